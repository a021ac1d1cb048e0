// Made by tests/fuzz/abi.py; nvcc's calling sequences are in signatures.json.
#include <cuda_fp16.h>
#include <cuda_bf16.h>
enum Plain { plain_a, plain_b };
enum Negative { negative_a = -1 };
enum Small : short { small_a };
enum class Scoped : unsigned char { a };
enum Wide : long long { wide_a };
union R0 {
    struct char2 m1;
    struct uint3 m2;
    enum Scoped m3: 7;
    unsigned short m4;
    bool m5: 1;
    char32_t m6: 9;
    unsigned int m7 __attribute__((aligned(2)));
    enum Small m8[1];
};
struct __attribute__((packed, aligned(4))) R1 {
    enum Plain m1: 23;
    int : 9;
    enum Plain m2: 4;
    __int128 m3: 128;
};
struct __attribute__((packed)) R2 {
    unsigned __int128 m1[1][1];
    struct short4 m2;
};
struct R3 {
    char16_t m1: 16;
    int * m2[3];
    enum Scoped m3: 4;
    char32_t m4: 1;
    signed char m5;
    short : 2;
};
struct R5 {
    char16_t m1: 16;
    long : 0;
    float m2;
    unsigned short m3: 10;
    struct {
        union {
            unsigned int m4: 9;
            struct short2 m5;
        };
    };
    char16_t : 2;
    char m6: 4;
    enum Wide m7: 9;
};
struct R6 {
    struct {
        unsigned long : 0;
        unsigned short m1: 16;
        struct int4 m2;
    };
    enum Scoped m3: 3;
    unsigned short m4: 16;
    unsigned short : 0;
    unsigned long long m5;
    unsigned short m6: 16;
    signed char m7: 3;
};
struct R7 {
    wchar_t m1;
    enum Plain : 0;
    struct {
        unsigned int m2: 32;
        int m3;
    };
    enum Negative m4: 32;
    unsigned __int128 m5: 128;
    unsigned long m6: 2;
    __int128 m7;
    signed char m8;
};
struct R8 {
    float m1 __attribute__((aligned(32)));
    struct short4 m2;
};
struct R9 {
    unsigned long long m1: 64;
    enum Wide m2: 9;
    int m3: 4;
    signed char m4: 8 __attribute__((packed));
    int m5: 6;
};
struct __attribute__((packed, aligned(1))) R11 {
    union __attribute__((aligned(2))) {
        struct int2 m1;
    };
    union R0 m2;
    int m3: 6;
    double m4;
    unsigned short m5: 16;
};
union R12 {
    enum Wide : 0;
    struct R9 m1;
    unsigned long : 0;
    int * m2[1];
    char32_t m3: 32;
    __half m4;
    struct R6 m5;
    signed char : 6;
    struct double4_32a m6;
};
#pragma pack(push, 4)
struct R13 {
    unsigned char m1[5];
    float m2;
    unsigned __int128 : 0;
    long m3;
    double m4[7];
    __int128 m5 __attribute__((aligned(4)));
    struct R8 m6;
};
#pragma pack(pop)
struct R14 {
    enum Scoped m1[5] __attribute__((packed));
};
struct R15 {
    int m1: 19;
    signed char m2;
    unsigned int m3: 5 __attribute__((aligned(8)));
    long long m4: 64;
    short m5: 16;
};
struct __attribute__((packed)) R16 {
    char m1;
    __int128 m2: 7 __attribute__((packed));
    short m3: 1;
    enum Scoped m4: 1;
    enum Plain m5: 2;
};
union R17 {
    int * m1;
    __int128 : 0;
};
union R19 {
    unsigned long long m1[7];
};
struct __attribute__((aligned(4))) R20 {
    signed char m1: 2;
};
struct __attribute__((packed)) R22 {
    short m1: 16;
    enum Wide m2: 64;
    enum Plain m3: 32;
    int * m4 __attribute__((packed, aligned(8)));
    union __attribute__((packed, aligned(16))) {
        union R19 m5;
        unsigned char m6;
        double m7;
    };
};
struct R23 {
    unsigned long long m1;
    __int128 m2: 99;
};
struct R24 {
    union R19 m1;
    unsigned char m2: 2;
    struct R20 m3 __attribute__((packed));
    enum Scoped m4: 8;
};
#pragma pack(push, 16)
union __attribute__((packed)) R25 {
    long long m1: 9;
};
#pragma pack(pop)
struct __attribute__((aligned(64))) R26 {
    char m1: 8;
    long long : 0;
    char m2: 7;
    char16_t m3: 16;
    int m4: 32;
    enum Negative m5: 10 __attribute__((packed));
    enum Small m6: 4;
    signed char m7: 3;
    enum Wide : 10;
};
struct __attribute__((packed)) R27 {
    int : 0;
    unsigned __int128 m1: 128;
    unsigned __int128 m2 __attribute__((aligned(4)));
};
struct __attribute__((aligned(8))) R28 {
    struct R22 m1;
    unsigned long m2;
};
struct __attribute__((aligned(16))) R30 {
    char16_t m1;
    bool m2[3] __attribute__((aligned(4)));
    struct {
    };
    struct R27 m3[3];
    int * m4;
};
struct R31 {
    int * m1[7];
    int m2: 32;
    unsigned __int128 : 0;
};
union R37 {
    char16_t : 0;
    short m1: 16;
    double m2;
};
struct __attribute__((packed)) R40 {
    enum Plain m1: 32;
    unsigned long long m2: 8 __attribute__((packed));
    enum Negative m3: 25;
    unsigned short m4: 16 __attribute__((packed));
    long m5;
    unsigned int m6: 6;
    long long m7;
    char16_t m8: 8;
};
union __attribute__((packed)) R41 {
    signed char m1;
    unsigned char m2: 8;
    char m3: 6;
    enum Negative m4;
    struct __attribute__((aligned(1))) {
        wchar_t m5: 7;
        enum Scoped m6: 8;
        int m7: 32;
        enum Negative m8;
    };
    bool m9;
    int m10;
};
struct __attribute__((packed)) R43 {
    int m1: 24 __attribute__((packed));
    int m2: 24;
    unsigned char m3: 3;
    bool m4: 1;
    enum Wide m5: 51;
};
struct __attribute__((aligned(8))) R44 {
    enum Scoped m1: 8;
    long long m2: 1;
    struct float2 m3;
    unsigned __int128 : 117;
};
struct __attribute__((packed)) R46 {
    char m1;
};
struct __attribute__((packed)) R47 {
    wchar_t m1: 4;
    unsigned char : 0;
    enum Small m2: 7;
    unsigned long m3: 64;
    unsigned char m4: 8;
    char32_t m5: 9;
    enum Wide : 13;
    unsigned long long m6: 64;
};
union __attribute__((aligned(64))) R48 {
    struct R46 m1[3] __attribute__((packed));
    char m2: 8;
    struct R46 m3;
    int m4: 14;
    bool m5: 1;
    unsigned long m6: 9;
    unsigned short : 0;
};
struct R49 {
    signed char : 0;
    bool m1;
    bool m2: 1;
    bool m3: 1;
    int m4: 32;
    char m5;
    enum Plain m6 __attribute__((aligned(2)));
    struct float4 m7[3];
};
struct __attribute__((packed)) R50 {
    unsigned __int128 : 0;
    unsigned long : 0;
    enum Plain m1 __attribute__((aligned(8)));
    enum Negative : 0;
};
struct R52 {
    long long m1: 64;
    int m2: 6 __attribute__((aligned(16)));
    char32_t : 0;
    int m3: 8;
    wchar_t m4: 6;
    signed char : 0;
};
struct R53 {
    union __attribute__((packed)) {
        struct R44 m1;
        int * m2;
        struct {
            int * m3;
            struct float2 m4 __attribute__((aligned(8)));
            struct R49 m5;
        };
    };
    long long m6: 6;
};
struct R54 {
    struct {
        struct R43 m1;
    };
};
#pragma pack(push, 1)
struct R55 {
    unsigned long long : 49;
    struct R54 m1;
    int * m2 __attribute__((packed));
    struct R52 m3;
};
#pragma pack(pop)
struct R56 {
    unsigned __int128 m1: 42;
    int * m2 __attribute__((packed));
    char16_t m3: 9;
    __int128 m4: 128;
};
union R58 {
    signed char : 1;
    unsigned char : 0;
    int m1;
    enum Negative m2: 6;
};
struct Holder {
    char c;
    struct __half2 h[2];
};
extern __device__ char *address;
extern "C" {
__device__ nullptr_t f0(struct R5, nullptr_t) { return *(nullptr_t *)address; }
extern __device__ nullptr_t xf0(struct R5, nullptr_t);
__device__ void df0(char *p) { *(nullptr_t *)p = xf0(*(struct R5 *)(p + 0), *(nullptr_t *)(p + 256)); }
__device__ void if0(char *p, nullptr_t (*q)(struct R5, nullptr_t)) { *(nullptr_t *)p = q(*(struct R5 *)(p + 0), *(nullptr_t *)(p + 256)); }
__device__ struct R40 f1(void) { return *(struct R40 *)address; }
extern __device__ struct R40 xf1(void);
__device__ void df1(char *p) { *(struct R40 *)p = xf1(); }
__device__ void if1(char *p, struct R40 (*q)(void)) { *(struct R40 *)p = q(); }
__device__ enum Small f2(struct R16, struct R7, struct char2, union R0 &&) { return *(enum Small *)address; }
extern __device__ enum Small xf2(struct R16, struct R7, struct char2, union R0 &&);
__device__ void df2(char *p) { *(enum Small *)p = xf2(*(struct R16 *)(p + 0), *(struct R7 *)(p + 256), *(struct char2 *)(p + 512), (union R0 &&)*(union R0 *)(p + 768)); }
__device__ void if2(char *p, enum Small (*q)(struct R16, struct R7, struct char2, union R0 &&)) { *(enum Small *)p = q(*(struct R16 *)(p + 0), *(struct R7 *)(p + 256), *(struct char2 *)(p + 512), (union R0 &&)*(union R0 *)(p + 768)); }
__device__ struct R23 f3(unsigned long long, struct R44, struct R26, unsigned long long, struct R22, struct long2, struct ulonglong4_16a, struct short2, __nv_bfloat16, float, struct double4_32a) { return *(struct R23 *)address; }
extern __device__ struct R23 xf3(unsigned long long, struct R44, struct R26, unsigned long long, struct R22, struct long2, struct ulonglong4_16a, struct short2, __nv_bfloat16, float, struct double4_32a);
__device__ void df3(char *p) { *(struct R23 *)p = xf3(*(unsigned long long *)(p + 0), *(struct R44 *)(p + 256), *(struct R26 *)(p + 512), *(unsigned long long *)(p + 768), *(struct R22 *)(p + 1024), *(struct long2 *)(p + 1280), *(struct ulonglong4_16a *)(p + 1536), *(struct short2 *)(p + 1792), *(__nv_bfloat16 *)(p + 2048), *(float *)(p + 2304), *(struct double4_32a *)(p + 2560)); }
__device__ void if3(char *p, struct R23 (*q)(unsigned long long, struct R44, struct R26, unsigned long long, struct R22, struct long2, struct ulonglong4_16a, struct short2, __nv_bfloat16, float, struct double4_32a)) { *(struct R23 *)p = q(*(unsigned long long *)(p + 0), *(struct R44 *)(p + 256), *(struct R26 *)(p + 512), *(unsigned long long *)(p + 768), *(struct R22 *)(p + 1024), *(struct long2 *)(p + 1280), *(struct ulonglong4_16a *)(p + 1536), *(struct short2 *)(p + 1792), *(__nv_bfloat16 *)(p + 2048), *(float *)(p + 2304), *(struct double4_32a *)(p + 2560)); }
__device__ struct Holder f4(struct R44, struct double4_32a, signed char, enum Plain) { return *(struct Holder *)address; }
extern __device__ struct Holder xf4(struct R44, struct double4_32a, signed char, enum Plain);
__device__ void df4(char *p) { *(struct Holder *)p = xf4(*(struct R44 *)(p + 0), *(struct double4_32a *)(p + 256), *(signed char *)(p + 512), *(enum Plain *)(p + 768)); }
__device__ void if4(char *p, struct Holder (*q)(struct R44, struct double4_32a, signed char, enum Plain)) { *(struct Holder *)p = q(*(struct R44 *)(p + 0), *(struct double4_32a *)(p + 256), *(signed char *)(p + 512), *(enum Plain *)(p + 768)); }
__device__ char &f5(enum Scoped, struct R7, struct R47, struct float3, char, float, struct R54, struct R30, union R12, bool, union R48) { return *(char *)address; }
extern __device__ char &xf5(enum Scoped, struct R7, struct R47, struct float3, char, float, struct R54, struct R30, union R12, bool, union R48);
__device__ void df5(char *p) { xf5(*(enum Scoped *)(p + 0), *(struct R7 *)(p + 256), *(struct R47 *)(p + 512), *(struct float3 *)(p + 768), *(char *)(p + 1024), *(float *)(p + 1280), *(struct R54 *)(p + 1536), *(struct R30 *)(p + 1792), *(union R12 *)(p + 2048), *(bool *)(p + 2304), *(union R48 *)(p + 2560)); }
__device__ void if5(char *p, char &(*q)(enum Scoped, struct R7, struct R47, struct float3, char, float, struct R54, struct R30, union R12, bool, union R48)) { q(*(enum Scoped *)(p + 0), *(struct R7 *)(p + 256), *(struct R47 *)(p + 512), *(struct float3 *)(p + 768), *(char *)(p + 1024), *(float *)(p + 1280), *(struct R54 *)(p + 1536), *(struct R30 *)(p + 1792), *(union R12 *)(p + 2048), *(bool *)(p + 2304), *(union R48 *)(p + 2560)); }
__device__ int *f6(__half, struct R53, struct char2, int (*)[3], struct double4_32a) { return *(int **)address; }
extern __device__ int *xf6(__half, struct R53, struct char2, int (*)[3], struct double4_32a);
__device__ void df6(char *p) { *(int **)p = xf6(*(__half *)(p + 0), *(struct R53 *)(p + 256), *(struct char2 *)(p + 512), *(int (**)[3])(p + 768), *(struct double4_32a *)(p + 1024)); }
__device__ void if6(char *p, int *(*q)(__half, struct R53, struct char2, int (*)[3], struct double4_32a)) { *(int **)p = q(*(__half *)(p + 0), *(struct R53 *)(p + 256), *(struct char2 *)(p + 512), *(int (**)[3])(p + 768), *(struct double4_32a *)(p + 1024)); }
__device__ short f7(struct R46, double, bool, struct uchar3 &&, union R25, char, struct Holder, char &&, unsigned short) { return *(short *)address; }
extern __device__ short xf7(struct R46, double, bool, struct uchar3 &&, union R25, char, struct Holder, char &&, unsigned short);
__device__ void df7(char *p) { *(short *)p = xf7(*(struct R46 *)(p + 0), *(double *)(p + 256), *(bool *)(p + 512), (struct uchar3 &&)*(struct uchar3 *)(p + 768), *(union R25 *)(p + 1024), *(char *)(p + 1280), *(struct Holder *)(p + 1536), (char &&)*(char *)(p + 1792), *(unsigned short *)(p + 2048)); }
__device__ void if7(char *p, short (*q)(struct R46, double, bool, struct uchar3 &&, union R25, char, struct Holder, char &&, unsigned short)) { *(short *)p = q(*(struct R46 *)(p + 0), *(double *)(p + 256), *(bool *)(p + 512), (struct uchar3 &&)*(struct uchar3 *)(p + 768), *(union R25 *)(p + 1024), *(char *)(p + 1280), *(struct Holder *)(p + 1536), (char &&)*(char *)(p + 1792), *(unsigned short *)(p + 2048)); }
__global__ void f8(struct double2) {}
__device__ struct R1 f9(__half, struct uchar3 &&, __nv_bfloat16, char32_t, char32_t, struct R56, union R41, struct R44, char, float, unsigned long, unsigned __int128) { return *(struct R1 *)address; }
extern __device__ struct R1 xf9(__half, struct uchar3 &&, __nv_bfloat16, char32_t, char32_t, struct R56, union R41, struct R44, char, float, unsigned long, unsigned __int128);
__device__ void df9(char *p) { *(struct R1 *)p = xf9(*(__half *)(p + 0), (struct uchar3 &&)*(struct uchar3 *)(p + 256), *(__nv_bfloat16 *)(p + 512), *(char32_t *)(p + 768), *(char32_t *)(p + 1024), *(struct R56 *)(p + 1280), *(union R41 *)(p + 1536), *(struct R44 *)(p + 1792), *(char *)(p + 2048), *(float *)(p + 2304), *(unsigned long *)(p + 2560), *(unsigned __int128 *)(p + 2816)); }
__device__ void if9(char *p, struct R1 (*q)(__half, struct uchar3 &&, __nv_bfloat16, char32_t, char32_t, struct R56, union R41, struct R44, char, float, unsigned long, unsigned __int128)) { *(struct R1 *)p = q(*(__half *)(p + 0), (struct uchar3 &&)*(struct uchar3 *)(p + 256), *(__nv_bfloat16 *)(p + 512), *(char32_t *)(p + 768), *(char32_t *)(p + 1024), *(struct R56 *)(p + 1280), *(union R41 *)(p + 1536), *(struct R44 *)(p + 1792), *(char *)(p + 2048), *(float *)(p + 2304), *(unsigned long *)(p + 2560), *(unsigned __int128 *)(p + 2816)); }
__device__ struct double4_32a f10(wchar_t, char32_t, int (*)[3]) { return *(struct double4_32a *)address; }
extern __device__ struct double4_32a xf10(wchar_t, char32_t, int (*)[3]);
__device__ void df10(char *p) { *(struct double4_32a *)p = xf10(*(wchar_t *)(p + 0), *(char32_t *)(p + 256), *(int (**)[3])(p + 512)); }
__device__ void if10(char *p, struct double4_32a (*q)(wchar_t, char32_t, int (*)[3])) { *(struct double4_32a *)p = q(*(wchar_t *)(p + 0), *(char32_t *)(p + 256), *(int (**)[3])(p + 512)); }
__device__ unsigned __int128 f11(union R0 &&, char &, struct Holder, float, long long, struct float1, short) { return *(unsigned __int128 *)address; }
extern __device__ unsigned __int128 xf11(union R0 &&, char &, struct Holder, float, long long, struct float1, short);
__device__ void df11(char *p) { *(unsigned __int128 *)p = xf11((union R0 &&)*(union R0 *)(p + 0), *(char *)(p + 256), *(struct Holder *)(p + 512), *(float *)(p + 768), *(long long *)(p + 1024), *(struct float1 *)(p + 1280), *(short *)(p + 1536)); }
__device__ void if11(char *p, unsigned __int128 (*q)(union R0 &&, char &, struct Holder, float, long long, struct float1, short)) { *(unsigned __int128 *)p = q((union R0 &&)*(union R0 *)(p + 0), *(char *)(p + 256), *(struct Holder *)(p + 512), *(float *)(p + 768), *(long long *)(p + 1024), *(struct float1 *)(p + 1280), *(short *)(p + 1536)); }
__device__ void f12(signed char, struct R15) { }
extern __device__ void xf12(signed char, struct R15);
__device__ void df12(char *p) { xf12(*(signed char *)(p + 0), *(struct R15 *)(p + 256)); }
__device__ void if12(char *p, void (*q)(signed char, struct R15)) { q(*(signed char *)(p + 0), *(struct R15 *)(p + 256)); }
__device__ struct R28 f13(struct R46, unsigned long, long long, union R37, struct R44, short (&)[5], int (*)[3], double, struct R30, struct char2, double, struct __half2) { return *(struct R28 *)address; }
extern __device__ struct R28 xf13(struct R46, unsigned long, long long, union R37, struct R44, short (&)[5], int (*)[3], double, struct R30, struct char2, double, struct __half2);
__device__ void df13(char *p) { *(struct R28 *)p = xf13(*(struct R46 *)(p + 0), *(unsigned long *)(p + 256), *(long long *)(p + 512), *(union R37 *)(p + 768), *(struct R44 *)(p + 1024), *(short (*)[5])(p + 1280), *(int (**)[3])(p + 1536), *(double *)(p + 1792), *(struct R30 *)(p + 2048), *(struct char2 *)(p + 2304), *(double *)(p + 2560), *(struct __half2 *)(p + 2816)); }
__device__ void if13(char *p, struct R28 (*q)(struct R46, unsigned long, long long, union R37, struct R44, short (&)[5], int (*)[3], double, struct R30, struct char2, double, struct __half2)) { *(struct R28 *)p = q(*(struct R46 *)(p + 0), *(unsigned long *)(p + 256), *(long long *)(p + 512), *(union R37 *)(p + 768), *(struct R44 *)(p + 1024), *(short (*)[5])(p + 1280), *(int (**)[3])(p + 1536), *(double *)(p + 1792), *(struct R30 *)(p + 2048), *(struct char2 *)(p + 2304), *(double *)(p + 2560), *(struct __half2 *)(p + 2816)); }
__global__ void f14(const struct char2 *, const struct char2 *, signed char, char32_t, const struct char2 *, float, union R19, float) {}
__device__ wchar_t f15(struct __nv_bfloat162, struct R44, int (**)(void)) { return *(wchar_t *)address; }
extern __device__ wchar_t xf15(struct __nv_bfloat162, struct R44, int (**)(void));
__device__ void df15(char *p) { *(wchar_t *)p = xf15(*(struct __nv_bfloat162 *)(p + 0), *(struct R44 *)(p + 256), *(int (***)(void))(p + 512)); }
__device__ void if15(char *p, wchar_t (*q)(struct __nv_bfloat162, struct R44, int (**)(void))) { *(wchar_t *)p = q(*(struct __nv_bfloat162 *)(p + 0), *(struct R44 *)(p + 256), *(int (***)(void))(p + 512)); }
__device__ struct float3 f16(struct uchar3 &&, struct R28) { return *(struct float3 *)address; }
extern __device__ struct float3 xf16(struct uchar3 &&, struct R28);
__device__ void df16(char *p) { *(struct float3 *)p = xf16((struct uchar3 &&)*(struct uchar3 *)(p + 0), *(struct R28 *)(p + 256)); }
__device__ void if16(char *p, struct float3 (*q)(struct uchar3 &&, struct R28)) { *(struct float3 *)p = q((struct uchar3 &&)*(struct uchar3 *)(p + 0), *(struct R28 *)(p + 256)); }
__device__ char &&f17(struct R8, __half, signed char, struct char2, int, ...) { return (char &&)*(char *)address; }
extern __device__ char &&xf17(struct R8, __half, signed char, struct char2, int, ...);
__device__ void df17(char *p) { xf17(*(struct R8 *)(p + 0), *(__half *)(p + 256), *(signed char *)(p + 512), *(struct char2 *)(p + 768), *(int *)(p + 1024), *(unsigned long long *)(p + 1280), *(struct long2 *)(p + 1536), *(struct double3 *)(p + 1792)); }
__device__ void if17(char *p, char &&(*q)(struct R8, __half, signed char, struct char2, int, ...)) { q(*(struct R8 *)(p + 0), *(__half *)(p + 256), *(signed char *)(p + 512), *(struct char2 *)(p + 768), *(int *)(p + 1024), *(unsigned long long *)(p + 1280), *(struct long2 *)(p + 1536), *(struct double3 *)(p + 1792)); }
__device__ double f18(enum Scoped, __int128, char16_t, void (*)(int), struct ulonglong4_16a, struct float1) { return *(double *)address; }
extern __device__ double xf18(enum Scoped, __int128, char16_t, void (*)(int), struct ulonglong4_16a, struct float1);
__device__ void df18(char *p) { *(double *)p = xf18(*(enum Scoped *)(p + 0), *(__int128 *)(p + 256), *(char16_t *)(p + 512), *(void (**)(int))(p + 768), *(struct ulonglong4_16a *)(p + 1024), *(struct float1 *)(p + 1280)); }
__device__ void if18(char *p, double (*q)(enum Scoped, __int128, char16_t, void (*)(int), struct ulonglong4_16a, struct float1)) { *(double *)p = q(*(enum Scoped *)(p + 0), *(__int128 *)(p + 256), *(char16_t *)(p + 512), *(void (**)(int))(p + 768), *(struct ulonglong4_16a *)(p + 1024), *(struct float1 *)(p + 1280)); }
__global__ void f19(void) {}
__device__ void f20(struct float1, struct R24, double, short, struct __nv_bfloat162, struct short2, struct uchar3 &&, union R48, struct double3, union R19, long long, __int128) { }
extern __device__ void xf20(struct float1, struct R24, double, short, struct __nv_bfloat162, struct short2, struct uchar3 &&, union R48, struct double3, union R19, long long, __int128);
__device__ void df20(char *p) { xf20(*(struct float1 *)(p + 0), *(struct R24 *)(p + 256), *(double *)(p + 512), *(short *)(p + 768), *(struct __nv_bfloat162 *)(p + 1024), *(struct short2 *)(p + 1280), (struct uchar3 &&)*(struct uchar3 *)(p + 1536), *(union R48 *)(p + 1792), *(struct double3 *)(p + 2048), *(union R19 *)(p + 2304), *(long long *)(p + 2560), *(__int128 *)(p + 2816)); }
__device__ void if20(char *p, void (*q)(struct float1, struct R24, double, short, struct __nv_bfloat162, struct short2, struct uchar3 &&, union R48, struct double3, union R19, long long, __int128)) { q(*(struct float1 *)(p + 0), *(struct R24 *)(p + 256), *(double *)(p + 512), *(short *)(p + 768), *(struct __nv_bfloat162 *)(p + 1024), *(struct short2 *)(p + 1280), (struct uchar3 &&)*(struct uchar3 *)(p + 1536), *(union R48 *)(p + 1792), *(struct double3 *)(p + 2048), *(union R19 *)(p + 2304), *(long long *)(p + 2560), *(__int128 *)(p + 2816)); }
__device__ void f21(union R0 &&, union R25, struct float4, struct uchar3, double, struct R52, struct float1, char16_t, char &&, struct char4, char, struct float4) { }
extern __device__ void xf21(union R0 &&, union R25, struct float4, struct uchar3, double, struct R52, struct float1, char16_t, char &&, struct char4, char, struct float4);
__device__ void df21(char *p) { xf21((union R0 &&)*(union R0 *)(p + 0), *(union R25 *)(p + 256), *(struct float4 *)(p + 512), *(struct uchar3 *)(p + 768), *(double *)(p + 1024), *(struct R52 *)(p + 1280), *(struct float1 *)(p + 1536), *(char16_t *)(p + 1792), (char &&)*(char *)(p + 2048), *(struct char4 *)(p + 2304), *(char *)(p + 2560), *(struct float4 *)(p + 2816)); }
__device__ void if21(char *p, void (*q)(union R0 &&, union R25, struct float4, struct uchar3, double, struct R52, struct float1, char16_t, char &&, struct char4, char, struct float4)) { q((union R0 &&)*(union R0 *)(p + 0), *(union R25 *)(p + 256), *(struct float4 *)(p + 512), *(struct uchar3 *)(p + 768), *(double *)(p + 1024), *(struct R52 *)(p + 1280), *(struct float1 *)(p + 1536), *(char16_t *)(p + 1792), (char &&)*(char *)(p + 2048), *(struct char4 *)(p + 2304), *(char *)(p + 2560), *(struct float4 *)(p + 2816)); }
__device__ struct ushort3 f22(bool) { return *(struct ushort3 *)address; }
extern __device__ struct ushort3 xf22(bool);
__device__ void df22(char *p) { *(struct ushort3 *)p = xf22(*(bool *)(p + 0)); }
__device__ void if22(char *p, struct ushort3 (*q)(bool)) { *(struct ushort3 *)p = q(*(bool *)(p + 0)); }
__global__ void f23(double) {}
__device__ struct ulonglong4_16a f24(wchar_t, struct float2, int (*)[3], struct __nv_bfloat162, long long, signed char, struct R54, struct ulonglong4_16a, struct int2, enum Small, int, ...) { return *(struct ulonglong4_16a *)address; }
extern __device__ struct ulonglong4_16a xf24(wchar_t, struct float2, int (*)[3], struct __nv_bfloat162, long long, signed char, struct R54, struct ulonglong4_16a, struct int2, enum Small, int, ...);
__device__ void df24(char *p) { *(struct ulonglong4_16a *)p = xf24(*(wchar_t *)(p + 0), *(struct float2 *)(p + 256), *(int (**)[3])(p + 512), *(struct __nv_bfloat162 *)(p + 768), *(long long *)(p + 1024), *(signed char *)(p + 1280), *(struct R54 *)(p + 1536), *(struct ulonglong4_16a *)(p + 1792), *(struct int2 *)(p + 2048), *(enum Small *)(p + 2304), *(int *)(p + 2560), *(unsigned int *)(p + 2816), *(long *)(p + 3072), *(struct float3 *)(p + 3328), *(long *)(p + 3584), *(struct int4 *)(p + 3840)); }
__device__ void if24(char *p, struct ulonglong4_16a (*q)(wchar_t, struct float2, int (*)[3], struct __nv_bfloat162, long long, signed char, struct R54, struct ulonglong4_16a, struct int2, enum Small, int, ...)) { *(struct ulonglong4_16a *)p = q(*(wchar_t *)(p + 0), *(struct float2 *)(p + 256), *(int (**)[3])(p + 512), *(struct __nv_bfloat162 *)(p + 768), *(long long *)(p + 1024), *(signed char *)(p + 1280), *(struct R54 *)(p + 1536), *(struct ulonglong4_16a *)(p + 1792), *(struct int2 *)(p + 2048), *(enum Small *)(p + 2304), *(int *)(p + 2560), *(unsigned int *)(p + 2816), *(long *)(p + 3072), *(struct float3 *)(p + 3328), *(long *)(p + 3584), *(struct int4 *)(p + 3840)); }
__device__ double f25(const struct char2 *, enum Plain, struct short4, char) { return *(double *)address; }
extern __device__ double xf25(const struct char2 *, enum Plain, struct short4, char);
__device__ void df25(char *p) { *(double *)p = xf25(*(const struct char2 **)(p + 0), *(enum Plain *)(p + 256), *(struct short4 *)(p + 512), *(char *)(p + 768)); }
__device__ void if25(char *p, double (*q)(const struct char2 *, enum Plain, struct short4, char)) { *(double *)p = q(*(const struct char2 **)(p + 0), *(enum Plain *)(p + 256), *(struct short4 *)(p + 512), *(char *)(p + 768)); }
__device__ union R25 f26(unsigned int, __half, enum Plain, unsigned short, bool, double, union R0 &&, struct Holder, union R17) { return *(union R25 *)address; }
extern __device__ union R25 xf26(unsigned int, __half, enum Plain, unsigned short, bool, double, union R0 &&, struct Holder, union R17);
__device__ void df26(char *p) { *(union R25 *)p = xf26(*(unsigned int *)(p + 0), *(__half *)(p + 256), *(enum Plain *)(p + 512), *(unsigned short *)(p + 768), *(bool *)(p + 1024), *(double *)(p + 1280), (union R0 &&)*(union R0 *)(p + 1536), *(struct Holder *)(p + 1792), *(union R17 *)(p + 2048)); }
__device__ void if26(char *p, union R25 (*q)(unsigned int, __half, enum Plain, unsigned short, bool, double, union R0 &&, struct Holder, union R17)) { *(union R25 *)p = q(*(unsigned int *)(p + 0), *(__half *)(p + 256), *(enum Plain *)(p + 512), *(unsigned short *)(p + 768), *(bool *)(p + 1024), *(double *)(p + 1280), (union R0 &&)*(union R0 *)(p + 1536), *(struct Holder *)(p + 1792), *(union R17 *)(p + 2048)); }
__device__ int f27(struct R56, union R0 &&, short, struct R56, struct short4, long long, float, struct float3) { return *(int *)address; }
extern __device__ int xf27(struct R56, union R0 &&, short, struct R56, struct short4, long long, float, struct float3);
__device__ void df27(char *p) { *(int *)p = xf27(*(struct R56 *)(p + 0), (union R0 &&)*(union R0 *)(p + 256), *(short *)(p + 512), *(struct R56 *)(p + 768), *(struct short4 *)(p + 1024), *(long long *)(p + 1280), *(float *)(p + 1536), *(struct float3 *)(p + 1792)); }
__device__ void if27(char *p, int (*q)(struct R56, union R0 &&, short, struct R56, struct short4, long long, float, struct float3)) { *(int *)p = q(*(struct R56 *)(p + 0), (union R0 &&)*(union R0 *)(p + 256), *(short *)(p + 512), *(struct R56 *)(p + 768), *(struct short4 *)(p + 1024), *(long long *)(p + 1280), *(float *)(p + 1536), *(struct float3 *)(p + 1792)); }
__device__ struct ushort3 f28(struct __half2, wchar_t, long long, struct uchar3, enum Plain, struct R26, char32_t, signed char, unsigned short) { return *(struct ushort3 *)address; }
extern __device__ struct ushort3 xf28(struct __half2, wchar_t, long long, struct uchar3, enum Plain, struct R26, char32_t, signed char, unsigned short);
__device__ void df28(char *p) { *(struct ushort3 *)p = xf28(*(struct __half2 *)(p + 0), *(wchar_t *)(p + 256), *(long long *)(p + 512), *(struct uchar3 *)(p + 768), *(enum Plain *)(p + 1024), *(struct R26 *)(p + 1280), *(char32_t *)(p + 1536), *(signed char *)(p + 1792), *(unsigned short *)(p + 2048)); }
__device__ void if28(char *p, struct ushort3 (*q)(struct __half2, wchar_t, long long, struct uchar3, enum Plain, struct R26, char32_t, signed char, unsigned short)) { *(struct ushort3 *)p = q(*(struct __half2 *)(p + 0), *(wchar_t *)(p + 256), *(long long *)(p + 512), *(struct uchar3 *)(p + 768), *(enum Plain *)(p + 1024), *(struct R26 *)(p + 1280), *(char32_t *)(p + 1536), *(signed char *)(p + 1792), *(unsigned short *)(p + 2048)); }
__device__ union R0 &f29(union R58, struct R6, __int128, struct float4, struct long2, double, struct uchar3 &&, struct int2, struct uchar3 &, int, struct R20, int (**)(void)) { return *(union R0 *)address; }
extern __device__ union R0 &xf29(union R58, struct R6, __int128, struct float4, struct long2, double, struct uchar3 &&, struct int2, struct uchar3 &, int, struct R20, int (**)(void));
__device__ void df29(char *p) { xf29(*(union R58 *)(p + 0), *(struct R6 *)(p + 256), *(__int128 *)(p + 512), *(struct float4 *)(p + 768), *(struct long2 *)(p + 1024), *(double *)(p + 1280), (struct uchar3 &&)*(struct uchar3 *)(p + 1536), *(struct int2 *)(p + 1792), *(struct uchar3 *)(p + 2048), *(int *)(p + 2304), *(struct R20 *)(p + 2560), *(int (***)(void))(p + 2816)); }
__device__ void if29(char *p, union R0 &(*q)(union R58, struct R6, __int128, struct float4, struct long2, double, struct uchar3 &&, struct int2, struct uchar3 &, int, struct R20, int (**)(void))) { q(*(union R58 *)(p + 0), *(struct R6 *)(p + 256), *(__int128 *)(p + 512), *(struct float4 *)(p + 768), *(struct long2 *)(p + 1024), *(double *)(p + 1280), (struct uchar3 &&)*(struct uchar3 *)(p + 1536), *(struct int2 *)(p + 1792), *(struct uchar3 *)(p + 2048), *(int *)(p + 2304), *(struct R20 *)(p + 2560), *(int (***)(void))(p + 2816)); }
__device__ struct char2 f30(unsigned __int128, __nv_bfloat16, unsigned long, char &&, struct Holder, char32_t, nullptr_t, int, struct R50) { return *(struct char2 *)address; }
extern __device__ struct char2 xf30(unsigned __int128, __nv_bfloat16, unsigned long, char &&, struct Holder, char32_t, nullptr_t, int, struct R50);
__device__ void df30(char *p) { *(struct char2 *)p = xf30(*(unsigned __int128 *)(p + 0), *(__nv_bfloat16 *)(p + 256), *(unsigned long *)(p + 512), (char &&)*(char *)(p + 768), *(struct Holder *)(p + 1024), *(char32_t *)(p + 1280), *(nullptr_t *)(p + 1536), *(int *)(p + 1792), *(struct R50 *)(p + 2048)); }
__device__ void if30(char *p, struct char2 (*q)(unsigned __int128, __nv_bfloat16, unsigned long, char &&, struct Holder, char32_t, nullptr_t, int, struct R50)) { *(struct char2 *)p = q(*(unsigned __int128 *)(p + 0), *(__nv_bfloat16 *)(p + 256), *(unsigned long *)(p + 512), (char &&)*(char *)(p + 768), *(struct Holder *)(p + 1024), *(char32_t *)(p + 1280), *(nullptr_t *)(p + 1536), *(int *)(p + 1792), *(struct R50 *)(p + 2048)); }
__device__ struct ushort3 f31(union R0) { return *(struct ushort3 *)address; }
extern __device__ struct ushort3 xf31(union R0);
__device__ void df31(char *p) { *(struct ushort3 *)p = xf31(*(union R0 *)(p + 0)); }
__device__ void if31(char *p, struct ushort3 (*q)(union R0)) { *(struct ushort3 *)p = q(*(union R0 *)(p + 0)); }
__device__ struct R24 f32(char &) { return *(struct R24 *)address; }
extern __device__ struct R24 xf32(char &);
__device__ void df32(char *p) { *(struct R24 *)p = xf32(*(char *)(p + 0)); }
__device__ void if32(char *p, struct R24 (*q)(char &)) { *(struct R24 *)p = q(*(char *)(p + 0)); }
__global__ void f33(void) {}
__device__ void **f34(float, float, struct Holder, struct R8, struct R28, int (**)(void), __half, struct R46, enum Wide, struct R47, float) { return *(void ***)address; }
extern __device__ void **xf34(float, float, struct Holder, struct R8, struct R28, int (**)(void), __half, struct R46, enum Wide, struct R47, float);
__device__ void df34(char *p) { *(void ***)p = xf34(*(float *)(p + 0), *(float *)(p + 256), *(struct Holder *)(p + 512), *(struct R8 *)(p + 768), *(struct R28 *)(p + 1024), *(int (***)(void))(p + 1280), *(__half *)(p + 1536), *(struct R46 *)(p + 1792), *(enum Wide *)(p + 2048), *(struct R47 *)(p + 2304), *(float *)(p + 2560)); }
__device__ void if34(char *p, void **(*q)(float, float, struct Holder, struct R8, struct R28, int (**)(void), __half, struct R46, enum Wide, struct R47, float)) { *(void ***)p = q(*(float *)(p + 0), *(float *)(p + 256), *(struct Holder *)(p + 512), *(struct R8 *)(p + 768), *(struct R28 *)(p + 1024), *(int (***)(void))(p + 1280), *(__half *)(p + 1536), *(struct R46 *)(p + 1792), *(enum Wide *)(p + 2048), *(struct R47 *)(p + 2304), *(float *)(p + 2560)); }
__device__ struct uchar3 &&f35(void) { return (struct uchar3 &&)*(struct uchar3 *)address; }
extern __device__ struct uchar3 &&xf35(void);
__device__ void df35(char *p) { xf35(); }
__device__ void if35(char *p, struct uchar3 &&(*q)(void)) { q(); }
__device__ enum Wide f36(struct char4, __int128, struct R56, char, union R0 &, enum Plain, struct R13, struct R53, unsigned __int128) { return *(enum Wide *)address; }
extern __device__ enum Wide xf36(struct char4, __int128, struct R56, char, union R0 &, enum Plain, struct R13, struct R53, unsigned __int128);
__device__ void df36(char *p) { *(enum Wide *)p = xf36(*(struct char4 *)(p + 0), *(__int128 *)(p + 256), *(struct R56 *)(p + 512), *(char *)(p + 768), *(union R0 *)(p + 1024), *(enum Plain *)(p + 1280), *(struct R13 *)(p + 1536), *(struct R53 *)(p + 1792), *(unsigned __int128 *)(p + 2048)); }
__device__ void if36(char *p, enum Wide (*q)(struct char4, __int128, struct R56, char, union R0 &, enum Plain, struct R13, struct R53, unsigned __int128)) { *(enum Wide *)p = q(*(struct char4 *)(p + 0), *(__int128 *)(p + 256), *(struct R56 *)(p + 512), *(char *)(p + 768), *(union R0 *)(p + 1024), *(enum Plain *)(p + 1280), *(struct R13 *)(p + 1536), *(struct R53 *)(p + 1792), *(unsigned __int128 *)(p + 2048)); }
__device__ void f37(enum Wide, __half, char &&, double) { }
extern __device__ void xf37(enum Wide, __half, char &&, double);
__device__ void df37(char *p) { xf37(*(enum Wide *)(p + 0), *(__half *)(p + 256), (char &&)*(char *)(p + 512), *(double *)(p + 768)); }
__device__ void if37(char *p, void (*q)(enum Wide, __half, char &&, double)) { q(*(enum Wide *)(p + 0), *(__half *)(p + 256), (char &&)*(char *)(p + 512), *(double *)(p + 768)); }
__device__ unsigned __int128 f38(struct char4, __half, struct R15, __int128, struct int4, void **, union R41, unsigned char, union R0 &&, struct R49, struct uchar3 &&) { return *(unsigned __int128 *)address; }
extern __device__ unsigned __int128 xf38(struct char4, __half, struct R15, __int128, struct int4, void **, union R41, unsigned char, union R0 &&, struct R49, struct uchar3 &&);
__device__ void df38(char *p) { *(unsigned __int128 *)p = xf38(*(struct char4 *)(p + 0), *(__half *)(p + 256), *(struct R15 *)(p + 512), *(__int128 *)(p + 768), *(struct int4 *)(p + 1024), *(void ***)(p + 1280), *(union R41 *)(p + 1536), *(unsigned char *)(p + 1792), (union R0 &&)*(union R0 *)(p + 2048), *(struct R49 *)(p + 2304), (struct uchar3 &&)*(struct uchar3 *)(p + 2560)); }
__device__ void if38(char *p, unsigned __int128 (*q)(struct char4, __half, struct R15, __int128, struct int4, void **, union R41, unsigned char, union R0 &&, struct R49, struct uchar3 &&)) { *(unsigned __int128 *)p = q(*(struct char4 *)(p + 0), *(__half *)(p + 256), *(struct R15 *)(p + 512), *(__int128 *)(p + 768), *(struct int4 *)(p + 1024), *(void ***)(p + 1280), *(union R41 *)(p + 1536), *(unsigned char *)(p + 1792), (union R0 &&)*(union R0 *)(p + 2048), *(struct R49 *)(p + 2304), (struct uchar3 &&)*(struct uchar3 *)(p + 2560)); }
__device__ union R19 f39(unsigned long long, struct uchar3 &&, union R58, struct uchar3 &&, enum Small, struct uint3, struct R14, char32_t, struct __half2) { return *(union R19 *)address; }
extern __device__ union R19 xf39(unsigned long long, struct uchar3 &&, union R58, struct uchar3 &&, enum Small, struct uint3, struct R14, char32_t, struct __half2);
__device__ void df39(char *p) { *(union R19 *)p = xf39(*(unsigned long long *)(p + 0), (struct uchar3 &&)*(struct uchar3 *)(p + 256), *(union R58 *)(p + 512), (struct uchar3 &&)*(struct uchar3 *)(p + 768), *(enum Small *)(p + 1024), *(struct uint3 *)(p + 1280), *(struct R14 *)(p + 1536), *(char32_t *)(p + 1792), *(struct __half2 *)(p + 2048)); }
__device__ void if39(char *p, union R19 (*q)(unsigned long long, struct uchar3 &&, union R58, struct uchar3 &&, enum Small, struct uint3, struct R14, char32_t, struct __half2)) { *(union R19 *)p = q(*(unsigned long long *)(p + 0), (struct uchar3 &&)*(struct uchar3 *)(p + 256), *(union R58 *)(p + 512), (struct uchar3 &&)*(struct uchar3 *)(p + 768), *(enum Small *)(p + 1024), *(struct uint3 *)(p + 1280), *(struct R14 *)(p + 1536), *(char32_t *)(p + 1792), *(struct __half2 *)(p + 2048)); }
__device__ void f40(unsigned int, struct R40, enum Plain, long long, struct R23, unsigned long long, nullptr_t) { }
extern __device__ void xf40(unsigned int, struct R40, enum Plain, long long, struct R23, unsigned long long, nullptr_t);
__device__ void df40(char *p) { xf40(*(unsigned int *)(p + 0), *(struct R40 *)(p + 256), *(enum Plain *)(p + 512), *(long long *)(p + 768), *(struct R23 *)(p + 1024), *(unsigned long long *)(p + 1280), *(nullptr_t *)(p + 1536)); }
__device__ void if40(char *p, void (*q)(unsigned int, struct R40, enum Plain, long long, struct R23, unsigned long long, nullptr_t)) { q(*(unsigned int *)(p + 0), *(struct R40 *)(p + 256), *(enum Plain *)(p + 512), *(long long *)(p + 768), *(struct R23 *)(p + 1024), *(unsigned long long *)(p + 1280), *(nullptr_t *)(p + 1536)); }
__device__ struct R15 f41(struct R15, struct R44, struct R54, short (&)[5], struct short2, struct R13, enum Plain, enum Scoped, char32_t, struct uint3, struct double2, void (*)(int)) { return *(struct R15 *)address; }
extern __device__ struct R15 xf41(struct R15, struct R44, struct R54, short (&)[5], struct short2, struct R13, enum Plain, enum Scoped, char32_t, struct uint3, struct double2, void (*)(int));
__device__ void df41(char *p) { *(struct R15 *)p = xf41(*(struct R15 *)(p + 0), *(struct R44 *)(p + 256), *(struct R54 *)(p + 512), *(short (*)[5])(p + 768), *(struct short2 *)(p + 1024), *(struct R13 *)(p + 1280), *(enum Plain *)(p + 1536), *(enum Scoped *)(p + 1792), *(char32_t *)(p + 2048), *(struct uint3 *)(p + 2304), *(struct double2 *)(p + 2560), *(void (**)(int))(p + 2816)); }
__device__ void if41(char *p, struct R15 (*q)(struct R15, struct R44, struct R54, short (&)[5], struct short2, struct R13, enum Plain, enum Scoped, char32_t, struct uint3, struct double2, void (*)(int))) { *(struct R15 *)p = q(*(struct R15 *)(p + 0), *(struct R44 *)(p + 256), *(struct R54 *)(p + 512), *(short (*)[5])(p + 768), *(struct short2 *)(p + 1024), *(struct R13 *)(p + 1280), *(enum Plain *)(p + 1536), *(enum Scoped *)(p + 1792), *(char32_t *)(p + 2048), *(struct uint3 *)(p + 2304), *(struct double2 *)(p + 2560), *(void (**)(int))(p + 2816)); }
__device__ struct R14 f42(bool) { return *(struct R14 *)address; }
extern __device__ struct R14 xf42(bool);
__device__ void df42(char *p) { *(struct R14 *)p = xf42(*(bool *)(p + 0)); }
__device__ void if42(char *p, struct R14 (*q)(bool)) { *(struct R14 *)p = q(*(bool *)(p + 0)); }
__device__ unsigned char f43(union R0 &&, char, wchar_t, struct ulonglong4_16a, void (*)(int), unsigned short) { return *(unsigned char *)address; }
extern __device__ unsigned char xf43(union R0 &&, char, wchar_t, struct ulonglong4_16a, void (*)(int), unsigned short);
__device__ void df43(char *p) { *(unsigned char *)p = xf43((union R0 &&)*(union R0 *)(p + 0), *(char *)(p + 256), *(wchar_t *)(p + 512), *(struct ulonglong4_16a *)(p + 768), *(void (**)(int))(p + 1024), *(unsigned short *)(p + 1280)); }
__device__ void if43(char *p, unsigned char (*q)(union R0 &&, char, wchar_t, struct ulonglong4_16a, void (*)(int), unsigned short)) { *(unsigned char *)p = q((union R0 &&)*(union R0 *)(p + 0), *(char *)(p + 256), *(wchar_t *)(p + 512), *(struct ulonglong4_16a *)(p + 768), *(void (**)(int))(p + 1024), *(unsigned short *)(p + 1280)); }
__device__ char &&f44(struct uchar3, struct short2, unsigned long, union R0 &, __half, struct R14, struct R28, __half) { return (char &&)*(char *)address; }
extern __device__ char &&xf44(struct uchar3, struct short2, unsigned long, union R0 &, __half, struct R14, struct R28, __half);
__device__ void df44(char *p) { xf44(*(struct uchar3 *)(p + 0), *(struct short2 *)(p + 256), *(unsigned long *)(p + 512), *(union R0 *)(p + 768), *(__half *)(p + 1024), *(struct R14 *)(p + 1280), *(struct R28 *)(p + 1536), *(__half *)(p + 1792)); }
__device__ void if44(char *p, char &&(*q)(struct uchar3, struct short2, unsigned long, union R0 &, __half, struct R14, struct R28, __half)) { q(*(struct uchar3 *)(p + 0), *(struct short2 *)(p + 256), *(unsigned long *)(p + 512), *(union R0 *)(p + 768), *(__half *)(p + 1024), *(struct R14 *)(p + 1280), *(struct R28 *)(p + 1536), *(__half *)(p + 1792)); }
__device__ union R48 f45(struct uchar3 &, struct R55, int, ...) { return *(union R48 *)address; }
extern __device__ union R48 xf45(struct uchar3 &, struct R55, int, ...);
__device__ void df45(char *p) { *(union R48 *)p = xf45(*(struct uchar3 *)(p + 0), *(struct R55 *)(p + 256), *(int *)(p + 512), *(struct ushort3 *)(p + 768), *(struct char2 *)(p + 1024)); }
__device__ void if45(char *p, union R48 (*q)(struct uchar3 &, struct R55, int, ...)) { *(union R48 *)p = q(*(struct uchar3 *)(p + 0), *(struct R55 *)(p + 256), *(int *)(p + 512), *(struct ushort3 *)(p + 768), *(struct char2 *)(p + 1024)); }
__global__ void f46(struct char4, struct R54, struct R5, char16_t, long long, struct uchar3) {}
__device__ const struct char2 *f47(struct double4_32a) { return *(const struct char2 **)address; }
extern __device__ const struct char2 *xf47(struct double4_32a);
__device__ void df47(char *p) { *(const struct char2 **)p = xf47(*(struct double4_32a *)(p + 0)); }
__device__ void if47(char *p, const struct char2 *(*q)(struct double4_32a)) { *(const struct char2 **)p = q(*(struct double4_32a *)(p + 0)); }
__device__ struct R40 f48(void) { return *(struct R40 *)address; }
extern __device__ struct R40 xf48(void);
__device__ void df48(char *p) { *(struct R40 *)p = xf48(); }
__device__ void if48(char *p, struct R40 (*q)(void)) { *(struct R40 *)p = q(); }
__device__ float f49(void) { return *(float *)address; }
extern __device__ float xf49(void);
__device__ void df49(char *p) { *(float *)p = xf49(); }
__device__ void if49(char *p, float (*q)(void)) { *(float *)p = q(); }
__device__ void f50(int, ...) { }
extern __device__ void xf50(int, ...);
__device__ void df50(char *p) { xf50(*(int *)(p + 0), *(double *)(p + 256), *(struct float2 *)(p + 512)); }
__device__ void if50(char *p, void (*q)(int, ...)) { q(*(int *)(p + 0), *(double *)(p + 256), *(struct float2 *)(p + 512)); }
__global__ void f51(int, struct float1, __int128, long long, float, enum Plain, struct __half2, unsigned int, struct R40, int (**)(void), struct R52, union R48) {}
__device__ enum Negative f52(struct R14, void **, enum Negative, char &) { return *(enum Negative *)address; }
extern __device__ enum Negative xf52(struct R14, void **, enum Negative, char &);
__device__ void df52(char *p) { *(enum Negative *)p = xf52(*(struct R14 *)(p + 0), *(void ***)(p + 256), *(enum Negative *)(p + 512), *(char *)(p + 768)); }
__device__ void if52(char *p, enum Negative (*q)(struct R14, void **, enum Negative, char &)) { *(enum Negative *)p = q(*(struct R14 *)(p + 0), *(void ***)(p + 256), *(enum Negative *)(p + 512), *(char *)(p + 768)); }
__device__ __half f53(__half, void **, void **, double) { return *(__half *)address; }
extern __device__ __half xf53(__half, void **, void **, double);
__device__ void df53(char *p) { *(__half *)p = xf53(*(__half *)(p + 0), *(void ***)(p + 256), *(void ***)(p + 512), *(double *)(p + 768)); }
__device__ void if53(char *p, __half (*q)(__half, void **, void **, double)) { *(__half *)p = q(*(__half *)(p + 0), *(void ***)(p + 256), *(void ***)(p + 512), *(double *)(p + 768)); }
__device__ struct R30 f54(int *, struct float4, struct char4, struct uchar3, void **, unsigned __int128, struct R50) { return *(struct R30 *)address; }
extern __device__ struct R30 xf54(int *, struct float4, struct char4, struct uchar3, void **, unsigned __int128, struct R50);
__device__ void df54(char *p) { *(struct R30 *)p = xf54(*(int **)(p + 0), *(struct float4 *)(p + 256), *(struct char4 *)(p + 512), *(struct uchar3 *)(p + 768), *(void ***)(p + 1024), *(unsigned __int128 *)(p + 1280), *(struct R50 *)(p + 1536)); }
__device__ void if54(char *p, struct R30 (*q)(int *, struct float4, struct char4, struct uchar3, void **, unsigned __int128, struct R50)) { *(struct R30 *)p = q(*(int **)(p + 0), *(struct float4 *)(p + 256), *(struct char4 *)(p + 512), *(struct uchar3 *)(p + 768), *(void ***)(p + 1024), *(unsigned __int128 *)(p + 1280), *(struct R50 *)(p + 1536)); }
__global__ void f55(float, char32_t, unsigned __int128, struct R50) {}
__device__ struct int4 f56(enum Negative) { return *(struct int4 *)address; }
extern __device__ struct int4 xf56(enum Negative);
__device__ void df56(char *p) { *(struct int4 *)p = xf56(*(enum Negative *)(p + 0)); }
__device__ void if56(char *p, struct int4 (*q)(enum Negative)) { *(struct int4 *)p = q(*(enum Negative *)(p + 0)); }
__device__ struct double3 f57(unsigned __int128, char &, unsigned short, struct int2, struct R13, enum Small, int *, struct double3, struct R22, unsigned long, union R17) { return *(struct double3 *)address; }
extern __device__ struct double3 xf57(unsigned __int128, char &, unsigned short, struct int2, struct R13, enum Small, int *, struct double3, struct R22, unsigned long, union R17);
__device__ void df57(char *p) { *(struct double3 *)p = xf57(*(unsigned __int128 *)(p + 0), *(char *)(p + 256), *(unsigned short *)(p + 512), *(struct int2 *)(p + 768), *(struct R13 *)(p + 1024), *(enum Small *)(p + 1280), *(int **)(p + 1536), *(struct double3 *)(p + 1792), *(struct R22 *)(p + 2048), *(unsigned long *)(p + 2304), *(union R17 *)(p + 2560)); }
__device__ void if57(char *p, struct double3 (*q)(unsigned __int128, char &, unsigned short, struct int2, struct R13, enum Small, int *, struct double3, struct R22, unsigned long, union R17)) { *(struct double3 *)p = q(*(unsigned __int128 *)(p + 0), *(char *)(p + 256), *(unsigned short *)(p + 512), *(struct int2 *)(p + 768), *(struct R13 *)(p + 1024), *(enum Small *)(p + 1280), *(int **)(p + 1536), *(struct double3 *)(p + 1792), *(struct R22 *)(p + 2048), *(unsigned long *)(p + 2304), *(union R17 *)(p + 2560)); }
__device__ const struct char2 *f58(unsigned __int128, bool, struct R28, nullptr_t, struct uchar3 &&, struct __half2, struct R2, enum Wide, float, struct R56, int) { return *(const struct char2 **)address; }
extern __device__ const struct char2 *xf58(unsigned __int128, bool, struct R28, nullptr_t, struct uchar3 &&, struct __half2, struct R2, enum Wide, float, struct R56, int);
__device__ void df58(char *p) { *(const struct char2 **)p = xf58(*(unsigned __int128 *)(p + 0), *(bool *)(p + 256), *(struct R28 *)(p + 512), *(nullptr_t *)(p + 768), (struct uchar3 &&)*(struct uchar3 *)(p + 1024), *(struct __half2 *)(p + 1280), *(struct R2 *)(p + 1536), *(enum Wide *)(p + 1792), *(float *)(p + 2048), *(struct R56 *)(p + 2304), *(int *)(p + 2560)); }
__device__ void if58(char *p, const struct char2 *(*q)(unsigned __int128, bool, struct R28, nullptr_t, struct uchar3 &&, struct __half2, struct R2, enum Wide, float, struct R56, int)) { *(const struct char2 **)p = q(*(unsigned __int128 *)(p + 0), *(bool *)(p + 256), *(struct R28 *)(p + 512), *(nullptr_t *)(p + 768), (struct uchar3 &&)*(struct uchar3 *)(p + 1024), *(struct __half2 *)(p + 1280), *(struct R2 *)(p + 1536), *(enum Wide *)(p + 1792), *(float *)(p + 2048), *(struct R56 *)(p + 2304), *(int *)(p + 2560)); }
__device__ union R58 f59(struct R49, enum Negative, void **, union R0 &, struct R40, int (*)[3], unsigned int, char32_t, bool, struct __half2) { return *(union R58 *)address; }
extern __device__ union R58 xf59(struct R49, enum Negative, void **, union R0 &, struct R40, int (*)[3], unsigned int, char32_t, bool, struct __half2);
__device__ void df59(char *p) { *(union R58 *)p = xf59(*(struct R49 *)(p + 0), *(enum Negative *)(p + 256), *(void ***)(p + 512), *(union R0 *)(p + 768), *(struct R40 *)(p + 1024), *(int (**)[3])(p + 1280), *(unsigned int *)(p + 1536), *(char32_t *)(p + 1792), *(bool *)(p + 2048), *(struct __half2 *)(p + 2304)); }
__device__ void if59(char *p, union R58 (*q)(struct R49, enum Negative, void **, union R0 &, struct R40, int (*)[3], unsigned int, char32_t, bool, struct __half2)) { *(union R58 *)p = q(*(struct R49 *)(p + 0), *(enum Negative *)(p + 256), *(void ***)(p + 512), *(union R0 *)(p + 768), *(struct R40 *)(p + 1024), *(int (**)[3])(p + 1280), *(unsigned int *)(p + 1536), *(char32_t *)(p + 1792), *(bool *)(p + 2048), *(struct __half2 *)(p + 2304)); }
__device__ enum Wide f60(void) { return *(enum Wide *)address; }
extern __device__ enum Wide xf60(void);
__device__ void df60(char *p) { *(enum Wide *)p = xf60(); }
__device__ void if60(char *p, enum Wide (*q)(void)) { *(enum Wide *)p = q(); }
__device__ void f61(struct R27, struct R43, struct R28, int) { }
extern __device__ void xf61(struct R27, struct R43, struct R28, int);
__device__ void df61(char *p) { xf61(*(struct R27 *)(p + 0), *(struct R43 *)(p + 256), *(struct R28 *)(p + 512), *(int *)(p + 768)); }
__device__ void if61(char *p, void (*q)(struct R27, struct R43, struct R28, int)) { q(*(struct R27 *)(p + 0), *(struct R43 *)(p + 256), *(struct R28 *)(p + 512), *(int *)(p + 768)); }
__device__ struct float1 f62(struct float3, struct __half2) { return *(struct float1 *)address; }
extern __device__ struct float1 xf62(struct float3, struct __half2);
__device__ void df62(char *p) { *(struct float1 *)p = xf62(*(struct float3 *)(p + 0), *(struct __half2 *)(p + 256)); }
__device__ void if62(char *p, struct float1 (*q)(struct float3, struct __half2)) { *(struct float1 *)p = q(*(struct float3 *)(p + 0), *(struct __half2 *)(p + 256)); }
__device__ union R0 &&f63(__half, nullptr_t, nullptr_t, struct float4, struct R6, long long, struct uint3, struct R7, long double, struct R7, long, int, ...) { return (union R0 &&)*(union R0 *)address; }
extern __device__ union R0 &&xf63(__half, nullptr_t, nullptr_t, struct float4, struct R6, long long, struct uint3, struct R7, long double, struct R7, long, int, ...);
__device__ void df63(char *p) { xf63(*(__half *)(p + 0), *(nullptr_t *)(p + 256), *(nullptr_t *)(p + 512), *(struct float4 *)(p + 768), *(struct R6 *)(p + 1024), *(long long *)(p + 1280), *(struct uint3 *)(p + 1536), *(struct R7 *)(p + 1792), *(long double *)(p + 2048), *(struct R7 *)(p + 2304), *(long *)(p + 2560), *(int *)(p + 2816), *(struct ulonglong4_16a *)(p + 3072), *(unsigned int *)(p + 3328), *(struct ushort3 *)(p + 3584), *(int *)(p + 3840)); }
__device__ void if63(char *p, union R0 &&(*q)(__half, nullptr_t, nullptr_t, struct float4, struct R6, long long, struct uint3, struct R7, long double, struct R7, long, int, ...)) { q(*(__half *)(p + 0), *(nullptr_t *)(p + 256), *(nullptr_t *)(p + 512), *(struct float4 *)(p + 768), *(struct R6 *)(p + 1024), *(long long *)(p + 1280), *(struct uint3 *)(p + 1536), *(struct R7 *)(p + 1792), *(long double *)(p + 2048), *(struct R7 *)(p + 2304), *(long *)(p + 2560), *(int *)(p + 2816), *(struct ulonglong4_16a *)(p + 3072), *(unsigned int *)(p + 3328), *(struct ushort3 *)(p + 3584), *(int *)(p + 3840)); }
__device__ void f64(struct Holder) { }
extern __device__ void xf64(struct Holder);
__device__ void df64(char *p) { xf64(*(struct Holder *)(p + 0)); }
__device__ void if64(char *p, void (*q)(struct Holder)) { q(*(struct Holder *)(p + 0)); }
__global__ void f65(struct R13, unsigned char, struct Holder, struct R28) {}
__device__ long long f66(int (*)[3], enum Plain, long double, void (*)(int), struct R14, unsigned __int128, const struct char2 *) { return *(long long *)address; }
extern __device__ long long xf66(int (*)[3], enum Plain, long double, void (*)(int), struct R14, unsigned __int128, const struct char2 *);
__device__ void df66(char *p) { *(long long *)p = xf66(*(int (**)[3])(p + 0), *(enum Plain *)(p + 256), *(long double *)(p + 512), *(void (**)(int))(p + 768), *(struct R14 *)(p + 1024), *(unsigned __int128 *)(p + 1280), *(const struct char2 **)(p + 1536)); }
__device__ void if66(char *p, long long (*q)(int (*)[3], enum Plain, long double, void (*)(int), struct R14, unsigned __int128, const struct char2 *)) { *(long long *)p = q(*(int (**)[3])(p + 0), *(enum Plain *)(p + 256), *(long double *)(p + 512), *(void (**)(int))(p + 768), *(struct R14 *)(p + 1024), *(unsigned __int128 *)(p + 1280), *(const struct char2 **)(p + 1536)); }
__device__ void f67(union R25, struct short2, short (&)[5], __half, union R0 &, char16_t, __half, __int128, unsigned int, enum Negative, struct R53, struct uchar3) { }
extern __device__ void xf67(union R25, struct short2, short (&)[5], __half, union R0 &, char16_t, __half, __int128, unsigned int, enum Negative, struct R53, struct uchar3);
__device__ void df67(char *p) { xf67(*(union R25 *)(p + 0), *(struct short2 *)(p + 256), *(short (*)[5])(p + 512), *(__half *)(p + 768), *(union R0 *)(p + 1024), *(char16_t *)(p + 1280), *(__half *)(p + 1536), *(__int128 *)(p + 1792), *(unsigned int *)(p + 2048), *(enum Negative *)(p + 2304), *(struct R53 *)(p + 2560), *(struct uchar3 *)(p + 2816)); }
__device__ void if67(char *p, void (*q)(union R25, struct short2, short (&)[5], __half, union R0 &, char16_t, __half, __int128, unsigned int, enum Negative, struct R53, struct uchar3)) { q(*(union R25 *)(p + 0), *(struct short2 *)(p + 256), *(short (*)[5])(p + 512), *(__half *)(p + 768), *(union R0 *)(p + 1024), *(char16_t *)(p + 1280), *(__half *)(p + 1536), *(__int128 *)(p + 1792), *(unsigned int *)(p + 2048), *(enum Negative *)(p + 2304), *(struct R53 *)(p + 2560), *(struct uchar3 *)(p + 2816)); }
__device__ int (*f68(long double, struct R20, nullptr_t, long double, long, struct R13))[3] { return *(int (**)[3])address; }
extern __device__ int (*xf68(long double, struct R20, nullptr_t, long double, long, struct R13))[3];
__device__ void df68(char *p) { *(int (**)[3])p = xf68(*(long double *)(p + 0), *(struct R20 *)(p + 256), *(nullptr_t *)(p + 512), *(long double *)(p + 768), *(long *)(p + 1024), *(struct R13 *)(p + 1280)); }
__device__ void if68(char *p, int (*(*q)(long double, struct R20, nullptr_t, long double, long, struct R13))[3]) { *(int (**)[3])p = q(*(long double *)(p + 0), *(struct R20 *)(p + 256), *(nullptr_t *)(p + 512), *(long double *)(p + 768), *(long *)(p + 1024), *(struct R13 *)(p + 1280)); }
__device__ struct uchar3 f69(unsigned int, struct R15, nullptr_t, int, unsigned int) { return *(struct uchar3 *)address; }
extern __device__ struct uchar3 xf69(unsigned int, struct R15, nullptr_t, int, unsigned int);
__device__ void df69(char *p) { *(struct uchar3 *)p = xf69(*(unsigned int *)(p + 0), *(struct R15 *)(p + 256), *(nullptr_t *)(p + 512), *(int *)(p + 768), *(unsigned int *)(p + 1024)); }
__device__ void if69(char *p, struct uchar3 (*q)(unsigned int, struct R15, nullptr_t, int, unsigned int)) { *(struct uchar3 *)p = q(*(unsigned int *)(p + 0), *(struct R15 *)(p + 256), *(nullptr_t *)(p + 512), *(int *)(p + 768), *(unsigned int *)(p + 1024)); }
__device__ double f70(int, unsigned long, short (&)[5], struct long2, char, struct __nv_bfloat162, unsigned long long, union R0 &, struct float2) { return *(double *)address; }
extern __device__ double xf70(int, unsigned long, short (&)[5], struct long2, char, struct __nv_bfloat162, unsigned long long, union R0 &, struct float2);
__device__ void df70(char *p) { *(double *)p = xf70(*(int *)(p + 0), *(unsigned long *)(p + 256), *(short (*)[5])(p + 512), *(struct long2 *)(p + 768), *(char *)(p + 1024), *(struct __nv_bfloat162 *)(p + 1280), *(unsigned long long *)(p + 1536), *(union R0 *)(p + 1792), *(struct float2 *)(p + 2048)); }
__device__ void if70(char *p, double (*q)(int, unsigned long, short (&)[5], struct long2, char, struct __nv_bfloat162, unsigned long long, union R0 &, struct float2)) { *(double *)p = q(*(int *)(p + 0), *(unsigned long *)(p + 256), *(short (*)[5])(p + 512), *(struct long2 *)(p + 768), *(char *)(p + 1024), *(struct __nv_bfloat162 *)(p + 1280), *(unsigned long long *)(p + 1536), *(union R0 *)(p + 1792), *(struct float2 *)(p + 2048)); }
__device__ void **f71(wchar_t, struct R2, int, ...) { return *(void ***)address; }
extern __device__ void **xf71(wchar_t, struct R2, int, ...);
__device__ void df71(char *p) { *(void ***)p = xf71(*(wchar_t *)(p + 0), *(struct R2 *)(p + 256), *(int *)(p + 512)); }
__device__ void if71(char *p, void **(*q)(wchar_t, struct R2, int, ...)) { *(void ***)p = q(*(wchar_t *)(p + 0), *(struct R2 *)(p + 256), *(int *)(p + 512)); }
__device__ float f72(int, ...) { return *(float *)address; }
extern __device__ float xf72(int, ...);
__device__ void df72(char *p) { *(float *)p = xf72(*(int *)(p + 0), *(float **)(p + 256), *(struct double4_32a *)(p + 512), *(struct float2 *)(p + 768)); }
__device__ void if72(char *p, float (*q)(int, ...)) { *(float *)p = q(*(int *)(p + 0), *(float **)(p + 256), *(struct double4_32a *)(p + 512), *(struct float2 *)(p + 768)); }
__device__ struct R54 f73(double, struct short2, union R0 &&, struct R9) { return *(struct R54 *)address; }
extern __device__ struct R54 xf73(double, struct short2, union R0 &&, struct R9);
__device__ void df73(char *p) { *(struct R54 *)p = xf73(*(double *)(p + 0), *(struct short2 *)(p + 256), (union R0 &&)*(union R0 *)(p + 512), *(struct R9 *)(p + 768)); }
__device__ void if73(char *p, struct R54 (*q)(double, struct short2, union R0 &&, struct R9)) { *(struct R54 *)p = q(*(double *)(p + 0), *(struct short2 *)(p + 256), (union R0 &&)*(union R0 *)(p + 512), *(struct R9 *)(p + 768)); }
__device__ void f74(char &, enum Plain, unsigned long long, struct R49, struct uchar3 &, long, enum Small, char, __half, struct int4, enum Plain) { }
extern __device__ void xf74(char &, enum Plain, unsigned long long, struct R49, struct uchar3 &, long, enum Small, char, __half, struct int4, enum Plain);
__device__ void df74(char *p) { xf74(*(char *)(p + 0), *(enum Plain *)(p + 256), *(unsigned long long *)(p + 512), *(struct R49 *)(p + 768), *(struct uchar3 *)(p + 1024), *(long *)(p + 1280), *(enum Small *)(p + 1536), *(char *)(p + 1792), *(__half *)(p + 2048), *(struct int4 *)(p + 2304), *(enum Plain *)(p + 2560)); }
__device__ void if74(char *p, void (*q)(char &, enum Plain, unsigned long long, struct R49, struct uchar3 &, long, enum Small, char, __half, struct int4, enum Plain)) { q(*(char *)(p + 0), *(enum Plain *)(p + 256), *(unsigned long long *)(p + 512), *(struct R49 *)(p + 768), *(struct uchar3 *)(p + 1024), *(long *)(p + 1280), *(enum Small *)(p + 1536), *(char *)(p + 1792), *(__half *)(p + 2048), *(struct int4 *)(p + 2304), *(enum Plain *)(p + 2560)); }
__device__ void f75(int (**)(void), struct double4_32a, struct R1, struct R40, struct R11, char &&, long long, float) { }
extern __device__ void xf75(int (**)(void), struct double4_32a, struct R1, struct R40, struct R11, char &&, long long, float);
__device__ void df75(char *p) { xf75(*(int (***)(void))(p + 0), *(struct double4_32a *)(p + 256), *(struct R1 *)(p + 512), *(struct R40 *)(p + 768), *(struct R11 *)(p + 1024), (char &&)*(char *)(p + 1280), *(long long *)(p + 1536), *(float *)(p + 1792)); }
__device__ void if75(char *p, void (*q)(int (**)(void), struct double4_32a, struct R1, struct R40, struct R11, char &&, long long, float)) { q(*(int (***)(void))(p + 0), *(struct double4_32a *)(p + 256), *(struct R1 *)(p + 512), *(struct R40 *)(p + 768), *(struct R11 *)(p + 1024), (char &&)*(char *)(p + 1280), *(long long *)(p + 1536), *(float *)(p + 1792)); }
__device__ void f76(enum Scoped, struct uchar3 &, __nv_bfloat16, struct R55, union R0, bool, struct Holder, int (**)(void), struct short2, enum Small, union R37, int *) { }
extern __device__ void xf76(enum Scoped, struct uchar3 &, __nv_bfloat16, struct R55, union R0, bool, struct Holder, int (**)(void), struct short2, enum Small, union R37, int *);
__device__ void df76(char *p) { xf76(*(enum Scoped *)(p + 0), *(struct uchar3 *)(p + 256), *(__nv_bfloat16 *)(p + 512), *(struct R55 *)(p + 768), *(union R0 *)(p + 1024), *(bool *)(p + 1280), *(struct Holder *)(p + 1536), *(int (***)(void))(p + 1792), *(struct short2 *)(p + 2048), *(enum Small *)(p + 2304), *(union R37 *)(p + 2560), *(int **)(p + 2816)); }
__device__ void if76(char *p, void (*q)(enum Scoped, struct uchar3 &, __nv_bfloat16, struct R55, union R0, bool, struct Holder, int (**)(void), struct short2, enum Small, union R37, int *)) { q(*(enum Scoped *)(p + 0), *(struct uchar3 *)(p + 256), *(__nv_bfloat16 *)(p + 512), *(struct R55 *)(p + 768), *(union R0 *)(p + 1024), *(bool *)(p + 1280), *(struct Holder *)(p + 1536), *(int (***)(void))(p + 1792), *(struct short2 *)(p + 2048), *(enum Small *)(p + 2304), *(union R37 *)(p + 2560), *(int **)(p + 2816)); }
__device__ struct __nv_bfloat162 f77(struct R56, union R0, struct short2, struct R47, double, struct R50, struct Holder) { return *(struct __nv_bfloat162 *)address; }
extern __device__ struct __nv_bfloat162 xf77(struct R56, union R0, struct short2, struct R47, double, struct R50, struct Holder);
__device__ void df77(char *p) { *(struct __nv_bfloat162 *)p = xf77(*(struct R56 *)(p + 0), *(union R0 *)(p + 256), *(struct short2 *)(p + 512), *(struct R47 *)(p + 768), *(double *)(p + 1024), *(struct R50 *)(p + 1280), *(struct Holder *)(p + 1536)); }
__device__ void if77(char *p, struct __nv_bfloat162 (*q)(struct R56, union R0, struct short2, struct R47, double, struct R50, struct Holder)) { *(struct __nv_bfloat162 *)p = q(*(struct R56 *)(p + 0), *(union R0 *)(p + 256), *(struct short2 *)(p + 512), *(struct R47 *)(p + 768), *(double *)(p + 1024), *(struct R50 *)(p + 1280), *(struct Holder *)(p + 1536)); }
__device__ struct R3 f78(double, struct short2, struct R24) { return *(struct R3 *)address; }
extern __device__ struct R3 xf78(double, struct short2, struct R24);
__device__ void df78(char *p) { *(struct R3 *)p = xf78(*(double *)(p + 0), *(struct short2 *)(p + 256), *(struct R24 *)(p + 512)); }
__device__ void if78(char *p, struct R3 (*q)(double, struct short2, struct R24)) { *(struct R3 *)p = q(*(double *)(p + 0), *(struct short2 *)(p + 256), *(struct R24 *)(p + 512)); }
__device__ struct float4 f79(void (*)(int), float, __int128, struct R47, float, struct R46, union R0 &&, union R25, struct R8, int, ...) { return *(struct float4 *)address; }
extern __device__ struct float4 xf79(void (*)(int), float, __int128, struct R47, float, struct R46, union R0 &&, union R25, struct R8, int, ...);
__device__ void df79(char *p) { *(struct float4 *)p = xf79(*(void (**)(int))(p + 0), *(float *)(p + 256), *(__int128 *)(p + 512), *(struct R47 *)(p + 768), *(float *)(p + 1024), *(struct R46 *)(p + 1280), (union R0 &&)*(union R0 *)(p + 1536), *(union R25 *)(p + 1792), *(struct R8 *)(p + 2048), *(int *)(p + 2304), *(__int128 *)(p + 2560)); }
__device__ void if79(char *p, struct float4 (*q)(void (*)(int), float, __int128, struct R47, float, struct R46, union R0 &&, union R25, struct R8, int, ...)) { *(struct float4 *)p = q(*(void (**)(int))(p + 0), *(float *)(p + 256), *(__int128 *)(p + 512), *(struct R47 *)(p + 768), *(float *)(p + 1024), *(struct R46 *)(p + 1280), (union R0 &&)*(union R0 *)(p + 1536), *(union R25 *)(p + 1792), *(struct R8 *)(p + 2048), *(int *)(p + 2304), *(__int128 *)(p + 2560)); }
__device__ void (*f80(__int128, float, struct Holder, long double, union R0 &&, struct R14, enum Plain, char &, __half, struct ushort3, enum Negative, int, ...))(int) { return *(void (**)(int))address; }
extern __device__ void (*xf80(__int128, float, struct Holder, long double, union R0 &&, struct R14, enum Plain, char &, __half, struct ushort3, enum Negative, int, ...))(int);
__device__ void df80(char *p) { *(void (**)(int))p = xf80(*(__int128 *)(p + 0), *(float *)(p + 256), *(struct Holder *)(p + 512), *(long double *)(p + 768), (union R0 &&)*(union R0 *)(p + 1024), *(struct R14 *)(p + 1280), *(enum Plain *)(p + 1536), *(char *)(p + 1792), *(__half *)(p + 2048), *(struct ushort3 *)(p + 2304), *(enum Negative *)(p + 2560), *(int *)(p + 2816)); }
__device__ void if80(char *p, void (*(*q)(__int128, float, struct Holder, long double, union R0 &&, struct R14, enum Plain, char &, __half, struct ushort3, enum Negative, int, ...))(int)) { *(void (**)(int))p = q(*(__int128 *)(p + 0), *(float *)(p + 256), *(struct Holder *)(p + 512), *(long double *)(p + 768), (union R0 &&)*(union R0 *)(p + 1024), *(struct R14 *)(p + 1280), *(enum Plain *)(p + 1536), *(char *)(p + 1792), *(__half *)(p + 2048), *(struct ushort3 *)(p + 2304), *(enum Negative *)(p + 2560), *(int *)(p + 2816)); }
__device__ struct short4 f81(__nv_bfloat16, struct ushort3, struct short2, struct char2, union R0 &, struct R16, enum Plain, struct ulonglong4_16a, struct long2, struct short4) { return *(struct short4 *)address; }
extern __device__ struct short4 xf81(__nv_bfloat16, struct ushort3, struct short2, struct char2, union R0 &, struct R16, enum Plain, struct ulonglong4_16a, struct long2, struct short4);
__device__ void df81(char *p) { *(struct short4 *)p = xf81(*(__nv_bfloat16 *)(p + 0), *(struct ushort3 *)(p + 256), *(struct short2 *)(p + 512), *(struct char2 *)(p + 768), *(union R0 *)(p + 1024), *(struct R16 *)(p + 1280), *(enum Plain *)(p + 1536), *(struct ulonglong4_16a *)(p + 1792), *(struct long2 *)(p + 2048), *(struct short4 *)(p + 2304)); }
__device__ void if81(char *p, struct short4 (*q)(__nv_bfloat16, struct ushort3, struct short2, struct char2, union R0 &, struct R16, enum Plain, struct ulonglong4_16a, struct long2, struct short4)) { *(struct short4 *)p = q(*(__nv_bfloat16 *)(p + 0), *(struct ushort3 *)(p + 256), *(struct short2 *)(p + 512), *(struct char2 *)(p + 768), *(union R0 *)(p + 1024), *(struct R16 *)(p + 1280), *(enum Plain *)(p + 1536), *(struct ulonglong4_16a *)(p + 1792), *(struct long2 *)(p + 2048), *(struct short4 *)(p + 2304)); }
__device__ union R48 f82(char, enum Small, int, ...) { return *(union R48 *)address; }
extern __device__ union R48 xf82(char, enum Small, int, ...);
__device__ void df82(char *p) { *(union R48 *)p = xf82(*(char *)(p + 0), *(enum Small *)(p + 256), *(int *)(p + 512), *(struct float2 *)(p + 768), *(int *)(p + 1024), *(struct float1 *)(p + 1280), *(struct short2 *)(p + 1536)); }
__device__ void if82(char *p, union R48 (*q)(char, enum Small, int, ...)) { *(union R48 *)p = q(*(char *)(p + 0), *(enum Small *)(p + 256), *(int *)(p + 512), *(struct float2 *)(p + 768), *(int *)(p + 1024), *(struct float1 *)(p + 1280), *(struct short2 *)(p + 1536)); }
__global__ void f83(enum Wide) {}
__device__ enum Plain f84(unsigned short, struct R56, struct uchar3, struct uint3, struct R1, struct float1, enum Negative, unsigned int, struct float2, struct R55) { return *(enum Plain *)address; }
extern __device__ enum Plain xf84(unsigned short, struct R56, struct uchar3, struct uint3, struct R1, struct float1, enum Negative, unsigned int, struct float2, struct R55);
__device__ void df84(char *p) { *(enum Plain *)p = xf84(*(unsigned short *)(p + 0), *(struct R56 *)(p + 256), *(struct uchar3 *)(p + 512), *(struct uint3 *)(p + 768), *(struct R1 *)(p + 1024), *(struct float1 *)(p + 1280), *(enum Negative *)(p + 1536), *(unsigned int *)(p + 1792), *(struct float2 *)(p + 2048), *(struct R55 *)(p + 2304)); }
__device__ void if84(char *p, enum Plain (*q)(unsigned short, struct R56, struct uchar3, struct uint3, struct R1, struct float1, enum Negative, unsigned int, struct float2, struct R55)) { *(enum Plain *)p = q(*(unsigned short *)(p + 0), *(struct R56 *)(p + 256), *(struct uchar3 *)(p + 512), *(struct uint3 *)(p + 768), *(struct R1 *)(p + 1024), *(struct float1 *)(p + 1280), *(enum Negative *)(p + 1536), *(unsigned int *)(p + 1792), *(struct float2 *)(p + 2048), *(struct R55 *)(p + 2304)); }
__device__ void f85(unsigned long, __half, wchar_t, __half, struct __nv_bfloat162, int *, wchar_t, unsigned __int128, __half, union R0, unsigned int) { }
extern __device__ void xf85(unsigned long, __half, wchar_t, __half, struct __nv_bfloat162, int *, wchar_t, unsigned __int128, __half, union R0, unsigned int);
__device__ void df85(char *p) { xf85(*(unsigned long *)(p + 0), *(__half *)(p + 256), *(wchar_t *)(p + 512), *(__half *)(p + 768), *(struct __nv_bfloat162 *)(p + 1024), *(int **)(p + 1280), *(wchar_t *)(p + 1536), *(unsigned __int128 *)(p + 1792), *(__half *)(p + 2048), *(union R0 *)(p + 2304), *(unsigned int *)(p + 2560)); }
__device__ void if85(char *p, void (*q)(unsigned long, __half, wchar_t, __half, struct __nv_bfloat162, int *, wchar_t, unsigned __int128, __half, union R0, unsigned int)) { q(*(unsigned long *)(p + 0), *(__half *)(p + 256), *(wchar_t *)(p + 512), *(__half *)(p + 768), *(struct __nv_bfloat162 *)(p + 1024), *(int **)(p + 1280), *(wchar_t *)(p + 1536), *(unsigned __int128 *)(p + 1792), *(__half *)(p + 2048), *(union R0 *)(p + 2304), *(unsigned int *)(p + 2560)); }
__device__ struct ushort3 f86(unsigned long, __int128, struct R49, unsigned long, short, short (&)[5], enum Plain, unsigned int, struct R9) { return *(struct ushort3 *)address; }
extern __device__ struct ushort3 xf86(unsigned long, __int128, struct R49, unsigned long, short, short (&)[5], enum Plain, unsigned int, struct R9);
__device__ void df86(char *p) { *(struct ushort3 *)p = xf86(*(unsigned long *)(p + 0), *(__int128 *)(p + 256), *(struct R49 *)(p + 512), *(unsigned long *)(p + 768), *(short *)(p + 1024), *(short (*)[5])(p + 1280), *(enum Plain *)(p + 1536), *(unsigned int *)(p + 1792), *(struct R9 *)(p + 2048)); }
__device__ void if86(char *p, struct ushort3 (*q)(unsigned long, __int128, struct R49, unsigned long, short, short (&)[5], enum Plain, unsigned int, struct R9)) { *(struct ushort3 *)p = q(*(unsigned long *)(p + 0), *(__int128 *)(p + 256), *(struct R49 *)(p + 512), *(unsigned long *)(p + 768), *(short *)(p + 1024), *(short (*)[5])(p + 1280), *(enum Plain *)(p + 1536), *(unsigned int *)(p + 1792), *(struct R9 *)(p + 2048)); }
__device__ struct R1 f87(enum Plain, long, wchar_t, const struct char2 *) { return *(struct R1 *)address; }
extern __device__ struct R1 xf87(enum Plain, long, wchar_t, const struct char2 *);
__device__ void df87(char *p) { *(struct R1 *)p = xf87(*(enum Plain *)(p + 0), *(long *)(p + 256), *(wchar_t *)(p + 512), *(const struct char2 **)(p + 768)); }
__device__ void if87(char *p, struct R1 (*q)(enum Plain, long, wchar_t, const struct char2 *)) { *(struct R1 *)p = q(*(enum Plain *)(p + 0), *(long *)(p + 256), *(wchar_t *)(p + 512), *(const struct char2 **)(p + 768)); }
__global__ void f88(struct __nv_bfloat162, struct R54, enum Scoped, unsigned char) {}
__device__ unsigned long long f89(unsigned int, struct Holder, struct short2, struct Holder, struct R15, enum Plain, long long, struct float4, struct R47, char &&, bool, struct R14) { return *(unsigned long long *)address; }
extern __device__ unsigned long long xf89(unsigned int, struct Holder, struct short2, struct Holder, struct R15, enum Plain, long long, struct float4, struct R47, char &&, bool, struct R14);
__device__ void df89(char *p) { *(unsigned long long *)p = xf89(*(unsigned int *)(p + 0), *(struct Holder *)(p + 256), *(struct short2 *)(p + 512), *(struct Holder *)(p + 768), *(struct R15 *)(p + 1024), *(enum Plain *)(p + 1280), *(long long *)(p + 1536), *(struct float4 *)(p + 1792), *(struct R47 *)(p + 2048), (char &&)*(char *)(p + 2304), *(bool *)(p + 2560), *(struct R14 *)(p + 2816)); }
__device__ void if89(char *p, unsigned long long (*q)(unsigned int, struct Holder, struct short2, struct Holder, struct R15, enum Plain, long long, struct float4, struct R47, char &&, bool, struct R14)) { *(unsigned long long *)p = q(*(unsigned int *)(p + 0), *(struct Holder *)(p + 256), *(struct short2 *)(p + 512), *(struct Holder *)(p + 768), *(struct R15 *)(p + 1024), *(enum Plain *)(p + 1280), *(long long *)(p + 1536), *(struct float4 *)(p + 1792), *(struct R47 *)(p + 2048), (char &&)*(char *)(p + 2304), *(bool *)(p + 2560), *(struct R14 *)(p + 2816)); }
__device__ struct short4 f90(char32_t, struct R49, enum Negative, struct long2) { return *(struct short4 *)address; }
extern __device__ struct short4 xf90(char32_t, struct R49, enum Negative, struct long2);
__device__ void df90(char *p) { *(struct short4 *)p = xf90(*(char32_t *)(p + 0), *(struct R49 *)(p + 256), *(enum Negative *)(p + 512), *(struct long2 *)(p + 768)); }
__device__ void if90(char *p, struct short4 (*q)(char32_t, struct R49, enum Negative, struct long2)) { *(struct short4 *)p = q(*(char32_t *)(p + 0), *(struct R49 *)(p + 256), *(enum Negative *)(p + 512), *(struct long2 *)(p + 768)); }
__device__ unsigned long f91(signed char, enum Plain, struct ulonglong4_16a, struct float2, struct short2, signed char, struct double2, long) { return *(unsigned long *)address; }
extern __device__ unsigned long xf91(signed char, enum Plain, struct ulonglong4_16a, struct float2, struct short2, signed char, struct double2, long);
__device__ void df91(char *p) { *(unsigned long *)p = xf91(*(signed char *)(p + 0), *(enum Plain *)(p + 256), *(struct ulonglong4_16a *)(p + 512), *(struct float2 *)(p + 768), *(struct short2 *)(p + 1024), *(signed char *)(p + 1280), *(struct double2 *)(p + 1536), *(long *)(p + 1792)); }
__device__ void if91(char *p, unsigned long (*q)(signed char, enum Plain, struct ulonglong4_16a, struct float2, struct short2, signed char, struct double2, long)) { *(unsigned long *)p = q(*(signed char *)(p + 0), *(enum Plain *)(p + 256), *(struct ulonglong4_16a *)(p + 512), *(struct float2 *)(p + 768), *(struct short2 *)(p + 1024), *(signed char *)(p + 1280), *(struct double2 *)(p + 1536), *(long *)(p + 1792)); }
__device__ void f92(char &&, struct char4, unsigned char) { }
extern __device__ void xf92(char &&, struct char4, unsigned char);
__device__ void df92(char *p) { xf92((char &&)*(char *)(p + 0), *(struct char4 *)(p + 256), *(unsigned char *)(p + 512)); }
__device__ void if92(char *p, void (*q)(char &&, struct char4, unsigned char)) { q((char &&)*(char *)(p + 0), *(struct char4 *)(p + 256), *(unsigned char *)(p + 512)); }
__device__ enum Plain f93(struct float1, char &&) { return *(enum Plain *)address; }
extern __device__ enum Plain xf93(struct float1, char &&);
__device__ void df93(char *p) { *(enum Plain *)p = xf93(*(struct float1 *)(p + 0), (char &&)*(char *)(p + 256)); }
__device__ void if93(char *p, enum Plain (*q)(struct float1, char &&)) { *(enum Plain *)p = q(*(struct float1 *)(p + 0), (char &&)*(char *)(p + 256)); }
__device__ void f94(char &, struct R30, double, unsigned char, struct R43, float, struct R24, struct R53, struct R20, struct uchar3 &, struct R27, void **) { }
extern __device__ void xf94(char &, struct R30, double, unsigned char, struct R43, float, struct R24, struct R53, struct R20, struct uchar3 &, struct R27, void **);
__device__ void df94(char *p) { xf94(*(char *)(p + 0), *(struct R30 *)(p + 256), *(double *)(p + 512), *(unsigned char *)(p + 768), *(struct R43 *)(p + 1024), *(float *)(p + 1280), *(struct R24 *)(p + 1536), *(struct R53 *)(p + 1792), *(struct R20 *)(p + 2048), *(struct uchar3 *)(p + 2304), *(struct R27 *)(p + 2560), *(void ***)(p + 2816)); }
__device__ void if94(char *p, void (*q)(char &, struct R30, double, unsigned char, struct R43, float, struct R24, struct R53, struct R20, struct uchar3 &, struct R27, void **)) { q(*(char *)(p + 0), *(struct R30 *)(p + 256), *(double *)(p + 512), *(unsigned char *)(p + 768), *(struct R43 *)(p + 1024), *(float *)(p + 1280), *(struct R24 *)(p + 1536), *(struct R53 *)(p + 1792), *(struct R20 *)(p + 2048), *(struct uchar3 *)(p + 2304), *(struct R27 *)(p + 2560), *(void ***)(p + 2816)); }
__device__ void f95(char16_t, struct float2, struct ulonglong4_16a, int *, struct R44, struct char4, struct double2, const struct char2 *, char32_t) { }
extern __device__ void xf95(char16_t, struct float2, struct ulonglong4_16a, int *, struct R44, struct char4, struct double2, const struct char2 *, char32_t);
__device__ void df95(char *p) { xf95(*(char16_t *)(p + 0), *(struct float2 *)(p + 256), *(struct ulonglong4_16a *)(p + 512), *(int **)(p + 768), *(struct R44 *)(p + 1024), *(struct char4 *)(p + 1280), *(struct double2 *)(p + 1536), *(const struct char2 **)(p + 1792), *(char32_t *)(p + 2048)); }
__device__ void if95(char *p, void (*q)(char16_t, struct float2, struct ulonglong4_16a, int *, struct R44, struct char4, struct double2, const struct char2 *, char32_t)) { q(*(char16_t *)(p + 0), *(struct float2 *)(p + 256), *(struct ulonglong4_16a *)(p + 512), *(int **)(p + 768), *(struct R44 *)(p + 1024), *(struct char4 *)(p + 1280), *(struct double2 *)(p + 1536), *(const struct char2 **)(p + 1792), *(char32_t *)(p + 2048)); }
__device__ int (**f96(char16_t, int (*)[3], int *, struct int4, struct R2, struct R55, unsigned __int128, struct R30, struct R50, int, ...))(void) { return *(int (***)(void))address; }
extern __device__ int (**xf96(char16_t, int (*)[3], int *, struct int4, struct R2, struct R55, unsigned __int128, struct R30, struct R50, int, ...))(void);
__device__ void df96(char *p) { *(int (***)(void))p = xf96(*(char16_t *)(p + 0), *(int (**)[3])(p + 256), *(int **)(p + 512), *(struct int4 *)(p + 768), *(struct R2 *)(p + 1024), *(struct R55 *)(p + 1280), *(unsigned __int128 *)(p + 1536), *(struct R30 *)(p + 1792), *(struct R50 *)(p + 2048), *(int *)(p + 2304), *(float **)(p + 2560), *(struct double3 *)(p + 2816), *(struct double4_32a *)(p + 3072), *(struct ulonglong4_16a *)(p + 3328), *(long *)(p + 3584)); }
__device__ void if96(char *p, int (**(*q)(char16_t, int (*)[3], int *, struct int4, struct R2, struct R55, unsigned __int128, struct R30, struct R50, int, ...))(void)) { *(int (***)(void))p = q(*(char16_t *)(p + 0), *(int (**)[3])(p + 256), *(int **)(p + 512), *(struct int4 *)(p + 768), *(struct R2 *)(p + 1024), *(struct R55 *)(p + 1280), *(unsigned __int128 *)(p + 1536), *(struct R30 *)(p + 1792), *(struct R50 *)(p + 2048), *(int *)(p + 2304), *(float **)(p + 2560), *(struct double3 *)(p + 2816), *(struct double4_32a *)(p + 3072), *(struct ulonglong4_16a *)(p + 3328), *(long *)(p + 3584)); }
__device__ union R58 f97(union R17, __half, struct R3, struct R23, struct R15, struct char4, union R25, struct double4_32a, enum Scoped, struct uchar3, double) { return *(union R58 *)address; }
extern __device__ union R58 xf97(union R17, __half, struct R3, struct R23, struct R15, struct char4, union R25, struct double4_32a, enum Scoped, struct uchar3, double);
__device__ void df97(char *p) { *(union R58 *)p = xf97(*(union R17 *)(p + 0), *(__half *)(p + 256), *(struct R3 *)(p + 512), *(struct R23 *)(p + 768), *(struct R15 *)(p + 1024), *(struct char4 *)(p + 1280), *(union R25 *)(p + 1536), *(struct double4_32a *)(p + 1792), *(enum Scoped *)(p + 2048), *(struct uchar3 *)(p + 2304), *(double *)(p + 2560)); }
__device__ void if97(char *p, union R58 (*q)(union R17, __half, struct R3, struct R23, struct R15, struct char4, union R25, struct double4_32a, enum Scoped, struct uchar3, double)) { *(union R58 *)p = q(*(union R17 *)(p + 0), *(__half *)(p + 256), *(struct R3 *)(p + 512), *(struct R23 *)(p + 768), *(struct R15 *)(p + 1024), *(struct char4 *)(p + 1280), *(union R25 *)(p + 1536), *(struct double4_32a *)(p + 1792), *(enum Scoped *)(p + 2048), *(struct uchar3 *)(p + 2304), *(double *)(p + 2560)); }
__device__ void f98(struct long2, unsigned long, char &&, char &&, __half, unsigned char, enum Wide, struct uchar3 &&, struct R16, struct Holder) { }
extern __device__ void xf98(struct long2, unsigned long, char &&, char &&, __half, unsigned char, enum Wide, struct uchar3 &&, struct R16, struct Holder);
__device__ void df98(char *p) { xf98(*(struct long2 *)(p + 0), *(unsigned long *)(p + 256), (char &&)*(char *)(p + 512), (char &&)*(char *)(p + 768), *(__half *)(p + 1024), *(unsigned char *)(p + 1280), *(enum Wide *)(p + 1536), (struct uchar3 &&)*(struct uchar3 *)(p + 1792), *(struct R16 *)(p + 2048), *(struct Holder *)(p + 2304)); }
__device__ void if98(char *p, void (*q)(struct long2, unsigned long, char &&, char &&, __half, unsigned char, enum Wide, struct uchar3 &&, struct R16, struct Holder)) { q(*(struct long2 *)(p + 0), *(unsigned long *)(p + 256), (char &&)*(char *)(p + 512), (char &&)*(char *)(p + 768), *(__half *)(p + 1024), *(unsigned char *)(p + 1280), *(enum Wide *)(p + 1536), (struct uchar3 &&)*(struct uchar3 *)(p + 1792), *(struct R16 *)(p + 2048), *(struct Holder *)(p + 2304)); }
__device__ double f99(struct uchar3, unsigned short, long, void **) { return *(double *)address; }
extern __device__ double xf99(struct uchar3, unsigned short, long, void **);
__device__ void df99(char *p) { *(double *)p = xf99(*(struct uchar3 *)(p + 0), *(unsigned short *)(p + 256), *(long *)(p + 512), *(void ***)(p + 768)); }
__device__ void if99(char *p, double (*q)(struct uchar3, unsigned short, long, void **)) { *(double *)p = q(*(struct uchar3 *)(p + 0), *(unsigned short *)(p + 256), *(long *)(p + 512), *(void ***)(p + 768)); }
}
