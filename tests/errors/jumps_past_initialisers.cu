// C++ [stmt.dcl]p3; in device code nvcc only warns of `case`.
struct plain { int x, y; };
struct made { int x = 3; };
__device__ plain pair(int n) { return {n, n}; }

__global__ void without(int n) { switch (n) { case 0: int w; w = 1; plain p; p.x = w; int v[2]; v[0] = p.x; break; case 1: ; } }
__global__ void elsewhere(int n) { switch (n) { case 0: static int w = 1; w = 2; __shared__ int s; s = w; break; case 1: ; } }
__global__ void in_a_block(int n) { switch (n) { case 0: { int w = 2; n = w; } for (int i = 0; i < n; i++) ; break; case 1: ; } }
__global__ void back(int n) { again: int w = n; n = w - 1; if (n) goto again; }
__global__ void out_of(int n) { { int w = n; if (w) goto end; } end: ; }

__global__ void a(int n) {
    switch (n) {
    case 0:
        made w; // note: jump bypasses variable initialization
        w.x = 1;
        break;
    case 1: ; // warning: cannot jump from switch statement to this case label [-Wbypassed-initialization]
    }
}
__global__ void b(int n) {
    switch (n) {
    case 0: ;
        int &w = n; // note: jump bypasses variable initialization
        w = 1;
    default: ; // warning: cannot jump from switch statement to this case label [-Wbypassed-initialization]
    }
}
__global__ void c(int n, int *out) {
    switch (n) {
    case 0: ;
        auto [x, y] = pair(n); // note: jump bypasses variable initialization
        *out = x + y;
    case 5: ; // warning: cannot jump from switch statement to this case label [-Wbypassed-initialization]
    }
}
__global__ void d(int n) {
    if (n)
        goto end; // error: cannot jump from this goto statement to its label
    int w = n; // note: jump bypasses variable initialization
    n = w;
end:;
}
__global__ void e(int n) {
    goto in; // error: cannot jump from this goto statement to its label
    {
        constexpr int w = 1; // note: jump bypasses variable initialization
        n = w;
    in:;
    }
}
