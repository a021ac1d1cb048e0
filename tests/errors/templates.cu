// OPTIONS: -Whost
// DOC: Templates | an error inside an instance says where the instance was asked for
template <typename T> __device__ T inner(T x) { return x.member; } // error: member reference base type 'int' is not a structure or union
template <typename T> __device__ T outer(T x) { return inner(x); } // note: in instantiation of function template specialization 'inner<int>' requested here
template <int N> __device__ int endless(int x) { return endless<N + 1>(x); } // error: recursive template instantiation exceeded maximum depth of 200 // note: in instantiation of function template specialization 'endless<201>' requested here // note: in instantiation of function template specialization 'endless<200>' requested here // note: in instantiation of function template specialization 'endless<199>' requested here // note: in instantiation of function template specialization 'endless<198>' requested here // note: in instantiation of function template specialization 'endless<3>' requested here // note: in instantiation of function template specialization 'endless<2>' requested here // note: in instantiation of function template specialization 'endless<1>' requested here // note@*: (skipping 194 more)
template <typename T> __device__ int twice(T) { return 0; } // note: previous definition is here
template <typename T> __device__ int twice(T) { return 0; } // error: redefinition of 'twice'
template <typename T> __device__ int equal(T, T) { return 0; } // note: candidate template
template <> __device__ int equal<float>(int, int) { return 0; } // error: no function template matches 'equal<float>'
template <> __device__ int equal<int>(int, int) { return 1; } // note: previous definition is here
template <> __device__ int equal<int>(int, int) { return 2; } // error: redefinition of 'equal<int>'
template <int N> __global__ void kernel(int *p) { p[0] = N; int a[N]; } // note: candidate template // error: 'a' declared as an array with a negative size
template __global__ void kernel<-1>(int *); // note: in instantiation of function template specialization 'kernel<-1>' requested here
template __global__ void kernel<2>(float *); // error: no function template matches 'kernel<2>'
template void kernel<3>(int *); // warning: the function 'kernel' is not for the device: skipped
template <typename T> __global__ void by_reference(T &p) {} // warning: the kernel's parameter of type 'int &' refers to what only the host can reach, unless it is managed memory
template __global__ void by_reference<int>(int &); // note: in instantiation of function template specialization 'by_reference<int>' requested here
template <typename T> struct box { T x; };
template <typename T> __device__ int of_box(box<T> x) { return 0; } // note: candidate template ignored: could not match 'box<T>' against 'int'
template <bool B> __device__ int branch(int x) { if constexpr (B) return x; else return x.member; } // error: member reference base type 'int' is not a structure or union
__device__ int twice<int>(int) { return 1; } // error: the explicit specialization 'twice<int>' must begin with 'template <>'
extern "C" { template <typename T> __device__ int plain(T x) { return x; } } // error: templates must have C++ linkage

__global__ void calls(int *p)
{
    outer(1); // note: in instantiation of function template specialization 'outer<int>' requested here
    endless<0>(1); // note: in instantiation of function template specialization 'endless<0>' requested here
    of_box(1); // error: no matching function for call to 'of_box(int)'
    branch<true>(1);
    branch<false>(1); // note: in instantiation of function template specialization 'branch<false>' requested here
}

void host(int *p, int n) // warning: the function 'host' is not for the device: skipped
{
    kernel<4><<<1, 1>>>(p);
    const int five = 5;
    kernel<five + 1><<<1, 1>>>(p);
    kernel<n><<<1, 1>>>(p); // warning: the instance of 'kernel' that is launched here is not made: non-type template argument is not a constant expression
}
