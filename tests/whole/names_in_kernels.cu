// Function objects with the bases of C++98, types of allocators, friends in other namespaces, and lambdas for the
// device in which a class has a member of the name of a variable that they capture, or a union without a name
// such members; a stand-in for CUDA's vector types.
#include <cstdio>
#include <functional>
#include <memory>

#ifndef __VECTOR_TYPES_H__ // what a library has for compilers of C++
struct int2 { int x, y; };
#endif
__global__ void paired(int2 *p) { *p = make_int2(p->y, p->x); }

struct Smaller : std::binary_function<int, int, bool> {
    __host__ __device__ bool operator()(first_argument_type a, second_argument_type b) const { return a < b; }
};
template <class T> struct Minus : public std::unary_function<T, T> {
    __host__ __device__ typename std::unary_function<T, T>::result_type operator()(const T &a) const { return -a; }
};
__global__ void called(unsigned *out) { out[2] = Smaller()(3, 4) + Minus<int>()(-5); }

template <class T, class A = std::allocator<T>> struct Row {
    typedef typename std::allocator_traits<A>::template rebind_alloc<double> other;
    T *p;
    other own;
    __host__ __device__ T first() const { return *p; }
};
template <class T> struct Own { typedef T value_type; T x; };
template <class T, int N> struct Sized {
    typedef T value_type;
    template <class U> struct rebind { typedef Sized<U, N> other; };
};
static_assert(std::is_same<std::allocator_traits<Sized<int, 3>>::rebind_alloc<char>, Sized<char, 3>>::value, "");
static_assert(std::is_same<Row<int>::other, std::allocator<double>>::value, "");
static_assert(std::is_same<std::allocator_traits<Own<int>>::pointer, int *>::value, "");
__global__ void rows(int *p) { Row<int, Own<int>> r{p, {}}; *p = r.first() + sizeof r.own; }

template <class F> __global__ void apply(F f) { f(threadIdx.x); }

void indexed(unsigned *out, int first)
{
    unsigned *keys = out;
    apply<<<1, 1>>>([=] __device__(int i) {
        __shared__ union { unsigned keys[4]; char bytes[16]; } shared;
        union { int first_bit; unsigned word; };
        shared.keys[i] = 9;
        first_bit = 1;
        keys[first] = shared.keys[i] + word;
    });
}

namespace space { namespace inner {
template <class I, class M> __global__ void insert(I from, M map) { map.set(*from); }
template <class M> __device__ void twice(M *map) { map->set(*map->p); }
} }
template <class K> class Table {
public:
    K *p;
    __device__ void again() { space::inner::twice(this); }

private:
    __device__ void set(const K &k) { *p = 2 * k; }
    template <class I, class M> friend __global__ void space::inner::insert(I, M);
    friend __device__ void space::inner::twice<Table<K>>(Table<K> *);
};
__global__ void again(Table<unsigned> t) { t.again(); }

int main()
{
    unsigned *out;
    cudaMallocManaged(&out, 8 * sizeof *out);
    called<<<1, 1>>>(out);
    out[0] = 5;
    rows<<<1, 1>>>((int *)out);
    indexed(out, 5);
    out[6] = 11;
    out[1] = 1;
    paired<<<1, 1>>>((int2 *)out);
    Table<unsigned> table{out + 7};
    space::inner::insert<<<1, 1>>>(out + 6, table);
    again<<<1, 1>>>(table);
    cudaDeviceSynchronize();
    printf("%u %u %u %u %u\n", out[0], out[1], out[2], out[5], out[7]);
    return out[7] != 44 || out[0] != 1 || out[1] != 13 || out[2] != 6 || out[5] != 10;
}
