/* C11 7.13; what it declares needs no header: see library/host/setjmp.h. */
#pragma once
#define setjmp(env) _setjmp(env)
#define sigsetjmp(env, mask) __sigsetjmp(env, mask)
