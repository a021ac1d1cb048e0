struct only_explicit {
    int i;
    __device__ explicit only_explicit(int x) : i(x) {} // note: explicit constructor declared here // note: explicit constructor declared here // note: explicit constructor declared here // note: explicit constructor declared here // note: explicit constructor declared here
};
__device__ int taken(only_explicit x, int = 0) { return x.i; }
__device__ int referred(const only_explicit &x) { return x.i; }
__device__ only_explicit given(int i)
{
    return {i}; // error: chosen constructor is explicit in copy-initialization
}
// DOC: Classes | a brace list alone makes no object by an explicit constructor
__device__ int lists(int i)
{
    only_explicit a{i}, b(i);
    a = {i}; // error: chosen constructor is explicit in copy-initialization
    auto l = [](only_explicit x) { return x.i; };
    l({i}); // error: chosen constructor is explicit in copy-initialization
    taken({i}, 1); // error: chosen constructor is explicit in copy-initialization
    return taken(only_explicit{i}) + referred({i}); // error: chosen constructor is explicit in copy-initialization
}
