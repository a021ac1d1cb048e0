// Of member functions of one name, static ones alone are pointed to without a class.
struct two { void act() {} void act(int) {} static void alone(int) {} };
__device__ void (*pointer)(int) = two::act; // error: reference to non-static member function must be called
