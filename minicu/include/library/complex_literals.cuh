/* std::complex_literals (C++17 [complex.literals]). */

inline std::complex<double> operator""i(long double y) { return std::complex<double>(0, (double)y); }
inline std::complex<double> operator""i(unsigned long long y) { return std::complex<double>(0, (double)y); }
inline std::complex<float> operator""if(long double y) { return std::complex<float>(0, (float)y); }
inline std::complex<float> operator""if(unsigned long long y) { return std::complex<float>(0, (float)y); }
