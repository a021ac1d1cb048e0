// Made by tests/fuzz/abi.py; nvcc's names, headers and layouts are in classes.json.
struct P { int x; char c; }; enum E { E0, E1 }; enum class S : short { S0, S1 };
namespace ns { struct P { double x; }; enum D { N0 }; }
template <typename T, int K> struct C0 {
public:
  __device__ C0();
  explicit __device__ C0(T, const double &, float);
  __device__ C0 &operator=(const C0 &);
  unsigned m0_0_0;
public:
  int m0_0_1[3];
public:
  __device__ float f1(const T *, P *) const;
  __device__ int operator()(long long *, const unsigned &, int *) const;
};
template <typename T, int K> __device__ C0<T, K>::C0() { }
template <typename T, int K> __device__ C0<T, K>::C0(T, const double &, float) { }
template <typename T, int K> __device__ C0<T, K> &C0<T, K>::operator=(const C0 &) { }
template <typename T, int K> __device__ float C0<T, K>::f1(const T *, P *) const { }
template <typename T, int K> __device__ int C0<T, K>::operator()(long long *, const unsigned &, int *) const { }
template struct C0<E, 2>;
__device__ int operator*(const C0<E, 2> &, float2) { }
__device__ C0<E, 2> by0(C0<E, 2> a, long long && b) { return a; }
class C1 {
public:
  __device__ C1();
  int m1_0_0;
  bool m1_0_1[3];
public:
  __device__ const ns::P & f1() const;
  __device__ C1 f2(unsigned, bool *, unsigned) const;
  static __device__ C0<E, 2> s0(bool &&, C1);
  __device__ int operator()(const float *, C1);
};
__device__ C1::C1() { }
__device__ const ns::P & C1::f1() const { }
__device__ C1 C1::f2(unsigned, bool *, unsigned) const { }
__device__ C0<E, 2> C1::s0(bool &&, C1) { }
__device__ int C1::operator()(const float *, C1) { }
__device__ C1 by1(C1 a, bool b) { return a; }
template <typename T, int K> class C2 {
public:
  __device__ ~C2();
  C1 m2_0_0;
  bool m2_0_1;
public:
  static __device__ const short & s0(int, long long *);
};
template <typename T, int K> __device__ C2<T, K>::~C2() { }
template <typename T, int K> __device__ const short & C2<T, K>::s0(int, long long *) { }
template class C2<short, 2>;
__device__ int operator+(const C2<short, 2> &, double *) { }
__device__ C2<short, 2> by2(C2<short, 2> a, E b) { return a; }
template <typename T, int K> class C3 : public C2<short, 2> {
public:
  __device__ C3();
  explicit __device__ C3(const C1 &, E, float2);
  __device__ C3(const C3 &);
  T m3_0_0;
public:
  static __device__ int * s1(char, T, T);
  __device__ const C3 & operator~() const;
  explicit __device__ operator char();
};
template <typename T, int K> __device__ C3<T, K>::C3() { }
template <typename T, int K> __device__ C3<T, K>::C3(const C1 &, E, float2) { }
template <typename T, int K> __device__ C3<T, K>::C3(const C3 &) { }
template <typename T, int K> __device__ int * C3<T, K>::s1(char, T, T) { }
template <typename T, int K> __device__ const C3<T, K> & C3<T, K>::operator~() const { }
template <typename T, int K> __device__ C3<T, K>::operator char() { }
template class C3<float, 2>;
__device__ int operator+(const C3<float, 2> &, int *) { }
__device__ C3<float, 2> by3(C3<float, 2> a, const bool & b) { return a; }
struct C4 {
public:
  __device__ C4(const C4 &);
  __device__ C4();
  int m4_0_0 : 3;
  double m4_0_1;
  bool m4_0_2[3];
protected:
  int m4_0_3;
public:
  __device__ E && f1(long long) volatile;
  static __device__ P s1(const short &, const double &, int * *);
  __device__ C3<float, 2> operator>=(int * &&) const;
  __device__ E operator/(const S &) const;
  explicit __device__ operator double();
};
__device__ C4::C4(const C4 &) { }
__device__ C4::C4() { }
__device__ E && C4::f1(long long) volatile { }
__device__ P C4::s1(const short &, const double &, int * *) { }
__device__ C3<float, 2> C4::operator>=(int * &&) const { }
__device__ E C4::operator/(const S &) const { }
__device__ C4::operator double() { }
__device__ C4 by4(C4 a, const float4 & b) { return a; }
class C5 {
public:
  __device__ C5();
  __device__ C5(C1);
  __device__ C5(const unsigned &);
  __device__ C5(const C5 &);
  __device__ ~C5();
public:
  __device__ float2 * f0(int *, int *);
  __device__ C5 operator--(int);
};
__device__ C5::C5() { }
__device__ C5::C5(C1) { }
__device__ C5::C5(const unsigned &) { }
__device__ C5::C5(const C5 &) { }
__device__ C5::~C5() { }
__device__ float2 * C5::f0(int *, int *) { }
__device__ C5 C5::operator--(int) { }
__device__ int operator+(const C5 &, long long *) { }
__device__ C5 by5(C5 a, const S & b) { return a; }
template <typename T, int K> class C6 {
public:
public:
  __device__ const C2<short, 2> & f2(T) volatile;
  __device__ const P * f2(double &&, short, const long long &) volatile;
  __device__ C6 &operator/=(float4);
  __device__ S operator,(E *);
  __device__ operator S();
};
template <typename T, int K> __device__ const C2<short, 2> & C6<T, K>::f2(T) volatile { }
template <typename T, int K> __device__ const P * C6<T, K>::f2(double &&, short, const long long &) volatile { }
template <typename T, int K> __device__ C6<T, K> &C6<T, K>::operator/=(float4) { }
template <typename T, int K> __device__ S C6<T, K>::operator,(E *) { }
template <typename T, int K> __device__ C6<T, K>::operator S() { }
template class C6<short, 0>;
__device__ C6<short, 0> by6(C6<short, 0> a, const const float * & b) { return a; }
struct C7 : public C0<E, 2> {
public:
  __device__ C7();
  __device__ C7(C4, const S &, const S &);
  __device__ C7(const C7 &);
  __device__ ~C7();
  __device__ C7 &operator=(const C7 &);
  E m7_0_0;
public:
  float m7_0_1;
public:
  __device__ double * f2(const int * &, const short *);
  __device__ C7 f2(bool, const C3<float, 2> &, int * *) volatile;
  __device__ float2 f0();
  __device__ P f2(const E &, long long, const float * *);
  __device__ C6<short, 0> operator<<(char *) const;
};
__device__ C7::C7() { }
__device__ C7::C7(C4, const S &, const S &) { }
__device__ C7::C7(const C7 &) { }
__device__ C7::~C7() { }
__device__ C7 &C7::operator=(const C7 &) { }
__device__ double * C7::f2(const int * &, const short *) { }
__device__ C7 C7::f2(bool, const C3<float, 2> &, int * *) volatile { }
__device__ float2 C7::f0() { }
__device__ P C7::f2(const E &, long long, const float * *) { }
__device__ C6<short, 0> C7::operator<<(char *) const { }
__device__ C7 by7(C7 a, float2 && b) { return a; }
class C8 {
public:
  __device__ C8();
  P m8_0_0;
  ns::P m8_0_1[3];
  bool m8_0_2[3];
public:
  __device__ bool f0(char, const float *, P) const;
  static __device__ double s0(const long long *);
};
__device__ C8::C8() { }
__device__ bool C8::f0(char, const float *, P) const { }
__device__ double C8::s0(const long long *) { }
__device__ C8 by8(C8 a, bool b) { return a; }
class C9 {
public:
  C8 m9_0_0[3];
  float m9_0_1;
  int m9_0_2;
public:
  __device__ const int * f0(const float *, bool, C9) const;
  __device__ P f2() const;
  static __device__ float4 * s0();
};
__device__ const int * C9::f0(const float *, bool, C9) const { }
__device__ P C9::f2() const { }
__device__ float4 * C9::s0() { }
__device__ C9 by9(C9 a, unsigned b) { return a; }
struct C10 {
public:
struct N1 {
public:
  const float * m10_1_0;
public:
  __device__ E f1(const E &) const;
  __device__ const long long * f1() volatile;
  __device__ unsigned f0(C6<short, 0>, float2) const;
  __device__ short operator-();
  __device__ long long operator%(unsigned *) const;
};
  int m10_0_0;
  unsigned m10_0_1[3];
private:
  E m10_0_2;
public:
  __device__ float2 f2(int *) const;
  __device__ int f1(C10, int *, short) const;
  __device__ unsigned f2(S, const float *) const;
  __device__ float2 operator||(E *) const;
  __device__ C10 operator++(int);
};
__device__ E C10::N1::f1(const E &) const { }
__device__ const long long * C10::N1::f1() volatile { }
__device__ unsigned C10::N1::f0(C6<short, 0>, float2) const { }
__device__ short C10::N1::operator-() { }
__device__ long long C10::N1::operator%(unsigned *) const { }
__device__ float2 C10::f2(int *) const { }
__device__ int C10::f1(C10, int *, short) const { }
__device__ unsigned C10::f2(S, const float *) const { }
__device__ float2 C10::operator||(E *) const { }
__device__ C10 C10::operator++(int) { }
__device__ C10 by10(C10 a, long long b) { return a; }
class C11 {
public:
class N1 {
public:
  __device__ N1();
  __device__ N1(unsigned &&, int, C7);
  __device__ N1(long long, bool);
  __device__ C11::N1 &operator=(const C11::N1 &);
public:
  __device__ char operator!=(short *);
  explicit __device__ operator int() const;
};
  __device__ C11();
  __device__ C11(bool, long long);
  __device__ C11(double *, const int * *, short, ns::P);
  __device__ C11(const C11 &);
  C8 m11_0_0[3];
  int * m11_0_1;
  C10 m11_0_2;
public:
  __device__ S f1(long long *) const;
  __device__ C11 f2(bool) const;
  __device__ E f0(ns::P &&, const float * *) const;
  __device__ const E & f2(const float * &&);
  __device__ operator S();
};
__device__ C11::N1::N1() { }
__device__ C11::N1::N1(unsigned &&, int, C7) { }
__device__ C11::N1::N1(long long, bool) { }
__device__ C11::N1 &C11::N1::operator=(const C11::N1 &) { }
__device__ char C11::N1::operator!=(short *) { }
__device__ C11::N1::operator int() const { }
__device__ C11::C11() { }
__device__ C11::C11(bool, long long) { }
__device__ C11::C11(double *, const int * *, short, ns::P) { }
__device__ C11::C11(const C11 &) { }
__device__ S C11::f1(long long *) const { }
__device__ C11 C11::f2(bool) const { }
__device__ E C11::f0(ns::P &&, const float * *) const { }
__device__ const E & C11::f2(const float * &&) { }
__device__ C11::operator S() { }
__device__ int operator==(const C11 &, double) { }
__device__ C11 by11(C11 a, C11 && b) { return a; }
struct C12 : protected C11 {
public:
class N1 {
public:
  __device__ N1(const C12::N1 &);
  __device__ N1();
  __device__ ~N1();
  C10 m12_1_0;
  const float * m12_1_1;
  P m12_1_2;
public:
  __device__ const int * * operator|(bool) const;
};
  __device__ C12();
  explicit __device__ C12(int *, short, C8);
public:
  C0<E, 2> m12_0_0[3];
  long long m12_0_1[3];
  const float * m12_0_2;
public:
};
__device__ C12::N1::N1(const C12::N1 &) { }
__device__ C12::N1::N1() { }
__device__ C12::N1::~N1() { }
__device__ const int * * C12::N1::operator|(bool) const { }
__device__ C12::C12() { }
__device__ C12::C12(int *, short, C8) { }
__device__ C12 by12(C12 a, const float4 * b) { return a; }
template <typename T, int K> class C13 {
public:
  __device__ C13(const C13 &);
  __device__ C13();
  __device__ ~C13();
public:
  __device__ const C13 & f0() volatile;
  __device__ E f2(C13) const;
  __device__ char operator--();
  __device__ C13 &operator&=(const T *);
};
template <typename T, int K> __device__ C13<T, K>::C13(const C13 &) { }
template <typename T, int K> __device__ C13<T, K>::C13() { }
template <typename T, int K> __device__ C13<T, K>::~C13() { }
template <typename T, int K> __device__ const C13<T, K> & C13<T, K>::f0() volatile { }
template <typename T, int K> __device__ E C13<T, K>::f2(C13) const { }
template <typename T, int K> __device__ char C13<T, K>::operator--() { }
template <typename T, int K> __device__ C13<T, K> &C13<T, K>::operator&=(const T *) { }
template class C13<P, -3>;
__device__ int operator-(const C13<P, -3> &, float) { }
__device__ C13<P, -3> by13(C13<P, -3> a, C13<P, -3> b) { return a; }
template <typename T, int K> struct C14 : public C9 {
public:
  __device__ C14();
  __device__ C14(const C14 &);
public:
  static __device__ bool s1(const ns::P &, const S &, const T &);
  __device__ const C14 & operator&&(const long long &) const;
  __device__ C14 operator--(int);
  explicit __device__ operator long long();
};
template <typename T, int K> __device__ C14<T, K>::C14() { }
template <typename T, int K> __device__ C14<T, K>::C14(const C14 &) { }
template <typename T, int K> __device__ bool C14<T, K>::s1(const ns::P &, const S &, const T &) { }
template <typename T, int K> __device__ const C14<T, K> & C14<T, K>::operator&&(const long long &) const { }
template <typename T, int K> __device__ C14<T, K> C14<T, K>::operator--(int) { }
template <typename T, int K> __device__ C14<T, K>::operator long long() { }
template struct C14<short, 2>;
__device__ int operator-(const C14<short, 2> &, unsigned) { }
__device__ C14<short, 2> by14(C14<short, 2> a, const E & b) { return a; }
struct C15 {
public:
  __device__ C15();
  __device__ C15(const C12 &, P, float, unsigned);
  __device__ C15 &operator=(const C15 &);
public:
  int m15_0_0 : 20;
  E m15_0_1;
public:
  __device__ int f2(S) const;
  __device__ short f1(C12) const;
  __device__ float4 f2();
  __device__ char f0(bool, int *, ns::P) volatile;
  static __device__ int * s0();
};
__device__ C15::C15() { }
__device__ C15::C15(const C12 &, P, float, unsigned) { }
__device__ C15 &C15::operator=(const C15 &) { }
__device__ int C15::f2(S) const { }
__device__ short C15::f1(C12) const { }
__device__ float4 C15::f2() { }
__device__ char C15::f0(bool, int *, ns::P) volatile { }
__device__ int * C15::s0() { }
__device__ C15 by15(C15 a, E b) { return a; }
template <typename T, int K> struct C16 {
public:
  double m16_0_0;
public:
  __device__ const C16 & f2(C14<short, 2>) const;
};
template <typename T, int K> __device__ const C16<T, K> & C16<T, K>::f2(C14<short, 2>) const { }
template struct C16<short, 2>;
__device__ int operator-(const C16<short, 2> &, ns::P) { }
__device__ C16<short, 2> by16(C16<short, 2> a, float b) { return a; }
class C17 {
public:
  __device__ C17();
  explicit __device__ C17(C16<short, 2>, short, C16<short, 2>);
  explicit __device__ C17(P);
  __device__ C17(const C17 &);
public:
  ns::P m17_0_0;
  long long m17_0_1;
  bool m17_0_2[3];
  short m17_0_3[3];
public:
  __device__ const int * * f0() volatile;
  __device__ double f2(unsigned, float);
  __device__ const float4 * f0(ns::P) volatile;
  __device__ float4 f1() volatile;
};
__device__ C17::C17() { }
__device__ C17::C17(C16<short, 2>, short, C16<short, 2>) { }
__device__ C17::C17(P) { }
__device__ C17::C17(const C17 &) { }
__device__ const int * * C17::f0() volatile { }
__device__ double C17::f2(unsigned, float) { }
__device__ const float4 * C17::f0(ns::P) volatile { }
__device__ float4 C17::f1() volatile { }
__device__ C17 by17(C17 a, int b) { return a; }
class C18 : protected C9 {
public:
class N1 {
public:
  C9 m18_1_0;
  C8 m18_1_1;
public:
};
  float m18_0_0[3];
public:
  C0<E, 2> m18_0_1;
public:
  __device__ C15 f0() volatile;
  __device__ int f2() volatile;
  static __device__ char s1(char);
};
__device__ C15 C18::f0() volatile { }
__device__ int C18::f2() volatile { }
__device__ char C18::s1(char) { }
__device__ int operator-(const C18 &, unsigned) { }
__device__ C18 by18(C18 a, long long * b) { return a; }
struct C19 {
public:
  __device__ C19(const C19 &);
  __device__ C19();
  E m19_0_0[3];
private:
  bool m19_0_1;
public:
  __device__ unsigned f2(double, int *, const long long &) const;
  __device__ const long long & f2(E, long long *) const;
  __device__ short f1(bool *);
  static __device__ const C18 & s1(long long);
  __device__ C17 operator>>(short &&);
};
__device__ C19::C19(const C19 &) { }
__device__ C19::C19() { }
__device__ unsigned C19::f2(double, int *, const long long &) const { }
__device__ const long long & C19::f2(E, long long *) const { }
__device__ short C19::f1(bool *) { }
__device__ const C18 & C19::s1(long long) { }
__device__ C17 C19::operator>>(short &&) { }
__device__ C19 by19(C19 a, C19 b) { return a; }
template <typename T, int K> struct C20 : public C4 {
public:
  __device__ C20();
  __device__ C20(const int * &, E, const char &);
  T m20_0_0;
public:
  __device__ const char & f2(long long) const;
  __device__ T f1() const;
  explicit __device__ operator double();
};
template <typename T, int K> __device__ C20<T, K>::C20() { }
template <typename T, int K> __device__ C20<T, K>::C20(const int * &, E, const char &) { }
template <typename T, int K> __device__ const char & C20<T, K>::f2(long long) const { }
template <typename T, int K> __device__ T C20<T, K>::f1() const { }
template <typename T, int K> __device__ C20<T, K>::operator double() { }
template struct C20<float, -3>;
__device__ C20<float, -3> by20(C20<float, -3> a, E && b) { return a; }
template <typename T, int K> struct C21 : public C0<E, 2> {
public:
  __device__ C21();
  explicit __device__ C21(const short &, const int * *);
  __device__ ~C21();
  E m21_0_0[3];
  unsigned m21_0_1;
protected:
  int m21_0_2 : 3;
  E m21_0_3;
public:
  __device__ const float * f0(short) const;
  __device__ const T * f2(const C21<char, 1> * &, E, E *) const;
  __device__ double f2(ns::P) const;
  __device__ C21 operator++(int);
};
template <typename T, int K> __device__ C21<T, K>::C21() { }
template <typename T, int K> __device__ C21<T, K>::C21(const short &, const int * *) { }
template <typename T, int K> __device__ C21<T, K>::~C21() { }
template <typename T, int K> __device__ const float * C21<T, K>::f0(short) const { }
template <typename T, int K> __device__ const T * C21<T, K>::f2(const C21<char, 1> * &, E, E *) const { }
template <typename T, int K> __device__ double C21<T, K>::f2(ns::P) const { }
template <typename T, int K> __device__ C21<T, K> C21<T, K>::operator++(int) { }
template struct C21<P, 2>;
__device__ int operator==(const C21<P, 2> &, int) { }
__device__ C21<P, 2> by21(C21<P, 2> a, int b) { return a; }
struct C22 {
public:
  C1 m22_0_0;
  bool m22_0_1;
public:
  __device__ P f1(const short &) const;
  __device__ unsigned f0(C22) const;
  __device__ char f1(float4, int *) const;
  __device__ const S & f2() const;
  static __device__ C20<float, -3> s0(float, double, int);
  __device__ operator bool() const;
};
__device__ P C22::f1(const short &) const { }
__device__ unsigned C22::f0(C22) const { }
__device__ char C22::f1(float4, int *) const { }
__device__ const S & C22::f2() const { }
__device__ C20<float, -3> C22::s0(float, double, int) { }
__device__ C22::operator bool() const { }
__device__ int operator==(const C22 &, C18) { }
__device__ C22 by22(C22 a, ns::P b) { return a; }
struct C23 {
public:
  __device__ C23();
private:
  int m23_0_0 : 3;
public:
  __device__ S * operator*() const;
};
__device__ C23::C23() { }
__device__ S * C23::operator*() const { }
__device__ int operator+(const C23 &, float) { }
__device__ C23 by23(C23 a, char b) { return a; }
class C24 : protected C7 {
public:
  bool m24_0_0;
  ns::P m24_0_1;
  long long m24_0_2;
public:
  __device__ const C20<float, -3> & f1() volatile;
  __device__ double operator|(const int &) const;
  __device__ float &operator[](long long) const;
  explicit __device__ operator double() const;
};
__device__ const C20<float, -3> & C24::f1() volatile { }
__device__ double C24::operator|(const int &) const { }
__device__ float &C24::operator[](long long) const { }
__device__ C24::operator double() const { }
__device__ int operator-(const C24 &, int *) { }
__device__ C24 by24(C24 a, float4 b) { return a; }
class C25 : public C4 {
public:
  float m25_0_0;
  int m25_0_1 : 3;
public:
  __device__ const float & f0(float, short, C21<P, 2>) const;
  __device__ short * f0();
  static __device__ const float * s0(E, short, const float4 &);
};
__device__ const float & C25::f0(float, short, C21<P, 2>) const { }
__device__ short * C25::f0() { }
__device__ const float * C25::s0(E, short, const float4 &) { }
__device__ int operator+(const C25 &, int *) { }
__device__ C25 by25(C25 a, S && b) { return a; }
struct C26 : protected C9 {
public:
  __device__ C26();
  __device__ C26(long long, const P *, const char &, S *);
  __device__ C26(unsigned);
  bool m26_0_0;
  P m26_0_1;
  int * m26_0_2[3];
  C5 m26_0_3;
public:
  __device__ float2 f1(long long, E *);
  __device__ double f1(int *, const long long &);
  __device__ C26 * f1(C25 *) volatile;
  static __device__ ns::P * s1(short &&, char, int);
  __device__ C26 &operator>>=(const const float * &);
};
__device__ C26::C26() { }
__device__ C26::C26(long long, const P *, const char &, S *) { }
__device__ C26::C26(unsigned) { }
__device__ float2 C26::f1(long long, E *) { }
__device__ double C26::f1(int *, const long long &) { }
__device__ C26 * C26::f1(C25 *) volatile { }
__device__ ns::P * C26::s1(short &&, char, int) { }
__device__ C26 &C26::operator>>=(const const float * &) { }
__device__ int operator*(const C26 &, E) { }
__device__ C26 by26(C26 a, P b) { return a; }
class C27 {
public:
struct N1 {
public:
  __device__ C27::N1 &operator=(const C27::N1 &);
  int m27_1_0 : 7;
  long long m27_1_1[3];
public:
  __device__ E f2(int *) const;
  __device__ long long f1(const ns::P &, double *, long long) const;
  __device__ float f0() const;
  static __device__ char s0(unsigned);
  __device__ float &operator[](unsigned) const;
  __device__ C27::N1 operator--(int);
};
  __device__ ~C27();
protected:
  double m27_0_0[3];
  char m27_0_1;
public:
  __device__ const int & f2(int *);
  __device__ ns::P f2(bool, C27 &&);
  __device__ S f0(S) volatile;
  __device__ C26 f1(int *) const;
  __device__ bool operator==(unsigned);
  __device__ int * operator~();
};
__device__ C27::N1 &C27::N1::operator=(const C27::N1 &) { }
__device__ E C27::N1::f2(int *) const { }
__device__ long long C27::N1::f1(const ns::P &, double *, long long) const { }
__device__ float C27::N1::f0() const { }
__device__ char C27::N1::s0(unsigned) { }
__device__ float &C27::N1::operator[](unsigned) const { }
__device__ C27::N1 C27::N1::operator--(int) { }
__device__ C27::~C27() { }
__device__ const int & C27::f2(int *) { }
__device__ ns::P C27::f2(bool, C27 &&) { }
__device__ S C27::f0(S) volatile { }
__device__ C26 C27::f1(int *) const { }
__device__ bool C27::operator==(unsigned) { }
__device__ int * C27::operator~() { }
__device__ C27 by27(C27 a, unsigned b) { return a; }
class C28 : public C3<float, 2> {
public:
  __device__ C28();
  explicit __device__ C28(double, short);
  __device__ C28(const E &, ns::P);
  __device__ C28(const C28 &);
protected:
  bool m28_0_0[3];
  C18 m28_0_1;
  char m28_0_2;
public:
  __device__ char operator+(int) const;
  __device__ operator short();
};
__device__ C28::C28() { }
__device__ C28::C28(double, short) { }
__device__ C28::C28(const E &, ns::P) { }
__device__ C28::C28(const C28 &) { }
__device__ char C28::operator+(int) const { }
__device__ C28::operator short() { }
__device__ C28 by28(C28 a, const int & b) { return a; }
struct C29 : public C9 {
public:
  __device__ C29();
  __device__ C29(float);
  char m29_0_0[3];
  S m29_0_1[3];
public:
  __device__ C28 f2(C28, C29, int *) const;
  static __device__ const float * s1(const E &);
};
__device__ C29::C29() { }
__device__ C29::C29(float) { }
__device__ C28 C29::f2(C28, C29, int *) const { }
__device__ const float * C29::s1(const E &) { }
__device__ int operator+(const C29 &, char) { }
__device__ C29 by29(C29 a, double b) { return a; }
struct C30 {
public:
  __device__ C30();
  __device__ C30(P);
  explicit __device__ C30(char &&, int &&);
  float2 m30_0_0;
public:
  __device__ unsigned f2(int * *, int, C29) const;
  __device__ short operator!=(char) const;
};
__device__ C30::C30() { }
__device__ C30::C30(P) { }
__device__ C30::C30(char &&, int &&) { }
__device__ unsigned C30::f2(int * *, int, C29) const { }
__device__ short C30::operator!=(char) const { }
__device__ int operator==(const C30 &, char *) { }
__device__ C30 by30(C30 a, const float * b) { return a; }
class C31 {
public:
  __device__ C31(const C31 &);
  __device__ C31();
  double m31_0_0;
  E m31_0_1;
public:
  __device__ unsigned f2(const C31 &) const;
  __device__ const C29 & f0(bool) const;
  __device__ long long f0(C30 *, unsigned, short *);
  __device__ const float & f1();
  static __device__ int * && s0(int, C28 *, unsigned);
  __device__ int * operator-(short);
  __device__ int * && operator+();
  __device__ operator double();
};
__device__ C31::C31(const C31 &) { }
__device__ C31::C31() { }
__device__ unsigned C31::f2(const C31 &) const { }
__device__ const C29 & C31::f0(bool) const { }
__device__ long long C31::f0(C30 *, unsigned, short *) { }
__device__ const float & C31::f1() { }
__device__ int * && C31::s0(int, C28 *, unsigned) { }
__device__ int * C31::operator-(short) { }
__device__ int * && C31::operator+() { }
__device__ C31::operator double() { }
__device__ C31 by31(C31 a, char * b) { return a; }
struct C32 : protected C20<float, -3> {
public:
struct N1 {
public:
  C25 m32_1_0[3];
public:
  __device__ C30 && operator*(S) const;
  __device__ float operator>>(const float *) const;
};
  __device__ C32();
  __device__ C32 &operator=(const C32 &);
public:
  __device__ char f0();
  __device__ char f2(C32);
  static __device__ bool s1(P);
  __device__ float &operator[](const float4 &) const;
  __device__ int operator()(int) const;
  explicit __device__ operator float() const;
};
__device__ C30 && C32::N1::operator*(S) const { }
__device__ float C32::N1::operator>>(const float *) const { }
__device__ C32::C32() { }
__device__ C32 &C32::operator=(const C32 &) { }
__device__ char C32::f0() { }
__device__ char C32::f2(C32) { }
__device__ bool C32::s1(P) { }
__device__ float &C32::operator[](const float4 &) const { }
__device__ int C32::operator()(int) const { }
__device__ C32::operator float() const { }
__device__ int operator+(const C32 &, int *) { }
__device__ C32 by32(C32 a, ns::P b) { return a; }
struct C33 : protected C30 {
public:
  __device__ C33();
  explicit __device__ C33(E, S *, const S &, bool);
  __device__ C33 &operator=(const C33 &);
  char m33_0_0;
  C11 m33_0_1[3];
public:
  __device__ double f0(P) const;
  __device__ P f2(ns::P &&, unsigned *, const float4 &) const;
  __device__ const double & f2(S) const;
  __device__ char * f1(int *) const;
  __device__ C33 &operator*=(int * *);
};
__device__ C33::C33() { }
__device__ C33::C33(E, S *, const S &, bool) { }
__device__ C33 &C33::operator=(const C33 &) { }
__device__ double C33::f0(P) const { }
__device__ P C33::f2(ns::P &&, unsigned *, const float4 &) const { }
__device__ const double & C33::f2(S) const { }
__device__ char * C33::f1(int *) const { }
__device__ C33 &C33::operator*=(int * *) { }
__device__ int operator*(const C33 &, C33) { }
__device__ C33 by33(C33 a, C33 b) { return a; }
class C34 {
public:
class N1 {
public:
  __device__ ~N1();
  C18 m34_1_0;
  float2 m34_1_1;
  E m34_1_2;
public:
  __device__ S f2(C34::N1 &&) const;
  __device__ C34::N1 f2(C34::N1 *, C34::N1) const;
  __device__ float f1(float, bool &&) const;
  __device__ C34::N1 &operator%=(short);
};
  __device__ C34();
  __device__ ~C34();
  double m34_0_0;
public:
  __device__ C34 f0(int * *);
  __device__ float &operator[](char);
};
__device__ C34::N1::~N1() { }
__device__ S C34::N1::f2(C34::N1 &&) const { }
__device__ C34::N1 C34::N1::f2(C34::N1 *, C34::N1) const { }
__device__ float C34::N1::f1(float, bool &&) const { }
__device__ C34::N1 &C34::N1::operator%=(short) { }
__device__ C34::C34() { }
__device__ C34::~C34() { }
__device__ C34 C34::f0(int * *) { }
__device__ float &C34::operator[](char) { }
__device__ int operator+(const C34 &, E) { }
__device__ C34 by34(C34 a, C33 && b) { return a; }
class C35 {
public:
public:
  __device__ const S & f0(S *) const;
  __device__ E f1(const int *, const unsigned &) volatile;
  __device__ C33 operator<(int &&) const;
  __device__ P operator,(float) const;
};
__device__ const S & C35::f0(S *) const { }
__device__ E C35::f1(const int *, const unsigned &) volatile { }
__device__ C33 C35::operator<(int &&) const { }
__device__ P C35::operator,(float) const { }
__device__ int operator-(const C35 &, const short &) { }
__device__ C35 by35(C35 a, const short & b) { return a; }
template <typename T, int K> class C36 {
public:
  ns::P m36_0_0[3];
  C23 m36_0_1[3];
  double m36_0_2;
public:
  __device__ E f0() const;
  static __device__ int * s0(C34, C36<T, K> *, char);
};
template <typename T, int K> __device__ E C36<T, K>::f0() const { }
template <typename T, int K> __device__ int * C36<T, K>::s0(C34, C36<T, K> *, char) { }
template class C36<ns::P *, 2>;
__device__ C36<ns::P *, 2> by36(C36<ns::P *, 2> a, const S * b) { return a; }
class C37 : public C11 {
public:
class N1 {
public:
  __device__ N1();
  explicit __device__ N1(const E *, const ns::P &, const P &);
  double m37_1_0;
  int m37_1_1 : 7;
public:
  __device__ float f2(double);
  __device__ const int * & f1(S *) const;
  __device__ int *operator->() const;
};
  __device__ C37();
  explicit __device__ C37(E *, C36<ns::P *, 2>, const double *, S);
  __device__ C37(P);
  C6<short, 0> m37_0_0;
  short m37_0_1[3];
public:
  __device__ double f2(C37, unsigned, int) const;
  __device__ float f0() const;
  __device__ S f1() volatile;
  __device__ const C33 * f0(C33 &&, long long *) volatile;
  static __device__ C34 s1(P);
  __device__ C33 operator%(long long);
  __device__ C37 &operator*=(ns::P);
};
__device__ C37::N1::N1() { }
__device__ C37::N1::N1(const E *, const ns::P &, const P &) { }
__device__ float C37::N1::f2(double) { }
__device__ const int * & C37::N1::f1(S *) const { }
__device__ int *C37::N1::operator->() const { }
__device__ C37::C37() { }
__device__ C37::C37(E *, C36<ns::P *, 2>, const double *, S) { }
__device__ C37::C37(P) { }
__device__ double C37::f2(C37, unsigned, int) const { }
__device__ float C37::f0() const { }
__device__ S C37::f1() volatile { }
__device__ const C33 * C37::f0(C33 &&, long long *) volatile { }
__device__ C34 C37::s1(P) { }
__device__ C33 C37::operator%(long long) { }
__device__ C37 &C37::operator*=(ns::P) { }
__device__ C37 by37(C37 a, float4 b) { return a; }
class C38 {
public:
  __device__ C38();
  __device__ C38(long long, P *);
  ns::P m38_0_0;
  P m38_0_1[3];
public:
  __device__ int * * f0(const short &) const;
  __device__ char && f2() const;
  __device__ ns::P f1(double, unsigned) const;
  __device__ float4 f1(int) const;
  static __device__ char * s1(double, const unsigned &);
};
__device__ C38::C38() { }
__device__ C38::C38(long long, P *) { }
__device__ int * * C38::f0(const short &) const { }
__device__ char && C38::f2() const { }
__device__ ns::P C38::f1(double, unsigned) const { }
__device__ float4 C38::f1(int) const { }
__device__ char * C38::s1(double, const unsigned &) { }
__device__ C38 by38(C38 a, float2 b) { return a; }
template <typename T, int K> struct C39 {
public:
  __device__ C39(const C39 &);
  __device__ C39();
  T m39_0_0;
  char m39_0_1;
  ns::P m39_0_2;
  int m39_0_3 : 3;
public:
  __device__ C37 f0();
  __device__ C39 &operator/=(ns::P);
  __device__ short operator+(T) const;
  __device__ operator char();
};
template <typename T, int K> __device__ C39<T, K>::C39(const C39 &) { }
template <typename T, int K> __device__ C39<T, K>::C39() { }
template <typename T, int K> __device__ C37 C39<T, K>::f0() { }
template <typename T, int K> __device__ C39<T, K> &C39<T, K>::operator/=(ns::P) { }
template <typename T, int K> __device__ short C39<T, K>::operator+(T) const { }
template <typename T, int K> __device__ C39<T, K>::operator char() { }
template struct C39<P, 0>;
__device__ int operator+(const C39<P, 0> &, const float &) { }
__device__ C39<P, 0> by39(C39<P, 0> a, long long b) { return a; }
__device__ unsigned ask_C0_E_2_[] = { (unsigned)sizeof(C0<E, 2>), (unsigned)alignof(C0<E, 2>), (unsigned)__builtin_offsetof(C0<E, 2>, m0_0_0), (unsigned)__builtin_offsetof(C0<E, 2>, m0_0_1) };
__device__ unsigned ask_C1[] = { (unsigned)sizeof(C1), (unsigned)alignof(C1), (unsigned)__builtin_offsetof(C1, m1_0_0), (unsigned)__builtin_offsetof(C1, m1_0_1) };
__device__ unsigned ask_C2_short_2_[] = { (unsigned)sizeof(C2<short, 2>), (unsigned)alignof(C2<short, 2>), (unsigned)__builtin_offsetof(C2<short, 2>, m2_0_0), (unsigned)__builtin_offsetof(C2<short, 2>, m2_0_1) };
__device__ unsigned ask_C3_float_2_[] = { (unsigned)sizeof(C3<float, 2>), (unsigned)alignof(C3<float, 2>) };
__device__ unsigned ask_C4[] = { (unsigned)sizeof(C4), (unsigned)alignof(C4), (unsigned)__builtin_offsetof(C4, m4_0_1), (unsigned)__builtin_offsetof(C4, m4_0_2) };
__device__ unsigned ask_C5[] = { (unsigned)sizeof(C5), (unsigned)alignof(C5) };
__device__ unsigned ask_C6_short_0_[] = { (unsigned)sizeof(C6<short, 0>), (unsigned)alignof(C6<short, 0>) };
__device__ unsigned ask_C7[] = { (unsigned)sizeof(C7), (unsigned)alignof(C7) };
__device__ unsigned ask_C8[] = { (unsigned)sizeof(C8), (unsigned)alignof(C8), (unsigned)__builtin_offsetof(C8, m8_0_0), (unsigned)__builtin_offsetof(C8, m8_0_1), (unsigned)__builtin_offsetof(C8, m8_0_2) };
__device__ unsigned ask_C9[] = { (unsigned)sizeof(C9), (unsigned)alignof(C9), (unsigned)__builtin_offsetof(C9, m9_0_0), (unsigned)__builtin_offsetof(C9, m9_0_1), (unsigned)__builtin_offsetof(C9, m9_0_2) };
__device__ unsigned ask_C10[] = { (unsigned)sizeof(C10), (unsigned)alignof(C10), (unsigned)__builtin_offsetof(C10, m10_0_0), (unsigned)__builtin_offsetof(C10, m10_0_1) };
__device__ unsigned ask_C11[] = { (unsigned)sizeof(C11), (unsigned)alignof(C11), (unsigned)__builtin_offsetof(C11, m11_0_0), (unsigned)__builtin_offsetof(C11, m11_0_1), (unsigned)__builtin_offsetof(C11, m11_0_2) };
__device__ unsigned ask_C12[] = { (unsigned)sizeof(C12), (unsigned)alignof(C12) };
__device__ unsigned ask_C13_P_3_[] = { (unsigned)sizeof(C13<P, -3>), (unsigned)alignof(C13<P, -3>) };
__device__ unsigned ask_C14_short_2_[] = { (unsigned)sizeof(C14<short, 2>), (unsigned)alignof(C14<short, 2>) };
__device__ unsigned ask_C15[] = { (unsigned)sizeof(C15), (unsigned)alignof(C15), (unsigned)__builtin_offsetof(C15, m15_0_1) };
__device__ unsigned ask_C16_short_2_[] = { (unsigned)sizeof(C16<short, 2>), (unsigned)alignof(C16<short, 2>), (unsigned)__builtin_offsetof(C16<short, 2>, m16_0_0) };
__device__ unsigned ask_C17[] = { (unsigned)sizeof(C17), (unsigned)alignof(C17), (unsigned)__builtin_offsetof(C17, m17_0_0), (unsigned)__builtin_offsetof(C17, m17_0_1), (unsigned)__builtin_offsetof(C17, m17_0_2), (unsigned)__builtin_offsetof(C17, m17_0_3) };
__device__ unsigned ask_C18[] = { (unsigned)sizeof(C18), (unsigned)alignof(C18) };
__device__ unsigned ask_C19[] = { (unsigned)sizeof(C19), (unsigned)alignof(C19), (unsigned)__builtin_offsetof(C19, m19_0_0) };
__device__ unsigned ask_C20_float_3_[] = { (unsigned)sizeof(C20<float, -3>), (unsigned)alignof(C20<float, -3>) };
__device__ unsigned ask_C21_P_2_[] = { (unsigned)sizeof(C21<P, 2>), (unsigned)alignof(C21<P, 2>) };
__device__ unsigned ask_C22[] = { (unsigned)sizeof(C22), (unsigned)alignof(C22), (unsigned)__builtin_offsetof(C22, m22_0_0), (unsigned)__builtin_offsetof(C22, m22_0_1) };
__device__ unsigned ask_C23[] = { (unsigned)sizeof(C23), (unsigned)alignof(C23) };
__device__ unsigned ask_C24[] = { (unsigned)sizeof(C24), (unsigned)alignof(C24) };
__device__ unsigned ask_C25[] = { (unsigned)sizeof(C25), (unsigned)alignof(C25) };
__device__ unsigned ask_C26[] = { (unsigned)sizeof(C26), (unsigned)alignof(C26) };
__device__ unsigned ask_C27[] = { (unsigned)sizeof(C27), (unsigned)alignof(C27) };
__device__ unsigned ask_C28[] = { (unsigned)sizeof(C28), (unsigned)alignof(C28) };
__device__ unsigned ask_C29[] = { (unsigned)sizeof(C29), (unsigned)alignof(C29) };
__device__ unsigned ask_C30[] = { (unsigned)sizeof(C30), (unsigned)alignof(C30), (unsigned)__builtin_offsetof(C30, m30_0_0) };
__device__ unsigned ask_C31[] = { (unsigned)sizeof(C31), (unsigned)alignof(C31), (unsigned)__builtin_offsetof(C31, m31_0_0), (unsigned)__builtin_offsetof(C31, m31_0_1) };
__device__ unsigned ask_C32[] = { (unsigned)sizeof(C32), (unsigned)alignof(C32) };
__device__ unsigned ask_C33[] = { (unsigned)sizeof(C33), (unsigned)alignof(C33) };
__device__ unsigned ask_C34[] = { (unsigned)sizeof(C34), (unsigned)alignof(C34), (unsigned)__builtin_offsetof(C34, m34_0_0) };
__device__ unsigned ask_C35[] = { (unsigned)sizeof(C35), (unsigned)alignof(C35) };
__device__ unsigned ask_C36_ns_P_2_[] = { (unsigned)sizeof(C36<ns::P *, 2>), (unsigned)alignof(C36<ns::P *, 2>), (unsigned)__builtin_offsetof(C36<ns::P *, 2>, m36_0_0), (unsigned)__builtin_offsetof(C36<ns::P *, 2>, m36_0_1), (unsigned)__builtin_offsetof(C36<ns::P *, 2>, m36_0_2) };
__device__ unsigned ask_C37[] = { (unsigned)sizeof(C37), (unsigned)alignof(C37) };
__device__ unsigned ask_C38[] = { (unsigned)sizeof(C38), (unsigned)alignof(C38), (unsigned)__builtin_offsetof(C38, m38_0_0), (unsigned)__builtin_offsetof(C38, m38_0_1) };
__device__ unsigned ask_C39_P_0_[] = { (unsigned)sizeof(C39<P, 0>), (unsigned)alignof(C39<P, 0>), (unsigned)__builtin_offsetof(C39<P, 0>, m39_0_0), (unsigned)__builtin_offsetof(C39<P, 0>, m39_0_1), (unsigned)__builtin_offsetof(C39<P, 0>, m39_0_2) };
