// Made by tests/fuzz/abi.py; nvcc's names, headers and layouts are in classes.json.
struct P { int x; char c; }; enum E { E0, E1 }; enum class S : short { S0, S1 };
namespace ns { struct P { double x; }; enum D { N0 }; }
struct C0 {
public:
  __device__ C0(const C0 &);
  __device__ C0();
  __device__ ~C0();
  char m0_0_0[3];
private:
  float4 m0_0_1;
public:
  __device__ ns::P f1(char, const int &, S) volatile;
  __device__ long long f2() const;
  __device__ short f1(unsigned) volatile;
};
__device__ C0::C0(const C0 &) { }
__device__ C0::C0() { }
__device__ C0::~C0() { }
__device__ ns::P C0::f1(char, const int &, S) volatile { }
__device__ long long C0::f2() const { }
__device__ short C0::f1(unsigned) volatile { }
__device__ int operator*(const C0 &, const S &) { }
__device__ C0 by0(C0 a, S b) { return a; }
struct C1 {
public:
  unsigned m1_0_0[3];
  float m1_0_1[3];
  bool m1_0_2;
public:
  __device__ float4 f2(double);
  __device__ bool f0(short) volatile;
  __device__ S f0(unsigned, S *, bool *);
  __device__ long long f0(unsigned, int, unsigned) const;
  static __device__ long long s0(const float *, C1);
  __device__ C1 operator--(int);
  __device__ int operator()(unsigned) const;
};
__device__ float4 C1::f2(double) { }
__device__ bool C1::f0(short) volatile { }
__device__ S C1::f0(unsigned, S *, bool *) { }
__device__ long long C1::f0(unsigned, int, unsigned) const { }
__device__ long long C1::s0(const float *, C1) { }
__device__ C1 C1::operator--(int) { }
__device__ int C1::operator()(unsigned) const { }
__device__ int operator-(const C1 &, short) { }
__device__ C1 by1(C1 a, double && b) { return a; }
class C2 {
public:
  __device__ C2();
  __device__ C2 &operator=(const C2 &);
public:
  __device__ float f1();
  __device__ const char & f0(const unsigned *) const;
  __device__ const S & f1(E) const;
  __device__ E f2(char) volatile;
  explicit __device__ operator long long() const;
};
__device__ C2::C2() { }
__device__ C2 &C2::operator=(const C2 &) { }
__device__ float C2::f1() { }
__device__ const char & C2::f0(const unsigned *) const { }
__device__ const S & C2::f1(E) const { }
__device__ E C2::f2(char) volatile { }
__device__ C2::operator long long() const { }
__device__ C2 by2(C2 a, const E & b) { return a; }
struct C3 {
public:
  __device__ C3();
  __device__ C3 &operator=(const C3 &);
  float2 m3_0_0;
public:
  __device__ char f1() volatile;
  __device__ S f2(char, E);
  __device__ short f1(E) volatile;
  __device__ const bool & f2(double, double, C0 *);
};
__device__ C3::C3() { }
__device__ C3 &C3::operator=(const C3 &) { }
__device__ char C3::f1() volatile { }
__device__ S C3::f2(char, E) { }
__device__ short C3::f1(E) volatile { }
__device__ const bool & C3::f2(double, double, C0 *) { }
__device__ C3 by3(C3 a, C3 b) { return a; }
class C4 {
public:
class N1 {
public:
  __device__ N1();
  __device__ N1(const float *, const P &);
  __device__ N1(const int * &, const long long *, int);
  __device__ ~N1();
  bool m4_1_0;
public:
  __device__ const S & f0(int *, short) volatile;
  __device__ S f2() volatile;
  __device__ C3 operator++();
  explicit __device__ operator short();
};
  __device__ C4();
  __device__ C4(const unsigned &, float, E &&);
  explicit __device__ C4(long long, P);
  __device__ C4 &operator=(const C4 &);
public:
  explicit __device__ operator E();
};
__device__ C4::N1::N1() { }
__device__ C4::N1::N1(const float *, const P &) { }
__device__ C4::N1::N1(const int * &, const long long *, int) { }
__device__ C4::N1::~N1() { }
__device__ const S & C4::N1::f0(int *, short) volatile { }
__device__ S C4::N1::f2() volatile { }
__device__ C3 C4::N1::operator++() { }
__device__ C4::N1::operator short() { }
__device__ C4::C4() { }
__device__ C4::C4(const unsigned &, float, E &&) { }
__device__ C4::C4(long long, P) { }
__device__ C4 &C4::operator=(const C4 &) { }
__device__ C4::operator E() { }
__device__ int operator+(const C4 &, C3) { }
__device__ C4 by4(C4 a, ns::P && b) { return a; }
class C5 : public C1 {
public:
struct N1 {
public:
  __device__ N1();
  __device__ N1(int *);
  explicit __device__ N1(int, short);
  __device__ C5::N1 &operator=(const C5::N1 &);
private:
  C1 m5_1_0;
  C3 m5_1_1;
  C0 m5_1_2;
public:
  __device__ C5::N1 f1() volatile;
  __device__ int * f0() const;
  __device__ const long long & operator%(int *);
  explicit __device__ operator char() const;
};
  __device__ C5();
  __device__ C5(float4);
protected:
  C2 m5_0_0;
  char m5_0_1;
public:
  __device__ bool operator-(float *);
};
__device__ C5::N1::N1() { }
__device__ C5::N1::N1(int *) { }
__device__ C5::N1::N1(int, short) { }
__device__ C5::N1 &C5::N1::operator=(const C5::N1 &) { }
__device__ C5::N1 C5::N1::f1() volatile { }
__device__ int * C5::N1::f0() const { }
__device__ const long long & C5::N1::operator%(int *) { }
__device__ C5::N1::operator char() const { }
__device__ C5::C5() { }
__device__ C5::C5(float4) { }
__device__ bool C5::operator-(float *) { }
__device__ C5 by5(C5 a, unsigned b) { return a; }
struct C6 {
public:
  __device__ C6();
  explicit __device__ C6(unsigned, C3 &&, double, const double &);
private:
  char m6_0_0;
  long long m6_0_1[3];
public:
  __device__ int f1(float *);
  __device__ bool f1(bool, int *) volatile;
};
__device__ C6::C6() { }
__device__ C6::C6(unsigned, C3 &&, double, const double &) { }
__device__ int C6::f1(float *) { }
__device__ bool C6::f1(bool, int *) volatile { }
__device__ int operator+(const C6 &, E *) { }
__device__ C6 by6(C6 a, long long b) { return a; }
struct C7 {
public:
struct N1 {
public:
  __device__ N1();
  float2 m7_1_0[3];
  int m7_1_1 : 7;
public:
  __device__ const C3 & f2(unsigned, E, const E &) volatile;
  __device__ C7::N1 &operator|=(const float *);
  __device__ long long operator==(bool);
};
protected:
  int m7_0_0 : 7;
  C4 m7_0_1;
protected:
  short m7_0_2;
  E m7_0_3;
public:
  __device__ S f0() const;
  static __device__ double * s1(const int * &, const short *, short);
  __device__ C7 operator--(int);
};
__device__ C7::N1::N1() { }
__device__ const C3 & C7::N1::f2(unsigned, E, const E &) volatile { }
__device__ C7::N1 &C7::N1::operator|=(const float *) { }
__device__ long long C7::N1::operator==(bool) { }
__device__ S C7::f0() const { }
__device__ double * C7::s1(const int * &, const short *, short) { }
__device__ C7 C7::operator--(int) { }
__device__ int operator-(const C7 &, int) { }
__device__ C7 by7(C7 a, int * * b) { return a; }
class C8 {
public:
  __device__ C8();
  explicit __device__ C8(E, const E *);
  explicit __device__ C8(const float * *, bool *, int *);
  int * m8_0_0[3];
  E m8_0_1;
  float4 m8_0_2;
  S m8_0_3;
public:
  __device__ ns::P * f2(bool, C7) const;
  __device__ bool f0(char, const float *, P) const;
  static __device__ double s0(const long long *);
};
__device__ C8::C8() { }
__device__ C8::C8(E, const E *) { }
__device__ C8::C8(const float * *, bool *, int *) { }
__device__ ns::P * C8::f2(bool, C7) const { }
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
  __device__ unsigned f0(C6, float2) const;
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
__device__ unsigned C10::N1::f0(C6, float2) const { }
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
struct N1 {
public:
  float m11_1_0[3];
public:
  __device__ short f1(long long, float &&) const;
  __device__ float && operator,(char &&);
};
  __device__ C11(const C11 &);
  __device__ C11();
protected:
  long long m11_0_0;
  C8 m11_0_1;
  C4 m11_0_2;
  float m11_0_3;
public:
  __device__ int * f1(short);
  __device__ const float * && f2(short, const float &) const;
  __device__ C11 f2(bool) const;
};
__device__ short C11::N1::f1(long long, float &&) const { }
__device__ float && C11::N1::operator,(char &&) { }
__device__ C11::C11(const C11 &) { }
__device__ C11::C11() { }
__device__ int * C11::f1(short) { }
__device__ const float * && C11::f2(short, const float &) const { }
__device__ C11 C11::f2(bool) const { }
__device__ int operator-(const C11 &, ns::P &&) { }
__device__ C11 by11(C11 a, const float * * b) { return a; }
class C12 {
public:
struct N1 {
public:
  __device__ N1();
  explicit __device__ N1(const C8 &, float4, const bool &, const float2 &);
  C10 m12_1_0;
public:
  __device__ bool f2(C9 *) const;
  __device__ const int * * f2(C8, const float *) const;
  __device__ const C11 & f1(C10) const;
};
  __device__ C12();
  __device__ C12(const int &);
  __device__ C12 &operator=(const C12 &);
  char m12_0_0;
  bool m12_0_1;
  float4 m12_0_2;
  long long m12_0_3[3];
public:
  __device__ bool && f1(unsigned, const bool &, int) const;
  __device__ const float * * operator%(const float &);
  __device__ const float4 * operator*(C8);
};
__device__ C12::N1::N1() { }
__device__ C12::N1::N1(const C8 &, float4, const bool &, const float2 &) { }
__device__ bool C12::N1::f2(C9 *) const { }
__device__ const int * * C12::N1::f2(C8, const float *) const { }
__device__ const C11 & C12::N1::f1(C10) const { }
__device__ C12::C12() { }
__device__ C12::C12(const int &) { }
__device__ C12 &C12::operator=(const C12 &) { }
__device__ bool && C12::f1(unsigned, const bool &, int) const { }
__device__ const float * * C12::operator%(const float &) { }
__device__ const float4 * C12::operator*(C8) { }
__device__ C12 by12(C12 a, double b) { return a; }
struct C13 {
public:
struct N1 {
public:
  __device__ N1(const C13::N1 &);
  __device__ N1();
  __device__ ~N1();
public:
  __device__ S f0(int *, char, const float2 &) const;
  static __device__ unsigned s0(int *);
  __device__ C13::N1 &operator+=(char *);
};
  __device__ ~C13();
  int * m13_0_0[3];
public:
  __device__ long long f1(const short &) const;
  __device__ C13 f1(char, float2, C13);
  __device__ long long f2() const;
  __device__ operator char() const;
};
__device__ C13::N1::N1(const C13::N1 &) { }
__device__ C13::N1::N1() { }
__device__ C13::N1::~N1() { }
__device__ S C13::N1::f0(int *, char, const float2 &) const { }
__device__ unsigned C13::N1::s0(int *) { }
__device__ C13::N1 &C13::N1::operator+=(char *) { }
__device__ C13::~C13() { }
__device__ long long C13::f1(const short &) const { }
__device__ C13 C13::f1(char, float2, C13) { }
__device__ long long C13::f2() const { }
__device__ C13::operator char() const { }
__device__ C13 by13(C13 a, bool b) { return a; }
class C14 {
public:
class N1 {
public:
  __device__ N1();
  __device__ N1(S *);
  __device__ N1(const float *, const C11 *, bool, ns::P);
public:
  __device__ double f2(char &&) const;
  __device__ const float4 * f0(short *, int *, long long *) const;
  __device__ short f2() const;
  static __device__ const long long & s0(const C14::N1 *);
};
  __device__ C14();
  explicit __device__ C14(P);
  __device__ C14(float, const long long &, const S &);
  __device__ ~C14();
private:
  S m14_0_0;
  int * m14_0_1;
  short m14_0_2;
private:
  float2 m14_0_3;
public:
  __device__ int * * f2(const S &, const P &);
  __device__ E f0(S, S, S);
  static __device__ const unsigned & s1(short);
  __device__ C14 &operator&=(bool);
};
__device__ C14::N1::N1() { }
__device__ C14::N1::N1(S *) { }
__device__ C14::N1::N1(const float *, const C11 *, bool, ns::P) { }
__device__ double C14::N1::f2(char &&) const { }
__device__ const float4 * C14::N1::f0(short *, int *, long long *) const { }
__device__ short C14::N1::f2() const { }
__device__ const long long & C14::N1::s0(const C14::N1 *) { }
__device__ C14::C14() { }
__device__ C14::C14(P) { }
__device__ C14::C14(float, const long long &, const S &) { }
__device__ C14::~C14() { }
__device__ int * * C14::f2(const S &, const P &) { }
__device__ E C14::f0(S, S, S) { }
__device__ const unsigned & C14::s1(short) { }
__device__ C14 &C14::operator&=(bool) { }
__device__ C14 by14(C14 a, char b) { return a; }
class C15 {
public:
  int * m15_0_0;
private:
  char m15_0_1;
  const float * m15_0_2;
  long long m15_0_3;
public:
  static __device__ bool s0(C14);
};
__device__ bool C15::s0(C14) { }
__device__ int operator-(const C15 &, unsigned *) { }
__device__ C15 by15(C15 a, float b) { return a; }
struct C16 {
public:
private:
  C12 m16_0_0[3];
protected:
  unsigned m16_0_1[3];
private:
  int m16_0_2 : 7;
  float2 m16_0_3;
public:
  __device__ S f2(unsigned, float2, E) const;
  __device__ C16 f2(const int * *, int, double) volatile;
  __device__ float f1();
  __device__ long long f1(C13) volatile;
};
__device__ S C16::f2(unsigned, float2, E) const { }
__device__ C16 C16::f2(const int * *, int, double) volatile { }
__device__ float C16::f1() { }
__device__ long long C16::f1(C13) volatile { }
__device__ C16 by16(C16 a, const float2 & b) { return a; }
class C17 {
public:
  __device__ C17();
  explicit __device__ C17(bool, unsigned, long long);
  int m17_0_0 : 3;
  char m17_0_1;
public:
  __device__ long long f1(const int &);
  static __device__ double s1();
  __device__ int *operator->();
  __device__ unsigned operator++() const;
};
__device__ C17::C17() { }
__device__ C17::C17(bool, unsigned, long long) { }
__device__ long long C17::f1(const int &) { }
__device__ double C17::s1() { }
__device__ int *C17::operator->() { }
__device__ unsigned C17::operator++() const { }
__device__ int operator-(const C17 &, char) { }
__device__ C17 by17(C17 a, bool b) { return a; }
class C18 : public C14 {
public:
  __device__ C18();
  explicit __device__ C18(const C15 &);
  __device__ C18 &operator=(const C18 &);
  S m18_0_0[3];
  const float * m18_0_1;
public:
  __device__ int f0(const long long &) volatile;
  __device__ long long * f1(long long) volatile;
  __device__ const E * f0(char, const C17 &) volatile;
  __device__ C18 &operator%=(C16 *);
};
__device__ C18::C18() { }
__device__ C18::C18(const C15 &) { }
__device__ C18 &C18::operator=(const C18 &) { }
__device__ int C18::f0(const long long &) volatile { }
__device__ long long * C18::f1(long long) volatile { }
__device__ const E * C18::f0(char, const C17 &) volatile { }
__device__ C18 &C18::operator%=(C16 *) { }
__device__ C18 by18(C18 a, int * * b) { return a; }
class C19 {
public:
  __device__ C19();
  __device__ C19(E, double &&, C17, const unsigned &);
public:
  C6 m19_0_0;
  int m19_0_1 : 3;
  C7 m19_0_2;
  E m19_0_3[3];
public:
  __device__ bool operator%(double &&);
  explicit __device__ operator float() const;
};
__device__ C19::C19() { }
__device__ C19::C19(E, double &&, C17, const unsigned &) { }
__device__ bool C19::operator%(double &&) { }
__device__ C19::operator float() const { }
__device__ C19 by19(C19 a, long long b) { return a; }
struct C20 {
public:
struct N1 {
public:
  long long m20_1_0;
public:
  bool m20_1_1;
  unsigned m20_1_2;
public:
  __device__ const bool & f2(double, char, const long long *) const;
  __device__ float * f0(const unsigned &, const ns::P &, E) volatile;
  __device__ const P & f2() volatile;
  __device__ short f1(bool *) const;
  static __device__ unsigned * s0(C18 *, long long, C17);
  __device__ C20::N1 &operator&=(float);
  __device__ C20::N1 &operator<<=(E);
  explicit __device__ operator long long() const;
};
  __device__ C20();
  explicit __device__ C20(long long, const long long &);
  __device__ C20(P);
  double m20_0_0[3];
  short m20_0_1;
  int m20_0_2 : 3;
  E m20_0_3;
public:
  __device__ const C17 & f1() const;
  __device__ ns::P f0(float, C20, const S &) const;
  __device__ double f2(ns::P) const;
  __device__ float4 f0(unsigned, const S *);
  static __device__ int s0(long long, C20);
  __device__ float2 operator<<(const char &) const;
};
__device__ const bool & C20::N1::f2(double, char, const long long *) const { }
__device__ float * C20::N1::f0(const unsigned &, const ns::P &, E) volatile { }
__device__ const P & C20::N1::f2() volatile { }
__device__ short C20::N1::f1(bool *) const { }
__device__ unsigned * C20::N1::s0(C18 *, long long, C17) { }
__device__ C20::N1 &C20::N1::operator&=(float) { }
__device__ C20::N1 &C20::N1::operator<<=(E) { }
__device__ C20::N1::operator long long() const { }
__device__ C20::C20() { }
__device__ C20::C20(long long, const long long &) { }
__device__ C20::C20(P) { }
__device__ const C17 & C20::f1() const { }
__device__ ns::P C20::f0(float, C20, const S &) const { }
__device__ double C20::f2(ns::P) const { }
__device__ float4 C20::f0(unsigned, const S *) { }
__device__ int C20::s0(long long, C20) { }
__device__ float2 C20::operator<<(const char &) const { }
__device__ int operator==(const C20 &, int) { }
__device__ C20 by20(C20 a, unsigned b) { return a; }
class C21 {
public:
  unsigned m21_0_0;
  C1 m21_0_1;
public:
  __device__ const P * f2() volatile;
  __device__ float4 f1(C21) const;
  __device__ const S & f2() const;
  static __device__ C19 s0(float, double, int);
  __device__ operator bool() const;
};
__device__ const P * C21::f2() volatile { }
__device__ float4 C21::f1(C21) const { }
__device__ const S & C21::f2() const { }
__device__ C19 C21::s0(float, double, int) { }
__device__ C21::operator bool() const { }
__device__ int operator==(const C21 &, C17) { }
__device__ C21 by21(C21 a, ns::P b) { return a; }
struct C22 {
public:
  __device__ C22();
private:
  int m22_0_0 : 3;
public:
  __device__ S * operator*() const;
};
__device__ C22::C22() { }
__device__ S * C22::operator*() const { }
__device__ int operator+(const C22 &, float) { }
__device__ C22 by22(C22 a, char b) { return a; }
struct C23 {
public:
  __device__ C23();
  __device__ C23(int &&, const short &);
  __device__ C23(const C23 &);
  int m23_0_0 : 20;
  S m23_0_1;
public:
  __device__ const C19 & f1() volatile;
  __device__ double operator|(const int &) const;
  __device__ float &operator[](long long) const;
  explicit __device__ operator double() const;
};
__device__ C23::C23() { }
__device__ C23::C23(int &&, const short &) { }
__device__ C23::C23(const C23 &) { }
__device__ const C19 & C23::f1() volatile { }
__device__ double C23::operator|(const int &) const { }
__device__ float &C23::operator[](long long) const { }
__device__ C23::operator double() const { }
__device__ int operator*(const C23 &, float2) { }
__device__ C23 by23(C23 a, const float * b) { return a; }
class C24 {
public:
  __device__ C24();
  __device__ C24 &operator=(const C24 &);
  short m24_0_0;
  char m24_0_1;
public:
  C2 m24_0_2;
  C4 m24_0_3[3];
public:
  __device__ const float & f2() const;
  __device__ const char & f2(float4, E) const;
  __device__ short f2(const E *, const float *) const;
  __device__ C22 operator+() const;
};
__device__ C24::C24() { }
__device__ C24 &C24::operator=(const C24 &) { }
__device__ const float & C24::f2() const { }
__device__ const char & C24::f2(float4, E) const { }
__device__ short C24::f2(const E *, const float *) const { }
__device__ C22 C24::operator+() const { }
__device__ int operator+(const C24 &, double) { }
__device__ C24 by24(C24 a, const float * b) { return a; }
struct C25 {
public:
  __device__ ~C25();
  float2 m25_0_0;
private:
  C6 m25_0_1[3];
public:
  static __device__ double s1(E, bool, unsigned);
  __device__ const char * operator^(C24 *) const;
  __device__ C25 &operator&=(const const float * *);
  __device__ operator double();
};
__device__ C25::~C25() { }
__device__ double C25::s1(E, bool, unsigned) { }
__device__ const char * C25::operator^(C24 *) const { }
__device__ C25 &C25::operator&=(const const float * *) { }
__device__ C25::operator double() { }
__device__ int operator-(const C25 &, double) { }
__device__ C25 by25(C25 a, const float * b) { return a; }
class C26 {
public:
  __device__ C26();
  __device__ C26(P);
  explicit __device__ C26(C25 *, C25);
  __device__ C26(const C26 &);
public:
  __device__ const C22 & f0(int, unsigned, const C25 &) volatile;
  __device__ const float * f0(E, P, char) volatile;
  __device__ S operator||(const long long &) const;
};
__device__ C26::C26() { }
__device__ C26::C26(P) { }
__device__ C26::C26(C25 *, C25) { }
__device__ C26::C26(const C26 &) { }
__device__ const C22 & C26::f0(int, unsigned, const C25 &) volatile { }
__device__ const float * C26::f0(E, P, char) volatile { }
__device__ S C26::operator||(const long long &) const { }
__device__ int operator+(const C26 &, float2) { }
__device__ C26 by26(C26 a, float b) { return a; }
struct C27 : protected C18 {
public:
class N1 {
public:
  __device__ N1();
  __device__ N1(unsigned, short *, double *, long long);
  __device__ N1(E, P);
  __device__ ~N1();
public:
  __device__ bool f1(int, int *, S) const;
  __device__ int * * operator>>(S *);
};
  __device__ C27();
  __device__ C27(double, short, bool, P &&);
  C10 m27_0_0[3];
public:
  __device__ bool f1();
  __device__ short f2(const float *);
  __device__ const float2 & operator>(bool *) const;
  __device__ char operator>(double) const;
  explicit __device__ operator bool() const;
};
__device__ C27::N1::N1() { }
__device__ C27::N1::N1(unsigned, short *, double *, long long) { }
__device__ C27::N1::N1(E, P) { }
__device__ C27::N1::~N1() { }
__device__ bool C27::N1::f1(int, int *, S) const { }
__device__ int * * C27::N1::operator>>(S *) { }
__device__ C27::C27() { }
__device__ C27::C27(double, short, bool, P &&) { }
__device__ bool C27::f1() { }
__device__ short C27::f2(const float *) { }
__device__ const float2 & C27::operator>(bool *) const { }
__device__ char C27::operator>(double) const { }
__device__ C27::operator bool() const { }
__device__ C27 by27(C27 a, double b) { return a; }
struct C28 {
public:
class N1 {
public:
  __device__ N1();
  __device__ N1(double, ns::P, C27, int *);
  explicit __device__ N1(const P &, float4);
  __device__ ~N1();
public:
  __device__ float4 f0() const;
  __device__ bool f2(const long long &) volatile;
  __device__ double f2(double) const;
};
  __device__ C28();
  __device__ ~C28();
  C6 m28_0_0;
public:
  ns::P m28_0_1;
  char m28_0_2;
  S m28_0_3;
public:
  __device__ operator E();
};
__device__ C28::N1::N1() { }
__device__ C28::N1::N1(double, ns::P, C27, int *) { }
__device__ C28::N1::N1(const P &, float4) { }
__device__ C28::N1::~N1() { }
__device__ float4 C28::N1::f0() const { }
__device__ bool C28::N1::f2(const long long &) volatile { }
__device__ double C28::N1::f2(double) const { }
__device__ C28::C28() { }
__device__ C28::~C28() { }
__device__ C28::operator E() { }
__device__ C28 by28(C28 a, bool b) { return a; }
struct C29 : protected C16 {
public:
class N1 {
public:
protected:
  int m29_1_0 : 20;
  bool m29_1_1;
public:
  __device__ E * f1(double, short) volatile;
  static __device__ long long s1(long long);
  __device__ float &operator[](P) const;
  __device__ C29::N1 &operator>>=(const const float * &);
};
  __device__ C29();
  __device__ C29(S, short *);
  explicit __device__ C29(E, P);
  __device__ C29(const C29 &);
  __device__ ~C29();
  __device__ C29 &operator=(const C29 &);
  float2 m29_0_0;
  C16 m29_0_1[3];
  long long m29_0_2[3];
  float4 m29_0_3[3];
public:
  __device__ int * f1(E, const float *, const bool *);
  __device__ double f2(P *, C29 *) volatile;
  __device__ S f1(char, P);
  __device__ char && f1() const;
  __device__ C29 &operator/=(bool &&);
};
__device__ E * C29::N1::f1(double, short) volatile { }
__device__ long long C29::N1::s1(long long) { }
__device__ float &C29::N1::operator[](P) const { }
__device__ C29::N1 &C29::N1::operator>>=(const const float * &) { }
__device__ C29::C29() { }
__device__ C29::C29(S, short *) { }
__device__ C29::C29(E, P) { }
__device__ C29::C29(const C29 &) { }
__device__ C29::~C29() { }
__device__ C29 &C29::operator=(const C29 &) { }
__device__ int * C29::f1(E, const float *, const bool *) { }
__device__ double C29::f2(P *, C29 *) volatile { }
__device__ S C29::f1(char, P) { }
__device__ char && C29::f1() const { }
__device__ C29 &C29::operator/=(bool &&) { }
__device__ C29 by29(C29 a, E b) { return a; }
class C30 : public C13 {
public:
class N1 {
public:
  __device__ N1();
  __device__ N1(C27, double, const unsigned *);
  __device__ N1(const C30::N1 &);
  __device__ C30::N1 &operator=(const C30::N1 &);
  const float * m30_1_0;
  unsigned m30_1_1[3];
public:
  __device__ unsigned f2(double, C30::N1) volatile;
  __device__ C30::N1 operator--(int);
  __device__ unsigned operator-() const;
};
  char m30_0_0;
  C1 m30_0_1;
public:
  __device__ const float * f0(S, E, const ns::P &) const;
  __device__ float operator!=(int *);
};
__device__ C30::N1::N1() { }
__device__ C30::N1::N1(C27, double, const unsigned *) { }
__device__ C30::N1::N1(const C30::N1 &) { }
__device__ C30::N1 &C30::N1::operator=(const C30::N1 &) { }
__device__ unsigned C30::N1::f2(double, C30::N1) volatile { }
__device__ C30::N1 C30::N1::operator--(int) { }
__device__ unsigned C30::N1::operator-() const { }
__device__ const float * C30::f0(S, E, const ns::P &) const { }
__device__ float C30::operator!=(int *) { }
__device__ int operator*(const C30 &, unsigned) { }
__device__ C30 by30(C30 a, unsigned b) { return a; }
class C31 {
public:
struct N1 {
public:
  __device__ N1();
  short m31_1_0[3];
private:
  char m31_1_1[3];
  int m31_1_2;
  unsigned m31_1_3;
public:
  static __device__ const float * s0(S);
  __device__ const C28 * operator-() const;
  __device__ long long operator--();
};
  __device__ ~C31();
  E m31_0_0[3];
  C16 m31_0_1;
public:
  C0 m31_0_2;
public:
  __device__ const float & f2();
  __device__ double f2(unsigned) const;
  explicit __device__ operator int();
};
__device__ C31::N1::N1() { }
__device__ const float * C31::N1::s0(S) { }
__device__ const C28 * C31::N1::operator-() const { }
__device__ long long C31::N1::operator--() { }
__device__ C31::~C31() { }
__device__ const float & C31::f2() { }
__device__ double C31::f2(unsigned) const { }
__device__ C31::operator int() { }
__device__ C31 by31(C31 a, int * && b) { return a; }
struct C32 : protected C11 {
public:
  __device__ C32();
  __device__ C32 &operator=(const C32 &);
  short m32_0_0;
private:
  C5 m32_0_1[3];
public:
  __device__ const int & f0(char);
  __device__ bool operator|(double) const;
  __device__ P operator--() const;
};
__device__ C32::C32() { }
__device__ C32 &C32::operator=(const C32 &) { }
__device__ const int & C32::f0(char) { }
__device__ bool C32::operator|(double) const { }
__device__ P C32::operator--() const { }
__device__ int operator*(const C32 &, float4) { }
__device__ C32 by32(C32 a, const float4 & b) { return a; }
class C33 {
public:
  __device__ ~C33();
  __device__ C33 &operator=(const C33 &);
  int * m33_0_0;
  short m33_0_1;
public:
  __device__ E * f0(E, S *, const S &);
  __device__ bool * f2(const int * *) volatile;
};
__device__ C33::~C33() { }
__device__ C33 &C33::operator=(const C33 &) { }
__device__ E * C33::f0(E, S *, const S &) { }
__device__ bool * C33::f2(const int * *) volatile { }
__device__ int operator*(const C33 &, P) { }
__device__ C33 by33(C33 a, long long b) { return a; }
struct C34 {
public:
  __device__ C34();
  __device__ C34 &operator=(const C34 &);
  int m34_0_0;
  float m34_0_1;
public:
  __device__ const double & f2(S) const;
  __device__ char * f1(int *) const;
  __device__ ns::P f0(S *);
  __device__ C33 f1(C34, C34, C31 *) const;
  __device__ C34 operator++(int);
  __device__ operator double();
};
__device__ C34::C34() { }
__device__ C34 &C34::operator=(const C34 &) { }
__device__ const double & C34::f2(S) const { }
__device__ char * C34::f1(int *) const { }
__device__ ns::P C34::f0(S *) { }
__device__ C33 C34::f1(C34, C34, C31 *) const { }
__device__ C34 C34::operator++(int) { }
__device__ C34::operator double() { }
__device__ C34 by34(C34 a, int * b) { return a; }
struct C35 : public C23 {
public:
  __device__ ~C35();
  float2 m35_0_0;
public:
  __device__ C32 f1() const;
  __device__ short operator,(E) const;
  __device__ float &operator[](C32 &&);
};
__device__ C35::~C35() { }
__device__ C32 C35::f1() const { }
__device__ short C35::operator,(E) const { }
__device__ float &C35::operator[](C32 &&) { }
__device__ C35 by35(C35 a, const S & b) { return a; }
struct C36 : protected C20 {
public:
public:
  __device__ const unsigned & f0(C36, const double *) volatile;
  __device__ unsigned f2(const S &);
  __device__ C36 &operator&=(C36 *);
};
__device__ const unsigned & C36::f0(C36, const double *) volatile { }
__device__ unsigned C36::f2(const S &) { }
__device__ C36 &C36::operator&=(C36 *) { }
__device__ C36 by36(C36 a, double b) { return a; }
struct C37 : public C4 {
public:
  __device__ C37();
  explicit __device__ C37(int *, C35);
  int m37_0_0;
public:
  __device__ E f0(P *, E);
  __device__ int * f1(C35) const;
  __device__ char f2(C36 *) volatile;
};
__device__ C37::C37() { }
__device__ C37::C37(int *, C35) { }
__device__ E C37::f0(P *, E) { }
__device__ int * C37::f1(C35) const { }
__device__ char C37::f2(C36 *) volatile { }
__device__ C37 by37(C37 a, const int * & b) { return a; }
class C38 {
public:
class N1 {
public:
  __device__ N1();
  explicit __device__ N1(const E *, const ns::P &, const P &);
  double m38_1_0;
  int m38_1_1 : 7;
public:
  __device__ float f2(double);
  __device__ const int * & f1(S *) const;
  __device__ int *operator->() const;
};
  __device__ C38();
  explicit __device__ C38(E *, C37, const double *, S);
  __device__ C38(P);
  C6 m38_0_0;
  short m38_0_1[3];
public:
  __device__ double f2(C38, unsigned, int) const;
  __device__ float f0() const;
  __device__ S f1() volatile;
  __device__ const C34 * f0(C34 &&, long long *) volatile;
  static __device__ C35 s1(P);
  __device__ C34 operator%(long long);
  __device__ C38 &operator*=(ns::P);
};
__device__ C38::N1::N1() { }
__device__ C38::N1::N1(const E *, const ns::P &, const P &) { }
__device__ float C38::N1::f2(double) { }
__device__ const int * & C38::N1::f1(S *) const { }
__device__ int *C38::N1::operator->() const { }
__device__ C38::C38() { }
__device__ C38::C38(E *, C37, const double *, S) { }
__device__ C38::C38(P) { }
__device__ double C38::f2(C38, unsigned, int) const { }
__device__ float C38::f0() const { }
__device__ S C38::f1() volatile { }
__device__ const C34 * C38::f0(C34 &&, long long *) volatile { }
__device__ C35 C38::s1(P) { }
__device__ C34 C38::operator%(long long) { }
__device__ C38 &C38::operator*=(ns::P) { }
__device__ int operator-(const C38 &, int) { }
__device__ C38 by38(C38 a, C38 && b) { return a; }
class C39 {
public:
  __device__ C39(const C39 &);
  __device__ C39();
public:
  float2 m39_0_0[3];
  ns::P m39_0_1;
public:
  __device__ C35 && f2(double *, float) const;
  __device__ S f0() const;
  __device__ float && f1(float2 *) const;
  __device__ S f0(const int &, P) const;
};
__device__ C39::C39(const C39 &) { }
__device__ C39::C39() { }
__device__ C35 && C39::f2(double *, float) const { }
__device__ S C39::f0() const { }
__device__ float && C39::f1(float2 *) const { }
__device__ S C39::f0(const int &, P) const { }
__device__ int operator+(const C39 &, float4 *) { }
__device__ C39 by39(C39 a, const unsigned & b) { return a; }
__device__ unsigned ask_C0[] = { (unsigned)sizeof(C0), (unsigned)alignof(C0), (unsigned)__builtin_offsetof(C0, m0_0_0) };
__device__ unsigned ask_C1[] = { (unsigned)sizeof(C1), (unsigned)alignof(C1), (unsigned)__builtin_offsetof(C1, m1_0_0), (unsigned)__builtin_offsetof(C1, m1_0_1), (unsigned)__builtin_offsetof(C1, m1_0_2) };
__device__ unsigned ask_C2[] = { (unsigned)sizeof(C2), (unsigned)alignof(C2) };
__device__ unsigned ask_C3[] = { (unsigned)sizeof(C3), (unsigned)alignof(C3), (unsigned)__builtin_offsetof(C3, m3_0_0) };
__device__ unsigned ask_C4[] = { (unsigned)sizeof(C4), (unsigned)alignof(C4) };
__device__ unsigned ask_C5[] = { (unsigned)sizeof(C5), (unsigned)alignof(C5) };
__device__ unsigned ask_C6[] = { (unsigned)sizeof(C6), (unsigned)alignof(C6) };
__device__ unsigned ask_C7[] = { (unsigned)sizeof(C7), (unsigned)alignof(C7) };
__device__ unsigned ask_C8[] = { (unsigned)sizeof(C8), (unsigned)alignof(C8), (unsigned)__builtin_offsetof(C8, m8_0_0), (unsigned)__builtin_offsetof(C8, m8_0_1), (unsigned)__builtin_offsetof(C8, m8_0_2), (unsigned)__builtin_offsetof(C8, m8_0_3) };
__device__ unsigned ask_C9[] = { (unsigned)sizeof(C9), (unsigned)alignof(C9), (unsigned)__builtin_offsetof(C9, m9_0_0), (unsigned)__builtin_offsetof(C9, m9_0_1), (unsigned)__builtin_offsetof(C9, m9_0_2) };
__device__ unsigned ask_C10[] = { (unsigned)sizeof(C10), (unsigned)alignof(C10), (unsigned)__builtin_offsetof(C10, m10_0_0), (unsigned)__builtin_offsetof(C10, m10_0_1) };
__device__ unsigned ask_C11[] = { (unsigned)sizeof(C11), (unsigned)alignof(C11) };
__device__ unsigned ask_C12[] = { (unsigned)sizeof(C12), (unsigned)alignof(C12), (unsigned)__builtin_offsetof(C12, m12_0_0), (unsigned)__builtin_offsetof(C12, m12_0_1), (unsigned)__builtin_offsetof(C12, m12_0_2), (unsigned)__builtin_offsetof(C12, m12_0_3) };
__device__ unsigned ask_C13[] = { (unsigned)sizeof(C13), (unsigned)alignof(C13), (unsigned)__builtin_offsetof(C13, m13_0_0) };
__device__ unsigned ask_C14[] = { (unsigned)sizeof(C14), (unsigned)alignof(C14) };
__device__ unsigned ask_C15[] = { (unsigned)sizeof(C15), (unsigned)alignof(C15), (unsigned)__builtin_offsetof(C15, m15_0_0) };
__device__ unsigned ask_C16[] = { (unsigned)sizeof(C16), (unsigned)alignof(C16) };
__device__ unsigned ask_C17[] = { (unsigned)sizeof(C17), (unsigned)alignof(C17), (unsigned)__builtin_offsetof(C17, m17_0_1) };
__device__ unsigned ask_C18[] = { (unsigned)sizeof(C18), (unsigned)alignof(C18) };
__device__ unsigned ask_C19[] = { (unsigned)sizeof(C19), (unsigned)alignof(C19), (unsigned)__builtin_offsetof(C19, m19_0_0), (unsigned)__builtin_offsetof(C19, m19_0_2), (unsigned)__builtin_offsetof(C19, m19_0_3) };
__device__ unsigned ask_C20[] = { (unsigned)sizeof(C20), (unsigned)alignof(C20), (unsigned)__builtin_offsetof(C20, m20_0_0), (unsigned)__builtin_offsetof(C20, m20_0_1), (unsigned)__builtin_offsetof(C20, m20_0_3) };
__device__ unsigned ask_C21[] = { (unsigned)sizeof(C21), (unsigned)alignof(C21), (unsigned)__builtin_offsetof(C21, m21_0_0), (unsigned)__builtin_offsetof(C21, m21_0_1) };
__device__ unsigned ask_C22[] = { (unsigned)sizeof(C22), (unsigned)alignof(C22) };
__device__ unsigned ask_C23[] = { (unsigned)sizeof(C23), (unsigned)alignof(C23), (unsigned)__builtin_offsetof(C23, m23_0_1) };
__device__ unsigned ask_C24[] = { (unsigned)sizeof(C24), (unsigned)alignof(C24), (unsigned)__builtin_offsetof(C24, m24_0_0), (unsigned)__builtin_offsetof(C24, m24_0_1), (unsigned)__builtin_offsetof(C24, m24_0_2), (unsigned)__builtin_offsetof(C24, m24_0_3) };
__device__ unsigned ask_C25[] = { (unsigned)sizeof(C25), (unsigned)alignof(C25), (unsigned)__builtin_offsetof(C25, m25_0_0) };
__device__ unsigned ask_C26[] = { (unsigned)sizeof(C26), (unsigned)alignof(C26) };
__device__ unsigned ask_C27[] = { (unsigned)sizeof(C27), (unsigned)alignof(C27) };
__device__ unsigned ask_C28[] = { (unsigned)sizeof(C28), (unsigned)alignof(C28), (unsigned)__builtin_offsetof(C28, m28_0_0), (unsigned)__builtin_offsetof(C28, m28_0_1), (unsigned)__builtin_offsetof(C28, m28_0_2), (unsigned)__builtin_offsetof(C28, m28_0_3) };
__device__ unsigned ask_C29[] = { (unsigned)sizeof(C29), (unsigned)alignof(C29) };
__device__ unsigned ask_C30[] = { (unsigned)sizeof(C30), (unsigned)alignof(C30) };
__device__ unsigned ask_C31[] = { (unsigned)sizeof(C31), (unsigned)alignof(C31), (unsigned)__builtin_offsetof(C31, m31_0_0), (unsigned)__builtin_offsetof(C31, m31_0_1), (unsigned)__builtin_offsetof(C31, m31_0_2) };
__device__ unsigned ask_C32[] = { (unsigned)sizeof(C32), (unsigned)alignof(C32) };
__device__ unsigned ask_C33[] = { (unsigned)sizeof(C33), (unsigned)alignof(C33), (unsigned)__builtin_offsetof(C33, m33_0_0), (unsigned)__builtin_offsetof(C33, m33_0_1) };
__device__ unsigned ask_C34[] = { (unsigned)sizeof(C34), (unsigned)alignof(C34), (unsigned)__builtin_offsetof(C34, m34_0_0), (unsigned)__builtin_offsetof(C34, m34_0_1) };
__device__ unsigned ask_C35[] = { (unsigned)sizeof(C35), (unsigned)alignof(C35) };
__device__ unsigned ask_C36[] = { (unsigned)sizeof(C36), (unsigned)alignof(C36) };
__device__ unsigned ask_C37[] = { (unsigned)sizeof(C37), (unsigned)alignof(C37) };
__device__ unsigned ask_C38[] = { (unsigned)sizeof(C38), (unsigned)alignof(C38), (unsigned)__builtin_offsetof(C38, m38_0_0), (unsigned)__builtin_offsetof(C38, m38_0_1) };
__device__ unsigned ask_C39[] = { (unsigned)sizeof(C39), (unsigned)alignof(C39), (unsigned)__builtin_offsetof(C39, m39_0_0), (unsigned)__builtin_offsetof(C39, m39_0_1) };
