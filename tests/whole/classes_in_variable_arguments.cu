// DOC: The C library | classes by value in variable arguments
// Classes by value in the variable arguments of the C library's functions: registers as the platform's ABI has them.
#include <cstdio>
#include <cstring>

struct Byte { unsigned char a; };
struct Short { unsigned short a; Short() = default; Short(unsigned short v) : a(v) {} };
struct Bytes3 { unsigned char a[3]; };
struct Bytes5 { unsigned char a[5]; };
struct Mixed { float a; int b; };
struct Ints { int a, b, c; };
struct Longs { long a, b; };
struct Double { double a; };
struct Doubles { double a, b; };
struct Both { long a; double b; };
struct Floats { float a, b, c, d; };
union Word { unsigned u; float f; };

static double together(float a, float b)
{
    float pair[] = {a, b};
    double d;
    memcpy(&d, pair, 8);
    return d;
}

static Short made(int v) { return Short(v + 1); }

int main()
{
    char line[100];
    Bytes3 three = {{1, 2, 3}};
    Bytes5 five = {{1, 2, 3, 4, 5}};
    Mixed mixed = {1.0f, 7};
    Ints ints = {1, 2, 3};
    Word word;
    word.f = 1.0f;
    printf("%hhx %hx %hx\n", Byte{0x12}, Short(0x3456), made(0x7fff));
    printf("%hx %x %d\n", three, five, 4);
    snprintf(line, sizeof line, "%llx|%llx %x|%x|%d", mixed, ints, word, 9);
    printf("%s\n", line);
    printf("%g %g %g %d\n", Double{2.5}, Doubles{3.5, 4.5}, 5);
    printf("%ld %ld %ld %ld %d %d\n", Longs{1, 2}, Longs{3, 4}, 5, 6);
#ifdef __x86_64__ // what needs two registers and finds one goes to the stack; what is behind takes it
    printf("%d %d %d %d %d %ld %ld\n", 1, 2, 3, 4, Longs{7, 8}, 9);
    printf("%ld %g %d\n", Both{77, 6.5}, 5);
    printf("%.9g %.9g %d\n", Floats{1, 2, 3, 4}, 5);
#else
    printf("%d %d %d %d %d %ld %ld\n", 1, 2, 3, 4, 9, 7l, 8l);
    printf("%ld %g %d\n", 77l, 6.5, 5);
    printf("%.9g %.9g %d\n", together(1, 2), together(3, 4), 5);
#endif
    printf("%d\n", together(1, 2) > 2);
}
