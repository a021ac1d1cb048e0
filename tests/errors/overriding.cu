// OPTIONS: -arch=sm_80
// C++17 [class.virtual]p8 and p16.
struct Base {};
struct Left : Base {};
struct Right : Base {};
struct Twice : Left, Right {};
struct Hidden : private Base {};
struct Makes {
    virtual __device__ Base *make() { return nullptr; } // note: overridden virtual function is here // note: overridden virtual function is here
    virtual __device__ void end() {}                    // note: overridden virtual function is here
    virtual __device__ void gone() = delete;            // note: overridden virtual function is here
};
struct Two : Makes {
    __device__ Twice *make() { return nullptr; } // error: virtual function 'make' has a different return type ('Twice *') than the function it overrides (which has return type 'struct Base *')
};
struct Private : Makes {
    __device__ Hidden *make() { return nullptr; } // error: virtual function 'make' has a different return type ('Hidden *') than the function it overrides (which has return type 'struct Base *')
};
struct One : Makes {
    __device__ Left *make() { return nullptr; }
};
struct Own : private Base, Makes {
    __device__ Own *make() { return this; }
};
struct Ends : Makes {
    __device__ void end() = delete; // error: deleted function 'end' cannot override a non-deleted function
};
struct Comes : Makes {
    __device__ void gone() {} // error: non-deleted function 'gone' cannot override a deleted function
};
__device__ int sizes() { return sizeof(Two) + sizeof(Private) + sizeof(One) + sizeof(Own) + sizeof(Ends) + sizeof(Comes); }
