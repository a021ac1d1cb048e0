// DOC: Templates | types that only host code can name are no arguments of kernel templates: those inside of host functions, closures of lambdas that are not marked `__device__`, types without a name, members that are not public
template <class T> __global__ void k(T t) { (void)sizeof(t); }
template <class T, int... N> __global__ void pointed(T *p) { *p = T{}; }
template <class T> struct box { T value; };
struct { int x; } unnamed;
enum { none };
auto at_file_scope = [](int x) { return x; };
auto extended = [] __host__ __device__ (int x) { return x; };
class owner {
    struct hidden { int x; };
public:
    struct shown { int x; };
    static void launch() {
        k<<<1, 1>>>(hidden{1}); // error: 'owner::hidden', a private member, cannot be a template argument of a __global__ function
        k<<<1, 1>>>(shown{1});
    }
};
template <class T> void of_template(T t) {
    struct local { T x; };
    k<<<1, 1>>>(local{t}); // error: 'local', a type inside of a host function, cannot be a template argument of a __global__ function
}
int main()
{
    struct local { int x; };
    enum kind { a };
    auto f = [](int x) { return x; };
    using plain = float;
    k<<<1, 1>>>(plain(1));
    k<<<1, 1>>>(+f);
    k<<<1, 1>>>(local{1}); // error: 'local', a type inside of a host function, cannot be a template argument of a __global__ function
    k<<<1, 1>>>(a); // error: 'kind', a type inside of a host function, cannot be a template argument of a __global__ function
    k<box<local>><<<1, 1>>>({{1}}); // error: 'local', a type inside of a host function, cannot be a template argument of a __global__ function
    pointed<<<1, 1>>>((local *)0); // error: 'local', a type inside of a host function, cannot be a template argument of a __global__ function
    k<<<1, 1>>>(f); // error: the closure of a lambda that is not marked __device__ cannot be a template argument of a __global__ function
    k<<<1, 1>>>([] { return 1; }); // error: the closure of a lambda that is not marked __device__ cannot be a template argument of a __global__ function
    k<<<1, 1>>>(at_file_scope); // error: the closure of a lambda that is not marked __device__ cannot be a template argument of a __global__ function
    k<<<1, 1>>>(extended); // error: an extended lambda must be defined inside of a function to be a kernel's argument
    k<<<1, 1>>>(unnamed); // error: a type without a name cannot be a template argument of a __global__ function
    k<<<1, 1>>>(none); // error: a type without a name cannot be a template argument of a __global__ function
    local captured{1};
    k<<<1, 1>>>([=] __device__ { return captured.x; }); // error: 'captured', which an extended lambda captures, is of a type inside of a function
    owner::launch();
    of_template(1);
}
