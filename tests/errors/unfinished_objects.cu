// DOC: Initialisers | objects of classes with const members, references, deleted constructors, and of abstract classes
struct constant { const int c; }; // note: 'constant' declared here // note: 'constant' declared here // note: 'constant' declared here // note: 'constant' declared here
struct refers { int &r; }; // note: 'refers' declared here // note: uninitialized reference member is here // note: uninitialized reference member is here // note: uninitialized reference member is here
struct abstract { __device__ virtual int f() = 0; }; // note: unimplemented pure virtual method 'f' // note: unimplemented pure virtual method 'f' // note: unimplemented pure virtual method 'f'
struct deleted { int x; deleted() = delete; }; // note: 'deleted' declared here
__constant__ constant a; // error: call to implicitly-deleted default constructor of 'constant'
__managed__ refers b; // error: call to implicitly-deleted default constructor of 'refers'
__device__ int h(abstract p) { return 1; } // error: parameter type 'abstract' is an abstract class
__device__ abstract g() { return {}; } // error: return type 'abstract' is an abstract class
struct ends { ~ends() = delete; }; // note: '~ends' declared here
__device__ ends c; // error: call to deleted destructor of 'ends'
class hidden { ~hidden() { } }; // note: declared private here
__device__ hidden d; // error: calling a private destructor of class 'hidden'
struct hollow { int x; ~hollow() { } };
__constant__ hollow e;
__global__ void k(int *p) {
    deleted(); // error: call to deleted constructor of 'deleted'
    constant(); // error: call to implicitly-deleted default constructor of 'constant'
    constant x[2]; // error: call to implicitly-deleted default constructor of 'constant'
    new constant[3]; // error: call to implicitly-deleted default constructor of 'constant'
    refers y{}; // error: reference member of type 'int &' uninitialized
    new refers{}; // error: reference member of type 'int &' uninitialized
    abstract{}; // error: value type 'abstract' is an abstract class
    refers z[2] = {{*p}, {}}; // error: reference member of type 'int &' uninitialized
    deleted v{}; constant w{1}; refers u{*p};
}
