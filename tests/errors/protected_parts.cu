// DOC: Diagnostics | protected constructors and destructors: derived classes make and end bases with them, no complete objects
class shape {
  protected:
    __device__ shape() {} // note: declared protected here // note: declared protected here
    __device__ shape(int i) : n(i) {} // note: declared protected here
    __device__ ~shape() {} // note: declared protected here

  public:
    int n;
};
struct square : shape {
    __device__ square() {}
    __device__ square(int i) : shape(i) {}
    __device__ ~square() {}
    __device__ void wrong(shape *p)
    {
        shape local; // error: calling a protected constructor of class 'shape'
        new shape; // error: calling a protected constructor of class 'shape'
        shape(2).n; // error: calling a protected constructor of class 'shape'
        delete p; // error: calling a protected destructor of class 'shape'
    }
};
struct cube : square {};
__device__ void right()
{
    square s, t(2), u[2];
    cube c;
    delete new cube;
}
class slate {
  protected:
    __device__ slate(int i) : n(i) {} // note: declared protected here
  public:
    int n;
    __device__ slate() : n(0) {}
};
struct tile : slate {
    __device__ tile(int i) : slate(i) {}
    __device__ tile() : slate(slate(1)) {} // error: calling a protected constructor of class 'slate'
};
