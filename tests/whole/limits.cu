// The members of numeric_limits for each kind of number, and for what is none ([numeric.limits]).
#include <cstdio>
#include <limits>
template <class T> void show(const char *n)
{
    using L = std::numeric_limits<T>;
    printf("%s %d%d%d%d%d%d%d%d%d%d%d%d%d %d %d %d %d %d %d %d %d %d %d %d\n", n, L::is_specialized, L::is_signed, L::is_integer, L::is_exact, L::has_infinity, L::has_quiet_NaN, L::has_signaling_NaN, L::has_denorm_loss, L::is_iec559, L::is_bounded, L::is_modulo, L::traps, L::tinyness_before, L::digits, L::digits10, L::max_digits10, L::radix, L::min_exponent, L::min_exponent10, L::max_exponent, L::max_exponent10, (int) L::round_style, (int) L::has_denorm, L::denorm_min() == T());
}
struct U { int v; bool operator==(U o) const { return v == o.v; } };
int main() { show<bool>("b"); show<char>("c"); show<unsigned>("u"); show<long long>("ll"); show<float>("f"); show<double>("d"); show<long double>("ld"); show<U>("U"); show<const double>("cd"); static_assert(std::numeric_limits<double>::round_style == std::round_to_nearest, ""); printf("%d\n", std::numeric_limits<U>::max().v); }
