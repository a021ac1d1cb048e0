// DOC: Records | where gcc on the host lays a record out otherwise than nvcc on the device, a warning says so
struct Lower {
    char c : 3;
    int x /* warning: host code may see 'struct Lower' otherwise: gcc's layout differs from nvcc's for a bit-field of lower alignment than its type's */ : 4 __attribute__((aligned(1)));
};
struct __attribute__((packed)) Zero {
    char c;
    int : 0; // warning: host code may see 'struct Zero' otherwise: gcc's layout differs from nvcc's for a zero-length bit-field in a packed record
    char d;
};
#pragma pack(push, 2)
struct Pragma {
    char c;
    int i /* warning: host code may see 'struct Pragma' otherwise: gcc's layout differs from nvcc's for an explicit alignment under '#pragma pack' */ __attribute__((aligned(8)));
};
#pragma pack(pop)
struct __attribute__((packed, aligned(4))) Usual {
    char c;
    int i;
    int bits : 5;
};
typedef short short_4 __attribute__((aligned(4)));
struct Typed {
    short first : 6;
    short_4 second /* warning: host code may see 'struct Typed' otherwise: gcc's layout differs from nvcc's for a bit-field whose type has an alignment of its own */ : 5;
};
struct TypedFirst {
    short_4 first : 6;
    short second : 5;
};
__device__ Typed typed;
__device__ TypedFirst typed_first;
__device__ Lower lower;
__device__ Zero zero;
__device__ Pragma pragma;
__device__ Usual usual;
