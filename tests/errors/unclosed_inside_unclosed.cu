__device__ void f(unknown a { ( ( } ) { } // error: unknown type name 'unknown'
