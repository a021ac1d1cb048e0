/* A library of our own: what may cross a call. */
#ifdef __cplusplus
extern "C" {
#endif
typedef struct { double re, im; } Z;
typedef struct { float x, y; } F2;
typedef struct { float x, y, z; } F3;
typedef struct { int a; float b; double c; } Mix;
typedef struct { long v[5]; } Big;
typedef struct { char c[3]; } Small;
typedef union { int i; float f; } Either;
typedef struct { unsigned a : 5, b : 20; float c; } Bits;
Z z_mul(Z a, Z b);
F2 f2_add(F2 a, F2 b);
F3 f3_scaled(F3 a, double d, F3 b);
Mix mix(Mix m, int k);
Big big(Big b, long k);
Small small(Small s);
Either either(Either e);
Bits bits(Bits b);
int sum(int n, ...);
double plain(int a, float b, double c, const char *s, unsigned char d);
const char *text(void);
extern int calls;
int applied(int (*f)(int), int x);
void each(int n, void (*f)(int, void *), void *data);
double integral(double (*f)(double), double a, double b);
void later(void (*f)(void));
typedef struct { int (*apply)(int); int more; } Operations;
Operations tripled(void);
int operate(const Operations *o, int x);
void now(void);
#ifdef __cplusplus
}
int overloaded(int x);
int overloaded(double x);
namespace own {
int inside(const int *p);
class Kept {
    int value;
  public:
    Kept(int v);
    int get() const;
    static int made;
};
}
#endif
