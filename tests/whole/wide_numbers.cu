// DOC: The C++ library | numbers in wide strings
#include <string>
#include <iostream>
#include <sstream>
#include <cstdio>
int main() {
  std::wstring w = L"42abc"; size_t at; int q = std::stoi(w, &at); printf("%d %zu\n", q, at); printf("%ld %g %lld %g\n", std::stol(std::wstring(L"-77")), std::stod(std::wstring(L"2.5e3")), std::stoll(std::wstring(L"99")), (double)std::stof(std::wstring(L"1.5")));
  std::wstring t = std::to_wstring(42) + L" " + std::to_wstring(2.5); printf("%ls\n", t.c_str());
  printf("%d\n", std::stoi(std::wstring(L"ff"), nullptr, 16));
  try { std::stoi(std::wstring(L"x")); } catch (const std::invalid_argument &e) { printf("%s\n", e.what()); }
}
