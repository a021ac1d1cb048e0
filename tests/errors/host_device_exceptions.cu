// DOC: Functions | exceptions in a function marked __host__ __device__, also if no device code calls it
__host__ __device__ void f(int x) { if (x) throw /* error: not supported: 'throw' expression */ 1; }
__host__ __device__ void g() { try /* error: not supported: exceptions */ { } catch (...) { } }
template <class T> __host__ __device__ void unused(T x) { throw x; }
constexpr int constant(int x) { return x ? x : throw 1; }
void host() { throw 1; }
struct S {
    __host__ __device__ void f(int x) { if (x) throw /* error: not supported: 'throw' expression */ 1; }
    __host__ __device__ S() { throw /* error: not supported: 'throw' expression */ 1; }
    __host__ __device__ ~S() { try /* error: not supported: exceptions */ { } catch (...) { } }
    template <class T> __host__ __device__ void unused(T) { throw 2; }
    friend __host__ __device__ void of_friend(S *) { throw /* error: not supported: 'throw' expression */ 3; }
    __host__ __device__ void outside(int x);
    void host() { throw 4; }
};
__host__ __device__ void S::outside(int x) { throw /* error: not supported: 'throw' expression */ 5; }
template <class T> struct Of { __host__ __device__ void unused() { throw 6; } T t; };
Of<int> of;
