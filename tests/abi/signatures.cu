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
__device__ unsigned __int128 f5(struct R27, float, void (*)(int), enum Negative, __int128, struct R43, double, struct __nv_bfloat162, struct R30, union R12, bool) { return *(unsigned __int128 *)address; }
extern __device__ unsigned __int128 xf5(struct R27, float, void (*)(int), enum Negative, __int128, struct R43, double, struct __nv_bfloat162, struct R30, union R12, bool);
__device__ void df5(char *p) { *(unsigned __int128 *)p = xf5(*(struct R27 *)(p + 0), *(float *)(p + 256), *(void (**)(int))(p + 512), *(enum Negative *)(p + 768), *(__int128 *)(p + 1024), *(struct R43 *)(p + 1280), *(double *)(p + 1536), *(struct __nv_bfloat162 *)(p + 1792), *(struct R30 *)(p + 2048), *(union R12 *)(p + 2304), *(bool *)(p + 2560)); }
__device__ void if5(char *p, unsigned __int128 (*q)(struct R27, float, void (*)(int), enum Negative, __int128, struct R43, double, struct __nv_bfloat162, struct R30, union R12, bool)) { *(unsigned __int128 *)p = q(*(struct R27 *)(p + 0), *(float *)(p + 256), *(void (**)(int))(p + 512), *(enum Negative *)(p + 768), *(__int128 *)(p + 1024), *(struct R43 *)(p + 1280), *(double *)(p + 1536), *(struct __nv_bfloat162 *)(p + 1792), *(struct R30 *)(p + 2048), *(union R12 *)(p + 2304), *(bool *)(p + 2560)); }
__device__ struct double4_32a f6(struct __half2, enum Wide, __half, union R0, enum Small) { return *(struct double4_32a *)address; }
extern __device__ struct double4_32a xf6(struct __half2, enum Wide, __half, union R0, enum Small);
__device__ void df6(char *p) { *(struct double4_32a *)p = xf6(*(struct __half2 *)(p + 0), *(enum Wide *)(p + 256), *(__half *)(p + 512), *(union R0 *)(p + 768), *(enum Small *)(p + 1024)); }
__device__ void if6(char *p, struct double4_32a (*q)(struct __half2, enum Wide, __half, union R0, enum Small)) { *(struct double4_32a *)p = q(*(struct __half2 *)(p + 0), *(enum Wide *)(p + 256), *(__half *)(p + 512), *(union R0 *)(p + 768), *(enum Small *)(p + 1024)); }
__device__ enum Negative f7(union R37, struct double3, struct __half2, struct R46, enum Negative, long, __half, struct R54, float, int, struct R49, struct R6) { return *(enum Negative *)address; }
extern __device__ enum Negative xf7(union R37, struct double3, struct __half2, struct R46, enum Negative, long, __half, struct R54, float, int, struct R49, struct R6);
__device__ void df7(char *p) { *(enum Negative *)p = xf7(*(union R37 *)(p + 0), *(struct double3 *)(p + 256), *(struct __half2 *)(p + 512), *(struct R46 *)(p + 768), *(enum Negative *)(p + 1024), *(long *)(p + 1280), *(__half *)(p + 1536), *(struct R54 *)(p + 1792), *(float *)(p + 2048), *(int *)(p + 2304), *(struct R49 *)(p + 2560), *(struct R6 *)(p + 2816)); }
__device__ void if7(char *p, enum Negative (*q)(union R37, struct double3, struct __half2, struct R46, enum Negative, long, __half, struct R54, float, int, struct R49, struct R6)) { *(enum Negative *)p = q(*(union R37 *)(p + 0), *(struct double3 *)(p + 256), *(struct __half2 *)(p + 512), *(struct R46 *)(p + 768), *(enum Negative *)(p + 1024), *(long *)(p + 1280), *(__half *)(p + 1536), *(struct R54 *)(p + 1792), *(float *)(p + 2048), *(int *)(p + 2304), *(struct R49 *)(p + 2560), *(struct R6 *)(p + 2816)); }
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
__device__ long f34(struct R1, struct R53, unsigned int, wchar_t, char16_t, __nv_bfloat16, struct Holder) { return *(long *)address; }
extern __device__ long xf34(struct R1, struct R53, unsigned int, wchar_t, char16_t, __nv_bfloat16, struct Holder);
__device__ void df34(char *p) { *(long *)p = xf34(*(struct R1 *)(p + 0), *(struct R53 *)(p + 256), *(unsigned int *)(p + 512), *(wchar_t *)(p + 768), *(char16_t *)(p + 1024), *(__nv_bfloat16 *)(p + 1280), *(struct Holder *)(p + 1536)); }
__device__ void if34(char *p, long (*q)(struct R1, struct R53, unsigned int, wchar_t, char16_t, __nv_bfloat16, struct Holder)) { *(long *)p = q(*(struct R1 *)(p + 0), *(struct R53 *)(p + 256), *(unsigned int *)(p + 512), *(wchar_t *)(p + 768), *(char16_t *)(p + 1024), *(__nv_bfloat16 *)(p + 1280), *(struct Holder *)(p + 1536)); }
__device__ unsigned __int128 f35(unsigned char, struct R50, struct int2, unsigned char, struct char2, int *, wchar_t) { return *(unsigned __int128 *)address; }
extern __device__ unsigned __int128 xf35(unsigned char, struct R50, struct int2, unsigned char, struct char2, int *, wchar_t);
__device__ void df35(char *p) { *(unsigned __int128 *)p = xf35(*(unsigned char *)(p + 0), *(struct R50 *)(p + 256), *(struct int2 *)(p + 512), *(unsigned char *)(p + 768), *(struct char2 *)(p + 1024), *(int **)(p + 1280), *(wchar_t *)(p + 1536)); }
__device__ void if35(char *p, unsigned __int128 (*q)(unsigned char, struct R50, struct int2, unsigned char, struct char2, int *, wchar_t)) { *(unsigned __int128 *)p = q(*(unsigned char *)(p + 0), *(struct R50 *)(p + 256), *(struct int2 *)(p + 512), *(unsigned char *)(p + 768), *(struct char2 *)(p + 1024), *(int **)(p + 1280), *(wchar_t *)(p + 1536)); }
__device__ struct R50 f36(struct R23, float, unsigned __int128, unsigned char, unsigned long long) { return *(struct R50 *)address; }
extern __device__ struct R50 xf36(struct R23, float, unsigned __int128, unsigned char, unsigned long long);
__device__ void df36(char *p) { *(struct R50 *)p = xf36(*(struct R23 *)(p + 0), *(float *)(p + 256), *(unsigned __int128 *)(p + 512), *(unsigned char *)(p + 768), *(unsigned long long *)(p + 1024)); }
__device__ void if36(char *p, struct R50 (*q)(struct R23, float, unsigned __int128, unsigned char, unsigned long long)) { *(struct R50 *)p = q(*(struct R23 *)(p + 0), *(float *)(p + 256), *(unsigned __int128 *)(p + 512), *(unsigned char *)(p + 768), *(unsigned long long *)(p + 1024)); }
__device__ float f37(enum Wide, char16_t, struct R20, struct R46, enum Wide, enum Negative, enum Wide) { return *(float *)address; }
extern __device__ float xf37(enum Wide, char16_t, struct R20, struct R46, enum Wide, enum Negative, enum Wide);
__device__ void df37(char *p) { *(float *)p = xf37(*(enum Wide *)(p + 0), *(char16_t *)(p + 256), *(struct R20 *)(p + 512), *(struct R46 *)(p + 768), *(enum Wide *)(p + 1024), *(enum Negative *)(p + 1280), *(enum Wide *)(p + 1536)); }
__device__ void if37(char *p, float (*q)(enum Wide, char16_t, struct R20, struct R46, enum Wide, enum Negative, enum Wide)) { *(float *)p = q(*(enum Wide *)(p + 0), *(char16_t *)(p + 256), *(struct R20 *)(p + 512), *(struct R46 *)(p + 768), *(enum Wide *)(p + 1024), *(enum Negative *)(p + 1280), *(enum Wide *)(p + 1536)); }
__device__ unsigned short f38(long, float, long long, struct float2, struct __half2, struct char4, int *, double, bool, double) { return *(unsigned short *)address; }
extern __device__ unsigned short xf38(long, float, long long, struct float2, struct __half2, struct char4, int *, double, bool, double);
__device__ void df38(char *p) { *(unsigned short *)p = xf38(*(long *)(p + 0), *(float *)(p + 256), *(long long *)(p + 512), *(struct float2 *)(p + 768), *(struct __half2 *)(p + 1024), *(struct char4 *)(p + 1280), *(int **)(p + 1536), *(double *)(p + 1792), *(bool *)(p + 2048), *(double *)(p + 2304)); }
__device__ void if38(char *p, unsigned short (*q)(long, float, long long, struct float2, struct __half2, struct char4, int *, double, bool, double)) { *(unsigned short *)p = q(*(long *)(p + 0), *(float *)(p + 256), *(long long *)(p + 512), *(struct float2 *)(p + 768), *(struct __half2 *)(p + 1024), *(struct char4 *)(p + 1280), *(int **)(p + 1536), *(double *)(p + 1792), *(bool *)(p + 2048), *(double *)(p + 2304)); }
__device__ void f39(void (*)(int), struct R26, struct long2, struct ulonglong4_16a, unsigned long long, struct double3, unsigned __int128, unsigned __int128, __nv_bfloat16, long, unsigned long long, unsigned __int128) { }
extern __device__ void xf39(void (*)(int), struct R26, struct long2, struct ulonglong4_16a, unsigned long long, struct double3, unsigned __int128, unsigned __int128, __nv_bfloat16, long, unsigned long long, unsigned __int128);
__device__ void df39(char *p) { xf39(*(void (**)(int))(p + 0), *(struct R26 *)(p + 256), *(struct long2 *)(p + 512), *(struct ulonglong4_16a *)(p + 768), *(unsigned long long *)(p + 1024), *(struct double3 *)(p + 1280), *(unsigned __int128 *)(p + 1536), *(unsigned __int128 *)(p + 1792), *(__nv_bfloat16 *)(p + 2048), *(long *)(p + 2304), *(unsigned long long *)(p + 2560), *(unsigned __int128 *)(p + 2816)); }
__device__ void if39(char *p, void (*q)(void (*)(int), struct R26, struct long2, struct ulonglong4_16a, unsigned long long, struct double3, unsigned __int128, unsigned __int128, __nv_bfloat16, long, unsigned long long, unsigned __int128)) { q(*(void (**)(int))(p + 0), *(struct R26 *)(p + 256), *(struct long2 *)(p + 512), *(struct ulonglong4_16a *)(p + 768), *(unsigned long long *)(p + 1024), *(struct double3 *)(p + 1280), *(unsigned __int128 *)(p + 1536), *(unsigned __int128 *)(p + 1792), *(__nv_bfloat16 *)(p + 2048), *(long *)(p + 2304), *(unsigned long long *)(p + 2560), *(unsigned __int128 *)(p + 2816)); }
__device__ struct R13 f40(struct R53, unsigned __int128, enum Scoped, signed char, enum Negative, struct float3, __half, union R12, int *, struct R49) { return *(struct R13 *)address; }
extern __device__ struct R13 xf40(struct R53, unsigned __int128, enum Scoped, signed char, enum Negative, struct float3, __half, union R12, int *, struct R49);
__device__ void df40(char *p) { *(struct R13 *)p = xf40(*(struct R53 *)(p + 0), *(unsigned __int128 *)(p + 256), *(enum Scoped *)(p + 512), *(signed char *)(p + 768), *(enum Negative *)(p + 1024), *(struct float3 *)(p + 1280), *(__half *)(p + 1536), *(union R12 *)(p + 1792), *(int **)(p + 2048), *(struct R49 *)(p + 2304)); }
__device__ void if40(char *p, struct R13 (*q)(struct R53, unsigned __int128, enum Scoped, signed char, enum Negative, struct float3, __half, union R12, int *, struct R49)) { *(struct R13 *)p = q(*(struct R53 *)(p + 0), *(unsigned __int128 *)(p + 256), *(enum Scoped *)(p + 512), *(signed char *)(p + 768), *(enum Negative *)(p + 1024), *(struct float3 *)(p + 1280), *(__half *)(p + 1536), *(union R12 *)(p + 1792), *(int **)(p + 2048), *(struct R49 *)(p + 2304)); }
__device__ int *f41(struct R54, int, float, union R58, enum Scoped, struct float4, long long) { return *(int **)address; }
extern __device__ int *xf41(struct R54, int, float, union R58, enum Scoped, struct float4, long long);
__device__ void df41(char *p) { *(int **)p = xf41(*(struct R54 *)(p + 0), *(int *)(p + 256), *(float *)(p + 512), *(union R58 *)(p + 768), *(enum Scoped *)(p + 1024), *(struct float4 *)(p + 1280), *(long long *)(p + 1536)); }
__device__ void if41(char *p, int *(*q)(struct R54, int, float, union R58, enum Scoped, struct float4, long long)) { *(int **)p = q(*(struct R54 *)(p + 0), *(int *)(p + 256), *(float *)(p + 512), *(union R58 *)(p + 768), *(enum Scoped *)(p + 1024), *(struct float4 *)(p + 1280), *(long long *)(p + 1536)); }
__device__ unsigned short f42(struct __half2, enum Wide) { return *(unsigned short *)address; }
extern __device__ unsigned short xf42(struct __half2, enum Wide);
__device__ void df42(char *p) { *(unsigned short *)p = xf42(*(struct __half2 *)(p + 0), *(enum Wide *)(p + 256)); }
__device__ void if42(char *p, unsigned short (*q)(struct __half2, enum Wide)) { *(unsigned short *)p = q(*(struct __half2 *)(p + 0), *(enum Wide *)(p + 256)); }
__device__ struct R5 f43(struct R40, void (*)(int)) { return *(struct R5 *)address; }
extern __device__ struct R5 xf43(struct R40, void (*)(int));
__device__ void df43(char *p) { *(struct R5 *)p = xf43(*(struct R40 *)(p + 0), *(void (**)(int))(p + 256)); }
__device__ void if43(char *p, struct R5 (*q)(struct R40, void (*)(int))) { *(struct R5 *)p = q(*(struct R40 *)(p + 0), *(void (**)(int))(p + 256)); }
__device__ void f44(char32_t, int, ...) { }
extern __device__ void xf44(char32_t, int, ...);
__device__ void df44(char *p) { xf44(*(char32_t *)(p + 0), *(int *)(p + 256), *(unsigned int *)(p + 512)); }
__device__ void if44(char *p, void (*q)(char32_t, int, ...)) { q(*(char32_t *)(p + 0), *(int *)(p + 256), *(unsigned int *)(p + 512)); }
__device__ struct double2 f45(void (*)(int), char, unsigned __int128, struct __nv_bfloat162, float, struct short2, struct R13, unsigned long, unsigned long long) { return *(struct double2 *)address; }
extern __device__ struct double2 xf45(void (*)(int), char, unsigned __int128, struct __nv_bfloat162, float, struct short2, struct R13, unsigned long, unsigned long long);
__device__ void df45(char *p) { *(struct double2 *)p = xf45(*(void (**)(int))(p + 0), *(char *)(p + 256), *(unsigned __int128 *)(p + 512), *(struct __nv_bfloat162 *)(p + 768), *(float *)(p + 1024), *(struct short2 *)(p + 1280), *(struct R13 *)(p + 1536), *(unsigned long *)(p + 1792), *(unsigned long long *)(p + 2048)); }
__device__ void if45(char *p, struct double2 (*q)(void (*)(int), char, unsigned __int128, struct __nv_bfloat162, float, struct short2, struct R13, unsigned long, unsigned long long)) { *(struct double2 *)p = q(*(void (**)(int))(p + 0), *(char *)(p + 256), *(unsigned __int128 *)(p + 512), *(struct __nv_bfloat162 *)(p + 768), *(float *)(p + 1024), *(struct short2 *)(p + 1280), *(struct R13 *)(p + 1536), *(unsigned long *)(p + 1792), *(unsigned long long *)(p + 2048)); }
__device__ void f46(struct R15, unsigned int, __nv_bfloat16, char16_t, struct uchar3, bool, struct float2, struct __half2) { }
extern __device__ void xf46(struct R15, unsigned int, __nv_bfloat16, char16_t, struct uchar3, bool, struct float2, struct __half2);
__device__ void df46(char *p) { xf46(*(struct R15 *)(p + 0), *(unsigned int *)(p + 256), *(__nv_bfloat16 *)(p + 512), *(char16_t *)(p + 768), *(struct uchar3 *)(p + 1024), *(bool *)(p + 1280), *(struct float2 *)(p + 1536), *(struct __half2 *)(p + 1792)); }
__device__ void if46(char *p, void (*q)(struct R15, unsigned int, __nv_bfloat16, char16_t, struct uchar3, bool, struct float2, struct __half2)) { q(*(struct R15 *)(p + 0), *(unsigned int *)(p + 256), *(__nv_bfloat16 *)(p + 512), *(char16_t *)(p + 768), *(struct uchar3 *)(p + 1024), *(bool *)(p + 1280), *(struct float2 *)(p + 1536), *(struct __half2 *)(p + 1792)); }
__device__ struct int2 f47(struct R1, short, struct ulonglong4_16a, unsigned long, signed char, enum Negative, bool, char, short, unsigned int, union R37, bool) { return *(struct int2 *)address; }
extern __device__ struct int2 xf47(struct R1, short, struct ulonglong4_16a, unsigned long, signed char, enum Negative, bool, char, short, unsigned int, union R37, bool);
__device__ void df47(char *p) { *(struct int2 *)p = xf47(*(struct R1 *)(p + 0), *(short *)(p + 256), *(struct ulonglong4_16a *)(p + 512), *(unsigned long *)(p + 768), *(signed char *)(p + 1024), *(enum Negative *)(p + 1280), *(bool *)(p + 1536), *(char *)(p + 1792), *(short *)(p + 2048), *(unsigned int *)(p + 2304), *(union R37 *)(p + 2560), *(bool *)(p + 2816)); }
__device__ void if47(char *p, struct int2 (*q)(struct R1, short, struct ulonglong4_16a, unsigned long, signed char, enum Negative, bool, char, short, unsigned int, union R37, bool)) { *(struct int2 *)p = q(*(struct R1 *)(p + 0), *(short *)(p + 256), *(struct ulonglong4_16a *)(p + 512), *(unsigned long *)(p + 768), *(signed char *)(p + 1024), *(enum Negative *)(p + 1280), *(bool *)(p + 1536), *(char *)(p + 1792), *(short *)(p + 2048), *(unsigned int *)(p + 2304), *(union R37 *)(p + 2560), *(bool *)(p + 2816)); }
__device__ unsigned int f48(char32_t, union R19, union R17, __nv_bfloat16, struct __half2, long long, struct R49, struct R3, struct ulonglong4_16a, char16_t) { return *(unsigned int *)address; }
extern __device__ unsigned int xf48(char32_t, union R19, union R17, __nv_bfloat16, struct __half2, long long, struct R49, struct R3, struct ulonglong4_16a, char16_t);
__device__ void df48(char *p) { *(unsigned int *)p = xf48(*(char32_t *)(p + 0), *(union R19 *)(p + 256), *(union R17 *)(p + 512), *(__nv_bfloat16 *)(p + 768), *(struct __half2 *)(p + 1024), *(long long *)(p + 1280), *(struct R49 *)(p + 1536), *(struct R3 *)(p + 1792), *(struct ulonglong4_16a *)(p + 2048), *(char16_t *)(p + 2304)); }
__device__ void if48(char *p, unsigned int (*q)(char32_t, union R19, union R17, __nv_bfloat16, struct __half2, long long, struct R49, struct R3, struct ulonglong4_16a, char16_t)) { *(unsigned int *)p = q(*(char32_t *)(p + 0), *(union R19 *)(p + 256), *(union R17 *)(p + 512), *(__nv_bfloat16 *)(p + 768), *(struct __half2 *)(p + 1024), *(long long *)(p + 1280), *(struct R49 *)(p + 1536), *(struct R3 *)(p + 1792), *(struct ulonglong4_16a *)(p + 2048), *(char16_t *)(p + 2304)); }
__device__ struct R20 f49(struct R5, unsigned char, enum Wide, long long, struct uchar3, struct R46, long, char32_t, __half, float, unsigned long) { return *(struct R20 *)address; }
extern __device__ struct R20 xf49(struct R5, unsigned char, enum Wide, long long, struct uchar3, struct R46, long, char32_t, __half, float, unsigned long);
__device__ void df49(char *p) { *(struct R20 *)p = xf49(*(struct R5 *)(p + 0), *(unsigned char *)(p + 256), *(enum Wide *)(p + 512), *(long long *)(p + 768), *(struct uchar3 *)(p + 1024), *(struct R46 *)(p + 1280), *(long *)(p + 1536), *(char32_t *)(p + 1792), *(__half *)(p + 2048), *(float *)(p + 2304), *(unsigned long *)(p + 2560)); }
__device__ void if49(char *p, struct R20 (*q)(struct R5, unsigned char, enum Wide, long long, struct uchar3, struct R46, long, char32_t, __half, float, unsigned long)) { *(struct R20 *)p = q(*(struct R5 *)(p + 0), *(unsigned char *)(p + 256), *(enum Wide *)(p + 512), *(long long *)(p + 768), *(struct uchar3 *)(p + 1024), *(struct R46 *)(p + 1280), *(long *)(p + 1536), *(char32_t *)(p + 1792), *(__half *)(p + 2048), *(float *)(p + 2304), *(unsigned long *)(p + 2560)); }
__global__ void f50(char32_t) {}
__device__ void f51(int, ...) { }
extern __device__ void xf51(int, ...);
__device__ void df51(char *p) { xf51(*(int *)(p + 0), *(double *)(p + 256), *(struct float2 *)(p + 512)); }
__device__ void if51(char *p, void (*q)(int, ...)) { q(*(int *)(p + 0), *(double *)(p + 256), *(struct float2 *)(p + 512)); }
__global__ void f52(unsigned char, struct float1, enum Negative, __half, enum Wide, enum Plain, enum Scoped, struct R7, enum Negative, __half, struct R52, union R48) {}
__global__ void f53(struct R14, unsigned __int128, long long, __nv_bfloat16) {}
__device__ enum Wide f54(struct Holder, long long, long, int *) { return *(enum Wide *)address; }
extern __device__ enum Wide xf54(struct Holder, long long, long, int *);
__device__ void df54(char *p) { *(enum Wide *)p = xf54(*(struct Holder *)(p + 0), *(long long *)(p + 256), *(long *)(p + 512), *(int **)(p + 768)); }
__device__ void if54(char *p, enum Wide (*q)(struct Holder, long long, long, int *)) { *(enum Wide *)p = q(*(struct Holder *)(p + 0), *(long long *)(p + 256), *(long *)(p + 512), *(int **)(p + 768)); }
__device__ unsigned long long f55(char32_t, struct R40, struct double3, long, struct float4, struct char4, struct uchar3, unsigned __int128, enum Small, struct uint3, union R25) { return *(unsigned long long *)address; }
extern __device__ unsigned long long xf55(char32_t, struct R40, struct double3, long, struct float4, struct char4, struct uchar3, unsigned __int128, enum Small, struct uint3, union R25);
__device__ void df55(char *p) { *(unsigned long long *)p = xf55(*(char32_t *)(p + 0), *(struct R40 *)(p + 256), *(struct double3 *)(p + 512), *(long *)(p + 768), *(struct float4 *)(p + 1024), *(struct char4 *)(p + 1280), *(struct uchar3 *)(p + 1536), *(unsigned __int128 *)(p + 1792), *(enum Small *)(p + 2048), *(struct uint3 *)(p + 2304), *(union R25 *)(p + 2560)); }
__device__ void if55(char *p, unsigned long long (*q)(char32_t, struct R40, struct double3, long, struct float4, struct char4, struct uchar3, unsigned __int128, enum Small, struct uint3, union R25)) { *(unsigned long long *)p = q(*(char32_t *)(p + 0), *(struct R40 *)(p + 256), *(struct double3 *)(p + 512), *(long *)(p + 768), *(struct float4 *)(p + 1024), *(struct char4 *)(p + 1280), *(struct uchar3 *)(p + 1536), *(unsigned __int128 *)(p + 1792), *(enum Small *)(p + 2048), *(struct uint3 *)(p + 2304), *(union R25 *)(p + 2560)); }
__device__ signed char f56(struct ulonglong4_16a, bool, float, short, struct short4, struct R54, unsigned char, struct int4, struct R15) { return *(signed char *)address; }
extern __device__ signed char xf56(struct ulonglong4_16a, bool, float, short, struct short4, struct R54, unsigned char, struct int4, struct R15);
__device__ void df56(char *p) { *(signed char *)p = xf56(*(struct ulonglong4_16a *)(p + 0), *(bool *)(p + 256), *(float *)(p + 512), *(short *)(p + 768), *(struct short4 *)(p + 1024), *(struct R54 *)(p + 1280), *(unsigned char *)(p + 1536), *(struct int4 *)(p + 1792), *(struct R15 *)(p + 2048)); }
__device__ void if56(char *p, signed char (*q)(struct ulonglong4_16a, bool, float, short, struct short4, struct R54, unsigned char, struct int4, struct R15)) { *(signed char *)p = q(*(struct ulonglong4_16a *)(p + 0), *(bool *)(p + 256), *(float *)(p + 512), *(short *)(p + 768), *(struct short4 *)(p + 1024), *(struct R54 *)(p + 1280), *(unsigned char *)(p + 1536), *(struct int4 *)(p + 1792), *(struct R15 *)(p + 2048)); }
__device__ unsigned long f57(struct Holder, struct double4_32a, struct char2, struct R44, struct R22, char16_t, union R17, float, enum Wide, struct double3, union R19, bool) { return *(unsigned long *)address; }
extern __device__ unsigned long xf57(struct Holder, struct double4_32a, struct char2, struct R44, struct R22, char16_t, union R17, float, enum Wide, struct double3, union R19, bool);
__device__ void df57(char *p) { *(unsigned long *)p = xf57(*(struct Holder *)(p + 0), *(struct double4_32a *)(p + 256), *(struct char2 *)(p + 512), *(struct R44 *)(p + 768), *(struct R22 *)(p + 1024), *(char16_t *)(p + 1280), *(union R17 *)(p + 1536), *(float *)(p + 1792), *(enum Wide *)(p + 2048), *(struct double3 *)(p + 2304), *(union R19 *)(p + 2560), *(bool *)(p + 2816)); }
__device__ void if57(char *p, unsigned long (*q)(struct Holder, struct double4_32a, struct char2, struct R44, struct R22, char16_t, union R17, float, enum Wide, struct double3, union R19, bool)) { *(unsigned long *)p = q(*(struct Holder *)(p + 0), *(struct double4_32a *)(p + 256), *(struct char2 *)(p + 512), *(struct R44 *)(p + 768), *(struct R22 *)(p + 1024), *(char16_t *)(p + 1280), *(union R17 *)(p + 1536), *(float *)(p + 1792), *(enum Wide *)(p + 2048), *(struct double3 *)(p + 2304), *(union R19 *)(p + 2560), *(bool *)(p + 2816)); }
__device__ enum Negative f58(struct __half2, struct R2, unsigned long long, wchar_t, struct R56, unsigned char, struct double4_32a, struct float2, struct ulonglong4_16a) { return *(enum Negative *)address; }
extern __device__ enum Negative xf58(struct __half2, struct R2, unsigned long long, wchar_t, struct R56, unsigned char, struct double4_32a, struct float2, struct ulonglong4_16a);
__device__ void df58(char *p) { *(enum Negative *)p = xf58(*(struct __half2 *)(p + 0), *(struct R2 *)(p + 256), *(unsigned long long *)(p + 512), *(wchar_t *)(p + 768), *(struct R56 *)(p + 1024), *(unsigned char *)(p + 1280), *(struct double4_32a *)(p + 1536), *(struct float2 *)(p + 1792), *(struct ulonglong4_16a *)(p + 2048)); }
__device__ void if58(char *p, enum Negative (*q)(struct __half2, struct R2, unsigned long long, wchar_t, struct R56, unsigned char, struct double4_32a, struct float2, struct ulonglong4_16a)) { *(enum Negative *)p = q(*(struct __half2 *)(p + 0), *(struct R2 *)(p + 256), *(unsigned long long *)(p + 512), *(wchar_t *)(p + 768), *(struct R56 *)(p + 1024), *(unsigned char *)(p + 1280), *(struct double4_32a *)(p + 1536), *(struct float2 *)(p + 1792), *(struct ulonglong4_16a *)(p + 2048)); }
__device__ struct R6 f59(double, struct R40, unsigned __int128, short, unsigned short, bool, struct __half2, long long) { return *(struct R6 *)address; }
extern __device__ struct R6 xf59(double, struct R40, unsigned __int128, short, unsigned short, bool, struct __half2, long long);
__device__ void df59(char *p) { *(struct R6 *)p = xf59(*(double *)(p + 0), *(struct R40 *)(p + 256), *(unsigned __int128 *)(p + 512), *(short *)(p + 768), *(unsigned short *)(p + 1024), *(bool *)(p + 1280), *(struct __half2 *)(p + 1536), *(long long *)(p + 1792)); }
__device__ void if59(char *p, struct R6 (*q)(double, struct R40, unsigned __int128, short, unsigned short, bool, struct __half2, long long)) { *(struct R6 *)p = q(*(double *)(p + 0), *(struct R40 *)(p + 256), *(unsigned __int128 *)(p + 512), *(short *)(p + 768), *(unsigned short *)(p + 1024), *(bool *)(p + 1280), *(struct __half2 *)(p + 1536), *(long long *)(p + 1792)); }
__device__ struct R43 f60(struct float4) { return *(struct R43 *)address; }
extern __device__ struct R43 xf60(struct float4);
__device__ void df60(char *p) { *(struct R43 *)p = xf60(*(struct float4 *)(p + 0)); }
__device__ void if60(char *p, struct R43 (*q)(struct float4)) { *(struct R43 *)p = q(*(struct float4 *)(p + 0)); }
__device__ signed char f61(unsigned long long, struct double3, long long, unsigned short, struct float3, struct __half2, struct R31, unsigned __int128, long long, union R37, enum Wide, double) { return *(signed char *)address; }
extern __device__ signed char xf61(unsigned long long, struct double3, long long, unsigned short, struct float3, struct __half2, struct R31, unsigned __int128, long long, union R37, enum Wide, double);
__device__ void df61(char *p) { *(signed char *)p = xf61(*(unsigned long long *)(p + 0), *(struct double3 *)(p + 256), *(long long *)(p + 512), *(unsigned short *)(p + 768), *(struct float3 *)(p + 1024), *(struct __half2 *)(p + 1280), *(struct R31 *)(p + 1536), *(unsigned __int128 *)(p + 1792), *(long long *)(p + 2048), *(union R37 *)(p + 2304), *(enum Wide *)(p + 2560), *(double *)(p + 2816)); }
__device__ void if61(char *p, signed char (*q)(unsigned long long, struct double3, long long, unsigned short, struct float3, struct __half2, struct R31, unsigned __int128, long long, union R37, enum Wide, double)) { *(signed char *)p = q(*(unsigned long long *)(p + 0), *(struct double3 *)(p + 256), *(long long *)(p + 512), *(unsigned short *)(p + 768), *(struct float3 *)(p + 1024), *(struct __half2 *)(p + 1280), *(struct R31 *)(p + 1536), *(unsigned __int128 *)(p + 1792), *(long long *)(p + 2048), *(union R37 *)(p + 2304), *(enum Wide *)(p + 2560), *(double *)(p + 2816)); }
__global__ void f62(short, bool) {}
__device__ long f63(unsigned char, int *, int, ...) { return *(long *)address; }
extern __device__ long xf63(unsigned char, int *, int, ...);
__device__ void df63(char *p) { *(long *)p = xf63(*(unsigned char *)(p + 0), *(int **)(p + 256), *(int *)(p + 512), *(struct int2 *)(p + 768), *(struct ulonglong4_16a *)(p + 1024), *(unsigned int *)(p + 1280)); }
__device__ void if63(char *p, long (*q)(unsigned char, int *, int, ...)) { *(long *)p = q(*(unsigned char *)(p + 0), *(int **)(p + 256), *(int *)(p + 512), *(struct int2 *)(p + 768), *(struct ulonglong4_16a *)(p + 1024), *(unsigned int *)(p + 1280)); }
__device__ void f64(void) { }
extern __device__ void xf64(void);
__device__ void df64(char *p) { xf64(); }
__device__ void if64(char *p, void (*q)(void)) { q(); }
__device__ enum Small f65(union R58, union R19, struct R13, enum Plain, struct R3, struct Holder, struct R28, unsigned long long) { return *(enum Small *)address; }
extern __device__ enum Small xf65(union R58, union R19, struct R13, enum Plain, struct R3, struct Holder, struct R28, unsigned long long);
__device__ void df65(char *p) { *(enum Small *)p = xf65(*(union R58 *)(p + 0), *(union R19 *)(p + 256), *(struct R13 *)(p + 512), *(enum Plain *)(p + 768), *(struct R3 *)(p + 1024), *(struct Holder *)(p + 1280), *(struct R28 *)(p + 1536), *(unsigned long long *)(p + 1792)); }
__device__ void if65(char *p, enum Small (*q)(union R58, union R19, struct R13, enum Plain, struct R3, struct Holder, struct R28, unsigned long long)) { *(enum Small *)p = q(*(union R58 *)(p + 0), *(union R19 *)(p + 256), *(struct R13 *)(p + 512), *(enum Plain *)(p + 768), *(struct R3 *)(p + 1024), *(struct Holder *)(p + 1280), *(struct R28 *)(p + 1536), *(unsigned long long *)(p + 1792)); }
__device__ struct short2 f66(unsigned long, struct R14, unsigned int, enum Scoped, struct ulonglong4_16a, __int128, union R48) { return *(struct short2 *)address; }
extern __device__ struct short2 xf66(unsigned long, struct R14, unsigned int, enum Scoped, struct ulonglong4_16a, __int128, union R48);
__device__ void df66(char *p) { *(struct short2 *)p = xf66(*(unsigned long *)(p + 0), *(struct R14 *)(p + 256), *(unsigned int *)(p + 512), *(enum Scoped *)(p + 768), *(struct ulonglong4_16a *)(p + 1024), *(__int128 *)(p + 1280), *(union R48 *)(p + 1536)); }
__device__ void if66(char *p, struct short2 (*q)(unsigned long, struct R14, unsigned int, enum Scoped, struct ulonglong4_16a, __int128, union R48)) { *(struct short2 *)p = q(*(unsigned long *)(p + 0), *(struct R14 *)(p + 256), *(unsigned int *)(p + 512), *(enum Scoped *)(p + 768), *(struct ulonglong4_16a *)(p + 1024), *(__int128 *)(p + 1280), *(union R48 *)(p + 1536)); }
__device__ struct int4 f67(void) { return *(struct int4 *)address; }
extern __device__ struct int4 xf67(void);
__device__ void df67(char *p) { *(struct int4 *)p = xf67(); }
__device__ void if67(char *p, struct int4 (*q)(void)) { *(struct int4 *)p = q(); }
__device__ struct uint3 f68(void) { return *(struct uint3 *)address; }
extern __device__ struct uint3 xf68(void);
__device__ void df68(char *p) { *(struct uint3 *)p = xf68(); }
__device__ void if68(char *p, struct uint3 (*q)(void)) { *(struct uint3 *)p = q(); }
__device__ __int128 f69(double, short, char16_t, double, struct R3, float, long long, __int128) { return *(__int128 *)address; }
extern __device__ __int128 xf69(double, short, char16_t, double, struct R3, float, long long, __int128);
__device__ void df69(char *p) { *(__int128 *)p = xf69(*(double *)(p + 0), *(short *)(p + 256), *(char16_t *)(p + 512), *(double *)(p + 768), *(struct R3 *)(p + 1024), *(float *)(p + 1280), *(long long *)(p + 1536), *(__int128 *)(p + 1792)); }
__device__ void if69(char *p, __int128 (*q)(double, short, char16_t, double, struct R3, float, long long, __int128)) { *(__int128 *)p = q(*(double *)(p + 0), *(short *)(p + 256), *(char16_t *)(p + 512), *(double *)(p + 768), *(struct R3 *)(p + 1024), *(float *)(p + 1280), *(long long *)(p + 1536), *(__int128 *)(p + 1792)); }
__global__ void f70(float, struct R52, union R48) {}
__device__ void f71(double, void (*)(int), struct int2, __int128, unsigned char, short, struct R16, __half, int, ...) { }
extern __device__ void xf71(double, void (*)(int), struct int2, __int128, unsigned char, short, struct R16, __half, int, ...);
__device__ void df71(char *p) { xf71(*(double *)(p + 0), *(void (**)(int))(p + 256), *(struct int2 *)(p + 512), *(__int128 *)(p + 768), *(unsigned char *)(p + 1024), *(short *)(p + 1280), *(struct R16 *)(p + 1536), *(__half *)(p + 1792), *(int *)(p + 2048), *(struct int4 *)(p + 2304)); }
__device__ void if71(char *p, void (*q)(double, void (*)(int), struct int2, __int128, unsigned char, short, struct R16, __half, int, ...)) { q(*(double *)(p + 0), *(void (**)(int))(p + 256), *(struct int2 *)(p + 512), *(__int128 *)(p + 768), *(unsigned char *)(p + 1024), *(short *)(p + 1280), *(struct R16 *)(p + 1536), *(__half *)(p + 1792), *(int *)(p + 2048), *(struct int4 *)(p + 2304)); }
__device__ void f72(__nv_bfloat16, struct R23, bool, struct R23, struct uint3, int, double, struct float2, int *, int, ...) { }
extern __device__ void xf72(__nv_bfloat16, struct R23, bool, struct R23, struct uint3, int, double, struct float2, int *, int, ...);
__device__ void df72(char *p) { xf72(*(__nv_bfloat16 *)(p + 0), *(struct R23 *)(p + 256), *(bool *)(p + 512), *(struct R23 *)(p + 768), *(struct uint3 *)(p + 1024), *(int *)(p + 1280), *(double *)(p + 1536), *(struct float2 *)(p + 1792), *(int **)(p + 2048), *(int *)(p + 2304), *(float **)(p + 2560), *(double *)(p + 2816)); }
__device__ void if72(char *p, void (*q)(__nv_bfloat16, struct R23, bool, struct R23, struct uint3, int, double, struct float2, int *, int, ...)) { q(*(__nv_bfloat16 *)(p + 0), *(struct R23 *)(p + 256), *(bool *)(p + 512), *(struct R23 *)(p + 768), *(struct uint3 *)(p + 1024), *(int *)(p + 1280), *(double *)(p + 1536), *(struct float2 *)(p + 1792), *(int **)(p + 2048), *(int *)(p + 2304), *(float **)(p + 2560), *(double *)(p + 2816)); }
__device__ struct __nv_bfloat162 f73(__nv_bfloat16, signed char, unsigned char, int, char, signed char, unsigned long, int *, union R17, char32_t, unsigned __int128, struct short2) { return *(struct __nv_bfloat162 *)address; }
extern __device__ struct __nv_bfloat162 xf73(__nv_bfloat16, signed char, unsigned char, int, char, signed char, unsigned long, int *, union R17, char32_t, unsigned __int128, struct short2);
__device__ void df73(char *p) { *(struct __nv_bfloat162 *)p = xf73(*(__nv_bfloat16 *)(p + 0), *(signed char *)(p + 256), *(unsigned char *)(p + 512), *(int *)(p + 768), *(char *)(p + 1024), *(signed char *)(p + 1280), *(unsigned long *)(p + 1536), *(int **)(p + 1792), *(union R17 *)(p + 2048), *(char32_t *)(p + 2304), *(unsigned __int128 *)(p + 2560), *(struct short2 *)(p + 2816)); }
__device__ void if73(char *p, struct __nv_bfloat162 (*q)(__nv_bfloat16, signed char, unsigned char, int, char, signed char, unsigned long, int *, union R17, char32_t, unsigned __int128, struct short2)) { *(struct __nv_bfloat162 *)p = q(*(__nv_bfloat16 *)(p + 0), *(signed char *)(p + 256), *(unsigned char *)(p + 512), *(int *)(p + 768), *(char *)(p + 1024), *(signed char *)(p + 1280), *(unsigned long *)(p + 1536), *(int **)(p + 1792), *(union R17 *)(p + 2048), *(char32_t *)(p + 2304), *(unsigned __int128 *)(p + 2560), *(struct short2 *)(p + 2816)); }
__device__ float f74(float, struct R47, long long, unsigned long) { return *(float *)address; }
extern __device__ float xf74(float, struct R47, long long, unsigned long);
__device__ void df74(char *p) { *(float *)p = xf74(*(float *)(p + 0), *(struct R47 *)(p + 256), *(long long *)(p + 512), *(unsigned long *)(p + 768)); }
__device__ void if74(char *p, float (*q)(float, struct R47, long long, unsigned long)) { *(float *)p = q(*(float *)(p + 0), *(struct R47 *)(p + 256), *(long long *)(p + 512), *(unsigned long *)(p + 768)); }
__device__ __nv_bfloat16 f75(int, long long, bool, unsigned int, struct int4, unsigned long, struct R27, __half) { return *(__nv_bfloat16 *)address; }
extern __device__ __nv_bfloat16 xf75(int, long long, bool, unsigned int, struct int4, unsigned long, struct R27, __half);
__device__ void df75(char *p) { *(__nv_bfloat16 *)p = xf75(*(int *)(p + 0), *(long long *)(p + 256), *(bool *)(p + 512), *(unsigned int *)(p + 768), *(struct int4 *)(p + 1024), *(unsigned long *)(p + 1280), *(struct R27 *)(p + 1536), *(__half *)(p + 1792)); }
__device__ void if75(char *p, __nv_bfloat16 (*q)(int, long long, bool, unsigned int, struct int4, unsigned long, struct R27, __half)) { *(__nv_bfloat16 *)p = q(*(int *)(p + 0), *(long long *)(p + 256), *(bool *)(p + 512), *(unsigned int *)(p + 768), *(struct int4 *)(p + 1024), *(unsigned long *)(p + 1280), *(struct R27 *)(p + 1536), *(__half *)(p + 1792)); }
__device__ void f76(void) { }
extern __device__ void xf76(void);
__device__ void df76(char *p) { xf76(); }
__device__ void if76(char *p, void (*q)(void)) { q(); }
__device__ struct float2 f77(struct ushort3) { return *(struct float2 *)address; }
extern __device__ struct float2 xf77(struct ushort3);
__device__ void df77(char *p) { *(struct float2 *)p = xf77(*(struct ushort3 *)(p + 0)); }
__device__ void if77(char *p, struct float2 (*q)(struct ushort3)) { *(struct float2 *)p = q(*(struct ushort3 *)(p + 0)); }
__device__ bool f78(struct short4, enum Plain, unsigned long long, float, wchar_t) { return *(bool *)address; }
extern __device__ bool xf78(struct short4, enum Plain, unsigned long long, float, wchar_t);
__device__ void df78(char *p) { *(bool *)p = xf78(*(struct short4 *)(p + 0), *(enum Plain *)(p + 256), *(unsigned long long *)(p + 512), *(float *)(p + 768), *(wchar_t *)(p + 1024)); }
__device__ void if78(char *p, bool (*q)(struct short4, enum Plain, unsigned long long, float, wchar_t)) { *(bool *)p = q(*(struct short4 *)(p + 0), *(enum Plain *)(p + 256), *(unsigned long long *)(p + 512), *(float *)(p + 768), *(wchar_t *)(p + 1024)); }
__device__ struct R49 f79(int *, struct R7, void (*)(int), float, enum Wide, unsigned long, struct R3, void (*)(int), double, struct R2) { return *(struct R49 *)address; }
extern __device__ struct R49 xf79(int *, struct R7, void (*)(int), float, enum Wide, unsigned long, struct R3, void (*)(int), double, struct R2);
__device__ void df79(char *p) { *(struct R49 *)p = xf79(*(int **)(p + 0), *(struct R7 *)(p + 256), *(void (**)(int))(p + 512), *(float *)(p + 768), *(enum Wide *)(p + 1024), *(unsigned long *)(p + 1280), *(struct R3 *)(p + 1536), *(void (**)(int))(p + 1792), *(double *)(p + 2048), *(struct R2 *)(p + 2304)); }
__device__ void if79(char *p, struct R49 (*q)(int *, struct R7, void (*)(int), float, enum Wide, unsigned long, struct R3, void (*)(int), double, struct R2)) { *(struct R49 *)p = q(*(int **)(p + 0), *(struct R7 *)(p + 256), *(void (**)(int))(p + 512), *(float *)(p + 768), *(enum Wide *)(p + 1024), *(unsigned long *)(p + 1280), *(struct R3 *)(p + 1536), *(void (**)(int))(p + 1792), *(double *)(p + 2048), *(struct R2 *)(p + 2304)); }
__device__ void f80(struct R50, struct Holder, __int128, struct uint3) { }
extern __device__ void xf80(struct R50, struct Holder, __int128, struct uint3);
__device__ void df80(char *p) { xf80(*(struct R50 *)(p + 0), *(struct Holder *)(p + 256), *(__int128 *)(p + 512), *(struct uint3 *)(p + 768)); }
__device__ void if80(char *p, void (*q)(struct R50, struct Holder, __int128, struct uint3)) { q(*(struct R50 *)(p + 0), *(struct Holder *)(p + 256), *(__int128 *)(p + 512), *(struct uint3 *)(p + 768)); }
__device__ union R25 f81(struct short2, struct R24, int *, float, struct R3) { return *(union R25 *)address; }
extern __device__ union R25 xf81(struct short2, struct R24, int *, float, struct R3);
__device__ void df81(char *p) { *(union R25 *)p = xf81(*(struct short2 *)(p + 0), *(struct R24 *)(p + 256), *(int **)(p + 512), *(float *)(p + 768), *(struct R3 *)(p + 1024)); }
__device__ void if81(char *p, union R25 (*q)(struct short2, struct R24, int *, float, struct R3)) { *(union R25 *)p = q(*(struct short2 *)(p + 0), *(struct R24 *)(p + 256), *(int **)(p + 512), *(float *)(p + 768), *(struct R3 *)(p + 1024)); }
__device__ struct float4 f82(union R17, struct R47, char32_t, struct R46, double, union R25, struct R8, int, ...) { return *(struct float4 *)address; }
extern __device__ struct float4 xf82(union R17, struct R47, char32_t, struct R46, double, union R25, struct R8, int, ...);
__device__ void df82(char *p) { *(struct float4 *)p = xf82(*(union R17 *)(p + 0), *(struct R47 *)(p + 256), *(char32_t *)(p + 512), *(struct R46 *)(p + 768), *(double *)(p + 1024), *(union R25 *)(p + 1280), *(struct R8 *)(p + 1536), *(int *)(p + 1792), *(__int128 *)(p + 2048)); }
__device__ void if82(char *p, struct float4 (*q)(union R17, struct R47, char32_t, struct R46, double, union R25, struct R8, int, ...)) { *(struct float4 *)p = q(*(union R17 *)(p + 0), *(struct R47 *)(p + 256), *(char32_t *)(p + 512), *(struct R46 *)(p + 768), *(double *)(p + 1024), *(union R25 *)(p + 1280), *(struct R8 *)(p + 1536), *(int *)(p + 1792), *(__int128 *)(p + 2048)); }
__global__ void f83(int, char32_t, struct Holder, __int128, double, struct R14, unsigned long, __nv_bfloat16, unsigned int, struct ushort3, long long) {}
__device__ unsigned __int128 f84(void) { return *(unsigned __int128 *)address; }
extern __device__ unsigned __int128 xf84(void);
__device__ void df84(char *p) { *(unsigned __int128 *)p = xf84(); }
__device__ void if84(char *p, unsigned __int128 (*q)(void)) { *(unsigned __int128 *)p = q(); }
__device__ enum Plain f85(struct ushort3, unsigned __int128, struct int4, unsigned long, struct uint3, unsigned long, struct ulonglong4_16a, struct long2, struct short4, int, __half, struct short4) { return *(enum Plain *)address; }
extern __device__ enum Plain xf85(struct ushort3, unsigned __int128, struct int4, unsigned long, struct uint3, unsigned long, struct ulonglong4_16a, struct long2, struct short4, int, __half, struct short4);
__device__ void df85(char *p) { *(enum Plain *)p = xf85(*(struct ushort3 *)(p + 0), *(unsigned __int128 *)(p + 256), *(struct int4 *)(p + 512), *(unsigned long *)(p + 768), *(struct uint3 *)(p + 1024), *(unsigned long *)(p + 1280), *(struct ulonglong4_16a *)(p + 1536), *(struct long2 *)(p + 1792), *(struct short4 *)(p + 2048), *(int *)(p + 2304), *(__half *)(p + 2560), *(struct short4 *)(p + 2816)); }
__device__ void if85(char *p, enum Plain (*q)(struct ushort3, unsigned __int128, struct int4, unsigned long, struct uint3, unsigned long, struct ulonglong4_16a, struct long2, struct short4, int, __half, struct short4)) { *(enum Plain *)p = q(*(struct ushort3 *)(p + 0), *(unsigned __int128 *)(p + 256), *(struct int4 *)(p + 512), *(unsigned long *)(p + 768), *(struct uint3 *)(p + 1024), *(unsigned long *)(p + 1280), *(struct ulonglong4_16a *)(p + 1536), *(struct long2 *)(p + 1792), *(struct short4 *)(p + 2048), *(int *)(p + 2304), *(__half *)(p + 2560), *(struct short4 *)(p + 2816)); }
__device__ struct R56 f86(void) { return *(struct R56 *)address; }
extern __device__ struct R56 xf86(void);
__device__ void df86(char *p) { *(struct R56 *)p = xf86(); }
__device__ void if86(char *p, struct R56 (*q)(void)) { *(struct R56 *)p = q(); }
__device__ struct R49 f87(unsigned long, struct R8, struct R3, __half, enum Negative, unsigned __int128, bool, enum Small) { return *(struct R49 *)address; }
extern __device__ struct R49 xf87(unsigned long, struct R8, struct R3, __half, enum Negative, unsigned __int128, bool, enum Small);
__device__ void df87(char *p) { *(struct R49 *)p = xf87(*(unsigned long *)(p + 0), *(struct R8 *)(p + 256), *(struct R3 *)(p + 512), *(__half *)(p + 768), *(enum Negative *)(p + 1024), *(unsigned __int128 *)(p + 1280), *(bool *)(p + 1536), *(enum Small *)(p + 1792)); }
__device__ void if87(char *p, struct R49 (*q)(unsigned long, struct R8, struct R3, __half, enum Negative, unsigned __int128, bool, enum Small)) { *(struct R49 *)p = q(*(unsigned long *)(p + 0), *(struct R8 *)(p + 256), *(struct R3 *)(p + 512), *(__half *)(p + 768), *(enum Negative *)(p + 1024), *(unsigned __int128 *)(p + 1280), *(bool *)(p + 1536), *(enum Small *)(p + 1792)); }
__device__ union R0 f88(struct ulonglong4_16a, struct R46, struct ulonglong4_16a, unsigned long, struct R14, unsigned int, short, unsigned int, struct __nv_bfloat162, long, short) { return *(union R0 *)address; }
extern __device__ union R0 xf88(struct ulonglong4_16a, struct R46, struct ulonglong4_16a, unsigned long, struct R14, unsigned int, short, unsigned int, struct __nv_bfloat162, long, short);
__device__ void df88(char *p) { *(union R0 *)p = xf88(*(struct ulonglong4_16a *)(p + 0), *(struct R46 *)(p + 256), *(struct ulonglong4_16a *)(p + 512), *(unsigned long *)(p + 768), *(struct R14 *)(p + 1024), *(unsigned int *)(p + 1280), *(short *)(p + 1536), *(unsigned int *)(p + 1792), *(struct __nv_bfloat162 *)(p + 2048), *(long *)(p + 2304), *(short *)(p + 2560)); }
__device__ void if88(char *p, union R0 (*q)(struct ulonglong4_16a, struct R46, struct ulonglong4_16a, unsigned long, struct R14, unsigned int, short, unsigned int, struct __nv_bfloat162, long, short)) { *(union R0 *)p = q(*(struct ulonglong4_16a *)(p + 0), *(struct R46 *)(p + 256), *(struct ulonglong4_16a *)(p + 512), *(unsigned long *)(p + 768), *(struct R14 *)(p + 1024), *(unsigned int *)(p + 1280), *(short *)(p + 1536), *(unsigned int *)(p + 1792), *(struct __nv_bfloat162 *)(p + 2048), *(long *)(p + 2304), *(short *)(p + 2560)); }
__device__ void f89(struct int4, signed char) { }
extern __device__ void xf89(struct int4, signed char);
__device__ void df89(char *p) { xf89(*(struct int4 *)(p + 0), *(signed char *)(p + 256)); }
__device__ void if89(char *p, void (*q)(struct int4, signed char)) { q(*(struct int4 *)(p + 0), *(signed char *)(p + 256)); }
__global__ void f90(union R17, struct R49, double, double, struct ushort3, struct R3) {}
__device__ struct uint3 f91(float, float, __half, enum Wide, unsigned long, char16_t) { return *(struct uint3 *)address; }
extern __device__ struct uint3 xf91(float, float, __half, enum Wide, unsigned long, char16_t);
__device__ void df91(char *p) { *(struct uint3 *)p = xf91(*(float *)(p + 0), *(float *)(p + 256), *(__half *)(p + 512), *(enum Wide *)(p + 768), *(unsigned long *)(p + 1024), *(char16_t *)(p + 1280)); }
__device__ void if91(char *p, struct uint3 (*q)(float, float, __half, enum Wide, unsigned long, char16_t)) { *(struct uint3 *)p = q(*(float *)(p + 0), *(float *)(p + 256), *(__half *)(p + 512), *(enum Wide *)(p + 768), *(unsigned long *)(p + 1024), *(char16_t *)(p + 1280)); }
__device__ struct R54 f92(struct R26, wchar_t, enum Negative, double) { return *(struct R54 *)address; }
extern __device__ struct R54 xf92(struct R26, wchar_t, enum Negative, double);
__device__ void df92(char *p) { *(struct R54 *)p = xf92(*(struct R26 *)(p + 0), *(wchar_t *)(p + 256), *(enum Negative *)(p + 512), *(double *)(p + 768)); }
__device__ void if92(char *p, struct R54 (*q)(struct R26, wchar_t, enum Negative, double)) { *(struct R54 *)p = q(*(struct R26 *)(p + 0), *(wchar_t *)(p + 256), *(enum Negative *)(p + 512), *(double *)(p + 768)); }
__device__ struct R15 f93(union R19, struct R3, struct float2, short, struct Holder) { return *(struct R15 *)address; }
extern __device__ struct R15 xf93(union R19, struct R3, struct float2, short, struct Holder);
__device__ void df93(char *p) { *(struct R15 *)p = xf93(*(union R19 *)(p + 0), *(struct R3 *)(p + 256), *(struct float2 *)(p + 512), *(short *)(p + 768), *(struct Holder *)(p + 1024)); }
__device__ void if93(char *p, struct R15 (*q)(union R19, struct R3, struct float2, short, struct Holder)) { *(struct R15 *)p = q(*(union R19 *)(p + 0), *(struct R3 *)(p + 256), *(struct float2 *)(p + 512), *(short *)(p + 768), *(struct Holder *)(p + 1024)); }
__device__ double f94(unsigned char, struct int2, struct float4, struct R47, double, union R0, struct R14, struct __half2) { return *(double *)address; }
extern __device__ double xf94(unsigned char, struct int2, struct float4, struct R47, double, union R0, struct R14, struct __half2);
__device__ void df94(char *p) { *(double *)p = xf94(*(unsigned char *)(p + 0), *(struct int2 *)(p + 256), *(struct float4 *)(p + 512), *(struct R47 *)(p + 768), *(double *)(p + 1024), *(union R0 *)(p + 1280), *(struct R14 *)(p + 1536), *(struct __half2 *)(p + 1792)); }
__device__ void if94(char *p, double (*q)(unsigned char, struct int2, struct float4, struct R47, double, union R0, struct R14, struct __half2)) { *(double *)p = q(*(unsigned char *)(p + 0), *(struct int2 *)(p + 256), *(struct float4 *)(p + 512), *(struct R47 *)(p + 768), *(double *)(p + 1024), *(union R0 *)(p + 1280), *(struct R14 *)(p + 1536), *(struct __half2 *)(p + 1792)); }
__device__ __int128 f95(struct R49, enum Small) { return *(__int128 *)address; }
extern __device__ __int128 xf95(struct R49, enum Small);
__device__ void df95(char *p) { *(__int128 *)p = xf95(*(struct R49 *)(p + 0), *(enum Small *)(p + 256)); }
__device__ void if95(char *p, __int128 (*q)(struct R49, enum Small)) { *(__int128 *)p = q(*(struct R49 *)(p + 0), *(enum Small *)(p + 256)); }
__device__ int *f96(struct R9, int, ...) { return *(int **)address; }
extern __device__ int *xf96(struct R9, int, ...);
__device__ void df96(char *p) { *(int **)p = xf96(*(struct R9 *)(p + 0), *(int *)(p + 256)); }
__device__ void if96(char *p, int *(*q)(struct R9, int, ...)) { *(int **)p = q(*(struct R9 *)(p + 0), *(int *)(p + 256)); }
__device__ struct R5 f97(struct float2, struct short2, int *, long long, struct int2, struct __nv_bfloat162, enum Small, unsigned __int128) { return *(struct R5 *)address; }
extern __device__ struct R5 xf97(struct float2, struct short2, int *, long long, struct int2, struct __nv_bfloat162, enum Small, unsigned __int128);
__device__ void df97(char *p) { *(struct R5 *)p = xf97(*(struct float2 *)(p + 0), *(struct short2 *)(p + 256), *(int **)(p + 512), *(long long *)(p + 768), *(struct int2 *)(p + 1024), *(struct __nv_bfloat162 *)(p + 1280), *(enum Small *)(p + 1536), *(unsigned __int128 *)(p + 1792)); }
__device__ void if97(char *p, struct R5 (*q)(struct float2, struct short2, int *, long long, struct int2, struct __nv_bfloat162, enum Small, unsigned __int128)) { *(struct R5 *)p = q(*(struct float2 *)(p + 0), *(struct short2 *)(p + 256), *(int **)(p + 512), *(long long *)(p + 768), *(struct int2 *)(p + 1024), *(struct __nv_bfloat162 *)(p + 1280), *(enum Small *)(p + 1536), *(unsigned __int128 *)(p + 1792)); }
__device__ unsigned long f98(struct double2, float, short, struct float1, __nv_bfloat16) { return *(unsigned long *)address; }
extern __device__ unsigned long xf98(struct double2, float, short, struct float1, __nv_bfloat16);
__device__ void df98(char *p) { *(unsigned long *)p = xf98(*(struct double2 *)(p + 0), *(float *)(p + 256), *(short *)(p + 512), *(struct float1 *)(p + 768), *(__nv_bfloat16 *)(p + 1024)); }
__device__ void if98(char *p, unsigned long (*q)(struct double2, float, short, struct float1, __nv_bfloat16)) { *(unsigned long *)p = q(*(struct double2 *)(p + 0), *(float *)(p + 256), *(short *)(p + 512), *(struct float1 *)(p + 768), *(__nv_bfloat16 *)(p + 1024)); }
__device__ struct R8 f99(__nv_bfloat16, struct R30, long, enum Wide, enum Wide, struct char2, __nv_bfloat16, struct R11, struct R49, struct int4, float, struct R27) { return *(struct R8 *)address; }
extern __device__ struct R8 xf99(__nv_bfloat16, struct R30, long, enum Wide, enum Wide, struct char2, __nv_bfloat16, struct R11, struct R49, struct int4, float, struct R27);
__device__ void df99(char *p) { *(struct R8 *)p = xf99(*(__nv_bfloat16 *)(p + 0), *(struct R30 *)(p + 256), *(long *)(p + 512), *(enum Wide *)(p + 768), *(enum Wide *)(p + 1024), *(struct char2 *)(p + 1280), *(__nv_bfloat16 *)(p + 1536), *(struct R11 *)(p + 1792), *(struct R49 *)(p + 2048), *(struct int4 *)(p + 2304), *(float *)(p + 2560), *(struct R27 *)(p + 2816)); }
__device__ void if99(char *p, struct R8 (*q)(__nv_bfloat16, struct R30, long, enum Wide, enum Wide, struct char2, __nv_bfloat16, struct R11, struct R49, struct int4, float, struct R27)) { *(struct R8 *)p = q(*(__nv_bfloat16 *)(p + 0), *(struct R30 *)(p + 256), *(long *)(p + 512), *(enum Wide *)(p + 768), *(enum Wide *)(p + 1024), *(struct char2 *)(p + 1280), *(__nv_bfloat16 *)(p + 1536), *(struct R11 *)(p + 1792), *(struct R49 *)(p + 2048), *(struct int4 *)(p + 2304), *(float *)(p + 2560), *(struct R27 *)(p + 2816)); }
}
