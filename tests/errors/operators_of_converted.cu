// DOC: Expressions | an operator function that takes one operand better than the built-in operator, and one worse
struct Any { int v; template <class T> __device__ Any(T); };
struct Int { __device__ operator int() const; };
struct Truth { __device__ explicit operator bool() const; };
struct FromLong { __device__ FromLong(long); };
struct Points { __device__ operator const char *() const; __device__ char operator[](int); };
__device__ int operator<(Any, int); // note: candidate function: int operator<(Any, int)
__device__ int operator~(Any); // note: candidate function: int operator~(Any)
__device__ int operator&&(Any, bool); // note: candidate function: int operator&&(Any, bool)
__device__ int operator+(FromLong, Int); // note: candidate function: int operator+(FromLong, Int)
__device__ int a(Int i) { return i < 8; } // error: use of overloaded operator '<' is ambiguous (with operand types 'Int' and 'int')
__device__ int b(Int i) { return ~i; } // error: use of overloaded operator '~' is ambiguous (with operand types 'Int')
__device__ int c(Truth t) { return t && true; } // error: use of overloaded operator '&&' is ambiguous (with operand types 'Truth' and 'bool')
__device__ int d(Int i) { return 1L + i; } // error: use of overloaded operator '+' is ambiguous (with operand types 'long' and 'Int')
