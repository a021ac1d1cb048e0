// OPTIONS: -std=c++20
// DOC: C++20 | coroutines are not supported
struct task {};
__device__ task ends() { co_return; } // error: not supported: coroutines ('co_return')
__device__ task waits(task t) { co_await t; } // error: not supported: coroutines ('co_await')
__device__ task gives() { co_yield 3; } // error: not supported: coroutines ('co_yield')
__device__ int value(int t) { return co_await t; } // error: not supported: coroutines ('co_await')
