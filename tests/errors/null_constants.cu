// DOC: Expressions | null pointer constants are literals; conversions that differ in nothing but how a reference binds are ambiguous
enum e { zero };
enum class s { one };
__device__ void pointers()
{
    const int z = 0;
    int *a = +0; // error: initializing 'int *' with an expression of incompatible type 'int'
    int *b = false; // error: initializing 'int *' with an expression of incompatible type 'bool'
    int *c = 1 - 1; // error: initializing 'int *' with an expression of incompatible type 'int'
    int *d = zero; // error: initializing 'int *' with an expression of incompatible type 'enum e'
    int *f = z; // error: initializing 'int *' with an expression of incompatible type 'int'
    unsigned char g = (unsigned char)nullptr; // error: cannot cast 'nullptr_t' to 'unsigned char'
    bool h = !s::one; // error: invalid argument type 'enum s' to unary expression
}
__device__ int g(unsigned long) { return 1; } // note: candidate function: int g(unsigned long)
__device__ int g(const signed char &) { return 2; } // note: candidate function: int g(const signed char &)
__device__ int use() { return g(true); } // error: call to 'g' is ambiguous
