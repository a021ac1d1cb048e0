// DOC: Types | `alignas` on bit-fields, typedefs, parameters and functions (C++ has none); an alignment on a parameter
struct aligned_bits { alignas(16) int b : 3; }; // error: 'alignas' cannot be applied to a bit-field
typedef alignas(16) int aligned_typedef; // error: 'alignas' cannot be applied to a typedef
__device__ aligned_bits *ba; __device__ aligned_typedef *bb;
__device__ void bc(alignas(16) int p) {} // error: 'alignas' cannot be applied to a parameter
__device__ void bd(__align__(16) int p); // error: a parameter cannot be aligned, but its type can
alignas(16) __device__ void be(); // error: 'alignas' cannot be applied to a function
struct __align__(1 << 29) huge { int x; }; // error: requested alignment 536870912 is larger than 268435456
struct __align__(24) odd { int x; }; // error: requested alignment is not a power of 2
struct lowered { char c; alignas(2) int x; }; // error: requested alignment is less than minimum alignment of 4 for type 'int'
__device__ huge *bf; __device__ odd *bg; __device__ lowered *bh;
alignas(2) __device__ int bi; // error: requested alignment is less than minimum alignment of 4 for type 'int'
