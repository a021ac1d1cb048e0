#include <cstdio>
#include <iostream>
#include <sstream>
#include <fstream>
#include <string>
#include <system_error>
int main()
{
    std::istringstream s("12 x 99999999999 -7 70000 2"); s.exceptions(std::ios::failbit | std::ios::badbit);
    int i = 5; s >> i;
    try { s >> i; } catch (const std::ios_base::failure &e) { printf("%d %d %s\n", s.fail(), i, e.what()); printf("%s %d %d %s\n", e.code().category().name(), e.code().value(), e.code() == std::io_errc::stream, e.code().message().c_str()); }
    s.clear(); std::string w; s >> w;
    try { s >> i; } catch (const std::system_error &e) { printf("%d %s\n", i, e.what()); }
    s.clear(); unsigned u = 3; s >> u; printf("%u\n", u); unsigned short us = 9; try { s >> us; } catch (const std::runtime_error &e) { printf("%d %s\n", us, e.what()); }
    s.clear(); bool b = false; try { s >> b; } catch (const std::exception &e) { printf("%d\n", b); }
    try { std::ifstream f; f.exceptions(std::ios::failbit); f.open("/dev/null/none"); } catch (std::exception &e) { puts(e.what()); }
    try { std::istringstream e(""); e.exceptions(std::ios::eofbit); std::string l; std::getline(e, l); } catch (std::system_error &e) { puts("eof"); }
    std::error_code c = std::io_errc::stream; c = std::make_error_code(std::errc::invalid_argument); std::cout << c << ' ' << (c == std::errc::invalid_argument) << '\n';
    try { throw std::ios_base::failure("mine"); } catch (std::system_error &e) { puts(e.what()); }
    try { throw std::ios_base::failure(std::string("two"), std::make_error_code(std::errc::io_error)); } catch (std::ios::failure &e) { puts(e.what()); std::cout << (e.code() == std::errc::io_error) << '\n'; }
}
