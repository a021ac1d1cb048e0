// Attributes are carried out, or are said to have no effect, or refused: none is dropped in silence that matters.
// DOC: Attributes | of a declaration without a body, for the definition to come
struct __attribute__((aligned(16))) foretold;
struct foretold { char c; };
static_assert(sizeof(foretold) == 16, "");
struct __attribute__((packed)) thin;
struct thin { char c; int i; };
static_assert(sizeof(thin) == 5, "");
struct defined { char c; int i; };
struct __attribute__((packed)) defined /* warning: attribute ignored: 'struct defined' is already defined [-Wignored-attributes] */;
typedef struct __attribute__((aligned(32))) defined /* warning: attribute ignored: 'struct defined' is not declared here [-Wignored-attributes] */ wide;
static_assert(sizeof(defined) == 8 && alignof(wide) == 4, "");
struct __attribute__((ms_struct /* error: not supported: ms_struct */)) other { char c : 3; };
__device__ int plain();
__device__ __attribute__((copy /* error: not supported: copy */ (plain))) int copied();
struct none {};
struct flagged {
    [[no_unique_address]] none first;
    int second;
    [[noinit /* warning: unknown attribute 'noinit' ignored [-Wunknown-attributes] */]] int third;
};
// g++ counts a class with such members for no POD, nvcc does.
struct after : flagged {
    char c;
};
struct short_tail {
    [[no_unique_address]] none first;
    int a;
    char b;
};
struct differs : short_tail {
    char c /* warning: host code may see 'differs' otherwise: gcc's layout differs from nvcc's for members beside those of classes, and in their tail padding [-Whost-layout] */;
};
__device__ void use(other *, after *, differs *);
