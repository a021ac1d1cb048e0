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
extern __device__ char *address;
extern "C" {
__device__ __int128 f0(struct R5, __int128) { return *(__int128 *)address; }
extern __device__ __int128 xf0(struct R5, __int128);
__device__ void df0(char *p) { *(__int128 *)p = xf0(*(struct R5 *)(p + 0), *(__int128 *)(p + 256)); }
__device__ void if0(char *p, __int128 (*q)(struct R5, __int128)) { *(__int128 *)p = q(*(struct R5 *)(p + 0), *(__int128 *)(p + 256)); }
__device__ struct R40 f1(void) { return *(struct R40 *)address; }
extern __device__ struct R40 xf1(void);
__device__ void df1(char *p) { *(struct R40 *)p = xf1(); }
__device__ void if1(char *p, struct R40 (*q)(void)) { *(struct R40 *)p = q(); }
__device__ long long f2(struct R16, struct R7, struct char2, double) { return *(long long *)address; }
extern __device__ long long xf2(struct R16, struct R7, struct char2, double);
__device__ void df2(char *p) { *(long long *)p = xf2(*(struct R16 *)(p + 0), *(struct R7 *)(p + 256), *(struct char2 *)(p + 512), *(double *)(p + 768)); }
__device__ void if2(char *p, long long (*q)(struct R16, struct R7, struct char2, double)) { *(long long *)p = q(*(struct R16 *)(p + 0), *(struct R7 *)(p + 256), *(struct char2 *)(p + 512), *(double *)(p + 768)); }
__device__ struct R23 f3(int, struct R44, struct R26, int, struct R22, struct long2, struct ulonglong4_16a, struct short2, int *, struct short2, struct R46) { return *(struct R23 *)address; }
extern __device__ struct R23 xf3(int, struct R44, struct R26, int, struct R22, struct long2, struct ulonglong4_16a, struct short2, int *, struct short2, struct R46);
__device__ void df3(char *p) { *(struct R23 *)p = xf3(*(int *)(p + 0), *(struct R44 *)(p + 256), *(struct R26 *)(p + 512), *(int *)(p + 768), *(struct R22 *)(p + 1024), *(struct long2 *)(p + 1280), *(struct ulonglong4_16a *)(p + 1536), *(struct short2 *)(p + 1792), *(int **)(p + 2048), *(struct short2 *)(p + 2304), *(struct R46 *)(p + 2560)); }
__device__ void if3(char *p, struct R23 (*q)(int, struct R44, struct R26, int, struct R22, struct long2, struct ulonglong4_16a, struct short2, int *, struct short2, struct R46)) { *(struct R23 *)p = q(*(int *)(p + 0), *(struct R44 *)(p + 256), *(struct R26 *)(p + 512), *(int *)(p + 768), *(struct R22 *)(p + 1024), *(struct long2 *)(p + 1280), *(struct ulonglong4_16a *)(p + 1536), *(struct short2 *)(p + 1792), *(int **)(p + 2048), *(struct short2 *)(p + 2304), *(struct R46 *)(p + 2560)); }
__device__ enum Scoped f4(struct R44, struct double4_32a, enum Small, int) { return *(enum Scoped *)address; }
extern __device__ enum Scoped xf4(struct R44, struct double4_32a, enum Small, int);
__device__ void df4(char *p) { *(enum Scoped *)p = xf4(*(struct R44 *)(p + 0), *(struct double4_32a *)(p + 256), *(enum Small *)(p + 512), *(int *)(p + 768)); }
__device__ void if4(char *p, enum Scoped (*q)(struct R44, struct double4_32a, enum Small, int)) { *(enum Scoped *)p = q(*(struct R44 *)(p + 0), *(struct double4_32a *)(p + 256), *(enum Small *)(p + 512), *(int *)(p + 768)); }
__device__ enum Small f5(struct R27, float, void (*)(int), enum Negative, __int128, struct R43, double, struct float4, union R12, bool, union R48) { return *(enum Small *)address; }
extern __device__ enum Small xf5(struct R27, float, void (*)(int), enum Negative, __int128, struct R43, double, struct float4, union R12, bool, union R48);
__device__ void df5(char *p) { *(enum Small *)p = xf5(*(struct R27 *)(p + 0), *(float *)(p + 256), *(void (**)(int))(p + 512), *(enum Negative *)(p + 768), *(__int128 *)(p + 1024), *(struct R43 *)(p + 1280), *(double *)(p + 1536), *(struct float4 *)(p + 1792), *(union R12 *)(p + 2048), *(bool *)(p + 2304), *(union R48 *)(p + 2560)); }
__device__ void if5(char *p, enum Small (*q)(struct R27, float, void (*)(int), enum Negative, __int128, struct R43, double, struct float4, union R12, bool, union R48)) { *(enum Small *)p = q(*(struct R27 *)(p + 0), *(float *)(p + 256), *(void (**)(int))(p + 512), *(enum Negative *)(p + 768), *(__int128 *)(p + 1024), *(struct R43 *)(p + 1280), *(double *)(p + 1536), *(struct float4 *)(p + 1792), *(union R12 *)(p + 2048), *(bool *)(p + 2304), *(union R48 *)(p + 2560)); }
__device__ long f6(enum Wide, __half, union R0, enum Small, struct double4_32a, struct double4_32a, struct R15, char, long) { return *(long *)address; }
extern __device__ long xf6(enum Wide, __half, union R0, enum Small, struct double4_32a, struct double4_32a, struct R15, char, long);
__device__ void df6(char *p) { *(long *)p = xf6(*(enum Wide *)(p + 0), *(__half *)(p + 256), *(union R0 *)(p + 512), *(enum Small *)(p + 768), *(struct double4_32a *)(p + 1024), *(struct double4_32a *)(p + 1280), *(struct R15 *)(p + 1536), *(char *)(p + 1792), *(long *)(p + 2048)); }
__device__ void if6(char *p, long (*q)(enum Wide, __half, union R0, enum Small, struct double4_32a, struct double4_32a, struct R15, char, long)) { *(long *)p = q(*(enum Wide *)(p + 0), *(__half *)(p + 256), *(union R0 *)(p + 512), *(enum Small *)(p + 768), *(struct double4_32a *)(p + 1024), *(struct double4_32a *)(p + 1280), *(struct R15 *)(p + 1536), *(char *)(p + 1792), *(long *)(p + 2048)); }
__device__ enum Negative f7(__half, enum Plain, union R41, struct R16, struct R49, struct R6) { return *(enum Negative *)address; }
extern __device__ enum Negative xf7(__half, enum Plain, union R41, struct R16, struct R49, struct R6);
__device__ void df7(char *p) { *(enum Negative *)p = xf7(*(__half *)(p + 0), *(enum Plain *)(p + 256), *(union R41 *)(p + 512), *(struct R16 *)(p + 768), *(struct R49 *)(p + 1024), *(struct R6 *)(p + 1280)); }
__device__ void if7(char *p, enum Negative (*q)(__half, enum Plain, union R41, struct R16, struct R49, struct R6)) { *(enum Negative *)p = q(*(__half *)(p + 0), *(enum Plain *)(p + 256), *(union R41 *)(p + 512), *(struct R16 *)(p + 768), *(struct R49 *)(p + 1024), *(struct R6 *)(p + 1280)); }
__device__ void f8(enum Small, bool, struct R20, unsigned char, struct R13, signed char, unsigned int, unsigned short, struct R56, union R41) { }
extern __device__ void xf8(enum Small, bool, struct R20, unsigned char, struct R13, signed char, unsigned int, unsigned short, struct R56, union R41);
__device__ void df8(char *p) { xf8(*(enum Small *)(p + 0), *(bool *)(p + 256), *(struct R20 *)(p + 512), *(unsigned char *)(p + 768), *(struct R13 *)(p + 1024), *(signed char *)(p + 1280), *(unsigned int *)(p + 1536), *(unsigned short *)(p + 1792), *(struct R56 *)(p + 2048), *(union R41 *)(p + 2304)); }
__device__ void if8(char *p, void (*q)(enum Small, bool, struct R20, unsigned char, struct R13, signed char, unsigned int, unsigned short, struct R56, union R41)) { q(*(enum Small *)(p + 0), *(bool *)(p + 256), *(struct R20 *)(p + 512), *(unsigned char *)(p + 768), *(struct R13 *)(p + 1024), *(signed char *)(p + 1280), *(unsigned int *)(p + 1536), *(unsigned short *)(p + 1792), *(struct R56 *)(p + 2048), *(union R41 *)(p + 2304)); }
__device__ unsigned long f9(long long, union R19, enum Scoped, struct R15) { return *(unsigned long *)address; }
extern __device__ unsigned long xf9(long long, union R19, enum Scoped, struct R15);
__device__ void df9(char *p) { *(unsigned long *)p = xf9(*(long long *)(p + 0), *(union R19 *)(p + 256), *(enum Scoped *)(p + 512), *(struct R15 *)(p + 768)); }
__device__ void if9(char *p, unsigned long (*q)(long long, union R19, enum Scoped, struct R15)) { *(unsigned long *)p = q(*(long long *)(p + 0), *(union R19 *)(p + 256), *(enum Scoped *)(p + 512), *(struct R15 *)(p + 768)); }
__device__ struct double4_32a f10(unsigned short, unsigned __int128) { return *(struct double4_32a *)address; }
extern __device__ struct double4_32a xf10(unsigned short, unsigned __int128);
__device__ void df10(char *p) { *(struct double4_32a *)p = xf10(*(unsigned short *)(p + 0), *(unsigned __int128 *)(p + 256)); }
__device__ void if10(char *p, struct double4_32a (*q)(unsigned short, unsigned __int128)) { *(struct double4_32a *)p = q(*(unsigned short *)(p + 0), *(unsigned __int128 *)(p + 256)); }
__global__ void f11(double, float, struct R24, union R37, wchar_t, char16_t, struct float1) {}
__device__ enum Scoped f12(wchar_t) { return *(enum Scoped *)address; }
extern __device__ enum Scoped xf12(wchar_t);
__device__ void df12(char *p) { *(enum Scoped *)p = xf12(*(wchar_t *)(p + 0)); }
__device__ void if12(char *p, enum Scoped (*q)(wchar_t)) { *(enum Scoped *)p = q(*(wchar_t *)(p + 0)); }
__device__ enum Negative f13(void) { return *(enum Negative *)address; }
extern __device__ enum Negative xf13(void);
__device__ void df13(char *p) { *(enum Negative *)p = xf13(); }
__device__ void if13(char *p, enum Negative (*q)(void)) { *(enum Negative *)p = q(); }
__device__ struct R28 f14(struct R46, char16_t, char16_t, union R37, struct R44, float, unsigned __int128, char32_t, struct R30, struct char2, enum Small, __nv_bfloat16) { return *(struct R28 *)address; }
extern __device__ struct R28 xf14(struct R46, char16_t, char16_t, union R37, struct R44, float, unsigned __int128, char32_t, struct R30, struct char2, enum Small, __nv_bfloat16);
__device__ void df14(char *p) { *(struct R28 *)p = xf14(*(struct R46 *)(p + 0), *(char16_t *)(p + 256), *(char16_t *)(p + 512), *(union R37 *)(p + 768), *(struct R44 *)(p + 1024), *(float *)(p + 1280), *(unsigned __int128 *)(p + 1536), *(char32_t *)(p + 1792), *(struct R30 *)(p + 2048), *(struct char2 *)(p + 2304), *(enum Small *)(p + 2560), *(__nv_bfloat16 *)(p + 2816)); }
__device__ void if14(char *p, struct R28 (*q)(struct R46, char16_t, char16_t, union R37, struct R44, float, unsigned __int128, char32_t, struct R30, struct char2, enum Small, __nv_bfloat16)) { *(struct R28 *)p = q(*(struct R46 *)(p + 0), *(char16_t *)(p + 256), *(char16_t *)(p + 512), *(union R37 *)(p + 768), *(struct R44 *)(p + 1024), *(float *)(p + 1280), *(unsigned __int128 *)(p + 1536), *(char32_t *)(p + 1792), *(struct R30 *)(p + 2048), *(struct char2 *)(p + 2304), *(enum Small *)(p + 2560), *(__nv_bfloat16 *)(p + 2816)); }
__device__ int f15(enum Scoped, struct ulonglong4_16a, __half, int *, short, enum Wide, unsigned int, struct R53) { return *(int *)address; }
extern __device__ int xf15(enum Scoped, struct ulonglong4_16a, __half, int *, short, enum Wide, unsigned int, struct R53);
__device__ void df15(char *p) { *(int *)p = xf15(*(enum Scoped *)(p + 0), *(struct ulonglong4_16a *)(p + 256), *(__half *)(p + 512), *(int **)(p + 768), *(short *)(p + 1024), *(enum Wide *)(p + 1280), *(unsigned int *)(p + 1536), *(struct R53 *)(p + 1792)); }
__device__ void if15(char *p, int (*q)(enum Scoped, struct ulonglong4_16a, __half, int *, short, enum Wide, unsigned int, struct R53)) { *(int *)p = q(*(enum Scoped *)(p + 0), *(struct ulonglong4_16a *)(p + 256), *(__half *)(p + 512), *(int **)(p + 768), *(short *)(p + 1024), *(enum Wide *)(p + 1280), *(unsigned int *)(p + 1536), *(struct R53 *)(p + 1792)); }
__device__ unsigned char f16(struct R44, __half, struct R24, signed char, enum Plain, short, float, struct R28, __half, int, ...) { return *(unsigned char *)address; }
extern __device__ unsigned char xf16(struct R44, __half, struct R24, signed char, enum Plain, short, float, struct R28, __half, int, ...);
__device__ void df16(char *p) { *(unsigned char *)p = xf16(*(struct R44 *)(p + 0), *(__half *)(p + 256), *(struct R24 *)(p + 512), *(signed char *)(p + 768), *(enum Plain *)(p + 1024), *(short *)(p + 1280), *(float *)(p + 1536), *(struct R28 *)(p + 1792), *(__half *)(p + 2048), *(int *)(p + 2304), *(float **)(p + 2560), *(struct double3 *)(p + 2816)); }
__device__ void if16(char *p, unsigned char (*q)(struct R44, __half, struct R24, signed char, enum Plain, short, float, struct R28, __half, int, ...)) { *(unsigned char *)p = q(*(struct R44 *)(p + 0), *(__half *)(p + 256), *(struct R24 *)(p + 512), *(signed char *)(p + 768), *(enum Plain *)(p + 1024), *(short *)(p + 1280), *(float *)(p + 1536), *(struct R28 *)(p + 1792), *(__half *)(p + 2048), *(int *)(p + 2304), *(float **)(p + 2560), *(struct double3 *)(p + 2816)); }
__device__ void f17(struct short2, struct R22, float, long long, enum Scoped, struct R14, __nv_bfloat16) { }
extern __device__ void xf17(struct short2, struct R22, float, long long, enum Scoped, struct R14, __nv_bfloat16);
__device__ void df17(char *p) { xf17(*(struct short2 *)(p + 0), *(struct R22 *)(p + 256), *(float *)(p + 512), *(long long *)(p + 768), *(enum Scoped *)(p + 1024), *(struct R14 *)(p + 1280), *(__nv_bfloat16 *)(p + 1536)); }
__device__ void if17(char *p, void (*q)(struct short2, struct R22, float, long long, enum Scoped, struct R14, __nv_bfloat16)) { q(*(struct short2 *)(p + 0), *(struct R22 *)(p + 256), *(float *)(p + 512), *(long long *)(p + 768), *(enum Scoped *)(p + 1024), *(struct R14 *)(p + 1280), *(__nv_bfloat16 *)(p + 1536)); }
__device__ unsigned char f18(enum Small, enum Wide, struct ulonglong4_16a) { return *(unsigned char *)address; }
extern __device__ unsigned char xf18(enum Small, enum Wide, struct ulonglong4_16a);
__device__ void df18(char *p) { *(unsigned char *)p = xf18(*(enum Small *)(p + 0), *(enum Wide *)(p + 256), *(struct ulonglong4_16a *)(p + 512)); }
__device__ void if18(char *p, unsigned char (*q)(enum Small, enum Wide, struct ulonglong4_16a)) { *(unsigned char *)p = q(*(enum Small *)(p + 0), *(enum Wide *)(p + 256), *(struct ulonglong4_16a *)(p + 512)); }
__device__ signed char f19(struct R2, enum Plain, struct float1) { return *(signed char *)address; }
extern __device__ signed char xf19(struct R2, enum Plain, struct float1);
__device__ void df19(char *p) { *(signed char *)p = xf19(*(struct R2 *)(p + 0), *(enum Plain *)(p + 256), *(struct float1 *)(p + 512)); }
__device__ void if19(char *p, signed char (*q)(struct R2, enum Plain, struct float1)) { *(signed char *)p = q(*(struct R2 *)(p + 0), *(enum Plain *)(p + 256), *(struct float1 *)(p + 512)); }
__device__ void f20(struct double2, char16_t, union R48, struct double3, union R19) { }
extern __device__ void xf20(struct double2, char16_t, union R48, struct double3, union R19);
__device__ void df20(char *p) { xf20(*(struct double2 *)(p + 0), *(char16_t *)(p + 256), *(union R48 *)(p + 512), *(struct double3 *)(p + 768), *(union R19 *)(p + 1024)); }
__device__ void if20(char *p, void (*q)(struct double2, char16_t, union R48, struct double3, union R19)) { q(*(struct double2 *)(p + 0), *(char16_t *)(p + 256), *(union R48 *)(p + 512), *(struct double3 *)(p + 768), *(union R19 *)(p + 1024)); }
__device__ struct R23 f21(unsigned int, void (*)(int), double, union R25, struct float4, int, ...) { return *(struct R23 *)address; }
extern __device__ struct R23 xf21(unsigned int, void (*)(int), double, union R25, struct float4, int, ...);
__device__ void df21(char *p) { *(struct R23 *)p = xf21(*(unsigned int *)(p + 0), *(void (**)(int))(p + 256), *(double *)(p + 512), *(union R25 *)(p + 768), *(struct float4 *)(p + 1024), *(int *)(p + 1280), *(double *)(p + 1536)); }
__device__ void if21(char *p, struct R23 (*q)(unsigned int, void (*)(int), double, union R25, struct float4, int, ...)) { *(struct R23 *)p = q(*(unsigned int *)(p + 0), *(void (**)(int))(p + 256), *(double *)(p + 512), *(union R25 *)(p + 768), *(struct float4 *)(p + 1024), *(int *)(p + 1280), *(double *)(p + 1536)); }
__global__ void f22(__half, struct R53, int) {}
__device__ enum Small f23(unsigned int, struct R5, struct R1) { return *(enum Small *)address; }
extern __device__ enum Small xf23(unsigned int, struct R5, struct R1);
__device__ void df23(char *p) { *(enum Small *)p = xf23(*(unsigned int *)(p + 0), *(struct R5 *)(p + 256), *(struct R1 *)(p + 512)); }
__device__ void if23(char *p, enum Small (*q)(unsigned int, struct R5, struct R1)) { *(enum Small *)p = q(*(unsigned int *)(p + 0), *(struct R5 *)(p + 256), *(struct R1 *)(p + 512)); }
__device__ void f24(void (*)(int), struct R5) { }
extern __device__ void xf24(void (*)(int), struct R5);
__device__ void df24(char *p) { xf24(*(void (**)(int))(p + 0), *(struct R5 *)(p + 256)); }
__device__ void if24(char *p, void (*q)(void (*)(int), struct R5)) { q(*(void (**)(int))(p + 0), *(struct R5 *)(p + 256)); }
__device__ struct ushort3 f25(struct float2, double) { return *(struct ushort3 *)address; }
extern __device__ struct ushort3 xf25(struct float2, double);
__device__ void df25(char *p) { *(struct ushort3 *)p = xf25(*(struct float2 *)(p + 0), *(double *)(p + 256)); }
__device__ void if25(char *p, struct ushort3 (*q)(struct float2, double)) { *(struct ushort3 *)p = q(*(struct float2 *)(p + 0), *(double *)(p + 256)); }
__global__ void f26(struct uchar3, struct R54, struct ulonglong4_16a, struct int2, long long, char, union R58, void (*)(int)) {}
__device__ void f27(struct ulonglong4_16a, unsigned long long, struct double2, enum Negative, unsigned int, enum Plain, struct R31, int, ...) { }
extern __device__ void xf27(struct ulonglong4_16a, unsigned long long, struct double2, enum Negative, unsigned int, enum Plain, struct R31, int, ...);
__device__ void df27(char *p) { xf27(*(struct ulonglong4_16a *)(p + 0), *(unsigned long long *)(p + 256), *(struct double2 *)(p + 512), *(enum Negative *)(p + 768), *(unsigned int *)(p + 1024), *(enum Plain *)(p + 1280), *(struct R31 *)(p + 1536), *(int *)(p + 1792), *(float **)(p + 2048), *(struct short4 *)(p + 2304), *(double *)(p + 2560), *(struct short4 *)(p + 2816), *(double *)(p + 3072)); }
__device__ void if27(char *p, void (*q)(struct ulonglong4_16a, unsigned long long, struct double2, enum Negative, unsigned int, enum Plain, struct R31, int, ...)) { q(*(struct ulonglong4_16a *)(p + 0), *(unsigned long long *)(p + 256), *(struct double2 *)(p + 512), *(enum Negative *)(p + 768), *(unsigned int *)(p + 1024), *(enum Plain *)(p + 1280), *(struct R31 *)(p + 1536), *(int *)(p + 1792), *(float **)(p + 2048), *(struct short4 *)(p + 2304), *(double *)(p + 2560), *(struct short4 *)(p + 2816), *(double *)(p + 3072)); }
__device__ struct R16 f28(unsigned long, signed char, bool, char32_t) { return *(struct R16 *)address; }
extern __device__ struct R16 xf28(unsigned long, signed char, bool, char32_t);
__device__ void df28(char *p) { *(struct R16 *)p = xf28(*(unsigned long *)(p + 0), *(signed char *)(p + 256), *(bool *)(p + 512), *(char32_t *)(p + 768)); }
__device__ void if28(char *p, struct R16 (*q)(unsigned long, signed char, bool, char32_t)) { *(struct R16 *)p = q(*(unsigned long *)(p + 0), *(signed char *)(p + 256), *(bool *)(p + 512), *(char32_t *)(p + 768)); }
__device__ double f29(float, int, union R25) { return *(double *)address; }
extern __device__ double xf29(float, int, union R25);
__device__ void df29(char *p) { *(double *)p = xf29(*(float *)(p + 0), *(int *)(p + 256), *(union R25 *)(p + 512)); }
__device__ void if29(char *p, double (*q)(float, int, union R25)) { *(double *)p = q(*(float *)(p + 0), *(int *)(p + 256), *(union R25 *)(p + 512)); }
__device__ wchar_t f30(signed char, struct R56, struct short4) { return *(wchar_t *)address; }
extern __device__ wchar_t xf30(signed char, struct R56, struct short4);
__device__ void df30(char *p) { *(wchar_t *)p = xf30(*(signed char *)(p + 0), *(struct R56 *)(p + 256), *(struct short4 *)(p + 512)); }
__device__ void if30(char *p, wchar_t (*q)(signed char, struct R56, struct short4)) { *(wchar_t *)p = q(*(signed char *)(p + 0), *(struct R56 *)(p + 256), *(struct short4 *)(p + 512)); }
__device__ enum Small f31(double, union R41, struct R8, struct double4_32a, struct R13, long long, __nv_bfloat16, struct R3) { return *(enum Small *)address; }
extern __device__ enum Small xf31(double, union R41, struct R8, struct double4_32a, struct R13, long long, __nv_bfloat16, struct R3);
__device__ void df31(char *p) { *(enum Small *)p = xf31(*(double *)(p + 0), *(union R41 *)(p + 256), *(struct R8 *)(p + 512), *(struct double4_32a *)(p + 768), *(struct R13 *)(p + 1024), *(long long *)(p + 1280), *(__nv_bfloat16 *)(p + 1536), *(struct R3 *)(p + 1792)); }
__device__ void if31(char *p, enum Small (*q)(double, union R41, struct R8, struct double4_32a, struct R13, long long, __nv_bfloat16, struct R3)) { *(enum Small *)p = q(*(double *)(p + 0), *(union R41 *)(p + 256), *(struct R8 *)(p + 512), *(struct double4_32a *)(p + 768), *(struct R13 *)(p + 1024), *(long long *)(p + 1280), *(__nv_bfloat16 *)(p + 1536), *(struct R3 *)(p + 1792)); }
__device__ struct ushort3 f32(char, signed char) { return *(struct ushort3 *)address; }
extern __device__ struct ushort3 xf32(char, signed char);
__device__ void df32(char *p) { *(struct ushort3 *)p = xf32(*(char *)(p + 0), *(signed char *)(p + 256)); }
__device__ void if32(char *p, struct ushort3 (*q)(char, signed char)) { *(struct ushort3 *)p = q(*(char *)(p + 0), *(signed char *)(p + 256)); }
__device__ struct double4_32a f33(union R58, struct R6, enum Wide, enum Small, enum Plain, struct float4, char32_t, float, struct int2, float, enum Wide, wchar_t) { return *(struct double4_32a *)address; }
extern __device__ struct double4_32a xf33(union R58, struct R6, enum Wide, enum Small, enum Plain, struct float4, char32_t, float, struct int2, float, enum Wide, wchar_t);
__device__ void df33(char *p) { *(struct double4_32a *)p = xf33(*(union R58 *)(p + 0), *(struct R6 *)(p + 256), *(enum Wide *)(p + 512), *(enum Small *)(p + 768), *(enum Plain *)(p + 1024), *(struct float4 *)(p + 1280), *(char32_t *)(p + 1536), *(float *)(p + 1792), *(struct int2 *)(p + 2048), *(float *)(p + 2304), *(enum Wide *)(p + 2560), *(wchar_t *)(p + 2816)); }
__device__ void if33(char *p, struct double4_32a (*q)(union R58, struct R6, enum Wide, enum Small, enum Plain, struct float4, char32_t, float, struct int2, float, enum Wide, wchar_t)) { *(struct double4_32a *)p = q(*(union R58 *)(p + 0), *(struct R6 *)(p + 256), *(enum Wide *)(p + 512), *(enum Small *)(p + 768), *(enum Plain *)(p + 1024), *(struct float4 *)(p + 1280), *(char32_t *)(p + 1536), *(float *)(p + 1792), *(struct int2 *)(p + 2048), *(float *)(p + 2304), *(enum Wide *)(p + 2560), *(wchar_t *)(p + 2816)); }
__device__ __int128 f34(struct R1, struct R53, unsigned int, wchar_t, char16_t, __nv_bfloat16, struct R40) { return *(__int128 *)address; }
extern __device__ __int128 xf34(struct R1, struct R53, unsigned int, wchar_t, char16_t, __nv_bfloat16, struct R40);
__device__ void df34(char *p) { *(__int128 *)p = xf34(*(struct R1 *)(p + 0), *(struct R53 *)(p + 256), *(unsigned int *)(p + 512), *(wchar_t *)(p + 768), *(char16_t *)(p + 1024), *(__nv_bfloat16 *)(p + 1280), *(struct R40 *)(p + 1536)); }
__device__ void if34(char *p, __int128 (*q)(struct R1, struct R53, unsigned int, wchar_t, char16_t, __nv_bfloat16, struct R40)) { *(__int128 *)p = q(*(struct R1 *)(p + 0), *(struct R53 *)(p + 256), *(unsigned int *)(p + 512), *(wchar_t *)(p + 768), *(char16_t *)(p + 1024), *(__nv_bfloat16 *)(p + 1280), *(struct R40 *)(p + 1536)); }
__device__ struct R5 f35(struct int2, struct R28, enum Plain, enum Plain, __nv_bfloat16, union R48) { return *(struct R5 *)address; }
extern __device__ struct R5 xf35(struct int2, struct R28, enum Plain, enum Plain, __nv_bfloat16, union R48);
__device__ void df35(char *p) { *(struct R5 *)p = xf35(*(struct int2 *)(p + 0), *(struct R28 *)(p + 256), *(enum Plain *)(p + 512), *(enum Plain *)(p + 768), *(__nv_bfloat16 *)(p + 1024), *(union R48 *)(p + 1280)); }
__device__ void if35(char *p, struct R5 (*q)(struct int2, struct R28, enum Plain, enum Plain, __nv_bfloat16, union R48)) { *(struct R5 *)p = q(*(struct int2 *)(p + 0), *(struct R28 *)(p + 256), *(enum Plain *)(p + 512), *(enum Plain *)(p + 768), *(__nv_bfloat16 *)(p + 1024), *(union R48 *)(p + 1280)); }
__device__ bool f36(enum Plain, unsigned __int128, struct R47, unsigned char, unsigned long long, __half, enum Plain, struct R50) { return *(bool *)address; }
extern __device__ bool xf36(enum Plain, unsigned __int128, struct R47, unsigned char, unsigned long long, __half, enum Plain, struct R50);
__device__ void df36(char *p) { *(bool *)p = xf36(*(enum Plain *)(p + 0), *(unsigned __int128 *)(p + 256), *(struct R47 *)(p + 512), *(unsigned char *)(p + 768), *(unsigned long long *)(p + 1024), *(__half *)(p + 1280), *(enum Plain *)(p + 1536), *(struct R50 *)(p + 1792)); }
__device__ void if36(char *p, bool (*q)(enum Plain, unsigned __int128, struct R47, unsigned char, unsigned long long, __half, enum Plain, struct R50)) { *(bool *)p = q(*(enum Plain *)(p + 0), *(unsigned __int128 *)(p + 256), *(struct R47 *)(p + 512), *(unsigned char *)(p + 768), *(unsigned long long *)(p + 1024), *(__half *)(p + 1280), *(enum Plain *)(p + 1536), *(struct R50 *)(p + 1792)); }
__device__ float f37(struct R46, enum Wide, enum Negative, enum Wide) { return *(float *)address; }
extern __device__ float xf37(struct R46, enum Wide, enum Negative, enum Wide);
__device__ void df37(char *p) { *(float *)p = xf37(*(struct R46 *)(p + 0), *(enum Wide *)(p + 256), *(enum Negative *)(p + 512), *(enum Wide *)(p + 768)); }
__device__ void if37(char *p, float (*q)(struct R46, enum Wide, enum Negative, enum Wide)) { *(float *)p = q(*(struct R46 *)(p + 0), *(enum Wide *)(p + 256), *(enum Negative *)(p + 512), *(enum Wide *)(p + 768)); }
__device__ struct R53 f38(long, float, long long, struct float2, struct char4, int *, double, bool, double, void (*)(int)) { return *(struct R53 *)address; }
extern __device__ struct R53 xf38(long, float, long long, struct float2, struct char4, int *, double, bool, double, void (*)(int));
__device__ void df38(char *p) { *(struct R53 *)p = xf38(*(long *)(p + 0), *(float *)(p + 256), *(long long *)(p + 512), *(struct float2 *)(p + 768), *(struct char4 *)(p + 1024), *(int **)(p + 1280), *(double *)(p + 1536), *(bool *)(p + 1792), *(double *)(p + 2048), *(void (**)(int))(p + 2304)); }
__device__ void if38(char *p, struct R53 (*q)(long, float, long long, struct float2, struct char4, int *, double, bool, double, void (*)(int))) { *(struct R53 *)p = q(*(long *)(p + 0), *(float *)(p + 256), *(long long *)(p + 512), *(struct float2 *)(p + 768), *(struct char4 *)(p + 1024), *(int **)(p + 1280), *(double *)(p + 1536), *(bool *)(p + 1792), *(double *)(p + 2048), *(void (**)(int))(p + 2304)); }
__device__ struct ulonglong4_16a f39(void) { return *(struct ulonglong4_16a *)address; }
extern __device__ struct ulonglong4_16a xf39(void);
__device__ void df39(char *p) { *(struct ulonglong4_16a *)p = xf39(); }
__device__ void if39(char *p, struct ulonglong4_16a (*q)(void)) { *(struct ulonglong4_16a *)p = q(); }
__device__ struct R1 f40(enum Negative, unsigned short, char, unsigned char) { return *(struct R1 *)address; }
extern __device__ struct R1 xf40(enum Negative, unsigned short, char, unsigned char);
__device__ void df40(char *p) { *(struct R1 *)p = xf40(*(enum Negative *)(p + 0), *(unsigned short *)(p + 256), *(char *)(p + 512), *(unsigned char *)(p + 768)); }
__device__ void if40(char *p, struct R1 (*q)(enum Negative, unsigned short, char, unsigned char)) { *(struct R1 *)p = q(*(enum Negative *)(p + 0), *(unsigned short *)(p + 256), *(char *)(p + 512), *(unsigned char *)(p + 768)); }
__device__ int f41(unsigned short, struct R30) { return *(int *)address; }
extern __device__ int xf41(unsigned short, struct R30);
__device__ void df41(char *p) { *(int *)p = xf41(*(unsigned short *)(p + 0), *(struct R30 *)(p + 256)); }
__device__ void if41(char *p, int (*q)(unsigned short, struct R30)) { *(int *)p = q(*(unsigned short *)(p + 0), *(struct R30 *)(p + 256)); }
__device__ float f42(signed char, struct R47, union R41, int *, wchar_t) { return *(float *)address; }
extern __device__ float xf42(signed char, struct R47, union R41, int *, wchar_t);
__device__ void df42(char *p) { *(float *)p = xf42(*(signed char *)(p + 0), *(struct R47 *)(p + 256), *(union R41 *)(p + 512), *(int **)(p + 768), *(wchar_t *)(p + 1024)); }
__device__ void if42(char *p, float (*q)(signed char, struct R47, union R41, int *, wchar_t)) { *(float *)p = q(*(signed char *)(p + 0), *(struct R47 *)(p + 256), *(union R41 *)(p + 512), *(int **)(p + 768), *(wchar_t *)(p + 1024)); }
__global__ void f43(__half, __int128, struct R54, int, float, union R58, enum Scoped, struct float4, long long, struct uint3, struct R14) {}
__device__ void f44(__nv_bfloat16, enum Wide, struct ushort3, union R19, unsigned short, short, struct double2, void (*)(int), unsigned char, struct R23, int) { }
extern __device__ void xf44(__nv_bfloat16, enum Wide, struct ushort3, union R19, unsigned short, short, struct double2, void (*)(int), unsigned char, struct R23, int);
__device__ void df44(char *p) { xf44(*(__nv_bfloat16 *)(p + 0), *(enum Wide *)(p + 256), *(struct ushort3 *)(p + 512), *(union R19 *)(p + 768), *(unsigned short *)(p + 1024), *(short *)(p + 1280), *(struct double2 *)(p + 1536), *(void (**)(int))(p + 1792), *(unsigned char *)(p + 2048), *(struct R23 *)(p + 2304), *(int *)(p + 2560)); }
__device__ void if44(char *p, void (*q)(__nv_bfloat16, enum Wide, struct ushort3, union R19, unsigned short, short, struct double2, void (*)(int), unsigned char, struct R23, int)) { q(*(__nv_bfloat16 *)(p + 0), *(enum Wide *)(p + 256), *(struct ushort3 *)(p + 512), *(union R19 *)(p + 768), *(unsigned short *)(p + 1024), *(short *)(p + 1280), *(struct double2 *)(p + 1536), *(void (**)(int))(p + 1792), *(unsigned char *)(p + 2048), *(struct R23 *)(p + 2304), *(int *)(p + 2560)); }
__device__ struct R54 f45(enum Plain, struct R15) { return *(struct R54 *)address; }
extern __device__ struct R54 xf45(enum Plain, struct R15);
__device__ void df45(char *p) { *(struct R54 *)p = xf45(*(enum Plain *)(p + 0), *(struct R15 *)(p + 256)); }
__device__ void if45(char *p, struct R54 (*q)(enum Plain, struct R15)) { *(struct R54 *)p = q(*(enum Plain *)(p + 0), *(struct R15 *)(p + 256)); }
__device__ union R25 f46(enum Negative, float, struct R7, int, unsigned long, struct R16, wchar_t) { return *(union R25 *)address; }
extern __device__ union R25 xf46(enum Negative, float, struct R7, int, unsigned long, struct R16, wchar_t);
__device__ void df46(char *p) { *(union R25 *)p = xf46(*(enum Negative *)(p + 0), *(float *)(p + 256), *(struct R7 *)(p + 512), *(int *)(p + 768), *(unsigned long *)(p + 1024), *(struct R16 *)(p + 1280), *(wchar_t *)(p + 1536)); }
__device__ void if46(char *p, union R25 (*q)(enum Negative, float, struct R7, int, unsigned long, struct R16, wchar_t)) { *(union R25 *)p = q(*(enum Negative *)(p + 0), *(float *)(p + 256), *(struct R7 *)(p + 512), *(int *)(p + 768), *(unsigned long *)(p + 1024), *(struct R16 *)(p + 1280), *(wchar_t *)(p + 1536)); }
__device__ short f47(struct R15, struct uchar3, bool, struct float2, struct float1, struct float4, enum Negative) { return *(short *)address; }
extern __device__ short xf47(struct R15, struct uchar3, bool, struct float2, struct float1, struct float4, enum Negative);
__device__ void df47(char *p) { *(short *)p = xf47(*(struct R15 *)(p + 0), *(struct uchar3 *)(p + 256), *(bool *)(p + 512), *(struct float2 *)(p + 768), *(struct float1 *)(p + 1024), *(struct float4 *)(p + 1280), *(enum Negative *)(p + 1536)); }
__device__ void if47(char *p, short (*q)(struct R15, struct uchar3, bool, struct float2, struct float1, struct float4, enum Negative)) { *(short *)p = q(*(struct R15 *)(p + 0), *(struct uchar3 *)(p + 256), *(bool *)(p + 512), *(struct float2 *)(p + 768), *(struct float1 *)(p + 1024), *(struct float4 *)(p + 1280), *(enum Negative *)(p + 1536)); }
__device__ struct R28 f48(__nv_bfloat16, short, double, struct char2, char, short, unsigned int, union R37, bool, short) { return *(struct R28 *)address; }
extern __device__ struct R28 xf48(__nv_bfloat16, short, double, struct char2, char, short, unsigned int, union R37, bool, short);
__device__ void df48(char *p) { *(struct R28 *)p = xf48(*(__nv_bfloat16 *)(p + 0), *(short *)(p + 256), *(double *)(p + 512), *(struct char2 *)(p + 768), *(char *)(p + 1024), *(short *)(p + 1280), *(unsigned int *)(p + 1536), *(union R37 *)(p + 1792), *(bool *)(p + 2048), *(short *)(p + 2304)); }
__device__ void if48(char *p, struct R28 (*q)(__nv_bfloat16, short, double, struct char2, char, short, unsigned int, union R37, bool, short)) { *(struct R28 *)p = q(*(__nv_bfloat16 *)(p + 0), *(short *)(p + 256), *(double *)(p + 512), *(struct char2 *)(p + 768), *(char *)(p + 1024), *(short *)(p + 1280), *(unsigned int *)(p + 1536), *(union R37 *)(p + 1792), *(bool *)(p + 2048), *(short *)(p + 2304)); }
__device__ struct ulonglong4_16a f49(union R19, union R17, __nv_bfloat16, struct short4, float) { return *(struct ulonglong4_16a *)address; }
extern __device__ struct ulonglong4_16a xf49(union R19, union R17, __nv_bfloat16, struct short4, float);
__device__ void df49(char *p) { *(struct ulonglong4_16a *)p = xf49(*(union R19 *)(p + 0), *(union R17 *)(p + 256), *(__nv_bfloat16 *)(p + 512), *(struct short4 *)(p + 768), *(float *)(p + 1024)); }
__device__ void if49(char *p, struct ulonglong4_16a (*q)(union R19, union R17, __nv_bfloat16, struct short4, float)) { *(struct ulonglong4_16a *)p = q(*(union R19 *)(p + 0), *(union R17 *)(p + 256), *(__nv_bfloat16 *)(p + 512), *(struct short4 *)(p + 768), *(float *)(p + 1024)); }
__device__ struct uchar3 f50(double, struct long2, struct char4, struct R54, struct R5, unsigned char) { return *(struct uchar3 *)address; }
extern __device__ struct uchar3 xf50(double, struct long2, struct char4, struct R54, struct R5, unsigned char);
__device__ void df50(char *p) { *(struct uchar3 *)p = xf50(*(double *)(p + 0), *(struct long2 *)(p + 256), *(struct char4 *)(p + 512), *(struct R54 *)(p + 768), *(struct R5 *)(p + 1024), *(unsigned char *)(p + 1280)); }
__device__ void if50(char *p, struct uchar3 (*q)(double, struct long2, struct char4, struct R54, struct R5, unsigned char)) { *(struct uchar3 *)p = q(*(double *)(p + 0), *(struct long2 *)(p + 256), *(struct char4 *)(p + 512), *(struct R54 *)(p + 768), *(struct R5 *)(p + 1024), *(unsigned char *)(p + 1280)); }
__device__ void f51(enum Negative, unsigned __int128, char32_t, __half, float, unsigned long, struct R40, unsigned __int128, unsigned int, struct char4) { }
extern __device__ void xf51(enum Negative, unsigned __int128, char32_t, __half, float, unsigned long, struct R40, unsigned __int128, unsigned int, struct char4);
__device__ void df51(char *p) { xf51(*(enum Negative *)(p + 0), *(unsigned __int128 *)(p + 256), *(char32_t *)(p + 512), *(__half *)(p + 768), *(float *)(p + 1024), *(unsigned long *)(p + 1280), *(struct R40 *)(p + 1536), *(unsigned __int128 *)(p + 1792), *(unsigned int *)(p + 2048), *(struct char4 *)(p + 2304)); }
__device__ void if51(char *p, void (*q)(enum Negative, unsigned __int128, char32_t, __half, float, unsigned long, struct R40, unsigned __int128, unsigned int, struct char4)) { q(*(enum Negative *)(p + 0), *(unsigned __int128 *)(p + 256), *(char32_t *)(p + 512), *(__half *)(p + 768), *(float *)(p + 1024), *(unsigned long *)(p + 1280), *(struct R40 *)(p + 1536), *(unsigned __int128 *)(p + 1792), *(unsigned int *)(p + 2048), *(struct char4 *)(p + 2304)); }
__device__ enum Plain f52(short, unsigned long, struct float1, enum Negative) { return *(enum Plain *)address; }
extern __device__ enum Plain xf52(short, unsigned long, struct float1, enum Negative);
__device__ void df52(char *p) { *(enum Plain *)p = xf52(*(short *)(p + 0), *(unsigned long *)(p + 256), *(struct float1 *)(p + 512), *(enum Negative *)(p + 768)); }
__device__ void if52(char *p, enum Plain (*q)(short, unsigned long, struct float1, enum Negative)) { *(enum Plain *)p = q(*(short *)(p + 0), *(unsigned long *)(p + 256), *(struct float1 *)(p + 512), *(enum Negative *)(p + 768)); }
__device__ long long f53(struct double3, double, struct double4_32a, struct double4_32a, enum Scoped, struct float1) { return *(long long *)address; }
extern __device__ long long xf53(struct double3, double, struct double4_32a, struct double4_32a, enum Scoped, struct float1);
__device__ void df53(char *p) { *(long long *)p = xf53(*(struct double3 *)(p + 0), *(double *)(p + 256), *(struct double4_32a *)(p + 512), *(struct double4_32a *)(p + 768), *(enum Scoped *)(p + 1024), *(struct float1 *)(p + 1280)); }
__device__ void if53(char *p, long long (*q)(struct double3, double, struct double4_32a, struct double4_32a, enum Scoped, struct float1)) { *(long long *)p = q(*(struct double3 *)(p + 0), *(double *)(p + 256), *(struct double4_32a *)(p + 512), *(struct double4_32a *)(p + 768), *(enum Scoped *)(p + 1024), *(struct float1 *)(p + 1280)); }
__device__ short f54(signed char, enum Negative, union R48, wchar_t, unsigned int) { return *(short *)address; }
extern __device__ short xf54(signed char, enum Negative, union R48, wchar_t, unsigned int);
__device__ void df54(char *p) { *(short *)p = xf54(*(signed char *)(p + 0), *(enum Negative *)(p + 256), *(union R48 *)(p + 512), *(wchar_t *)(p + 768), *(unsigned int *)(p + 1024)); }
__device__ void if54(char *p, short (*q)(signed char, enum Negative, union R48, wchar_t, unsigned int)) { *(short *)p = q(*(signed char *)(p + 0), *(enum Negative *)(p + 256), *(union R48 *)(p + 512), *(wchar_t *)(p + 768), *(unsigned int *)(p + 1024)); }
__device__ struct uchar3 f55(struct float2, struct R50, unsigned int, enum Wide, int *) { return *(struct uchar3 *)address; }
extern __device__ struct uchar3 xf55(struct float2, struct R50, unsigned int, enum Wide, int *);
__device__ void df55(char *p) { *(struct uchar3 *)p = xf55(*(struct float2 *)(p + 0), *(struct R50 *)(p + 256), *(unsigned int *)(p + 512), *(enum Wide *)(p + 768), *(int **)(p + 1024)); }
__device__ void if55(char *p, struct uchar3 (*q)(struct float2, struct R50, unsigned int, enum Wide, int *)) { *(struct uchar3 *)p = q(*(struct float2 *)(p + 0), *(struct R50 *)(p + 256), *(unsigned int *)(p + 512), *(enum Wide *)(p + 768), *(int **)(p + 1024)); }
__device__ enum Plain f56(__int128, union R19) { return *(enum Plain *)address; }
extern __device__ enum Plain xf56(__int128, union R19);
__device__ void df56(char *p) { *(enum Plain *)p = xf56(*(__int128 *)(p + 0), *(union R19 *)(p + 256)); }
__device__ void if56(char *p, enum Plain (*q)(__int128, union R19)) { *(enum Plain *)p = q(*(__int128 *)(p + 0), *(union R19 *)(p + 256)); }
__device__ void f57(wchar_t, char32_t, unsigned short, unsigned int, struct R50, unsigned char, long long, struct uchar3, struct ulonglong4_16a, struct R7, int, ...) { }
extern __device__ void xf57(wchar_t, char32_t, unsigned short, unsigned int, struct R50, unsigned char, long long, struct uchar3, struct ulonglong4_16a, struct R7, int, ...);
__device__ void df57(char *p) { xf57(*(wchar_t *)(p + 0), *(char32_t *)(p + 256), *(unsigned short *)(p + 512), *(unsigned int *)(p + 768), *(struct R50 *)(p + 1024), *(unsigned char *)(p + 1280), *(long long *)(p + 1536), *(struct uchar3 *)(p + 1792), *(struct ulonglong4_16a *)(p + 2048), *(struct R7 *)(p + 2304), *(int *)(p + 2560), *(struct short2 *)(p + 2816), *(struct uint3 *)(p + 3072), *(long *)(p + 3328), *(struct double2 *)(p + 3584)); }
__device__ void if57(char *p, void (*q)(wchar_t, char32_t, unsigned short, unsigned int, struct R50, unsigned char, long long, struct uchar3, struct ulonglong4_16a, struct R7, int, ...)) { q(*(wchar_t *)(p + 0), *(char32_t *)(p + 256), *(unsigned short *)(p + 512), *(unsigned int *)(p + 768), *(struct R50 *)(p + 1024), *(unsigned char *)(p + 1280), *(long long *)(p + 1536), *(struct uchar3 *)(p + 1792), *(struct ulonglong4_16a *)(p + 2048), *(struct R7 *)(p + 2304), *(int *)(p + 2560), *(struct short2 *)(p + 2816), *(struct uint3 *)(p + 3072), *(long *)(p + 3328), *(struct double2 *)(p + 3584)); }
__device__ char16_t f58(struct R13, long long, long) { return *(char16_t *)address; }
extern __device__ char16_t xf58(struct R13, long long, long);
__device__ void df58(char *p) { *(char16_t *)p = xf58(*(struct R13 *)(p + 0), *(long long *)(p + 256), *(long *)(p + 512)); }
__device__ void if58(char *p, char16_t (*q)(struct R13, long long, long)) { *(char16_t *)p = q(*(struct R13 *)(p + 0), *(long long *)(p + 256), *(long *)(p + 512)); }
__global__ void f59(enum Scoped, struct long2, long, char16_t, struct R5, struct int4, bool, struct R28, __int128) {}
__device__ enum Negative f60(struct long2, enum Small, struct char2, wchar_t, struct R56, unsigned char, struct double4_32a, struct float2, struct ulonglong4_16a) { return *(enum Negative *)address; }
extern __device__ enum Negative xf60(struct long2, enum Small, struct char2, wchar_t, struct R56, unsigned char, struct double4_32a, struct float2, struct ulonglong4_16a);
__device__ void df60(char *p) { *(enum Negative *)p = xf60(*(struct long2 *)(p + 0), *(enum Small *)(p + 256), *(struct char2 *)(p + 512), *(wchar_t *)(p + 768), *(struct R56 *)(p + 1024), *(unsigned char *)(p + 1280), *(struct double4_32a *)(p + 1536), *(struct float2 *)(p + 1792), *(struct ulonglong4_16a *)(p + 2048)); }
__device__ void if60(char *p, enum Negative (*q)(struct long2, enum Small, struct char2, wchar_t, struct R56, unsigned char, struct double4_32a, struct float2, struct ulonglong4_16a)) { *(enum Negative *)p = q(*(struct long2 *)(p + 0), *(enum Small *)(p + 256), *(struct char2 *)(p + 512), *(wchar_t *)(p + 768), *(struct R56 *)(p + 1024), *(unsigned char *)(p + 1280), *(struct double4_32a *)(p + 1536), *(struct float2 *)(p + 1792), *(struct ulonglong4_16a *)(p + 2048)); }
__device__ signed char f61(double, struct R40, unsigned __int128, short, unsigned short, bool, struct uchar3, unsigned long) { return *(signed char *)address; }
extern __device__ signed char xf61(double, struct R40, unsigned __int128, short, unsigned short, bool, struct uchar3, unsigned long);
__device__ void df61(char *p) { *(signed char *)p = xf61(*(double *)(p + 0), *(struct R40 *)(p + 256), *(unsigned __int128 *)(p + 512), *(short *)(p + 768), *(unsigned short *)(p + 1024), *(bool *)(p + 1280), *(struct uchar3 *)(p + 1536), *(unsigned long *)(p + 1792)); }
__device__ void if61(char *p, signed char (*q)(double, struct R40, unsigned __int128, short, unsigned short, bool, struct uchar3, unsigned long)) { *(signed char *)p = q(*(double *)(p + 0), *(struct R40 *)(p + 256), *(unsigned __int128 *)(p + 512), *(short *)(p + 768), *(unsigned short *)(p + 1024), *(bool *)(p + 1280), *(struct uchar3 *)(p + 1536), *(unsigned long *)(p + 1792)); }
__device__ struct R43 f62(struct float4) { return *(struct R43 *)address; }
extern __device__ struct R43 xf62(struct float4);
__device__ void df62(char *p) { *(struct R43 *)p = xf62(*(struct float4 *)(p + 0)); }
__device__ void if62(char *p, struct R43 (*q)(struct float4)) { *(struct R43 *)p = q(*(struct float4 *)(p + 0)); }
__device__ signed char f63(unsigned long long, struct double3, long long, unsigned short, struct float3, struct float1, struct long2, unsigned __int128, long long, union R37, enum Wide, double) { return *(signed char *)address; }
extern __device__ signed char xf63(unsigned long long, struct double3, long long, unsigned short, struct float3, struct float1, struct long2, unsigned __int128, long long, union R37, enum Wide, double);
__device__ void df63(char *p) { *(signed char *)p = xf63(*(unsigned long long *)(p + 0), *(struct double3 *)(p + 256), *(long long *)(p + 512), *(unsigned short *)(p + 768), *(struct float3 *)(p + 1024), *(struct float1 *)(p + 1280), *(struct long2 *)(p + 1536), *(unsigned __int128 *)(p + 1792), *(long long *)(p + 2048), *(union R37 *)(p + 2304), *(enum Wide *)(p + 2560), *(double *)(p + 2816)); }
__device__ void if63(char *p, signed char (*q)(unsigned long long, struct double3, long long, unsigned short, struct float3, struct float1, struct long2, unsigned __int128, long long, union R37, enum Wide, double)) { *(signed char *)p = q(*(unsigned long long *)(p + 0), *(struct double3 *)(p + 256), *(long long *)(p + 512), *(unsigned short *)(p + 768), *(struct float3 *)(p + 1024), *(struct float1 *)(p + 1280), *(struct long2 *)(p + 1536), *(unsigned __int128 *)(p + 1792), *(long long *)(p + 2048), *(union R37 *)(p + 2304), *(enum Wide *)(p + 2560), *(double *)(p + 2816)); }
__global__ void f64(short, bool) {}
__device__ long f65(unsigned char, int *, int, ...) { return *(long *)address; }
extern __device__ long xf65(unsigned char, int *, int, ...);
__device__ void df65(char *p) { *(long *)p = xf65(*(unsigned char *)(p + 0), *(int **)(p + 256), *(int *)(p + 512), *(struct int2 *)(p + 768), *(struct ulonglong4_16a *)(p + 1024), *(unsigned int *)(p + 1280)); }
__device__ void if65(char *p, long (*q)(unsigned char, int *, int, ...)) { *(long *)p = q(*(unsigned char *)(p + 0), *(int **)(p + 256), *(int *)(p + 512), *(struct int2 *)(p + 768), *(struct ulonglong4_16a *)(p + 1024), *(unsigned int *)(p + 1280)); }
__device__ void f66(void) { }
extern __device__ void xf66(void);
__device__ void df66(char *p) { xf66(); }
__device__ void if66(char *p, void (*q)(void)) { q(); }
__device__ enum Small f67(union R58, union R19, struct R13, enum Plain, struct R3, struct R56, unsigned long, unsigned long long) { return *(enum Small *)address; }
extern __device__ enum Small xf67(union R58, union R19, struct R13, enum Plain, struct R3, struct R56, unsigned long, unsigned long long);
__device__ void df67(char *p) { *(enum Small *)p = xf67(*(union R58 *)(p + 0), *(union R19 *)(p + 256), *(struct R13 *)(p + 512), *(enum Plain *)(p + 768), *(struct R3 *)(p + 1024), *(struct R56 *)(p + 1280), *(unsigned long *)(p + 1536), *(unsigned long long *)(p + 1792)); }
__device__ void if67(char *p, enum Small (*q)(union R58, union R19, struct R13, enum Plain, struct R3, struct R56, unsigned long, unsigned long long)) { *(enum Small *)p = q(*(union R58 *)(p + 0), *(union R19 *)(p + 256), *(struct R13 *)(p + 512), *(enum Plain *)(p + 768), *(struct R3 *)(p + 1024), *(struct R56 *)(p + 1280), *(unsigned long *)(p + 1536), *(unsigned long long *)(p + 1792)); }
__device__ struct short2 f68(unsigned long, struct R14, unsigned int, enum Scoped, struct ulonglong4_16a, __int128, union R48) { return *(struct short2 *)address; }
extern __device__ struct short2 xf68(unsigned long, struct R14, unsigned int, enum Scoped, struct ulonglong4_16a, __int128, union R48);
__device__ void df68(char *p) { *(struct short2 *)p = xf68(*(unsigned long *)(p + 0), *(struct R14 *)(p + 256), *(unsigned int *)(p + 512), *(enum Scoped *)(p + 768), *(struct ulonglong4_16a *)(p + 1024), *(__int128 *)(p + 1280), *(union R48 *)(p + 1536)); }
__device__ void if68(char *p, struct short2 (*q)(unsigned long, struct R14, unsigned int, enum Scoped, struct ulonglong4_16a, __int128, union R48)) { *(struct short2 *)p = q(*(unsigned long *)(p + 0), *(struct R14 *)(p + 256), *(unsigned int *)(p + 512), *(enum Scoped *)(p + 768), *(struct ulonglong4_16a *)(p + 1024), *(__int128 *)(p + 1280), *(union R48 *)(p + 1536)); }
__device__ struct int4 f69(void) { return *(struct int4 *)address; }
extern __device__ struct int4 xf69(void);
__device__ void df69(char *p) { *(struct int4 *)p = xf69(); }
__device__ void if69(char *p, struct int4 (*q)(void)) { *(struct int4 *)p = q(); }
__device__ struct uint3 f70(void) { return *(struct uint3 *)address; }
extern __device__ struct uint3 xf70(void);
__device__ void df70(char *p) { *(struct uint3 *)p = xf70(); }
__device__ void if70(char *p, struct uint3 (*q)(void)) { *(struct uint3 *)p = q(); }
__device__ __int128 f71(double, short, char16_t, double, struct R3, float, long long, __int128) { return *(__int128 *)address; }
extern __device__ __int128 xf71(double, short, char16_t, double, struct R3, float, long long, __int128);
__device__ void df71(char *p) { *(__int128 *)p = xf71(*(double *)(p + 0), *(short *)(p + 256), *(char16_t *)(p + 512), *(double *)(p + 768), *(struct R3 *)(p + 1024), *(float *)(p + 1280), *(long long *)(p + 1536), *(__int128 *)(p + 1792)); }
__device__ void if71(char *p, __int128 (*q)(double, short, char16_t, double, struct R3, float, long long, __int128)) { *(__int128 *)p = q(*(double *)(p + 0), *(short *)(p + 256), *(char16_t *)(p + 512), *(double *)(p + 768), *(struct R3 *)(p + 1024), *(float *)(p + 1280), *(long long *)(p + 1536), *(__int128 *)(p + 1792)); }
__global__ void f72(float, struct R52, union R48) {}
__device__ void f73(double, void (*)(int), struct int2, __int128, unsigned char, short, struct R16, __half, int, ...) { }
extern __device__ void xf73(double, void (*)(int), struct int2, __int128, unsigned char, short, struct R16, __half, int, ...);
__device__ void df73(char *p) { xf73(*(double *)(p + 0), *(void (**)(int))(p + 256), *(struct int2 *)(p + 512), *(__int128 *)(p + 768), *(unsigned char *)(p + 1024), *(short *)(p + 1280), *(struct R16 *)(p + 1536), *(__half *)(p + 1792), *(int *)(p + 2048), *(struct int4 *)(p + 2304)); }
__device__ void if73(char *p, void (*q)(double, void (*)(int), struct int2, __int128, unsigned char, short, struct R16, __half, int, ...)) { q(*(double *)(p + 0), *(void (**)(int))(p + 256), *(struct int2 *)(p + 512), *(__int128 *)(p + 768), *(unsigned char *)(p + 1024), *(short *)(p + 1280), *(struct R16 *)(p + 1536), *(__half *)(p + 1792), *(int *)(p + 2048), *(struct int4 *)(p + 2304)); }
__device__ void f74(__nv_bfloat16, struct R23, bool, struct R23, struct uint3, int, double, struct float2, int *, int, ...) { }
extern __device__ void xf74(__nv_bfloat16, struct R23, bool, struct R23, struct uint3, int, double, struct float2, int *, int, ...);
__device__ void df74(char *p) { xf74(*(__nv_bfloat16 *)(p + 0), *(struct R23 *)(p + 256), *(bool *)(p + 512), *(struct R23 *)(p + 768), *(struct uint3 *)(p + 1024), *(int *)(p + 1280), *(double *)(p + 1536), *(struct float2 *)(p + 1792), *(int **)(p + 2048), *(int *)(p + 2304), *(float **)(p + 2560), *(double *)(p + 2816)); }
__device__ void if74(char *p, void (*q)(__nv_bfloat16, struct R23, bool, struct R23, struct uint3, int, double, struct float2, int *, int, ...)) { q(*(__nv_bfloat16 *)(p + 0), *(struct R23 *)(p + 256), *(bool *)(p + 512), *(struct R23 *)(p + 768), *(struct uint3 *)(p + 1024), *(int *)(p + 1280), *(double *)(p + 1536), *(struct float2 *)(p + 1792), *(int **)(p + 2048), *(int *)(p + 2304), *(float **)(p + 2560), *(double *)(p + 2816)); }
__device__ struct int4 f75(__nv_bfloat16, signed char, unsigned char, int, char, signed char, unsigned long, int *, union R17, char32_t, unsigned __int128, struct short2) { return *(struct int4 *)address; }
extern __device__ struct int4 xf75(__nv_bfloat16, signed char, unsigned char, int, char, signed char, unsigned long, int *, union R17, char32_t, unsigned __int128, struct short2);
__device__ void df75(char *p) { *(struct int4 *)p = xf75(*(__nv_bfloat16 *)(p + 0), *(signed char *)(p + 256), *(unsigned char *)(p + 512), *(int *)(p + 768), *(char *)(p + 1024), *(signed char *)(p + 1280), *(unsigned long *)(p + 1536), *(int **)(p + 1792), *(union R17 *)(p + 2048), *(char32_t *)(p + 2304), *(unsigned __int128 *)(p + 2560), *(struct short2 *)(p + 2816)); }
__device__ void if75(char *p, struct int4 (*q)(__nv_bfloat16, signed char, unsigned char, int, char, signed char, unsigned long, int *, union R17, char32_t, unsigned __int128, struct short2)) { *(struct int4 *)p = q(*(__nv_bfloat16 *)(p + 0), *(signed char *)(p + 256), *(unsigned char *)(p + 512), *(int *)(p + 768), *(char *)(p + 1024), *(signed char *)(p + 1280), *(unsigned long *)(p + 1536), *(int **)(p + 1792), *(union R17 *)(p + 2048), *(char32_t *)(p + 2304), *(unsigned __int128 *)(p + 2560), *(struct short2 *)(p + 2816)); }
__global__ void f76(__nv_bfloat16, struct R47, long long, unsigned long, int, struct R49) {}
__device__ __nv_bfloat16 f77(unsigned short, enum Scoped, __half, __half, unsigned __int128, short, unsigned char, struct R5, union R48) { return *(__nv_bfloat16 *)address; }
extern __device__ __nv_bfloat16 xf77(unsigned short, enum Scoped, __half, __half, unsigned __int128, short, unsigned char, struct R5, union R48);
__device__ void df77(char *p) { *(__nv_bfloat16 *)p = xf77(*(unsigned short *)(p + 0), *(enum Scoped *)(p + 256), *(__half *)(p + 512), *(__half *)(p + 768), *(unsigned __int128 *)(p + 1024), *(short *)(p + 1280), *(unsigned char *)(p + 1536), *(struct R5 *)(p + 1792), *(union R48 *)(p + 2048)); }
__device__ void if77(char *p, __nv_bfloat16 (*q)(unsigned short, enum Scoped, __half, __half, unsigned __int128, short, unsigned char, struct R5, union R48)) { *(__nv_bfloat16 *)p = q(*(unsigned short *)(p + 0), *(enum Scoped *)(p + 256), *(__half *)(p + 512), *(__half *)(p + 768), *(unsigned __int128 *)(p + 1024), *(short *)(p + 1280), *(unsigned char *)(p + 1536), *(struct R5 *)(p + 1792), *(union R48 *)(p + 2048)); }
__device__ void f78(void) { }
extern __device__ void xf78(void);
__device__ void df78(char *p) { xf78(); }
__device__ void if78(char *p, void (*q)(void)) { q(); }
__device__ struct float2 f79(struct ushort3) { return *(struct float2 *)address; }
extern __device__ struct float2 xf79(struct ushort3);
__device__ void df79(char *p) { *(struct float2 *)p = xf79(*(struct ushort3 *)(p + 0)); }
__device__ void if79(char *p, struct float2 (*q)(struct ushort3)) { *(struct float2 *)p = q(*(struct ushort3 *)(p + 0)); }
__device__ bool f80(struct short4, enum Plain, unsigned long long, float, wchar_t) { return *(bool *)address; }
extern __device__ bool xf80(struct short4, enum Plain, unsigned long long, float, wchar_t);
__device__ void df80(char *p) { *(bool *)p = xf80(*(struct short4 *)(p + 0), *(enum Plain *)(p + 256), *(unsigned long long *)(p + 512), *(float *)(p + 768), *(wchar_t *)(p + 1024)); }
__device__ void if80(char *p, bool (*q)(struct short4, enum Plain, unsigned long long, float, wchar_t)) { *(bool *)p = q(*(struct short4 *)(p + 0), *(enum Plain *)(p + 256), *(unsigned long long *)(p + 512), *(float *)(p + 768), *(wchar_t *)(p + 1024)); }
__device__ struct R49 f81(int *, struct R7, void (*)(int), float, enum Wide, unsigned long, struct R3, void (*)(int), double, struct R2) { return *(struct R49 *)address; }
extern __device__ struct R49 xf81(int *, struct R7, void (*)(int), float, enum Wide, unsigned long, struct R3, void (*)(int), double, struct R2);
__device__ void df81(char *p) { *(struct R49 *)p = xf81(*(int **)(p + 0), *(struct R7 *)(p + 256), *(void (**)(int))(p + 512), *(float *)(p + 768), *(enum Wide *)(p + 1024), *(unsigned long *)(p + 1280), *(struct R3 *)(p + 1536), *(void (**)(int))(p + 1792), *(double *)(p + 2048), *(struct R2 *)(p + 2304)); }
__device__ void if81(char *p, struct R49 (*q)(int *, struct R7, void (*)(int), float, enum Wide, unsigned long, struct R3, void (*)(int), double, struct R2)) { *(struct R49 *)p = q(*(int **)(p + 0), *(struct R7 *)(p + 256), *(void (**)(int))(p + 512), *(float *)(p + 768), *(enum Wide *)(p + 1024), *(unsigned long *)(p + 1280), *(struct R3 *)(p + 1536), *(void (**)(int))(p + 1792), *(double *)(p + 2048), *(struct R2 *)(p + 2304)); }
__global__ void f82(struct R50, struct float3, struct uint3, struct uint3) {}
__device__ union R25 f83(struct short2, struct R24, int *, float, struct R3) { return *(union R25 *)address; }
extern __device__ union R25 xf83(struct short2, struct R24, int *, float, struct R3);
__device__ void df83(char *p) { *(union R25 *)p = xf83(*(struct short2 *)(p + 0), *(struct R24 *)(p + 256), *(int **)(p + 512), *(float *)(p + 768), *(struct R3 *)(p + 1024)); }
__device__ void if83(char *p, union R25 (*q)(struct short2, struct R24, int *, float, struct R3)) { *(union R25 *)p = q(*(struct short2 *)(p + 0), *(struct R24 *)(p + 256), *(int **)(p + 512), *(float *)(p + 768), *(struct R3 *)(p + 1024)); }
__device__ struct float4 f84(union R17, struct R47, char32_t, struct R46, double, union R25, struct R8, int, ...) { return *(struct float4 *)address; }
extern __device__ struct float4 xf84(union R17, struct R47, char32_t, struct R46, double, union R25, struct R8, int, ...);
__device__ void df84(char *p) { *(struct float4 *)p = xf84(*(union R17 *)(p + 0), *(struct R47 *)(p + 256), *(char32_t *)(p + 512), *(struct R46 *)(p + 768), *(double *)(p + 1024), *(union R25 *)(p + 1280), *(struct R8 *)(p + 1536), *(int *)(p + 1792), *(__int128 *)(p + 2048)); }
__device__ void if84(char *p, struct float4 (*q)(union R17, struct R47, char32_t, struct R46, double, union R25, struct R8, int, ...)) { *(struct float4 *)p = q(*(union R17 *)(p + 0), *(struct R47 *)(p + 256), *(char32_t *)(p + 512), *(struct R46 *)(p + 768), *(double *)(p + 1024), *(union R25 *)(p + 1280), *(struct R8 *)(p + 1536), *(int *)(p + 1792), *(__int128 *)(p + 2048)); }
__global__ void f85(int, char32_t, union R41, struct R27, void (*)(int), struct R14, unsigned long, __nv_bfloat16, unsigned int, struct ushort3, long long) {}
__device__ unsigned __int128 f86(void) { return *(unsigned __int128 *)address; }
extern __device__ unsigned __int128 xf86(void);
__device__ void df86(char *p) { *(unsigned __int128 *)p = xf86(); }
__device__ void if86(char *p, unsigned __int128 (*q)(void)) { *(unsigned __int128 *)p = q(); }
__device__ enum Plain f87(struct ushort3, unsigned __int128, struct int4, unsigned long, struct uint3, unsigned long, struct ulonglong4_16a, struct long2, struct short4, int, __half, struct short4) { return *(enum Plain *)address; }
extern __device__ enum Plain xf87(struct ushort3, unsigned __int128, struct int4, unsigned long, struct uint3, unsigned long, struct ulonglong4_16a, struct long2, struct short4, int, __half, struct short4);
__device__ void df87(char *p) { *(enum Plain *)p = xf87(*(struct ushort3 *)(p + 0), *(unsigned __int128 *)(p + 256), *(struct int4 *)(p + 512), *(unsigned long *)(p + 768), *(struct uint3 *)(p + 1024), *(unsigned long *)(p + 1280), *(struct ulonglong4_16a *)(p + 1536), *(struct long2 *)(p + 1792), *(struct short4 *)(p + 2048), *(int *)(p + 2304), *(__half *)(p + 2560), *(struct short4 *)(p + 2816)); }
__device__ void if87(char *p, enum Plain (*q)(struct ushort3, unsigned __int128, struct int4, unsigned long, struct uint3, unsigned long, struct ulonglong4_16a, struct long2, struct short4, int, __half, struct short4)) { *(enum Plain *)p = q(*(struct ushort3 *)(p + 0), *(unsigned __int128 *)(p + 256), *(struct int4 *)(p + 512), *(unsigned long *)(p + 768), *(struct uint3 *)(p + 1024), *(unsigned long *)(p + 1280), *(struct ulonglong4_16a *)(p + 1536), *(struct long2 *)(p + 1792), *(struct short4 *)(p + 2048), *(int *)(p + 2304), *(__half *)(p + 2560), *(struct short4 *)(p + 2816)); }
__device__ struct R56 f88(void) { return *(struct R56 *)address; }
extern __device__ struct R56 xf88(void);
__device__ void df88(char *p) { *(struct R56 *)p = xf88(); }
__device__ void if88(char *p, struct R56 (*q)(void)) { *(struct R56 *)p = q(); }
__device__ struct R49 f89(unsigned long, struct R8, struct R3, __half, enum Negative, unsigned __int128, bool, enum Small) { return *(struct R49 *)address; }
extern __device__ struct R49 xf89(unsigned long, struct R8, struct R3, __half, enum Negative, unsigned __int128, bool, enum Small);
__device__ void df89(char *p) { *(struct R49 *)p = xf89(*(unsigned long *)(p + 0), *(struct R8 *)(p + 256), *(struct R3 *)(p + 512), *(__half *)(p + 768), *(enum Negative *)(p + 1024), *(unsigned __int128 *)(p + 1280), *(bool *)(p + 1536), *(enum Small *)(p + 1792)); }
__device__ void if89(char *p, struct R49 (*q)(unsigned long, struct R8, struct R3, __half, enum Negative, unsigned __int128, bool, enum Small)) { *(struct R49 *)p = q(*(unsigned long *)(p + 0), *(struct R8 *)(p + 256), *(struct R3 *)(p + 512), *(__half *)(p + 768), *(enum Negative *)(p + 1024), *(unsigned __int128 *)(p + 1280), *(bool *)(p + 1536), *(enum Small *)(p + 1792)); }
__device__ short f90(struct ulonglong4_16a, struct R46, struct ulonglong4_16a, unsigned long, struct R14, unsigned int, short, unsigned int, struct char4, union R25, struct int4) { return *(short *)address; }
extern __device__ short xf90(struct ulonglong4_16a, struct R46, struct ulonglong4_16a, unsigned long, struct R14, unsigned int, short, unsigned int, struct char4, union R25, struct int4);
__device__ void df90(char *p) { *(short *)p = xf90(*(struct ulonglong4_16a *)(p + 0), *(struct R46 *)(p + 256), *(struct ulonglong4_16a *)(p + 512), *(unsigned long *)(p + 768), *(struct R14 *)(p + 1024), *(unsigned int *)(p + 1280), *(short *)(p + 1536), *(unsigned int *)(p + 1792), *(struct char4 *)(p + 2048), *(union R25 *)(p + 2304), *(struct int4 *)(p + 2560)); }
__device__ void if90(char *p, short (*q)(struct ulonglong4_16a, struct R46, struct ulonglong4_16a, unsigned long, struct R14, unsigned int, short, unsigned int, struct char4, union R25, struct int4)) { *(short *)p = q(*(struct ulonglong4_16a *)(p + 0), *(struct R46 *)(p + 256), *(struct ulonglong4_16a *)(p + 512), *(unsigned long *)(p + 768), *(struct R14 *)(p + 1024), *(unsigned int *)(p + 1280), *(short *)(p + 1536), *(unsigned int *)(p + 1792), *(struct char4 *)(p + 2048), *(union R25 *)(p + 2304), *(struct int4 *)(p + 2560)); }
__device__ union R17 f91(struct uint3, enum Plain) { return *(union R17 *)address; }
extern __device__ union R17 xf91(struct uint3, enum Plain);
__device__ void df91(char *p) { *(union R17 *)p = xf91(*(struct uint3 *)(p + 0), *(enum Plain *)(p + 256)); }
__device__ void if91(char *p, union R17 (*q)(struct uint3, enum Plain)) { *(union R17 *)p = q(*(struct uint3 *)(p + 0), *(enum Plain *)(p + 256)); }
__global__ void f92(unsigned long long, char16_t, enum Wide, enum Plain, struct R1, struct R28, short, struct R9, union R48) {}
__device__ struct R26 f93(struct ushort3, float, struct R30) { return *(struct R26 *)address; }
extern __device__ struct R26 xf93(struct ushort3, float, struct R30);
__device__ void df93(char *p) { *(struct R26 *)p = xf93(*(struct ushort3 *)(p + 0), *(float *)(p + 256), *(struct R30 *)(p + 512)); }
__device__ void if93(char *p, struct R26 (*q)(struct ushort3, float, struct R30)) { *(struct R26 *)p = q(*(struct ushort3 *)(p + 0), *(float *)(p + 256), *(struct R30 *)(p + 512)); }
__global__ void f94(signed char, wchar_t, unsigned long long, enum Plain, struct short2, struct R40, char) {}
__device__ union R58 f95(enum Plain, enum Wide, struct R7, long long, union R17, struct R46, unsigned char, struct int2, struct float4, struct R47, double, union R0) { return *(union R58 *)address; }
extern __device__ union R58 xf95(enum Plain, enum Wide, struct R7, long long, union R17, struct R46, unsigned char, struct int2, struct float4, struct R47, double, union R0);
__device__ void df95(char *p) { *(union R58 *)p = xf95(*(enum Plain *)(p + 0), *(enum Wide *)(p + 256), *(struct R7 *)(p + 512), *(long long *)(p + 768), *(union R17 *)(p + 1024), *(struct R46 *)(p + 1280), *(unsigned char *)(p + 1536), *(struct int2 *)(p + 1792), *(struct float4 *)(p + 2048), *(struct R47 *)(p + 2304), *(double *)(p + 2560), *(union R0 *)(p + 2816)); }
__device__ void if95(char *p, union R58 (*q)(enum Plain, enum Wide, struct R7, long long, union R17, struct R46, unsigned char, struct int2, struct float4, struct R47, double, union R0)) { *(union R58 *)p = q(*(enum Plain *)(p + 0), *(enum Wide *)(p + 256), *(struct R7 *)(p + 512), *(long long *)(p + 768), *(union R17 *)(p + 1024), *(struct R46 *)(p + 1280), *(unsigned char *)(p + 1536), *(struct int2 *)(p + 1792), *(struct float4 *)(p + 2048), *(struct R47 *)(p + 2304), *(double *)(p + 2560), *(union R0 *)(p + 2816)); }
__global__ void f96(int, double, float, struct double4_32a, long long, struct long2, __int128) {}
__device__ struct float2 f97(bool, char) { return *(struct float2 *)address; }
extern __device__ struct float2 xf97(bool, char);
__device__ void df97(char *p) { *(struct float2 *)p = xf97(*(bool *)(p + 0), *(char *)(p + 256)); }
__device__ void if97(char *p, struct float2 (*q)(bool, char)) { *(struct float2 *)p = q(*(bool *)(p + 0), *(char *)(p + 256)); }
__device__ void f98(float, union R37, struct int2) { }
extern __device__ void xf98(float, union R37, struct int2);
__device__ void df98(char *p) { xf98(*(float *)(p + 0), *(union R37 *)(p + 256), *(struct int2 *)(p + 512)); }
__device__ void if98(char *p, void (*q)(float, union R37, struct int2)) { q(*(float *)(p + 0), *(union R37 *)(p + 256), *(struct int2 *)(p + 512)); }
__device__ void f99(long, long, struct R52, struct char4, char, enum Negative, struct R11, struct float1) { }
extern __device__ void xf99(long, long, struct R52, struct char4, char, enum Negative, struct R11, struct float1);
__device__ void df99(char *p) { xf99(*(long *)(p + 0), *(long *)(p + 256), *(struct R52 *)(p + 512), *(struct char4 *)(p + 768), *(char *)(p + 1024), *(enum Negative *)(p + 1280), *(struct R11 *)(p + 1536), *(struct float1 *)(p + 1792)); }
__device__ void if99(char *p, void (*q)(long, long, struct R52, struct char4, char, enum Negative, struct R11, struct float1)) { q(*(long *)(p + 0), *(long *)(p + 256), *(struct R52 *)(p + 512), *(struct char4 *)(p + 768), *(char *)(p + 1024), *(enum Negative *)(p + 1280), *(struct R11 *)(p + 1536), *(struct float1 *)(p + 1792)); }
}
