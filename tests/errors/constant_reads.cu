// DOC: C++17 | what a constant expression may not read or write: volatile objects, const ones through a `const_cast`, characters as another type
__host__ __device__ constexpr int of_volatile() { volatile int x = 1; return x; }
static_assert(of_volatile() == 1, ""); // error: static assertion expression is not an integer constant expression
__host__ __device__ constexpr int of_const() { const int x = 1; const_cast<int &>(x) = 2; return x; }
static_assert(of_const() == 2, ""); // error: static assertion expression is not an integer constant expression
static_assert(*reinterpret_cast<const int *>("abcd"), ""); // error: static assertion expression is not an integer constant expression
static_assert(*reinterpret_cast<const unsigned char *>("abcd"), ""); // error: static assertion expression is not an integer constant expression
static_assert(*(const unsigned *)L"ab", ""); // error: static assertion expression is not an integer constant expression
// DOC: C++17 | elements behind the end of the array that an expression names, though another array of the object stands there
constexpr int rows[2][3] = {{1, 2, 3}, {4, 5, 6}};
static_assert(rows[0][4] == 5, ""); // error: static assertion expression is not an integer constant expression
static_assert(rows[0][3] == 4, ""); // error: static assertion expression is not an integer constant expression
static_assert(rows[1][-1] == 3, ""); // error: static assertion expression is not an integer constant expression
struct pair { int a[2], b; };
constexpr pair pairs[2] = {{{1, 2}, 3}, {{4, 5}, 6}};
static_assert(pairs[0].a[2] == 3, ""); // error: static assertion expression is not an integer constant expression
static_assert(*(pairs[1].a - 1) == 3, ""); // error: static assertion expression is not an integer constant expression
__host__ __device__ constexpr int element(int i) { int a[2][3] = {{1, 2, 3}, {4, 5, 6}}; return a[0][i]; }
static_assert(element(4) == 5, ""); // error: static assertion expression is not an integer constant expression
// DOC: C++17 | mutable members of an object that was there before the constant expression
struct counted { int n; mutable int uses; __host__ __device__ constexpr int get() const { return uses; } };
constexpr counted kept = {3, 1};
static_assert(kept.n == 3, "");
static_assert(kept.uses == 1, ""); // error: static assertion expression is not an integer constant expression
static_assert(kept.get() == 1, ""); // error: static assertion expression is not an integer constant expression
// DOC: C++17 | locals and parameters of a call that has returned
__host__ __device__ constexpr const int *local_of() { int x = 1; const int *p = &x; return p; }
static_assert(*local_of() == 1, ""); // error: static assertion expression is not an integer constant expression
__host__ __device__ constexpr const int &parameter_of(int x) { const int &r = x; return r; }
static_assert(parameter_of(1) == 1, ""); // error: static assertion expression is not an integer constant expression
__host__ __device__ constexpr int read_late() { return *local_of() + parameter_of(2); }
static_assert(read_late() == 3, ""); // error: static assertion expression is not an integer constant expression
