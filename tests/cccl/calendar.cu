// DOC: CCCL in device code | `<cuda/std/chrono>`: calendar types, `hh_mm_ss`, clocks, time points, member types; `<cuda/std/ratio>`: all of it; `<cuda/std/ctime>`
// SLOW: a large header; chrono.cu tries less of it
#include <cuda/std/chrono>
#include <cuda/std/ctime>
#include <cuda/std/ratio>

#include "check.h"

namespace std_ = cuda::std;
namespace chrono = cuda::std::chrono;
using namespace cuda::std::chrono_literals;
template <class T, class U>
constexpr bool same = std_::is_same_v<T, U>;

using third = std_::ratio<1, 3>;
using sixth = std_::ratio<2, 12>;
static_assert(sixth::num == 1 && sixth::den == 6 && same<sixth::type, std_::ratio<1, 6>> && same<std_::ratio_add<third, sixth>, std_::ratio<1, 2>> && same<std_::ratio_subtract<third, sixth>::type, std_::ratio<1, 6>> && same<std_::ratio_multiply<third, sixth>, std_::ratio<1, 18>> && same<std_::ratio_divide<third, sixth>, std_::ratio<2, 1>>);
static_assert(std_::ratio_equal<sixth, std_::ratio<1, 6>>::value && std_::ratio_not_equal<third, sixth>::value && std_::ratio_less<sixth, third>::value && std_::ratio_less_equal<third, third>::value && std_::ratio_greater<third, sixth>::value && std_::ratio_greater_equal<third, third>::value);
static_assert(std_::ratio_equal_v<third, third> && !std_::ratio_not_equal_v<third, third> && !std_::ratio_less_v<third, sixth> && std_::ratio_less_equal_v<sixth, third> && !std_::ratio_greater_v<sixth, third> && !std_::ratio_greater_equal_v<sixth, third>);
static_assert(std_::atto::den == 1000000000000000000 && std_::femto::den == 1000000000000000 && std_::pico::den == 1000000000000 && std_::nano::den == 1000000000 && std_::micro::den == 1000000 && std_::milli::den == 1000 && std_::centi::den == 100 && std_::deci::den == 10);
static_assert(std_::deca::num == 10 && std_::hecto::num == 100 && std_::kilo::num == 1000 && std_::mega::num == 1000000 && std_::giga::num == 1000000000 && std_::tera::num == 1000000000000 && std_::peta::num == 1000000000000000 && std_::exa::num == 1000000000000000000);

static_assert(same<chrono::milliseconds::period, std_::milli> && sizeof(chrono::nanoseconds::rep) == 8 && chrono::seconds::zero().count() == 0 && chrono::seconds::max() > chrono::seconds::min());
static_assert(chrono::duration_values<int>::zero() == 0 && chrono::duration_values<int>::max() == 2147483647 && chrono::duration_values<int>::min() < 0 && chrono::treat_as_floating_point<float>::value && !chrono::treat_as_floating_point_v<int>);
static_assert(chrono::nanoseconds(1000) == 1us && chrono::microseconds(1000) == 1ms && chrono::minutes(60) == 1h && chrono::hours(24) == chrono::days(1) && chrono::weeks(1) == chrono::days(7) && chrono::years(400) == chrono::days(146097) && chrono::months(12) == chrono::years(1) && 1min == 60s && 1.5s == 1500ms);
using T = chrono::time_point<chrono::system_clock, chrono::seconds>;
static_assert(same<T::clock, chrono::system_clock> && same<T::duration, chrono::seconds> && same<T::rep, chrono::seconds::rep> && same<T::period, std_::ratio<1>> && T::max() > T::min() && !chrono::system_clock::is_steady);
static_assert(same<chrono::sys_time<chrono::seconds>, T> && same<chrono::sys_seconds, T> && same<chrono::sys_days, chrono::sys_time<chrono::days>> && same<chrono::local_seconds, chrono::local_time<chrono::seconds>> && same<chrono::local_days::clock, chrono::local_t> && same<chrono::system_clock::time_point::clock, chrono::system_clock>);
static_assert(same<chrono::system_clock::period, chrono::system_clock::duration::period> && same<chrono::system_clock::rep, chrono::system_clock::duration::rep>);

extern "C" __global__ void test_durations(int *failures)
{
    chrono::milliseconds ms(2750 + threadIdx.x);
    CHECK(chrono::duration_cast<chrono::seconds>(ms) == 2s && chrono::floor<chrono::seconds>(-ms) == -3s && chrono::ceil<chrono::seconds>(ms) == 3s && chrono::round<chrono::seconds>(2500ms) == 2s && chrono::round<chrono::seconds>(3500ms) == 4s && chrono::abs(-ms) == ms);
    ms += 250ms;
    ms -= 1s;
    ms *= 3;
    ms /= 2;
    ms %= 700ms;
    CHECK(ms == 200ms && ++ms == 201ms && ms++ == 201ms && ms-- == 202ms && --ms == 200ms && +ms == 200ms && -ms < 0ms && ms % 150 == 50ms && 1h / 7min == 8 && 2 * ms == 400ms && ms <= 200ms && ms >= 200ms && ms != 1s && ms > 0s);
    T t(100s);
    t += 20s;
    t -= 1min;
    CHECK(t.time_since_epoch() == 1min && t + 5s - t == 5s && chrono::time_point_cast<chrono::minutes>(t).time_since_epoch().count() == 1 && chrono::floor<chrono::hours>(t).time_since_epoch() == 0h && chrono::ceil<chrono::hours>(t).time_since_epoch() == 1h && chrono::round<chrono::hours>(t).time_since_epoch() == 0h && t == t && !(t != t) && t <= t && t >= t && !(t < t) && !(t > t));
    CHECK(chrono::system_clock::to_time_t(chrono::system_clock::time_point(7s)) == 7 && chrono::system_clock::from_time_t(9).time_since_epoch() == 9s && chrono::system_clock::now().time_since_epoch() > 0s);
}

extern "C" __global__ void test_calendar(int *failures)
{
    // constants of class type are variables of the host to nvcc: a kernel has copies of its own
    constexpr auto April = chrono::April, August = chrono::August, December = chrono::December, February = chrono::February, January = chrono::January, July = chrono::July, June = chrono::June, March = chrono::March, May = chrono::May, November = chrono::November, October = chrono::October, September = chrono::September;
    constexpr auto Friday = chrono::Friday, Monday = chrono::Monday, Saturday = chrono::Saturday, Sunday = chrono::Sunday, Thursday = chrono::Thursday, Tuesday = chrono::Tuesday, Wednesday = chrono::Wednesday;
    constexpr auto last = chrono::last;
    volatile int vy = 2024;
    chrono::year y(vy);
    chrono::year_month_day leap = y / February / 29;
    CHECK(leap.ok() && leap.year() == y && leap.month() == chrono::month(2) && leap.day() == chrono::day(29) && y.is_leap() && !(chrono::year(2023) / 2 / 29).ok() && chrono::year::max() > chrono::year::min() && y.ok());
    chrono::sys_days days = leap;
    CHECK(days.time_since_epoch().count() == 19782 && chrono::weekday(days) == Thursday && chrono::year_month_day(days) == leap && chrono::year_month_day(days + chrono::days(1)) == y / 3 / 1);
    CHECK(chrono::year_month_day(chrono::local_days(chrono::days(0))) == chrono::year(1970) / January / 1);
    CHECK(leap + chrono::months(12) == chrono::year(2025) / 2 / 29 && leap + chrono::years(4) == chrono::year(2028) / 2 / 29 && leap - chrono::months(2) == chrono::year(2023) / 12 / 29 && leap < y / 3 / 1);
    chrono::month m = December;
    CHECK(m + chrono::months(1) == January && (m -= chrono::months(11)) == January && m + chrono::months(14) == March && m - chrono::months(1) == December && May - April == chrono::months(1) && (unsigned)October == 10 && m.ok() && !chrono::month(13).ok());
    static_assert(unsigned(chrono::June) == 6 && unsigned(chrono::July) == 7 && unsigned(chrono::August) == 8 && unsigned(chrono::September) == 9 && unsigned(chrono::November) == 11);
    chrono::weekday w = Saturday;
    CHECK(++w == Sunday && w.c_encoding() == 0 && w.iso_encoding() == 7 && w + chrono::days(8) == Monday && Tuesday - Friday == chrono::days(4) && Wednesday != Thursday && w.ok());
    chrono::weekday_indexed second = Tuesday[2];
    CHECK(second.index() == 2 && second.weekday() == Tuesday && second.ok() && Friday[last] == chrono::weekday_last(Friday) && Friday[last].weekday() == Friday && same<const chrono::last_spec, decltype(last)>);
    chrono::month_day md = March / 4;
    chrono::month_day_last ml = February / last;
    chrono::month_weekday mw = May / Monday[1];
    chrono::month_weekday_last mwl = May / Monday[last];
    CHECK(md.month() == March && md.day() == chrono::day(4) && md.ok() && ml.month() == February && mw.weekday_indexed().index() == 1 && mwl.weekday_last().weekday() == Monday && mw.ok() && mwl.ok());
    chrono::year_month ym = y / February;
    CHECK(ym.year() == y && ym.month() == February && ym + chrono::months(11) == chrono::year(2025) / 1 && ym - y / 1 == chrono::months(1) && ym.ok());
    chrono::year_month_day_last yl = y / ml;
    CHECK(yl.day() == chrono::day(29) && yl.month_day_last() == ml && chrono::year_month_day(yl) == leap && chrono::sys_days(yl) == days && yl.ok());
    chrono::year_month_weekday yw = y / February / Thursday[5];
    CHECK(chrono::sys_days(yw) == days && yw.index() == 5 && yw.weekday() == Thursday && yw.weekday_indexed() == Thursday[5] && yw.ok() && chrono::year_month_weekday(days) == yw);
    chrono::year_month_weekday_last ywl = y / February / Thursday[last];
    CHECK(chrono::sys_days(ywl) == days && ywl.weekday() == Thursday && ywl.weekday_last() == Thursday[last] && ywl.ok());
#if __cplusplus >= 202002L
    CHECK(2024y == y && 29d == chrono::day(29));
#endif
    chrono::day third_day(3);
    CHECK(++third_day == chrono::day(4) && third_day.ok() && (unsigned)third_day == 4 && chrono::day(9) - chrono::day(2) == chrono::days(7) && y + chrono::years(1) == chrono::year(2025) && -y == chrono::year(-2024) && (int)y == vy);
}

extern "C" __global__ void test_time_of_day(int *failures)
{
    chrono::hh_mm_ss<chrono::milliseconds> t(-(3h + 4min + 5s + 6ms));
    static_assert(chrono::hh_mm_ss<chrono::milliseconds>::fractional_width == 3 && same<chrono::hh_mm_ss<chrono::milliseconds>::precision, chrono::milliseconds>);
    CHECK(t.is_negative() && t.hours() == 3h && t.minutes() == 4min && t.seconds() == 5s && t.subseconds() == 6ms && t.to_duration() == -11045006ms && (chrono::milliseconds)t == t.to_duration());
    CHECK(chrono::is_am(11h) && !chrono::is_am(12h) && chrono::is_pm(12h) && !chrono::is_pm(24h) && chrono::make12(13h) == 1h && chrono::make12(0h) == 12h && chrono::make24(12h, false) == 0h && chrono::make24(1h, true) == 13h);
#if CCCL_VERSION >= 3003000 // 3.0 declares functions in <ctime> and defines none
    CHECK(std_::clock() >= 0 && std_::time(nullptr) > 0);
#endif
    static_assert(sizeof(std_::clock_t) == 8 && sizeof(std_::time_t) == 8);
}
