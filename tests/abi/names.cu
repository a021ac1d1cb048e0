// Made by tests/fuzz/abi.py; nvcc's names are in names.txt.
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#define restrict __restrict__
struct P { int x; }; enum E { constant_ }; union U { int x; }; enum class S { constant_ };
namespace ns { struct P { int x; }; struct Q { int x; }; enum E { constant_ns }; }
namespace ns { namespace inner { struct P { int x; }; union ns { int x; }; } }
namespace std { struct Pair { int x; }; struct P { int x; }; }
namespace std { namespace deep { struct P { int x; }; } }
namespace ns { namespace inner { __device__ void f0(struct float4 *&&) {} } }
__device__ void f1(volatile struct ::ns::inner::P, struct ::ns::Q (**(*const)(struct int2 *, __half))(double &, wchar_t &&, unsigned __int128, long double, __int128, enum ::E), unsigned __int128) {}
__device__ void f2(float) {}
namespace std { __device__ void f3(struct float4 *, union ::ns::inner::ns, unsigned long, unsigned __int128, struct int2, long long *) {} }
__device__ void a_rather_long_name_of_a_function4(const void *, unsigned int &, ...) {}
__device__ void a_rather_long_name_of_a_function5(void) {}
namespace std { namespace deep { __device__ void function6(volatile enum ::ns::E *(**)(struct ::std::Pair *)) {} } }
__device__ void function7(void) {}
__device__ void function8(long double, double) {}
__device__ void a_rather_long_name_of_a_function9(struct ::std::P, short, long long *const *) {}
__device__ void a_rather_long_name_of_a_function10(void *) {}
__device__ void g11(struct ::std::P, __nv_bfloat16 (*)[3], ...) {}
__device__ void g12(struct dim3, struct ::ns::P (*(*)(volatile union ::ns::inner::ns *const restrict *&))(void), bool (*const volatile *&)(enum ::S *), void *const, struct float4 *, struct dim3) {}
__device__ void f13(wchar_t, const struct uchar3 **, __int128, struct ::std::Pair, signed char, struct ::std::P) {}
__device__ void function14(__nv_bfloat16) {}
namespace ns { __device__ void function15(const void *const restrict) {} }
__device__ void a_rather_long_name_of_a_function16(short &, struct ::ns::Q *) {}
namespace ns { __device__ void g17(short) {} }
namespace std { __device__ void function18(struct ::ns::Q &) {} }
namespace ns { __device__ void a_rather_long_name_of_a_function19(union ::ns::inner::ns, struct float4, volatile struct int2, struct ::ns::P &, unsigned __int128 (*const *)(struct uchar3 *, volatile long long *), long) {} }
namespace ns { __device__ void f20(__nv_bfloat16, enum ::E) {} }
__device__ void function21(volatile char, const union ::ns::inner::ns) {}
namespace ns { __device__ void a_rather_long_name_of_a_function22(unsigned long, struct dim3 *&, enum ::S, unsigned __int128 *&, union ::ns::inner::ns, union ::ns::inner::ns) {} }
__device__ void function23(void *const *&, struct ::ns::P &&) {}
__device__ void g24(struct ::P &, enum ::S *const *, unsigned __int128, struct int2, unsigned short, struct int2 *) {}
namespace ns { __device__ void a_rather_long_name_of_a_function25(struct uchar3 *(*const volatile *&&)(struct float4, float &, long long), struct ::ns::Q, struct float4) {} }
namespace std { __device__ void function26(const char *(*const volatile)(long double, unsigned short, __half, char32_t *const *, struct int2, enum ::ns::E (*const volatile)(struct uchar3, union ::ns::inner::ns, unsigned long long))) {} }
namespace std { namespace deep { __device__ void f27(enum ::S, struct ::ns::Q) {} } }
__device__ void function28(const char32_t, char &&) {}
__device__ void g29(short *&&) {}
__device__ void a_rather_long_name_of_a_function30(const bool *volatile) {}
namespace std { __device__ void f31(union ::ns::inner::ns, struct float4) {} }
namespace std { __device__ void function32(void) {} }
namespace ns { namespace inner { __device__ void g33(enum ::E, volatile struct int2) {} } }
namespace ns { __device__ void g34(short &&) {} }
__device__ void f35(volatile struct ::std::deep::P *&, struct ::ns::P, unsigned long long &, ...) {}
__device__ void f36(char32_t *) {}
namespace std { namespace deep { __device__ void f37(unsigned __int128, __nv_bfloat16 *&) {} } }
__device__ void g38(enum ::S *&&, volatile struct int2 *, volatile struct ::P) {}
namespace ns { __device__ void a_rather_long_name_of_a_function39(struct ::std::deep::P) {} }
namespace ns { __device__ void f40(unsigned int *) {} }
__device__ void a_rather_long_name_of_a_function41(struct ::std::P) {}
namespace std { __device__ void function42(void) {} }
__device__ void f43(union ::U *(**)[1], const wchar_t *, long long, char16_t, const volatile unsigned int, struct dim3 &) {}
__device__ void f44(unsigned long long &) {}
__device__ void f45(__half *, struct int2, struct ::ns::P, const volatile struct ::ns::Q, __nv_bfloat16 &, bool *) {}
__device__ void g46(double, struct ::P **volatile restrict, unsigned int *, __int128, union ::U &, unsigned char (*)(const struct ::P **)) {}
namespace std { namespace deep { __device__ void g47(enum ::E, ...) {} } }
__device__ void f48(const volatile struct dim3, volatile char16_t *, wchar_t) {}
namespace std { __device__ void g49(struct ::P, char *, int, enum ::E *(*)[1], struct ::std::Pair, volatile struct ::ns::P **const restrict *) {} }
namespace ns { namespace inner { __device__ void g50(const __nv_bfloat16 *) {} } }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function51(struct ::std::P (*)(int &&)) {} } }
__device__ void function52(void) {}
namespace ns { namespace inner { __device__ void f53(struct float4 (***&&)(void), ...) {} } }
__device__ void f54(volatile double) {}
__device__ void a_rather_long_name_of_a_function55(wchar_t, const enum ::E) {}
__device__ void g56(unsigned int *volatile, struct ::std::deep::P) {}
__device__ void g57(struct ::ns::P &, enum ::ns::E) {}
__device__ void g58(const unsigned long *) {}
__device__ void f59(struct float4, struct ::std::deep::P (**(*)(struct int2, struct uchar3 &))(void), struct ::ns::inner::P, unsigned char *, long, char) {}
__device__ void a_rather_long_name_of_a_function60(struct ::ns::P &, unsigned short, const unsigned char, const volatile long double **const restrict *, const volatile union ::ns::inner::ns, struct ::P) {}
__device__ void g61(struct ::ns::inner::P *const *) {}
__device__ void function62(void) {}
namespace ns { namespace inner { __device__ void function63(enum ::ns::E, char16_t) {} } }
namespace ns { __device__ void function64(const unsigned char, struct dim3 &) {} }
__device__ void g65(struct ::std::P *, __half) {}
namespace std { __device__ void a_rather_long_name_of_a_function66(volatile unsigned int *const volatile *const restrict *const *, const enum ::ns::E (*const volatile restrict)[1], const struct ::ns::P, unsigned long &&, unsigned long, struct ::std::deep::P *const **const *const volatile *) {} }
namespace std { __device__ void a_rather_long_name_of_a_function67(short, unsigned char, struct dim3, ...) {} }
namespace ns { namespace inner { __device__ void function68(union ::ns::inner::ns, wchar_t (*(*)(unsigned short, void *, unsigned char &, unsigned long long, struct float4, const signed char *))[40], __nv_bfloat16 *, enum ::E, struct int2, float) {} } }
__device__ void a_rather_long_name_of_a_function69(const bool, volatile __half *) {}
__device__ void g70(__half &&, void *&&) {}
__device__ void g71(float) {}
namespace std { __device__ void g72(__half, unsigned int *&, struct ::ns::inner::P, struct ::std::Pair, struct ::std::P *const volatile restrict, char &&) {} }
__device__ void a_rather_long_name_of_a_function73(char16_t) {}
namespace ns { __device__ void g74(const union ::U *volatile restrict *(*)(int *const volatile, void **), long double) {} }
__device__ void g75(__int128 *) {}
__device__ void a_rather_long_name_of_a_function76(union ::ns::inner::ns, struct float4) {}
__device__ void a_rather_long_name_of_a_function77(int, struct ::std::P) {}
__device__ void f78(unsigned int *, const enum ::E *, signed char &) {}
__device__ void function79(void) {}
namespace ns { namespace inner { __device__ void g80(struct uchar3 *) {} } }
namespace std { __device__ void f81(void *, wchar_t, ...) {} }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function82(long long (*)[40], const long double *) {} } }
namespace ns { __device__ void function83(union ::ns::inner::ns, const struct ::ns::Q *const, struct ::P &&, struct ::std::P, struct dim3, union ::ns::inner::ns) {} }
__device__ void function84(char, const struct ::ns::Q (*volatile)[3], ...) {}
__device__ void function85(struct ::ns::inner::P *const *const restrict) {}
__device__ void function86(struct float4 *const volatile *, const volatile struct ::ns::inner::P (*)[3], long) {}
__device__ void f87(const struct ::ns::P (*)[1]) {}
__device__ void g88(enum ::E *(**(**)[3])[1]) {}
__device__ void g89(volatile enum ::ns::E *const volatile *volatile, struct int2 *(***)[40], void *&&) {}
__device__ void function90(void) {}
namespace ns { __device__ void function91(enum ::ns::E &, const volatile struct ::P *, const __int128) {} }
namespace std { namespace deep { __device__ void g92(struct dim3, const struct ::std::P *, __int128 *&&, const volatile enum ::ns::E (*)[40], const volatile char16_t *const volatile (*)[1], char) {} } }
__device__ void function93(unsigned long &, struct uchar3, ...) {}
__device__ void g94(union ::U *, const struct dim3 ***) {}
__device__ void a_rather_long_name_of_a_function95(void) {}
namespace ns { namespace inner { __device__ void function96(const volatile unsigned __int128 *) {} } }
namespace std { namespace deep { __device__ void function97(struct ::P) {} } }
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function98(unsigned long long, struct ::ns::P (*)[1]) {} } }
namespace std { __device__ void a_rather_long_name_of_a_function99(unsigned short *, struct int2 (*)(const volatile enum ::S *const volatile restrict *const volatile restrict, float, const float (*)[3], ...)) {} }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function100(void) {} } }
__device__ void g101(double, unsigned short &&, __int128 *(*)[40]) {}
__device__ void g102(enum ::ns::E, int &&) {}
__device__ void g103(long, long long) {}
namespace std { __device__ void g104(unsigned long, float *) {} }
__device__ void a_rather_long_name_of_a_function105(wchar_t &&) {}
__device__ void function106(void) {}
namespace ns { namespace inner { __device__ void g107(unsigned __int128 *) {} } }
namespace ns { namespace inner { __device__ void function108(void) {} } }
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function109(float) {} } }
namespace ns { namespace inner { __device__ void f110(int) {} } }
namespace ns { __device__ void function111(struct ::ns::P, unsigned long *) {} }
namespace std { __device__ void f112(enum ::E, unsigned char (*&)[3], unsigned __int128) {} }
__device__ void g113(struct ::std::deep::P *, const volatile void *, enum ::E) {}
__device__ void a_rather_long_name_of_a_function114(long long &&, long, volatile enum ::E, struct ::std::deep::P &, const enum ::S, const struct int2 *const volatile restrict (*)[1]) {}
__device__ void a_rather_long_name_of_a_function115(...) {}
__device__ void f116(void) {}
namespace std { __device__ void f117(union ::U &, signed char, const struct ::std::Pair) {} }
__device__ void a_rather_long_name_of_a_function118(const enum ::E **) {}
__device__ void a_rather_long_name_of_a_function119(long long, __half (*const *)(enum ::S), const struct ::std::P, const volatile union ::ns::inner::ns, unsigned __int128 *volatile restrict, volatile enum ::E (*const **&&)[1]) {}
__device__ void g120(const union ::U *****, struct ::ns::P) {}
__device__ void g121(void) {}
__device__ void function122(const volatile unsigned __int128 *) {}
__device__ void a_rather_long_name_of_a_function123(enum ::E (***&)[3]) {}
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function124(enum ::S) {} } }
__device__ void g125(struct int2, bool, enum ::ns::E *(*)[3]) {}
namespace ns { namespace inner { __device__ void g126(bool, struct ::ns::P (**)(long long), unsigned __int128 &) {} } }
namespace ns { __device__ void function127(volatile void *(*const *)(struct ::std::deep::P (*)(void), unsigned short, struct ::std::P, enum ::ns::E, char32_t, union ::ns::inner::ns), const struct uchar3 *(*)(enum ::S, ...), __half) {} }
__device__ void f128(struct ::std::Pair *) {}
__device__ void f129(unsigned long long &&, struct ::std::Pair &, signed char (*const restrict (*(*)(float, const unsigned long long, unsigned short))[3])[3]) {}
__device__ void g130(void) {}
__device__ void a_rather_long_name_of_a_function131(char16_t) {}
namespace ns { namespace inner { __device__ void function132(__nv_bfloat16 *) {} } }
__device__ void function133(struct float4, const union ::ns::inner::ns *const restrict *) {}
namespace std { namespace deep { __device__ void f134(char) {} } }
namespace std { __device__ void a_rather_long_name_of_a_function135(enum ::S, signed char &, struct ::std::deep::P, unsigned short ***const volatile restrict *&, double, const struct ::std::P **const volatile *) {} }
namespace std { namespace deep { __device__ void f136(long double *****const restrict, ...) {} } }
namespace std { namespace deep { __device__ void function137(struct ::std::P &, bool *const *) {} } }
__device__ void a_rather_long_name_of_a_function138(unsigned __int128, const struct uchar3 *) {}
__device__ void g139(unsigned short *const restrict *, unsigned long *) {}
namespace std { __device__ void g140(void) {} }
namespace ns { __device__ void g141(unsigned short, struct dim3 &, const struct ::P *(*(*volatile restrict)[3])[40]) {} }
__device__ void g142(void) {}
__device__ void g143(struct int2, char32_t, ...) {}
__device__ void function144(double &&) {}
namespace std { __device__ void g145(struct ::ns::Q, short) {} }
__device__ void f146(void) {}
namespace ns { namespace inner { __device__ void function147(union ::ns::inner::ns, char32_t &) {} } }
__device__ void function148(...) {}
__device__ void function149(volatile unsigned __int128 *) {}
__device__ void function150(void) {}
__device__ void function151(struct float4, bool, struct ::std::P) {}
__device__ void a_rather_long_name_of_a_function152(enum ::S, bool &, struct int2, enum ::E &, struct ::ns::Q *, float) {}
__device__ void a_rather_long_name_of_a_function153(struct ::ns::P *) {}
__device__ void g154(enum ::E, unsigned char (*const **&&)(void)) {}
namespace ns { __device__ void f155(volatile enum ::E, float *) {} }
namespace ns { namespace inner { __device__ void g156(struct ::ns::Q, char, volatile __half **&, unsigned __int128 *const volatile, volatile long double, char16_t) {} } }
__device__ void function157(long, volatile union ::ns::inner::ns *, int) {}
__device__ void a_rather_long_name_of_a_function158(volatile struct int2, enum ::S (*)[40], volatile char32_t *const restrict, float, unsigned short, signed char) {}
namespace std { __device__ void f159(void) {} }
__device__ void g160(char32_t, struct ::std::deep::P *, struct dim3) {}
namespace ns { __device__ void f161(struct ::ns::inner::P) {} }
__device__ void a_rather_long_name_of_a_function162(char16_t *, struct int2) {}
__device__ void function163(unsigned int **, enum ::ns::E, __nv_bfloat16) {}
namespace std { namespace deep { __device__ void g164(struct dim3 *, ...) {} } }
namespace std { __device__ void g165(void) {} }
namespace std { namespace deep { __device__ void f166(float, long) {} } }
namespace std { __device__ void f167(void) {} }
__device__ void f168(unsigned int) {}
__device__ void g169(struct ::std::P (*)(__half, const volatile int *), int, signed char) {}
namespace std { namespace deep { __device__ void f170(volatile struct int2 **) {} } }
namespace ns { namespace inner { __device__ void f171(unsigned short (*)(const volatile enum ::ns::E **, struct ::P, ...), struct ::ns::Q, struct ::std::P) {} } }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function172(union ::ns::inner::ns) {} } }
namespace std { namespace deep { __device__ void g173(unsigned __int128, const int **) {} } }
__device__ void f174(struct int2 (*)[3], struct ::std::Pair, const long *&&, volatile struct uchar3, long double, long long) {}
__device__ void function175(const struct float4, long, void *const **) {}
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function176(const __nv_bfloat16, struct ::ns::P &, struct ::P) {} } }
namespace std { namespace deep { __device__ void function177(const struct ::ns::P (*)[1]) {} } }
__device__ void function178(struct ::ns::P (***)[1], struct ::ns::inner::P **&) {}
__device__ void function179(struct float4, struct ::ns::Q **) {}
__device__ void g180(const void **const restrict *, struct ::ns::Q (*const volatile *)(const struct int2, const volatile unsigned short, long, float, enum ::E *, char), ...) {}
__device__ void a_rather_long_name_of_a_function181(void ***) {}
namespace std { __device__ void function182(char *&) {} }
namespace ns { __device__ void a_rather_long_name_of_a_function183(volatile short *, const volatile unsigned long long, struct ::std::deep::P *const volatile restrict) {} }
namespace std { namespace deep { __device__ void function184(char *, unsigned int **, union ::ns::inner::ns *const restrict) {} } }
namespace std { __device__ void function185(union ::ns::inner::ns &, __int128) {} }
__device__ void f186(int, const char16_t *const restrict (*)[3]) {}
__device__ void f187(struct int2, const bool ***&, float *volatile *, const char32_t, union ::U *, long double (*)[3]) {}
namespace ns { __device__ void f188(struct ::std::P, const volatile union ::U *, const void *const (*)[40]) {} }
namespace ns { __device__ void function189(struct uchar3, enum ::E &, struct int2 (*const *&)(struct int2 *, volatile enum ::ns::E *)) {} }
__device__ void function190(struct ::P &&, long *const restrict *&, const volatile unsigned long *, struct ::P, volatile char32_t *const volatile restrict *, struct uchar3, ...) {}
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function191(long long) {} } }
__device__ void a_rather_long_name_of_a_function192(unsigned long long, struct ::std::deep::P *, char16_t, struct ::ns::Q, struct ::P (**)(char, struct uchar3), struct ::std::deep::P) {}
__device__ void a_rather_long_name_of_a_function193(union ::ns::inner::ns *&, struct ::std::Pair, unsigned __int128, int *&, volatile struct int2 **(*)(struct float4), const struct int2 *, ...) {}
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function194(void) {} } }
namespace std { __device__ void g195(char32_t *&, volatile struct ::std::Pair *const restrict (*)[40], const unsigned long *const restrict) {} }
__device__ void a_rather_long_name_of_a_function196(const volatile enum ::ns::E, const volatile union ::U *volatile *&&, const struct ::std::P, struct ::ns::Q, const volatile unsigned long long ***const restrict, struct uchar3 *const volatile restrict *) {}
__device__ void a_rather_long_name_of_a_function197(enum ::ns::E) {}
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function198(const enum ::E *) {} } }
__device__ void g199(double) {}
__device__ void f200(...) {}
__device__ void f201(const volatile enum ::E *, char16_t, struct ::std::deep::P &, const volatile long double *, __nv_bfloat16 *(*&&)(unsigned long long, struct ::std::Pair *const, struct ::P), bool *volatile *const *) {}
namespace ns { namespace inner { __device__ void g202(const enum ::S *) {} } }
namespace ns { __device__ void f203(const volatile struct ::std::deep::P **, struct ::ns::inner::P &, const long, signed char, struct uchar3 *, struct ::std::deep::P &) {} }
namespace ns { namespace inner { __device__ void f204(long long, double, unsigned long, int *, struct ::std::Pair, volatile struct ::std::deep::P **(*)(__nv_bfloat16, enum ::S, const void *), ...) {} } }
namespace ns { __device__ void a_rather_long_name_of_a_function205(char) {} }
__device__ void a_rather_long_name_of_a_function206(long long) {}
namespace std { __device__ void function207(struct int2 *const *, volatile struct int2 *const restrict) {} }
__device__ void f208(struct int2 **, struct ::ns::P *) {}
__device__ void function209(void) {}
__device__ void f210(struct ::std::Pair **const, const struct ::std::deep::P) {}
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function211(wchar_t *, struct ::std::P *, __int128, const volatile enum ::E *const restrict, short, long double) {} } }
__device__ void a_rather_long_name_of_a_function212(volatile __int128 *) {}
__device__ void g213(struct ::std::P &, short *) {}
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function214(union ::ns::inner::ns *const volatile restrict *(*const)(volatile enum ::ns::E **, struct uchar3, volatile unsigned char), bool *, const long **&, struct ::std::deep::P *&, struct dim3 (*&&)(void), __int128) {} } }
namespace ns { __device__ void a_rather_long_name_of_a_function215(struct ::ns::P *&&, unsigned long &) {} }
namespace ns { namespace inner { __device__ void f216(volatile enum ::S, struct int2 *&) {} } }
__device__ void g217(unsigned long long, volatile char *const restrict **(**)[3], struct ::ns::P **(*)(unsigned __int128)) {}
namespace std { __device__ void a_rather_long_name_of_a_function218(long, float *volatile *) {} }
namespace std { __device__ void a_rather_long_name_of_a_function219(const struct ::std::deep::P *) {} }
namespace ns { __device__ void g220(struct int2, struct ::P) {} }
namespace std { __device__ void f221(void) {} }
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function222(void) {} } }
__device__ void f223(struct dim3) {}
__device__ void g224(struct uchar3, wchar_t *const volatile *(**)[3], volatile struct ::ns::Q) {}
namespace ns { namespace inner { __device__ void g225(union ::U **(*)(void *&)) {} } }
__device__ void f226(struct ::std::deep::P, float) {}
__device__ void function227(volatile unsigned __int128 *const *const restrict *(*)[40], union ::U (*&&)(const volatile short *)) {}
__device__ void f228(void) {}
__device__ void function229(enum ::S *, char16_t) {}
namespace std { __device__ void g230(volatile struct dim3) {} }
__device__ void function231(const unsigned long **volatile restrict (*const volatile)[40], enum ::ns::E) {}
namespace ns { namespace inner { __device__ void g232(void) {} } }
namespace std { __device__ void g233(struct int2 (*const volatile)[40]) {} }
__device__ void g234(unsigned long, enum ::ns::E *) {}
__device__ void g235(void) {}
__device__ void function236(enum ::S) {}
__device__ void a_rather_long_name_of_a_function237(void) {}
namespace ns { __device__ void function238(float) {} }
__device__ void g239(short) {}
__device__ void function240(const struct ::std::P) {}
__device__ void g241(struct int2) {}
namespace ns { __device__ void function242(struct ::std::deep::P, struct int2, struct ::ns::P, unsigned __int128, unsigned long long, short) {} }
namespace ns { __device__ void function243(volatile unsigned short *const volatile restrict **volatile restrict) {} }
namespace std { __device__ void a_rather_long_name_of_a_function244(const volatile enum ::ns::E, struct ::std::Pair) {} }
namespace ns { __device__ void a_rather_long_name_of_a_function245(__int128 &) {} }
namespace ns { __device__ void f246(void) {} }
__device__ void f247(unsigned long long &, ...) {}
__device__ void function248(struct ::P *const restrict, struct ::ns::P *, ...) {}
__device__ void a_rather_long_name_of_a_function249(signed char, volatile signed char *const restrict) {}
namespace std { __device__ void a_rather_long_name_of_a_function250(void) {} }
namespace ns { __device__ void f251(unsigned long long *, const volatile struct ::ns::P ****, long double *&&, const unsigned char **, volatile long double *(*const volatile (*)[1])[1], long long *) {} }
namespace std { __device__ void a_rather_long_name_of_a_function252(const double (*&&)[3], const unsigned short *) {} }
namespace ns { namespace inner { __device__ void g253(void *) {} } }
namespace std { namespace deep { __device__ void function254(long long, int, struct int2, struct ::std::P &&, struct float4 *const (*)[3], struct dim3) {} } }
namespace std { namespace deep { __device__ void g255(long long) {} } }
namespace ns { __device__ void function256(void) {} }
__device__ void function257(enum ::E, long long) {}
namespace ns { namespace inner { __device__ void g258(__half, unsigned long long, unsigned int) {} } }
__device__ void function259(volatile unsigned char, unsigned __int128, struct uchar3 *(*)(char32_t &), int *const restrict, __nv_bfloat16, long long (*const *)(struct ::ns::Q), ...) {}
__device__ void a_rather_long_name_of_a_function260(struct ::ns::P) {}
namespace std { __device__ void g261(float, unsigned __int128 (***&)(struct dim3, struct dim3), struct ::ns::inner::P, char32_t, bool *, const volatile struct ::P *) {} }
__device__ void g262(char *const volatile restrict *) {}
namespace ns { namespace inner { __device__ void f263(const volatile void *) {} } }
namespace std { namespace deep { __device__ void g264(void) {} } }
namespace ns { namespace inner { __device__ void g265(__nv_bfloat16) {} } }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function266(const volatile unsigned __int128, struct ::std::Pair (*const *)[3]) {} } }
__device__ void function267(struct float4 &, float) {}
__device__ void a_rather_long_name_of_a_function268(unsigned int (*)(struct dim3, long long *), struct ::ns::Q, long) {}
namespace std { __device__ void f269(wchar_t *, char (*)(enum ::ns::E &, struct uchar3 (*)(struct ::ns::Q &, struct ::std::P), ...)) {} }
namespace ns { namespace inner { __device__ void f270(struct ::ns::inner::P &&, short *volatile restrict, struct uchar3, volatile struct ::P *, enum ::E, struct ::ns::Q) {} } }
__device__ void g271(long, unsigned int (*const restrict **)[1], struct ::ns::Q **&&, enum ::ns::E &&, unsigned __int128, union ::ns::inner::ns) {}
namespace ns { __device__ void g272(void) {} }
namespace std { __device__ void f273(struct float4 *) {} }
namespace std { __device__ void function274(__nv_bfloat16, double) {} }
__device__ void a_rather_long_name_of_a_function275(enum ::E, struct ::std::Pair *const restrict *const *const, char *, ...) {}
__device__ void f276(struct ::ns::inner::P **(*)(void)) {}
namespace ns { __device__ void function277(const unsigned char, struct uchar3) {} }
__device__ void a_rather_long_name_of_a_function278(signed char *const volatile, struct ::std::P) {}
__device__ void function279(volatile struct ::ns::P *) {}
__device__ void f280(union ::U *const restrict) {}
namespace std { namespace deep { __device__ void function281(const unsigned long) {} } }
__device__ void g282(char32_t, enum ::ns::E) {}
namespace std { __device__ void a_rather_long_name_of_a_function283(unsigned long long) {} }
namespace ns { __device__ void a_rather_long_name_of_a_function284(struct ::ns::inner::P &&, struct ::ns::Q &) {} }
__device__ void function285(unsigned int **, unsigned long) {}
namespace ns { __device__ void a_rather_long_name_of_a_function286(union ::U) {} }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function287(struct dim3 **, signed char (**&)(const volatile enum ::ns::E (*)[1], __int128 *&, unsigned __int128), enum ::E *const, long double, __int128, volatile wchar_t *(*)(long, struct ::ns::P (*)(void), struct ::P, enum ::S *, struct ::std::P *, long double)) {} } }
namespace std { namespace deep { __device__ void function288(const struct ::ns::inner::P **&) {} } }
namespace std { __device__ void g289(const volatile char *, struct ::std::P, struct ::std::deep::P) {} }
namespace std { __device__ void g290(void) {} }
__device__ void function291(volatile struct ::std::Pair *, __nv_bfloat16 (*&&)(void), struct float4, ...) {}
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function292(const volatile double *, char *, enum ::ns::E *, float *, unsigned short &&, int **, ...) {} } }
namespace std { __device__ void a_rather_long_name_of_a_function293(void) {} }
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function294(__int128, ...) {} } }
namespace ns { namespace inner { __device__ void function295(int, float) {} } }
__device__ void g296(struct ::ns::P) {}
__device__ void function297(void) {}
__device__ void function298(struct float4 *, enum ::ns::E) {}
namespace std { namespace deep { __device__ void g299(...) {} } }
__device__ void f300(enum ::ns::E *, int *(**)(const struct dim3 (*)[1]), struct ::std::deep::P, const struct dim3 *, char &, unsigned int) {}
__device__ void a_rather_long_name_of_a_function301(enum ::S, volatile char (*volatile *)[1]) {}
__device__ void g302(const volatile enum ::ns::E *) {}
namespace std { __device__ void function303(enum ::ns::E) {} }
__device__ void g304(const volatile unsigned __int128 *) {}
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function305(const volatile char16_t) {} } }
namespace ns { namespace inner { __device__ void g306(wchar_t) {} } }
namespace ns { namespace inner { __device__ void function307(unsigned char, double *&) {} } }
namespace ns { __device__ void g308(void) {} }
__device__ void g309(enum ::E, struct ::ns::inner::P &&, unsigned short, double, const volatile double, enum ::E) {}
namespace std { __device__ void f310(unsigned __int128 (*)[3], struct ::ns::Q *, struct ::P *(*)(float (*const restrict)[1], struct ::P), volatile enum ::ns::E *(*)[40], struct ::ns::Q, struct ::ns::P) {} }
__device__ void function311(const volatile long double *volatile restrict (**&&)[1], struct ::std::Pair *const **const volatile restrict *volatile, __int128, unsigned __int128, volatile struct ::ns::P **, unsigned short) {}
namespace ns { __device__ void function312(enum ::ns::E (*)[3], int) {} }
__device__ void function313(enum ::E &, ...) {}
__device__ void f314(struct ::P) {}
namespace ns { namespace inner { __device__ void g315(long double, volatile __half, ...) {} } }
__device__ void g316(...) {}
__device__ void f317(volatile union ::ns::inner::ns, const __int128 *, struct ::ns::inner::P *const volatile restrict) {}
namespace ns { namespace inner { __device__ void f318(long double *const restrict *volatile restrict, struct ::std::P, bool) {} } }
namespace std { __device__ void g319(struct ::P, char16_t *, short *&, char16_t, unsigned char &&, volatile struct float4 *) {} }
namespace std { __device__ void f320(short, unsigned __int128, union ::U) {} }
__device__ void function321(struct ::std::Pair) {}
namespace ns { __device__ void function322(union ::ns::inner::ns *, struct ::std::deep::P, const volatile enum ::S *volatile *const *) {} }
namespace std { __device__ void g323(...) {} }
namespace ns { __device__ void function324(union ::U, struct uchar3 *) {} }
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function325(struct ::ns::P) {} } }
__device__ void g326(void) {}
__device__ void a_rather_long_name_of_a_function327(...) {}
__device__ void function328(const unsigned int, const struct ::ns::Q (*volatile *)[3]) {}
namespace ns { namespace inner { __device__ void function329(bool *volatile *&) {} } }
namespace std { namespace deep { __device__ void function330(long **, enum ::S *, char *) {} } }
__device__ void a_rather_long_name_of_a_function331(void) {}
__device__ void g332(volatile __nv_bfloat16, long, const enum ::ns::E *) {}
namespace ns { __device__ void f333(void) {} }
namespace std { namespace deep { __device__ void f334(struct ::ns::inner::P *&&, const unsigned long long *, unsigned long long *(*)(struct ::P, char16_t), enum ::E, const int *, const volatile struct ::std::Pair *) {} } }
namespace std { __device__ void function335(signed char) {} }
__device__ void g336(struct ::std::deep::P, double, ...) {}
__device__ void g337(const unsigned short, const short *) {}
__device__ void a_rather_long_name_of_a_function338(__nv_bfloat16) {}
__device__ void f339(wchar_t, struct dim3 *const restrict *volatile restrict *const **, unsigned long *, const unsigned long long *(**)(unsigned short &&, const volatile unsigned char *), __nv_bfloat16, unsigned int &&) {}
__device__ void a_rather_long_name_of_a_function340(const struct uchar3 *, struct ::ns::inner::P, __int128) {}
namespace std { __device__ void f341(char16_t, void *&, unsigned int) {} }
namespace std { __device__ void a_rather_long_name_of_a_function342(void) {} }
namespace ns { namespace inner { __device__ void f343(const volatile enum ::E, volatile char16_t, unsigned __int128, unsigned int, wchar_t, struct int2 &&) {} } }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function344(__half (**)[40], long long, volatile struct ::std::deep::P (**)[3]) {} } }
namespace ns { __device__ void a_rather_long_name_of_a_function345(struct ::std::P) {} }
__device__ void function346(char, int *const *) {}
__device__ void a_rather_long_name_of_a_function347(char16_t, unsigned short, wchar_t *) {}
namespace std { namespace deep { __device__ void function348(unsigned short, unsigned long long (*)(struct ::ns::P *, struct ::std::Pair *(*)[40]), enum ::ns::E *(**)(volatile enum ::E *), struct dim3 &, const long *volatile, struct float4 &, ...) {} } }
namespace ns { namespace inner { __device__ void g349(struct uchar3 *(*&)(enum ::S *(*)[40], struct float4 (*)(void), ...), enum ::E, const volatile struct dim3 *const volatile, struct ::ns::Q *, struct ::std::Pair, const volatile struct ::P, ...) {} } }
namespace std { namespace deep { __device__ void f350(int) {} } }
namespace ns { __device__ void g351(const struct uchar3, struct dim3) {} }
namespace ns { __device__ void a_rather_long_name_of_a_function352(bool &) {} }
__device__ void f353(unsigned __int128 **, struct int2 &, long long) {}
__device__ void f354(__half) {}
__device__ void function355(const volatile __half, ...) {}
namespace std { namespace deep { __device__ void f356(union ::ns::inner::ns, long, enum ::ns::E) {} } }
namespace ns { namespace inner { __device__ void g357(void) {} } }
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function358(enum ::S, const char *, long double *&) {} } }
__device__ void function359(struct ::ns::inner::P) {}
__device__ void function360(unsigned short, struct ::std::deep::P (**(*&)[1])(enum ::E, __int128, enum ::S, struct int2, signed char, volatile char16_t), void *&&, unsigned long, union ::U, struct ::std::P) {}
namespace ns { __device__ void function361(long double **) {} }
__device__ void function362(void) {}
__device__ void function363(char32_t, char16_t *&, const volatile void *, unsigned long long, char32_t &&, struct dim3, ...) {}
__device__ void function364(void) {}
namespace std { namespace deep { __device__ void function365(char16_t *(*)[3], char ***) {} } }
namespace std { namespace deep { __device__ void g366(const volatile __half *const volatile, const volatile enum ::ns::E ***(*const (*)[40])[3]) {} } }
namespace std { __device__ void function367(volatile struct ::P (*)[40]) {} }
namespace ns { __device__ void a_rather_long_name_of_a_function368(long long *const *, const void **const volatile *const volatile restrict *volatile restrict) {} }
namespace std { __device__ void function369(void) {} }
namespace std { __device__ void f370(enum ::S) {} }
namespace ns { namespace inner { __device__ void function371(short, bool) {} } }
__device__ void g372(struct ::ns::Q, unsigned __int128 *const volatile *) {}
namespace ns { __device__ void function373(void) {} }
__device__ void f374(union ::U, struct ::ns::Q, ...) {}
namespace ns { __device__ void f375(volatile long, const void *) {} }
__device__ void function376(volatile char16_t **) {}
namespace std { __device__ void f377(void) {} }
__device__ void function378(unsigned long &&, struct int2 (*)[40]) {}
__device__ void function379(struct int2) {}
__device__ void g380(const struct ::std::deep::P, volatile long *, const bool *) {}
__device__ void function381(void) {}
__device__ void a_rather_long_name_of_a_function382(unsigned long long) {}
__device__ void f383(const volatile int **, const volatile enum ::S *, const char) {}
namespace std { __device__ void g384(struct dim3, union ::ns::inner::ns, struct ::ns::Q, struct ::ns::inner::P *(**&)[3], enum ::S, const double *&&) {} }
namespace std { __device__ void function385(union ::ns::inner::ns *, struct ::std::Pair &) {} }
namespace ns { namespace inner { __device__ void f386(struct ::ns::P) {} } }
namespace ns { namespace inner { __device__ void f387(__half) {} } }
namespace ns { namespace inner { __device__ void function388(const struct ::ns::inner::P *, union ::ns::inner::ns, volatile struct uchar3 *(*)(volatile float *, long double *const)) {} } }
namespace std { namespace deep { __device__ void f389(enum ::E, signed char *const restrict *&&, struct dim3, enum ::ns::E, int *, const bool *) {} } }
__device__ void function390(__nv_bfloat16 (*)[40], union ::U (*volatile *)(unsigned int, char32_t), struct ::std::P, __nv_bfloat16, const long long **, struct ::ns::P *(*volatile *)(union ::U), ...) {}
__device__ void g391(short, struct int2 *, struct ::std::deep::P, ...) {}
namespace ns { namespace inner { __device__ void function392(__nv_bfloat16 (*const *)[40]) {} } }
namespace ns { __device__ void f393(struct dim3) {} }
namespace ns { __device__ void a_rather_long_name_of_a_function394(void) {} }
__device__ void function395(__nv_bfloat16) {}
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function396(volatile unsigned char, enum ::S, int, struct ::ns::inner::P *, volatile struct float4 *, enum ::ns::E *const) {} } }
__device__ void function397(const unsigned int, volatile float) {}
namespace std { __device__ void f398(unsigned __int128, struct ::ns::P) {} }
namespace std { __device__ void g399(short) {} }
namespace std { namespace deep { __device__ void f400(void) {} } }
__device__ void a_rather_long_name_of_a_function401(volatile void *(*)(struct uchar3, volatile struct ::ns::P *const volatile restrict *const restrict), union ::ns::inner::ns &, long long, struct int2, struct uchar3, void *const volatile) {}
namespace ns { __device__ void f402(int, const volatile void *volatile restrict) {} }
__device__ void g403(void) {}
__device__ void a_rather_long_name_of_a_function404(union ::ns::inner::ns) {}
__device__ void f405(wchar_t, const volatile long *) {}
namespace ns { namespace inner { __device__ void g406(unsigned char &&, volatile enum ::E, enum ::S &&, ...) {} } }
namespace ns { namespace inner { __device__ void f407(char32_t (*)[40], enum ::ns::E *) {} } }
namespace std { __device__ void f408(long double, union ::ns::inner::ns *const *) {} }
namespace ns { __device__ void g409(void) {} }
namespace std { namespace deep { __device__ void f410(unsigned long long (*)(bool *const restrict), struct ::ns::inner::P *) {} } }
__device__ void a_rather_long_name_of_a_function411(void) {}
namespace std { __device__ void f412(const union ::ns::inner::ns *(*)(struct ::ns::Q, struct int2 &, enum ::E, long double, union ::ns::inner::ns, unsigned __int128), long, const struct ::std::deep::P *const restrict *, struct ::ns::Q, enum ::ns::E, struct uchar3, ...) {} }
namespace ns { namespace inner { __device__ void function413(__half) {} } }
namespace ns { __device__ void f414(const union ::U, unsigned int) {} }
__device__ void a_rather_long_name_of_a_function415(union ::ns::inner::ns &&, struct float4) {}
namespace std { namespace deep { __device__ void f416(int *) {} } }
__device__ void f417(const volatile void *&, const volatile struct ::ns::Q (*)[1]) {}
__device__ void f418(void) {}
namespace ns { namespace inner { __device__ void f419(char32_t) {} } }
namespace ns { namespace inner { __device__ void f420(enum ::ns::E) {} } }
namespace std { namespace deep { __device__ void f421(bool) {} } }
__device__ void g422(wchar_t) {}
__device__ void g423(struct ::ns::P) {}
namespace ns { namespace inner { __device__ void function424(struct ::ns::inner::P, int *) {} } }
namespace ns { namespace inner { __device__ void function425(unsigned char (*)[1], volatile void *) {} } }
__device__ void a_rather_long_name_of_a_function426(void) {}
__device__ void function427(struct ::ns::inner::P, ...) {}
__device__ void a_rather_long_name_of_a_function428(const long long *&, unsigned int (***const volatile restrict)[40], struct ::ns::Q (*(*&)[40])[40]) {}
namespace ns { namespace inner { __device__ void g429(struct float4 &&, float) {} } }
__device__ void function430(enum ::ns::E, struct ::ns::P (*&)(void)) {}
namespace ns { __device__ void g431(long double, __nv_bfloat16) {} }
__device__ void g432(const enum ::E **) {}
namespace ns { __device__ void a_rather_long_name_of_a_function433(const struct float4 *volatile *(*)[3]) {} }
__device__ void f434(union ::U) {}
__device__ void function435(const void *(***&)[40], int) {}
__device__ void g436(long, ...) {}
__device__ void a_rather_long_name_of_a_function437(enum ::S &&, struct ::std::deep::P &) {}
namespace ns { __device__ void a_rather_long_name_of_a_function438(short, unsigned long long, struct ::std::P *volatile, unsigned short &, int &&, char *&&) {} }
__device__ void a_rather_long_name_of_a_function439(unsigned long long, enum ::S, struct ::ns::inner::P, struct ::P, enum ::ns::E, bool ***const (*)[40]) {}
__device__ void function440(struct uchar3, const unsigned char **&, unsigned __int128, enum ::ns::E, struct ::ns::Q *, struct float4) {}
__device__ void function441(enum ::S &, ...) {}
namespace ns { __device__ void function442(union ::ns::inner::ns **) {} }
__device__ void a_rather_long_name_of_a_function443(struct float4 &, volatile struct ::std::deep::P, volatile __int128) {}
namespace std { __device__ void a_rather_long_name_of_a_function444(const enum ::E, ...) {} }
__device__ void g445(long long, struct uchar3 (*)(signed char &), ...) {}
namespace std { namespace deep { __device__ void g446(__half &, __int128, char) {} } }
namespace std { __device__ void function447(struct uchar3, unsigned long long *&, __half, void *, struct float4, const unsigned __int128 ***const volatile *) {} }
namespace ns { namespace inner { __device__ void f448(enum ::ns::E, volatile struct ::std::Pair **, struct ::std::Pair, enum ::E, const struct ::ns::P *, union ::ns::inner::ns) {} } }
__device__ void function449(const struct ::ns::inner::P **, float *volatile restrict *, long double) {}
namespace std { __device__ void function450(volatile enum ::S *, ...) {} }
__device__ void function451(struct ::std::deep::P, __half, struct float4 *) {}
namespace std { namespace deep { __device__ void f452(const volatile int, struct ::std::P) {} } }
__device__ void g453(void) {}
namespace std { __device__ void function454(unsigned long long, struct ::std::P, const __int128 *, volatile struct ::std::deep::P *&&, const void *, struct dim3 **) {} }
namespace ns { __device__ void f455(struct ::ns::P, const int (*)[40]) {} }
__device__ void f456(int *) {}
__device__ void g457(void) {}
namespace ns { __device__ void f458(__nv_bfloat16 &&, long long (*)(struct ::std::P, struct ::ns::inner::P, struct float4 &, char16_t, const struct ::std::deep::P *, struct ::ns::inner::P), unsigned long long (*)(unsigned int *, __half, wchar_t, __nv_bfloat16, enum ::ns::E, signed char *volatile *), const struct ::ns::P ***volatile restrict, long (*)(const volatile char32_t *), wchar_t) {} }
namespace std { namespace deep { __device__ void f459(char16_t, ...) {} } }
__device__ void g460(void) {}
namespace std { __device__ void f461(void) {} }
__device__ void g462(void) {}
__device__ void g463(unsigned __int128 **&&) {}
namespace ns { __device__ void g464(enum ::S &&, unsigned long) {} }
__device__ void a_rather_long_name_of_a_function465(unsigned short &, struct ::ns::Q (*)[40]) {}
__device__ void a_rather_long_name_of_a_function466(union ::ns::inner::ns, struct ::ns::inner::P, const unsigned short (*const restrict)[40], struct uchar3 *, struct ::P *, struct float4 (*&&)(enum ::E *, struct dim3, union ::U &&)) {}
namespace std { __device__ void g467(volatile char16_t, struct int2) {} }
namespace ns { namespace inner { __device__ void g468(bool &) {} } }
__device__ void function469(void) {}
__device__ void g470(const struct ::std::Pair **, unsigned long long) {}
__device__ void g471(const union ::U **volatile, struct float4 *) {}
__device__ void function472(const struct uchar3) {}
namespace ns { __device__ void f473(struct dim3) {} }
__device__ void function474(void) {}
namespace ns { namespace inner { __device__ void function475(const volatile void *const restrict, unsigned long long *const volatile restrict **) {} } }
__device__ void g476(unsigned __int128, unsigned __int128 (*)(volatile void *, enum ::S)) {}
__device__ void a_rather_long_name_of_a_function477(volatile struct int2, const double *, long) {}
__device__ void function478(unsigned long &&) {}
namespace ns { __device__ void a_rather_long_name_of_a_function479(const volatile struct ::std::Pair *(**)(...)) {} }
__device__ void g480(struct ::std::P *const volatile, long long *const volatile) {}
__device__ void g481(const volatile wchar_t) {}
__device__ void a_rather_long_name_of_a_function482(void) {}
__device__ void g483(struct ::std::Pair, union ::ns::inner::ns &, enum ::E, char32_t *(*)(wchar_t, ...), struct ::std::deep::P *const, const volatile struct ::P *) {}
namespace ns { namespace inner { __device__ void g484(const struct ::ns::P, union ::ns::inner::ns, volatile void *const) {} } }
namespace ns { __device__ void f485(const volatile struct uchar3 *(*&)[1], unsigned __int128, bool, int, signed char, union ::U *const volatile) {} }
namespace ns { namespace inner { __device__ void f486(volatile unsigned short (*)[40]) {} } }
__device__ void g487(volatile wchar_t *, enum ::E *) {}
namespace ns { __device__ void a_rather_long_name_of_a_function488(long long, double *(*&)(struct ::std::P)) {} }
namespace ns { __device__ void a_rather_long_name_of_a_function489(const unsigned long, signed char &, wchar_t) {} }
namespace std { namespace deep { __device__ void f490(void) {} } }
__device__ void function491(enum ::E) {}
__device__ void function492(struct float4 *, union ::U) {}
namespace std { __device__ void function493(struct ::ns::Q, union ::U, const enum ::S (*)[40], void *&&, struct ::std::deep::P, int) {} }
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function494(struct ::std::deep::P *, const struct ::ns::Q *, void *, ...) {} } }
__device__ void function495(struct ::std::deep::P *, signed char, enum ::E, struct ::P *, const unsigned int *, const struct ::std::deep::P *volatile *(*)(void *const volatile *, float **, struct ::ns::P *const restrict *)) {}
namespace ns { namespace inner { __device__ void g496(long **, char16_t, enum ::ns::E, const volatile struct uchar3 *, wchar_t &, volatile double **(*)(const struct float4 *)) {} } }
__device__ void a_rather_long_name_of_a_function497(char16_t, enum ::ns::E *(*(*)[40])(void)) {}
namespace std { namespace deep { __device__ void f498(__half **) {} } }
__device__ void f499(union ::U) {}
