// Streams that throw what they would only note (C++17 [iostate.flags]).
#include <fstream>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>

int main()
{
    std::ifstream file;
    file.exceptions(std::ifstream::failbit | std::ifstream::badbit);
    std::cout << (file.exceptions() == (std::ios::failbit | std::ios::badbit)) << file.good() << "\n";
    try {
        file.open("/nowhere/at/all");
        std::cout << "opened\n";
    } catch (const std::ifstream::failure &e) {
        std::cout << "failure: " << file.fail() << "\n";
    }
    std::istringstream numbers("1 2 x");
    numbers.exceptions(std::ios_base::failbit);
    int n = 0, sum = 0;
    try {
        while (numbers >> n) sum += n;
    } catch (const std::exception &e) {
        std::cout << sum << " " << e.what() << "\n";
    }
    numbers.exceptions(std::ios_base::goodbit);
    numbers.clear();
    std::string rest;
    numbers >> rest;
    std::cout << rest << numbers.eof() << "\n";
    try {
        numbers.exceptions(std::ios_base::eofbit);
    } catch (const std::runtime_error &e) {
        std::cout << "already at the end\n";
    }
    try {
        throw std::ios_base::failure("own");
    } catch (const std::exception &) {
        std::cout << "own\n";
    }
}
