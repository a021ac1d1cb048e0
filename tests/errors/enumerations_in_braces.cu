// DOC: Declarations | what braces make of an enumeration
enum class Byte : unsigned char {};
enum Plain { A };
__global__ void k(int *p, int i)
{
    Byte a{i}; // warning: narrowing conversion of a value of type 'int' to 'unsigned char' in braces
    Byte b{256}; // warning: implicit conversion from 'int' to 'unsigned char' changes value from 256 to 0
    Plain c{0}; // error: initializing 'enum Plain' with an expression of incompatible type 'int'
    Byte d = {1}; // error: initializing 'enum Byte' with an expression of incompatible type 'int'
    Byte e(1); // error: initializing 'enum Byte' with an expression of incompatible type 'int'
}
