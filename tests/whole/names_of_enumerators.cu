// __PRETTY_FUNCTION__ of the host's functions as GCC has it: programs read the names of types and enumerators from it.
#include <cstdio>
namespace ns {
enum class Color { red = 1, green = 4 };
enum Plain { one, two };
template <class T> constexpr auto type() { return __PRETTY_FUNCTION__; }
template <auto V> constexpr auto value() noexcept { return __PRETTY_FUNCTION__; }
struct P { static int made() noexcept { return puts(__PRETTY_FUNCTION__); } };
}
struct Text {
    const char *at;
    int size;
};
template <auto V> constexpr Text name() noexcept
{
    Text t{__PRETTY_FUNCTION__, sizeof __PRETTY_FUNCTION__ - 2};
    int start = 0;
    for (int i = t.size; i > 0; i--)
        if (t.at[i] == ':' || t.at[i] == ')') {
            start = i + 1;
            break;
        }
    t.size -= start;
    t.at += start;
    if (t.at[-1] == ')') t.size = 0;
    return t;
}
template <class E, int N> constexpr int named()
{
    if constexpr (name<static_cast<E>(N)>().size != 0) return 1;
    else return 0;
}
__global__ void device(int *r) { *r = sizeof __PRETTY_FUNCTION__; }
int main()
{
    static_assert(name<ns::Color::green>().size == 5 && name<ns::Color::green>().at[0] == 'g');
    static_assert(named<ns::Color, 1>() == 1 && named<ns::Color, 2>() == 0 && named<ns::Plain, 1>() == 1);
    puts(ns::value<ns::Color::red>());
    puts(ns::value<(ns::Color)3>());
    puts(ns::value<(ns::Plain)3>());
    puts(ns::value<(ns::Color)-1>());
    puts(ns::type<int>());
    ns::P::made();
    int *r;
    cudaMallocManaged(&r, sizeof *r);
    device<<<1, 1>>>(r);
    cudaDeviceSynchronize();
    printf("%d\n", *r);
    return *r != sizeof "void device(int *)";
}
