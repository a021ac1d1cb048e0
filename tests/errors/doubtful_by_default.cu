// OPTIONS: -std=c++17
// DOC: Diagnostics | by default: `if (x = 5)`, and left operands of commas that do nothing, as in `dim3 block = (16, 16)`
#define TWO (1, 3)
__device__ int next();
template <class T> __device__ int instance(T a) { return (a, 1); }
__global__ void conditions(int *p, int x, int y)
{
    if (x = /* warning: using the result of an assignment as a condition without parentheses [-Wcondition-assignment] */ 5)
        p[0] = 1;
    while (p[1] = /* warning: using the result of an assignment as a condition without parentheses */ next())
        x++;
    do
        x--;
    while (x = /* warning: using the result of an assignment as a condition without parentheses */ y);
    for (int i = 0; x = /* warning: using the result of an assignment as a condition without parentheses */ (y); i++)
        p[i] = 2;
    if (int n; (p[2]) = /* warning: using the result of an assignment as a condition without parentheses */ (n = y))
        p[2] = 3;
    if ((x = 5) || (x += 1))
        p[3] = 4;
    if ((x = 5))
        p[4] = 5;
    if (x += 1)
        p[5] = 6;
    if (int n = next())
        p[6] = n;
    if (bool set = (x = 3))
        p[7] = set;
}
__global__ void commas(int *p, int x, volatile int *v)
{
    dim3 block = (16 /* warning: left operand of comma operator has no effect [-Wunused-value] */, 16);
    for (int i = 0, j = 0; i < 3; i++, j++)
        p[i] = (next(), j);
    p[0] = (x + /* warning: left operand of comma operator has no effect */ 1, x++, 5);
    p[1] = ((void)x, 5) + (*v, 2) + TWO + (x == 1 && next(), 4) + instance(2);
    p[2] = sizeof(decltype((x, 1.0f))) + block.x;
}
