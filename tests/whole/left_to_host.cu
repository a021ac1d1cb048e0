// What one of the two compilations alone understands: bounds that device functions tell, classes that are the
// host's although device code names them; and candidates that a template asks for before they are declared.
#include <cstdio>
#include <stdexcept>
#include <string>

// Of the C++ library, by somebody who knows what parameters its template has elsewhere.
namespace std {
template <class C, class Traits, class Allocator> class basic_string;
}

struct Policy {
    int threads;
};
template <class T> __device__ constexpr auto current() { return Policy{sizeof(T) * 32}; }
template <class T> __global__ void __launch_bounds__(current<T>().threads, 1) fill(T *p)
{
    p[threadIdx.x] = current<T>().threads;
}
template <class T> __host__ __device__ auto *raw(T p) { return p; }

// ---- a class of the host's, by its base, whose members are defined outside of it
namespace parts {
namespace system {
class fault : public std::runtime_error {
public:
    inline fault(int code, const std::string &what);
    inline fault(int code, const char *what);
    inline const int &code() const noexcept;
    inline const char *what() const noexcept override;

private:
    int known;
    mutable std::string text;
};
} // namespace system
using system::fault;
namespace system {
fault ::fault(int code, const std::string &what) : std::runtime_error(what), known(code) {}
fault ::fault(int code, const char *what) : std::runtime_error(what), known(code) {}
const int &fault ::code() const noexcept { return known; }
const char *fault ::what() const noexcept
{
    if (text.empty()) text = std::string(std::runtime_error::what()) + ": " + std::to_string(known);
    return text.c_str();
}
} // namespace system
} // namespace parts
__host__ __device__ inline int checked(int code)
{
#ifndef __CUDA_ARCH__
    if (code) throw parts::fault(code, "refused");
#endif
    return code;
}
__global__ void check(int *p) { *p = checked(5); }

// ---- [temp.dep.candidate]: only what stands before the template, or beside the argument's class
namespace asking {
template <class...> struct voided {
    using type = void;
};
template <class... T> using void_t = typename voided<T...>::type;
template <bool, class T> struct enabled {};
template <class T> struct enabled<true, T> {
    using type = T;
};
template <class T> T &made();
template <class, class... T> inline constexpr bool chosen_for = false;
template <class... T> inline constexpr bool chosen_for<void_t<decltype(choose(made<T>()...))>, T...> = true;
template <class... T> inline constexpr bool chosen = chosen_for<void, T...>;
template <class T, typename enabled<!chosen<T>, int>::type = 0> __host__ __device__ int choose(T &) { return 1; }
template <class T> constexpr auto answers(int) -> decltype(later(T()), 2) { return 2; }
template <class T> constexpr int answers(long) { return 1; }
inline int later(int) { return 1; }
} // namespace asking
namespace own {
struct A {};
struct B {};
__host__ __device__ inline int choose(A &) { return 2; }
inline int later(B) { return 1; }
} // namespace own
__global__ void choose_both(int *p)
{
    own::A a;
    own::B b;
    using asking::choose;
    p[0] = choose(a) * 10 + choose(b);
}

int main()
{
    int *p;
    cudaMallocManaged(&p, 512);
    fill<<<1, 128>>>(p);
    cudaDeviceSynchronize();
    const auto *q = raw((void *)p);
    auto *r = q;
    printf("%d %d\n", p[127], r == p);

    check<<<1, 1>>>(p);
    cudaDeviceSynchronize();
    try {
        checked(p[0]);
    } catch (const parts::fault &f) {
        printf("%s, %d\n", f.what(), f.code());
    }

    choose_both<<<1, 1>>>(p);
    cudaDeviceSynchronize();
    using asking::choose;
    own::A a;
    own::B b;
    printf("%d: %d %d %d %d\n", p[0], asking::chosen<own::A>, asking::chosen<own::B>, choose(a), choose(b));
    printf("%d %d %d\n", asking::answers<int>(0), asking::answers<own::B>(0), asking::answers<own::A>(0));
}
