// DOC: Declarations | what braces make of an enumeration
enum class Byte : unsigned char {};
enum Plain { A };
__global__ void k(int *p, int i)
{
    Byte a{i}; // error: 'int' cannot be narrowed to 'unsigned char' in an initializer list
    Byte b{256}; // error: 'int' cannot be narrowed to 'unsigned char' in an initializer list
    Plain c{0}; // error: initializing 'enum Plain' with an expression of incompatible type 'int'
    Byte d = {1}; // error: initializing 'enum Byte' with an expression of incompatible type 'int'
    Byte e(1); // error: initializing 'enum Byte' with an expression of incompatible type 'int'
}
