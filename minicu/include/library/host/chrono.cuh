/* <chrono>: clocks and durations (C++17 [time]), as far as programs take times with them. */

/* The factor from periods P to periods Q, in lowest terms: what counts nanoseconds must not overflow. */
static constexpr long long __common(long long a, long long b) { return b == 0 ? a : __common(b, a % b); }
template <class P, class Q> struct __factor
{
    static constexpr long long a = __common(P::num, Q::num), b = __common(P::den, Q::den);
    static constexpr long long num = (P::num / a) * (Q::den / b), den = (P::den / b) * (Q::num / a);
};

template <class Rep, class Period = std::ratio<1>> class duration
{
    Rep ticks;

public:
    typedef Rep rep;
    typedef Period period;
    duration() : ticks(0) {}
    explicit duration(Rep count) : ticks(count) {}
    template <class R, class P> duration(const duration<R, P> &other) : ticks(0)
    {
        static_assert(is_floating_point<Rep>::value || (!is_floating_point<R>::value && __factor<P, Period>::den == 1),
                      "this duration has not the precision of that: use duration_cast");
        if constexpr (is_floating_point<Rep>::value)
            ticks = (Rep)((double)other.count() * (double)__factor<P, Period>::num / (double)__factor<P, Period>::den);
        else
            ticks = (Rep)(other.count() * __factor<P, Period>::num);
    }
    Rep count() const { return ticks; }
};
typedef duration<long long, std::nano> nanoseconds;
typedef duration<long long, std::micro> microseconds;
typedef duration<long long, std::milli> milliseconds;
typedef duration<long long> seconds;
typedef duration<long long, std::ratio<60>> minutes;
typedef duration<long long, std::ratio<3600>> hours;

template <class To, class R, class P> To duration_cast(const duration<R, P> &d)
{
    return To((typename To::rep)(d.count() * __factor<P, typename To::period>::num / __factor<P, typename To::period>::den));
}

struct __time_point
{
    long long since; /* nanoseconds */
    nanoseconds time_since_epoch() const { return nanoseconds(since); }
};
static inline nanoseconds operator-(__time_point a, __time_point b) { return nanoseconds(a.since - b.since); }
static inline __time_point __now(int clock)
{
    timespec t;
    clock_gettime(clock, &t);
    __time_point p;
    p.since = t.tv_sec * 1000000000LL + t.tv_nsec;
    return p;
}
struct steady_clock { typedef __time_point time_point; static __time_point now() { return __now(1); } };
struct high_resolution_clock { typedef __time_point time_point; static __time_point now() { return __now(1); } };
struct system_clock { typedef __time_point time_point; static __time_point now() { return __now(0); } };
