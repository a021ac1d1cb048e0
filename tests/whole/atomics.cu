// <atomic> in host code: all sizes and kinds of types, members and functions.
#include <atomic>
#include <cstdio>
#include <cstdint>
template <class T> void ints(const char *n) {
  std::atomic<T> a{T(5)}; std::atomic<T> z; z = T(1); std::atomic<T> d = {};
  printf("%s %d:", n, (int)sizeof(a)); 
  printf(" %lld", (long long)a.fetch_add(T(250))); printf(" %lld", (long long)a.load()); printf(" %lld", (long long)a.fetch_sub(T(3))); printf(" %lld", (long long)a.fetch_and(T(0x7e))); printf(" %lld", (long long)a.fetch_or(T(0x81))); printf(" %lld", (long long)a.fetch_xor(T(0xff))); printf(" %lld", (long long)(T)a);
  printf(" %lld %lld %lld %lld", (long long)++a, (long long)a++, (long long)--a, (long long)a--); printf(" %lld %lld", (long long)(a += T(100)), (long long)(a -= T(200))); printf(" %lld %lld %lld", (long long)(a &= T(0xf0)), (long long)(a |= T(0x0f)), (long long)(a ^= T(0x33)));
  T e = a.load(); printf(" %d", a.compare_exchange_strong(e, T(9))); printf(" %d %lld", a.compare_exchange_strong(e, T(11)), (long long)e); e = T(9); while (!a.compare_exchange_weak(e, T(77), std::memory_order_acq_rel, std::memory_order_relaxed)) ; printf(" %lld", (long long)a.exchange(T(-1), std::memory_order_acquire)); a.store(T(13), std::memory_order_release);
  printf(" %d %d\n", a.is_lock_free(), (int)std::atomic<T>::is_always_lock_free);
  printf("  free: %lld", (long long)std::atomic_fetch_add(&a, T(4))); printf(" %lld", (long long)std::atomic_fetch_sub(&a, T(2))); printf(" %lld", (long long)std::atomic_fetch_or(&a, T(64))); printf(" %lld", (long long)std::atomic_fetch_and(&a, T(0x55))); printf(" %lld", (long long)std::atomic_fetch_xor(&a, T(7)));
  printf(" %lld", (long long)std::atomic_load(&a)); std::atomic_store(&a, T(3)); printf(" %lld", (long long)std::atomic_exchange(&a, T(6))); e = T(6); printf(" %d", std::atomic_compare_exchange_strong(&a, &e, T(8))); printf(" %d %lld", std::atomic_compare_exchange_weak(&a, &e, T(1)), (long long)e);
  printf(" %lld", (long long)std::atomic_fetch_add_explicit(&a, T(1), std::memory_order_relaxed)); std::atomic_store_explicit(&a, T(2), std::memory_order_release); printf(" %lld", (long long)std::atomic_load_explicit(&a, std::memory_order_acquire)); printf(" %lld\n", (long long)std::atomic_exchange_explicit(&a, T(3), std::memory_order_seq_cst));
}
struct P { short x, y; }; struct Three { char c[3]; }; enum class Col : unsigned char { R, G = 200 };
struct Big { long a, b; };
int main() {
  ints<char>("char"); ints<signed char>("schar"); ints<unsigned char>("uchar"); ints<short>("short"); ints<unsigned short>("ushort"); ints<int>("int"); ints<unsigned>("unsigned"); ints<long>("long"); ints<unsigned long long>("ull"); ints<wchar_t>("wchar"); ints<char16_t>("c16"); ints<int8_t>("i8"); ints<uint16_t>("u16");
  std::atomic<bool> b{true}; printf("%d %d %d", (bool)b, b.exchange(false), b.load()); bool eb = false; printf(" %d %d\n", b.compare_exchange_strong(eb, true), (int)sizeof(b)); b = false; printf("%d\n", (int)b);
  int arr[10] = {0,1,2,3,4,5,6,7,8,9}; std::atomic<int *> p{arr}; printf("%d", *p.fetch_add(3)); printf(" %d", *p.load()); printf(" %d %d", *++p, *p++); printf(" %d", *(p += 2)); printf(" %d %d %d", *(p -= 3), *p.fetch_sub(1), *--p); int *ep = arr; printf(" %d", p.compare_exchange_strong(ep, arr + 9)); printf(" %d\n", (int)(ep - arr)); printf("%d\n", *std::atomic_fetch_add(&p, 2));
  std::atomic<double *> pd{nullptr}; pd += 2; printf("%ld\n", (long)pd.load()); std::atomic<void *> pv{&b}; printf("%d\n", pv.load() == &b);
  std::atomic_flag f = ATOMIC_FLAG_INIT; printf("%d %d", f.test_and_set(), f.test_and_set(std::memory_order_acquire)); f.clear(std::memory_order_release); printf(" %d", std::atomic_flag_test_and_set(&f)); std::atomic_flag_clear(&f); printf(" %d\n", f.test_and_set());
  std::atomic<float> fl{1.5f}; printf("%g %g", fl.exchange(2.5f), fl.load()); float ef = 2.5f; printf(" %d %g\n", fl.compare_exchange_strong(ef, 7.f), (float)fl); std::atomic<double> dd{0.}; double ed = -0.0; printf("%d\n", dd.compare_exchange_strong(ed, 1.0));
  std::atomic<P> s{P{1, 2}}; P es{1, 2}; printf("%d %d\n", s.compare_exchange_strong(es, P{3, 4}), s.load().y); std::atomic<Col> c{Col::G}; printf("%d %d\n", (int)c.exchange(Col::R), (int)c.load());
  std::atomic_int ai = ATOMIC_VAR_INIT(3); std::atomic_char ac{'a'}; std::atomic_bool ab{true}; std::atomic_uint8_t a8{255}; a8++; std::atomic_size_t as{1}; std::atomic_ushort aus{65535}; ++aus; printf("%d %c %d %d %zu %d\n", (int)ai, (char)ac, (bool)ab, (int)a8, (size_t)as, (int)aus); std::atomic_init(&ai, 9); printf("%d\n", ai.load());
  std::atomic_thread_fence(std::memory_order_seq_cst); std::atomic_signal_fence(std::memory_order_acquire); printf("%d\n", std::atomic_is_lock_free(&ai));
  volatile std::atomic<short> vs{7}; vs.fetch_add(1); vs++; printf("%d\n", (int)vs.load()); struct Mixed { char c; std::atomic<short> s; char d; std::atomic<char> e[3]; } m{}; m.s = 300; m.e[1] = -2; m.e[1]--; m.e[0]++; m.e[2] |= 4; m.c = 1; m.d = 2; printf("%d %d %d %d %d %d %d\n", (int)sizeof(m), (int)m.s, m.c, m.d, (int)m.e[0], (int)m.e[1], (int)m.e[2]);
  printf("%d %d %d\n", (int)std::kill_dependency(3), ATOMIC_INT_LOCK_FREE, ATOMIC_POINTER_LOCK_FREE);
}
