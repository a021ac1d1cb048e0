// Streams that are no variables: what is put into them, and taken out.
#include <sstream>
#include <iostream>
int main() { std::ostringstream() << 5; std::string s = (std::ostringstream() << "a" << 1).str(); int x; std::istringstream("42") >> x; (std::ostringstream() << std::hex) << std::endl; std::cout << s << x << "\n"; }
