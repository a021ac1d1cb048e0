// DOC: Diagnostics | members without a name, what stands behind the definition of a class template
struct nameless {
    static int; // error: declaration does not declare anything
    static typedef int; // error: declaration does not declare anything
    static int : 3; // error: static unnamed member cannot be a bit-field
    const float; // error: declaration does not declare anything
    virtual int; // error: declaration does not declare anything
    static decltype(1); // error: declaration does not declare anything
    __typeof__(int); // error: declaration does not declare anything
    int : 3;
    struct { int y; };
    enum { E };
    int x;
};
template <class T> struct alone { char data[sizeof(T)]; } __device__ function() { return {}; } // error: expected ';' after class template
__global__ void k(int *p, nameless *n) { *p = n->x + n->y; function<int>(); }
