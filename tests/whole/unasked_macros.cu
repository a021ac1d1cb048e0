// Macros of <stdio.h> that the C++ library's headers bring along.
#include <iostream>
#include <sstream>
int main() {
  std::istringstream in("four");
  int n = 0;
  while (in.get() != EOF) n++;
  char buffer[BUFSIZ];
  std::cout << n << " " << sizeof buffer << " " << SEEK_SET << SEEK_CUR << SEEK_END << " " << EOF << std::endl;
}
