// DOC: Declarations | a name of namespace std without its namespace, or misspelt; a header's misspelt name
#include <vectr>
// warning@-1: <vectr> is not found: skipped; did you mean <vector>?
#include <cuda_runtme.h>
// warning@-1: <cuda_runtme.h> is not found: skipped; did you mean <cuda_runtime.h>?
__global__ void k(int *p)
{
    pair<int, int> q; // error: unknown type name 'pair<int, int>'; did you mean 'std::pair'? // note@2: not found, and may declare it: <vectr>, <cuda_runtme.h>
    p[0] = numeric_limits<int>::max(); // error: use of undeclared identifier 'numeric_limits'; did you mean 'std::numeric_limits'? // note@2: not found, and may declare it: <vectr>, <cuda_runtme.h>
    std::swpa(p[0], p[1]); // error: not supported: 'std::swpa' of the C++ library; did you mean 'std::swap'?
    pritnf("y"); // error: use of undeclared identifier 'pritnf'; did you mean 'printf'? // note@2: not found, and may declare it: <vectr>, <cuda_runtme.h>
}
