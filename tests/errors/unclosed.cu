// DOC: Host code | a brace that is missing in host code, since it swallows the kernels behind it
__global__ void first(int *p) { *p = 1; }
int main(int argc, char **argv)
{ // note: to match this '{'
    if (argc > 1) {
        std::cout << argv[1];
    return 0;
}

__global__ void second(int *p) { *p = 2; }
// error@-1: expected '}' at the end of the file
