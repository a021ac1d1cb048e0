template <class T> void raise(int n, T *p);
namespace deep {
template <class T, int N> T sum(const T (&values)[N]);
}
