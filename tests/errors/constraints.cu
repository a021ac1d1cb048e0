// OPTIONS: -std=c++20
// DOC: Templates | arguments that do not satisfy constraints
template <class T> concept number = sizeof(T) == 4;
template <number T> struct of_numbers { T t; }; // note: template is declared here
template <number T> __device__ T twice(T x) { return x + x; } // note: candidate template ignored: constraints not satisfied
__global__ void k(int *p) { twice('a'); } // error: no matching function for call to 'twice(char)'
__global__ void m(int *p) { of_numbers<char> x; } // error: constraints not satisfied for class template 'of_numbers' [with T = char]
