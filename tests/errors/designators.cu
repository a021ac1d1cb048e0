// OPTIONS: -arch=sm_80
struct Base { int z; };
struct Point {
    int x, y;
    union {
        int u;
        float v;
    };
};
struct Derived : Base { int w; };
union Either { int i; float f; };
__device__ int designators(int n)
{
    Point right = {.x = 1, .y = 2, .v = 3}, some = {.y = 1};
    Point order = {.y = 1, .x /* error: field designator 'x' is out of the order of declaration */ = 2};
    Point twice = {.x = 1, .x /* error: field designator 'x' is out of the order of declaration */ = 2};
    Point both = {.u = 1, .v /* error: field designator 'v' is out of the order of declaration */ = 2};
    Either either = {.i = 1, .f /* error: field designator 'f' is out of the order of declaration */ = 2};
    Derived derived = {.z /* error: field designator 'z' does not refer to any field in type 'Derived' */ = 1};
    int nested = {{ /* error: too many braces around initializer */ 1}};
    int *none = new /* error: array size is negative (-1) */ int[-1];
    return right.x + some.y;
}
struct Allocates {
    __device__ int *operator /* error: 'operator new' must return 'void *' */ new(size_t);
    __device__ int operator /* error: 'operator delete[]' must return 'void' */ delete[](void *);
};
__device__ int size() { return sizeof(Allocates); }
