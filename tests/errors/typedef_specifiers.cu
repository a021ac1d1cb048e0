// Specifiers of objects and functions, which a typedef has not.
struct S {
    typedef mutable int e; // error: cannot combine 'typedef' and 'mutable' in one declaration
    int x;
};
__global__ void k(S /* note: needed here for 'S' */ s) {
    typedef extern int b; // error: cannot combine 'typedef' and 'extern' in one declaration
    typedef inline int c(); // error: cannot combine 'typedef' and 'inline' in one declaration
    typedef constexpr int d; // error: cannot combine 'typedef' and 'constexpr' in one declaration
    typedef virtual int f(); // error: cannot combine 'typedef' and 'virtual' in one declaration
    typedef thread_local int g; // error: cannot combine 'typedef' and 'thread_local' in one declaration
    typedef int h, *i;
    h x = 1;
    i p = &x;
}
