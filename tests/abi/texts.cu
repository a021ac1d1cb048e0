// Made by tests/fuzz/abi.py; nvcc's layout is in texts.json.
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include <cuComplex.h>
#include <stdint.h>
#include <stddef.h>
typedef int int_16 __attribute__((aligned(16)));
typedef int __align__(8) int_8;
typedef double double_4 __attribute__((aligned(4)));
typedef long long longlong_1 __attribute__((aligned(1)));
typedef short short_2 __attribute__((aligned(2)));
typedef unsigned char bytes_3[3];
typedef int_16 int_16_also;
typedef const unsigned counter;
typedef struct __align__(8) { int x; char y; } Pair;
typedef struct { short x; char y; } Odd __attribute__((aligned(8)));
typedef struct { short x; char y; } *OddPointer;
typedef struct Pointed { int x; } __attribute__((aligned(2))) Pointed_2;
typedef struct Pointed __attribute__((aligned(8))) Pointed_8;
typedef union __attribute__((packed)) { int x; short y; } Either;
using function = int (*)(float, Pair);
using longs = long[2];
using int_4 [[gnu::aligned(4)]] = int;
using char_2 = char __attribute__((aligned(2)));
enum Plain { plain_a, plain_b };
enum Negative { negative_a = -1 };
enum Small : short { small_a };
enum Flag : bool { flag_no, flag_yes };
enum class Scoped : unsigned char { a };
enum Wide : long long { wide_a };
enum __attribute__((packed)) Tiny { tiny_a, tiny_b = 200 };
typedef enum { unnamed_a, unnamed_b } Unnamed;
struct T0 {
    longlong_1 m1, m2[7];
    long4_16a *m3[2];
    struct N1 {
        uchar4 (*m1)(int), *m2;
        struct {
            Either *m3, m4, m5 __attribute__((aligned(16)));
            __nv_bfloat16 m6[5], m7;
        };
        double_4 (*m8)(int);
    } __attribute__((aligned(4))) m4;
    ptrdiff_t (*m5[2])(void), m6[7] __attribute__((__packed__));
    struct {
        Tiny m7[5], m8, *m9 __attribute__((__packed__));
        double *m10;
    } __attribute__((__aligned__(1), __packed__));
    struct {
        short2 m11;
        ushort4 *m12, m13, m14[7];
    };
    double_4 m15;
    struct {
        longlong_1 m16[4][5];
        struct alignas(8) {
            double_4 *m17;
            struct {
                Pointed_2 m18;
                Pointed_2 m19;
                double_4 (*m20)[3], m21 __attribute__((packed, aligned(1)));
            };
            wchar_t m22;
        };
        short_2 *m23, m24, (*m25[2])(void);
        Pair (*m26)[3], *const *m27 __attribute__((packed, aligned(8)));
    };
};
struct T1 {
    bool m1 : 2, m2 : 1 __attribute__((packed));
} __attribute__((__aligned__(8), __packed__));
struct T2 {
    bool m1 : 7, m2 : 4 __attribute__((packed)), m3 : 2 __attribute__((packed, aligned(4)));
    long4 m4, m5;
    size_t : 48;
    int m6 : 32;
};
struct T3 {
    unsigned __int128 m1 : 18, m2 : 6, m3 : 128;
    uchar4 m4[1];
    T1 m5, m6 __attribute__((__packed__)), m7[4];
    bool m8 : 4;
    short1 m9;
    T1 m10, m11;
    long m12 : 64;
};
struct T4 {
    short_2 : 0, m1 : 11 __attribute__((aligned(4)));
    int_8 m2 : 4 __attribute__((packed)), m3 : 32;
    int4 (*m4)(int), (*m5)(int), *const *m6;
    int_16_also m7 __attribute__((aligned(4))), (*m8)(int) __attribute__((__packed__));
    __attribute__((aligned(16))) Flag m9 : 5;
    cuDoubleComplex m10;
};
struct T5 {
    Scoped (*m1)(int);
};
struct T6 {
    unsigned char m1 : 6 __attribute__((packed, aligned(16))), m2 : 8;
    int16_t m3 : 13, m4 : 7, m5 : 8;
} __attribute__((aligned(1)));
struct __align__(1) T7 {
    bytes_3 m1, m2, m3[2];
    float m4[7];
    short_2 : 0;
    unsigned short m5 : 6, m6 : 12, m7 : 5;
    T2 m8, *m9;
};
union T8 {
    short m1 : 9;
    Plain m2 : 32;
    char16_t (*m3[2])(void);
    Tiny m4, m5[5];
    ushort3 m6[3], *const *m7;
    T4 m8, m9[5];
    longs m10[5];
};
union T9 {
    struct {
        union {
            Flag *const *m1;
            longs m2;
            struct {
                Pair m1, m2[4], (*m3[2])(void);
                longlong_1 *const *m4;
            } m3;
        } __attribute__((__aligned__(4), __packed__)) m1[1];
        char_2 m2;
        int_16 (*m3[2])(void);
        double_4 *m4[2], (*m5)(int);
    } __attribute__((aligned(1)));
};
union T10 {
    __align__(64) char m1[5][3], m2, m3;
    __half m4;
    union {
        char32_t m1 : 8;
        Plain : 27, m2 : 32, m3 : 30;
    } m5;
    union {
        T2 (*m1)[3], m2[5], *m3[2];
        Small m4 : 22, m5 : 6;
        bool m6 : 1;
    } m6;
    Small m7[2];
} __attribute__((aligned(1)));
struct T11 {
    short m1 : 16, m2 : 16;
    int m3 : 32, m4 : 56;
    struct __attribute__((packed)) __align__(8) N6 {
        unsigned long long m1[7];
    } m5; N6 m6;
    Wide m7 : 43;
};
struct T12 {
    union {
        Plain m1[4], m2[3], m3[1];
    };
    wchar_t : 0;
    struct {
        __int128 m4 : 5, m5 : 35;
        short : 11;
    };
};
struct T13 {
    short m1 : 8;
    unsigned : 23;
    __half m2[4];
    long long m3 : 52, m4 : 40;
};
union T14 {
    Small m1 : 4;
    char : 4, m2 : 8;
    char_2 m3 : 8;
    Flag m4 : 6;
    int_8 m5 : 2;
    Small m6 : 4, m7 : 6;
    unsigned long long m8 : 4;
};
union __attribute__((packed, aligned(1))) T15 {
    double m1[7];
    longlong4_16a m2[4];
    unsigned m3[7], m4[3];
};
struct T16 {
    char16_t m1 : 7, m2 : 16, m3 : 16;
    short : 13, m4 : 4;
    volatile int m5 : 2;
    int m6 : 1;
    unsigned long long m7 : 64 __attribute__((packed, aligned(8))), m8 : 64, m9 : 15;
} __attribute__((__aligned__(16), __packed__));
union T17 {
    struct {
        union __attribute__((packed, aligned(2))) N7 {
            struct {
                Wide m1;
                __half2 m2[7];
            };
        } m1[4];
    } __attribute__((aligned(4)));
    __attribute__((aligned(8))) char m2[4], m3;
    half *m4[2];
    int_16 *m5, *m6, m7;
    uchar3 *const *m8, (*m9)(int), m10;
    longlong_1 m11[2];
    double_4 m12;
    struct {
        cuComplex m13[3][5];
        double_4 *m14[2];
        struct N8 {
            cudaTextureObject_t (*m1[2])(void);
            double_4 m2, m3[4], (*m4)(int);
        } m15; N8 m16;
        union __align__(1) {
            __align__(2) bool m1[5];
            Pointed_2 *const *m2 __attribute__((__packed__)), m3, *m4;
        } m17;
    };
};
struct T18 {
    struct __attribute__((aligned(4))) {
        __align__(1) char_2 m1 : 6;
        unsigned long long : 0;
        Wide m2 : 33 __attribute__((aligned(2)));
    };
    int16_t m3 : 15;
};
struct T19 {
    ulonglong2 m1;
};
union __attribute__((packed, aligned(4))) T20 {
    uint32_t m1;
    char16_t m2 : 13;
    T10 *m3[2];
    char32_t m4 : 32, m5 : 1;
    int *m6, (*m7[2])(void) __attribute__((packed));
    __attribute__((aligned(1))) unsigned long m8 : 53;
    __nv_bfloat162 *m9, m10[7], m11;
    char16_t m12 : 2 __attribute__((packed, aligned(1)));
};
#pragma pack(push)
#pragma pack(4)
struct T21 {
    unsigned short m1 : 5 __attribute__((aligned(16)));
    long m2 : 4, : 0;
    bool m3 : 8;
    int64_t m4 : 30;
    int m5 : 8;
};
#pragma pack(pop)
union T22 {
    Scoped m1 : 5 __attribute__((__packed__));
    int m2 : 32 __attribute__((__packed__)), m3 : 2 __attribute__((packed));
    int16_t m4;
    signed char m5 : 8;
    enum Negative : 0;
    int m6 : 21 __attribute__((__packed__)), m7 : 16;
};
struct __attribute__((__packed__)) T23 {
    Scoped m1[1], *m2[2];
    T15 m3, m4[2] __attribute__((aligned(32))), (*m5)(int) __attribute__((packed));
    Scoped m6[1], m7;
    char_2 (*m8[2])(void);
    uint2 m9 __attribute__((__packed__));
    uint3 *const *m10;
} __attribute__((aligned(1)));
struct __attribute__((__packed__)) T24 {
    __align__(2) short1 m1;
    int_16 m2[1], m3;
    int2 m4[1];
    struct {
        unsigned __int128 m5 : 126;
        short m6 : 16, m7 : 4 __attribute__((packed));
    };
    struct {
        Wide m8 : 39, m9 : 123;
    };
    bytes_3 m10[3], m11[4] __attribute__((packed, aligned(1)));
} __attribute__((aligned(64)));
struct __attribute__((packed, aligned(1))) T25 {
    __nv_bfloat162 m1[7], *m2[2];
} __attribute__((__aligned__(4), __packed__));
struct T26 {
    signed char m1 : 8;
    Scoped m2 : 8 __attribute__((__packed__));
    cuDoubleComplex m3;
    unsigned m4 : 32;
    Small m5 : 15;
    struct __attribute__((aligned(8))) {
    };
};
struct alignas(64) T27 {
    bool m1 : 6 __attribute__((packed, aligned(1)));
    T26 m2[5], m3, m4;
};
struct T28 {
    unsigned long m1[3], m2, m3 __attribute__((aligned(32)));
    int_4 m4[1];
    ulong4_32a m5;
    __align__(2) ulong4_32a m6[4][3], m7 __attribute__((aligned(1)));
};
struct __attribute__((packed)) T29 {
    Scoped m1[3];
    double *m2, *m3[2];
    float4 (*m4)[3];
    long long m5 : 56, m6 : 6;
} __attribute__((aligned(1)));
struct T30 {
    int : 0, m1 : 14;
    longlong_1 m2 : 38;
    struct alignas(16) {
        volatile float *m3[2], m4, m5[2];
        enum Negative m6 : 9;
    } __attribute__((aligned(2)));
    Scoped m7[1];
    Wide m8 : 64 __attribute__((__packed__));
    float4 *m9[2];
    unsigned long : 0;
} __attribute__((packed));
struct T31 {
};
union T32 {
    Small m1 : 1;
    __int128 m2 : 128, m3 : 105, m4 : 5;
} __attribute__((__aligned__(32), __packed__));
#pragma pack(push, name, 1)
struct T33 {
    __nv_bfloat16 m1[4][4];
    longs m2[1];
    cuDoubleComplex m3[1], m4, m5;
    struct alignas(16) {
        struct {
            Pointed_8 *m1[2] __attribute__((packed, aligned(8))), m2;
            struct {
                int_8 m1, m2, m3;
            } m3;
            T17 (*m4)[3];
            T17 m5[1], m6;
        };
        struct N12 {
            struct {
                __align__(2) longlong4_16a *const *m1;
                struct alignas(16) {
                    uint8_t m2[3][7];
                    Small *const *m3;
                    int2 m4, m5;
                };
            } m1;
            enum Negative (*m2)[3];
            T9 m3, (*m4)[3], *m5[2];
        } m7;
        struct {
            alignas(128) long m8;
            volatile float *const *m9 __attribute__((packed, aligned(1)));
        };
        Scoped m10, m11;
    } m6[7];
    T0 m7[3][2];
    T19 m8[3], m9[2], *m10[2];
    short_2 m11[5], m12[4][3];
};
#pragma pack(pop, name)
struct T34 {
    unsigned short : 0;
    int : 0;
    int_4 m1, m2;
    Plain m3 : 32;
};
struct T35 {
    int64_t m1 : 64 __attribute__((aligned(16)));
    short_2 m2 : 16;
    enum Negative m3 : 32 __attribute__((packed)), m4 : 2, m5 : 32;
    int m6 : 22;
    Tiny m7[4], (*m8)[3];
    int m9;
} __attribute__((__aligned__(4), __packed__));
struct T36 {
    struct __attribute__((aligned(16))) {
        short m1 : 16;
        signed char : 2;
        __nv_bfloat162 (*m2[2])(void), (*m3[2])(void) __attribute__((aligned(16))), m4[7];
    };
    dim3 (*m5[2])(void), *const *m6;
    T28 *m7[2], *m8;
    half m9;
};
#pragma pack(push)
#pragma pack(1)
struct __attribute__((aligned(2))) T37 {
    Flag m1[7];
    Pointed_2 m2[3], m3 __attribute__((__packed__));
    ulonglong4_32a (*m4)[3], m5[5][1] __attribute__((aligned(1)));
    __align__(1) T0 (*m6)(int), m7[7];
};
#pragma pack(pop)
struct __attribute__((__packed__)) T38 {
    size_t m1 : 38, m2 : 64, m3 : 19;
    longlong_1 : 28, : 49;
    Flag *const *m4;
};
struct T39 {
    ptrdiff_t m1[4] __attribute__((packed));
    __attribute__((aligned(2))) int_8 m2 : 20;
    struct {
        Flag m3 : 8;
        longs m4[1];
        char16_t m5 : 78 __attribute__((packed)), m6 : 16;
    };
};
struct T40 {
    union __align__(16) {
        __attribute__((aligned(4))) Wide m1 : 1;
        dim3 m2[2];
    };
    short_2 (*m3)[3];
    T32 (*m4)[3] __attribute__((__packed__));
    unsigned char : 0;
    struct {
        alignas(128) T35 m5 __attribute__((__packed__));
    };
    signed char : 0;
    unsigned __int128 m6 : 6;
} __attribute__((aligned(16)));
struct __align__(2) T41 {
    wchar_t m1, *m2, *const *m3;
    short : 3;
    struct {
        T36 *const *m4;
        int : 0, : 0, m5 : 7;
    };
    uint3 m6[4];
};
struct __attribute__((packed)) __align__(4) T42 {
    Wide *m1;
    enum Negative : 4;
    unsigned long long m2 : 64, m3 : 5, m4 : 32;
    Either m5;
};
struct T43 {
    Small m1 : 8;
    uint8_t m2 : 7 __attribute__((aligned(2)));
    unsigned long m3 : 1;
    short m4 : 16;
    double4 *const *m5 __attribute__((aligned(1))), m6[1], (*m7[2])(void);
} __attribute__((__aligned__(4), __packed__));
#pragma pack(push, name, 1)
struct T44 {
    long long m1 : 8 __attribute__((__packed__)), m2 : 7, m3 : 6 __attribute__((__packed__));
    T41 (*m4)(int);
    Scoped *m5[2];
    T38 m6[3];
    char m7[];
};
#pragma pack(pop, name)
union T45 {
    short : 0, m1 : 9, m2 : 16;
    __align__(2) bool m3 : 8, m4 : 1;
} __attribute__((packed));
struct T46 {
    __align__(1) __nv_bfloat16 m1[2];
    uint32_t m2 : 16;
    volatile float m3[4];
    longlong1 m4[4];
};
struct T47 {
    longlong_1 m1 : 2;
    __attribute__((aligned(4))) long m2 : 64;
    ulonglong4 (*m3[2])(void);
    char_2 m4 : 3, m5 : 8;
};
_Pragma("pack(push, 1)") struct T48 {
    long long : 43;
    __int128 m1 : 128;
    int m2 : 32, : 0;
    volatile int : 0, m3 : 32, m4 : 32;
    __align__(2) T47 m5[7][1];
    struct {
        T43 m6[4];
    };
    uint8_t : 0, m7 : 4, m8 : 8;
    T39 m9[7][5];
};
_Pragma("pack(pop)")
union T49 {
    signed char m1 : 8;
    Scoped m2[5][7], m3[3];
    size_t m4 : 5 __attribute__((aligned(2))), m5 : 64, m6 : 1;
    longlong1 m7, m8, m9;
    struct __attribute__((aligned(4))) {
        T45 m10;
        __half_raw (*m11)(int);
        Plain m12 : 5, m13 : 32, m14 : 7;
    };
    Unnamed m15 : 100;
    int : 8;
    wchar_t m16 : 6;
};
#pragma pack(push)
#pragma pack(2)
struct T50 {
    struct {
        alignas(128) unsigned char m1, m2;
    };
    __attribute__((aligned(4))) char16_t m3[2][2], m4;
    T17 m5[2];
    unsigned __int128 m6;
};
#pragma pack(pop)
#pragma pack(push, 2)
struct T51 {
    T46 (*m1[2])(void);
    T48 *m2;
    Tiny (*m3)[3];
    OddPointer m4;
    alignas(128) long4_16a (*m5)[3];
    long *m6;
    function m7[1] __attribute__((aligned(8))), (*m8)(int);
};
#pragma pack(pop)
struct alignas(16) T52 {
    T47 m1[5][7] __attribute__((__packed__));
};
struct __attribute__((aligned(4))) T53 {
    struct N16 {
        union __attribute__((__packed__)) {
            __int128 m1, m2, (*m3)(int);
        };
        __attribute__((aligned(4))) long2 m4[7][1];
        union {
            struct __align__(8) N14 {
                nullptr_t *const *m1;
            } m5;
        };
        struct {
            struct {
                __half2 m1;
                double_4 m2;
                int2 m3;
                ushort1 m4;
            };
            alignas(128) cuComplex m5 __attribute__((aligned(1))), m6 __attribute__((__packed__)), m7;
        } m6[3];
    } m1[3];
    longlong_1 (*m2)(int) __attribute__((__packed__));
    struct {
        ulonglong4_32a m3[4];
        struct {
            longlong3 (*m4)(int);
        } __attribute__((__aligned__(2), __packed__));
        T17 (*m5[2])(void);
        T9 (*m6[2])(void), m7[7][7], (*m8[2])(void);
    };
    cudaTextureObject_t m9;
};
struct T54 {
    alignas(128) __int128 (*m1)(int);
    int m2 : 32;
    Flag m3;
    char m4 : 8;
    __align__(2) __nv_bfloat16 m5[2], m6;
};
struct T55 {
    struct {
        enum Negative (*m1[2])(void);
    };
    Scoped m2 : 33, m3 : 3;
    unsigned long m4 : 64 __attribute__((packed));
    short_2 (*m5)(int);
    int m6 : 32, m7 : 8, m8 : 94 __attribute__((packed));
    int m9 : 4;
    unsigned char m10 : 7, m11 : 5, : 0;
};
struct T56 {
    Unnamed *m1[2];
    Tiny m2[2];
    T54 m3 __attribute__((packed, aligned(2))), m4[7][4];
    union N18 {
        size_t m1;
        struct __attribute__((packed)) __align__(1) N17 {
            struct {
                const char * (*m1)[3];
                signed char : 4, m2 : 8, m3 : 3;
                unsigned m4 : 5, m5 : 32, m6 : 3;
                bool : 0;
            } __attribute__((aligned(2)));
            char32_t m7 : 6, m8 : 32;
            T41 *const *m9;
        } m2; N17 m3;
        Scoped *m4;
    } __attribute__((aligned(32))) m5;
    T48 m6;
    union {
        int m7 : 32, m8 : 23, m9 : 1;
        int m10 : 2, m11 : 29;
        longlong1 m12, m13[4] __attribute__((__packed__)), m14[7] __attribute__((aligned(4)));
        int_8 m15 : 14 __attribute__((aligned(4)));
    };
} __attribute__((__aligned__(2), __packed__));
union __attribute__((packed)) T57 {
    __half2 *m1[2];
    __align__(1) T48 m2;
};
struct __attribute__((packed)) T58 {
    ptrdiff_t m1[7];
    signed char m2 : 1;
    unsigned short m3 : 5;
    nullptr_t *m4[2], *m5[2], m6[2];
    char m7 : 6;
};
struct T59 {
    enum Negative m1 : 24;
    char_2 : 3, m2 : 8 __attribute__((aligned(2))), m3 : 8;
    int m4 : 8, : 0, m5 : 32 __attribute__((packed, aligned(1)));
    struct N19 {
        unsigned m1 : 32 __attribute__((packed, aligned(2))), m2 : 10, m3 : 6;
        int m4 : 32;
    } m6[5]; N19 m7;
    T55 m8[7], m9, (*m10)[3];
};
union T60 {
    Unnamed m1 : 8, m2 : 32, : 0;
    int16_t m3 : 7;
    int3 m4, m5[3], m6;
    int16_t m7 : 1;
    unsigned long long : 0, m8 : 64;
};
struct T61 {
    cuComplex *m1, m2;
    double_4 m3[4];
} __attribute__((packed));
struct T62 {
    char_2 m1 : 8;
};
struct T63 {
    __int128 : 65;
    size_t m1[7], (*m2)[3];
    bool m3 : 1;
    short : 1, m4 : 8;
    unsigned long : 56;
    int m5 : 31 __attribute__((packed));
    long long m6 : 47;
};
struct __attribute__((__packed__)) T64 {
    __half_raw m1[1];
    T61 *const *m2, *m3[2];
    float m4;
};
struct T65 {
    union N20 {
        wchar_t m1 : 5, : 0, m2 : 27;
        cuDoubleComplex *m3[2];
        long1 (*m4)[3] __attribute__((__packed__));
    } __attribute__((packed)) m1; N20 m2;
    Unnamed m3;
    Either m4[5];
};
struct T66 {
    __align__(1) Plain m1 : 28;
    ulonglong4_16a m2[4], m3[1];
    float1 *const *m4, m5[2] __attribute__((packed, aligned(4)));
    short_2 m6 : 16, m7 : 3, : 10;
    volatile int m8 : 5, m9 : 1, m10 : 9;
};
struct __attribute__((__packed__)) T67 {
    char_2 m1 : 3, m2 : 3;
    T55 m3;
    const char * m4[5], m5[3][7];
    unsigned __int128 *m6;
    struct alignas(64) {
        char : 6;
    };
    int1 m7[5] __attribute__((aligned(2))), m8;
    Plain (*m9[2])(void);
} __attribute__((packed));
#pragma pack(push)
#pragma pack(8)
union T68 {
    unsigned long m1 : 8, m2 : 150, m3 : 64;
    __attribute__((aligned(2))) long long m4 : 61;
    float *const *m5;
    struct {
        int : 22, m6 : 32;
        volatile int m7 : 32 __attribute__((aligned(8)));
        unsigned char : 0;
    };
    unsigned long long m8 : 2 __attribute__((packed)), m9 : 52, m10 : 1 __attribute__((packed));
    unsigned m11 : 17, : 0;
};
#pragma pack(pop)
struct T69 {
    signed char m1 : 2, : 5, m2 : 8;
};
union T70 {
    Scoped m1;
    struct __attribute__((packed)) __align__(2) {
        T58 *m2[2];
        unsigned long *m3, *const *m4, m5;
        double4_16a m6[3], m7, (*m8)[3];
        int_16_also m9;
    };
    unsigned short m10 : 10;
    alignas(128) T57 *m11[2];
    longs m12[1];
};
union T71 {
    Scoped m1 : 2, m2 : 3;
    size_t m3 : 64;
    long long m4 : 2;
    ulonglong3 (*m5)[3];
};
union T72 {
    unsigned long long (*m1[2])(void) __attribute__((aligned(16)));
    union {
        struct __attribute__((packed)) __align__(1) {
            volatile float m1[3] __attribute__((packed, aligned(8)));
            __nv_bfloat16 *m2[2];
            ulonglong4_16a m3[2], *m4 __attribute__((aligned(64)));
            T64 m5, m6[3], (*m7[2])(void);
        } __attribute__((packed));
        wchar_t (*m8)(int), m9[4], m10[2];
    } m2;
    short_2 m3[3];
    unsigned short (*m4)(int);
    alignas(128) T64 m5;
    double_4 *const *m6;
    T61 m7;
    double3 m8;
};
struct T73 {
    T65 (*m1)(int);
    unsigned __int128 m2[4], m3;
    Plain m4 : 4 __attribute__((aligned(2)));
    struct __align__(4) {
        bytes_3 m5[4][7] __attribute__((packed));
    };
    struct N22 {
        unsigned short : 0;
        uchar3 m1[4] __attribute__((aligned(2)));
        Unnamed m2 : 3, m3 : 32, m4 : 2;
        char_2 m5 : 4;
    } m6[7];
    int m7[];
} __attribute__((__aligned__(16), __packed__));
#pragma pack(push, name, 2)
union T74 {
    int1 (*m1[2])(void) __attribute__((aligned(2)));
    ulong3 m2[3];
    ulonglong1 m3[4];
    size_t *m4[2];
} __attribute__((aligned(16)));
#pragma pack(pop, name)
struct __attribute__((packed)) __align__(1) T75 {
    int16_t m1 : 14 __attribute__((packed, aligned(2))), m2 : 15;
    T63 *m3, m4, m5;
};
struct T76 {
    __int128 m1 : 153, m2 : 128 __attribute__((aligned(1))), : 35;
    volatile int *m3, m4;
    unsigned long m5 : 6, m6 : 64;
};
struct T77 {
    unsigned long long m1 : 140;
    cuDoubleComplex m2[5] __attribute__((__packed__)), m3[5] __attribute__((aligned(8))), m4[4];
    unsigned short (*m5)[3];
    Flag m6 : 7, m7 : 2, m8 : 8;
} __attribute__((packed));
struct T78 {
    const char * m1[1];
};
#pragma pack(4)
union __attribute__((aligned(1))) T79 {
    longlong_1 m1, (*m2)[3], m3;
    __attribute__((aligned(1))) float3 m4[1][7], m5[3][7];
    __align__(1) char_2 *m6[2];
} __attribute__((aligned(2)));
#pragma pack()
struct T80 {
    Wide m1 : 7;
};
struct T81 {
    float3 *const *m1;
    char_2 m2 : 8;
    int_16 m3 : 23;
    long4_16a (*m4[2])(void), m5 __attribute__((packed, aligned(4)));
    long long m6 : 64;
    long long m7;
    short3 m8[2];
};
struct T82 {
    struct alignas(32) {
        Small m1 : 16;
    } __attribute__((__aligned__(2), __packed__));
    T67 *m2;
    function m3;
} __attribute__((aligned(1)));
struct T83 {
    union alignas(32) {
        Scoped m1 : 7;
    };
    cuDoubleComplex m2;
    struct {
        Scoped m3 : 8;
        Flag : 5;
    } __attribute__((__aligned__(2), __packed__));
    char1 m4, m5, m6 __attribute__((__packed__));
    longs m7, m8, m9;
    ulonglong4 m10[4];
    struct {
        int m1 : 7;
        T71 (*m2)(int), *const *m3, *m4;
        Flag m5 : 6;
        int_16 m6 : 8;
    } m11[3];
} __attribute__((packed));
struct T84 {
    union {
        bool m1 : 3, : 1;
    };
    T78 *m2;
};
struct __attribute__((packed)) __align__(8) T85 {
} __attribute__((packed));
struct T86 {
    alignas(128) unsigned char m1;
    Small m2, (*m3[2])(void) __attribute__((packed)), m4[3][5];
    __half_raw (*m5[2])(void), m6;
    Flag m7, m8;
    int m9;
    char4 m10, m11;
    struct N24 {
        long long m1 : 18, m2 : 2, m3 : 64 __attribute__((__packed__));
        Plain m4 : 17;
    } m12; N24 m13 __attribute__((aligned(2)));
    Flag (*m14[2])(void);
};
struct __attribute__((packed)) __align__(2) T87 {
    char32_t : 0;
    int16_t m1 : 11;
    longlong_1 m2 : 30;
    T78 *m3[2], m4, (*m5[2])(void);
} __attribute__((__aligned__(1), __packed__));
struct __attribute__((__packed__)) T88 {
    unsigned __int128 m1 : 119, m2 : 128 __attribute__((__packed__)), m3 : 93;
    __align__(2) int_8 m4 : 32;
    unsigned long m5 : 45;
    int : 26;
};
struct T89 {
    struct {
        T74 m1[3], (*m2)(int);
        Pointed_2 (*m3)(int), (*m4)(int), (*m5[2])(void);
        __half_raw (*m6)(int);
    } __attribute__((aligned(2))) m1;
    OddPointer (*m2)(int), m3[5], (*m4[2])(void);
    T53 *m5[2], m6[3];
    struct {
        longlong_1 (*m7)[3], m8, m9[7];
    };
};
#pragma pack(push)
#pragma pack(1)
struct T90 {
    T78 *m1, m2, m3[1];
    short_2 m4, m5[1];
    unsigned __int128 *m6[2];
};
#pragma pack(pop)
struct T91 {
    struct {
        Unnamed m1 : 6;
        char : 6;
    };
    __int128 m2, m3[4], *const *m4;
    struct {
        long m5 : 51;
        size_t m6 : 2, m7 : 148, m8 : 64;
        int16_t : 10;
    } __attribute__((aligned(32)));
    T85 m9, (*m10[2])(void);
};
struct T92 {
    struct {
        char m1 : 8;
        bool m2 : 2, m3 : 3;
        volatile int m4 : 32 __attribute__((__packed__)), m5 : 27;
        struct {
            longlong_1 m1 : 7;
            long m2 : 8, m3 : 1, : 50;
        } m6[2];
    };
    T83 m7, m8, m9;
    OddPointer m10;
    __half_raw m11[4], m12;
    short_2 m13[2], m14, m15;
    Plain m16[5];
    __half_raw (*m17)(int);
    float1 m18[4];
};
struct T93 {
    Plain *m1;
} __attribute__((__aligned__(4), __packed__));
struct __attribute__((aligned(128))) T94 {
    int64_t m1, m2[5];
    T85 m3[1];
    struct {
        enum Negative m4 : 8;
        struct {
            struct __attribute__((packed)) __align__(1) {
                bool m5 : 8, m6 : 8;
                unsigned __int128 m7 : 128 __attribute__((packed)), m8 : 128, m9 : 128;
            };
        };
    };
    T92 m10[1], m11[3];
    Scoped m12 __attribute__((packed, aligned(1))), m13 __attribute__((aligned(4)));
};
struct T95 {
    longlong_1 m1 : 4 __attribute__((packed));
    char_2 : 3, m2 : 2;
    longlong_1 m3 : 64;
} __attribute__((aligned(2)));
struct T96 {
    T90 (*m1)(int);
    signed char (*m2)[3];
} __attribute__((aligned(2)));
struct __attribute__((packed)) T97 {
    struct N27 {
        wchar_t m1[1];
        float m2[7];
    } __attribute__((packed)) m1;
    union __attribute__((__packed__)) N28 {
        int_8 m1, m2[4], m3[4];
        char16_t (*m4)[3], m5[4], m6;
        Unnamed m7[5];
        __attribute__((aligned(1))) ptrdiff_t m8 __attribute__((aligned(2)));
    } m2[1];
} __attribute__((__aligned__(8), __packed__));
union T98 {
    int3 m1[7];
    T94 m2;
    Plain (*m3)(int);
};
struct __attribute__((aligned(1))) T99 {
    Odd *m1;
    uint32_t m2, m3, m4;
    __attribute__((aligned(16))) T64 m5[1];
    union __attribute__((packed, aligned(2))) {
        unsigned long (*m6)(int);
        T72 m7[3];
        alignas(128) enum Negative *m8[2];
    };
};
struct T100 {
    T93 *const *m1;
    char_2 m2, *m3[2], (*m4)[3];
};
#pragma pack(push, 1)
struct T101 {
    uint1 m1 __attribute__((packed, aligned(2)));
    unsigned m2 : 32, m3 : 4, m4 : 9;
};
#pragma pack(pop)
struct __align__(32) T102 {
    union {
        int16_t : 1;
        int16_t m1 : 2;
    };
    char_2 m2;
    alignas(128) char2 m3;
} __attribute__((aligned(1)));
struct __attribute__((packed, aligned(1))) T103 {
};
struct T104 {
    char3 m1[4], m2[7];
    enum Negative *m3[2], m4[4], m5;
    double *const *m6, m7, (*m8[2])(void);
    dim3 m9;
    __nv_bfloat162 m10[2], m11, *m12[2];
    struct alignas(32) {
        alignas(128) __nv_bfloat162 (*m1)[3], m2[1] __attribute__((packed, aligned(16)));
        double4 (*m3[2])(void);
        __attribute__((aligned(1))) unsigned short m4[1] __attribute__((packed)), m5, *m6;
        T72 *m7;
    } __attribute__((aligned(1))) m13;
    ulonglong4 m14;
    Pair *m15;
} __attribute__((__aligned__(4), __packed__));
struct T105 {
};
union T106 {
    long m1 : 38 __attribute__((packed, aligned(2))), m2 : 8, : 7;
    int_8 m3 : 6, m4 : 32;
    unsigned *const *m5 __attribute__((aligned(4)));
};
struct T107 {
    bytes_3 m1;
    unsigned long long m2;
    double_4 m3, m4[5];
    uint8_t (*m5)(int);
    unsigned long m6;
    double m7;
    union {
        Plain m8[2], m9, m10[5];
        signed char (*m11)[3];
    } __attribute__((__aligned__(4), __packed__));
} __attribute__((__aligned__(1), __packed__));
struct __attribute__((packed)) __align__(4) T108 {
    size_t m1 : 22;
    int (*m2[2])(void);
};
struct __attribute__((packed)) __align__(4) T109 {
    float1 m1[3][2];
    double_4 m2;
    unsigned short *m3[2];
    union {
        T97 m4[2], (*m5)[3];
    };
    ulonglong4 (*m6)[3];
    double_4 (*m7)[3];
};
struct T110 {
    double4 m1 __attribute__((packed, aligned(4))), m2, m3 __attribute__((aligned(4)));
    struct {
        struct alignas(64) {
            struct __attribute__((packed, aligned(4))) {
                T106 m4[7], m5[4] __attribute__((__packed__));
            };
            long3 m6 __attribute__((packed, aligned(8)));
            cuDoubleComplex m7 __attribute__((__packed__));
            short_2 m8[5][2], m9;
        };
        size_t m10[7], m11[1][3], (*m12)(int);
    } __attribute__((aligned(1)));
    char32_t m13 : 19;
    wchar_t m14 : 2;
    uint8_t m15 : 6 __attribute__((packed, aligned(16))), m16 : 8;
    struct {
        int_16 m17 : 6;
    };
} __attribute__((aligned(16)));
struct T111 {
    unsigned char *const *m1, m2[4][5] __attribute__((packed, aligned(8)));
    cudaTextureObject_t m3[4][2];
    unsigned short *m4, *m5, *m6[2];
    Scoped m7 : 7;
    unsigned long long m8 : 9, m9 : 2, m10 : 7 __attribute__((aligned(2)));
    longlong_1 m11 : 52;
    int64_t m12 : 28;
    volatile int m13 : 2;
};
struct T112 {
    Small (*m1)[3], m2[2], (*m3[2])(void);
    unsigned long long m4, m5[3], *const *m6 __attribute__((__packed__));
    ulong4_16a *m7[2], m8[2], m9 __attribute__((packed));
} __attribute__((aligned(4)));
struct T113 {
    long *m1 __attribute__((packed, aligned(2)));
    Flag m2[5] __attribute__((packed, aligned(4))), m3;
    short m4 : 16;
    int_16 m5 : 10, m6 : 25, m7 : 32;
    uchar3 *m8[2], (*m9)[3] __attribute__((packed)), m10[3];
    int m11 : 32 __attribute__((packed, aligned(8)));
    T106 m12;
};
struct __attribute__((packed)) T114 {
    short_2 m1[4] __attribute__((packed, aligned(1))), *const *m2;
    T106 m3, *m4[2], m5;
};
union __attribute__((aligned(2))) T115 {
    unsigned short (*m1)(int) __attribute__((packed));
    longlong_1 *const *m2, m3;
    long long *m4 __attribute__((__packed__));
    ulonglong4 (*m5)(int) __attribute__((packed)), m6;
    __attribute__((aligned(4))) Unnamed *m7, (*m8)[3], m9[7] __attribute__((packed));
    __align__(1) Plain m10[1];
} __attribute__((packed));
struct __attribute__((packed)) T116 {
    T106 m1[1], *m2;
    nullptr_t (*m3)(int);
    short m4 : 8;
    char m5 : 2;
    long long m6 : 64;
    short m7 : 7;
    int16_t m8 : 16;
    bool m9 : 8;
};
union T117 {
    Plain : 0, m1 : 2, m2 : 6;
    bool m3 : 2, m4 : 8, m5 : 2 __attribute__((__packed__));
    char16_t m6 : 9;
    volatile int m7[2];
    unsigned short m8 : 3;
    T110 m9;
} __attribute__((__aligned__(2), __packed__));
#pragma pack(push, 1)
struct __align__(32) T118 {
    size_t (*m1)(int), m2[4] __attribute__((packed));
    alignas(128) float1 m3[7];
    T116 *const *m4;
};
#pragma pack(pop)
struct T119 {
    int64_t m1 : 7;
    bool m2 : 8;
    T114 m3;
    unsigned m4 : 12;
    Scoped m5[4];
    int m6 : 32;
};
struct T120 {
    int_16 m1;
    Unnamed m2 : 117;
    enum Negative m3 : 32;
    struct __attribute__((packed)) __align__(2) {
        bool : 0;
        unsigned char m4;
    };
    Either m5[5];
    dim3 m6, *m7, m8;
    __half m9 __attribute__((packed)), m10[7], m11 __attribute__((__packed__));
    int m12, m13, *m14[2];
};
struct T121 {
    longlong2 m1[4] __attribute__((packed, aligned(1))), m2, *m3[2];
    __nv_bfloat162 *const *m4, m5, m6[4];
    T118 m7[7], m8;
    double4 m9;
    struct {
        struct __align__(4) N30 {
            unsigned long m1 : 28;
            char32_t m2 : 32, m3 : 32, m4 : 20;
            Scoped m5 : 8;
        } m10;
        volatile float m11;
        __align__(64) Unnamed m12;
    };
    float1 m13[3][1], m14[5], m15;
    union {
        __int128 m16 : 62;
    };
    longlong4_32a m17 __attribute__((packed));
};
union T122 {
    bool m1;
};
union __attribute__((packed)) __align__(16) T123 {
    short : 0;
};
struct alignas(8) T124 {
    long m1 : 64;
    uint32_t m2 : 3, : 0, m3 : 21;
    int64_t m4 : 6;
    volatile int m5 : 9, m6 : 18 __attribute__((packed, aligned(1)));
    int64_t m7, *const *m8;
    int16_t : 0;
    volatile int m9 : 20 __attribute__((__packed__)), m10 : 5;
};
struct T125 {
    unsigned : 0;
    int m1 : 32;
    ulonglong4 m2;
    union __attribute__((__packed__)) {
        int m3 : 32;
        bool m4 : 2;
    };
    struct {
        short m5 : 16;
        __align__(32) Unnamed m6 : 32 __attribute__((__packed__));
        __int128 m7 : 57 __attribute__((__packed__));
    } __attribute__((aligned(16)));
};
struct T126 {
    bool m1 : 6;
    size_t *const *m2;
    Flag : 0;
};
union T127 {
    Small m1 : 3;
};
union T128 {
    uint8_t m1 : 8;
    char m2 : 6;
    __half (*m3[2])(void) __attribute__((packed));
    T116 m4;
    __attribute__((aligned(1))) T119 m5[4], m6[3];
    T123 m7[1];
    int_16 : 22, m8 : 14;
    __nv_bfloat16 *const *m9;
};
union T129 {
    ushort4 (*m1)(int);
    char16_t m2 : 16;
};
union __attribute__((aligned(1))) T130 {
    Scoped m1;
    T109 m2;
    __int128 *m3[2];
};
struct T131 {
    unsigned short m1[7], *const *m2, m3[5] __attribute__((aligned(32)));
    char32_t m4, *m5;
} __attribute__((aligned(2)));
struct __attribute__((packed)) __align__(8) T132 {
    ulonglong4 m1[2], (*m2[2])(void);
    unsigned long m3 : 64;
    half m4, m5, m6[7][7];
    struct {
        OddPointer *m7[2], m8 __attribute__((aligned(8))), m9;
        unsigned m10 : 104;
        __half_raw m11;
    };
    uint32_t : 0;
    unsigned char : 0;
};
struct T133 {
    Scoped m1 : 3, m2 : 8, m3 : 8;
    long m4 : 64;
    int64_t m5 : 40 __attribute__((packed, aligned(2)));
    T129 *m6;
} __attribute__((packed));
struct T134 {
    Small m1 : 16 __attribute__((__packed__));
    Either m2;
    int m3 : 32;
    size_t m4 : 64, m5 : 35 __attribute__((aligned(8))), m6 : 93;
    uchar3 m7[2];
};
union T135 {
    cuComplex m1;
};
struct __attribute__((__packed__)) T136 {
    ulonglong4 m1;
    short4 m2;
    T133 *m3[2], *m4[2], *m5;
    union {
        __attribute__((aligned(8))) T124 m6[5], m7[3], *m8[2] __attribute__((packed, aligned(1)));
        struct alignas(8) {
            __attribute__((aligned(2))) nullptr_t m9[2], (*m10)(int);
            T123 m11[1];
        };
    };
    int_16 (*m12[2])(void), m13[7];
    long *m14[2], (*m15[2])(void);
} __attribute__((packed));
struct T137 {
    ulong2 m1;
    int_16_also m2;
    struct {
        char m3;
    };
};
struct __attribute__((aligned(16))) T138 {
    ulong2 m1[2], m2, m3[7];
    __attribute__((aligned(1))) long m4 : 64;
    int m5 : 5;
    char32_t m6 : 32;
    Plain m7[1], m8, *m9[2];
};
union T139 {
    __align__(8) size_t m1[3], *m2[2];
    int_4 *const *m3, m4;
};
struct T140 {
    Small *m1;
} __attribute__((__aligned__(4), __packed__));
#pragma pack(push, 4)
struct __attribute__((packed, aligned(8))) T141 {
    longlong_1 m1[3][7] __attribute__((__packed__));
    double_4 m2[3];
    union {
        struct {
            T112 *const *m1;
            char_2 m2[5], m3, m4;
        } m3;
        T109 *m4[2] __attribute__((aligned(2))), m5, *m6[2];
    };
    T130 m7[5][7], m8[7];
    Small (*m9)(int);
    ulonglong2 m10;
    long4 *const *m11;
};
#pragma pack(pop)
struct T142 {
    T136 m1;
    __half m2, m3, m4;
    double1 m5;
    alignas(128) __int128 *const *m6, m7, m8[1][7];
    union {
        __attribute__((aligned(2))) uint32_t m9, (*m10)[3], (*m11[2])(void);
        __attribute__((aligned(4))) Unnamed m12[2][7];
        uint8_t m13 : 8;
        char32_t m14 : 32;
    };
    T134 m15[2] __attribute__((packed));
    Small m16;
    T135 m17;
};
struct T143 {
    struct {
        int : 6;
    };
    longlong_1 m1 : 64, m2 : 6 __attribute__((aligned(1))), m3 : 2;
    volatile int m4 : 15;
} __attribute__((packed));
struct T144 {
    struct __attribute__((packed)) __align__(1) {
        short_2 m1 __attribute__((packed, aligned(1)));
        bool m2 : 8, m3 : 1 __attribute__((packed, aligned(4))), m4 : 7;
        Unnamed (*m5)[3];
    };
    T134 (*m6)(int), m7[1], m8[7];
    OddPointer (*m9)[3], (*m10[2])(void), (*m11)[3];
    union __attribute__((__packed__)) {
        char1 (*m12)[3];
        short_2 m13 __attribute__((packed)), (*m14[2])(void);
        union __attribute__((packed)) __align__(1) {
            char16_t m1 : 46;
        } m15;
        __half (*m16)[3];
    };
    T140 m17[5][3];
    Tiny m18, m19, m20;
};
union T145 {
    Odd m1;
    __nv_bfloat16 m2, *const *m3, m4;
    char_2 m5;
    Plain m6;
    struct {
        T141 m1, (*m2)[3], *m3[2];
        wchar_t m4;
        __attribute__((aligned(1))) size_t m5, m6[3], m7;
    } m7;
    double_4 m8;
};
struct __attribute__((packed, aligned(1))) T146 {
    int64_t : 0;
    longlong_1 m1 : 3;
    unsigned __int128 m2 : 128 __attribute__((__packed__));
};
#pragma pack(1)
struct __attribute__((packed)) T147 {
    ulong1 m1;
    Flag m2[2];
    unsigned m3;
    short_2 m4[3][1], m5;
    float4 m6[];
};
#pragma pack()
struct T148 {
    T135 m1;
    unsigned long (*m2[2])(void), m3[5], (*m4)[3];
};
struct T149 {
    bool m1[7];
    struct {
        ptrdiff_t *m2 __attribute__((__packed__)), *const *m3 __attribute__((aligned(2)));
    };
    float1 *m4[2];
    int_16 m5 : 11, m6 : 4;
    short : 14, m7 : 16;
    struct {
        short m8 : 79;
        int m9 : 1, m10 : 115, m11 : 8;
    };
} __attribute__((aligned(8)));
struct T150 {
    T135 m1;
    wchar_t m2 : 32;
};
struct T151 {
    char32_t *m1[2];
    long m2 : 2;
    int_16 m3 : 32;
    short_2 m4 : 16;
    uint32_t : 9;
};
struct T152 {
    wchar_t m1 : 7;
    uint4 m2;
    Tiny m3;
    double4 m4;
    ulonglong4 *const *m5;
    __align__(2) bool m6 : 8;
};
#pragma pack(4)
struct alignas(8) T153 {
    ulonglong1 m1, m2;
    short3 m3, (*m4[2])(void), m5 __attribute__((packed, aligned(8)));
    T109 *m6, m7 __attribute__((packed, aligned(2))), (*m8)(int);
    ulong3 m9[1];
};
#pragma pack()
struct __attribute__((__packed__)) T154 {
    short m1 : 11;
    enum Negative m2 : 9, m3 : 8, m4 : 32;
};
struct __attribute__((packed, aligned(1))) T155 {
    T146 (*m1)[3], *m2;
    int4 m3, m4[3];
    longlong_1 m5 : 7;
};
struct __attribute__((__packed__)) T156 {
    wchar_t m1;
};
struct T157 {
    __attribute__((aligned(1))) unsigned m1 : 31, m2 : 7;
    cudaTextureObject_t *m3[2] __attribute__((aligned(32)));
    __attribute__((aligned(1))) Scoped m4 : 4;
    function m5;
    int m6 : 3;
};
union __attribute__((packed)) __align__(4) T158 {
    int_8 : 0;
    short m1 : 16;
    Small m2 : 13;
    __int128 m3 : 128;
    uint32_t m4 : 32;
    __int128 m5 : 3;
};
union T159 {
    T152 m1[3] __attribute__((packed, aligned(32))), m2 __attribute__((packed));
    Tiny (*m3)(int);
};
#pragma pack(2)
struct T160 {
    unsigned m1 : 32;
    uint32_t : 22, m2 : 5;
};
#pragma pack()
union __attribute__((packed, aligned(2))) T161 {
    short m1 : 16;
    T155 m2;
    struct {
        struct {
            Wide : 0, m1 : 64 __attribute__((packed, aligned(2))), m2 : 62;
            short m3 : 9;
            uint32_t m4 : 32, m5 : 9, m6 : 32;
        };
        uint8_t m7 : 7;
    } m3;
    wchar_t : 0;
} __attribute__((packed));
struct __align__(1) T162 {
    int16_t m1;
    int_8 *m2[2], m3, *m4;
    T141 (*m5)(int);
} __attribute__((__aligned__(1), __packed__));
struct T163 {
    Wide m1 : 64, m2 : 37 __attribute__((aligned(2)));
    double2 m3[2];
    cuDoubleComplex m4[7];
    struct {
        int m1 : 11 __attribute__((packed)), m2 : 5 __attribute__((aligned(16)));
        Either *m3;
        ulonglong4_32a (*m4)(int), (*m5)[3] __attribute__((__packed__)), m6;
    } m5[2];
    Wide : 8, m6 : 8;
    int m7 : 2;
    longs m8[1];
    ulonglong3 (*m9[2])(void), *const *m10 __attribute__((__packed__));
};
union __attribute__((packed)) T164 {
    bytes_3 m1;
    __align__(2) nullptr_t m2[2][5], m3, m4[7];
    T141 m5, m6, (*m7[2])(void);
    unsigned char m8[1];
    struct __attribute__((packed, aligned(16))) {
        uint3 (*m9[2])(void);
        Plain (*m10)[3];
    };
    struct {
        uint8_t m11[5], m12, *const *m13 __attribute__((__packed__));
    };
    struct {
        __align__(2) T153 m1 __attribute__((packed, aligned(1)));
        OddPointer (*m2[2])(void);
        struct __attribute__((aligned(4))) {
            nullptr_t m3[3], (*m4[2])(void);
        } __attribute__((aligned(64)));
    } m14;
    Either m15;
};
struct T165 {
    uchar2 m1;
    T164 m2;
    struct {
        union {
            T141 m3[3][7];
            Pointed_2 (*m4)[3];
            T141 (*m5[2])(void);
        };
    };
    T164 m6 __attribute__((__packed__)), m7, m8[3] __attribute__((packed, aligned(4)));
    __attribute__((aligned(2))) Scoped (*m9)(int);
    Pointed_2 m10[2];
    T145 m11[3][4], m12[5], m13[5][1] __attribute__((__packed__));
    struct {
        union N37 {
            long4_16a m1[4];
            int_8 m2[5], m3, m4;
        } m14; N37 m15;
        __align__(2) uchar2 m16, m17[7];
        long m18 __attribute__((packed));
        float3 m19;
    };
};
union __attribute__((__packed__)) T166 {
    longs m1[5];
    dim3 m2[4], m3, m4;
    uint8_t m5 : 3;
    __int128 m6 : 69;
    Flag m7;
};
struct T167 {
    T152 m1, m2;
    struct __attribute__((aligned(1))) {
        unsigned : 0, : 4;
        enum Negative (*m3[2])(void), (*m4)(int) __attribute__((__packed__)), *m5[2];
    } __attribute__((aligned(4)));
    int64_t m6 : 64;
    struct N38 {
        longlong_1 m1 : 64;
        volatile int m2 : 32, m3 : 32;
        unsigned long m4 : 64;
        T163 *m5[2];
    } __attribute__((aligned(2))) m7[2];
    struct {
        Small *m8[2], m9 __attribute__((aligned(2)));
        Wide m10 : 1, m11 : 64;
    };
};
struct T168 {
    T155 (*m1[2])(void), m2[3];
    struct {
        char_2 m3 : 8;
        signed char m4 : 3;
    } __attribute__((packed));
    alignas(128) char_2 (*m5[2])(void), m6 __attribute__((packed, aligned(1))), m7;
    bool m8;
    float4 m9[3], m10, m11[4];
    T160 m12[2];
    unsigned short m13[1], m14;
};
struct T169 {
    unsigned m1 : 32;
};
struct T170 {
};
struct T171 {
    Wide m1 : 64, m2 : 64;
    short_2 m3 : 4, m4 : 10;
    float2 (*m5[2])(void);
    longlong_1 m6 : 3 __attribute__((aligned(8)));
    char16_t m7 : 7;
} __attribute__((aligned(64)));
struct T172 {
    __attribute__((aligned(4))) bool m1 : 4;
} __attribute__((aligned(32)));
struct T173 {
    __align__(4) enum Negative m1 : 10;
    unsigned long long m2 : 64, : 0;
    float (*m3)(int);
    char : 7;
    Scoped m4 : 8, m5 : 4;
    int_16 m6[2], m7;
} __attribute__((aligned(2)));
struct __attribute__((__packed__)) T174 {
    T167 m1[1], m2;
};
#pragma pack(4)
union T175 {
    __int128 m1;
    Plain m2 : 32, m3 : 9;
    int m4 : 32, m5 : 27 __attribute__((packed));
} __attribute__((aligned(4)));
#pragma pack()
struct T176 {
    size_t m1 : 2, : 0, m2 : 64;
    uchar4 m3;
    enum Negative m4 : 14, m5 : 4;
    __attribute__((aligned(1))) enum Negative m6 : 32 __attribute__((packed));
    __align__(4) unsigned short m7 : 10;
    char m8, m9;
    alignas(128) float1 m10[3], m11[4], m12[5];
    struct {
        ushort1 m13[3], m14[4], m15[2];
        uint32_t : 20;
        __align__(1) short m16 : 6;
    };
};
struct alignas(16) T177 {
    unsigned short *m1[2], m2[5];
    cuDoubleComplex m3[5][2];
    bool *m4;
    char_2 m5 __attribute__((packed)), m6;
    T175 (*m7[2])(void), m8, m9[1];
};
struct __attribute__((packed)) T178 {
    int_8 m1 __attribute__((packed));
    union N40 {
        struct N39 {
            struct {
                double_4 (*m1)(int), *m2, m3;
            };
            float *m4[2];
        } m1;
        cuDoubleComplex m2, (*m3)(int);
        function m4[7], (*m5[2])(void);
        __attribute__((aligned(4))) unsigned m6, m7[2];
    } __attribute__((packed)) m2; N40 m3;
    int m4;
    Plain (*m5)[3];
};
union T179 {
    nullptr_t m1[7] __attribute__((aligned(1))), m2[7], (*m3)(int);
};
struct T180 {
    long4 m1;
    struct {
        alignas(128) char32_t m2;
        char32_t (*m3[2])(void);
        T177 m4;
    };
    unsigned long (*m5)(int), m6[4];
    struct {
        struct {
            dim3 m7, m8[7][3] __attribute__((packed, aligned(16)));
            __attribute__((aligned(1))) short2 m9[3];
            union {
                ulong1 m10;
                struct {
                    __align__(1) Plain m11, *const *m12, (*m13)(int) __attribute__((aligned(16)));
                    Small *m14[2];
                    T167 (*m15[2])(void) __attribute__((__packed__)), m16[4], (*m17)[3];
                };
                unsigned char m18 : 8, m19 : 5, m20 : 1;
            };
            uint8_t m21 : 5;
        } __attribute__((__aligned__(4), __packed__));
        struct __attribute__((__packed__)) {
            union {
                __attribute__((aligned(1))) Plain m1 : 32;
            } __attribute__((__aligned__(1), __packed__)) m22;
            bool m23 : 8;
        };
        struct {
            Flag m24 : 8;
        };
    };
    __half m25[2][7];
    uchar4 (*m26)(int);
} __attribute__((aligned(2)));
union T181 {
    struct alignas(32) {
        short m1 : 16, m2 : 85, m3 : 12 __attribute__((__packed__));
        unsigned long m4 : 11;
        struct __attribute__((packed)) N42 {
            unsigned char m1 : 8;
            int m2 : 32;
            Flag m3 : 6;
        } m5;
        struct {
            cudaTextureObject_t m6;
            T171 m7[1];
            ulong1 m8, *const *m9, m10;
        } __attribute__((packed));
    } __attribute__((__aligned__(1), __packed__));
    __align__(4) double4 m11, m12;
    char16_t m13 : 5, : 0, : 2;
    short m14[2][3];
    unsigned short m15, (*m16)(int);
    T174 m17[1];
} __attribute__((__aligned__(32), __packed__));
struct T182 {
    Scoped m1 : 2, m2 : 8, : 6;
    long long m3;
    short m4 : 16 __attribute__((packed));
    T173 m5[5] __attribute__((__packed__)), m6, m7[2];
    struct __align__(4) N44 {
        struct N43 {
            int_8 : 2, m1 : 19;
            enum Negative m2 : 32;
            Unnamed *const *m3;
        } m1;
        unsigned m2 : 2, m3 : 1, m4 : 17;
        Plain m5 : 6 __attribute__((packed)), m6 : 32, : 0;
        alignas(128) Scoped m7[5], m8, m9;
    } m8[5]; N44 m9;
    __align__(1) ptrdiff_t m10, m11 __attribute__((__packed__));
    ushort3 m12;
};
struct T183 {
    unsigned __int128 m1[7];
    Pointed_2 (*m2[2])(void);
    T153 m3[7];
    T162 (*m4)(int), m5[2];
    function *m6;
    alignas(128) Plain *const *m7 __attribute__((__packed__));
};
struct T184 {
    size_t m1 : 64, m2 : 12, m3 : 122 __attribute__((aligned(1)));
    char16_t : 0;
} __attribute__((aligned(2)));
struct T185 {
    function m1[3];
    __nv_bfloat162 m2;
    longlong4_16a m3, (*m4[2])(void);
    Wide m5[7];
    struct {
        struct N45 {
            double2 (*m1)[3], *m2[2];
        } __attribute__((aligned(16))) m6[4];
        alignas(128) T181 m7;
    } __attribute__((packed));
    float3 m8[7][4], m9;
    T175 m10, m11[2], m12[7];
    struct {
        __align__(16) Plain m13[5];
        union {
            int_16 m14 : 30;
            int16_t m15 : 23, : 0;
            volatile int m16 : 6;
            char32_t m17 : 3, m18 : 9 __attribute__((aligned(2)));
        };
        long long m19 : 9, m20 : 5, m21 : 64;
        Flag m22 : 8, m23 : 6 __attribute__((packed));
    };
};
_Pragma("pack(push, 2)") struct __attribute__((packed, aligned(2))) T186 {
    struct {
        ulonglong2 (*m1)(int);
        double_4 m2 __attribute__((__packed__)), (*m3[2])(void);
        int16_t m4, m5[3];
    } m1;
    short3 *m2[2], m3, m4[4];
    struct {
        double4 (*m5)[3], m6;
        long long m7, *const *m8;
        double_4 (*m9)[3];
    };
    Tiny (*m10)(int);
};
_Pragma("pack(pop)")
struct T187 {
    function *m1;
    long m2 : 6, m3 : 25, m4 : 1;
    struct {
    } m5[2];
    long m6 : 5 __attribute__((packed, aligned(1)));
    struct {
        char_2 : 0;
        int m7, *const *m8;
    };
    int_8 (*m9)[3];
    char3 (*m10[2])(void) __attribute__((packed)), m11;
    char_2 m12 : 8;
};
struct T188 {
    Scoped m1[1][3];
    char_2 m2 : 8 __attribute__((packed, aligned(2)));
    T184 (*m3)[3];
    float2 m4;
    struct {
        Unnamed m5 : 6;
        int64_t : 60;
        int m6 : 32;
    };
    ushort2 m7;
} __attribute__((__aligned__(2), __packed__));
struct T189 {
    struct N49 {
        __attribute__((aligned(1))) char_2 m1 : 1, m2 : 3, m3 : 8;
        struct N48 {
            cuComplex (*m1[2])(void), *m2[2], *m3;
            struct {
                Small m4 : 5;
            } __attribute__((aligned(2)));
        } __attribute__((packed)) m4; N48 m5;
        ulong3 m6;
        volatile int m7, m8, m9 __attribute__((packed));
    } __attribute__((__aligned__(8), __packed__)) m1; N49 m2;
    T177 (*m3[2])(void);
    T185 *const *m4;
};
#pragma pack(push, name, 4)
struct T190 {
    T177 m1[5];
};
#pragma pack(pop, name)
#pragma pack(2)
struct __align__(1) T191 {
    alignas(128) Tiny m1[2][2];
    uint32_t m2 : 32;
    T182 (*m3)(int);
};
#pragma pack()
struct T192 {
    struct __attribute__((packed)) {
        struct __attribute__((packed, aligned(4))) {
            enum Negative m1 __attribute__((packed, aligned(2))), m2;
            T189 (*m3)[3];
        } __attribute__((aligned(1)));
    };
    dim3 m4[3];
    __attribute__((aligned(2))) T180 m5;
    longlong_1 m6 : 17;
};
struct T193 {
    dim3 (*m1)(int), *const *m2;
    struct __attribute__((packed)) {
        volatile int m3 : 5;
        __align__(8) long4 m4[3];
    };
    struct {
        function *m1[2];
        int16_t m2 : 16, m3 : 16;
    } m5;
    T184 m6[2];
    unsigned long m7;
    dim3 m8;
} __attribute__((aligned(1)));
struct T194 {
    Pointed_2 m1[7], m2, m3 __attribute__((packed, aligned(1)));
    Odd (*m4)[3];
} __attribute__((packed));
struct __attribute__((__packed__)) T195 {
};
struct T196 {
    struct {
        int_8 m1;
    };
};
struct __attribute__((packed, aligned(32))) T197 {
    cuDoubleComplex (*m1)[3];
    volatile int m2 : 32;
    char16_t m3 : 4, m4 : 6, m5 : 1;
    struct {
        T187 (*m1)(int);
        float m2[1], m3;
        unsigned short m4 : 16, m5 : 85, m6 : 50;
        signed char m7 : 8;
    } m6;
    bool m7, m8, m9;
    Unnamed m10 : 30, m11 : 6, m12 : 32;
    wchar_t m13 : 27, m14 : 32;
    double4 m15;
} __attribute__((packed));
struct T198 {
    volatile int m1 : 13;
    struct {
        unsigned char m2 : 1, m3 : 7;
        ulonglong4_16a *const *m4;
        longlong_1 m5 : 47;
    } __attribute__((__aligned__(2), __packed__));
};
union T199 {
    long : 26;
    unsigned char m1 : 8 __attribute__((packed));
    __int128 m2 : 1;
    __int128 m3 : 128, m4 : 9, m5 : 8;
    union __attribute__((__packed__)) N52 {
        union __attribute__((packed)) {
            char m1 : 8, m2 : 8;
        };
        __attribute__((aligned(8))) unsigned __int128 m3 : 128;
        alignas(128) ushort1 m4[5];
    } __attribute__((__aligned__(2), __packed__)) m6; N52 m7;
    char16_t m8 : 5, m9 : 3;
};
struct T200 {
    unsigned : 3;
    bool m1 : 1;
    int64_t m2 : 64;
    long long m3 : 51;
    struct __attribute__((aligned(8))) N53 {
        wchar_t m1 : 5;
        bool m2 : 3, m3 : 1, m4 : 8;
    } m4;
    char m5 : 5;
    long long : 34;
    char_2 m6 : 6 __attribute__((aligned(2))), : 4;
};
#pragma pack(push)
#pragma pack(2)
struct T201 {
    T189 m1;
    uint3 *m2;
    short_2 *m3, *m4[2], m5;
    struct __attribute__((__packed__)) {
        int64_t m6 : 5;
        uint8_t m7 : 8;
        Scoped m8 : 6;
    };
};
#pragma pack(pop)
struct T202 {
    struct {
        __nv_bfloat162 *m1[2];
        longlong1 *const *m2;
        double m3[5];
    };
    uint32_t m4 : 4;
};
union T203 {
    union {
        int_8 m1 : 32;
        union alignas(32) {
            double4 m2 __attribute__((__packed__)), m3[7];
            struct {
                double2 (*m4)(int), (*m5)(int), (*m6)(int);
                T197 (*m7)[3];
                T201 m8;
            };
            union {
                alignas(128) __half m9[1];
            };
            size_t m10 : 1 __attribute__((aligned(1)));
        };
    };
    int_16_also m11[3] __attribute__((__packed__));
    uint2 m12, m13[3], m14;
    T202 m15[4];
    Small : 13;
    function m16, m17;
    __align__(4) char1 m18, m19[1], *m20[2];
    int_8 m21, m22;
} __attribute__((__aligned__(2), __packed__));
struct __attribute__((packed, aligned(16))) T204 {
    alignas(128) T183 *m1[2];
    longlong_1 m2[5];
    T178 m3;
};
struct T205 {
    union {
        union {
            int m1 : 8, : 0;
            int_16 m2 : 32, m3 : 32, m4 : 8;
        };
        __align__(1) long4_32a m5, m6[5] __attribute__((aligned(2))), m7[2] __attribute__((packed));
    } __attribute__((aligned(2)));
    ulonglong2 m8, m9[4], m10[3];
    struct {
        size_t (*m1[2])(void), *const *m2 __attribute__((packed, aligned(16))), m3;
        int : 0;
        half *const *m4;
    } m11;
    T191 m12;
    T191 m13[5];
    __align__(8) volatile int (*m14[2])(void);
    __nv_bfloat16 m15;
    longlong3 m16, m17;
};
struct T206 {
};
struct T207 {
    short : 7;
};
struct T208 {
    struct N55 {
        short m1 : 13;
        uint8_t : 1;
        long long : 0;
        int m2 : 32;
    } m1;
    alignas(128) short4 m2;
    struct {
        int_8 *const *m3;
    } __attribute__((aligned(1)));
    uchar2 m4 __attribute__((packed));
    short m5 : 16, : 10;
    int_16 m6 : 3 __attribute__((__packed__));
};
struct T209 {
    Odd m1, (*m2)[3], m3;
    longlong1 m4;
    longlong3 m5;
    unsigned short m6;
    T198 m7, m8[2], (*m9[2])(void);
    int_8 m10[5];
    long m11[4], *const *m12;
};
struct T210 {
    Scoped m1[4];
    Plain m2 : 106;
    long3 m3;
};
struct T211 {
    T201 *m1, (*m2[2])(void);
    T203 m3[2], m4[4];
} __attribute__((aligned(1)));
union T212 {
    Either *m1, (*m2[2])(void) __attribute__((__packed__));
    union N56 {
        int64_t m1 : 64;
    } m3; N56 m4 __attribute__((packed, aligned(4)));
    T205 m5, m6 __attribute__((__packed__)), (*m7[2])(void);
};
union T213 {
    Plain m1[3], m2;
    struct {
        enum Negative m3 : 9;
    };
    alignas(128) float2 (*m4)[3];
    signed char m5 : 1;
    T207 (*m6)(int), m7, *const *m8;
};
struct T214 {
    __nv_bfloat162 m1[5];
    struct {
        short : 11;
        double4_32a m2[1];
        Wide m3 : 11 __attribute__((packed, aligned(16)));
        Wide m4 : 64;
    };
    int2 (*m5[2])(void);
    unsigned long long *const *m6, m7[5];
    short_2 m8 : 16;
    T213 *m9[2], *m10;
} __attribute__((packed));
_Pragma("pack(push, 2)") struct __attribute__((packed)) __align__(1) T215 {
    __attribute__((aligned(32))) wchar_t m1 : 32 __attribute__((packed, aligned(2))), m2 : 2, m3 : 32;
    T212 m4[5], *m5[2];
    int m6[];
};
_Pragma("pack(pop)")
struct T216 {
    struct {
        bytes_3 m1[5] __attribute__((packed));
        unsigned __int128 (*m2[2])(void), m3[2] __attribute__((packed, aligned(4)));
    };
    char16_t (*m4[2])(void), m5[2], m6;
    T183 (*m7)(int);
    T186 m8;
    half *const *m9, m10, (*m11)[3];
};
struct T217 {
    struct {
        short m1 : 3, m2 : 3;
        int_16 m3 : 32;
        __attribute__((aligned(8))) char_2 m4 : 7;
        char_2 m5 : 8;
    } m1;
    struct __attribute__((aligned(1))) N58 {
        char16_t m1 : 2;
    } __attribute__((aligned(4))) m2;
    dim3 *const *m3, m4[4], m5;
};
struct T218 {
    char3 m1;
    bool m2 : 7;
    alignas(128) double1 m3[7];
};
struct T219 {
    char_2 *const *m1, m2;
    Flag m3[1];
};
struct __attribute__((packed)) __align__(2) T220 {
    ushort4 m1, m2[2];
    T213 m3[5][1] __attribute__((packed));
};
struct T221 {
    char m1 : 8;
    enum Negative m2 : 16;
    uchar4 m3[3];
    long m4 : 3;
    Scoped m5 __attribute__((aligned(1)));
    short m6 : 1;
    Wide m7 : 16;
    Unnamed m8 : 3;
} __attribute__((__aligned__(2), __packed__));
struct __align__(4) T222 {
    struct {
        Flag m1 : 7;
        long m2 : 64;
        nullptr_t m3, *m4[2];
    };
    ulonglong4_32a *m5;
    Wide m6 : 8, m7 : 9;
};
union T223 {
    T211 m1[3];
    T213 (*m2[2])(void), m3;
    Flag m4;
    ulonglong3 m5, m6;
    Wide *const *m7 __attribute__((packed)), m8[5] __attribute__((packed));
    __half m9[7];
    Small (*m10[2])(void);
};
struct T224 {
    longlong_1 m1 : 64;
};
union T225 {
    ulong3 (*m1[2])(void), m2[4], (*m3[2])(void);
    cuComplex (*m4)(int) __attribute__((__packed__));
    struct {
        T196 (*m5)(int), *m6[2], (*m7)[3];
        struct {
            Pointed_8 m8;
            Either m9[7];
            float m10[3] __attribute__((packed, aligned(4)));
        } __attribute__((__aligned__(32), __packed__));
        __align__(4) int64_t m11, m12, m13[5];
    };
    ulonglong4_16a m14;
    function *const *m15, (*m16[2])(void) __attribute__((__packed__));
};
union T226 {
    int_16 m1, *m2;
    T196 m3[5], *const *m4;
};
union T227 {
    short_2 m1[7], *m2[2];
    bytes_3 m3, m4[1];
} __attribute__((__aligned__(2), __packed__));
struct T228 {
    int_8 m1 : 32, m2 : 32, m3 : 4;
    struct __attribute__((packed, aligned(1))) {
        int16_t m4 : 9;
        uchar2 m5[5];
        struct {
            unsigned long m6;
            short m7 : 6, m8 : 16;
            unsigned short m9 : 16, m10 : 16, m11 : 8;
        };
        struct __align__(2) {
            Unnamed m12 : 32;
        };
    };
    uint8_t m13 : 7;
    Either m14[2], (*m15)(int), m16[2];
    uint32_t m17 : 32;
    __align__(1) unsigned short m18[1];
} __attribute__((aligned(8)));
#pragma pack(push, 1)
struct T229 {
    size_t m1 : 3, m2 : 61;
    enum Negative m3;
    dim3 m4[1];
    size_t m5 : 21;
    char_2 m6, m7[2];
} __attribute__((aligned(4)));
#pragma pack(pop)
_Pragma("pack(push, 4)") struct T230 {
    Scoped m1 : 1;
    __attribute__((aligned(2))) char_2 m2 : 4, m3 : 6;
    unsigned __int128 m4 : 92;
    unsigned m5 : 32;
};
_Pragma("pack(pop)")
struct T231 {
    char32_t m1 : 32 __attribute__((packed));
    struct {
        Flag m2 : 2;
        int_16 : 13;
    };
    Small m3 : 3;
    Unnamed *m4, m5, m6[4];
    unsigned m7 : 44 __attribute__((__packed__));
    short m8 : 1;
    Pointed_8 m9[1] __attribute__((__packed__));
    float1 m10[3];
};
struct __attribute__((packed)) T232 {
    struct __attribute__((__packed__)) {
        T226 *const *m1;
        enum Negative m2 __attribute__((packed, aligned(1))), (*m3)[3], (*m4)[3];
        T204 *const *m5 __attribute__((__packed__)), (*m6)(int);
        Tiny m7[7];
    } m1;
    Scoped m2[3], *const *m3, m4[4];
    longlong4_32a (*m5)(int);
};
struct T233 {
    bool m1 : 8, m2 : 6, m3 : 3 __attribute__((__packed__));
    ulong4_16a m4, m5;
    unsigned long m6 : 12;
    longlong_1 : 0;
    int_16 m7 : 79;
    int16_t : 0, m8 : 16, m9 : 13;
    int16_t m10 : 16, m11 : 16;
} __attribute__((__aligned__(1), __packed__));
struct T234 {
    T226 m1 __attribute__((packed)), m2[4];
    longlong4_32a m3, m4;
    __attribute__((aligned(8))) long2 (*m5)[3];
    double (*m6)(int), (*m7)(int), m8;
};
_Pragma("pack(push, 2)") struct T235 {
    __half_raw (*m1[2])(void) __attribute__((packed, aligned(4))), (*m2)[3];
};
_Pragma("pack(pop)")
#pragma pack(1)
struct alignas(16) T236 {
    T223 m1[2];
};
#pragma pack()
struct T237 {
};
struct __align__(4) T238 {
    unsigned m1 : 1;
    struct {
        struct __align__(4) {
            uint8_t m2 : 8;
            unsigned __int128 m3 : 5;
        } __attribute__((packed));
        Unnamed m4 : 87;
        T236 m5[3];
    };
    T227 m6[5], m7[5], m8;
    struct {
        Plain m9, m10;
    };
    int m11 : 32, m12 : 16, m13 : 11;
    struct {
        wchar_t m14, m15[3], m16;
    };
    unsigned m17 : 7;
    long m18 : 11;
};
struct T239 {
    Tiny m1;
    float3 *m2;
} __attribute__((packed));
struct __attribute__((packed)) __align__(1) T240 {
    unsigned char : 2;
    struct {
        long m1 : 6;
        union __attribute__((__packed__)) {
            int m2 : 5;
        } __attribute__((packed));
        long m3 : 21;
    };
    short m4 : 1;
    double2 *m5[2];
    unsigned __int128 m6 : 104;
    double4_32a m7[4][5];
    char m8 : 8;
} __attribute__((__aligned__(1), __packed__));
struct T241 {
    uint1 m1, m2[1];
    double1 (*m3[2])(void);
    struct {
        struct {
            unsigned __int128 m4 : 5;
            Scoped m5 : 3, m6 : 4, m7 : 8;
            int_8 m8 : 9 __attribute__((packed));
        };
        signed char *m9[2];
    };
    struct {
        Unnamed m10[1], *m11;
        struct {
            double4_16a m1 __attribute__((aligned(2)));
        } m12[2];
    };
    Wide m13 : 64;
    uint3 *m14, *m15, (*m16)[3];
    Plain (*m17[2])(void), m18;
};
struct T242 {
    int1 m1[7], m2[7], m3[4];
    function m4[1];
};
union T243 {
    T229 (*m1)(int);
    unsigned long : 0, : 40;
};
union T244 {
    struct __attribute__((packed, aligned(4))) {
        int_16 m1 : 29;
    } __attribute__((__aligned__(1), __packed__));
    unsigned m2 : 32 __attribute__((aligned(1)));
    unsigned short m3 : 16;
    int m4 : 32;
    short3 m5 __attribute__((packed)), *const *m6;
    unsigned long long m7 : 24;
};
struct T245 {
    int_8 m1 : 23, m2 : 5;
    union {
        int1 (*m3)[3];
        unsigned __int128 m4 : 45, m5 : 15, m6 : 112;
        Wide m7 : 1, m8 : 53;
    };
};
struct T246 {
    union N61 {
        T241 m1, m2, m3[5];
        long m4 : 8;
        uint32_t m5 : 32 __attribute__((aligned(4)));
    } m1; N61 m2;
};
struct T247 {
    uchar1 m1;
    ulong3 m2[3] __attribute__((__packed__));
    volatile int m3, m4;
    long long m5 : 64;
    char32_t m6 __attribute__((packed, aligned(1)));
    unsigned long m7 : 61;
};
struct __attribute__((packed, aligned(2))) T248 {
    struct alignas(64) {
        enum Negative m1 : 32;
        longlong_1 m2 : 7;
    };
    struct {
        T242 m3, m4, m5[2];
    };
    T239 m6;
    struct {
        size_t m7 : 64, m8 : 27;
        int64_t : 28;
    };
    Small m9, m10[7];
    T240 m11[4];
    T237 m12;
    alignas(128) long4_32a *m13[2];
};
struct T249 {
    Scoped m1 : 7;
    struct __attribute__((packed)) __align__(8) {
        cuDoubleComplex m1;
        unsigned __int128 m2 : 94;
        long long m3 : 6, m4 : 63, m5 : 21;
        ulong4_16a m6[1][1], m7[3] __attribute__((packed, aligned(2))), (*m8)[3];
    } m2;
    struct {
        unsigned long long : 23;
    };
    unsigned char m3[5], m4, *m5[2];
    struct {
        Plain m6 : 6;
    };
    unsigned char m7 : 4;
    T248 *m8;
};
struct T250 {
    struct {
        unsigned __int128 m1 : 6;
        uint32_t : 0;
    } __attribute__((__aligned__(1), __packed__));
} __attribute__((aligned(2)));
struct T251 {
    unsigned long m1, *const *m2;
};
struct T252 {
    unsigned long m1 : 64;
    enum Negative m2 : 5 __attribute__((packed));
    Small m3[1], m4, m5[4];
    signed char m6 : 3;
    bool m7 : 8;
    size_t m8 : 34;
    long long m9 : 6;
    int m10 : 32;
    int m11[];
};
struct T253 {
    char_2 *m1, m2, (*m3)[3];
    int_16 m4 : 16;
    wchar_t m5 : 32;
};
struct T254 {
    ulonglong3 (*m1)[3];
    T204 (*m2[2])(void), *const *m3, *m4[2];
    T204 m5;
    ulonglong2 (*m6[2])(void), (*m7)(int);
};
struct __align__(32) T255 {
    Unnamed (*m1)[3];
    Small m2 : 12;
    long long m3 : 64;
    int m4 : 32;
    uint8_t m5 : 8, : 0, m6 : 8;
    Wide m7 : 6 __attribute__((packed, aligned(4)));
    unsigned __int128 m8 : 128, m9 : 9, m10 : 51;
    unsigned m11 : 26;
} __attribute__((__aligned__(64), __packed__));
struct __align__(1) T256 {
    char16_t m1[4], *const *m2 __attribute__((packed, aligned(1)));
    unsigned m3 : 32, : 0;
};
union T257 {
    Plain m1 : 10 __attribute__((__packed__));
    Plain m2 : 19;
    Wide m3[7];
    char m4, m5[7];
};
struct T258 {
};
struct T259 {
    struct {
        char_2 m1 : 8 __attribute__((aligned(1))), m2 : 8, m3 : 8;
        T256 *const *m4;
        unsigned m5 : 15;
        char m6 : 8, : 8, m7 : 8;
    } m1;
    __align__(4) longlong1 m2;
    T246 m3[5][5];
    __align__(32) uint8_t m4[5];
};
union T260 {
    short_2 m1 : 8, : 4;
    Unnamed : 0;
    ushort1 *m2;
    Small m3 : 16 __attribute__((aligned(2)));
    T253 m4;
    longlong_1 m5 : 55;
    float (*m6[2])(void);
    unsigned long long m7 : 64 __attribute__((__packed__)), m8 : 49, m9 : 1;
};
struct T261 {
    char_2 m1 : 8, m2 : 7;
    uint32_t m3 : 1, m4 : 32 __attribute__((packed)), m5 : 1;
    bool m6 : 7, m7 : 8, m8 : 8;
    Wide m9 : 51;
    Scoped m10;
    unsigned __int128 (*m11)(int);
    Flag *m12[2], (*m13[2])(void);
    unsigned char : 6;
};
#pragma pack(push, name, 1)
union __attribute__((__packed__)) T262 {
    bool m1 : 7;
    ulonglong4_16a m2[7];
    short4 *m3, m4, m5;
} __attribute__((aligned(8)));
#pragma pack(pop, name)
struct T263 {
    int64_t m1 : 7;
    struct {
        signed char m2 : 2 __attribute__((aligned(4)));
    };
    half m3 __attribute__((packed, aligned(8))), m4;
};
union __align__(32) T264 {
    char16_t m1 : 16, m2 : 67 __attribute__((aligned(1))), m3 : 16;
    signed char : 1, m4 : 7;
    int_8 m5 : 2, m6 : 32, m7 : 4;
    Flag m8 : 8, m9 : 8, : 0;
};
struct __attribute__((__packed__)) T265 {
    int m1 : 3;
};
union T266 {
    char16_t m1 : 16, m2 : 3, m3 : 15;
    union __attribute__((packed)) __align__(1) {
        Flag (*m4)(int) __attribute__((aligned(4)));
        bool m5 : 7;
        cudaTextureObject_t m6;
        T257 m7[7], *m8, (*m9)[3] __attribute__((__packed__));
    };
    nullptr_t m10[4] __attribute__((packed, aligned(32))), *const *m11;
    struct {
        __attribute__((aligned(4))) int_8 m12 : 5;
    };
    __attribute__((aligned(1))) Wide m13 : 2, m14 : 59 __attribute__((packed));
};
union __attribute__((packed)) T267 {
    __half2 m1, m2;
    unsigned char m3;
    struct {
        signed char m4[7] __attribute__((packed));
        uint32_t m5, *const *m6;
        size_t m7[1];
        float2 m8[4], m9, m10[2];
    } __attribute__((__aligned__(4), __packed__));
} __attribute__((aligned(1)));
union T268 {
    T267 m1[4];
    nullptr_t m2;
    long long m3, *const *m4, m5[5];
    double_4 m6, *m7[2];
    T226 (*m8[2])(void);
    uint3 m9[3];
    double *const *m10;
};
union T269 {
    Tiny m1[7];
    struct {
        Wide m2 : 40;
        unsigned m3 : 23 __attribute__((packed));
        int m4 : 4;
        int_8 (*m5)[3];
    } __attribute__((__aligned__(8), __packed__));
    long m6 : 64;
    function (*m7)[3];
} __attribute__((aligned(4)));
struct T270 {
    union {
        int16_t *m1;
    } m1;
    T263 (*m2)(int);
    short_2 (*m3[2])(void);
    int64_t m4;
    alignas(128) T261 m5;
    Small *const *m6, m7[4];
};
struct alignas(128) T271 {
    volatile int m1, m2[1][5], (*m3[2])(void) __attribute__((packed, aligned(2)));
    T270 (*m4[2])(void);
    OddPointer *m5, m6[7];
};
_Pragma("pack(push, 1)") union T272 {
    int_8 m1[7];
    __align__(16) T260 (*m2)[3] __attribute__((aligned(4)));
    long4 m3[1];
    ulonglong3 m4[4] __attribute__((aligned(32)));
};
_Pragma("pack(pop)")
struct T273 {
    int *const *m1, m2[2];
    struct {
        __int128 m3 : 5;
        size_t : 0;
    };
    T270 (*m4)(int) __attribute__((__packed__));
    __align__(16) char_2 m5, m6[7], m7;
} __attribute__((aligned(1)));
struct __attribute__((__packed__)) T274 {
    uint32_t m1 : 112, m2 : 4;
    long m3 : 64;
    unsigned long long m4 : 7;
    int_8 m5 : 32;
    int64_t m6 : 46, m7 : 30, m8 : 25;
    half *const *m9;
    uint4 m10, *const *m11 __attribute__((__packed__)), m12 __attribute__((aligned(2)));
};
struct alignas(16) T275 {
    struct {
        T270 m1[1], m2, m3;
        unsigned (*m4)[3], *m5[2] __attribute__((aligned(4)));
    };
    unsigned char m6;
    Flag m7[4] __attribute__((__packed__)), m8;
    bool m9 : 8, m10 : 8, m11 : 4 __attribute__((aligned(4)));
    __int128 m12 : 128;
    struct N65 {
        uint8_t m1 : 3, m2 : 8, m3 : 8;
        long m4[4];
    } m13; N65 m14;
    long m15 __attribute__((__packed__));
    short1 (*m16)(int);
};
#pragma pack(push, 8)
union T276 {
    T254 *m1[2], m2;
    T232 m3[2], (*m4[2])(void);
    struct {
        char *m1;
        ulong4_32a (*m2[2])(void);
        __half2 m3 __attribute__((packed));
        T234 m4, m5[7][5], m6;
    } m5;
    int_8 m6;
    union {
        ptrdiff_t (*m7)[3];
        struct alignas(8) {
            longlong_1 (*m8)(int) __attribute__((__packed__));
        };
    };
    T268 m9, m10, m11[1];
    struct {
        __attribute__((aligned(1))) T232 m12;
        long4 (*m13)(int);
    };
    char_2 m14[4];
};
#pragma pack(pop)
struct T277 {
    volatile int m1 : 1 __attribute__((aligned(1))), : 0;
};
struct T278 {
    __int128 m1, m2, (*m3[2])(void);
    nullptr_t m4[7];
};
struct T279 {
};
struct alignas(32) T280 {
    __attribute__((aligned(2))) T274 m1[2];
    int2 *m2[2], m3[1], m4[3];
    __int128 m5 : 8;
    int_16 m6 : 7, m7 : 9, m8 : 32;
    volatile int m9 : 32, : 0;
    Scoped m10 : 6;
    Scoped m11[2];
} __attribute__((aligned(4)));
struct T281 {
    int_16 : 16;
    bool m1 : 8;
    int m2 : 32;
};
struct T282 {
    char_2 *const *m1, (*m2[2])(void), m3;
    struct {
        Small m4 : 16, m5 : 16, m6 : 14;
    } __attribute__((packed));
};
struct T283 {
    struct __attribute__((packed)) __align__(8) {
        int m1 : 4 __attribute__((aligned(1))), m2 : 14;
        struct {
            int m3 : 2 __attribute__((packed));
        };
        struct alignas(16) {
            double m4, m5, (*m6)(int);
            T272 m7, m8[7], m9;
            volatile int m10, *m11[2];
            signed char m12 : 6;
        };
        __attribute__((aligned(16))) unsigned long long m13 : 6;
    };
    Unnamed m14;
    enum Negative (*m15)[3];
    struct {
        T280 m16, m17[5];
        struct {
            Small m18;
        };
        Small : 4;
        short m19 : 16, m20 : 16, m21 : 3;
    } __attribute__((__aligned__(2), __packed__));
    __nv_bfloat16 *const *m22, (*m23)[3], m24[2];
};
#pragma pack(2)
struct __attribute__((__packed__)) T284 {
    Odd m1, (*m2)[3], m3[2];
    size_t m4 : 53, m5 : 64 __attribute__((aligned(1)));
    long long m6 : 7;
    T273 m7, m8[4], m9[7];
    struct __attribute__((packed, aligned(4))) {
        cuComplex m10, m11;
        Unnamed : 17;
        alignas(128) Small m12;
        int_16_also m13;
    } __attribute__((aligned(8)));
    Pointed_8 (*m14[2])(void);
    union __attribute__((packed, aligned(2))) {
        volatile int m1 : 32, : 0;
        Plain m2 : 19 __attribute__((packed, aligned(1))), : 18;
    } m15;
    nullptr_t m16[5];
};
#pragma pack()
struct T285 {
    longlong3 m1;
    int_16 *m2, m3[4];
};
struct T286 {
    longlong1 m1[5];
    T280 (*m2[2])(void);
} __attribute__((packed));
struct T287 {
    char3 m1;
    longlong4_32a *m2;
    ulong1 *const *m3;
    struct N68 {
        struct __attribute__((packed, aligned(4))) {
            int_4 m1 __attribute__((__packed__));
            double4 (*m2)(int);
        };
        short_2 *const *m3 __attribute__((packed)), m4[5];
        unsigned m5 : 32 __attribute__((packed));
    } m4;
    struct N69 {
        bool m1 : 7;
        struct {
            unsigned : 9, m2 : 32, m3 : 8;
            __half2 m4;
        };
    } m5; N69 m6;
    T285 (*m7)[3];
    short_2 m8[5], m9[7][4] __attribute__((__packed__));
};
struct T288 {
    bool m1 : 8;
    unsigned long m2 : 57;
    __attribute__((aligned(8))) Small m3 : 16;
    uint32_t m4 : 3, : 0;
} __attribute__((aligned(2)));
struct T289 {
    float m1;
    Pointed_8 (*m2[2])(void);
    unsigned long *m3[2] __attribute__((packed, aligned(8)));
    alignas(128) signed char *m4, *const *m5;
    half m6[4] __attribute__((aligned(2)));
    Plain (*m7[2])(void);
    union __attribute__((aligned(4))) {
        volatile int m8 : 6;
        short m9 : 9;
        int_8 m10 : 32;
        unsigned char m11 : 8, m12 : 4, m13 : 1;
    };
    short_2 m14[7];
};
struct T290 {
    Scoped m1;
    Wide m2 : 5;
    unsigned __int128 m3 : 9;
    OddPointer m4, m5;
    struct {
        short : 0;
        long long m6 : 22;
        Flag m7, (*m8)[3] __attribute__((aligned(1))), m9;
        ulonglong4 m10[4];
    };
    T281 m11;
    __align__(2) Flag m12 : 5, m13 : 8, m14 : 8;
    unsigned char m15 : 6;
};
struct T291 {
    int16_t m1 : 13, m2 : 4, m3 : 3 __attribute__((packed, aligned(32)));
    T277 (*m4)(int), m5;
    volatile int m6 : 32;
    unsigned char m7 : 8, m8 : 1;
    signed char m9 : 7;
    short_2 m10 : 16;
};
struct T292 {
    short_2 m1 : 2;
    T280 m2;
    wchar_t m3 : 32, m4 : 8, : 21;
    volatile float m5[1] __attribute__((packed, aligned(2))), m6 __attribute__((packed));
    signed char m7 : 8, m8 : 2;
    volatile float (*m9[2])(void);
    float4 m10[1], (*m11[2])(void), *const *m12;
} __attribute__((packed));
union T293 {
    ulonglong4 m1, m2, (*m3)[3];
    int_4 *m4;
    enum Negative m5[7], *const *m6;
};
struct alignas(32) T294 {
    struct {
        longlong_1 m1 : 24;
        unsigned m2 : 32, m3 : 6, m4 : 9;
        unsigned : 0;
    };
};
struct T295 {
    Flag m1[3];
    Scoped : 5;
    bool : 0;
    ptrdiff_t m2[1];
};
struct T296 {
    Unnamed m1[2];
    uint32_t m2 : 11, m3 : 32;
    int : 0;
    Unnamed m4[3];
};
struct T297 {
    char1 m1, m2[1];
    volatile int : 28, m3 : 4, m4 : 13;
    Flag m5 : 3, : 0;
    struct {
        struct {
            __align__(4) float4 *m1, (*m2)[3], m3 __attribute__((__packed__));
        } __attribute__((packed));
        struct __attribute__((packed, aligned(1))) N70 {
            int_8 m1 : 32;
            unsigned char m2 : 6;
            int : 11;
        } m4; N70 m5;
        __nv_bfloat16 (*m6[2])(void);
    } m6;
} __attribute__((aligned(16)));
struct T298 {
    int_16_also m1[4];
    Small m2[2], m3[5];
};
struct __attribute__((packed)) T299 {
    unsigned long long m1 : 8, m2 : 64, m3 : 49;
    volatile int (*m4[2])(void);
    int_8 m5;
    long3 *m6 __attribute__((packed, aligned(2)));
} __attribute__((aligned(16)));
__device__ T0 *use_T0;
__device__ T1 *use_T1;
__device__ T2 *use_T2;
__device__ T3 *use_T3;
__device__ T4 *use_T4;
__device__ T5 *use_T5;
__device__ T6 *use_T6;
__device__ T7 *use_T7;
__device__ T8 *use_T8;
__device__ T9 *use_T9;
__device__ T10 *use_T10;
__device__ T11 *use_T11;
__device__ T12 *use_T12;
__device__ T13 *use_T13;
__device__ T14 *use_T14;
__device__ T15 *use_T15;
__device__ T16 *use_T16;
__device__ T17 *use_T17;
__device__ T18 *use_T18;
__device__ T19 *use_T19;
__device__ T20 *use_T20;
__device__ T21 *use_T21;
__device__ T22 *use_T22;
__device__ T23 *use_T23;
__device__ T24 *use_T24;
__device__ T25 *use_T25;
__device__ T26 *use_T26;
__device__ T27 *use_T27;
__device__ T28 *use_T28;
__device__ T29 *use_T29;
__device__ T30 *use_T30;
__device__ T31 *use_T31;
__device__ T32 *use_T32;
__device__ T33 *use_T33;
__device__ T34 *use_T34;
__device__ T35 *use_T35;
__device__ T36 *use_T36;
__device__ T37 *use_T37;
__device__ T38 *use_T38;
__device__ T39 *use_T39;
__device__ T40 *use_T40;
__device__ T41 *use_T41;
__device__ T42 *use_T42;
__device__ T43 *use_T43;
__device__ T44 *use_T44;
__device__ T45 *use_T45;
__device__ T46 *use_T46;
__device__ T47 *use_T47;
__device__ T48 *use_T48;
__device__ T49 *use_T49;
__device__ T50 *use_T50;
__device__ T51 *use_T51;
__device__ T52 *use_T52;
__device__ T53 *use_T53;
__device__ T54 *use_T54;
__device__ T55 *use_T55;
__device__ T56 *use_T56;
__device__ T57 *use_T57;
__device__ T58 *use_T58;
__device__ T59 *use_T59;
__device__ T60 *use_T60;
__device__ T61 *use_T61;
__device__ T62 *use_T62;
__device__ T63 *use_T63;
__device__ T64 *use_T64;
__device__ T65 *use_T65;
__device__ T66 *use_T66;
__device__ T67 *use_T67;
__device__ T68 *use_T68;
__device__ T69 *use_T69;
__device__ T70 *use_T70;
__device__ T71 *use_T71;
__device__ T72 *use_T72;
__device__ T73 *use_T73;
__device__ T74 *use_T74;
__device__ T75 *use_T75;
__device__ T76 *use_T76;
__device__ T77 *use_T77;
__device__ T78 *use_T78;
__device__ T79 *use_T79;
__device__ T80 *use_T80;
__device__ T81 *use_T81;
__device__ T82 *use_T82;
__device__ T83 *use_T83;
__device__ T84 *use_T84;
__device__ T85 *use_T85;
__device__ T86 *use_T86;
__device__ T87 *use_T87;
__device__ T88 *use_T88;
__device__ T89 *use_T89;
__device__ T90 *use_T90;
__device__ T91 *use_T91;
__device__ T92 *use_T92;
__device__ T93 *use_T93;
__device__ T94 *use_T94;
__device__ T95 *use_T95;
__device__ T96 *use_T96;
__device__ T97 *use_T97;
__device__ T98 *use_T98;
__device__ T99 *use_T99;
__device__ T100 *use_T100;
__device__ T101 *use_T101;
__device__ T102 *use_T102;
__device__ T103 *use_T103;
__device__ T104 *use_T104;
__device__ T105 *use_T105;
__device__ T106 *use_T106;
__device__ T107 *use_T107;
__device__ T108 *use_T108;
__device__ T109 *use_T109;
__device__ T110 *use_T110;
__device__ T111 *use_T111;
__device__ T112 *use_T112;
__device__ T113 *use_T113;
__device__ T114 *use_T114;
__device__ T115 *use_T115;
__device__ T116 *use_T116;
__device__ T117 *use_T117;
__device__ T118 *use_T118;
__device__ T119 *use_T119;
__device__ T120 *use_T120;
__device__ T121 *use_T121;
__device__ T122 *use_T122;
__device__ T123 *use_T123;
__device__ T124 *use_T124;
__device__ T125 *use_T125;
__device__ T126 *use_T126;
__device__ T127 *use_T127;
__device__ T128 *use_T128;
__device__ T129 *use_T129;
__device__ T130 *use_T130;
__device__ T131 *use_T131;
__device__ T132 *use_T132;
__device__ T133 *use_T133;
__device__ T134 *use_T134;
__device__ T135 *use_T135;
__device__ T136 *use_T136;
__device__ T137 *use_T137;
__device__ T138 *use_T138;
__device__ T139 *use_T139;
__device__ T140 *use_T140;
__device__ T141 *use_T141;
__device__ T142 *use_T142;
__device__ T143 *use_T143;
__device__ T144 *use_T144;
__device__ T145 *use_T145;
__device__ T146 *use_T146;
__device__ T147 *use_T147;
__device__ T148 *use_T148;
__device__ T149 *use_T149;
__device__ T150 *use_T150;
__device__ T151 *use_T151;
__device__ T152 *use_T152;
__device__ T153 *use_T153;
__device__ T154 *use_T154;
__device__ T155 *use_T155;
__device__ T156 *use_T156;
__device__ T157 *use_T157;
__device__ T158 *use_T158;
__device__ T159 *use_T159;
__device__ T160 *use_T160;
__device__ T161 *use_T161;
__device__ T162 *use_T162;
__device__ T163 *use_T163;
__device__ T164 *use_T164;
__device__ T165 *use_T165;
__device__ T166 *use_T166;
__device__ T167 *use_T167;
__device__ T168 *use_T168;
__device__ T169 *use_T169;
__device__ T170 *use_T170;
__device__ T171 *use_T171;
__device__ T172 *use_T172;
__device__ T173 *use_T173;
__device__ T174 *use_T174;
__device__ T175 *use_T175;
__device__ T176 *use_T176;
__device__ T177 *use_T177;
__device__ T178 *use_T178;
__device__ T179 *use_T179;
__device__ T180 *use_T180;
__device__ T181 *use_T181;
__device__ T182 *use_T182;
__device__ T183 *use_T183;
__device__ T184 *use_T184;
__device__ T185 *use_T185;
__device__ T186 *use_T186;
__device__ T187 *use_T187;
__device__ T188 *use_T188;
__device__ T189 *use_T189;
__device__ T190 *use_T190;
__device__ T191 *use_T191;
__device__ T192 *use_T192;
__device__ T193 *use_T193;
__device__ T194 *use_T194;
__device__ T195 *use_T195;
__device__ T196 *use_T196;
__device__ T197 *use_T197;
__device__ T198 *use_T198;
__device__ T199 *use_T199;
__device__ T200 *use_T200;
__device__ T201 *use_T201;
__device__ T202 *use_T202;
__device__ T203 *use_T203;
__device__ T204 *use_T204;
__device__ T205 *use_T205;
__device__ T206 *use_T206;
__device__ T207 *use_T207;
__device__ T208 *use_T208;
__device__ T209 *use_T209;
__device__ T210 *use_T210;
__device__ T211 *use_T211;
__device__ T212 *use_T212;
__device__ T213 *use_T213;
__device__ T214 *use_T214;
__device__ T215 *use_T215;
__device__ T216 *use_T216;
__device__ T217 *use_T217;
__device__ T218 *use_T218;
__device__ T219 *use_T219;
__device__ T220 *use_T220;
__device__ T221 *use_T221;
__device__ T222 *use_T222;
__device__ T223 *use_T223;
__device__ T224 *use_T224;
__device__ T225 *use_T225;
__device__ T226 *use_T226;
__device__ T227 *use_T227;
__device__ T228 *use_T228;
__device__ T229 *use_T229;
__device__ T230 *use_T230;
__device__ T231 *use_T231;
__device__ T232 *use_T232;
__device__ T233 *use_T233;
__device__ T234 *use_T234;
__device__ T235 *use_T235;
__device__ T236 *use_T236;
__device__ T237 *use_T237;
__device__ T238 *use_T238;
__device__ T239 *use_T239;
__device__ T240 *use_T240;
__device__ T241 *use_T241;
__device__ T242 *use_T242;
__device__ T243 *use_T243;
__device__ T244 *use_T244;
__device__ T245 *use_T245;
__device__ T246 *use_T246;
__device__ T247 *use_T247;
__device__ T248 *use_T248;
__device__ T249 *use_T249;
__device__ T250 *use_T250;
__device__ T251 *use_T251;
__device__ T252 *use_T252;
__device__ T253 *use_T253;
__device__ T254 *use_T254;
__device__ T255 *use_T255;
__device__ T256 *use_T256;
__device__ T257 *use_T257;
__device__ T258 *use_T258;
__device__ T259 *use_T259;
__device__ T260 *use_T260;
__device__ T261 *use_T261;
__device__ T262 *use_T262;
__device__ T263 *use_T263;
__device__ T264 *use_T264;
__device__ T265 *use_T265;
__device__ T266 *use_T266;
__device__ T267 *use_T267;
__device__ T268 *use_T268;
__device__ T269 *use_T269;
__device__ T270 *use_T270;
__device__ T271 *use_T271;
__device__ T272 *use_T272;
__device__ T273 *use_T273;
__device__ T274 *use_T274;
__device__ T275 *use_T275;
__device__ T276 *use_T276;
__device__ T277 *use_T277;
__device__ T278 *use_T278;
__device__ T279 *use_T279;
__device__ T280 *use_T280;
__device__ T281 *use_T281;
__device__ T282 *use_T282;
__device__ T283 *use_T283;
__device__ T284 *use_T284;
__device__ T285 *use_T285;
__device__ T286 *use_T286;
__device__ T287 *use_T287;
__device__ T288 *use_T288;
__device__ T289 *use_T289;
__device__ T290 *use_T290;
__device__ T291 *use_T291;
__device__ T292 *use_T292;
__device__ T293 *use_T293;
__device__ T294 *use_T294;
__device__ T295 *use_T295;
__device__ T296 *use_T296;
__device__ T297 *use_T297;
__device__ T298 *use_T298;
__device__ T299 *use_T299;
