/* 16-bit floats. __half and __nv_bfloat16 are arithmetic types of the compiler. */

typedef _Float16 __half;
typedef __bf16 __nv_bfloat16;
