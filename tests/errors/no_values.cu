// DOC: Expressions | what has no value, or several: void, auto, overloaded names
__device__ int g(int) { return 0; } // note: candidate function: int g(int)
__device__ int g(float) { return 0; } // note: candidate function: int g(float)
__global__ void k(int *p) {
    void{};
    auto x = void{}; // error: cannot deduce 'auto' from an initializer of type 'void'
    p[0] = (1 ? void{} : 7u); // error: incompatible operand types ('void' and 'unsigned int')
    -auto{}; // error: 'auto' in an expression needs one operand
    p[1] = auto(p[0]) + auto{2};
    (void{})(); // error: called object type 'void' is not a function or function pointer
    (decltype(g))1; // error: reference to overloaded function could not be resolved
    int (*v)(int) = ({ g; }); // error: reference to overloaded function could not be resolved
    int w = (g); // error: address of overloaded function 'g' does not match required type 'int'
}
__global__ void statements() {
    g; // error: reference to overloaded function could not be resolved
    (void)g; // error: reference to overloaded function could not be resolved
    g, 1; // error: reference to overloaded function could not be resolved
    static_cast<void>(g); // error: reference to overloaded function could not be resolved
    int v = (1, g); // error: reference to overloaded function could not be resolved // warning: left operand of comma operator has no effect
}
