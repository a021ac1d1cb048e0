// OPTIONS: -std=c++20
// DOC: C++20 | memory that a constant expression does not give back, gives back twice, or uses otherwise than it may
constexpr int leak()
{
    int *p = new int(5);
    return *p;
}
static_assert(leak() == 5); // error: static assertion expression is not an integer constant expression
constexpr int twice()
{
    int *p = new int(5);
    delete p;
    delete p;
    return 1;
}
static_assert(twice() == 1); // error: static assertion expression is not an integer constant expression
constexpr int after()
{
    int *p = new int(5);
    delete p;
    return *p;
}
static_assert(after() == 5); // error: static assertion expression is not an integer constant expression
constexpr int read_beyond()
{
    int *p = new int[2]{1, 2};
    int s = p[2];
    delete[] p;
    return s;
}
static_assert(read_beyond() == 0); // error: static assertion expression is not an integer constant expression
constexpr int written_beyond()
{
    int a[3] = {}, *p = a + 2;
    *++p = 1;
    return 1;
}
static_assert(written_beyond() == 1); // error: static assertion expression is not an integer constant expression
constexpr int unset()
{
    int *p = new int[2];
    int s = p[1];
    delete[] p;
    return s;
}
static_assert(unset() == 0); // error: static assertion expression is not an integer constant expression
__device__ int sum() { return leak() + twice() + after() + read_beyond() + written_beyond() + unset(); }
