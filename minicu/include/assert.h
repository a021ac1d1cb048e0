/* C11 7.2. No #pragma once: NDEBUG counts at each inclusion. */
#undef assert
#ifdef NDEBUG
#define assert(...) ((void)0)
#else
#define assert(...) \
    ((__VA_ARGS__) ? (void)0 : __assert_fail(#__VA_ARGS__, __FILE__, __LINE__, __PRETTY_FUNCTION__))
#endif
#ifndef __cplusplus
#undef static_assert
#define static_assert _Static_assert
#endif
