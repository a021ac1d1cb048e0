// OPTIONS: -Wall
struct Plain { int v; };
__device__ Plain plain();
__device__ const Plain fixed();
__device__ void g(Plain p)
{
    plain().v = 3; // error: expression is not assignable
    fixed() = p; // error: expression is not assignable
}
