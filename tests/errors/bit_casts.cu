// DOC: Builtins | `__builtin_bit_cast` to and from what is no complete object type
typedef int open_array[];
struct incomplete;
typedef void function();
__device__ void to_array(int *p) { __builtin_bit_cast(open_array, p); } // error: '__builtin_bit_cast' destination type 'int []' is no complete object type
__device__ void to_class(int *p) { __builtin_bit_cast(incomplete, p); } // error: '__builtin_bit_cast' destination type 'struct incomplete' is no complete object type
__device__ void to_void(int *p) { __builtin_bit_cast(void, p); } // error: '__builtin_bit_cast' destination type 'void' is no complete object type
__device__ void to_function(int n) { __builtin_bit_cast(function, n); } // error: '__builtin_bit_cast' destination type 'void (void)' is no complete object type
__device__ void from_void(int n) { __builtin_bit_cast(int, (void)n); } // error: '__builtin_bit_cast' source type 'void' is no complete object type
__device__ void to_nothing(long n) { __builtin_bit_cast(int[0], n); } // error: '__builtin_bit_cast' source type 'long' and destination type 'int [0]' have different sizes
