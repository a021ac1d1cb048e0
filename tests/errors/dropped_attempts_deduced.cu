// As dropped_attempts.cu, with a result type that is deduced from what was refused.
int host; // note: 'host' declared here
constexpr auto chosen(bool b)
{
    if (b)
        return host; // error: 'host' is a host variable: it is not marked __device__, __constant__ or __managed__
    return 3;
}
constexpr int tried = chosen(true);
__device__ int use(bool b) { return chosen(b); }
