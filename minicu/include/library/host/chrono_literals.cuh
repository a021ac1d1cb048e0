/* std::chrono_literals (C++17 [time.duration.literals]). */

constexpr std::chrono::hours operator""h(unsigned long long n) { return std::chrono::hours(n); }
constexpr std::chrono::minutes operator""min(unsigned long long n) { return std::chrono::minutes(n); }
constexpr std::chrono::seconds operator""s(unsigned long long n) { return std::chrono::seconds(n); }
constexpr std::chrono::milliseconds operator""ms(unsigned long long n) { return std::chrono::milliseconds(n); }
constexpr std::chrono::microseconds operator""us(unsigned long long n) { return std::chrono::microseconds(n); }
constexpr std::chrono::nanoseconds operator""ns(unsigned long long n) { return std::chrono::nanoseconds(n); }
constexpr std::chrono::duration<long double, std::ratio<3600>> operator""h(long double n) { return std::chrono::duration<long double, std::ratio<3600>>(n); }
constexpr std::chrono::duration<long double, std::ratio<60>> operator""min(long double n) { return std::chrono::duration<long double, std::ratio<60>>(n); }
constexpr std::chrono::duration<long double> operator""s(long double n) { return std::chrono::duration<long double>(n); }
constexpr std::chrono::duration<long double, std::milli> operator""ms(long double n) { return std::chrono::duration<long double, std::milli>(n); }
constexpr std::chrono::duration<long double, std::micro> operator""us(long double n) { return std::chrono::duration<long double, std::micro>(n); }
constexpr std::chrono::duration<long double, std::nano> operator""ns(long double n) { return std::chrono::duration<long double, std::nano>(n); }
