// DOC: Diagnostics | access to the function that the address of an overloaded name means
class several {
    __device__ int m(int) { return 1; } // note: declared private here
    static __device__ int s(int) { return 2; } // note: declared private here
    friend __device__ int (several::*of_friend())(int);

  public:
    __device__ int m(double) { return 3; }
    static __device__ int s(double) { return 4; }
    static __device__ int never(int) = delete; // note: 'never' declared here
    static __device__ int never(char) { return 5; }
};
__device__ int (several::*of_friend())(int) { return &several::m; }
__device__ void use()
{
    int (*a)(double) = &several::s;
    int (*b)(int) = &several::s; // error: 's' is a private member of 'several'
    int (several::*c)(double) = &several::m;
    int (several::*d)(int) = &several::m; // error: 'm' is a private member of 'several'
    int (*e)(char) = several::never;
    int (*f)(int) = several::never; // error: call to deleted member function 'never'
}
