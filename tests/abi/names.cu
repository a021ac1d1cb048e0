// Made by tests/fuzz/abi.py; nvcc's names are in names.txt.
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#define restrict __restrict__
struct P { int x; }; enum E { constant_ }; union U { int x; }; enum class S { constant_ };
namespace ns { struct P { int x; }; struct Q { int x; }; enum E { constant_ns }; }
namespace ns { namespace inner { struct P { int x; }; union ns { int x; }; } }
namespace std { struct Pair { int x; }; struct P { int x; }; }
namespace std { namespace deep { struct P { int x; }; } }
struct Outer {
    struct P { int x; }; enum E { outer_e }; union U { int x; };
    struct Inner { struct P { int x; }; struct Outer { int x; }; };
};
namespace ns {
struct Class { struct P { int x; }; enum class S : char { s }; struct Q { enum E { q_e }; }; };
}
typedef struct { struct P { int x; } p; } Alias;
namespace ns { namespace inner { __device__ void f0(struct ::Outer::P *&&) {} } }
__device__ void f1(struct int2, enum ::Outer::E ***, wchar_t *) {}
namespace ns { __device__ void function2(wchar_t &&, unsigned __int128, long double) {} }
__device__ void a_rather_long_name_of_a_function3(__int128, struct ::ns::Q) {}
__device__ void f4(enum ::S, enum ::ns::Class::S (**)(float, char16_t *, struct ::ns::Class::P) noexcept) {}
namespace ns { namespace inner { __device__ void function5(__int128, struct ::std::deep::P *&) {} } }
__device__ void a_rather_long_name_of_a_function6(const void *, unsigned int &, ...) {}
__device__ void a_rather_long_name_of_a_function7(void) {}
namespace std { namespace deep { __device__ void function8(struct ::P (**)(enum ::ns::Class::Q::E *) noexcept) {} } }
namespace std { __device__ void a_rather_long_name_of_a_function9(int &&, unsigned short, struct ::ns::inner::P, union ::Outer::U, const char *volatile **const, __nv_bfloat16) {} }
__device__ void a_rather_long_name_of_a_function10(void *) {}
__device__ void g11(struct ::std::P, __nv_bfloat16 (*)[3], ...) {}
__device__ void g12(struct ::Outer::Inner, struct dim3 (*(*const)(volatile union ::ns::inner::ns *const restrict *&))(void) noexcept, union ::ns::inner::ns, enum ::S, wchar_t &, const volatile char (*&&)[1]) {}
namespace ns { __device__ void a_rather_long_name_of_a_function13(__half, struct ::std::P (*const **)(char32_t)) {} }
__device__ void g14(volatile void *&&) {}
__device__ void f15(struct ::std::P, const wchar_t **, char16_t (*(*)(const union ::ns::inner::ns))(__int128, const struct uchar3, struct ::ns::P, enum ::S, const struct ::ns::P, float), ...) {}
__device__ void a_rather_long_name_of_a_function16(volatile struct ::P *, volatile long long) {}
namespace ns { namespace inner { __device__ void function17(unsigned int) {} } }
namespace std { __device__ void a_rather_long_name_of_a_function18(void) {} }
__device__ void a_rather_long_name_of_a_function19(struct ::ns::inner::P, struct ::ns::inner::P, struct int2) {}
__device__ void f20(struct ::std::deep::P, wchar_t, struct ::ns::Q, enum ::S, struct ::ns::Q, char) {}
__device__ void function21(volatile char, const union ::ns::inner::ns) {}
namespace ns { __device__ void a_rather_long_name_of_a_function22(unsigned long, enum ::ns::Class::S *const volatile, union ::ns::inner::ns, const struct ::P (*)[3], union ::ns::inner::ns, unsigned long long) {} }
__device__ void a_rather_long_name_of_a_function23(char16_t, unsigned char (*)[1]) {}
namespace ns { namespace inner { __device__ void f24(volatile struct ::Alias::P *&, struct ::std::Pair) {} } }
__device__ void f25(volatile unsigned long, struct int2, union ::Outer::U) {}
namespace std { namespace deep { __device__ void function26(struct ::Outer::Inner::P, struct ::ns::Class::P) {} } }
namespace ns { __device__ void a_rather_long_name_of_a_function27(__int128 (*const *)(enum ::ns::Class::Q::E, struct uchar3 (*)[3], struct ::Alias::P), signed char **, struct int2 (**)(long double, unsigned short, __half, volatile struct dim3 *, const volatile struct ::ns::inner::P, const unsigned int *)) {} }
__device__ void g28(int &&) {}
namespace ns { __device__ void f29(char16_t *(**)[40]) {} }
namespace std { namespace deep { __device__ void f30(enum ::S, struct uchar3) {} } }
__device__ void a_rather_long_name_of_a_function31(union ::ns::inner::ns) {}
namespace ns { __device__ void f32(void) {} }
__device__ void g33(wchar_t, double, ...) {}
namespace ns { namespace inner { __device__ void f34(struct ::std::Pair (*)[1], const long long *volatile) {} } }
__device__ void g35(const struct ::ns::inner::P *, struct ::Outer::Inner::P, struct ::Outer::Inner::Outer) {}
namespace ns { __device__ void g36(struct uchar3 &&, __int128 (*const)(char &&) noexcept, struct ::ns::P) {} }
__device__ void f37(union ::U, unsigned int **, struct ::ns::inner::P) {}
__device__ void a_rather_long_name_of_a_function38(void) {}
__device__ void f39(unsigned short, unsigned __int128 *(**)(double) noexcept, struct ::std::deep::P *, const volatile __nv_bfloat16, union ::ns::inner::ns, long) {}
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function40(volatile __half, struct ::ns::Class::P &&) {} } }
__device__ void f41(struct float4 &&, struct ::Outer::Inner::P) {}
namespace std { __device__ void function42(bool, struct dim3) {} }
namespace std { __device__ void a_rather_long_name_of_a_function43(struct ::Outer::Inner::Outer, union ::U) {} }
namespace std { __device__ void f44(struct ::Outer::P, struct ::Outer::Inner::P, enum ::ns::E *) {} }
namespace std { namespace deep { __device__ void g45(struct ::ns::Class::P, struct ::Outer::Inner::P, const struct ::ns::Class::P *const volatile, const long double *, long *, struct ::ns::P *&&) {} } }
namespace ns { namespace inner { __device__ void g46(unsigned int *, __int128) {} } }
namespace ns { __device__ void function47(const int) {} }
namespace ns { __device__ void a_rather_long_name_of_a_function48(bool &, __half, __half *) {} }
namespace std { namespace deep { __device__ void function49(char, struct ::std::Pair *) {} } }
__device__ void f50(const volatile struct ::Outer::Inner::Outer **) {}
__device__ void a_rather_long_name_of_a_function51(...) {}
__device__ void g52(void) {}
__device__ void g53(unsigned char, long long &&, enum ::ns::Class::Q::E, enum ::ns::Class::S, enum ::ns::Class::S *const restrict *volatile, struct dim3) {}
__device__ void g54(void) {}
namespace ns { namespace inner { __device__ void g55(const __nv_bfloat16 *) {} } }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function56(struct ::std::P (*volatile)(int &&)) {} } }
namespace std { namespace deep { __device__ void function57(struct ::std::deep::P &, struct int2 *(*volatile *const restrict)(void), struct ::Alias::P) {} } }
__device__ void a_rather_long_name_of_a_function58(const double) {}
namespace std { __device__ void a_rather_long_name_of_a_function59(union ::ns::inner::ns) {} }
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function60(const struct ::Outer::Inner::Outer *, double (*const)(volatile char32_t *const volatile restrict *, enum ::ns::Class::Q::E *&), float) {} } }
__device__ void a_rather_long_name_of_a_function61(...) {}
__device__ void f62(const volatile double **const (*)[40], enum ::ns::E (*)(char **, struct ::std::P **, const struct ::std::P), const volatile long double *, struct ::Alias::P, struct ::Outer::Inner::Outer &, const double *(*)[3]) {}
namespace ns { namespace inner { __device__ void function63(unsigned int &&, struct int2) {} } }
__device__ void function64(long double, const struct ::ns::Q *) {}
namespace std { __device__ void f65(const enum ::E *) {} }
namespace std { __device__ void f66(void) {} }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function67(unsigned short) {} } }
__device__ void a_rather_long_name_of_a_function68(__half, void *) {}
namespace ns { namespace inner { __device__ void f69(const int ***const restrict *, union ::U, struct ::ns::P *&, ...) {} } }
namespace std { __device__ void a_rather_long_name_of_a_function70(long *) {} }
__device__ void g71(void) {}
namespace std { namespace deep { __device__ void function72(struct ::std::Pair, volatile enum ::ns::Class::S *const, double) {} } }
__device__ void f73(volatile struct ::Outer::Inner::P *, __nv_bfloat16, union ::ns::inner::ns &&) {}
namespace std { __device__ void a_rather_long_name_of_a_function74(long long) {} }
namespace ns { namespace inner { __device__ void function75(struct ::Outer::P *, unsigned char &) {} } }
__device__ void function76(enum ::ns::E) {}
namespace std { __device__ void g77(const signed char, unsigned short, __int128 &) {} }
__device__ void f78(__nv_bfloat16, const volatile __int128, ...) {}
namespace std { namespace deep { __device__ void g79(volatile unsigned int *, const __nv_bfloat16, volatile __half *, struct ::Outer::Inner::Outer, bool, volatile struct ::ns::Class::P (*)[40]) {} } }
namespace std { namespace deep { __device__ void g80(void) {} } }
namespace std { __device__ void g81(__half, unsigned int *&, struct ::ns::inner::P, struct int2, volatile char16_t, enum ::E *, ...) {} }
__device__ void a_rather_long_name_of_a_function82(long double *, int &&, enum ::S) {}
__device__ void a_rather_long_name_of_a_function83(float) {}
__device__ void f84(const struct ::P *, char16_t) {}
__device__ void g85(signed char, struct ::std::Pair) {}
__device__ void f86(struct ::Alias::P (*)[3], enum ::ns::Class::S **) {}
__device__ void a_rather_long_name_of_a_function87(long double) {}
__device__ void g88(int *const volatile restrict *) {}
__device__ void f89(unsigned int *, struct dim3 *&, volatile signed char *) {}
namespace ns { namespace inner { __device__ void g90(union ::Outer::U *) {} } }
namespace std { __device__ void f91(void *, wchar_t, ...) {} }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function92(long long (*)[40], const long double *) {} } }
namespace ns { __device__ void function93(enum ::ns::Class::Q::E, volatile struct ::Outer::Inner::P (**&&)[1], const signed char *, const void *(*)(union ::ns::inner::ns), struct ::P, char *(*&)[1]) {} }
namespace std { namespace deep { __device__ void g94(void) {} } }
__device__ void function95(__int128 *(*const (*)[3])(int *, char, long double *), char32_t, struct ::std::deep::P, struct ::std::deep::P &&, const volatile struct ::Outer::Inner::Outer, struct ::ns::P &&) {}
namespace std { __device__ void g96(union ::U *, const short, enum ::E) {} }
__device__ void g97(long, struct ::Alias::P) {}
__device__ void f98(char16_t &) {}
__device__ void function99(int, ...) {}
namespace ns { __device__ void function100(const volatile void **) {} }
__device__ void function101(unsigned int, volatile void *, ...) {}
namespace std { __device__ void function102(void) {} }
namespace std { __device__ void g103(struct ::Alias::P) {} }
__device__ void f104(void) {}
__device__ void g105(struct ::Outer::Inner::P) {}
namespace std { namespace deep { __device__ void g106(struct ::Outer::Inner, const struct ::std::P *, __int128 *&&, volatile enum ::ns::Class::S (*)[40], const volatile char16_t *const volatile (**)[1], const struct float4 *, ...) {} } }
__device__ void function107(enum ::E, void *) {}
__device__ void function108(const struct ::Outer::Inner ***) {}
__device__ void a_rather_long_name_of_a_function109(void) {}
namespace ns { namespace inner { __device__ void function110(const volatile unsigned __int128 *) {} } }
namespace std { namespace deep { __device__ void function111(struct ::Alias::P &) {} } }
__device__ void function112(unsigned long long, char &&) {}
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function113(char *, struct ::std::Pair) {} } }
namespace std { namespace deep { __device__ void function114(const volatile struct ::P *(*(*)(const struct int2 **, float (*)(enum ::Outer::E, unsigned __int128 &&), struct ::ns::P &&))[40], const union ::Outer::U *, long double, char32_t, const char16_t *, const enum ::E *) {} } }
__device__ void function115(wchar_t, unsigned long, float *, void *const restrict *&, unsigned short *&, enum ::ns::Class::Q::E) {}
namespace std { __device__ void function116(const short *) {} }
__device__ void function117(void) {}
namespace ns { namespace inner { __device__ void function118(struct ::ns::Class::P, ...) {} } }
__device__ void function119(long (*)[3]) {}
namespace std { __device__ void function120(bool, unsigned char (*const volatile restrict *&&)[3], struct ::std::deep::P *) {} }
namespace std { __device__ void f121(union ::Outer::U, ...) {} }
namespace ns { namespace inner { __device__ void f122(void) {} } }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function123(long double) {} } }
__device__ void a_rather_long_name_of_a_function124(const struct ::Outer::Inner::P) {}
namespace std { __device__ void f125(bool, struct uchar3 *) {} }
namespace ns { __device__ void function126(unsigned long, struct ::Outer::Inner::P) {} }
namespace ns { __device__ void f127(const struct float4) {} }
namespace std { __device__ void f128(union ::U &, signed char, struct ::Outer::Inner::Outer) {} }
__device__ void g129(struct ::ns::inner::P, const struct ::Outer::Inner::Outer *) {}
namespace ns { namespace inner { __device__ void g130(unsigned long, struct ::Alias::P) {} } }
namespace std { __device__ void g131(...) {} }
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function132(long, const __half, char, __half, const void *, struct int2) {} } }
namespace ns { __device__ void f133(struct ::ns::Class::P *, const struct ::ns::Class::P, signed char (***(*)[3])[40]) {} }
namespace std { namespace deep { __device__ void f134(void) {} } }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function135(struct dim3 &&, enum ::ns::Class::Q::E) {} } }
__device__ void g136(struct ::ns::P) {}
__device__ void g137(void) {}
__device__ void function138(const volatile unsigned __int128 *) {}
__device__ void a_rather_long_name_of_a_function139(const volatile struct ::Alias::P (**const restrict *)[3]) {}
__device__ void function140(const void *, enum ::ns::Class::S) {}
__device__ void f141(const volatile enum ::E *, long double *const restrict ***, struct ::Outer::P &) {}
__device__ void a_rather_long_name_of_a_function142(int, int (*const *)(const enum ::E *, struct ::std::P *) noexcept, char32_t, union ::ns::inner::ns, volatile void *const restrict, enum ::S *const restrict *) {}
namespace ns { __device__ void f143(void) {} }
namespace ns { __device__ void a_rather_long_name_of_a_function144(unsigned long long &, struct ::Outer::Inner::Outer &&, const unsigned int **) {} }
namespace std { __device__ void f145(struct ::std::Pair &) {} }
__device__ void function146(float, const unsigned long long, unsigned short, ...) {}
namespace ns { namespace inner { __device__ void f147(void) {} } }
__device__ void f148(enum ::ns::E, const union ::Outer::U **const) {}
__device__ void function149(wchar_t (**(*)(__nv_bfloat16, char &))[1]) {}
namespace std { __device__ void a_rather_long_name_of_a_function150(const bool *const volatile restrict) {} }
namespace std { __device__ void a_rather_long_name_of_a_function151(enum ::S, signed char &, struct ::Alias::P, union ::Outer::U, unsigned short **const volatile restrict, double *) {} }
namespace ns { __device__ void g152(enum ::ns::Class::S *&&, struct float4, bool) {} }
__device__ void f153(struct ::Alias::P, ...) {}
__device__ void g154(struct uchar3, struct ::Alias::P) {}
namespace ns { __device__ void f155(...) {} }
__device__ void g156(volatile char32_t *) {}
__device__ void f157(struct ::Outer::P, union ::Outer::U (*)(const volatile struct ::ns::Q *) noexcept) {}
__device__ void g158(unsigned short *const restrict *, unsigned long *) {}
namespace std { __device__ void g159(void) {} }
namespace ns { __device__ void g160(unsigned short, struct ::Outer::Inner &, volatile struct dim3 *const volatile (*(*)[1])[3]) {} }
__device__ void g161(void) {}
__device__ void g162(struct int2, char32_t **const *) {}
namespace ns { namespace inner { __device__ void function163(enum ::Outer::E *const) {} } }
namespace ns { namespace inner { __device__ void function164(struct ::ns::Class::P, __int128 (*const *const volatile restrict *)[1]) {} } }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function165(const struct ::std::Pair ****, unsigned long, struct ::Alias::P *&, bool *, long, const volatile enum ::ns::Class::Q::E **) {} } }
__device__ void a_rather_long_name_of_a_function166(long long, struct ::ns::Class::P) {}
namespace ns { namespace inner { __device__ void f167(enum ::ns::Class::S, double) {} } }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function168(long double *) {} } }
namespace std { __device__ void function169(void) {} }
namespace ns { __device__ void f170(const volatile unsigned char **, const volatile unsigned short *, struct ::ns::Q) {} }
__device__ void f171(const enum ::S, __half, const unsigned int, const volatile bool *const volatile *, char16_t, enum ::ns::Class::S &) {}
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function172(volatile union ::ns::inner::ns *, int, const volatile unsigned __int128 *&) {} } }
namespace std { __device__ void f173(enum ::S, struct dim3) {} }
__device__ void g174(struct uchar3 *const *, signed char, char16_t &&) {}
__device__ void a_rather_long_name_of_a_function175(unsigned int) {}
__device__ void f176(long long, unsigned short *const volatile restrict *, struct ::Outer::Inner (*)[3], unsigned short, enum ::E *volatile restrict, const struct ::Outer::Inner *volatile *const volatile restrict *) {}
namespace ns { __device__ void function177(double *const restrict *) {} }
namespace std { __device__ void f178(void) {} }
__device__ void f179(unsigned int) {}
__device__ void g180(struct ::std::P (*)(__half, const volatile int *), __int128 *, union ::U *(**)(volatile long long *, const volatile __half, const volatile struct ::ns::Class::P, const volatile enum ::ns::E *, struct ::P *, unsigned short &) noexcept) {}
__device__ void function181(short *, char16_t *&&, const struct ::Outer::P **) {}
__device__ void a_rather_long_name_of_a_function182(long) {}
namespace std { namespace deep { __device__ void g183(__int128, struct ::std::deep::P (**)(struct ::std::P *, enum ::Outer::E), volatile char16_t *(*&&)(const struct ::Outer::P *const restrict *, struct ::Outer::Inner (*)(union ::Outer::U) noexcept, unsigned char) noexcept, const struct uchar3, unsigned short, struct ::Outer::Inner::Outer (**)(union ::ns::inner::ns (*)(enum ::ns::E), struct ::ns::Class::P (*)(struct ::Alias::P, struct ::ns::Class::P)) noexcept, ...) {} } }
__device__ void a_rather_long_name_of_a_function184(union ::Outer::U) {}
__device__ void g185(const void **const restrict *, struct float4 (*const volatile *)(const enum ::Outer::E, const volatile unsigned short, long, float, enum ::E *, char) noexcept, ...) {}
__device__ void a_rather_long_name_of_a_function186(void ***) {}
namespace std { __device__ void function187(char *&) {} }
namespace ns { __device__ void a_rather_long_name_of_a_function188(volatile short *, const volatile unsigned long long, struct ::std::deep::P *const volatile restrict) {} }
namespace std { namespace deep { __device__ void function189(char *, unsigned int **, union ::ns::inner::ns *const restrict) {} } }
namespace std { __device__ void function190(const struct ::ns::Class::P, __int128) {} }
__device__ void f191(int, const char16_t *const restrict (*)[3]) {}
__device__ void f192(struct float4, struct ::Outer::P, struct ::std::Pair, enum ::E *const volatile, double, float) {}
namespace std { namespace deep { __device__ void function193(enum ::ns::E (*)(signed char &), const unsigned short *, __int128) {} } }
namespace ns { __device__ void f194(struct ::std::P, const volatile union ::U *, const void *const (*)[40]) {} }
namespace ns { __device__ void function195(union ::Outer::U, enum ::E &, enum ::Outer::E (*const *)(enum ::Outer::E *, volatile enum ::ns::E *) noexcept, ...) {} }
namespace ns { namespace inner { __device__ void f196(const volatile unsigned char *const *, char32_t, unsigned long, const double (*&&)[3], volatile void *const volatile restrict *, const struct float4, ...) {} } }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function197(long long) {} } }
__device__ void a_rather_long_name_of_a_function198(unsigned long long, struct ::std::deep::P *, char16_t, struct int2, unsigned long, const unsigned __int128) {}
__device__ void g199(struct ::P) {}
__device__ void a_rather_long_name_of_a_function200(void *, unsigned int, struct ::Alias::P *const restrict *) {}
namespace std { __device__ void a_rather_long_name_of_a_function201(struct ::std::Pair *(**)(struct int2), volatile enum ::E *volatile restrict *volatile *, struct ::Outer::Inner::Outer *const restrict, volatile struct ::std::Pair *&, enum ::Outer::E, float) {} }
__device__ void a_rather_long_name_of_a_function202(void) {}
namespace std { __device__ void g203(const char32_t *&, struct ::Outer::Inner::P &) {} }
namespace ns { __device__ void f204(volatile char16_t *&, unsigned char) {} }
namespace ns { namespace inner { __device__ void g205(const volatile unsigned long long ***const restrict, union ::Outer::U *const volatile restrict *, enum ::ns::Class::Q::E, struct ::Outer::Inner &, struct ::ns::P **const, struct uchar3 *) {} } }
namespace ns { __device__ void a_rather_long_name_of_a_function206(signed char &&, struct ::P (*)(union ::ns::inner::ns *const restrict *&&, const struct ::std::P, char &, enum ::ns::E, unsigned long long, const struct ::Alias::P *const) noexcept, __nv_bfloat16, ...) {} }
namespace std { namespace deep { __device__ void f207(unsigned short, const union ::Outer::U, enum ::ns::Class::Q::E, ...) {} } }
namespace std { namespace deep { __device__ void function208(wchar_t, const unsigned char *) {} } }
namespace ns { __device__ void f209(const volatile struct ::std::deep::P **, struct dim3, struct int2, volatile void *&&, struct int2, struct ::Alias::P) {} }
__device__ void f210(long double) {}
namespace ns { __device__ void a_rather_long_name_of_a_function211(volatile unsigned long **(*)[1], float, enum ::S, __nv_bfloat16, struct ::Alias::P, enum ::E &&) {} }
__device__ void a_rather_long_name_of_a_function212(volatile struct ::ns::Class::P **, volatile bool) {}
__device__ void a_rather_long_name_of_a_function213(unsigned long long *) {}
__device__ void a_rather_long_name_of_a_function214(const void *) {}
namespace ns { namespace inner { __device__ void f215(struct ::ns::Q *const) {} } }
__device__ void a_rather_long_name_of_a_function216(char, long long, enum ::Outer::E &&, const bool *, const volatile struct ::ns::P *, enum ::ns::Class::Q::E) {}
__device__ void g217(const signed char, char16_t) {}
namespace ns { namespace inner { __device__ void function218(struct ::std::Pair **, short **, const volatile enum ::E *const restrict) {} } }
namespace ns { namespace inner { __device__ void function219(long double) {} } }
__device__ void a_rather_long_name_of_a_function220(volatile __int128 *) {}
__device__ void g221(struct ::std::P &, short *) {}
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function222(union ::ns::inner::ns *const volatile restrict *(*&&)(volatile enum ::ns::E **, union ::Outer::U, volatile unsigned char) noexcept, short (*const volatile *)(struct ::ns::inner::P &&, struct ::ns::Q, struct float4, float, union ::Outer::U, const volatile enum ::E *) noexcept, const double *const restrict, const struct ::ns::P *volatile, struct ::Outer::Inner::Outer, double *) {} } }
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function223(enum ::S, struct ::P **const volatile *const restrict **const) {} } }
namespace ns { namespace inner { __device__ void function224(char16_t, struct ::std::deep::P *const volatile, unsigned int) {} } }
__device__ void f225(struct uchar3, struct uchar3 *const restrict, struct ::std::deep::P, struct ::Outer::P, volatile char32_t, const struct ::ns::inner::P (*)[1]) {}
__device__ void function226(union ::Outer::U *const volatile) {}
namespace ns { namespace inner { __device__ void g227(void) {} } }
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function228(__nv_bfloat16, unsigned long long, const float *) {} } }
__device__ void function229(short, ...) {}
namespace ns { namespace inner { __device__ void function230(const struct int2 ****) {} } }
__device__ void a_rather_long_name_of_a_function231(const struct float4, const struct ::Outer::Inner::P *) {}
__device__ void g232(...) {}
__device__ void g233(const long *(*const *const restrict)(float *) noexcept, union ::U &) {}
namespace std { __device__ void g234(double, long long, signed char, struct ::std::Pair, volatile __int128, struct ::Alias::P) {} }
namespace ns { namespace inner { __device__ void g235(const volatile char16_t) {} } }
namespace ns { __device__ void function236(__int128, ...) {} }
__device__ void function237(struct uchar3, const long long ***const restrict) {}
__device__ void function238(struct uchar3, char16_t, unsigned int) {}
namespace std { namespace deep { __device__ void f239(unsigned long &, enum ::E (*&)[40]) {} } }
__device__ void g240(union ::ns::inner::ns, long double, volatile int) {}
namespace ns { __device__ void function241(const volatile long *, signed char) {} }
__device__ void f242(enum ::Outer::E, struct ::Alias::P &) {}
__device__ void g243(long, struct uchar3 &) {}
namespace ns { __device__ void function244(volatile unsigned short *const volatile restrict **volatile restrict) {} }
namespace std { __device__ void a_rather_long_name_of_a_function245(const volatile enum ::ns::E, struct ::std::Pair) {} }
namespace ns { __device__ void a_rather_long_name_of_a_function246(__int128 &) {} }
namespace ns { __device__ void f247(void) {} }
__device__ void f248(unsigned long long &, ...) {}
__device__ void function249(struct ::P *const restrict, struct ::ns::P *, ...) {}
__device__ void a_rather_long_name_of_a_function250(signed char, volatile signed char *const restrict) {}
namespace std { __device__ void a_rather_long_name_of_a_function251(void) {} }
namespace ns { __device__ void f252(unsigned long long *, const volatile struct ::ns::P ****, long double *&&, const unsigned char **, volatile long double *(*const volatile (*)[1])[1], long long *) {} }
namespace std { __device__ void a_rather_long_name_of_a_function253(const double (*&&)[3], const unsigned short *) {} }
namespace ns { namespace inner { __device__ void g254(void *) {} } }
namespace std { namespace deep { __device__ void function255(long long, int, enum ::Outer::E, struct dim3, enum ::Outer::E &&, enum ::Outer::E, ...) {} } }
namespace std { __device__ void f256(struct int2 *, volatile struct ::std::deep::P) {} }
__device__ void g257(const struct ::Outer::Inner::Outer *&&, const volatile unsigned long **&, struct ::Alias::P *, struct ::ns::Class::P, const char32_t **, const struct ::Outer::P **) {}
__device__ void function258(struct ::Outer::Inner::Outer &, unsigned char &) {}
__device__ void function259(__half &, char) {}
__device__ void function260(float &&, struct int2 (*)[3], struct ::ns::Q *, volatile unsigned __int128 (*)[3], char16_t, const volatile unsigned short (*volatile **&)[3]) {}
namespace std { __device__ void g261(union ::Outer::U) {} }
__device__ void a_rather_long_name_of_a_function262(struct ::ns::P &&, long *const restrict *const restrict **, const volatile enum ::E) {}
__device__ void a_rather_long_name_of_a_function263(enum ::S, ...) {}
namespace std { __device__ void a_rather_long_name_of_a_function264(__half *const restrict ***, struct ::Outer::Inner::P (*const **)[3], unsigned short) {} }
namespace ns { __device__ void a_rather_long_name_of_a_function265(__nv_bfloat16, unsigned int (*)(struct ::Outer::Inner, long long *), void *, int &&, unsigned short **, const struct ::std::Pair *) {} }
__device__ void g266(char16_t, struct ::ns::Q, long **(*)(const volatile unsigned short *&&, const volatile enum ::ns::Class::S *volatile restrict, union ::Outer::U, volatile struct ::P *, enum ::E, struct ::ns::Q) noexcept) {}
__device__ void g267(struct ::Outer::Inner::P (*&)(const struct ::std::deep::P (*const *&&)[3]) noexcept) {}
__device__ void g268(union ::Outer::U, __nv_bfloat16, unsigned long (*(*)(void))[40]) {}
namespace ns { namespace inner { __device__ void f269(struct ::Alias::P &, struct ::Outer::Inner) {} } }
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function270(void) {} } }
__device__ void f271(const long double *const, const struct ::P, const long, struct ::ns::Class::P, bool (**)[1], struct ::Outer::Inner *) {}
namespace std { namespace deep { __device__ void f272(struct int2 **) {} } }
__device__ void function273(union ::U, ...) {}
__device__ void function274(enum ::ns::Class::Q::E, volatile long double) {}
namespace std { __device__ void a_rather_long_name_of_a_function275(struct ::Outer::P, volatile struct uchar3) {} }
namespace ns { namespace inner { __device__ void function276(volatile long long **const volatile, enum ::ns::E **const restrict *const volatile restrict *, ...) {} } }
namespace ns { __device__ void a_rather_long_name_of_a_function277(struct ::ns::inner::P &&, struct ::ns::Q &) {} }
__device__ void function278(unsigned int **, unsigned long) {}
namespace ns { __device__ void a_rather_long_name_of_a_function279(struct dim3) {} }
__device__ void f280(long double ***, signed char (*&)(const volatile enum ::ns::E (*)[1], __int128 *&, unsigned __int128), enum ::E *const, long double, __int128, struct float4 *const restrict *(*volatile)(long, struct ::ns::P (*)(void), struct uchar3 **, struct ::Outer::Inner::Outer *, const enum ::ns::Class::Q::E, unsigned short (*)[3]) noexcept) {}
namespace std { __device__ void g281(const volatile char *, struct int2, long *) {} }
__device__ void f282(unsigned short (*(*)(volatile struct ::Alias::P, unsigned __int128 &, bool) noexcept)(volatile union ::Outer::U) noexcept) {}
namespace std { namespace deep { __device__ void f283(void) {} } }
namespace std { __device__ void f284(struct ::P, volatile enum ::ns::Class::S) {} }
__device__ void f285(enum ::ns::E, unsigned short &&, int **, const enum ::S *, struct ::ns::inner::P, __half) {}
namespace std { namespace deep { __device__ void g286(double, void *, long long, bool, double (**const volatile)(unsigned long, unsigned long long &) noexcept, unsigned __int128) {} } }
__device__ void function287(volatile enum ::ns::Class::Q::E *, struct ::Outer::Inner &) {}
__device__ void g288(int, unsigned int) {}
__device__ void f289(enum ::Outer::E, enum ::S, union ::Outer::U &&) {}
__device__ void g290(struct ::Outer::Inner) {}
__device__ void f291(enum ::Outer::E (**const restrict *const volatile restrict *&&)(struct ::ns::Q, struct ::ns::inner::P, struct ::std::Pair, const volatile struct ::std::P, const enum ::ns::Class::S, struct ::Alias::P), const volatile union ::Outer::U *&) {}
namespace ns { namespace inner { __device__ void g292(wchar_t) {} } }
namespace ns { namespace inner { __device__ void function293(unsigned char, double *&) {} } }
namespace ns { __device__ void g294(void) {} }
__device__ void g295(enum ::E, struct ::ns::inner::P &&, unsigned short, double, const volatile double, enum ::ns::Class::Q::E &) {}
namespace std { __device__ void f296(unsigned __int128 (*)[3], struct int2 *, const union ::ns::inner::ns, struct ::Outer::P, struct ::ns::inner::P, long long) {} }
__device__ void function297(void) {}
__device__ void f298(struct ::P, const volatile struct ::Outer::P, char) {}
__device__ void f299(struct ::std::Pair, unsigned short, struct ::Outer::Inner::P (**)(unsigned long long &)) {}
namespace std { namespace deep { __device__ void g300(void) {} } }
namespace ns { __device__ void f301(struct ::std::Pair *const **const volatile restrict *volatile, __int128) {} }
__device__ void g302(struct ::ns::inner::P, const struct ::ns::P *(*)(unsigned long long), char32_t **const *const, struct ::P, bool, double &&) {}
__device__ void g303(void) {}
namespace std { namespace deep { __device__ void f304(struct uchar3 &&) {} } }
namespace ns { __device__ void a_rather_long_name_of_a_function305(char &) {} }
__device__ void function306(struct ::ns::inner::P **const volatile restrict *const *, long double *&, union ::ns::inner::ns **, struct ::ns::P *, int *, const volatile struct ::Alias::P *(*volatile *const volatile)(struct ::ns::inner::P &, enum ::ns::Class::Q::E *, const char)) {}
namespace std { namespace deep { __device__ void g307(struct ::std::deep::P, struct ::std::Pair *volatile *&&) {} } }
namespace ns { namespace inner { __device__ void function308(unsigned int *, struct ::std::deep::P, const volatile enum ::S *volatile *const *) {} } }
namespace std { __device__ void g309(...) {} }
namespace ns { __device__ void function310(struct ::Outer::Inner::P &&, signed char) {} }
namespace std { __device__ void function311(const __half) {} }
__device__ void g312(void) {}
__device__ void a_rather_long_name_of_a_function313(...) {}
__device__ void function314(const unsigned int, const struct ::ns::Q (*volatile *)[3]) {}
namespace ns { namespace inner { __device__ void function315(bool *volatile *&) {} } }
namespace std { namespace deep { __device__ void function316(long **, enum ::S *, char *) {} } }
__device__ void a_rather_long_name_of_a_function317(void) {}
__device__ void g318(volatile __nv_bfloat16, long, const enum ::ns::E *) {}
namespace ns { __device__ void f319(void) {} }
namespace std { namespace deep { __device__ void f320(struct int2 *const, const unsigned long long *, union ::Outer::U (*const)(struct ::Outer::Inner::P, char16_t *), volatile char16_t, int &&, long *const volatile) {} } }
__device__ void f321(char16_t) {}
__device__ void a_rather_long_name_of_a_function322(struct ::Outer::P, char16_t &, const volatile long double ***&&) {}
namespace ns { namespace inner { __device__ void function323(int ****, const volatile short *&) {} } }
namespace ns { __device__ void f324(struct ::Outer::Inner &, wchar_t (*const *)[1], struct float4 (*&&)(const struct ::std::deep::P *, enum ::ns::Class::S (*)(unsigned short &&, struct ::Alias::P), struct dim3) noexcept) {} }
__device__ void f325(unsigned int &&, struct dim3 *&) {}
__device__ void f326(void) {}
__device__ void function327(void *volatile restrict *(*)(long double, unsigned char, const char16_t) noexcept) {}
namespace ns { namespace inner { __device__ void f328(const volatile enum ::E, volatile char16_t, unsigned __int128, unsigned int, wchar_t, enum ::Outer::E &&) {} } }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function329(__half (**)[40], long long, struct float4 (*volatile restrict *)[3]) {} } }
__device__ void f330(unsigned char (*)[3], struct ::std::Pair **) {}
namespace ns { __device__ void function331(long *, const volatile unsigned short *&, wchar_t, char32_t, const long long **(***volatile)[1], const volatile float) {} }
__device__ void f332(...) {}
__device__ void f333(void) {}
__device__ void function334(enum ::ns::Class::Q::E (*)(const struct ::Outer::Inner::Outer **), const struct ::std::deep::P *volatile) {}
__device__ void f335(volatile struct ::Alias::P, struct ::ns::Class::P *(*const volatile restrict *(**)[40])[1]) {}
__device__ void f336(__half) {}
namespace ns { __device__ void a_rather_long_name_of_a_function337(void) {} }
__device__ void a_rather_long_name_of_a_function338(struct ::ns::Q (**)[3]) {}
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function339(struct ::Outer::Inner::P &&) {} } }
namespace ns { __device__ void f340(unsigned char) {} }
__device__ void f341(const volatile struct ::Outer::Inner **const volatile restrict *, const volatile struct ::P *, ...) {}
__device__ void f342(unsigned __int128, struct ::Outer::Inner::P) {}
__device__ void a_rather_long_name_of_a_function343(struct int2 *, struct dim3, const volatile enum ::S *volatile *) {}
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function344(float **, long double **, __half, const enum ::ns::Class::S, unsigned short &, enum ::E *) {} } }
namespace ns { namespace inner { __device__ void g345(const volatile void *, unsigned short) {} } }
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function346(char *const volatile restrict) {} } }
__device__ void g347(void *(**)(struct ::Outer::Inner::P *&, wchar_t, const struct ::std::deep::P *&, ...) noexcept) {}
namespace ns { __device__ void a_rather_long_name_of_a_function348(const struct ::Outer::Inner::P *&&, int) {} }
__device__ void g349(unsigned __int128 (*)[40], const volatile int *const volatile, unsigned char) {}
__device__ void g350(struct ::Outer::P) {}
__device__ void a_rather_long_name_of_a_function351(struct ::ns::Class::P *, ...) {}
__device__ void function352(void) {}
namespace std { namespace deep { __device__ void function353(char16_t *(*)[3], char ***) {} } }
namespace std { namespace deep { __device__ void g354(const volatile __half *const volatile, const volatile enum ::ns::E ***(*const (*)[40])[3]) {} } }
namespace std { __device__ void function355(struct ::ns::Class::P (*)[1]) {} }
__device__ void function356(const struct ::ns::Q *, wchar_t **, int *, const volatile unsigned char *, struct ::std::deep::P (*const *const restrict *&)(void) noexcept, const volatile struct ::Outer::Inner *) {}
__device__ void function357(void) {}
__device__ void a_rather_long_name_of_a_function358(struct float4, const void **, ...) {}
__device__ void f359(const volatile struct ::ns::Q *&&, ...) {}
__device__ void a_rather_long_name_of_a_function360(const struct ::Outer::P *, const union ::Outer::U, volatile char16_t *) {}
__device__ void function361(volatile struct float4 (*const *)[3], enum ::Outer::E, const struct ::ns::inner::P, union ::Outer::U *, __nv_bfloat16 *const restrict, void *) {}
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function362(const bool *, double) {} } }
__device__ void a_rather_long_name_of_a_function363(unsigned long long) {}
__device__ void f364(const volatile int **, volatile struct float4 *, char *&&) {}
namespace std { __device__ void g365(struct ::ns::Class::P, const struct ::Outer::P ****, const wchar_t, enum ::S, const double *&&, int) {} }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function366(const struct ::ns::Class::P, short, const volatile struct float4 *, char32_t, void *, struct int2) {} } }
namespace std { __device__ void a_rather_long_name_of_a_function367(unsigned short &&, float (*&)(struct dim3 *, long double *const, volatile union ::Outer::U *, ...) noexcept) {} }
__device__ void a_rather_long_name_of_a_function368(unsigned long) {}
namespace ns { __device__ void g369(void) {} }
__device__ void f370(union ::ns::inner::ns *, long double) {}
__device__ void function371(enum ::ns::Class::S (*)(const bool *), struct ::ns::Class::P, union ::U (*const *)(unsigned int, char32_t) noexcept) {}
namespace std { __device__ void g372(struct ::std::deep::P, union ::ns::inner::ns *&&) {} }
namespace std { __device__ void function373(struct ::P) {} }
namespace ns { __device__ void g374(struct ::std::P, long double) {} }
__device__ void g375(struct int2 &, const volatile long) {}
__device__ void f376(enum ::Outer::E, long *const) {}
namespace ns { __device__ void a_rather_long_name_of_a_function377(__nv_bfloat16 (*)[40], union ::U *const volatile restrict *, const volatile union ::U *, __nv_bfloat16, unsigned char *&&, char16_t (*const restrict)[40]) {} }
__device__ void function378(__nv_bfloat16 *, const volatile long *) {}
namespace ns { namespace inner { __device__ void function379(void) {} } }
__device__ void function380(const unsigned int, volatile float) {}
namespace std { __device__ void f381(unsigned __int128, struct ::ns::P) {} }
namespace std { __device__ void g382(short) {} }
namespace std { namespace deep { __device__ void f383(void) {} } }
__device__ void a_rather_long_name_of_a_function384(struct ::P (*)(struct ::Alias::P, struct ::Outer::P), const void **, struct ::Outer::Inner *, union ::Outer::U, char16_t, union ::Outer::U (*)[40]) {}
namespace ns { __device__ void g385(struct ::P (****&&)(struct ::ns::inner::P), const volatile unsigned int *, long &) {} }
__device__ void function386(struct ::ns::P *const restrict **const volatile restrict *const volatile *) {}
namespace ns { namespace inner { __device__ void f387(char32_t (*)[40], enum ::ns::E *) {} } }
namespace std { __device__ void f388(long double, struct ::Outer::Inner::Outer *const *&&) {} }
namespace ns { __device__ void g389(void) {} }
namespace std { namespace deep { __device__ void f390(unsigned long long (*)(bool *const restrict), unsigned long long) {} } }
__device__ void a_rather_long_name_of_a_function391(volatile enum ::ns::E, struct uchar3) {}
namespace std { __device__ void a_rather_long_name_of_a_function392(struct uchar3, struct float4 **, int) {} }
namespace std { namespace deep { __device__ void g393(void *, long) {} } }
namespace ns { __device__ void a_rather_long_name_of_a_function394(struct ::std::deep::P, struct ::ns::inner::P) {} }
__device__ void function395(struct uchar3) {}
__device__ void function396(struct ::Alias::P, const volatile void *const) {}
namespace ns { namespace inner { __device__ void f397(const volatile unsigned int *, float) {} } }
namespace ns { __device__ void g398(const unsigned int *) {} }
namespace ns { namespace inner { __device__ void function399(enum ::S) {} } }
__device__ void function400(float, struct ::Outer::P (**&)(const volatile struct ::ns::Q (*)[1]) noexcept) {}
namespace ns { __device__ void a_rather_long_name_of_a_function401(wchar_t ***const, __half) {} }
namespace std { namespace deep { __device__ void f402(short (*const *)[1]) {} } }
namespace std { __device__ void function403(wchar_t, struct int2, const struct int2) {} }
namespace ns { namespace inner { __device__ void f404(struct ::Outer::Inner::Outer, struct ::Outer::Inner &&, ...) {} } }
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function405(struct uchar3) {} } }
__device__ void function406(struct ::ns::inner::P, ...) {}
__device__ void a_rather_long_name_of_a_function407(const long long *&, unsigned int (***const volatile restrict)[40], struct ::Alias::P (*(*)[40])[1]) {}
namespace ns { namespace inner { __device__ void g408(const volatile struct int2, union ::ns::inner::ns) {} } }
__device__ void function409(enum ::ns::E, struct ::ns::P (*)(void) noexcept) {}
__device__ void a_rather_long_name_of_a_function410(struct dim3, struct ::std::Pair, const enum ::E **const restrict *, enum ::ns::E, long, enum ::ns::Class::S) {}
namespace std { __device__ void f411(void) {} }
__device__ void function412(bool (**&)(union ::U), struct uchar3, ...) {}
namespace std { __device__ void a_rather_long_name_of_a_function413(struct ::std::deep::P &) {} }
__device__ void g414(enum ::ns::E *, struct ::Outer::P *const *, char) {}
namespace ns { __device__ void a_rather_long_name_of_a_function415(short, unsigned long long, struct ::std::P *volatile, unsigned short &, int &&, char *&&) {} }
__device__ void a_rather_long_name_of_a_function416(unsigned long long, enum ::S, enum ::ns::Class::S, struct ::Outer::Inner &, unsigned long long, const unsigned short) {}
__device__ void f417(bool) {}
namespace std { __device__ void function418(struct ::std::deep::P) {} }
__device__ void a_rather_long_name_of_a_function419(volatile unsigned int *&, struct int2, void *volatile restrict *) {}
namespace ns { namespace inner { __device__ void g420(const volatile struct ::Outer::Inner::Outer *(*)(struct ::ns::P **const, int)) {} } }
__device__ void a_rather_long_name_of_a_function421(struct ::Outer::P &, volatile struct ::std::deep::P, volatile __int128) {}
namespace std { __device__ void a_rather_long_name_of_a_function422(const enum ::E, ...) {} }
__device__ void g423(long long, union ::Outer::U (*volatile)(signed char &) noexcept) {}
namespace ns { __device__ void a_rather_long_name_of_a_function424(__int128, char, const enum ::ns::Class::S, __half, unsigned char &, enum ::Outer::E) {} }
__device__ void f425(void) {}
namespace std { __device__ void g426(struct ::std::deep::P, __nv_bfloat16) {} }
namespace ns { namespace inner { __device__ void f427(void) {} } }
__device__ void function428(const volatile struct ::P **const volatile, void **, float *, struct ::std::deep::P *, long long *volatile *, const struct ::ns::inner::P **) {}
namespace std { namespace deep { __device__ void g429(void) {} } }
namespace ns { namespace inner { __device__ void g430(struct ::Outer::P, __int128, struct int2, const char16_t, enum ::S, long double &&) {} } }
__device__ void a_rather_long_name_of_a_function431(enum ::E *, struct ::Outer::P, struct dim3, ...) {}
namespace std { __device__ void g432(void) {} }
namespace std { __device__ void g433(struct uchar3, unsigned __int128, const volatile unsigned __int128, struct ::std::P, const __int128 *, volatile struct ::std::deep::P *&&) {} }
namespace std { __device__ void g434(unsigned long long, unsigned long long &) {} }
__device__ void a_rather_long_name_of_a_function435(struct int2 &, const enum ::Outer::E (*)[1], struct int2, struct ::Outer::P, char16_t *, const signed char **const volatile restrict **) {}
__device__ void a_rather_long_name_of_a_function436(struct ::P &, __nv_bfloat16 **, ...) {}
namespace std { __device__ void a_rather_long_name_of_a_function437(struct ::ns::P, ...) {} }
__device__ void f438(enum ::ns::Class::Q::E, unsigned long long (*)(unsigned int *, __half, wchar_t, __nv_bfloat16, enum ::ns::E, signed char *volatile *), const struct ::std::P) {}
namespace ns { namespace inner { __device__ void function439(struct uchar3, char, const volatile char32_t *const volatile restrict *, wchar_t *, __half *const restrict ***const restrict *, const struct ::P) {} } }
__device__ void f440(volatile unsigned long, struct ::ns::Class::P *const volatile restrict *, struct ::Alias::P &&) {}
namespace ns { namespace inner { __device__ void function441(struct ::Outer::Inner, struct dim3 *) {} } }
namespace std { __device__ void a_rather_long_name_of_a_function442(enum ::ns::E &&) {} }
namespace ns { namespace inner { __device__ void f443(unsigned char, struct uchar3, union ::Outer::U *, struct ::P *, char16_t *(*)(enum ::E *, struct ::Alias::P, signed char *const *) noexcept, struct ::ns::inner::P &&) {} } }
__device__ void f444(const volatile long double, struct ::ns::Class::P, const struct ::std::Pair *) {}
namespace std { __device__ void a_rather_long_name_of_a_function445(volatile struct ::std::deep::P, short **volatile *volatile restrict *, struct ::std::P) {} }
__device__ void a_rather_long_name_of_a_function446(bool, struct ::Outer::Inner (*)[1]) {}
namespace std { __device__ void f447(double, enum ::S &, ...) {} }
namespace std { __device__ void g448(char16_t) {} }
namespace ns { __device__ void function449(union ::ns::inner::ns, const struct ::Outer::Inner::Outer) {} }
namespace std { namespace deep { __device__ void function450(char32_t, volatile void *) {} } }
namespace ns { __device__ void g451(volatile struct ::ns::P, volatile unsigned long, struct ::std::P &) {} }
__device__ void g452(struct ::Outer::Inner (*const volatile *(*)(struct ::Outer::Inner::P, const struct ::Outer::Inner::Outer **, unsigned short, ...))(void), enum ::Outer::E, double, struct ::ns::Class::P *&&, long long *, void *&&) {}
namespace std { namespace deep { __device__ void function453(void) {} } }
namespace std { __device__ void g454(__int128, wchar_t *, enum ::E, const char16_t, char16_t, struct ::Alias::P) {} }
namespace ns { __device__ void f455(long, short, const volatile struct ::P *, union ::ns::inner::ns (*&&)[1], struct float4, unsigned int) {} }
namespace std { __device__ void function456(void) {} }
namespace std { namespace deep { __device__ void f457(void) {} } }
namespace ns { namespace inner { __device__ void f458(__half &) {} } }
__device__ void g459(enum ::ns::Class::S *volatile restrict (*(*)(enum ::Outer::E *&&, char32_t, const void *, enum ::S **&&, __half, enum ::S (*&&)[3], ...))[3], const struct ::Outer::Inner::P *, ...) {}
namespace ns { __device__ void a_rather_long_name_of_a_function460(long long, double *(*)(struct ::std::P) noexcept, ...) {} }
__device__ void f461(volatile wchar_t **&, const struct dim3 *, struct ::P) {}
__device__ void a_rather_long_name_of_a_function462(const struct dim3) {}
namespace std { __device__ void function463(struct ::Alias::P, int, long, const struct ::std::P (*const (****)[40])[3], struct ::Alias::P (*volatile restrict)[3], struct ::std::deep::P (*(*)[1])[40]) {} }
namespace ns { namespace inner { __device__ void f464(void) {} } }
__device__ void a_rather_long_name_of_a_function465(const volatile long, enum ::Outer::E) {}
namespace std { namespace deep { __device__ void f466(unsigned long *) {} } }
namespace std { namespace deep { __device__ void f467(int) {} } }
namespace std { namespace deep { __device__ void function468(void *&, ...) {} } }
__device__ void g469(float **) {}
namespace ns { namespace inner { __device__ void f470(const enum ::S) {} } }
__device__ void a_rather_long_name_of_a_function471(struct ::ns::inner::P &&, const unsigned long **, long *&&) {}
__device__ void function472(void) {}
namespace std { __device__ void a_rather_long_name_of_a_function473(enum ::ns::E) {} }
namespace ns { __device__ void f474(enum ::ns::Class::S, struct ::Outer::Inner) {} }
namespace std { namespace deep { __device__ void f475(volatile wchar_t, void *, volatile double ***) {} } }
__device__ void a_rather_long_name_of_a_function476(char16_t, enum ::ns::E *(*(*)[40])(void) noexcept) {}
namespace std { __device__ void f477(long, union ::ns::inner::ns &, const volatile struct ::std::P, char16_t, struct ::P, const bool *) {} }
__device__ void f478(double *const volatile) {}
__device__ void a_rather_long_name_of_a_function479(bool, void *&, unsigned long long (*const volatile *)[40], const union ::ns::inner::ns, __half **const volatile restrict *, const volatile enum ::E *&&) {}
__device__ void a_rather_long_name_of_a_function480(const long, double *&&) {}
__device__ void g481(struct ::ns::Class::P, ...) {}
__device__ void g482(struct ::Outer::Inner::P, const volatile void **, char) {}
namespace ns { __device__ void f483(__half) {} }
namespace ns { __device__ void function484(struct ::std::Pair, union ::Outer::U) {} }
namespace std { namespace deep { __device__ void g485(struct ::ns::P, char32_t) {} } }
namespace ns { namespace inner { __device__ void function486(void) {} } }
namespace ns { namespace inner { __device__ void function487(void) {} } }
namespace std { __device__ void f488(void) {} }
__device__ void function489(void *volatile restrict *, struct ::std::P) {}
namespace std { __device__ void a_rather_long_name_of_a_function490(const struct ::std::Pair *) {} }
namespace std { __device__ void function491(struct ::std::P &, long) {} }
__device__ void f492(struct ::std::Pair, unsigned __int128, volatile bool *&&, ...) {}
__device__ void a_rather_long_name_of_a_function493(void) {}
namespace std { __device__ void f494(const void **const, signed char &&, unsigned short *, volatile void *, struct ::ns::P *&, unsigned long) {} }
__device__ void g495(signed char *, char32_t *, float (*)[1]) {}
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function496(const volatile struct ::Outer::P (*)[3]) {} } }
__device__ void function497(...) {}
namespace ns { __device__ void g498(float, unsigned __int128) {} }
__device__ void function499(enum ::ns::Class::S) {}
