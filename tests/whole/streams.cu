// <iostream>, <iomanip>, <sstream>, <fstream>: what is printed, and what is read.
#include <cstdio>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <algorithm>
#include <vector>

struct V { int x, y; };
std::ostream &operator<<(std::ostream &o, const V &v) { return o << '(' << v.x << ", " << v.y << ')'; }
std::istream &operator>>(std::istream &i, V &v) { return i >> v.x >> v.y; }
template <class T> std::ostream &operator<<(std::ostream &o, const std::vector<T> &v)
{
    o << "[";
    for (size_t i = 0; i < v.size(); i++) o << (i ? " " : "") << v[i];
    return o << "]";
}
static void log(std::ostream &o, const std::string &s) { o << "<" << s << ">" << std::endl; }
static const char *state(const std::ios &s)
{
    static char text[8];
    std::snprintf(text, sizeof text, "%c%c%c%c", s.good() ? 'g' : '-', s.eof() ? 'e' : '-', s.fail() ? 'f' : '-', s.bad() ? 'b' : '-');
    return text;
}
template <class T> static void read(const char *text, T value)
{
    std::istringstream in(text);
    in >> value;
    std::cout << '"' << text << "\": " << value << ' ' << state(in) << '\n';
}

int main()
{
    using std::cout;
    using std::endl;
    // integers
    for (int base : {8, 10, 16}) {
        cout << std::setbase(base) << 0 << ' ' << 255 << ' ' << -1 << ' ' << (short)-2 << ' ' << -3L << ' ' << 4000000000u << ' ' << (unsigned short)65535 << ' ' << ~0ull << '\n';
        cout << std::showbase << std::uppercase << std::showpos << 0 << ' ' << 255 << ' ' << -1 << ' ' << 77u << std::noshowbase << std::nouppercase << std::noshowpos << '\n';
        for (auto side : {std::left, std::right, std::internal})
            cout << side << std::showbase << std::setfill('*') << std::setw(8) << 42 << '|' << std::setw(8) << -42 << '|' << std::setw(2) << 12345 << '|' << std::setw(6) << "ab" << '|' << std::setw(3) << 'c' << '|' << std::setw(4) << true << '|' << std::noshowbase << std::setfill(' ') << '\n';
    }
    cout << std::dec << std::right;
    // floating point
    double numbers[] = {0, -0.0, 1, 0.1, 100000, 1234567, 1e-5, 123456.789, 1e100, -2.5, 1.0 / 3, 5e-324, 1e22};
    for (double x : numbers) {
        cout << x << ' ' << (float)x << ' ' << std::fixed << (x < 1e30 ? x : 1) << ' ' << std::scientific << x << ' ' << std::hexfloat << x << std::defaultfloat;
        for (int p : {0, 1, 3, 10, 17}) cout << ' ' << std::setprecision(p) << x << ' ' << std::fixed << (x < 1e30 ? x : 1) << ' ' << std::scientific << x << std::defaultfloat;
        cout << std::setprecision(6) << ' ' << std::showpoint << x << std::noshowpoint << ' ' << std::showpos << x << std::noshowpos << ' ' << std::uppercase << x << std::nouppercase << '|' << std::setw(14) << x << '|' << std::left << std::setw(14) << x << '|' << std::internal << std::setw(14) << -x << '|' << std::right << '\n';
    }
    cout << 1e300 * 1e10 << ' ' << -1e300 * 1e10 << ' ' << std::fixed << 1e60 << std::defaultfloat << ' ' << std::setw(8) << 1e300 * 1e10 << '\n';
    // others
    cout << true << false << std::boolalpha << true << ' ' << std::setw(7) << false << '|' << std::noboolalpha << (void *)0 << ' ' << (void *)255 << ' ' << std::setw(8) << (const void *)16 << '|' << 'c' << (signed char)'d' << (unsigned char)'e' << ' ' << L'\1' << ' ' << nullptr << ' ' << "text" << std::string(" string") << '\n';
    cout << V{1, 2} << ' ' << std::vector<V>{{1, 2}, {3, 4}} << ' ' << std::vector<std::string>{"a", "b"} << std::setw(6) << std::string("abc") << '|' << std::left << std::setw(6) << std::string("abc") << '|' << std::setw(1) << "longer" << std::right << '\n';
    cout.width(7); cout.fill('.'); cout << 3.5; cout << 3.5 << ' ' << cout.width() << cout.fill() << cout.precision(3) << cout.precision() << '\n'; cout.fill(' ');
    cout.setf(std::ios::fixed, std::ios::floatfield); cout << 2.0 << ' '; cout.unsetf(std::ios::floatfield); cout << 2.0 << ' '; cout.setf(std::ios_base::showpos); cout << 5; cout.unsetf(std::ios::showpos);
    std::ios_base::fmtflags old = cout.flags(); cout << std::hex << std::setprecision(2) << 31 << ' ' << 3.14159; cout.flags(old); cout << ' ' << 31 << std::setprecision(6) << '\n';
    cout.put('p').put('\n').write("write me", 5) << std::flush << "\n"; log(cout, "logged"); std::cerr << "to stderr\n"; std::clog << 1 << endl;
    cout << std::setiosflags(std::ios::hex | std::ios::showbase) << 10 << ' '; cout << std::resetiosflags(std::ios::hex | std::ios::showbase) << 10 << '\n';
    std::printf("printf in between\n"); cout << "and back" << endl;
    std::vector<int> list = {3, 1, 2}; std::copy(list.begin(), list.end(), std::ostream_iterator<int>(cout, ", ")); cout << '\n';

    // strings
    std::ostringstream out; out << "x = " << 5 << ' ' << std::setw(5) << std::setprecision(2) << 2.345; log(cout, out.str()); out.str(""); out << "again"; log(cout, out.str() + "!"); out.clear();
    std::stringstream both; both << 1 << ' ' << 2.5 << " word"; int n; double d; std::string w; both >> n >> d >> w; cout << n << d << w << ' ' << state(both) << '\n'; both >> w; cout << state(both) << '\n'; both.clear(); both << "more"; both >> w; cout << w << ' ' << both.str() << '\n';
    std::ostringstream at("12345", std::ios::ate), over("12345"); at << 67; over << 'x'; cout << at.str() << ' ' << over.str() << '\n';
    std::istringstream lines("first line\n\n  second\tx\nlast"); std::string line; int count = 0; while (std::getline(lines, line)) cout << ++count << ":[" << line << "] " << state(lines) << '\n'; cout << state(lines) << '\n';
    std::istringstream fields("a,b,,c"); while (std::getline(fields, line, ',')) cout << '<' << line << '>'; cout << '\n';
    std::istringstream words(" the quick  brown\nfox "); std::vector<std::string> all; while (words >> w) all.push_back(w); cout << all << state(words) << '\n';
    read("42", -7); read("  -17x", -7); read("x", -7); read("", -7); read("   ", -7); read("99999999999", -7); read("-99999999999", -7); read("2147483647", -7); read("+5", -7); read("-", -7); read("0x1f", -7); read("012", -7); read("1.5", -7);
    read("42", 7u); read("-1", 7u); read("4294967296", 7u); read("70000", (short)7); read("-70000", (short)7); read("65535", (unsigned short)7); read("9223372036854775808", 7L); read("18446744073709551615", 7ull); read("18446744073709551616", 7ull);
    read("1.5", -7.0); read("1e3x", -7.0); read("1e", -7.0); read(".5.5", -7.0); read("-.25e-2", -7.0); read("e5", -7.0); read("1e999", -7.0); read("inf", -7.0); read("3", 1.f); read("1e39", 1.f); read("1-2", 7); read("1+2", 1.5); read("1e5e5", 1.5);
    read("1", false); read("0", true); read("2", false); read("xyz", 'a'); read("  q", 'a'); read("word next", std::string("old")); read("", std::string("old")); read("3 4", V{0, 0}); read("3", V{0, 0});
    { std::istringstream i("ff 77 0x10 12 true no"); int a, b, c, e; bool t, f = true; i >> std::hex >> a >> std::oct >> b >> std::hex >> c >> std::dec >> e >> std::boolalpha >> t >> f; cout << a << ' ' << b << ' ' << c << ' ' << e << ' ' << t << f << state(i) << '\n'; }
    { std::istringstream i("abc def"); char c, e; i >> std::noskipws >> c; i.get(e); cout << c << e << (char)i.peek() << (char)i.get(); i.unget(); cout << (char)i.get(); i.putback('c'); i.ignore(2); i >> std::skipws >> c; cout << c << i.get() << ' '; i.ignore(100); cout << state(i) << i.get() << state(i) << i.gcount(); i.clear(); i.putback('z'); cout << state(i) << '\n'; }
    { std::istringstream i("one two\nthree\nfour five six"); char buffer[8]; i.getline(buffer, 8); cout << buffer << state(i); i.getline(buffer, 4); cout << buffer << state(i) << '\n'; i.clear(); i.ignore(100, '\n'); i >> std::setw(3) >> buffer; cout << buffer << ' '; i >> w >> std::ws; i.read(buffer, 5); cout << w << i.gcount() << ' '; i.read(buffer, 7); cout << i.gcount() << state(i) << i.tellg() << '\n'; }
    { std::istringstream i("1 2 3 x 4"); int s = 0, v; while (i >> v) s += v; cout << s << state(i); i.clear(); std::string skip; i >> skip >> v; cout << skip << v << state(i) << '\n'; }
    { std::istringstream i("5 6 7"); std::vector<int> v((std::istream_iterator<int>(i)), std::istream_iterator<int>()); cout << v << '\n'; std::istringstream j("a b"); std::string s((std::istreambuf_iterator<char>(j)), std::istreambuf_iterator<char>()); cout << s << '\n'; }

    // files
    const char *name = "minicu_streams_test.tmp";
    {
        std::ofstream f(name); cout << f.is_open() << (bool)f << !f << '\n'; f << "line " << 1 << "\n" << 2.5 << ' ' << std::setw(5) << 3 << endl << "last"; f.close(); cout << f.is_open() << state(f) << '\n';
        std::ifstream g(name); while (std::getline(g, line)) cout << '[' << line << ']'; cout << state(g) << '\n'; g.close();
        std::ofstream a(std::string(name), std::ios::app); a << " appended\n"; a.close();
        std::ifstream h; h.open(name, std::ios::in); std::stringstream all; all << h.rdbuf(); cout << all.str(); h.close(); h.open(name); int k; double x; h >> w >> k >> x; cout << w << k << x << ' ' << h.tellg() << '\n'; h.seekg(0, std::ios::end); cout << h.tellg() << ' '; h.seekg(5); cout << (char)h.get() << '\n';
        std::ifstream missing("no/such/file"); cout << missing.is_open() << !missing << state(missing) << '\n'; missing >> k; std::ofstream bad("no/such/folder/file"); bad << 1; cout << state(bad) << '\n';
    }
    {
        float data[3] = {1.5f, -2, 3e10f}, back[3] = {}; std::ofstream f(name, std::ios::out | std::ios::binary); f.write((const char *)data, sizeof data); f.write(reinterpret_cast<char *>(data), sizeof data); cout << f.tellp() << ' '; f.close();
        std::ifstream g(name, std::ios::binary | std::ios::ate); cout << g.tellg() << ' '; g.seekg(4, std::ios::beg); g.read((char *)back, sizeof back); cout << back[0] << ' ' << back[2] << ' ' << g.gcount() << ' '; g.read((char *)back, 100); cout << g.gcount() << state(g); g.clear(); g.seekg(-4, std::ios::end); g.read((char *)back, 4); cout << back[0] << '\n';
        std::fstream io(name, std::ios::in | std::ios::out | std::ios::trunc); io << "hello 12"; io.seekg(0); io >> w >> n; cout << w << n << state(io) << '\n'; io.clear(); io.seekp(0); io << "J"; io.seekg(0); std::getline(io, line); cout << line << '\n';
        std::ofstream t(name, std::ios::trunc); t.close(); std::ifstream e(name); cout << e.peek() << state(e) << '\n'; std::ifstream u(name); cout << (u >> n ? "read" : "nothing") << '\n';
    }
    std::remove(name);

    // standard input
    int first; float second; std::string third; char c; std::cin >> first >> second >> third >> c; cout << first << ' ' << second << ' ' << third << ' ' << c << '\n';
    std::getline(std::cin, line); cout << '[' << line << ']'; std::getline(std::cin, line); cout << '[' << line << ']' << '\n';
    std::ios::sync_with_stdio(true); std::cin.tie(nullptr); int sum = 0, v; while (std::cin >> v) sum += v; cout << sum << state(std::cin) << '\n';
    std::cin.clear(); std::cin >> w; cout << w << (std::cin >> v ? 1 : 0) << endl;
}
