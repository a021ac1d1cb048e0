/* C11 7.19. The other types need no header; see library/. */
#pragma once
#undef NULL
#ifdef __cplusplus
#define NULL 0L
#else
#define NULL ((void *)0)
#endif
#ifndef __cplusplus
typedef __WCHAR_TYPE__ wchar_t;
#endif
#define offsetof(type, member) __builtin_offsetof(type, member)
