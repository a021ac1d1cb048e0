// [dcl.struct.bind]p4: an element of a tuple-like class is a variable, which one call of `get` initialises.
#include <cstdio>
#include <memory>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
template <class T> struct Counted {
    T values[2];
    int calls = 0;
    template <std::size_t I> __host__ __device__ T get() { calls++; return values[I]++; }
};
template <class T> struct std::tuple_size<Counted<T>> : std::integral_constant<std::size_t, 2> {};
template <std::size_t I, class T> struct std::tuple_element<I, Counted<T>> { using type = long; };

struct Owner {
    std::string text = "a string too long to stand in the object itself";
    std::unique_ptr<int> number{new int(5)};
    template <std::size_t I> auto &&get() && { if constexpr (I == 0) return std::move(text); else return std::move(number); }
    template <std::size_t I> auto &get() & { if constexpr (I == 0) return text; else return number; }
};
template <> struct std::tuple_size<Owner> { static constexpr std::size_t value = 2; };
template <> struct std::tuple_element<0, Owner> { using type = std::string; };
template <> struct std::tuple_element<1, Owner> { using type = std::unique_ptr<int>; };

template <class T> __host__ __device__ long twice(T values)
{
    auto &[a, b] = values;
    static_assert(std::is_same<decltype(a), long>::value, "");
    long sum = a + a + b + b;
    a = 100;
    return 1000 * sum + 10 * values.calls + values.values[0] + a;
}
__global__ void kernel(long *result) { *result = twice(Counted<int>{{3, 7}}); }

auto [early, late] = Counted<char>{{'a', 'b'}};
struct Refers { int &first; const double second; };

int main()
{
    long *result;
    cudaMallocManaged(&result, sizeof(long));
    kernel<<<1, 1>>>(result);
    cudaDeviceSynchronize();
    printf("%ld %ld\n", *result, twice(Counted<int>{{3, 7}}));
    printf("%ld %ld %ld\n", early, early, late);
    auto [text, number] = Owner();
    std::string moved = std::move(text);
    std::unique_ptr<int> owned = std::move(number);
    printf("%zu %zu %d %d\n", moved.size(), text.size(), number == nullptr, *owned);
    Owner owner;
    auto &[t, n] = owner;
    t += "!";
    *n = 8;
    printf("%zu %d\n", owner.text.size(), *owner.number);
    int i = 1;
    auto [r, v] = std::tuple<int &, double>(i, 2.5);
    static_assert(std::is_same<decltype(r), int &>::value && std::is_same<decltype(v), double>::value, "");
    const auto [f, s] = Refers{i, v};
    static_assert(std::is_same<decltype(f), int &>::value && std::is_same<decltype(s), const double>::value, "");
    f = 6;
    auto captured = [&v, r] { v = 4; return r; };
    printf("%d %d %g\n", i, captured(), v);
}
