// DOC: Preprocessor | `#pragma pack` with other values, and a `pop` without its `push`
#pragma pack(push, 1)
struct packed { char c; int i; };
#pragma pack(push, name, 2)
struct halves { char c; int i; };
#pragma pack(pop)
#pragma pack(pop)
#pragma pack(pop) // warning: '#pragma pack(pop)' without a push; ignored
#pragma pack(3) // warning: expected #pragma pack parameter to be '1', '2', '4', '8', or '16'; ignored
#pragma pack(push, 5) // warning: expected #pragma pack parameter to be '1', '2', '4', '8', or '16'; ignored
#pragma pack banana // warning: expected '#pragma pack(N)', 'pack()', 'pack(push)', 'pack(push, N)' or 'pack(pop)'; ignored
#pragma pack(,1) // warning: expected '#pragma pack(N)', 'pack()', 'pack(push)', 'pack(push, N)' or 'pack(pop)'; ignored
_Pragma("pack(1") // warning: expected '#pragma pack(N)', 'pack()', 'pack(push)', 'pack(push, N)' or 'pack(pop)'; ignored
#pragma pack(show)
struct natural { char c; int i; };
#define FOUR 4
#pragma pack(FOUR)
struct fours { char c; long l; };
#pragma pack()
static_assert(sizeof(packed) == 5 && sizeof(halves) == 6 && sizeof(natural) == 8 && sizeof(fours) == 12, "");
__global__ void kernel(int *p) { *p = missing /* error: use of undeclared identifier 'missing' */; }
