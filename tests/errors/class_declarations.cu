// OPTIONS: -arch=sm_80
struct Bits {
    static int s : 3;    // error: static member 's' cannot be a bit-field
    static const auto x; // error: declaration of 'x' with 'auto' requires an initializer
};
union Two {
    int a = 1;
    float b = 2; // error: initializing multiple members of union
};
struct Unnamed {
    union {
        int a;
        __device__ void g() {} // error: functions cannot be declared in an anonymous union
      private:
        int b; // error: anonymous union cannot contain a private data member
    };
};
__device__ void late(int); // note: previous declaration is here
__device__ void late(int) = delete; // error: deleted definition must be the first declaration
__device__ int sizes() { return sizeof(Bits) + sizeof(Two) + sizeof(Unnamed); }
struct Fixed {
    Fixed &operator=(const Fixed &) = delete;
    int x;
};
struct Holds { // note: 'operator=' declared here
    Fixed parts[2];
};
__device__ void assign(Holds &to, const Holds &from) { to = from; } // error: call to implicitly-deleted copy assignment operator of 'Holds'
