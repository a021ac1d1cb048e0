// A constant that only the host has is left to it, and what its initialiser calls to whoever calls that.
int host; // note: 'host' declared here
constexpr int chosen(bool b)
{
    if (b)
        return host; // error: 'host' is a host variable: it is not marked __device__, __constant__ or __managed__
    return 3;
}
constexpr int tried = chosen(true);
__device__ int use(bool b) { return chosen(b); }
