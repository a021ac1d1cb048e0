/* <ratio>: what std::chrono counts in. */

template <long long N, long long D = 1> struct ratio { static constexpr long long num = N, den = D; };
typedef ratio<1, 1000000000> nano;
typedef ratio<1, 1000000> micro;
typedef ratio<1, 1000> milli;
