// Macros of <stdio.h> and <errno.h> that the C++ library's headers bring along.
#include <iostream>
#include <sstream>
int main() {
  errno = 0;
  if (std::stoul("12") == 12 && errno == 0) errno = ETIMEDOUT;
  std::istringstream in("four");
  int n = 0;
  while (in.get() != EOF) n++;
  char buffer[BUFSIZ];
  std::cout << n << " " << sizeof buffer << " " << SEEK_SET << SEEK_CUR << SEEK_END << " " << EOF << " " << errno << ENOTSUP << std::endl;
}
