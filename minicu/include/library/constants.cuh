/* What CUDA's own headers include in every .cu file beforehand are macros of <math.h> and <limits.h>. Here
   their names are constants; where the program includes the header, its macros go first. */

constexpr double M_E = 2.7182818284590452354;
constexpr double M_LOG2E = 1.4426950408889634074;
constexpr double M_LOG10E = 0.43429448190325182765;
constexpr double M_LN2 = 0.69314718055994530942;
constexpr double M_LN10 = 2.30258509299404568402;
constexpr double M_PI = 3.14159265358979323846;
constexpr double M_PI_2 = 1.57079632679489661923;
constexpr double M_PI_4 = 0.78539816339744830962;
constexpr double M_1_PI = 0.31830988618379067154;
constexpr double M_2_PI = 0.63661977236758134308;
constexpr double M_2_SQRTPI = 1.12837916709551257390;
constexpr double M_SQRT2 = 1.41421356237309504880;
constexpr double M_SQRT1_2 = 0.70710678118654752440;
constexpr float INFINITY = __builtin_inff();
constexpr float NAN = __builtin_nanf("");
constexpr double HUGE_VAL = __builtin_huge_val();
constexpr float HUGE_VALF = __builtin_huge_valf();
constexpr int CHAR_BIT = 8;
constexpr int CHAR_MAX = (char)-1 < 0 ? 127 : 255;
constexpr int CHAR_MIN = (char)-1 < 0 ? -128 : 0;
constexpr int UCHAR_MAX = 255;
constexpr int SHRT_MAX = 32767;
constexpr int SHRT_MIN = -32768;
constexpr int USHRT_MAX = 65535;
constexpr int INT_MAX = 2147483647;
constexpr int INT_MIN = -2147483647 - 1;
constexpr unsigned int UINT_MAX = 2147483647 * 2U + 1U;
constexpr long LONG_MAX = 9223372036854775807L;
constexpr long LONG_MIN = -9223372036854775807L - 1L;
constexpr unsigned long ULONG_MAX = 18446744073709551615UL;
constexpr long long LLONG_MAX = 9223372036854775807LL;
constexpr long long LLONG_MIN = -9223372036854775807LL - 1LL;
constexpr unsigned long long ULLONG_MAX = 9223372036854775807LL * 2ULL + 1ULL;
constexpr int RAND_MAX = 2147483647;
constexpr bool ATOMIC_FLAG_INIT = false;
constexpr int ATOMIC_BOOL_LOCK_FREE = 2;
constexpr int ATOMIC_CHAR_LOCK_FREE = 2;
constexpr int ATOMIC_CHAR16_T_LOCK_FREE = 2;
constexpr int ATOMIC_CHAR32_T_LOCK_FREE = 2;
constexpr int ATOMIC_WCHAR_T_LOCK_FREE = 2;
constexpr int ATOMIC_SHORT_LOCK_FREE = 2;
constexpr int ATOMIC_INT_LOCK_FREE = 2;
constexpr int ATOMIC_LONG_LOCK_FREE = 2;
constexpr int ATOMIC_LLONG_LOCK_FREE = 2;
constexpr int ATOMIC_POINTER_LOCK_FREE = 2;
template <class T> constexpr T ATOMIC_VAR_INIT(T value) { return value; }

/* <stdint.h>'s, which the C++ library's headers bring along. */
constexpr int INT8_MAX = 127;
constexpr int INT8_MIN = -128;
constexpr int UINT8_MAX = 255;
constexpr int INT16_MAX = 32767;
constexpr int INT16_MIN = -32768;
constexpr int UINT16_MAX = 65535;
constexpr int32_t INT32_MAX = 2147483647;
constexpr int32_t INT32_MIN = -2147483647 - 1;
constexpr uint32_t UINT32_MAX = 4294967295U;
constexpr int64_t INT64_MAX = 9223372036854775807LL;
constexpr int64_t INT64_MIN = -9223372036854775807LL - 1LL;
constexpr uint64_t UINT64_MAX = 18446744073709551615ULL;
constexpr size_t SIZE_MAX = (size_t)-1;
