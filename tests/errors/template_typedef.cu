// DOC: Templates | a typedef with a list of template parameters
template <int N = 1> __device__ typedef void f(); // error: a typedef cannot be a template
