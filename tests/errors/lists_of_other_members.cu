// A program may declare std::initializer_list itself, but only as the library does.
namespace std { template <class T> class initializer_list { T a, b, c; }; }
__device__ void f()
{
    auto x = {1, 2}; // error: 'std::initializer_list<int>' is not as <initializer_list> declares it: a pointer and a number
}
