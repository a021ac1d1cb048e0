// All of C++17's <type_traits>, each asked of many types.
#include <cstdio>
#include <string>
#include <type_traits>
#include <utility>

enum Plain { A, B = 300 };
enum Negative { M = -1 };
enum class Scoped : unsigned char { X };
struct Empty {};
struct Aggregate { int a; float b; };
struct Padded { char a; int b; };
struct Private { Private(int); private: int a; };
class Hidden { Hidden(const Hidden &); ~Hidden(); public: Hidden(int); };
struct Virtual { virtual void f() {} int x; };
struct Abstract { virtual void f() = 0; virtual ~Abstract() {} };
struct Final final : Virtual { void f() override {} };
struct Copied { Copied(const Copied &) {} Copied(int, float) noexcept {} Copied &operator=(const Copied &) noexcept { return *this; } };
struct MoveOnly { MoveOnly() noexcept {} MoveOnly(MoveOnly &&) noexcept {} MoveOnly &operator=(MoveOnly &&) { return *this; } };
struct Explicit { explicit Explicit(int) {} explicit operator bool() const { return true; } };
struct Converts { operator int() const noexcept { return 1; } operator Aggregate() { return {1, 2}; } };
struct Throwing { ~Throwing() noexcept(false) {} };
struct Defaulted { Defaulted() = default; Defaulted(const Defaulted &) = default; int x = 3; };
struct Const { const int c = 1; int &r; Const(int &x) : r(x) {} };
struct Literal { constexpr Literal(int v) : x(v) {} int x; };
struct Called { int operator()(int) const noexcept { return 1; } double operator()(const char *) { return 2; } };
union Union { int a; float b; };
union Hard { int a; Copied b; };
template <class T> struct Box { T value; Box() = default; template <class U> Box(const Box<U> &) {} };
struct OneArgument { int a; constexpr OneArgument(int x) : a(x) {} };
struct Inheriting : Copied { using Copied::Copied; };
union Sometimes { int a; Copied b; };
struct Incomplete;
using G = void(int, ...);

#define ONE(t) printf("%d", (int)std::t<T>::value);
template <class T> void of_one(const char *name)
{
    printf("%-14s ", name);
    ONE(is_void) ONE(is_null_pointer) ONE(is_integral) ONE(is_floating_point) ONE(is_array) ONE(is_enum) ONE(is_union) ONE(is_class)
    ONE(is_function) ONE(is_pointer) ONE(is_lvalue_reference) ONE(is_rvalue_reference) ONE(is_member_object_pointer)
    ONE(is_member_function_pointer) ONE(is_fundamental) ONE(is_arithmetic) ONE(is_scalar) ONE(is_object) ONE(is_compound)
    ONE(is_reference) ONE(is_member_pointer) ONE(is_const) ONE(is_volatile) ONE(is_signed) ONE(is_unsigned)
    printf(" ");
    ONE(is_trivial) ONE(is_trivially_copyable) ONE(is_standard_layout) ONE(is_pod) ONE(is_literal_type) ONE(is_empty)
    ONE(is_polymorphic) ONE(is_abstract) ONE(is_final) ONE(is_aggregate) ONE(has_virtual_destructor) ONE(has_unique_object_representations)
    printf(" ");
    ONE(is_default_constructible) ONE(is_copy_constructible) ONE(is_move_constructible) ONE(is_copy_assignable) ONE(is_move_assignable) ONE(is_destructible)
    printf(" ");
    ONE(is_trivially_default_constructible) ONE(is_trivially_copy_constructible) ONE(is_trivially_move_constructible) ONE(is_trivially_copy_assignable)
    ONE(is_trivially_move_assignable) ONE(is_trivially_destructible)
    printf(" ");
    ONE(is_nothrow_default_constructible) ONE(is_nothrow_copy_constructible) ONE(is_nothrow_move_constructible) ONE(is_nothrow_copy_assignable)
    ONE(is_nothrow_move_assignable) ONE(is_nothrow_destructible) ONE(is_swappable)
    printf(" %d %d %d\n", (int)std::rank<T>::value, (int)std::extent<T>::value, (int)std::extent<T, 1>::value);
}
#define OF(t) of_one<t>(#t);
template <class T, class U> void of_two()
{
    printf("%d%d%d%d%d%d%d%d%d ", (int)std::is_constructible<T, U>::value, (int)std::is_trivially_constructible<T, U>::value, (int)std::is_nothrow_constructible<T, U>::value,
           (int)std::is_assignable<T, U>::value, (int)std::is_trivially_assignable<T, U>::value, (int)std::is_nothrow_assignable<T, U>::value,
           (int)std::is_convertible<T, U>::value, (int)std::is_same<T, U>::value, (int)std::is_invocable<T, U>::value);
}
template <class T> void of_pairs()
{
    of_two<T, int>(); of_two<T, int &>(); of_two<T, const int &>(); of_two<T, double>(); of_two<T, void *>(); of_two<T, std::nullptr_t>();
    of_two<T, const char *>(); of_two<T, char[3]>(); of_two<T, Plain>(); of_two<T, Scoped>(); of_two<T, Aggregate>(); of_two<T, Virtual &>(); of_two<T, Final &>();
    of_two<T, Final *>(); of_two<T, Copied &>(); of_two<T, MoveOnly>(); of_two<T, MoveOnly &>(); of_two<T, Explicit>(); of_two<T, Converts>();
    of_two<T, std::string>(); of_two<T, Box<int>>(); of_two<T, Box<char> &>(); of_two<T, void>();
    printf("\n");
}
template <class T, class = void> struct has_common : std::false_type {};
template <class T> struct has_common<T, std::void_t<typename std::common_type<T, int>::type>> : std::true_type {};
template <class E> constexpr std::underlying_type_t<E> number(E e) { return static_cast<std::underlying_type_t<E>>(e); }
template <class T> struct wrapped : std::bool_constant<(sizeof(T) > 4)> {};

int main()
{
    OF(void) OF(int) OF(const volatile long) OF(bool) OF(float) OF(std::nullptr_t) OF(int *) OF(int *const) OF(int &) OF(const int &) OF(int &&)
    OF(int[]) OF(int[3]) OF(const int[2][5]) OF(int(int)) OF(G) OF(int (*)(int)) OF(int (&)(int)) OF(int Aggregate::*) OF(void (Virtual::*)())
    OF(Plain) OF(Scoped) OF(Empty) OF(Aggregate) OF(Padded) OF(Private) OF(Hidden) OF(Virtual) OF(Abstract) OF(Final) OF(Copied) OF(MoveOnly)
    OF(Explicit) OF(Throwing) OF(Defaulted) OF(Const) OF(Literal) OF(Union) OF(Hard) OF(Box<int>) OF(Box<Copied>) OF(Box<OneArgument>) OF(OneArgument) OF(Inheriting) OF(Sometimes) OF(std::string) OF(const Aggregate)
    OF(Aggregate[2]) OF(Copied[2]) OF(Virtual &) OF(unsigned char) OF(wchar_t) OF(std::true_type) OF(Called)
    of_pairs<int>(); of_pairs<int &>(); of_pairs<const int &>(); of_pairs<int &&>(); of_pairs<bool>(); of_pairs<double>(); of_pairs<char *>(); of_pairs<const void *>();
    of_pairs<Plain>(); of_pairs<Scoped &>(); of_pairs<Aggregate>(); of_pairs<Aggregate &>(); of_pairs<Virtual *>(); of_pairs<Virtual &>(); of_pairs<Copied>(); of_pairs<Copied &>();
    of_pairs<MoveOnly>(); of_pairs<MoveOnly &>(); of_pairs<Explicit>(); of_pairs<Explicit &>(); of_pairs<Converts>(); of_pairs<std::string>(); of_pairs<std::string &>();
    of_pairs<Box<int>>(); of_pairs<Box<int> &>(); of_pairs<void>(); of_pairs<Called>(); of_pairs<const Called &>(); of_pairs<int (*)(int)>(); of_pairs<int Aggregate::*>();
    of_pairs<Literal>(); of_pairs<Throwing>(); of_pairs<Abstract>(); of_pairs<Private>(); of_pairs<Hidden>();
    using namespace std;
    printf("%d%d%d%d%d\n", is_constructible_v<Copied, int, float>, is_nothrow_constructible_v<Copied, int, float>, is_constructible_v<Aggregate, int, float>,
           is_constructible_v<std::string, const char *, int>, is_trivially_constructible_v<Copied, int, float>);
    printf("%d%d%d%d%d\n", is_same_v<common_type_t<int, double, char>, double>, is_same_v<common_type_t<int &>, int>, is_same_v<common_type_t<Final *, Virtual *>, Virtual *>,
           has_common<double>::value, has_common<std::string>::value);
    printf("%d%d%d%d\n", is_same_v<underlying_type_t<Plain>, unsigned>, is_same_v<underlying_type_t<Negative>, int>, is_same_v<underlying_type_t<Scoped>, unsigned char>, number(B) == 300);
    printf("%d%d%d%d%d%d\n", is_same_v<invoke_result_t<Called, int>, int>, is_same_v<invoke_result_t<Called &, const char *>, double>, is_same_v<invoke_result_t<int Aggregate::*, Aggregate &>, int &>,
           is_same_v<invoke_result_t<void (Virtual::*)(), Final *>, void>, is_invocable_r_v<double, Called, int>, is_invocable_r_v<void *, Called, int>);
    printf("%d%d%d\n", is_nothrow_invocable_v<const Called &, int>, is_nothrow_invocable_v<Called, const char *>, is_invocable_v<Called, int, int>);
    printf("%d%d%d%d\n", is_same_v<result_of_t<Called(int)>, int>, is_base_of_v<Virtual, Final>, is_base_of_v<Final, Virtual>, is_base_of_v<int, int>);
    printf("%d%d%d%d%d%d\n", is_same_v<decay_t<const int &>, int>, is_same_v<decay_t<int[3]>, int *>, is_same_v<decay_t<int(int)>, int (*)(int)>, is_same_v<remove_all_extents_t<int[2][3]>, int>,
           is_same_v<add_lvalue_reference_t<void>, void>, is_same_v<add_rvalue_reference_t<int &>, int &>);
    printf("%d%d%d%d\n", is_same_v<add_cv_t<int>, const volatile int>, is_same_v<add_pointer_t<int &>, int *>, is_same_v<make_signed_t<unsigned long>, long>, is_same_v<remove_cv_t<const volatile int>, int>);
    printf("%d%d%d%d\n", conjunction_v<is_integral<int>, wrapped<long>>, disjunction_v<wrapped<char>, wrapped<long>>, negation_v<wrapped<char>>, conjunction_v<>);
    printf("%zu %zu %zu %zu\n", sizeof(aligned_storage_t<12, 4>), alignof(aligned_storage_t<12, 4>), sizeof(aligned_union_t<1, char, double>), alignment_of_v<double>);
    printf("%d%d%d\n", is_swappable_v<int>, is_swappable_v<const int>, is_nothrow_swappable_v<std::string>);
    printf("%d%d\n", is_trivially_copyable_v<Aggregate>, is_nothrow_move_constructible_v<std::string>);
    return 0;
}
