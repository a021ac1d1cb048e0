// C++17 [dcl.init.list]p7; nvcc warns of it in device code. What a constant becomes is said by its conversion.
struct one { float x; };
enum plain { A };
__global__ void k(float *o, int i, long l, double d, unsigned u, plain e, bool b, int *p)
{
    float f{i};              // warning: narrowing conversion of a value of type 'int' to 'float' in braces [-Wnarrowing]
    int a[2] = {l, 1};       // warning: narrowing conversion of a value of type 'long' to 'int' in braces [-Wnarrowing]
    one s = {d};             // warning: narrowing conversion of a value of type 'double' to 'float' in braces [-Wnarrowing]
    char c{i};               // warning: narrowing conversion of a value of type 'int' to 'char' in braces [-Wnarrowing]
    int j = int{u};          // warning: narrowing conversion of a value of type 'unsigned int' to 'int' in braces [-Wnarrowing]
    bool q{p};               // warning: narrowing conversion of a value of type 'int *' to 'bool' in braces [-Wnarrowing]
    dim3 t{i};               // warning: narrowing conversion of a value of type 'int' to 'unsigned int' in braces [-Wnarrowing]
    dim3 in_parentheses(i / 2, i), temporary = dim3(i, i);
    long w{i}; double g{f}; int n{e}, m{b}; float h{0.1}; float x{3}; char y{'a'}; unsigned z{7}; long long v{u};
    o[0] = f + a[0] + s.x + c + j + q + w + g + n + m + h + x + y + z + v;
}
