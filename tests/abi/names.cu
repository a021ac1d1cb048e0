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
__device__ void f4(enum ::S, enum ::ns::Class::S (*const *)(float, char16_t *, struct ::ns::Class::P)) {}
__device__ void a_rather_long_name_of_a_function5(long long *, enum ::ns::Class::S, struct dim3, union ::U, unsigned int &, struct uchar3 *const restrict) {}
namespace ns { namespace inner { __device__ void function6(struct ::ns::Q) {} } }
__device__ void a_rather_long_name_of_a_function7(char16_t ***, struct ::Outer::Inner::P *) {}
__device__ void function8(struct ::Outer::P, enum ::Outer::E &&) {}
__device__ void g9(void) {}
namespace std { namespace deep { __device__ void g10(__nv_bfloat16 **, float, void *) {} } }
__device__ void g11(struct ::std::P, __nv_bfloat16 (*)[3], ...) {}
__device__ void g12(struct ::Outer::Inner, struct dim3 (*(*&)(volatile union ::ns::inner::ns *const restrict *&))(void), signed char, __nv_bfloat16 *&, struct ::Outer::P (*)(const volatile char (*const *)[1]), volatile struct float4, ...) {}
__device__ void g13(union ::Outer::U, const union ::Outer::U *, __int128) {}
namespace std { namespace deep { __device__ void function14(void *const restrict ***) {} } }
namespace ns { __device__ void function15(const void *const restrict) {} }
__device__ void a_rather_long_name_of_a_function16(short &, struct ::ns::Q *) {}
namespace ns { __device__ void g17(short) {} }
namespace std { __device__ void function18(struct ::ns::Q &) {} }
namespace ns { __device__ void a_rather_long_name_of_a_function19(union ::ns::inner::ns, struct ::Outer::P, struct dim3, enum ::E, struct ::ns::P, struct ::ns::inner::P *) {} }
__device__ void function20(volatile long long *) {}
__device__ void function21(char16_t, long) {}
namespace ns { __device__ void f22(__nv_bfloat16, struct ::ns::Class::P) {} }
__device__ void g23(struct ::ns::Q, union ::U) {}
namespace ns { __device__ void function24(const struct ::Alias::P, unsigned long, enum ::ns::Class::S *const volatile, union ::ns::inner::ns, const struct ::P (*)[3], union ::ns::inner::ns) {} }
__device__ void function25(void *const *&, struct ::Alias::P) {}
__device__ void g26(struct ::std::deep::P, enum ::S *const **) {}
namespace std { __device__ void a_rather_long_name_of_a_function27(long long, unsigned short) {} }
__device__ void a_rather_long_name_of_a_function28(struct ::Outer::P, signed char) {}
namespace std { namespace deep { __device__ void f29(short, unsigned short) {} } }
__device__ void g30(long double, __int128, union ::ns::inner::ns *(*)(struct ::std::deep::P &, struct float4 (**)(enum ::ns::Class::S, volatile struct ::std::P, struct ::Outer::Inner::Outer)), long double &, struct ::std::P, __nv_bfloat16 **) {}
namespace ns { namespace inner { __device__ void function31(const wchar_t *const volatile **&, struct ::Outer::Inner *, struct ::std::P, struct ::ns::Q &&, struct ::Outer::P, volatile struct ::Outer::P *) {} } }
namespace ns { __device__ void f32(void) {} }
__device__ void g33(wchar_t, double, ...) {}
namespace ns { namespace inner { __device__ void f34(struct ::std::Pair (*)[1], const long long *volatile) {} } }
__device__ void g35(const struct ::ns::inner::P *, struct ::Outer::Inner::P, struct ::Outer::Inner::Outer) {}
namespace ns { __device__ void g36(struct uchar3 &&, __int128 (*&&)(char &&), __nv_bfloat16 (*)(volatile unsigned long long *&, struct ::Outer::Inner::Outer (*)(const volatile union ::ns::inner::ns, long double), struct ::ns::P *)) {} }
namespace std { namespace deep { __device__ void function37(volatile enum ::E **) {} } }
__device__ void f38(volatile __nv_bfloat16 *) {}
__device__ void f39(short &, unsigned int) {}
__device__ void g40(const float *(*const *const **)[40], enum ::Outer::E &&) {}
namespace std { namespace deep { __device__ void function41(struct ::ns::inner::P) {} } }
namespace std { __device__ void a_rather_long_name_of_a_function42(const volatile long long *, struct ::Outer::Inner::P, enum ::ns::E *) {} }
namespace std { namespace deep { __device__ void g43(struct ::ns::Class::P, struct ::Outer::Inner::P, const struct ::ns::Class::P *const volatile, const long double *, long *, struct ::ns::P *&&) {} } }
namespace ns { namespace inner { __device__ void g44(unsigned int *, __int128) {} } }
namespace ns { __device__ void function45(const int) {} }
namespace ns { __device__ void a_rather_long_name_of_a_function46(bool &, __half, __half *) {} }
namespace std { namespace deep { __device__ void function47(char, struct ::std::Pair *) {} } }
__device__ void f48(const volatile struct ::Outer::Inner::Outer **) {}
__device__ void a_rather_long_name_of_a_function49(...) {}
__device__ void g50(void) {}
__device__ void g51(unsigned char, long long &&, enum ::ns::Class::Q::E, enum ::ns::Class::S, enum ::ns::Class::S *const restrict *volatile, struct dim3) {}
__device__ void g52(void) {}
namespace ns { namespace inner { __device__ void g53(const __nv_bfloat16 *) {} } }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function54(struct ::std::P (*)(int &&)) {} } }
__device__ void function55(void) {}
namespace ns { namespace inner { __device__ void f56(struct ::Outer::P (***&&)(void), ...) {} } }
__device__ void f57(volatile double) {}
__device__ void a_rather_long_name_of_a_function58(wchar_t, const enum ::E) {}
__device__ void g59(unsigned int *volatile, struct ::Outer::Inner::Outer) {}
__device__ void g60(struct ::ns::P &, enum ::ns::E) {}
__device__ void g61(const unsigned long *) {}
__device__ void f62(struct ::Outer::P, struct ::Outer::Inner::P (*volatile *(*)(enum ::Outer::E, union ::Outer::U &))(void), struct dim3 *&, unsigned char, char **, enum ::ns::Class::Q::E *const **const restrict *volatile restrict) {}
__device__ void a_rather_long_name_of_a_function63(struct uchar3) {}
__device__ void f64(const volatile union ::ns::inner::ns, struct dim3 &&) {}
__device__ void g65(struct dim3 **) {}
__device__ void function66(long double, const struct ::ns::Q *) {}
namespace std { __device__ void f67(const enum ::E *) {} }
namespace std { __device__ void f68(void) {} }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function69(unsigned short) {} } }
__device__ void a_rather_long_name_of_a_function70(__half, void *) {}
namespace ns { namespace inner { __device__ void f71(const int ***const restrict *, union ::U, struct ::ns::P *&, ...) {} } }
namespace std { __device__ void a_rather_long_name_of_a_function72(long *) {} }
__device__ void g73(void) {}
namespace std { namespace deep { __device__ void function74(struct ::std::Pair, volatile enum ::ns::Class::S *const, double) {} } }
__device__ void f75(volatile struct ::Outer::Inner::P *, __nv_bfloat16, union ::ns::inner::ns &&) {}
namespace std { __device__ void a_rather_long_name_of_a_function76(long long) {} }
namespace ns { namespace inner { __device__ void function77(struct ::Outer::P *, unsigned char &) {} } }
__device__ void function78(enum ::ns::E) {}
namespace std { __device__ void g79(const signed char, unsigned short, __int128 &) {} }
__device__ void f80(__nv_bfloat16, const volatile __int128, ...) {}
namespace std { namespace deep { __device__ void g81(volatile unsigned int *, const __nv_bfloat16, volatile __half *, struct ::Outer::Inner::Outer, bool, volatile struct ::ns::Class::P (*)[40]) {} } }
namespace std { namespace deep { __device__ void g82(void) {} } }
namespace std { __device__ void g83(__half, unsigned int *&, struct ::ns::inner::P, struct int2, volatile char16_t, enum ::E *, ...) {} }
__device__ void a_rather_long_name_of_a_function84(long double *, int &&, enum ::S) {}
__device__ void a_rather_long_name_of_a_function85(float) {}
__device__ void f86(const struct ::P *, char16_t) {}
__device__ void g87(signed char, struct ::std::Pair) {}
__device__ void f88(struct ::Alias::P (*)[3], enum ::ns::Class::S **) {}
__device__ void a_rather_long_name_of_a_function89(long double) {}
__device__ void g90(int *const volatile restrict *) {}
__device__ void f91(unsigned int *, struct dim3 *&, volatile signed char *) {}
namespace ns { namespace inner { __device__ void g92(union ::Outer::U *) {} } }
namespace std { __device__ void f93(void *, wchar_t, ...) {} }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function94(long long (*)[40], const long double *) {} } }
namespace ns { __device__ void function95(enum ::ns::Class::Q::E, volatile struct ::Outer::Inner::P (**&&)[1], const signed char *, const void *(*)(union ::ns::inner::ns), const struct uchar3 (*const *)[1], long double (*const *const restrict)(char)) {} }
__device__ void function96(struct ::Alias::P *const volatile *, char32_t, enum ::E (*)(union ::ns::inner::ns, long, const struct ::std::deep::P *const, enum ::ns::Class::Q::E, unsigned int, union ::Outer::U **const restrict)) {}
__device__ void g97(volatile struct ::ns::Q) {}
namespace std { __device__ void f98(wchar_t) {} }
__device__ void function99(struct ::P) {}
namespace std { namespace deep { __device__ void function100(struct ::Outer::Inner::Outer *) {} } }
__device__ void a_rather_long_name_of_a_function101(struct ::std::deep::P) {}
namespace std { __device__ void function102(bool, ...) {} }
__device__ void f103(const enum ::ns::Class::S *const volatile *, struct ::std::deep::P &&) {}
namespace std { namespace deep { __device__ void g104(struct ::Outer::Inner, const struct ::std::P *, __int128 *&&, volatile enum ::ns::Class::S (*)[40], const volatile char16_t *const volatile (**)[1], const struct float4 *, ...) {} } }
__device__ void function105(enum ::E, void *) {}
__device__ void function106(const struct ::Outer::Inner ***) {}
__device__ void a_rather_long_name_of_a_function107(void) {}
namespace ns { namespace inner { __device__ void function108(const volatile unsigned __int128 *) {} } }
namespace std { namespace deep { __device__ void function109(struct ::Alias::P &) {} } }
__device__ void function110(unsigned long long, char &&) {}
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function111(char *, struct ::std::Pair) {} } }
namespace std { namespace deep { __device__ void function112(union ::Outer::U (*)(const struct int2 **, float (*)(enum ::Outer::E, unsigned __int128 &&), const double), struct ::std::P (*(*(*)(wchar_t, struct ::std::P))[40])[3], struct dim3, const void *volatile *, struct ::Alias::P *, int) {} } }
namespace ns { namespace inner { __device__ void f113(struct ::std::deep::P, int) {} } }
namespace std { __device__ void g114(void) {} }
__device__ void f115(struct ::ns::P &, const volatile unsigned short, unsigned __int128 *, char32_t *const (***const *)[1], struct ::Outer::Inner::P (***const volatile restrict)(union ::Outer::U, struct dim3 &), unsigned __int128 *) {}
__device__ void a_rather_long_name_of_a_function116(struct ::Outer::Inner::Outer, const volatile void *) {}
__device__ void function117(unsigned __int128 &, long long &&, long, volatile enum ::E, struct ::std::deep::P &, const enum ::S) {}
namespace ns { namespace inner { __device__ void g118(void) {} } }
__device__ void a_rather_long_name_of_a_function119(void) {}
__device__ void f120(struct ::Outer::Inner::P &, struct ::Outer::P) {}
__device__ void a_rather_long_name_of_a_function121(unsigned long long &&, const struct float4, char16_t &, const volatile int *, struct ::Outer::P, volatile struct ::ns::inner::P *) {}
__device__ void g122(struct ::ns::Class::P *, struct ::Alias::P *) {}
__device__ void f123(enum ::S) {}
namespace std { namespace deep { __device__ void function124(void) {} } }
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function125(struct ::std::P *&, struct uchar3, wchar_t &&, volatile bool, enum ::ns::Class::Q::E, signed char) {} } }
__device__ void function126(signed char (***(*)[3])[40]) {}
namespace std { namespace deep { __device__ void f127(void) {} } }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function128(struct dim3 &&, enum ::ns::Class::Q::E) {} } }
__device__ void g129(struct ::ns::P) {}
__device__ void g130(void) {}
__device__ void function131(const volatile unsigned __int128 *) {}
__device__ void a_rather_long_name_of_a_function132(const volatile struct ::Alias::P (**const restrict *)[3]) {}
__device__ void function133(const void *, enum ::ns::Class::S) {}
__device__ void f134(const volatile enum ::E *, long double *const restrict ***, struct ::Outer::P &) {}
__device__ void a_rather_long_name_of_a_function135(int, int (*const *)(const enum ::E *, struct ::std::P *), char32_t *, const signed char *const restrict *, enum ::S *, struct ::Outer::Inner::P) {}
namespace ns { __device__ void f136(__half *, enum ::S, unsigned int *const restrict, __half (*)(enum ::S, float (*)[40]), const bool, const union ::ns::inner::ns *) {} }
__device__ void a_rather_long_name_of_a_function137(union ::Outer::U, struct ::Outer::P &) {}
__device__ void g138(__nv_bfloat16 *) {}
__device__ void function139(struct ::Outer::P, const struct ::ns::Class::P *const restrict *) {}
namespace std { namespace deep { __device__ void f140(char) {} } }
namespace std { __device__ void a_rather_long_name_of_a_function141(enum ::S, signed char &, struct ::Alias::P, union ::Outer::U, unsigned short **const volatile restrict, double *) {} }
namespace ns { __device__ void g142(enum ::ns::Class::S *&&, struct float4, bool) {} }
__device__ void f143(struct ::Alias::P, ...) {}
__device__ void g144(struct uchar3, struct ::Alias::P) {}
namespace ns { __device__ void f145(...) {} }
__device__ void g146(volatile char32_t *) {}
__device__ void f147(struct ::Outer::P, union ::Outer::U (*&)(const volatile struct ::ns::Q *)) {}
__device__ void a_rather_long_name_of_a_function148(const volatile struct ::ns::Class::P) {}
__device__ void function149(struct uchar3, wchar_t *, const unsigned __int128 **&, const __nv_bfloat16 *, double (*const volatile (*)[40])(volatile enum ::ns::Class::Q::E, const volatile char16_t *&), long long) {}
__device__ void g150(__nv_bfloat16 *, double &&) {}
namespace std { __device__ void g151(enum ::ns::Class::Q::E, struct float4 **&&) {} }
__device__ void a_rather_long_name_of_a_function152(enum ::Outer::E, struct ::std::P &) {}
__device__ void function153(...) {}
__device__ void function154(volatile unsigned __int128 *) {}
__device__ void function155(void) {}
__device__ void function156(enum ::ns::Class::Q::E, bool *, char32_t) {}
__device__ void a_rather_long_name_of_a_function157(enum ::ns::Class::Q::E &, bool *, long, const volatile enum ::ns::Class::Q::E **, unsigned long *, struct ::Outer::Inner::Outer *) {}
__device__ void g158(enum ::E, unsigned char (*const **&&)(void)) {}
namespace ns { __device__ void f159(volatile enum ::E, float *) {} }
namespace ns { namespace inner { __device__ void g160(struct ::Outer::Inner::P, bool *const volatile *&, __half, const unsigned int, const volatile bool *const volatile *, char16_t) {} } }
__device__ void function161(long, volatile union ::ns::inner::ns *, int) {}
__device__ void a_rather_long_name_of_a_function162(volatile enum ::Outer::E, enum ::S (*)[40], volatile char32_t *const restrict, float, unsigned short, signed char) {}
namespace std { __device__ void f163(void) {} }
__device__ void g164(char32_t, const struct uchar3 *, enum ::ns::Class::S) {}
__device__ void f165(enum ::E, __half) {}
__device__ void f166(__int128 *const restrict, enum ::E *volatile restrict) {}
__device__ void g167(volatile __nv_bfloat16 *) {}
__device__ void function168(__int128 *, ...) {}
namespace std { __device__ void g169(void) {} }
namespace std { namespace deep { __device__ void f170(float, long) {} } }
namespace std { __device__ void f171(void) {} }
__device__ void f172(unsigned int) {}
__device__ void g173(struct ::std::P (*)(__half, const volatile int *), int, signed char) {}
namespace std { namespace deep { __device__ void f174(volatile enum ::Outer::E **) {} } }
namespace ns { namespace inner { __device__ void f175(unsigned short (*)(const volatile enum ::ns::E **, struct ::P, ...), struct ::ns::Q, struct ::std::P) {} } }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function176(enum ::ns::Class::S) {} } }
namespace std { namespace deep { __device__ void g177(unsigned __int128, const int **) {} } }
__device__ void f178(enum ::Outer::E (*)[3], struct ::std::Pair, const long *&&, volatile union ::Outer::U, long double, long long) {}
__device__ void function179(const struct ::Outer::P, long, void *const **) {}
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function180(const __nv_bfloat16, struct uchar3 &&, bool &&) {} } }
__device__ void g181(struct ::ns::P &&, const struct uchar3, unsigned short) {}
__device__ void function182(struct ::ns::P (***)[1], struct ::Outer::Inner::Outer **const restrict) {}
__device__ void function183(struct ::Outer::P, struct ::ns::Q **) {}
__device__ void g184(const void **const restrict *, struct float4 (*volatile *)(const enum ::Outer::E, const volatile unsigned short, long, float, enum ::E *, char), ...) {}
namespace ns { __device__ void f185(const volatile __int128, void **, struct dim3) {} }
namespace std { __device__ void g186(void) {} }
__device__ void f187(union ::Outer::U *const, unsigned long long *) {}
namespace ns { __device__ void a_rather_long_name_of_a_function188(const void *&) {} }
namespace std { namespace deep { __device__ void function189(double) {} } }
__device__ void f190(void) {}
__device__ void g191(union ::ns::inner::ns *, bool &, volatile char *) {}
__device__ void g192(...) {}
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function193(short, signed char, __half) {} } }
__device__ void function194(const struct ::std::P, signed char (*)(long &&)) {}
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function195(unsigned long long, union ::Outer::U (**const volatile restrict *)(...)) {} } }
namespace ns { namespace inner { __device__ void function196(const volatile enum ::ns::E ***) {} } }
namespace ns { namespace inner { __device__ void f197(long double, ...) {} } }
__device__ void a_rather_long_name_of_a_function198(enum ::ns::Class::S *const volatile restrict **) {}
__device__ void function199(struct ::Alias::P &&) {}
__device__ void function200(const enum ::E, double, const volatile unsigned __int128 **const restrict, struct ::ns::Class::P, struct ::ns::Q &&, void *) {}
namespace std { __device__ void f201(__half) {} }
namespace ns { __device__ void f202(struct ::ns::inner::P) {} }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function203(enum ::E) {} } }
__device__ void g204(struct int2) {}
namespace std { namespace deep { __device__ void f205(double &&, volatile void *const volatile restrict *(*)[40]) {} } }
namespace ns { __device__ void f206(void) {} }
__device__ void function207(double *, unsigned long long, struct ::std::deep::P *) {}
namespace std { __device__ void a_rather_long_name_of_a_function208(unsigned int **(*volatile)(long double, struct ::ns::P (*)(char, struct int2, ...), struct ::std::deep::P), struct ::Alias::P) {} }
namespace std { __device__ void g209(int *&) {} }
namespace ns { __device__ void f210(struct int2) {} }
__device__ void g211(void) {}
namespace ns { namespace inner { __device__ void f212(struct int2, const struct ::Alias::P, enum ::Outer::E &&) {} } }
namespace std { namespace deep { __device__ void f213(char) {} } }
namespace std { namespace deep { __device__ void function214(const char32_t) {} } }
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function215(unsigned __int128 (*const *)(enum ::Outer::E *)) {} } }
namespace ns { __device__ void a_rather_long_name_of_a_function216(__int128 *, const volatile struct ::Outer::Inner::P *, struct ::std::deep::P *, struct ::std::P *&, struct ::ns::Q, const volatile unsigned long long ***const restrict) {} }
namespace ns { namespace inner { __device__ void function217(int, struct ::Outer::P *, struct ::Alias::P, struct ::Alias::P, const unsigned int, const struct ::Alias::P *) {} } }
__device__ void g218(double) {}
__device__ void f219(...) {}
__device__ void f220(const volatile enum ::E *, char16_t, struct ::std::deep::P &, const volatile long double *, __nv_bfloat16 *(*&&)(unsigned long long, const struct ::Alias::P *const, struct ::P), bool *volatile *const *) {}
namespace ns { namespace inner { __device__ void g221(const enum ::S *) {} } }
namespace ns { __device__ void f222(const volatile struct ::std::deep::P **, struct dim3, struct int2, volatile void *&&, struct int2, struct ::Alias::P) {} }
__device__ void f223(long double) {}
namespace ns { __device__ void a_rather_long_name_of_a_function224(volatile unsigned long **(*)[1], float, enum ::S, __nv_bfloat16, struct ::Alias::P, enum ::E &&) {} }
__device__ void a_rather_long_name_of_a_function225(volatile struct ::ns::Class::P **, volatile bool) {}
__device__ void a_rather_long_name_of_a_function226(unsigned long long *) {}
__device__ void a_rather_long_name_of_a_function227(const void *) {}
namespace ns { namespace inner { __device__ void f228(struct ::ns::Q *const) {} } }
__device__ void a_rather_long_name_of_a_function229(char, long long, enum ::Outer::E &&, const bool *, const volatile struct ::ns::P *, enum ::ns::Class::Q::E) {}
__device__ void g230(const signed char, char16_t) {}
namespace ns { namespace inner { __device__ void function231(struct ::std::Pair **, short **, const volatile enum ::E *const restrict) {} } }
namespace ns { namespace inner { __device__ void function232(long double) {} } }
__device__ void a_rather_long_name_of_a_function233(volatile __int128 *) {}
__device__ void g234(struct ::std::P &, short *) {}
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function235(union ::ns::inner::ns *const volatile restrict *(*const)(volatile enum ::ns::E **, union ::Outer::U, volatile unsigned char), bool *, const long **&, struct ::std::deep::P *&, struct ::Outer::Inner::Outer (*)(void), signed char) {} } }
__device__ void a_rather_long_name_of_a_function236(const double *const restrict, const struct ::ns::P *volatile) {}
__device__ void a_rather_long_name_of_a_function237(double *, const volatile enum ::ns::Class::S, volatile char *const restrict **(*)[3]) {}
__device__ void f238(void) {}
__device__ void a_rather_long_name_of_a_function239(struct ::ns::P *) {}
namespace std { __device__ void f240(__int128, enum ::Outer::E *, int *const volatile restrict *const *, const struct ::Outer::Inner *, int &&, __int128 &&) {} }
namespace ns { __device__ void function241(const struct ::std::deep::P *, union ::Outer::U, wchar_t *const volatile *(**)[3]) {} }
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function242(const char16_t *const restrict (*const *)[3], bool) {} } }
__device__ void a_rather_long_name_of_a_function243(const struct float4, const struct ::Outer::Inner::P *) {}
__device__ void g244(...) {}
__device__ void g245(const long *(*volatile *)(float *), unsigned __int128 (*&)(void)) {}
namespace std { __device__ void g246(double, long long, signed char, struct ::std::Pair, volatile __int128, struct ::Alias::P) {} }
namespace ns { namespace inner { __device__ void g247(const volatile char16_t) {} } }
namespace ns { __device__ void function248(__int128, ...) {} }
__device__ void function249(struct uchar3, const long long ***const restrict) {}
__device__ void function250(struct uchar3, char16_t, unsigned int) {}
namespace std { namespace deep { __device__ void f251(unsigned long &, enum ::E (*&)[40]) {} } }
__device__ void g252(union ::ns::inner::ns, long double, volatile int) {}
namespace ns { __device__ void function253(const volatile long *, signed char) {} }
__device__ void f254(enum ::Outer::E, struct ::Alias::P &) {}
__device__ void g255(long, struct uchar3 &) {}
namespace ns { __device__ void function256(volatile unsigned short *const volatile restrict **volatile restrict) {} }
namespace std { __device__ void a_rather_long_name_of_a_function257(const volatile enum ::ns::E, struct ::std::Pair) {} }
namespace ns { __device__ void a_rather_long_name_of_a_function258(__int128 &) {} }
namespace ns { __device__ void f259(void) {} }
__device__ void f260(unsigned long long &, ...) {}
__device__ void function261(struct ::P *const restrict, struct ::ns::P *, ...) {}
__device__ void a_rather_long_name_of_a_function262(signed char, volatile signed char *const restrict) {}
namespace std { __device__ void a_rather_long_name_of_a_function263(void) {} }
namespace ns { __device__ void f264(unsigned long long *, const volatile struct ::ns::P ****, long double *&&, const unsigned char **, volatile long double *(*const volatile (*)[1])[1], long long *) {} }
namespace std { __device__ void a_rather_long_name_of_a_function265(const double (*&&)[3], const unsigned short *) {} }
namespace ns { namespace inner { __device__ void g266(void *) {} } }
namespace std { namespace deep { __device__ void function267(long long, int, enum ::Outer::E, struct dim3, enum ::Outer::E &&, enum ::Outer::E, ...) {} } }
namespace std { __device__ void f268(struct int2 *, volatile struct ::std::deep::P) {} }
__device__ void g269(const struct ::Outer::Inner::Outer *&&, const volatile unsigned long **&, struct ::Alias::P *, struct ::ns::Class::P, const char32_t **, const struct ::Outer::P **) {}
__device__ void function270(struct ::Outer::Inner::Outer &, unsigned char &) {}
__device__ void function271(__half &, char) {}
__device__ void function272(float &&, struct int2 (*)[3], struct ::ns::Q *, volatile unsigned __int128 (*)[3], char16_t, const volatile unsigned short (*volatile **&)[3]) {}
namespace std { __device__ void g273(union ::Outer::U) {} }
__device__ void a_rather_long_name_of_a_function274(struct ::ns::P &&, long *const restrict *const restrict **, const volatile enum ::E) {}
__device__ void a_rather_long_name_of_a_function275(enum ::S, ...) {}
namespace std { __device__ void a_rather_long_name_of_a_function276(__half *const restrict ***, struct ::Outer::Inner::P (*const **)[3], unsigned short) {} }
namespace ns { __device__ void a_rather_long_name_of_a_function277(__nv_bfloat16, unsigned int (*)(struct ::Outer::Inner, long long *), struct ::ns::Q, long, int &&, unsigned short **) {} }
__device__ void g278(void) {}
namespace std { __device__ void function279(enum ::Outer::E) {} }
namespace std { __device__ void a_rather_long_name_of_a_function280(unsigned short, long **(*)(const volatile unsigned short *&&, const volatile enum ::ns::Class::S *volatile restrict, union ::Outer::U, volatile struct ::P *, enum ::E, struct ::ns::Q), short &&) {} }
namespace ns { __device__ void function281(const struct ::ns::Class::P *const restrict *(**&&)[40]) {} }
__device__ void g282(union ::Outer::U, __nv_bfloat16, unsigned long (*(*)(void))[40]) {}
namespace ns { namespace inner { __device__ void f283(struct ::Alias::P &, struct ::Outer::Inner) {} } }
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function284(void) {} } }
__device__ void f285(const long double *const, const struct ::P, const long, struct ::ns::Class::P, bool (**)[1], struct ::Outer::Inner *) {}
namespace std { namespace deep { __device__ void f286(struct int2 **) {} } }
__device__ void function287(union ::U, ...) {}
__device__ void function288(enum ::ns::Class::Q::E, volatile long double) {}
namespace std { __device__ void a_rather_long_name_of_a_function289(struct ::Outer::P, volatile struct uchar3) {} }
namespace ns { namespace inner { __device__ void function290(volatile long long **const volatile, enum ::ns::E **const restrict *const volatile restrict *, ...) {} } }
namespace ns { __device__ void a_rather_long_name_of_a_function291(struct ::ns::inner::P &&, struct ::ns::Q &) {} }
__device__ void function292(unsigned int **, unsigned long) {}
namespace ns { __device__ void a_rather_long_name_of_a_function293(struct dim3) {} }
__device__ void f294(long double ***, signed char (*const)(const volatile enum ::ns::E (*)[1], __int128 *&, unsigned __int128), enum ::E *const, long double, __int128, unsigned short (*(*)(long, struct ::ns::P (*)(void), struct ::P, enum ::S *, struct ::Outer::Inner::Outer *, const enum ::ns::Class::Q::E))[3]) {}
namespace std { namespace deep { __device__ void function295(const struct ::ns::inner::P **&) {} } }
namespace std { __device__ void g296(const volatile char *, struct int2, long *) {} }
__device__ void f297(unsigned short (*(*&&)(volatile struct ::Alias::P, unsigned __int128 &, bool))(volatile union ::Outer::U)) {}
__device__ void function298(const unsigned char *&, ...) {}
__device__ void function299(const volatile struct ::std::P **volatile restrict (*const)[1], int) {}
__device__ void function300(enum ::ns::Class::S *(*)(volatile struct ::ns::inner::P *, enum ::Outer::E), volatile long long *) {}
namespace std { __device__ void f301(enum ::ns::E) {} }
__device__ void a_rather_long_name_of_a_function302(const struct uchar3, double) {}
namespace std { namespace deep { __device__ void f303(void) {} } }
__device__ void f304(enum ::ns::E *, int *(**)(const struct ::Outer::Inner (*)[1]), volatile struct ::ns::Class::P, enum ::Outer::E, const union ::Outer::U *, char16_t) {}
__device__ void a_rather_long_name_of_a_function305(enum ::S, volatile char (*volatile *)[1]) {}
__device__ void g306(volatile struct ::Outer::Inner::Outer *) {}
__device__ void function307(struct ::std::P **volatile restrict) {}
__device__ void f308(const char16_t **) {}
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function309(enum ::ns::E ***, struct ::Alias::P, volatile struct dim3, double *&, unsigned short *const *, struct ::Outer::Inner::Outer) {} } }
namespace ns { __device__ void g310(const struct ::Outer::P *, struct ::Outer::Inner) {} }
__device__ void g311(struct ::Outer::P *, struct ::P *(*)(long long, bool)) {}
namespace ns { __device__ void a_rather_long_name_of_a_function312(struct ::std::Pair (*)(long)) {} }
namespace ns { namespace inner { __device__ void f313(const volatile void *&, struct ::Outer::Inner::P) {} } }
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function314(wchar_t) {} } }
namespace ns { __device__ void a_rather_long_name_of_a_function315(void) {} }
__device__ void g316(unsigned char, struct int2) {}
namespace ns { namespace inner { __device__ void g317(__nv_bfloat16 &, volatile long long) {} } }
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function318(float, unsigned long long) {} } }
namespace std { __device__ void function319(void) {} }
__device__ void a_rather_long_name_of_a_function320(unsigned short, const enum ::E *const restrict *(*volatile)(char32_t (*)(struct ::ns::Q), char32_t, unsigned short *&&, enum ::Outer::E, long long *volatile restrict *, struct float4)) {}
__device__ void function321(struct ::ns::inner::P **const volatile restrict *const *, long double *&, union ::ns::inner::ns **, struct ::ns::P *, int *, const volatile struct ::Alias::P *(**)(struct ::ns::inner::P &, enum ::ns::Class::Q::E *, const char)) {}
namespace std { __device__ void f322(short, unsigned __int128, union ::U) {} }
__device__ void function323(struct ::std::Pair) {}
namespace ns { __device__ void function324(union ::ns::inner::ns *, struct ::std::deep::P, const volatile enum ::S *volatile *const *) {} }
namespace std { __device__ void g325(...) {} }
namespace ns { __device__ void function326(struct ::Outer::Inner::P &&, signed char) {} }
namespace std { __device__ void function327(const __half) {} }
__device__ void g328(void) {}
__device__ void a_rather_long_name_of_a_function329(...) {}
__device__ void function330(const unsigned int, const struct ::ns::Q (*volatile *)[3]) {}
namespace ns { namespace inner { __device__ void function331(bool *volatile *&) {} } }
namespace std { namespace deep { __device__ void function332(long **, enum ::S *, char *) {} } }
__device__ void a_rather_long_name_of_a_function333(void) {}
__device__ void g334(volatile __nv_bfloat16, long, const enum ::ns::E *) {}
namespace ns { __device__ void f335(void) {} }
namespace std { namespace deep { __device__ void f336(struct int2 *const, const unsigned long long *, union ::Outer::U (*)(struct ::Outer::Inner::P, char16_t *), volatile double *&&, struct ::ns::inner::P &&, long *const volatile) {} } }
__device__ void f337(char16_t) {}
__device__ void a_rather_long_name_of_a_function338(struct ::Outer::P, char16_t &, const volatile long double ***&&) {}
namespace ns { namespace inner { __device__ void function339(int ****, const volatile short *&) {} } }
namespace ns { __device__ void f340(struct ::Outer::Inner &, wchar_t (*const *)[1], struct ::std::P (*)(const struct ::std::deep::P *, enum ::ns::Class::S (*)(unsigned short &&, struct ::Alias::P), const unsigned long long *), ...) {} }
namespace std { namespace deep { __device__ void function341(float (*)[3], long double (*&)[1], int &&, __nv_bfloat16, enum ::Outer::E, void **, ...) {} } }
namespace std { __device__ void function342(unsigned int *, long long &, long (*)(union ::ns::inner::ns, struct ::Outer::Inner)) {} }
namespace std { namespace deep { __device__ void function343(struct dim3, const enum ::E *, const struct ::std::deep::P) {} } }
__device__ void a_rather_long_name_of_a_function344(struct dim3) {}
namespace ns { namespace inner { __device__ void f345(void) {} } }
namespace ns { __device__ void a_rather_long_name_of_a_function346(void) {} }
__device__ void g347(void) {}
__device__ void f348(struct ::Outer::Inner::Outer) {}
__device__ void g349(const __half *, int *const **) {}
__device__ void g350(const volatile unsigned short *&) {}
namespace std { namespace deep { __device__ void g351(struct ::std::P) {} } }
namespace std { __device__ void function352(const long long **(*)[1], volatile enum ::E *const *(*)(float (*)[1], const float), unsigned char (*)[40], __int128 &, const long *volatile, struct ::Outer::P &, ...) {} }
namespace ns { namespace inner { __device__ void g353(char16_t (*)(enum ::S *(*)[40], struct float4 (*)(void)), struct uchar3 &&, const float, enum ::ns::Class::S *&, struct ::ns::Q (*)[3], struct ::std::deep::P) {} } }
__device__ void function354(union ::Outer::U (*&)(unsigned int *volatile *), struct ::Outer::Inner, struct ::P (*)(bool &, ...)) {}
__device__ void f355(unsigned __int128, struct ::Outer::Inner::P) {}
__device__ void a_rather_long_name_of_a_function356(struct int2 *, struct dim3, const volatile enum ::S *volatile *) {}
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function357(float **, long double **, __half, const enum ::ns::Class::S, unsigned short &, enum ::E *) {} } }
namespace ns { namespace inner { __device__ void g358(const volatile void *, unsigned short) {} } }
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function359(char *const volatile restrict) {} } }
__device__ void g360(void *(*const volatile *)(struct ::Outer::Inner::P *&, wchar_t, const struct ::std::deep::P *&, ...)) {}
namespace ns { __device__ void a_rather_long_name_of_a_function361(const struct ::Outer::Inner::P *&&, int) {} }
__device__ void g362(unsigned __int128 (*)[40], const volatile int *const volatile, unsigned char) {}
__device__ void g363(struct ::Outer::P) {}
__device__ void a_rather_long_name_of_a_function364(struct ::ns::Class::P *, ...) {}
__device__ void function365(void) {}
namespace std { namespace deep { __device__ void function366(char16_t *(*)[3], char ***) {} } }
namespace std { namespace deep { __device__ void g367(const volatile __half *const volatile, const volatile enum ::ns::E ***(*const (*)[40])[3]) {} } }
namespace std { __device__ void function368(struct ::ns::Class::P (*)[1]) {} }
__device__ void function369(const struct ::ns::Q *, wchar_t **, int *, const volatile unsigned char *, struct ::std::deep::P (*volatile **)(void), struct ::Outer::Inner &, ...) {}
__device__ void a_rather_long_name_of_a_function370(struct int2, ...) {}
namespace std { namespace deep { __device__ void g371(struct ::std::Pair **) {} } }
__device__ void function372(void) {}
namespace ns { namespace inner { __device__ void f373(signed char, double *, struct ::ns::P *const *(*)[3]) {} } }
namespace std { namespace deep { __device__ void f374(volatile char16_t *) {} } }
__device__ void function375(volatile struct float4 (*const *)[3], enum ::Outer::E, const struct ::ns::inner::P, union ::Outer::U *, __nv_bfloat16 *const restrict, void *) {}
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function376(const bool *, double) {} } }
__device__ void a_rather_long_name_of_a_function377(unsigned long long) {}
__device__ void f378(const volatile int **, volatile struct float4 *, char *&&) {}
namespace std { __device__ void g379(struct ::ns::Class::P, const struct ::Outer::P ****, const wchar_t, enum ::S, const double *&&, int) {} }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function380(const struct ::ns::Class::P, short, const volatile struct float4 *, char32_t, void *, struct int2) {} } }
namespace std { __device__ void a_rather_long_name_of_a_function381(unsigned short &&, float (*const)(struct dim3 *, long double *const, volatile union ::Outer::U *, ...)) {} }
__device__ void g382(unsigned short, struct ::std::Pair &&, struct ::Outer::P, union ::ns::inner::ns, volatile int, volatile double, ...) {}
__device__ void f383(const volatile int *const restrict, struct ::ns::Class::P) {}
namespace std { __device__ void function384(void) {} }
namespace std { namespace deep { __device__ void g385(char32_t, union ::U, const long long **(*)(struct ::std::P, __nv_bfloat16)) {} } }
__device__ void f386(enum ::ns::Class::Q::E *volatile *volatile *) {}
__device__ void f387(const volatile struct uchar3) {}
__device__ void f388(long long) {}
__device__ void f389(const volatile long (**)[40], struct ::ns::Q) {}
namespace std { __device__ void f390(char16_t, char, union ::U, struct ::std::deep::P, char16_t, const struct uchar3) {} }
namespace std { namespace deep { __device__ void f391(char16_t, long long, union ::Outer::U) {} } }
namespace ns { __device__ void a_rather_long_name_of_a_function392(unsigned char &, long, char16_t) {} }
namespace std { __device__ void f393(__nv_bfloat16, __int128, float *&) {} }
namespace std { __device__ void f394(unsigned __int128, struct ::ns::P) {} }
namespace std { __device__ void g395(short) {} }
namespace std { namespace deep { __device__ void f396(void) {} } }
__device__ void a_rather_long_name_of_a_function397(struct ::P (*)(struct ::Alias::P, struct ::Outer::P), enum ::E &&, short, union ::Outer::U (*)(struct ::Outer::Inner *), struct ::ns::Q *, struct ::P) {}
__device__ void a_rather_long_name_of_a_function398(void) {}
namespace ns { __device__ void f399(int, const volatile void *volatile restrict) {} }
__device__ void g400(void) {}
__device__ void a_rather_long_name_of_a_function401(enum ::ns::Class::S) {}
__device__ void f402(wchar_t, const volatile long *) {}
namespace ns { namespace inner { __device__ void g403(unsigned char &&, volatile enum ::E, enum ::S &&, ...) {} } }
namespace ns { namespace inner { __device__ void f404(char32_t (*)[40], enum ::ns::E *) {} } }
namespace std { __device__ void f405(long double, struct ::Outer::Inner::Outer *const *&&) {} }
namespace ns { __device__ void g406(void) {} }
namespace std { namespace deep { __device__ void f407(unsigned long long (*)(bool *const restrict), struct ::ns::inner::P *) {} } }
__device__ void a_rather_long_name_of_a_function408(void) {}
namespace std { __device__ void f409(const union ::ns::inner::ns *(*)(struct ::ns::Q, enum ::Outer::E &, enum ::E, long double, union ::ns::inner::ns, unsigned __int128), long, const struct ::std::deep::P *const restrict *, struct ::ns::Q, enum ::ns::E, union ::Outer::U, ...) {} }
namespace ns { namespace inner { __device__ void function410(__half) {} } }
namespace ns { __device__ void f411(const union ::U, unsigned int) {} }
__device__ void a_rather_long_name_of_a_function412(enum ::ns::Class::Q::E, struct float4 (*const)(struct ::Outer::P, const volatile struct ::ns::P *)) {}
__device__ void g413(void *&) {}
namespace ns { __device__ void function414(char16_t, union ::Outer::U) {} }
__device__ void f415(volatile char ***volatile) {}
__device__ void f416(volatile int, const enum ::ns::E *, char, long double, struct ::Outer::Inner::P *, struct ::Outer::P) {}
namespace ns { namespace inner { __device__ void function417(unsigned char (*)[1], volatile void *) {} } }
__device__ void a_rather_long_name_of_a_function418(void) {}
__device__ void function419(struct ::ns::inner::P, ...) {}
__device__ void a_rather_long_name_of_a_function420(const long long *&, unsigned int (***const volatile restrict)[40], struct ::Alias::P (*(*)[40])[1]) {}
namespace ns { namespace inner { __device__ void g421(const volatile struct int2, union ::ns::inner::ns) {} } }
__device__ void function422(enum ::ns::E, struct ::ns::P (*&)(void)) {}
namespace ns { __device__ void g423(long double, __nv_bfloat16) {} }
__device__ void g424(const enum ::E **) {}
namespace ns { __device__ void a_rather_long_name_of_a_function425(enum ::ns::Class::S *const *const (*)[3]) {} }
__device__ void f426(union ::U) {}
__device__ void function427(const void *(***&)[40], int) {}
__device__ void g428(long, ...) {}
__device__ void a_rather_long_name_of_a_function429(const struct ::ns::Class::P, union ::U **const *) {}
namespace ns { namespace inner { __device__ void function430(struct ::Outer::Inner (**(*const volatile *)[3])(enum ::E, const struct ::ns::Q, union ::U &&, enum ::ns::Class::S, enum ::S, enum ::ns::Class::S, ...), const struct ::P *) {} } }
namespace std { __device__ void function431(struct ::std::deep::P) {} }
__device__ void a_rather_long_name_of_a_function432(volatile unsigned int *&, struct int2, void *volatile restrict *) {}
namespace ns { namespace inner { __device__ void g433(const volatile struct ::Outer::Inner::Outer *(*)(struct ::ns::P **const, int)) {} } }
__device__ void a_rather_long_name_of_a_function434(struct ::Outer::P &, volatile struct ::std::deep::P, volatile __int128) {}
namespace std { __device__ void a_rather_long_name_of_a_function435(const enum ::E, ...) {} }
__device__ void g436(long long, union ::Outer::U (*)(signed char &), ...) {}
namespace std { namespace deep { __device__ void g437(__half &, __int128, char) {} } }
namespace std { __device__ void function438(struct int2, volatile enum ::Outer::E *const *, wchar_t, __nv_bfloat16 *, float *(*const volatile)(struct ::Outer::Inner::P, const volatile struct ::P **const volatile, void **), struct ::std::deep::P) {} }
namespace std { __device__ void function439(void) {} }
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function440(const union ::ns::inner::ns *const, struct ::Outer::Inner::P, ...) {} } }
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function441(volatile unsigned long long, ...) {} } }
namespace ns { namespace inner { __device__ void g442(struct ::Outer::P, __int128, struct int2, const char16_t, enum ::S, long double &&) {} } }
__device__ void a_rather_long_name_of_a_function443(enum ::E *, struct ::Outer::P, struct dim3, ...) {}
namespace std { __device__ void g444(void) {} }
namespace std { __device__ void g445(struct uchar3, unsigned __int128, const volatile unsigned __int128, struct ::std::P, const __int128 *, volatile struct ::std::deep::P *&&) {} }
namespace std { __device__ void g446(unsigned long long, unsigned long long &) {} }
__device__ void a_rather_long_name_of_a_function447(struct int2 &, const enum ::Outer::E (*)[1], struct int2, struct ::Outer::P, char16_t *, const signed char **const volatile restrict **) {}
__device__ void a_rather_long_name_of_a_function448(struct ::P &, __nv_bfloat16 **, ...) {}
namespace std { __device__ void a_rather_long_name_of_a_function449(struct ::ns::P, ...) {} }
__device__ void f450(enum ::ns::Class::Q::E, unsigned long long (*)(unsigned int *, __half, wchar_t, __nv_bfloat16, enum ::ns::E, signed char *volatile *), struct float4 *const restrict **&&) {}
namespace ns { __device__ void a_rather_long_name_of_a_function451(const volatile char32_t *) {} }
__device__ void function452(wchar_t *, __half *const restrict ***const restrict *) {}
__device__ void a_rather_long_name_of_a_function453(void) {}
__device__ void a_rather_long_name_of_a_function454(void) {}
namespace ns { __device__ void g455(enum ::S &&, unsigned long) {} }
__device__ void a_rather_long_name_of_a_function456(unsigned short &, struct ::ns::Q (*)[40]) {}
__device__ void a_rather_long_name_of_a_function457(struct dim3, unsigned short, const unsigned short **, float, struct ::Outer::Inner::Outer *, unsigned long long &) {}
__device__ void f458(unsigned long long *&, struct ::Alias::P, struct ::ns::Q, const struct ::Outer::P *, struct ::std::deep::P, const volatile void *) {}
namespace std { __device__ void function459(const bool *, struct ::Alias::P (*)[3], wchar_t *, double, unsigned long long, const struct ::Outer::P *) {} }
namespace ns { __device__ void f460(short, enum ::ns::Class::Q::E (**)[3], struct int2, volatile struct ::Outer::Inner::Outer, enum ::E, enum ::ns::Class::Q::E) {} }
__device__ void function461(void) {}
namespace ns { namespace inner { __device__ void function462(const volatile void *const restrict, unsigned long long *const volatile restrict **) {} } }
__device__ void g463(unsigned __int128, unsigned __int128 (*)(volatile void *, enum ::S)) {}
__device__ void a_rather_long_name_of_a_function464(volatile enum ::Outer::E, const double *, long) {}
__device__ void function465(unsigned long &&) {}
namespace ns { __device__ void a_rather_long_name_of_a_function466(const volatile struct ::std::Pair *(**)(...)) {} }
__device__ void g467(struct ::std::P *const volatile, long long *const volatile) {}
__device__ void g468(const volatile wchar_t) {}
__device__ void a_rather_long_name_of_a_function469(void) {}
__device__ void g470(struct ::std::Pair, struct ::Alias::P, const unsigned char *, struct ::Alias::P *, bool *, unsigned int **) {}
__device__ void g471(long long, unsigned __int128 (*const *)(const unsigned int *, enum ::E *const), const volatile struct ::std::Pair *(**)(char32_t, const void *, volatile struct ::std::Pair *&&, const volatile char, unsigned short, unsigned char), wchar_t &, const struct ::Outer::Inner::P **const restrict, enum ::Outer::E) {}
__device__ void g472(struct ::Outer::P, enum ::E) {}
namespace std { namespace deep { __device__ void f473(signed char, long double, signed char &) {} } }
namespace std { namespace deep { __device__ void g474(void) {} } }
namespace std { namespace deep { __device__ void f475(void) {} } }
__device__ void function476(struct dim3 &, ...) {}
__device__ void function477(struct int2 *, unsigned short &) {}
__device__ void function478(unsigned long long) {}
__device__ void function479(union ::U, const enum ::S (*)[40]) {}
namespace std { __device__ void function480(int *(**const restrict)[1], enum ::Outer::E, struct ::std::deep::P (*(**)[1])[40], volatile __nv_bfloat16, struct dim3, struct dim3) {} }
__device__ void f481(const void **, const unsigned int *) {}
namespace ns { __device__ void g482(void *const volatile *, float **, short **const volatile *) {} }
__device__ void function483(const struct ::P *const *const restrict *, const struct ::ns::P *) {}
namespace std { __device__ void a_rather_long_name_of_a_function484(wchar_t (*)(enum ::ns::Class::S, struct ::Outer::Inner, ...), const void *, char16_t, volatile double **, struct ::ns::inner::P, long long) {} }
__device__ void a_rather_long_name_of_a_function485(const void *volatile, enum ::E &&, char32_t *, wchar_t &&, unsigned int, struct ::Outer::Inner::Outer &, ...) {}
__device__ void f486(union ::U) {}
__device__ void f487(__half, unsigned long long *, ...) {}
namespace std { namespace deep { __device__ void a_rather_long_name_of_a_function488(enum ::ns::Class::Q::E, const unsigned long long) {} } }
namespace ns { namespace inner { __device__ void f489(void) {} } }
__device__ void f490(long (*)[1]) {}
__device__ void function491(volatile char16_t *const, struct int2) {}
__device__ void a_rather_long_name_of_a_function492(enum ::ns::Class::Q::E, const volatile unsigned char, long double (*)(const enum ::Outer::E *volatile, unsigned char &, unsigned int), __int128, char16_t, volatile char *const volatile *volatile (*)[1]) {}
__device__ void g493(struct ::ns::inner::P *volatile restrict) {}
namespace ns { namespace inner { __device__ void g494(char32_t, const short, __nv_bfloat16 *const volatile restrict *, unsigned long long (*)(const volatile struct ::Outer::P **), struct ::std::Pair &&, short **&&) {} } }
__device__ void f495(struct ::std::Pair, unsigned __int128, volatile bool *&&, ...) {}
__device__ void a_rather_long_name_of_a_function496(void) {}
namespace std { __device__ void f497(const void **const, signed char &&, unsigned short *, volatile void *, struct ::ns::P *&, unsigned long) {} }
__device__ void g498(signed char *, char32_t *, float (*)[1]) {}
namespace ns { namespace inner { __device__ void a_rather_long_name_of_a_function499(const volatile struct ::Outer::P (*)[3]) {} } }
