// What CUDA's headers have of __half and __nv_bfloat16 for a C++ compiler: classes of two bytes.
struct Half { unsigned short x; };
struct Mixed { Half a, b; float c; };
struct Four { Half a[4]; };
extern "C" {
Half of_half(Half a, int b) { return {(unsigned short)(a.x + b)}; }
Half of_bfloat(float a, Half b) { return {(unsigned short)(b.x + (int)a)}; }
Mixed of_mixed(Mixed m) { return {m.b, {(unsigned short)(m.a.x + 1)}, m.c + 1}; }
Four of_four(Four f) { return {{f.a[3], f.a[2], f.a[1], f.a[0]}}; }
int to_the_stack(int a, int b, int c, int d, int e, Half f, Half g, float h) { return a + b + c + d + e + f.x + 2 * g.x + (int)h; }
}
