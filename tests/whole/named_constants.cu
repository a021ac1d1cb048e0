// What decltype says of named constants, behind commas as well; which pointers to members a template takes.
#include <cstdio>
#include <type_traits>
#define P(x) printf("%d: %lld\n", __LINE__, (long long)(x))
constexpr int ci = 5; const int cj = 6; enum { ek = 7 }; struct S { static constexpr long sl = 8; static const short ss = 9; enum { se = 3 }; };
template <class T, class U> constexpr bool same = std::is_same<T, U>::value;
template <class T> struct Q; template <class T, class U> struct Q<T U::*> { using t = T; using c = U; };
template <class T, class U> int md(T U::*) { return std::is_function<T>::value ? 2 : 1; }
template <class R, class U, class... A> int mf(R (U::*)(A...)) { return 1; } template <class R, class U, class... A> int mf(R (U::*)(A...) const) { return 2; }
struct M { int x; const int y = 1; int f(int) { return 1; } int g(int) const { return 2; } int h() const & { return 3; } int i() && { return 4; } int v(char, ...) { return 0; } static int s(int) { return 0; } virtual int w() const { return 0; } };
int main() {
  P((same<decltype(ci), const int>)); P((same<decltype((ci)), const int &>)); P((same<decltype(cj), const int>)); P((same<decltype(ek + 0), int>)); P((same<decltype(S::sl), const long>)); P((same<decltype((S::sl)), const long &>)); P((same<decltype(S::ss), const short>));
  int x = 0; P((same<decltype((x, ci)), const int &>)); P((same<decltype((x, cj)), const int &>)); P((same<decltype((x, S::sl)), const long &>)); P((same<decltype(x ? ci : cj), const int &>)); P((same<decltype(true ? ci : 1), int>));  P((same<decltype((S::se)), decltype(S::se)>)); P((same<decltype((x, 5)), int>)); P((same<decltype(+ci), int>)); P((same<decltype(ci + 0), int>)); P((same<decltype((x, ek)), decltype(ek)>)); P((same<decltype((x, (x, ci))), const int &>)); P((same<decltype(x = ci), int &>)); P((same<decltype(static_cast<const int &>(ci)), const int &>));
  { constexpr short lc = 4; static const long sc = 5; P((same<decltype((x, lc)), const short &>)); P((same<decltype((sc)), const long &>)); P((same<decltype(lc), const short>)); auto &&r = (x, lc); P((same<decltype(r), const short &>)); auto &&r2 = ci; P((same<decltype(r2), const int &>)); auto r3 = ci; P((same<decltype(r3), int>)); const int &cr = ci; P(&cr == &ci); auto &&r4 = (x, ci); P(&r4 == &ci); const int *pc = &(x, ci); P(pc == &ci); auto &&r5 = x ? ci : cj; P(&r5 == &cj);  decltype(auto) da = (ci); P((same<decltype(da), const int &>)); decltype(auto) db = ci; P((same<decltype(db), const int>)); }
  P(md(&M::x)); P(md(&M::y)); P(md(&M::f)); P(md(&M::g)); P(md(&M::h)); P(md(&M::i)); P(md(&M::w)); P(mf(&M::f)); P(mf(&M::g));   P((same<Q<decltype(&M::f)>::t, int(int)>));  P((same<Q<decltype(&M::x)>::t, int>)); P((same<Q<decltype(&M::y)>::t, const int>)); P((same<Q<decltype(&M::v)>::t, int(char, ...)>)); P((same<Q<int (M::*)(int) const>::c, M>)); P((same<int (M::*)(int) const, decltype(&M::g)>)); P((same<int (M::*)(int), decltype(&M::g)>));
  P((std::is_member_function_pointer<decltype(&M::g)>::value)); P((std::is_member_object_pointer<decltype(&M::y)>::value)); 
}
