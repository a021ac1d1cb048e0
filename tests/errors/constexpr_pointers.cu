// OPTIONS: -arch=sm_80
// Pointers that leave their array in a constant expression ([expr.add]p4).
constexpr int beyond()
{
    int a[2] = {1, 2};
    int *p = a + 2;
    p++;
    return 1;
}
constexpr int before()
{
    int a[2] = {1, 2};
    int *p = a;
    p--;
    return 1;
}
constexpr int inside()
{
    int a[2] = {1, 2};
    int *p = a + 2;
    --p;
    p -= 1;
    return *p++ + *p;
}
__device__ void pointers()
{
    constexpr int one = beyond();  // error: constexpr variable 'one' must be initialized by a constant expression
    constexpr int two = before();  // error: constexpr variable 'two' must be initialized by a constant expression
    static_assert(inside() == 3, "");
}
