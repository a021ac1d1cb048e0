// std::put_time and std::get_time.
#include <ctime>
#include <iomanip>
#include <iostream>
#include <sstream>

void show(const char *text, const char *format)
{
    std::tm t = {};
    std::istringstream in(text);
    in >> std::get_time(&t, format);
    std::string rest;
    std::cout << in.fail() << in.eof();
    if (!in.fail()) {
        in >> rest;
        std::cout << " " << t.tm_year << " " << t.tm_mon << " " << t.tm_mday << " " << t.tm_hour << ":" << t.tm_min << ":" << t.tm_sec << " " << rest;
    }
    std::cout << "\n";
}

int main()
{
    std::time_t now = 86400L * 365 + 7 * 3600;
    std::tm t = *std::gmtime(&now);
    std::cout << std::put_time(&t, "%Y-%m-%d %H:%M:%S") << "|" << std::setw(6) << 5 << "\n";
    std::ostringstream o;
    o << "log_" << std::put_time(&t, "%Y%m%d_%j%%") << ".txt";
    std::cout << o.str() << "\n" << std::put_time(&t, "%a %A %b %B %p %I %e %D %Ey %c") << "\n";
    show("2011-02-18 23:12:34 rest", "%Y-%m-%d %H:%M:%S");
    show("  2011-2-8T3:1:4Z", "%Y-%m-%dT%H:%M:%SZ");
    show("18 February 1999", "%d %b %Y");
    show("Feb 18 68", "%b %d %y");
    show("12/31/99 17:45", "%D %R");
    show("x", "%Y");
    show("2011-13-01", "%Y-%m-%d");
    show("2011/12", "%Y-%m");
    show("", "%Y");
    show("2011", "%Y-%m");
    show("2011-", "%Y-%m");
    show("at 17", "AT %H");
    show("17", "%H ");
    show("12:30 AM", "%I:%M %p");
    show("marchy 3", "%b %d");
    show("sept 3", "%b %d");
}
