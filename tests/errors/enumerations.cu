// DOC: Declarations | an enumeration is declared again as what it is: with the same underlying type, and in its scope
enum one : int;
enum one : int;
enum one : char; // error: enumeration 'one' redeclared with another underlying type than 'int' before
enum two : int;
enum two { a }; // error: enumeration 'two' redeclared with another underlying type than it had before
enum class three;
enum class three : int { b };
enum class four : short; 
enum class four { c }; // error: enumeration 'four' redeclared with another underlying type than 'short' before
enum class eight;
enum eight : int { g }; // error: enumeration 'eight' was declared as a scoped one before
namespace n { enum five : int; }
enum n::five : int { d };
enum n::six : int { e }; // error: no enum named 'n::six'
enum ::seven : int { f }; // error: no enum named '::seven'
__global__ void k(int *p)
{
    *p = sizeof(one) + sizeof(two) + sizeof(three) + sizeof(four) + sizeof(eight) + n::d + e + f; // error: use of undeclared identifier 'e' // error: use of undeclared identifier 'f'
}
