// Operators of a program that take streams of any characters (C++17 [ostream], [istream]): std::ostream is an
// instance of basic_ostream, which templates deduce, from the streams derived of it as well.
#include <fstream>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <type_traits>

struct point { int x, y; };
template <class C, class T> std::basic_ostream<C, T> &operator<<(std::basic_ostream<C, T> &o, const point &p)
{
    return o << '<' << std::setw(3) << p.x << ',' << p.y << '>';
}
template <class V> struct box { V value; };
template <class V, class C, class T> std::basic_ostream<C, T> &operator<<(std::basic_ostream<C, T> &o, const box<V> &b)
{
    const auto before = o.flags();
    o << std::hex << std::showbase << b.value;
    o.flags(before);
    return o;
}
template <class V, class C, class T> std::basic_istream<C, T> &operator>>(std::basic_istream<C, T> &i, box<V> &b) { return i >> b.value; }
template <class C> std::basic_ostream<C> &line(std::basic_ostream<C> &o) { return o.put('\n'); }
static std::ostream &plain(std::ostream &o) { return o << "plain "; }
static_assert(std::is_same<std::ostream, std::basic_ostream<char>>::value && std::is_same<std::istream, std::basic_istream<char, std::char_traits<char>>>::value, "");
static_assert(std::is_base_of<std::basic_ostream<char>, std::ostringstream>::value && std::is_base_of<std::basic_istream<char>, std::ifstream>::value, "");

int main()
{
    std::cout << point{1, 2} << box<int>{255} << ' ' << 10 << line << plain << point{-4, 5} << std::endl;
    std::ostringstream text;
    text << point{7, 8} << box<long>{16} << std::flush;
    std::cout << text.str() << '\n';
    std::istringstream in("17 2.5");
    box<int> i;
    box<double> d;
    in >> i >> d;
    std::stringstream both;
    both << i.value << ' ' << d.value;
    both >> d >> i;
    std::basic_ostream<char> &out = std::cout;
    out << i.value << ' ' << d.value << line;
    std::ostringstream() << point{1, 1};
}
