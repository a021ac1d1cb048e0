struct shape {
    __device__ virtual float area() const = 0; // note: unimplemented pure virtual method 'area' // note: unimplemented pure virtual method 'area' // note: overridden virtual function is here
    __device__ virtual int sides() final { return 0; } // note: overridden virtual function is here
    __device__ virtual int name(int); // note: overridden virtual function is here
    __device__ virtual static int wrong(); // error: 'virtual' cannot be on a static member function
    __device__ int plain() = 0; // error: 'plain' is not virtual and cannot be declared pure
    __device__ int plain2() override; // error: 'plain2' marked 'override' but does not override any member functions
    __device__ virtual ~shape() {}
};
struct square : shape {
    __device__ float area() override; // error: 'area' marked 'override' but does not override any member functions
    __device__ int sides() override { return 4; } // error: declaration of 'sides' overrides a 'final' function
    __device__ float name(int) override; // error: virtual function 'name' has a different return type ('float') than the function it overrides (which has return type 'int')
    float area() const override; // error: 'area' overrides a __device__ function, but is a host function: it is not marked __device__
};
struct plain { int x; };
struct late : plain {
    __device__ virtual int f();
};
struct constructed {
    __device__ virtual constructed(); // error: 'virtual' cannot be on a constructor
};
union all {
    __device__ virtual int f(); // error: unions cannot have virtual functions
};
__device__ void uses(shape *p)
{
    shape s; // error: variable type 'shape' is an abstract class
    shape *q = new shape; // error: allocated type 'shape' is an abstract class
    p->missing(); // error: no member named 'missing' in 'shape'
}
