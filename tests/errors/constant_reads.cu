// DOC: C++17 | what a constant expression may not read or write: volatile objects, const ones through a `const_cast`, characters as another type
__host__ __device__ constexpr int of_volatile() { volatile int x = 1; return x; }
static_assert(of_volatile() == 1, ""); // error: static assertion expression is not an integer constant expression
__host__ __device__ constexpr int of_const() { const int x = 1; const_cast<int &>(x) = 2; return x; }
static_assert(of_const() == 2, ""); // error: static assertion expression is not an integer constant expression
static_assert(*reinterpret_cast<const int *>("abcd"), ""); // error: static assertion expression is not an integer constant expression
static_assert(*reinterpret_cast<const unsigned char *>("abcd"), ""); // error: static assertion expression is not an integer constant expression
static_assert(*(const unsigned *)L"ab", ""); // error: static assertion expression is not an integer constant expression
