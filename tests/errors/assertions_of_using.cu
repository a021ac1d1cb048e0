// An assertion about what a using-declaration brings from a header that is skipped is not checked for the device.
#include <string>
#include <string_view>
#include <type_traits>
namespace m {
using std::string;
using std::string_view; // note: 'string_view' declared here
static_assert(std::is_same_v<string_view::value_type, string::value_type>, "one character type"); // warning: this assertion is not checked: 'string_view' cannot be used: nothing is known of 'std::string_view' (it may come from a header that was skipped) [-Wunchecked-assertion]
using std::is_same;
static_assert(!is_same<int, char>::value, "two types");
static_assert(is_same<int, char>::value, "one type"); // error: static assertion failed: one type
}
struct Bag { typedef int value_type; };
__global__ void k(Bag::value_type *p) { *p = sizeof(Bag); }
