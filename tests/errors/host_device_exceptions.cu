// DOC: Functions | exceptions in a function marked __host__ __device__, also if no device code calls it
__host__ __device__ void f(int x) { if (x) throw /* error: not supported: 'throw' expression */ 1; }
__host__ __device__ void g() { try /* error: not supported: exceptions */ { } catch (...) { } }
template <class T> __host__ __device__ void unused(T x) { throw x; }
constexpr int constant(int x) { return x ? x : throw 1; }
void host() { throw 1; }
