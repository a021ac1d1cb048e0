__device__ auto early(int); // note: 'early' declared here
__device__ int user() { return early(2); } // error: function 'early' with deduced return type cannot be used before it is defined
__device__ auto two(int x)
{
    if (x)
        return 1;
    return 2.0; // error: 'auto' in return type deduced as 'double' here but deduced as 'int' in earlier return statement
}
__device__ auto both(int x)
{
    if (x)
        return 1;
    return; // error: 'auto' in return type deduced as 'void' here but deduced as 'int' in earlier return statement
}
__device__ auto again(int x) // note: 'again' declared here
{
    return x ? again(x - 1) : 0; // error: function 'again' with deduced return type cannot be used before it is defined
}
__device__ auto *number(int x) { return x; } // error: cannot deduce 'auto *' from an initializer of type 'int'
__device__ auto &nothing() { } // error: cannot deduce return type 'auto &' from returned value of type 'void'
__device__ auto list() { return {1, 2}; } // error: cannot deduce return type from initializer list
__device__ auto bad(int x) { return y; } // error: use of undeclared identifier 'y'
__device__ int silent() { return bad(1) + list(); }
__global__ auto kernel(int *p) { *p = 1; } // error: kernel function type 'auto (int *)' must have void return type
__device__ auto twice(int x) { return x; } // note: previous declaration is here
__device__ float twice(int x); // error: functions that differ only in their return type cannot be overloaded
struct s {
    __device__ auto f() const; // note: previous declaration is here
};
__device__ int s::f() const { return 1; } // error: out-of-line definition of 's::f' differs from the declaration in the return type
