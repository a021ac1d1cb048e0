/* <charconv> (C++17 [charconv]), with the shortest digits that give a value back. */

enum class errc {
    operation_not_permitted = 1, no_such_file_or_directory = 2, interrupted = 4, io_error = 5, bad_file_descriptor = 9,
    resource_unavailable_try_again = 11, not_enough_memory = 12, permission_denied = 13, bad_address = 14,
    device_or_resource_busy = 16, file_exists = 17, no_such_device = 19, not_a_directory = 20, is_a_directory = 21,
    invalid_argument = 22, too_many_files_open = 24, no_space_on_device = 28, broken_pipe = 32,
    argument_out_of_domain = 33, result_out_of_range = 34, resource_deadlock_would_occur = 35, filename_too_long = 36,
    function_not_supported = 38, value_too_large = 75, not_supported = 95, timed_out = 110, operation_canceled = 125
};
enum class chars_format { scientific = 1, fixed = 2, hex = 4, general = 3 };
struct from_chars_result {
    const char *ptr;
    errc ec;
};
struct to_chars_result {
    char *ptr;
    errc ec;
};

constexpr int __digit_of(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'z' ? c - 'a' + 10 : c >= 'A' && c <= 'Z' ? c - 'A' + 10 : 99;
}
template <class T, class = typename enable_if<is_integral<T>::value>::type>
from_chars_result from_chars(const char *first, const char *last, T &value, int base = 10)
{
    typedef typename make_unsigned<T>::type U;
    const char *p = first;
    bool negative = is_signed<T>::value && p != last && *p == '-';
    p += negative;
    const char *digits = p;
    U most = negative ? U(1) << (sizeof(T) * 8 - 1) : U(numeric_limits<T>::max()), found = 0;
    bool over = false;
    for (; p != last && std::__digit_of(*p) < base; p++) {
        U digit = std::__digit_of(*p);
        if (found > (most - digit) / base || digit > most) over = true;
        else found = found * base + digit;
    }
    if (p == digits) return {first, errc::invalid_argument};
    if (over) return {p, errc::result_out_of_range};
    value = negative ? T(U(0) - found) : T(found);
    return {p, errc()};
}
template <class T> from_chars_result __floating_from_chars(const char *first, const char *last, T &value, bool fixed)
{
    const char *p = first;
    p += p != last && *p == '-';
    bool named = last - p >= 3 && (((p[0] | 32) == 'i' && (p[1] | 32) == 'n' && (p[2] | 32) == 'f') || ((p[0] | 32) == 'n' && (p[1] | 32) == 'a' && (p[2] | 32) == 'n'));
    if (!named && (p == last || !((*p >= '0' && *p <= '9') || (*p == '.' && p + 1 != last && p[1] >= '0' && p[1] <= '9')))) return {first, errc::invalid_argument};
    const char *end = p; /* strtod reads white space, a plus and 0x as well, and wants a zero at the end */
    if (named) end += last - p >= 8 && std::__digit_of(p[3]) == 18 ? 8 : 3;
    else {
        while (end != last && ((*end >= '0' && *end <= '9') || *end == '.')) end++;
        const char *exponent = end + 1;
        if (!fixed && end != last && (*end | 32) == 'e') {
            exponent += exponent != last && (*exponent == '-' || *exponent == '+');
            if (exponent != last && *exponent >= '0' && *exponent <= '9') end = last;
        }
    }
    string text(first, end);
    char *stopped;
    typename conditional<is_same<T, long double>::value, long double, double>::type found;
    if constexpr (sizeof(T) == 4) found = ::strtof(text.c_str(), &stopped);
    else if constexpr (is_same<T, long double>::value) found = ::strtold(text.c_str(), &stopped);
    else found = ::strtod(text.c_str(), &stopped);
    const char *at = first + (stopped - text.c_str());
    auto size = found < 0 ? -found : found;
    if (!named && size > numeric_limits<T>::max()) return {at, errc::result_out_of_range};
    value = found;
    return {at, errc()};
}
template <class T, class = typename enable_if<is_floating_point<T>::value>::type, class = void>
from_chars_result from_chars(const char *first, const char *last, T &value)
{
    return std::__floating_from_chars(first, last, value, false);
}
template <class T, class = typename enable_if<is_floating_point<T>::value>::type>
from_chars_result from_chars(const char *first, const char *last, T &value, chars_format format)
{
    return std::__floating_from_chars(first, last, value, format == chars_format::fixed);
}
inline to_chars_result __written(char *first, char *last, const char *text, size_t length)
{
    if ((size_t)(last - first) < length) return {last, errc::value_too_large};
    ::memcpy(first, text, length);
    return {first + length, errc()};
}
template <class T, class = typename enable_if<is_integral<T>::value>::type> to_chars_result to_chars(char *first, char *last, T value, int base = 10)
{
    typedef typename make_unsigned<T>::type U;
    char text[72];
    int at = 72;
    bool negative = value < T(0);
    U rest = negative ? U(0) - U(value) : U(value);
    do text[--at] = "0123456789abcdefghijklmnopqrstuvwxyz"[rest % base];
    while ((rest /= base) != 0);
    if (negative) text[--at] = '-';
    return std::__written(first, last, text + at, 72 - at);
}
template <class T, class = typename enable_if<is_floating_point<T>::value>::type, class = void> to_chars_result to_chars(char *first, char *last, T value)
{
    constexpr bool wide = is_same<T, long double>::value;
    char text[400], fixed[400];
    if (value != value || value - value != value - value) {
        int length = ::snprintf(text, sizeof(text), "%f", (double)value);
        return std::__written(first, last, text, length);
    }
    typedef typename conditional<wide, long double, double>::type W;
    int digits = 1;
    for (; digits < numeric_limits<W>::max_digits10; digits++) {
        ::snprintf(text, sizeof(text), wide ? "%.*Le" : "%.*e", digits - 1, (W)value);
        if ((sizeof(T) == 4 ? (T)::strtof(text, nullptr) : wide ? (T)::strtold(text, nullptr) : (T)::strtod(text, nullptr)) == value) break;
    }
    int length = ::snprintf(text, sizeof(text), wide ? "%.*Le" : "%.*e", digits - 1, (W)value);
    int power = ::atoi(::strchr(text, 'e') + 1);
    int behind = digits - 1 - power;
    int size = ::snprintf(fixed, sizeof(fixed), wide ? "%.*Lf" : "%.*f", behind > 0 ? behind : 0, (W)value);
    return size <= length ? std::__written(first, last, fixed, size) : std::__written(first, last, text, length);
}
template <class T, class = typename enable_if<is_floating_point<T>::value>::type>
to_chars_result to_chars(char *first, char *last, T value, chars_format format, int precision = 6)
{
    constexpr bool wide = is_same<T, long double>::value;
    typedef typename conditional<wide, long double, double>::type W;
    char text[wide ? 5500 : 500], how[] = "%.*Lg", letter = format == chars_format::fixed ? 'f' : format == chars_format::scientific ? 'e' : 'g';
    how[wide ? 4 : 3] = letter;
    if (!wide) how[4] = 0;
    int length = ::snprintf(text, sizeof(text), how, precision, (W)value);
    return std::__written(first, last, text, length);
}
