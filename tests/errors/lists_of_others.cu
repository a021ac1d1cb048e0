// Only std::initializer_list is deduced from a brace list ([temp.deduct.call]p1), not what has its name.
#include <initializer_list>
namespace mine {
template <class T> struct initializer_list {
    T first, second;
};
}  // namespace mine
template <class T> __device__ T sum(mine::initializer_list<T> list) { return list.first + list.second; }
template <class T> __device__ T first(std::initializer_list<T> list) { return *list.begin(); }
__global__ void k(int *out) {
    *out = first({1, 2});
    *out += sum(mine::initializer_list<int>{1, 2});
    *out += sum({1, 2}); // error: no matching function for call to 'sum(initializer list)' // note@8: candidate template ignored: couldn't infer template argument 'T'
}
