// Aggregates, unions, bit-fields; when temporaries end, what extends them; virtual calls while objects are made; orders of evaluation.
#include <cstdio>
#include <cstdint>
#include <cstring>
#define P(x) printf("%d: %lld\n", __LINE__, (long long)(x))
#define F(x) printf("%d: %.17g\n", __LINE__, (double)(x))
// aggregates with bases, designated, brace elision
struct B1 { int a, b; }; struct B2 { double d = 2.5; int e = 7; };
struct D1 : B1, B2 { int f = 9; int g[2]; };
struct D2 : D1 { B1 h; };
struct Des { int a = 1; int b = 2; struct { int x, y; } c = {3, 4}; int d[3] = {5, 6}; };
union U { int a; float b; struct { short lo, hi; } s; unsigned char bytes[4]; };
struct Bits { int a : 5; unsigned b : 5; long long c : 33; unsigned long long d : 64; bool e : 1; signed char f : 3; unsigned short g : 9; };
enum En : int { A = -3, B = 2 }; struct EB { En e : 4; unsigned : 0; En f : 3; };
int cnt; int nx() { return ++cnt; }
struct Tr { int id; Tr(int i) : id(i) { printf("c%d ", id); } Tr(const Tr &o) : id(o.id + 100) { printf("k%d ", id); } Tr(Tr &&o) : id(o.id + 1000) { printf("m%d ", id); } ~Tr() { printf("d%d ", id); } Tr &operator=(const Tr &o) { printf("=%d<%d ", id, o.id); id = o.id; return *this; } Tr &get() { return *this; } int v() const { return id; } operator bool() const { return id > 0; } };
Tr mk(int i) { return Tr(i); } Tr mk2(int i) { Tr t(i); return t; } Tr mk3(bool b) { Tr x(1), y(2); if (b) return x; return y; } Tr pass(Tr t) { return t; } const Tr &ref(const Tr &t) { return t; }
struct Holder { const Tr &r; int n; }; struct Two { Tr a, b; Two() : b(2), a(1) {} }; struct Arr { Tr t[2]; };
struct VB { VB() { f(); } virtual ~VB() { f(); } virtual void f() { printf("VB::f "); } void call() { f(); } };
struct VD : VB { int x = 5; VD() { f(); call(); } ~VD() override { f(); call(); } void f() override { printf("VD::f%d ", x); } };
struct VE : VD { int y = 6; void f() override { printf("VE::f%d ", y); } };
struct Range { Tr t; int a[3] = {1, 2, 3}; int *begin() { return a; } int *end() { return a + 3; } Range(int i) : t(i) {} };
int order[16], on; int o(int i) { order[on++] = i; return i; } int &ol(int i) { static int arr[16]; order[on++] = i; return arr[i & 15]; }
struct Op { int i; Op(int i) : i(i) { o(i); } Op operator+(const Op &b) const { o(100); return *this; } Op operator<<(const Op &b) const { return *this; } Op operator()(int) { return *this; } Op &operator[](const Op &) { return *this; } Op &operator=(const Op &b) { return *this; } Op &operator+=(const Op &) { return *this; } };
void show() { for (int i = 0; i < on; i++) printf("%d ", order[i]); printf("\n"); on = 0; }
template <class T> T &stat() { static T t = T(nx()); return t; }
int main() {
  D1 d{{1, 2}, {3.5}, 4, {5}}; P(d.a + d.b * 10); F(d.d); P(d.e); P(d.f); P(d.g[0]); P(d.g[1]); D1 d1{}; P(d1.f); F(d1.d); D1 dd{1, 2, 3.0, 4, 5, 6, 7}; P(dd.b); F(dd.d); P(dd.e); P(dd.f); P(dd.g[1]);
  D2 d2{{{1, 2}, {}, 8}, {3, 4}}; P(d2.f); P(d2.h.b); P(d2.e);
  Des s{.a = 5, .c = {.y = 9}}; P(s.a); P(s.b); P(s.c.x); P(s.c.y); P(s.d[1]); Des s2{.d = {1}}; P(s2.d[0]); P(s2.d[1]); P(s2.c.y);
  U u{.b = 1.0f}; P(u.a); P(u.s.hi); u.bytes[0] = 0xff; P(u.a); U u2{7}; P(u2.bytes[0]); 
  Bits b{-1, 31, -1, ~0ull, true, -1, 511}; P(b.a); P(b.b); P(b.c); P(b.d); P(b.e); P(b.f); P(b.g); P(b.a = 17); P(b.b = 33); P(b.c = 1ll << 32); P(b.e = 2); P(b.f += 5); P(b.g -= 512); P(++b.a); P(b.a++); P(b.b--); P(--b.b); P(b.d + 1); P(b.b - 32 < 0); P(b.g - 512 < 0); P(b.c << 1); P(-b.b); P(~b.g); P(b.e + b.e); P(b.d >> 63); P((b.a = 3, b.a) + (b.f = -4)); P(b.c *= 3); P(b.a <<= 3); P(b.g |= 0x1ff); P(b.g ^= 0x155); P(b.b %= 7); P(sizeof(b.a + 0)); P(b.f << 4); P(b.e ? 1 : 2); P(b.e = !b.e); P(!b.a);
  EB eb{A, B}; P(eb.e); P(eb.f); eb.e = B; P(eb.e); P(eb.e == B); P(eb.e = A);
  { Tr t = mk(1); printf("| "); Tr t2 = mk2(2); printf("| "); Tr t3 = mk3(true); printf("| "); Tr t4 = pass(t); printf("| "); Tr t5 = pass(mk(5)); printf("|\n"); } printf("\n");
  { const Tr &r = mk(6); printf("| "); const Tr &q = mk(7).get(); printf("| "); int v = mk(8).v(); printf("| "); Holder h{mk(9), 1}; printf("| "); auto &&z = Two().a; printf("| "); const Tr &w = true ? mk(10) : mk(11); printf("| "); Tr arr[] = {mk(12), Tr(13)}; printf("| "); Arr a2 = {{1, 2}}; Arr a3 = a2; printf("|\n"); } printf("\n");
  { if (Tr t = mk(20)) printf("in "); else printf("no "); printf("| "); switch (Tr t(3); t.v()) { case 3: printf("three "); int k; case 4: k = 4; printf("%d ", k); break; default: printf("def "); } printf("| "); for (int x : Range(30)) printf("%d ", x); printf("| "); for (Tr t(40); t.id < 42; t.id++) printf("it "); printf("| "); while (Tr w = mk(cnt++ < 2)) printf("w "); printf("| "); ref(mk(50)).v(), printf("after "); Tr x(1); x = mk(60); printf("| "); x = 5; printf("| "); (void)(mk(70), mk(71)); printf("| "); bool bb = mk(1) && mk(2) || mk(3); printf("| "); int tern = bb ? mk(4).id : mk(5).id; printf("| "); throw_away: ; auto l = [t = mk(80)] { return t.id; }; printf("%d ", l()); auto l2 = l; printf("|\n"); } printf("\n");
  { VE e; e.call(); printf("| "); VB *p = new VE; p->f(); delete p; printf("| "); VB bsl = e; bsl.call(); printf("|\n"); } printf("\n");
  o(1) + o(2); show(); ol(1) = o(2); show(); ol(1) += o(2); show(); Op(1) << Op(2); show(); Op(3)(o(4)); show(); Op(5)[Op(6)]; show(); Op(7) = Op(8); show(); Op(9) += Op(10); show(); ol(3) = ol(4) = o(5); show(); int ar[3] = {o(1), o(2), o(3)}; show(); o(1) < o(2) && o(3) > o(4) || o(5); show(); (o(1), o(2)) ? o(3) : o(4); show(); Des q{o(1), o(2)}; show(); ol(o(3) + o(4)) <<= o(5); show(); int *pp = &ar[0]; (o(1), pp)[o(2)] = o(0); show();
  P(stat<int>()); P(stat<int>()); P(stat<long>()); P(stat<int>()++); P(stat<int>());
}
