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
    Flag m1, m2[7];
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
_Pragma("pack(push, 1)") union T8 {
    short m1 : 9;
    Plain m2 : 32;
    char16_t (*m3[2])(void);
    Tiny m4, m5[5];
    ushort3 m6[3], *const *m7;
    T4 m8, m9[5];
    longs m10[5];
};
_Pragma("pack(pop)")
union alignas(64) T9 {
    long m1 : 9 __attribute__((packed)), m2 : 26;
    unsigned long m3 : 45;
    int1 m4[7][7];
    struct {
        struct __attribute__((__packed__)) {
            unsigned long long m5 : 19;
            Unnamed m6 : 32 __attribute__((__packed__));
            Small m7 : 7;
            int4 (*m8[2])(void) __attribute__((packed, aligned(4)));
        };
        short_2 (*m9)(int);
    } __attribute__((aligned(1)));
    Small m10 : 10, m11 : 3;
    short_2 : 0;
    cuComplex m12;
};
struct __attribute__((packed)) __align__(4) T10 {
    short1 *const *m1;
    union {
        struct {
            int64_t m2 : 64;
        };
        struct {
            T3 m1;
            struct {
                nullptr_t (*m2[2])(void), *const *m3, *m4;
                int_4 m5, m6;
                struct {
                    unsigned short : 3;
                };
                longlong2 m7, m8[2];
            } __attribute__((aligned(1)));
            T9 (*m9)(int), m10[1], m11[3];
            T7 m12;
        } m3;
        struct {
            unsigned m4 : 2 __attribute__((__packed__));
            alignas(128) enum Negative (*m5)[3];
        };
    };
    cuDoubleComplex *m6[2];
};
struct __attribute__((packed)) __align__(4) T11 {
    uint8_t m1 : 4, m2 : 8;
    int m3 : 28 __attribute__((__packed__)), m4 : 32;
    char16_t m5 : 2, m6 : 23, : 0;
    T6 m7[3];
    bool m8 : 5;
    volatile int m9 : 32;
    longlong_1 m10 : 9 __attribute__((aligned(8)));
};
struct __attribute__((aligned(2))) T12 {
    __nv_bfloat16 m1, m2[7] __attribute__((__packed__));
    int_4 m3;
    unsigned char m4[4][4];
    unsigned long long m5[1], *m6[2], *m7 __attribute__((packed, aligned(4)));
    int_16 m8, *m9[2], (*m10)[3];
    ulong4_16a *m11;
};
struct alignas(8) T13 {
    char2 m1;
    ulong2 m2[5] __attribute__((__packed__)), m3[4], m4[4];
    T10 m5, m6[2][7], m7;
    volatile int m8 : 32;
};
struct T14 {
    T11 *m1[2], m2[5][4];
    int_16 m3, (*m4)[3], m5 __attribute__((__packed__));
    char_2 m6 : 7, m7 : 8;
    ushort4 (*m8)[3];
    struct __attribute__((aligned(2))) {
        ushort3 *m9[2], (*m10)(int) __attribute__((packed, aligned(32)));
        T3 m11, m12[4];
    };
    int64_t m13 : 2, m14 : 1;
};
union T15 {
    int_8 m1[1];
} __attribute__((__aligned__(64), __packed__));
struct __attribute__((aligned(8))) T16 {
    enum Negative m1 : 2 __attribute__((__packed__));
    int m2 : 23 __attribute__((packed));
    bool m3 : 4;
    __align__(16) int m4 : 32;
    wchar_t : 27, m5 : 32;
    unsigned short m6 : 16, m7 : 8;
    short3 (*m8[2])(void);
} __attribute__((packed));
#pragma pack(push, 1)
union T17 {
    cuComplex m1[3][5];
    double_4 *m2[2];
    struct N3 {
        cudaTextureObject_t (*m1[2])(void);
        double_4 m2, m3[4], (*m4)(int);
    } m3; N3 m4;
    union __align__(1) {
        __align__(2) bool m1[5];
        Pointed_2 *const *m2 __attribute__((__packed__)), m3, *m4;
    } m5;
    Pair *m6, m7[1];
    int_16 *const *m8;
    struct {
        longs m9[7];
        ushort3 m10;
    };
    short_2 (*m11)(int), m12 __attribute__((aligned(8))), m13[5];
};
#pragma pack(pop)
struct T18 {
    ulonglong2 m1;
};
union __attribute__((packed, aligned(4))) T19 {
    uint32_t m1;
    char16_t m2 : 13;
    T8 *m3[2];
    char32_t m4 : 32, m5 : 1;
    int *m6, (*m7[2])(void) __attribute__((packed));
    __attribute__((aligned(1))) unsigned long m8 : 53;
    __nv_bfloat162 *m9, m10[7], m11;
    char16_t m12 : 2 __attribute__((packed, aligned(1)));
};
#pragma pack(push)
#pragma pack(1)
struct T20 {
    struct {
    };
    unsigned long m1;
    Tiny (*m2)[3];
    T17 *m3;
    T0 m4[4], m5;
    double m6[];
};
#pragma pack(pop)
struct T21 {
    Wide *const *m1;
    short_2 m2 : 8;
    int_8 m3;
    char3 (*m4)(int);
    int16_t m5 : 3;
};
struct T22 {
    __align__(1) uint8_t m1 : 8, m2 : 7, m3 : 2;
    bool : 3;
    uint32_t m4 : 32;
    short m5 : 7, m6 : 14, : 0;
    short m7 : 5;
    struct N5 {
        int64_t m1 : 5;
        uint3 *const *m2;
        short : 0;
    } __attribute__((__aligned__(2), __packed__)) m8; N5 m9 __attribute__((aligned(8)));
    short : 0;
    int m10 : 29, m11 : 2, : 0;
};
struct T23 {
    short m1 : 16, m2 : 4 __attribute__((packed));
    struct {
        Flag m3 : 3, m4 : 8;
        bool : 4, m5 : 6 __attribute__((aligned(1))), m6 : 1 __attribute__((__packed__));
        bytes_3 m7[3], m8[4] __attribute__((packed, aligned(1)));
        int_16 m9 : 13;
    } __attribute__((packed));
    Plain m10[3] __attribute__((packed));
};
struct T24 {
    int_8 *m1;
    unsigned m2 : 1;
    T21 m3;
    Flag m4 : 7, m5 : 8, : 0;
};
struct T25 {
    int_8 m1, m2, m3;
    struct {
        longlong_1 : 40, : 35;
        Plain m4, (*m5)[3], (*m6[2])(void);
    };
};
struct T26 {
    long4 m1[7];
    Flag m2[3];
    __align__(2) ulong4_32a m3[4][3], m4 __attribute__((aligned(1)));
    T14 (*m5[2])(void), *const *m6 __attribute__((__packed__)), m7;
    ulonglong2 m8;
};
struct T27 {
    int16_t : 0;
    unsigned long m1 : 22;
    int m2 : 3, : 0, m3 : 31;
    int : 0, m4 : 14;
    longlong_1 m5 : 38;
    struct alignas(16) {
        volatile float *m6[2], m7, m8[2];
        enum Negative m9 : 9;
    } __attribute__((aligned(2)));
    Scoped m10[1];
};
union T28 {
    long long m1 : 6;
    struct __attribute__((packed)) __align__(2) {
        int m2 : 32;
        __int128 m3 : 128, m4 : 5;
    } __attribute__((__aligned__(2), __packed__));
    nullptr_t m5[1] __attribute__((__packed__));
    Scoped m6 : 8;
};
struct __attribute__((packed, aligned(1))) T29 {
    enum Negative m1 : 32 __attribute__((__packed__));
    struct {
        uint3 (*m2)(int);
        T14 m3[2], m4[2] __attribute__((__packed__));
        nullptr_t m5, (*m6[2])(void), m7;
    };
    __attribute__((aligned(16))) int64_t m8 : 9, m9 : 64, m10 : 40;
};
struct T30 {
    short m1 : 3, m2 : 16, m3 : 16;
    longs m4[1] __attribute__((packed));
    uint8_t m5[3][7];
    size_t m6 : 59 __attribute__((aligned(2)));
} __attribute__((packed));
struct __attribute__((packed)) T31 {
    unsigned char : 0;
    struct {
        int_16 m1, m2[7];
        unsigned m3 : 7, m4 : 9;
        struct {
            __align__(1) T29 m5[2], m6[5];
            volatile float *const *m7 __attribute__((packed, aligned(1)));
        };
        unsigned m8 : 6, m9 : 2, : 0;
    };
    int_16 m10 : 32;
    int_16 *m11;
} __attribute__((aligned(1)));
union __attribute__((aligned(2))) T32 {
    int64_t m1 : 5;
    __attribute__((aligned(4))) char2 m2[2];
    int16_t m3 : 16;
};
#pragma pack(push)
#pragma pack(1)
struct T33 {
    struct {
        long m1 : 2;
        Small m2 : 5 __attribute__((packed));
    };
    struct __attribute__((aligned(8))) {
        __align__(2) __int128 m1 : 7;
        unsigned short m2 : 8, : 0, m3 : 16 __attribute__((packed));
    } m3;
    struct {
        volatile int m4[4][7] __attribute__((packed, aligned(8))), *m5;
        __attribute__((aligned(4))) char32_t m6 : 32, m7 : 32, m8 : 8 __attribute__((aligned(1)));
        char32_t : 0;
    };
    struct {
        ulonglong2 m1;
        long m2 : 97, : 20, m3 : 1;
        char32_t m4 : 32 __attribute__((packed));
    } m9;
    Flag m10, m11[2][7], m12;
};
#pragma pack(pop)
#pragma pack(2)
struct T34 {
    T22 m1[2];
    longlong_1 m2 : 12;
    Wide m3 : 31, : 0, m4 : 16;
    unsigned __int128 m5 : 128;
};
#pragma pack()
struct __attribute__((aligned(1))) T35 {
    Odd *m1[2];
    short_2 *m2, m3[4][5];
    struct {
        short_2 m4;
        union N9 {
            unsigned long long m1 : 64, m2 : 64;
            longlong_1 m3 : 27 __attribute__((packed));
            union N8 {
                bool m1 : 3, m2 : 8;
                longs m3[1];
                char16_t m4 : 78 __attribute__((packed)), m5 : 16;
            } m4; N8 m5;
            longlong_1 m6 : 64;
        } __attribute__((aligned(16))) m5; N9 m6;
        volatile int m7 : 32, m8 : 16;
        unsigned m9 : 9 __attribute__((__packed__)), m10 : 21;
    };
    struct {
        alignas(128) T31 m11 __attribute__((__packed__));
    };
    char3 m12[3];
};
#pragma pack(push, 2)
union alignas(8) T36 {
    __nv_bfloat162 m1[3][1] __attribute__((packed)), *m2, *const *m3;
    char2 *const *m4, m5, (*m6)(int);
    double (*m7[2])(void), *const *m8, *m9[2];
    bool *m10, *const *m11, m12;
    double4 m13, m14, *m15;
    T12 m16[1], m17[4], m18;
    struct {
        const char * m19;
    } __attribute__((aligned(1)));
};
#pragma pack(pop)
#pragma pack(push, name, 8)
union __attribute__((aligned(32))) T37 {
    T33 m1, m2;
    struct {
        Pair m3[4][7] __attribute__((packed)), (*m4)[3], *const *m5;
        int_8 m6, m7[1] __attribute__((aligned(32)));
    };
    unsigned long m8 : 1;
    int m9 : 7;
    uint8_t m10[5];
} __attribute__((__aligned__(8), __packed__));
#pragma pack(pop, name)
struct T38 {
    T30 m1;
    bool m2[1], m3, m4[4];
    short : 1;
    alignas(128) T34 m5, *m6[2], m7;
    struct {
        int_8 m1 : 1, m2 : 32;
        char m3 : 8 __attribute__((packed)), m4 : 8, m5 : 1;
    } m8[3];
    uint8_t m9, (*m10)[3], m11[5] __attribute__((packed));
} __attribute__((aligned(2)));
struct T39 {
    double_4 m1[5][3], m2;
    T12 m3 __attribute__((aligned(16)));
    short_2 m4[4], m5;
    Wide m6;
} __attribute__((packed));
struct T40 {
    Wide m1;
    dim3 m2[2];
    float m3;
    function m4[3] __attribute__((__packed__));
    float m5, (*m6[2])(void), *m7;
    alignas(128) uchar1 *m8[2];
    unsigned (*m9)[3];
};
struct T41 {
    char_2 : 3;
    wchar_t m1, m2[2];
    struct N11 {
    } __attribute__((packed)) m3; N11 m4;
};
_Pragma("pack(push, 4)") struct T42 {
    ushort4 m1;
    longs m2[4];
    short2 m3[7];
    struct {
        longlong1 m4, m5, m6;
    };
    bool m7 : 5;
    struct __attribute__((aligned(4))) {
        unsigned m8 : 5;
        unsigned m9 : 7;
    };
    Unnamed m10 : 100;
    int : 8;
};
_Pragma("pack(pop)")
#pragma pack(push, name, 4)
struct T43 {
    cudaTextureObject_t (*m1)[3];
    Plain (*m2)[3] __attribute__((__packed__));
    half m3;
};
#pragma pack(pop, name)
struct T44 {
    unsigned __int128 m1 : 8;
    int : 0, m2 : 2, m3 : 9 __attribute__((__packed__));
};
struct alignas(16) T45 {
    enum Negative m1 : 25, m2 : 7, : 4;
    short m3 : 7 __attribute__((packed, aligned(2))), m4 : 4, m5 : 10;
    short : 0;
    int16_t : 7;
    enum Negative : 24, m6 : 6, m7 : 2;
    Wide m8 : 64;
    __nv_bfloat16 (*m9)[3], *m10[2], m11[1] __attribute__((__packed__));
};
struct __attribute__((packed, aligned(16))) T46 {
    unsigned m1 : 32;
    struct __align__(8) N12 {
        Pointed_8 *const *m1 __attribute__((__packed__));
        short m2 : 7;
        size_t m3 : 64, m4 : 64, m5 : 64;
    } m2;
    Flag m3 : 5;
    long m4 : 7;
} __attribute__((aligned(8)));
struct __attribute__((packed)) T47 {
};
union __align__(16) T48 {
    double4 m1;
    Unnamed m2;
    alignas(128) cuComplex m3 __attribute__((aligned(1))), m4 __attribute__((__packed__)), m5;
    int : 0;
    unsigned char m6 : 2;
    longlong4_16a m7[7][7], *m8[2];
    Wide m9 : 15 __attribute__((aligned(8)));
    int_8 m10 : 7;
} __attribute__((__aligned__(16), __packed__));
union __attribute__((packed)) T49 {
    T48 m1[7], (*m2)[3];
    short_2 m3 : 16, m4 : 16;
    union N13 {
        int2 *const *m1;
        long long : 59, : 0, m2 : 136;
    } m5[3]; N13 m6;
};
union T50 {
    unsigned long long *m1;
    struct alignas(32) {
        long4_16a *m1[2];
        int_8 m2 : 8 __attribute__((packed));
        __align__(2) int16_t m3 : 8;
    } m2;
    float2 m3[5], m4[7], m5[5];
};
#pragma pack(push, 2)
union __attribute__((aligned(2))) T51 {
    unsigned short m1 : 3, m2 : 5, : 7;
} __attribute__((__aligned__(4), __packed__));
#pragma pack(pop)
struct __attribute__((aligned(2))) T52 {
    Tiny m1[7], (*m2)[3];
    unsigned long m3 : 9, m4 : 64;
} __attribute__((aligned(2)));
struct T53 {
    T42 *const *m1;
    unsigned short m2;
} __attribute__((__aligned__(1), __packed__));
struct T54 {
    Wide m1 : 64;
    Small m2;
    struct {
        const char * m1;
    } __attribute__((__aligned__(4), __packed__)) m3[3];
    wchar_t m4 : 9;
    short m5 : 16;
    struct {
        union {
            unsigned char m6 : 8;
        };
        bool m7 : 3;
        T41 *const *m8;
    };
    nullptr_t m9 __attribute__((packed, aligned(1))), m10, m11[1];
};
struct T55 {
};
struct T56 {
    float m1, m2, *m3;
    int_16 : 0;
    struct {
        char4 (*m4[2])(void);
        struct {
            Small m5 : 2, m6 : 8 __attribute__((__packed__)), m7 : 3;
        };
        volatile int m8 : 13, : 7, m9 : 4;
        __align__(4) Scoped m10;
    };
    char16_t m11;
    T51 *m12;
    union {
        __align__(16) longs m13[2];
        enum Negative m14 : 9;
        Wide m15, (*m16[2])(void), m17[7];
        Plain m18 : 32;
    } __attribute__((aligned(8)));
};
struct T57 {
    bool : 0;
    int_16 : 0;
    char32_t m1 : 32;
} __attribute__((aligned(2)));
union T58 {
    unsigned m1 : 32 __attribute__((packed, aligned(2))), m2 : 10, m3 : 6;
    int m4 : 32;
    Flag (*m5)(int);
    int m6 : 6;
} __attribute__((aligned(2)));
struct T59 {
    int_8 (*m1)(int);
    struct alignas(8) {
        Scoped m1 : 8;
        __align__(8) enum Negative m2 : 5;
    } __attribute__((aligned(8))) m2;
    long m3 : 64, m4 : 64;
    volatile int m5 : 22, : 15, m6 : 4;
    longlong_1 : 0, m7 : 64, m8 : 4;
    short_2 m9, (*m10)(int) __attribute__((packed));
    char m11 : 4;
    bool : 4;
};
struct T60 {
    char32_t *m1, m2[4];
};
struct T61 {
    struct __attribute__((packed)) {
        int64_t : 0, m1 : 64;
        Scoped m2[3];
        union alignas(8) {
            Pair m3;
        };
        __align__(1) Small m4[2] __attribute__((aligned(1))), m5, m6[2];
    };
    T49 m7;
    struct {
        Scoped m8[2];
        long (*m9)(int);
    } __attribute__((__aligned__(2), __packed__));
    ulonglong3 m10;
};
struct T62 {
    int m1 : 9 __attribute__((aligned(4)));
    int16_t m2 : 16;
    int m3 : 14;
    bool m4 : 4, m5 : 8 __attribute__((__packed__)), : 4;
    __half (*m6[2])(void) __attribute__((aligned(1))), m7, *m8;
    int_8 m9 : 2;
};
struct T63 {
    uint32_t : 31;
    __int128 m1 : 40, m2 : 2, m3 : 24;
    int_8 m4;
    bool m5 : 8, m6 : 6;
    Pair m7 __attribute__((aligned(4)));
};
struct T64 {
    unsigned m1 : 23, : 9;
    int_16 m2 : 31, m3 : 32;
    short_2 m4 : 16 __attribute__((aligned(32))), m5 : 6, m6 : 16;
    Flag m7 : 7;
    char_2 m8 : 7 __attribute__((aligned(2)));
    char16_t : 10;
    wchar_t m9 : 2, m10 : 9;
};
struct T65 {
    signed char m1[4], m2, (*m3)[3] __attribute__((packed, aligned(2)));
    float *const *m4;
    __attribute__((aligned(1))) uint32_t m5[4];
};
struct T66 {
    uchar1 m1[2], (*m2)[3];
    T54 m3;
    ulonglong2 (*m4)[3], (*m5[2])(void) __attribute__((packed)), m6;
    unsigned short m7[4];
    T57 (*m8)[3], m9[1];
    struct __attribute__((__packed__)) {
        wchar_t m10 : 32;
        uint1 *const *m11;
        unsigned long m12 : 12;
    };
    longlong4_16a m13[2], m14[7];
    Odd m15, (*m16[2])(void);
};
struct __attribute__((__packed__)) T67 {
    T39 m1;
};
union T68 {
    __attribute__((aligned(2))) Plain m1 : 32;
};
struct T69 {
    volatile int : 0, m1 : 20, m2 : 1 __attribute__((__packed__));
    bool m3 : 2 __attribute__((packed, aligned(4)));
    short m4 : 6 __attribute__((__packed__)), m5 : 5 __attribute__((packed, aligned(1)));
    T56 (*m6[2])(void), *const *m7, (*m8[2])(void);
    volatile int m9 : 6 __attribute__((aligned(1))), m10 : 32 __attribute__((aligned(1))), m11 : 34;
    uint32_t m12 : 2;
    T60 *m13, (*m14)(int), m15 __attribute__((packed, aligned(2)));
} __attribute__((packed));
union T70 {
    Small m1 : 2 __attribute__((packed));
    struct {
        __align__(4) int m2 : 6, m3 : 9;
    };
    T58 m4[4];
    T57 m5[7][2];
    dim3 (*m6)[3];
    long4_16a m7;
};
struct T71 {
    alignas(128) uint8_t m1[4];
};
struct T72 {
    int : 8;
    short3 m1, *const *m2;
    long long m3 : 17;
    T64 (*m4[2])(void), m5;
    int64_t m6 : 7;
};
#pragma pack(push)
#pragma pack(1)
struct T73 {
    struct __attribute__((packed, aligned(8))) {
        long m1 : 1;
        long m2[7];
    };
    Pair m3;
    ushort3 m4, m5[2];
    uint8_t (*m6[2])(void);
    float (*m7[2])(void), m8[3];
    struct N17 {
        short m1 : 16 __attribute__((packed, aligned(2)));
        Small m2 : 12, m3 : 16 __attribute__((__packed__)), m4 : 5;
    } m9; N17 m10;
    T63 (*m11[2])(void);
} __attribute__((packed));
#pragma pack(pop)
struct T74 {
    char_2 m1[3], m2;
    struct __attribute__((aligned(32))) {
        unsigned __int128 m3 : 13;
        char16_t : 0, : 14, m4 : 16;
        __align__(16) long m5 : 7;
        Flag : 0;
    } __attribute__((aligned(16)));
    char3 m6, (*m7)[3];
    uint32_t m8, *const *m9;
    unsigned short m10;
    struct {
        cuDoubleComplex m11[7];
        unsigned short (*m12)[3];
        Flag m13 : 7, m14 : 2, m15 : 8;
    } __attribute__((packed));
};
struct T75 {
    int m1 : 6 __attribute__((packed, aligned(2))), : 0, m2 : 2;
};
struct T76 {
    struct __attribute__((__packed__)) {
        int64_t m1 : 64, m2 : 26;
    } m1;
    Scoped m2, m3, (*m4[2])(void);
    Flag m5[4][2] __attribute__((packed));
};
union __attribute__((aligned(1))) T77 {
    longlong2 m1[3], *m2;
    __attribute__((aligned(1))) function m3[5], m4[1];
};
struct __attribute__((packed, aligned(4))) T78 {
    dim3 m1, m2[3];
    double_4 m3[5];
    T65 (*m4)(int) __attribute__((packed));
    Odd m5, (*m6)[3], *m7;
};
struct T79 {
    int_16 m1 : 3, m2 : 32, m3 : 4;
    __align__(2) size_t m4 : 64;
    int_8 m5 : 10, m6 : 32;
    bool m7 : 4;
    __int128 m8 : 3, m9 : 6;
    unsigned : 0;
    Small m10 : 15;
} __attribute__((__aligned__(2), __packed__));
struct T80 {
    bool m1 : 8;
    __align__(8) signed char m2 : 7;
    wchar_t m3 : 8;
    bool m4 : 1;
    struct __attribute__((__packed__)) {
    };
    Wide m5 : 1;
    int m6 : 12;
};
struct __align__(4) T81 {
    Flag m1 : 8;
    T70 m2[1][7], m3;
};
union T82 {
    longlong_1 m1 : 64;
    short_2 m2 : 4, m3 : 12;
    short m4 : 16 __attribute__((aligned(8)));
};
struct T83 {
    int_8 m1 : 30 __attribute__((aligned(2))), m2 : 32;
    char16_t m3 : 12, m4 : 8, : 0;
    int m5 : 7 __attribute__((__packed__));
    int64_t m6 : 9, m7 : 9, m8 : 64;
    Scoped m9 : 1;
};
struct T84 {
    struct __attribute__((__packed__)) {
        struct N19 {
            uint32_t (*m1[2])(void), m2;
            short_2 (*m3)[3], m4[2] __attribute__((packed)), m5;
            int m6 : 32 __attribute__((__packed__)), m7 : 6;
            alignas(128) double3 m8[7], *m9;
        } m1;
    };
    char_2 *const *m2;
} __attribute__((aligned(1)));
struct T85 {
    double1 m1[3], (*m2)(int), m3;
    volatile float m4;
    size_t m5 : 4;
    int_8 m6[4], (*m7[2])(void);
    struct {
        Wide m8 : 64, : 51, m9 : 64;
        char32_t m10 : 60;
        Plain m11 : 32;
    };
    struct {
        bool m12 : 6, m13 : 8, m14 : 25;
        Plain : 0;
        enum Negative m15 : 32;
    };
};
#pragma pack(push)
#pragma pack(4)
struct __attribute__((aligned(2))) T86 {
    short m1;
    ulonglong4 (*m2)(int) __attribute__((packed));
    struct {
        size_t : 19;
        unsigned m3[4];
        enum Negative m4;
        Plain m5 : 32;
    };
    struct {
        unsigned __int128 *m6[2];
        struct {
            struct {
                double m7;
            };
            double m8;
        };
    };
    struct {
        half m9 __attribute__((packed)), m10[7];
        bytes_3 m11 __attribute__((aligned(4))), m12[5];
        int_16_also (*m13)(int);
    } __attribute__((aligned(4)));
    half m14[3];
};
#pragma pack(pop)
struct __attribute__((packed)) T87 {
    ulonglong4_16a *m1;
    ushort4 (*m2)[3];
    double2 m3[5];
} __attribute__((aligned(2)));
struct T88 {
    __attribute__((aligned(2))) Wide m1 : 45 __attribute__((aligned(1)));
    Scoped m2 : 4;
    longlong_1 m3 : 7;
};
struct T89 {
    __align__(8) unsigned long m1[3];
    unsigned long long m2 : 31;
    unsigned char m3 : 4;
    Scoped : 5;
    unsigned m4 : 2, m5 : 16, m6 : 3;
    Either m7[2];
    unsigned long m8 __attribute__((aligned(1))), m9[3], *m10;
};
struct T90 {
    Scoped m1 : 6;
} __attribute__((__aligned__(16), __packed__));
struct T91 {
    ushort2 m1;
    ulonglong2 m2;
} __attribute__((__aligned__(4), __packed__));
struct T92 {
    int64_t m1, m2[5];
    long m3[5];
    struct __attribute__((packed)) {
        Flag m4[4];
    };
    Scoped m5 __attribute__((packed));
    half m6[2], m7, m8[3];
} __attribute__((aligned(2)));
struct T93 {
    char32_t : 0, m1 : 18, m2 : 4;
    T89 m3;
    T85 m4, (*m5)(int) __attribute__((packed, aligned(2))), *m6[2];
    int64_t m7 : 3, : 61;
    short4 m8[5][7];
    Small m9 : 8;
    Plain m10, *const *m11, m12[1][4];
} __attribute__((packed));
#pragma pack(1)
struct T94 {
    ulonglong2 *m1[2];
};
#pragma pack()
struct alignas(16) T95 {
    int64_t : 20;
    short3 m1[2];
    int m2 : 32;
    T94 m3[4][7] __attribute__((packed, aligned(2))), m4, m5;
    uint8_t m6 : 8;
    int_16 m7 : 1, : 0;
    short m8 : 16, m9 : 5;
} __attribute__((__aligned__(16), __packed__));
struct T96 {
    bool m1 : 8 __attribute__((aligned(4))), m2 : 8, m3 : 8;
};
struct T97 {
    struct __attribute__((packed, aligned(8))) {
        T91 (*m1)(int);
        T90 m2[5];
        T87 m3, (*m4)[3] __attribute__((packed)), m5[4][1];
    } __attribute__((__aligned__(1), __packed__));
    long long (*m6)(int) __attribute__((packed, aligned(16)));
    T86 (*m7)[3], m8[7], m9[7][1];
    double4_32a m10;
};
union T98 {
    bool m1[1], (*m2)(int);
    int_4 m3;
    cudaTextureObject_t *const *m4;
    char_2 m5, *m6[2], (*m7)[3];
    T89 m8[5];
    bytes_3 m9[2][5];
    int_4 m10;
};
struct __attribute__((packed)) __align__(2) T99 {
    char32_t *m1[2];
    long4_32a m2[3];
    __align__(2) cudaTextureObject_t (*m3[2])(void);
    union {
        int m1 : 32;
        long m2 : 5;
    } m4;
    __attribute__((aligned(4))) __half m5;
    T87 m6, (*m7)[3], *m8;
    struct {
        enum Negative : 13, m9 : 4;
        unsigned long m10 : 61 __attribute__((aligned(4)));
    };
};
struct T100 {
    T88 (*m1[2])(void) __attribute__((__packed__)), (*m2[2])(void), m3[1];
};
struct T101 {
    unsigned short m1 : 9;
    T89 m2, m3[4], m4[4];
    enum Negative *m5;
    long long m6 : 64;
    short_2 m7 : 2 __attribute__((aligned(1)));
    double4_16a m8 __attribute__((packed, aligned(4))), m9, m10[5];
    char32_t m11 : 5;
    char m12[];
} __attribute__((__aligned__(8), __packed__));
struct T102 {
    long m1 : 38 __attribute__((packed, aligned(2))), m2 : 8, : 7;
    int_8 m3 : 6, m4 : 32;
    unsigned *const *m5 __attribute__((aligned(4)));
};
struct T103 {
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
#pragma pack(push, 1)
struct __attribute__((packed)) __align__(4) T104 {
    size_t m1 : 22;
    int (*m2[2])(void);
};
#pragma pack(pop)
struct __attribute__((aligned(1))) T105 {
    int m1 : 17;
    struct {
        int2 (*m2[2])(void);
        int2 m3;
    };
} __attribute__((aligned(1)));
struct T106 {
    struct {
        Plain m1[4][5];
        int m2 : 13;
        volatile int m3 : 31;
        __align__(4) nullptr_t m4, m5[7];
    };
    T104 m6[7], m7[4] __attribute__((__packed__));
    __half *m8[2];
    __attribute__((aligned(2))) size_t m9 : 42 __attribute__((aligned(2)));
    cuDoubleComplex m10 __attribute__((__packed__));
    unsigned long long m11 : 3;
    Wide m12 : 64;
};
#pragma pack(push, 8)
struct T107 {
    uchar1 m1[3][7] __attribute__((aligned(32)));
};
#pragma pack(pop)
struct T108 {
    Plain : 4;
    wchar_t m1 : 2;
    uint8_t m2 : 6 __attribute__((packed, aligned(16))), m3 : 8;
    struct {
        int_16 m4 : 6;
    };
    int m5 : 30;
};
struct __attribute__((__packed__)) T109 {
    longlong3 *const *m1 __attribute__((aligned(1)));
    char_2 m2 __attribute__((packed)), m3[2][2];
    ulonglong4 *m4;
    union __attribute__((packed)) __align__(1) {
        T78 m5;
        __half_raw (*m6)[3], (*m7)[3];
        int_8 *m8 __attribute__((packed));
        struct {
            enum Negative m9;
        } __attribute__((aligned(32)));
    };
    T65 *const *m10;
    __align__(4) Scoped *m11[2], m12;
    struct __attribute__((packed)) __align__(2) {
        Pair *m1[2], (*m2)(int), m3;
    } m13[5];
} __attribute__((aligned(1)));
struct T110 {
    T100 *m1;
    struct N22 {
        int m1 : 16;
        Flag m2[5] __attribute__((packed, aligned(4))), m3;
        short m4 : 16;
        int_16 m5 : 10, m6 : 25, m7 : 32;
    } m2;
    uint4 m3, m4, *const *m5 __attribute__((packed));
    struct {
        cudaTextureObject_t (*m6[2])(void);
    };
};
#pragma pack(push)
#pragma pack(1)
struct __attribute__((__packed__)) T111 {
    enum Negative m1 : 1;
    int m2 : 32, m3 : 1;
    size_t m4 : 7 __attribute__((packed));
    Flag m5, m6[5];
    unsigned short *const *m7 __attribute__((__packed__));
    volatile int m8 : 26;
    int m9 : 7;
};
#pragma pack(pop)
struct T112 {
    T99 m1[7];
    struct {
        __attribute__((aligned(8))) T102 (*m2[2])(void) __attribute__((packed));
        short m3 : 1;
        __align__(32) unsigned short m4 : 6;
    };
    longlong4_32a (*m5)[3];
    Unnamed m6;
};
union __attribute__((packed)) __align__(1) T113 {
    char32_t m1 : 7, : 20, m2 : 32;
    Wide m3[3];
    Plain : 0, m4 : 2, m5 : 6;
};
struct __attribute__((__packed__)) T114 {
    char3 m1;
    function (*m2[2])(void);
} __attribute__((packed));
union T115 {
    Flag m1[7];
    unsigned long long m2 : 64;
} __attribute__((__aligned__(8), __packed__));
struct T116 {
    unsigned char (*m1)[3] __attribute__((__packed__)), *const *m2;
    int_8 m3[5][7];
    T102 m4, m5[1], m6;
    Wide m7 : 4, : 57;
    unsigned long m8 : 4;
    long4 m9[3], m10;
};
struct T117 {
    struct {
        struct {
            dim3 m1[3];
        } __attribute__((aligned(8)));
    };
    T67 m2[4], *m3;
    __nv_bfloat162 m4[3];
    struct {
        Pair m5[1], m6[7];
    } __attribute__((__aligned__(64), __packed__));
    Pointed_2 m7 __attribute__((packed)), m8, m9[2];
    unsigned __int128 (*m10)[3], m11 __attribute__((packed)), m12[7];
};
struct T118 {
    uint2 *m1[2];
    struct __attribute__((aligned(2))) {
        unsigned m2 : 7;
    };
    dim3 m3;
    OddPointer m4[4];
    char m5 : 8;
    __align__(16) unsigned m6 : 67;
    short m7 : 8;
};
struct T119 {
    int16_t m1 : 4;
    unsigned long long : 0;
    int m2 : 32;
    OddPointer (*m3)[3];
};
union T120 {
    Scoped m1;
    enum Negative m2[4], m3[4];
    union {
        __align__(1) bool m4 : 5;
        int : 12;
    } __attribute__((packed));
    Flag m5[5];
};
union T121 {
    __nv_bfloat16 m1;
    union __attribute__((packed, aligned(1))) {
        int64_t : 56, m2 : 5 __attribute__((aligned(1)));
        unsigned __int128 m3 : 128, m4 : 128;
    };
    ulonglong4 m5[2] __attribute__((__packed__)), m6, *m7[2];
    function m8;
};
struct T122 {
    T108 m1, m2;
    function *m3 __attribute__((__packed__)), m4;
    T113 m5[4][3];
    Either m6[4] __attribute__((__packed__)), m7, m8[1];
    cuComplex (*m9[2])(void);
    uint1 (*m10)[3] __attribute__((__packed__)), (*m11)[3] __attribute__((__packed__)), m12;
};
struct T123 {
    int m1 : 4;
    Unnamed m2 : 1;
    uint32_t m3 : 6;
    unsigned short m4 : 5, m5 : 16;
    __align__(32) Unnamed m6 : 32 __attribute__((__packed__));
    __int128 m7 : 57 __attribute__((__packed__));
    bool m8 : 8, m9 : 8;
    short_2 m10 : 16;
} __attribute__((packed));
struct T124 {
    unsigned __int128 m1 : 120;
    longlong_1 m2 : 64;
    T118 m3;
    int_16_also m4 __attribute__((packed));
    T115 m5;
    double (*m6)(int);
    cuDoubleComplex m7 __attribute__((aligned(1))), m8[4], m9[5];
    __attribute__((aligned(1))) T114 m10[4], m11[3];
};
#pragma pack(1)
struct __attribute__((packed)) __align__(1) T125 {
    int2 m1;
};
#pragma pack()
#pragma pack(push, name, 2)
struct T126 {
    T119 *const *m1;
} __attribute__((__aligned__(1), __packed__));
#pragma pack(pop, name)
struct alignas(32) T127 {
    __nv_bfloat162 m1[7];
    int_16 (*m2)(int);
    __int128 m3 : 31;
    struct alignas(8) {
        int4 m1;
        uchar1 (*m2)[3];
        long2 m3[2], m4 __attribute__((aligned(1))), *m5[2];
    } __attribute__((aligned(16))) m4;
};
struct __attribute__((packed)) T128 {
    enum Negative : 32, m1 : 8;
    uint8_t m2 : 4;
    unsigned m3 : 32;
    __int128 m4 : 128;
} __attribute__((__aligned__(8), __packed__));
union T129 {
    long m1 : 43, : 60, m2 : 8;
};
struct T130 {
    unsigned m1 : 28, m2 : 8;
    struct __attribute__((__packed__)) {
        longlong_1 m1 : 64;
    } m3;
    short_2 m4 : 16;
    Scoped m5 : 3, m6 : 8, m7 : 8;
    long m8 : 64;
    Plain m9, (*m10)[3];
};
struct __attribute__((packed, aligned(4))) T131 {
    Plain m1[4], m2 __attribute__((__packed__)), *const *m3;
    T123 (*m4)[3], m5[4], (*m6[2])(void);
    unsigned long long (*m7)(int), m8, *m9;
    OddPointer m10[3];
    uint32_t (*m11)(int) __attribute__((packed, aligned(16))), m12[5];
    double4_16a (*m13)(int);
    T120 m14;
    union {
        alignas(128) ulonglong4_32a *m15;
        unsigned long m16 : 61;
        int m17 : 32;
        int4 m18, m19 __attribute__((packed, aligned(2))), m20 __attribute__((packed, aligned(16)));
    };
};
struct __attribute__((packed, aligned(1))) T132 {
    __int128 m1 : 18, m2 : 128, : 0;
} __attribute__((__aligned__(2), __packed__));
struct T133 {
    unsigned m1 : 6, m2 : 32;
    __attribute__((aligned(2))) ulong1 m3[7] __attribute__((packed, aligned(2)));
    __align__(2) Flag m4 : 8;
    enum Negative m5 : 1, m6 : 2, m7 : 6;
    Scoped m8 : 4;
    char m9;
    __nv_bfloat16 (*m10)(int);
    signed char m11 : 5, m12 : 8, m13 : 41;
} __attribute__((packed));
struct T134 {
    T67 *m1;
    struct __attribute__((packed)) __align__(4) {
        longlong_1 m2, (*m3)[3];
        struct {
            int_8 m4, m5[1][4];
            short_2 m6[5];
            char_2 (*m7[2])(void);
        };
    };
    Pointed_2 m8;
    struct {
        bool *m9, m10;
        alignas(128) unsigned m11[1], (*m12)(int);
        uint3 m13[4] __attribute__((__packed__));
        longlong_1 m14[3][7] __attribute__((__packed__));
    };
    int m15[];
} __attribute__((__aligned__(8), __packed__));
struct T135 {
    longs m1, m2;
    alignas(128) char2 m3, (*m4[2])(void), m5 __attribute__((aligned(1)));
    short4 (*m6[2])(void);
    T123 m7, *m8[2], (*m9)(int);
    Unnamed m10[5], m11[7];
    T126 (*m12)[3];
    ulonglong4 *m13;
    __align__(4) wchar_t m14;
} __attribute__((aligned(8)));
union T136 {
    uint3 *m1[2] __attribute__((__packed__));
    Unnamed m2 : 32;
    union __attribute__((__packed__)) {
        Wide m3 : 4;
    };
    alignas(128) __int128 *const *m4, m5, m6[1][7];
    union {
        __attribute__((aligned(2))) uint32_t m7, (*m8)[3], (*m9[2])(void);
        __attribute__((aligned(4))) Unnamed m10[2][7];
        uint8_t m11 : 8;
        char32_t m12 : 32;
    };
    T128 m13[2] __attribute__((packed));
} __attribute__((packed));
union T137 {
    int_16_also m1;
    __align__(64) volatile float *m2, (*m3[2])(void), m4;
    __align__(2) int16_t m5 : 16 __attribute__((aligned(2)));
    longlong3 (*m6)[3];
    ulong4_32a *const *m7;
    int m8 : 32, m9 : 6;
};
#pragma pack(push)
#pragma pack(8)
struct T138 {
    T133 m1;
    Flag m2;
};
#pragma pack(pop)
struct T139 {
    Scoped m1 : 4, m2 : 7 __attribute__((packed));
    char16_t m3 : 16 __attribute__((packed, aligned(1)));
    Unnamed m4[1], m5[7];
    bool m6 : 6;
    char_2 *m7[2], m8, m9[4];
    short_2 m10 __attribute__((packed)), (*m11[2])(void);
    union __attribute__((packed)) __align__(1) {
        char16_t m1 : 46;
    } m12;
};
struct T140 {
    union {
        T137 m1[5][3];
        Tiny m2, m3, m4;
    };
    short1 *m5[2], m6 __attribute__((packed, aligned(2)));
    __nv_bfloat16 m7, *const *m8, m9;
    long *m10[2];
    struct __attribute__((aligned(2))) N26 {
    } m11[4]; N26 m12;
    Either m13[7];
    __int128 m14[7][5];
};
#pragma pack(push)
#pragma pack(1)
struct T141 {
    short m1 : 5 __attribute__((__packed__));
    short m2 : 7;
    int64_t m3 : 106, m4 : 9, m5 : 9;
    longlong2 m6;
    unsigned __int128 m7 : 128 __attribute__((__packed__));
    cudaTextureObject_t m8;
    short_2 m9 : 8;
};
#pragma pack(pop)
union T142 {
    int4 (*m1)[3];
    struct {
        int_16_also m1[1], m2;
        struct __attribute__((aligned(1))) {
            ushort4 m3, *const *m4 __attribute__((__packed__)), m5[2] __attribute__((packed, aligned(1)));
        };
    } m2;
    double3 *m3;
    volatile int m4, m5, m6[4][7];
    union {
        Pointed_8 *m7;
        struct {
            Flag m8;
            short_2 m9[3];
        };
        __attribute__((aligned(1))) char2 m10, *m11[2], *const *m12;
        T109 m13[1], m14, *m15[2];
    };
    Unnamed m16;
    longlong3 m17[1], m18[5], m19;
};
struct T143 {
    T135 m1;
    struct {
        Odd m1;
        short m2 : 2;
    } __attribute__((__aligned__(4), __packed__)) m2;
    Flag m3 : 8;
    char16_t (*m4[2])(void);
};
union T144 {
    volatile int m1;
    __align__(8) unsigned long long m2 : 7, m3 : 26;
    int64_t m4 : 64 __attribute__((packed));
    int m5 : 32;
    unsigned __int128 m6, *const *m7;
    __int128 m8 : 128;
};
struct __attribute__((aligned(2))) T145 {
    struct __attribute__((aligned(1))) {
    };
    signed char m1 : 8, m2 : 5, m3 : 7;
    unsigned m4 : 27, m5 : 16, : 0;
    char16_t : 4;
    longlong4_32a m6, m7, m8[2] __attribute__((aligned(4)));
};
struct T146 {
    unsigned short : 14;
    T132 m1[3];
} __attribute__((__aligned__(32), __packed__));
struct T147 {
    int4 m1, m2[3];
    longlong_1 m3 : 7;
    Small m4 : 16;
    Flag m5 : 8;
    Wide m6 : 64;
    __attribute__((aligned(1))) volatile int m7 : 26, m8 : 31, m9 : 7;
    cudaTextureObject_t *m10[2] __attribute__((aligned(32)));
    __attribute__((aligned(1))) Scoped m11 : 4;
};
struct __attribute__((packed)) __align__(4) T148 {
    __nv_bfloat16 m1[1];
    T142 m2[2];
    struct {
        struct {
            __half_raw *m3[2], m4;
        };
        T78 m5;
        volatile float m6, m7[7][1], m8;
        double_4 (*m9)[3];
    } __attribute__((__aligned__(1), __packed__));
    unsigned long *m10, m11, (*m12)[3];
    struct {
        double *m13;
    };
};
struct T149 {
    struct {
        T92 m1, m2[1];
    } m1;
    struct {
        half m1[2];
        Unnamed m2;
        struct {
            double_4 (*m3[2])(void), (*m4[2])(void), (*m5)(int);
            T92 *m6[2];
            short_2 (*m7[2])(void) __attribute__((packed, aligned(16)));
            Small m8;
        } __attribute__((packed));
        struct {
            const char * (*m9)[3] __attribute__((packed)), *m10[2];
            struct __attribute__((__packed__)) {
                T92 m11[5][7];
                int (*m12)(int), *m13;
                float (*m14[2])(void);
            };
        };
    } m2;
    T117 m3;
    Pointed_8 m4, m5[3], *m6;
    double2 m7[2];
    Unnamed (*m8[2])(void);
    uchar1 m9;
    struct {
        T103 (*m10)(int);
        __attribute__((aligned(2))) nullptr_t (*m11)(int);
        dim3 (*m12)(int), m13[7][1], m14[4] __attribute__((__packed__));
    } __attribute__((packed));
};
struct T150 {
    Plain m1 : 9, m2 : 32 __attribute__((aligned(32)));
    __attribute__((aligned(4))) double4 m3;
    unsigned short m4 : 3;
    enum Negative m5 : 28 __attribute__((__packed__)), m6 : 32;
    cudaTextureObject_t *const *m7, *m8;
};
struct T151 {
    cuComplex m1[7];
    double2 m2, m3, (*m4[2])(void);
};
union T152 {
    long long m1 : 5;
    volatile int m2 : 32;
    int m3[7], m4, m5;
    int_8 m6 : 3, m7 : 6, m8 : 32;
};
struct T153 {
    __half2 m1[1], m2;
    union {
        wchar_t m3[2];
    };
    struct __attribute__((__packed__)) {
        struct {
            struct {
                Flag m4;
                Plain m5[5] __attribute__((__packed__)), m6[2], (*m7)(int);
                struct __align__(2) {
                    int : 0;
                    int16_t : 4;
                    unsigned : 1;
                };
            };
            uint2 m8;
        };
        __attribute__((aligned(2))) long long m9 : 33;
        Small m10 : 2;
        union N31 {
            T146 m1;
            Unnamed m2 : 4;
            __int128 : 0;
        } m11; N31 m12;
    };
    long2 *const *m13, *m14[2];
    const char * *m15;
};
struct __attribute__((packed)) __align__(4) T154 {
    struct {
        uint32_t *m1[2] __attribute__((packed)), (*m2)(int), m3;
        struct {
            __nv_bfloat162 m1;
            char_2 m2 : 16, m3 : 5, m4 : 8;
        } m4;
    };
    T141 m5[2];
    T140 (*m6[2])(void), (*m7[2])(void) __attribute__((aligned(4))), m8;
    union {
        __align__(1) T153 *m1 __attribute__((__packed__));
        __attribute__((aligned(4))) longlong4_16a *m2[2];
        char4 m3[3], m4, m5[1];
        alignas(128) cuComplex m6[5] __attribute__((__packed__)), *m7[2], m8;
    } m9;
    T143 m10;
    char (*m11[2])(void), (*m12[2])(void), m13;
    union {
        enum Negative m1 : 2;
        int_16 m2 : 5, m3 : 64, m4 : 32;
    } m14[3];
    bool m15;
};
struct T155 {
    char_2 m1 : 8;
};
struct T156 {
    __int128 m1 : 4;
    wchar_t m2 : 32;
    struct {
        unsigned __int128 m3 : 89, m4 : 77, m5 : 75 __attribute__((packed));
        int64_t m6 : 1 __attribute__((packed));
        signed char m7 : 1, m8 : 3;
    };
    Wide m9 : 7;
};
struct T157 {
    unsigned char m1 : 8;
    longlong_1 m2 : 6;
    int : 21;
    Scoped : 0, m3 : 8, : 0;
    int64_t : 0;
    short m4 : 11;
    Wide m5 : 64, m6 : 64;
} __attribute__((packed));
struct T158 {
    bool m1 : 8;
    __attribute__((aligned(4))) size_t m2 : 8 __attribute__((__packed__));
    int_8 m3 : 4 __attribute__((packed)), m4 : 32, m5 : 19;
    __attribute__((aligned(4))) unsigned __int128 m6 : 128, m7 : 61;
    unsigned long long m8 : 6 __attribute__((packed));
};
struct T159 {
    T152 m1[3], m2, m3;
    Flag m4 : 1 __attribute__((packed));
    OddPointer m5[3];
    volatile int : 0;
    Small m6 : 16;
};
struct __attribute__((packed)) __align__(2) T160 {
    unsigned __int128 m1 : 128;
    volatile int m2 : 13;
    T155 (*m3)[3];
} __attribute__((__aligned__(1), __packed__));
struct T161 {
};
struct T162 {
    uint32_t : 0, m1 : 9, m2 : 1;
};
struct T163 {
    T152 m1, m2;
    T158 m3, (*m4[2])(void);
    short4 m5[7];
    float m6;
    __align__(8) cuComplex (*m7)[3];
    bool : 5;
    uchar2 m8;
    struct {
        union {
            struct {
                int : 0;
                ptrdiff_t m1[5];
                struct {
                    ushort1 m2[3], m3[4], m4[2];
                    uint32_t : 20;
                    __align__(1) short m5 : 6;
                };
            };
            struct N35 {
                int_16 m1 : 32;
                char32_t *const *m2, m3[5][2], m4[1] __attribute__((aligned(1)));
                __int128 m5 : 128;
            } m6;
            struct alignas(64) {
                const char * m1[1], m2[4];
                struct {
                    Either m3[1];
                };
                char1 (*m4)(int), *m5, m6;
                __half_raw m7[1];
            } m7;
        };
        int_16 *const *m8;
    } m9;
};
union T164 {
    T153 (*m1)[3], m2, (*m3)(int);
    int_16 (*m4)(int), m5, m6[3];
    Plain (*m7)[3];
    __align__(32) Flag (*m8)(int);
    Pair (*m9)(int);
};
#pragma pack(1)
struct __attribute__((packed)) __align__(8) T165 {
    wchar_t (*m1)(int);
    char32_t m2 : 32, m3 : 6, m4 : 8;
    Odd m5[4] __attribute__((__packed__)), m6;
    Flag m7 : 45;
    struct {
        char_2 *m8;
        ushort2 *m9, *const *m10;
    };
};
#pragma pack()
union T166 {
    union {
        int64_t m1;
    };
    enum Negative *m2[2];
};
union T167 {
    ushort1 m1[7] __attribute__((__packed__));
    size_t m2 : 64;
    int64_t : 0;
};
struct T168 {
    nullptr_t m1, m2;
    unsigned short m3;
    short m4 : 6, m5 : 57, m6 : 9;
};
union T169 {
    Unnamed m1 : 25;
    bool m2 : 2, m3 : 8, m4 : 91;
    char32_t m5 : 32;
};
union alignas(32) T170 {
    struct {
        struct {
            signed char : 4;
            uint8_t m1 : 64;
        } __attribute__((aligned(2)));
        __align__(1) volatile int m2[4], (*m3[2])(void);
        int_16_also m4[1];
    };
    union {
        Pair m5[2], m6[7][1] __attribute__((packed));
        T167 m7;
    } __attribute__((__aligned__(2), __packed__));
    struct __attribute__((packed)) __align__(1) {
        unsigned long m8 : 6, m9 : 5, m10 : 1;
    };
    char2 m11 __attribute__((aligned(2))), m12[3];
    Plain m13 : 27;
    volatile int m14 : 3;
} __attribute__((__aligned__(1), __packed__));
struct __attribute__((packed)) T171 {
    __attribute__((aligned(4))) short m1;
    int64_t m2 : 2;
    volatile float m3[1], m4[2][3], *m5[2];
} __attribute__((aligned(1)));
_Pragma("pack(push, 1)") struct T172 {
    T168 m1 __attribute__((packed));
    Wide m2 : 64 __attribute__((packed, aligned(32))), m3 : 64, m4 : 10;
    signed char m5 : 6;
    unsigned short m6 : 5;
    unsigned long m7 : 64;
};
_Pragma("pack(pop)")
struct T173 {
    __align__(8) Plain m1[1];
    __nv_bfloat16 m2[1];
    long4_16a m3, *m4[2];
};
struct T174 {
    bool m1 : 2;
    T173 *m2, m3;
    bool m4 : 7;
} __attribute__((__aligned__(8), __packed__));
union T175 {
    double4 m1;
    ulonglong4 m2, *const *m3;
};
struct T176 {
    Flag m1[2];
    Wide (*m2)[3];
    struct {
        Plain m3[4], m4, m5;
        struct {
            Flag m6[7];
            struct {
                union {
                    Either m7;
                    char1 m8[2], *m9;
                    Unnamed m10[4], m11[7][4];
                    Unnamed m12;
                };
            };
            union {
                Odd m13 __attribute__((packed));
            };
            struct __attribute__((packed)) N38 {
                float4 m1[1];
                alignas(128) T148 m2[5];
                struct {
                    bytes_3 m3, m4[5] __attribute__((aligned(16))), m5;
                    long1 m6[5], m7, *m8;
                };
            } m14;
        };
        double3 (*m15[2])(void);
    } __attribute__((packed));
    double_4 m16;
    char_2 m17;
    union N39 {
        struct {
            struct {
                size_t m1;
                __nv_bfloat16 m2;
                struct __attribute__((packed)) {
                    nullptr_t (*m3[2])(void), m4 __attribute__((__packed__)), m5;
                    char16_t *m6, m7 __attribute__((packed)), m8[5];
                    Pointed_8 (*m9)(int), (*m10)(int), m11[2];
                    __align__(8) long4 m12 __attribute__((__packed__));
                };
                Pointed_2 *const *m13;
            };
        };
        T117 *m14[2], m15;
        struct alignas(8) {
            double3 (*m16)(int), m17, *m18;
            Pointed_8 m19, m20;
            union {
                T148 m21, m22, m23[4];
            };
        };
        struct {
            float1 (*m24)[3] __attribute__((packed, aligned(2))), m25;
            int_8 m26[1], (*m27)(int);
        };
    } m18;
    function *m19;
} __attribute__((__aligned__(8), __packed__));
struct alignas(16) T177 {
    Unnamed m1, *m2[2];
    T168 m3, m4[2], m5 __attribute__((packed, aligned(1)));
    int_4 (*m6[2])(void);
    __int128 m7 : 2, : 127;
    int_16 m8 : 12;
    bool m9 : 7;
    char3 (*m10[2])(void) __attribute__((packed)), m11;
};
struct T178 {
    ushort3 (*m1)(int), m2[1], (*m3)[3];
    struct {
        longlong_1 m4 : 4;
    };
    const char * *m5[2];
    union {
        char16_t : 0;
        Scoped m6 : 8;
        unsigned __int128 m7 : 128;
        union {
            enum Negative m8 : 1 __attribute__((packed, aligned(4))), m9 : 32, : 1;
            Scoped m10 : 8, m11 : 8;
            struct {
                int_16 (*m12)(int), m13;
                longlong4_32a m14, (*m15[2])(void), *m16[2];
            };
            uint32_t m17 : 16, m18 : 32, m19 : 3;
        };
    } __attribute__((__aligned__(8), __packed__));
    unsigned short m20, m21 __attribute__((packed));
    T165 m22;
    bytes_3 m23[1][1], m24, m25[4];
};
struct T179 {
    ulonglong1 m1[2];
};
struct T180 {
    Wide m1 : 3;
    bool m2 : 8 __attribute__((__packed__)), m3 : 8, m4 : 8;
    struct N40 {
        ulonglong3 *m1[2];
        Flag m2;
    } m5[7]; N40 m6;
    __attribute__((aligned(2))) T168 m7, *const *m8, m9;
    Pair m10, (*m11)(int);
};
#pragma pack(push, 2)
struct T181 {
    unsigned long long m1 : 61;
    int m2 : 3;
    short3 m3[1], m4 __attribute__((__packed__));
    int m5 : 26;
    struct __attribute__((packed)) {
        volatile int m6 : 5;
        __align__(8) long4 m7[3];
    };
} __attribute__((__aligned__(1), __packed__));
#pragma pack(pop)
struct T182 {
    T171 m1[3], m2;
    T180 m3[4];
};
struct __attribute__((packed, aligned(2))) T183 {
    struct {
        volatile int : 17;
        short_2 : 0;
        Scoped m1 : 8;
    };
    volatile int m2, m3[4];
    T182 m4, m5;
};
struct __attribute__((packed)) __align__(4) T184 {
    int m1 : 4, m2 : 9;
    __int128 m3 : 5;
    enum Negative m4[5];
    int_8 m5 : 17 __attribute__((__packed__));
    volatile int m6 : 32;
};
#pragma pack(push)
#pragma pack(1)
struct T185 {
    union {
        signed char m1 : 3 __attribute__((aligned(2)));
    };
};
#pragma pack(pop)
struct T186 {
    unsigned short m1 : 16, m2 : 85, m3 : 50;
} __attribute__((packed));
struct T187 {
    short_2 m1 : 16;
    Plain m2[2];
    int m3 : 32, m4 : 28 __attribute__((packed));
    Flag : 0, m5 : 6 __attribute__((packed, aligned(2))), m6 : 8;
    Scoped m7 : 6, m8 : 3, m9 : 8;
};
#pragma pack(push)
#pragma pack(2)
struct T188 {
    unsigned (*m1[2])(void);
    Tiny (*m2)(int);
    size_t m3, m4[3];
    short_2 m5[1];
    T176 m6[4], *m7[2];
    T161 *m8 __attribute__((packed));
    volatile int (*m9)[3] __attribute__((aligned(1)));
    alignas(128) double_4 m10[1] __attribute__((packed));
};
#pragma pack(pop)
struct T189 {
    char_2 m1 : 1, m2 : 8;
};
union __attribute__((__packed__)) T190 {
    __align__(4) short_2 m1 : 16;
    char m2 : 8;
    alignas(128) T180 m3, *m4 __attribute__((packed)), m5;
    Small m6 : 1;
    unsigned __int128 m7 : 8;
    char_2 m8 : 8;
};
struct T191 {
    __align__(1) Plain m1 : 32;
    int : 0, m2 : 6, m3 : 32;
};
#pragma pack(push)
#pragma pack(2)
union __attribute__((__packed__)) T192 {
    uint8_t m1 : 4, m2 : 6;
    function (*m3[2])(void);
    __half m4, m5[4], m6;
};
#pragma pack(pop)
#pragma pack(push)
#pragma pack(2)
struct T193 {
    char_2 m1 : 6 __attribute__((aligned(2))), : 4;
    short m2 : 1;
    T192 (*m3)[3];
};
#pragma pack(pop)
struct alignas(16) T194 {
    longlong_1 m1 : 64;
    char m2 : 3;
    int m3 : 19, : 30, m4 : 32;
};
union T195 {
    unsigned long long : 43, m1 : 12;
    uint8_t : 3, m2 : 6, m3 : 2;
    unsigned short m4 : 6;
    uint8_t : 0, m5 : 8, : 0;
    char : 0;
};
struct T196 {
    int_16 *m1[2];
    __attribute__((aligned(1))) const char * m2[2];
    char32_t (*m3[2])(void) __attribute__((packed, aligned(2)));
    bool m4 : 7 __attribute__((packed));
    char32_t m5 : 32, : 0, : 13;
    T195 (*m6)(int);
};
struct T197 {
    bool m1 : 5;
    unsigned short m2 : 9;
    alignas(128) __half m3[1];
    char m4[];
} __attribute__((__aligned__(4), __packed__));
struct T198 {
    Pointed_2 m1;
    short m2, (*m3)(int);
    struct {
        int_16_also m4[3] __attribute__((__packed__));
        T149 m5, m6[3], m7;
        T148 m8[4], m9[4][5] __attribute__((packed, aligned(8))), *const *m10;
    };
    T188 m11, m12;
    Unnamed m13;
    longlong4_16a m14;
    T166 (*m15[2])(void);
} __attribute__((aligned(32)));
struct __align__(1) T199 {
    T185 m1[5];
};
struct T200 {
    int_8 m1 : 20, m2 : 19;
};
struct T201 {
    char_2 *m1[2];
    unsigned m2 : 32, m3 : 6, : 9;
    signed char : 7;
};
struct T202 {
    struct {
        struct {
            struct {
                const char * m1;
                T188 m2;
                bytes_3 m3;
                longlong_1 *const *m4 __attribute__((packed, aligned(16))), m5;
            };
            uint32_t m6, m7 __attribute__((packed)), m8;
            union {
                dim3 *const *m9;
                struct {
                    char16_t m10, m11;
                    Either m12[2];
                };
                __attribute__((aligned(8))) double1 m13[7];
                struct {
                    int_16 m14;
                    nullptr_t *m15[2], m16[1], m17;
                    longlong_1 m18[4] __attribute__((packed, aligned(2))), (*m19)[3], *const *m20;
                    __attribute__((aligned(2))) OddPointer m21;
                };
            };
            int (*m22)[3];
        } __attribute__((aligned(4)));
        __align__(8) uint1 m23, m24[3], m25;
        Flag m26 __attribute__((__packed__)), m27, *m28[2];
        OddPointer (*m29)(int), *m30[2], m31[3];
    } __attribute__((aligned(2)));
    T149 m32[2][2];
    alignas(128) unsigned char m33, m34[1], (*m35[2])(void);
    char32_t m36, m37[1], m38[4];
    T161 (*m39)(int), m40[1];
    T166 m41[7];
    Pair m42[4], (*m43)[3], (*m44[2])(void);
};
struct T203 {
    int m1 : 9;
    int m2 : 32, m3 : 7, : 19;
    T201 *m4;
    int_8 m5 : 28 __attribute__((aligned(1))), m6 : 5, m7 : 19;
} __attribute__((__aligned__(8), __packed__));
struct T204 {
    char32_t m1 : 7, : 0;
    int_16 m2 : 6 __attribute__((aligned(1)));
    unsigned m3 : 32, : 0, m4 : 9 __attribute__((__packed__));
};
struct T205 {
    T199 *const *m1;
    T193 m2, m3;
    int_8 : 0;
    struct N41 {
        int64_t m1 : 64;
    } m4; N41 m5 __attribute__((__packed__));
    __attribute__((aligned(1))) unsigned char *m6;
    longlong1 m7, m8, m9 __attribute__((aligned(8)));
};
struct T206 {
    struct {
        wchar_t : 0;
    };
    longs m1[5] __attribute__((__packed__));
};
struct __attribute__((packed, aligned(8))) T207 {
    unsigned short m1 : 1;
    struct {
        Unnamed *m1;
        char m2 : 3;
        struct {
            uint8_t : 0, m3 : 6;
            Scoped m4 : 3;
            unsigned long long m5 : 6, m6 : 54;
        };
    } m2;
    uint8_t m3 : 8;
};
struct T208 {
    int64_t m1 __attribute__((packed, aligned(4)));
    T205 m2[5], *m3[2];
    unsigned char : 6;
};
union T209 {
    float m1 __attribute__((packed, aligned(8)));
    __half2 m2[5][3] __attribute__((packed, aligned(4))), (*m3)[3], m4[4];
    struct __align__(2) {
        struct __align__(1) {
            struct {
                size_t m1;
                struct {
                    Pair *m2[2] __attribute__((__packed__)), m3[3];
                };
                Odd (*m4[2])(void);
                Scoped m5 __attribute__((__packed__)), (*m6[2])(void);
            };
            T176 m7[7];
            __half2 (*m8)[3];
            struct N43 {
                __attribute__((aligned(2))) T202 m1[1], m2[4][2] __attribute__((__packed__));
                T188 (*m3[2])(void), m4, m5[2];
            } __attribute__((aligned(1))) m9[3];
        };
        struct {
            dim3 *const *m10, m11[4], m12;
            struct {
                T166 m13, m14;
                int16_t (*m15[2])(void);
                __align__(1) OddPointer m16;
            };
            struct {
                Pair m1;
                struct {
                    OddPointer (*m2)(int);
                    T202 m3;
                    int_8 m4;
                    Flag (*m5)[3], m6;
                } __attribute__((__aligned__(4), __packed__));
                volatile int m7;
            } m17;
            union {
                struct __attribute__((__packed__)) {
                    longlong_1 m18, *m19[2];
                };
            };
        } __attribute__((__aligned__(4), __packed__));
        T188 m20 __attribute__((aligned(1)));
    } m5;
    union {
        unsigned long m6;
        Pointed_2 (*m7[2])(void), m8[7];
    };
    unsigned char m9, m10;
};
struct alignas(128) T210 {
    Tiny *m1[2];
    int_16_also (*m2[2])(void), *m3[2];
    ulonglong1 m4 __attribute__((packed)), m5[2], m6[3];
    bytes_3 m7 __attribute__((aligned(1)));
    float m8[2][3], m9[1], (*m10[2])(void) __attribute__((packed, aligned(2)));
    volatile float *m11[2], m12 __attribute__((aligned(2))), m13[3];
    ulonglong3 m14, m15;
    Wide *const *m16 __attribute__((packed)), m17[5] __attribute__((packed));
};
#pragma pack(push)
#pragma pack(2)
struct alignas(16) T211 {
    short_2 (*m1[2])(void);
    Wide m2 : 64;
    struct N46 {
        short3 *m1;
        Pair (*m2)[3];
        bool : 1, : 0;
    } m3;
    __attribute__((aligned(2))) int_16 (*m4[2])(void), (*m5)[3], m6[2] __attribute__((packed));
    Odd m7, m8, m9;
};
#pragma pack(pop)
struct T212 {
    struct {
        long3 (*m1)[3];
        T211 (*m2)[3] __attribute__((packed));
        T206 m3 __attribute__((packed));
    } __attribute__((aligned(16)));
    uint8_t m4;
    Flag *m5;
    char_2 m6;
};
union __attribute__((__packed__)) T213 {
    long long : 0;
    int m1 : 3;
    int64_t m2 : 64;
    T201 m3;
    Small m4 : 6, m5 : 9;
};
struct T214 {
    unsigned char m1 : 7 __attribute__((packed));
    char32_t m2 __attribute__((aligned(8)));
    char_2 m3 : 8;
};
struct T215 {
    struct alignas(64) {
        struct alignas(16) {
            char_2 m1;
            double_4 m2, *m3[2], (*m4)(int);
        };
        unsigned char m5[7];
    } __attribute__((aligned(4))) m1;
    T202 *m2[2], (*m3)(int), m4;
    union {
    };
    bool (*m5[2])(void);
    __attribute__((aligned(4))) double4 m6, (*m7[2])(void);
    longs m8, m9;
    ushort4 (*m10[2])(void);
    T198 m11[4] __attribute__((packed));
} __attribute__((aligned(8)));
struct T216 {
    __align__(32) unsigned short m1[1];
} __attribute__((aligned(8)));
struct T217 {
    Small *const *m1;
    wchar_t m2;
    Either m3[1], m4[1];
    T202 m5;
    unsigned __int128 m6, m7;
};
union __attribute__((packed)) __align__(2) T218 {
    struct {
        Scoped m1 : 1;
    };
    unsigned long long m2 : 4;
} __attribute__((__aligned__(1), __packed__));
_Pragma("pack(push, 2)") struct T219 {
    char16_t *m1[2];
    float2 m2;
    __align__(8) __nv_bfloat16 m3[2];
    __half2 m4 __attribute__((packed));
    long4 m5;
};
_Pragma("pack(pop)")
struct T220 {
    Wide m1 : 49, m2 : 5;
};
struct T221 {
    cuComplex m1;
    longlong_1 m2;
    struct {
        Flag m3[4], m4;
        Pointed_2 m5;
        __nv_bfloat16 m6;
    };
    T202 *const *m7 __attribute__((__packed__)), (*m8)(int);
    Tiny m9[7];
    union {
        struct __attribute__((__packed__)) N48 {
            float2 m1, m2 __attribute__((__packed__));
            unsigned __int128 m3[5][5];
            struct {
                long4 m4, m5[2];
                enum Negative m6, m7;
                T215 m8[5] __attribute__((__packed__));
                alignas(128) nullptr_t m9[7];
            };
            T188 m10;
        } m10;
        int_16 m11[4];
        int *m12, m13[3], m14;
    };
    union __attribute__((packed)) __align__(8) {
        __attribute__((aligned(1))) cuDoubleComplex m1;
    } m15;
} __attribute__((aligned(8)));
struct T222 {
    union N50 {
        uint8_t m1 : 8 __attribute__((packed, aligned(8))), m2 : 2, m3 : 1;
        struct {
            size_t m4 : 10, m5 : 9;
        } __attribute__((__aligned__(32), __packed__));
        int_8 m6 : 32 __attribute__((__packed__)), : 0, : 32;
    } __attribute__((aligned(32))) m1[5];
} __attribute__((packed));
struct T223 {
    int_16 m1[3] __attribute__((aligned(8))), m2[1], *m3;
    float1 (*m4[2])(void);
    T216 m5[5][4];
    float (*m6)(int);
};
struct T224 {
    int2 m1, m2;
    union {
        T222 m3[3];
        function m4;
    };
    struct N51 {
        nullptr_t *m1[2] __attribute__((aligned(4))), m2, m3[7];
    } m5;
    union {
        size_t (*m6)[3];
        ulonglong2 m7[5], m8;
    } __attribute__((__aligned__(16), __packed__));
    float2 (*m9)(int);
    struct {
        uchar3 m10;
    };
    struct {
        volatile int m11 : 32;
    } __attribute__((__aligned__(1), __packed__));
    enum Negative m12;
};
struct T225 {
    Scoped m1 : 1;
    int16_t m2 : 5;
    Flag m3[1];
    uint8_t m4 : 5;
    unsigned short : 0, m5 : 16, m6 : 3;
    longlong_1 m7 : 64, : 0, m8 : 1;
    int_8 m9;
} __attribute__((aligned(4)));
union T226 {
    __attribute__((aligned(1))) unsigned char m1 : 72;
    bool m2[3][2];
    int *m3;
    T218 m4[4], m5, m6;
    unsigned long long m7 : 64;
    int m8 : 32;
    Wide m9 : 8 __attribute__((packed, aligned(1))), m10 : 14, m11 : 29;
};
struct T227 {
    int m1 : 7, m2 : 32;
    Flag m3 : 8;
    bool m4 : 2;
    uint32_t (*m5)(int), m6;
    __int128 m7 : 128 __attribute__((aligned(2)));
    char_2 m8 : 8 __attribute__((packed, aligned(1)));
    long m9 : 64;
};
struct T228 {
    uint3 *m1, *m2, (*m3)[3];
    Plain (*m4[2])(void), m5;
    enum Negative (*m6)[3];
    union __attribute__((aligned(4))) {
        int m1 : 3;
    } m7[4];
    Pointed_8 m8[1];
    int_16 *const *m9 __attribute__((aligned(4)));
};
struct T229 {
    unsigned char : 8;
    __align__(2) int m1 : 18 __attribute__((__packed__));
    struct __attribute__((packed, aligned(1))) {
        int m2 : 6, m3 : 8, m4 : 26;
    } __attribute__((packed));
};
struct T230 {
    Unnamed m1 : 32;
} __attribute__((aligned(2)));
union T231 {
    char_2 m1, (*m2)[3];
    unsigned m3 : 32;
    struct {
        short m4 : 16;
    } __attribute__((packed));
    float4 m5, m6[4] __attribute__((__packed__)), (*m7)[3];
    ulonglong4 m8 __attribute__((__packed__));
    short_2 (*m9)(int) __attribute__((aligned(8))), (*m10)[3];
    T225 m11[3][2], m12[5];
};
#pragma pack(push, 2)
union T232 {
    Wide : 64, m1 : 5, m2 : 64;
    longs m3[5], m4 __attribute__((packed)), m5;
    T219 m6, *m7, m8;
};
#pragma pack(pop)
#pragma pack(push, 2)
struct __attribute__((packed, aligned(2))) T233 {
    int m1;
    T221 *m2;
    T209 m3[3] __attribute__((__packed__));
    volatile int m4, m5;
    int_8 m6;
    Wide m7;
} __attribute__((__aligned__(2), __packed__));
#pragma pack(pop)
struct T234 {
    struct {
        int_16 m1, m2[1] __attribute__((packed)), m3[1] __attribute__((aligned(4)));
    };
    Wide m4 : 6, m5 : 59;
    Flag m6 : 2, m7 : 3, m8 : 8;
    char16_t m9 : 8;
    int_8 : 0;
    bool m10 : 8;
    struct {
        uint1 m11[3], *m12[2], *m13[2] __attribute__((packed, aligned(2)));
    };
    int_8 m14 : 27, : 0, m15 : 14;
};
union T235 {
    Flag m1 : 4 __attribute__((aligned(4))), m2 : 8;
    struct {
        struct {
            char_2 m3 : 8 __attribute__((packed)), m4 : 8, m5 : 4;
            int m6 : 3;
            int_16 m7 : 32;
        } __attribute__((__aligned__(4), __packed__));
        struct {
            char32_t m8 : 32 __attribute__((packed, aligned(2))), m9 : 8, : 0;
            uint8_t : 0;
            Plain m10;
            char2 m11[3], m12;
        };
        struct N53 {
            unsigned char m1 : 5, m2 : 3, m3 : 5;
            Wide m4 : 2, m5 : 42 __attribute__((packed));
            unsigned char m6 : 4;
            char16_t m7 : 1;
        } m13[4]; N53 m14;
    };
    enum Negative m15 : 4, : 0;
    T225 *m16[2];
    struct {
        enum Negative : 0;
        struct __attribute__((packed, aligned(4))) {
            unsigned long long m17 : 20;
        };
    };
    char_2 : 0, m18 : 8;
    Small m19 : 9;
    char m20 : 2;
};
struct T236 {
    uint32_t m1 : 1, : 0, m2 : 32;
    __attribute__((aligned(8))) int_16 m3;
    longlong4_16a *m4, (*m5[2])(void);
};
#pragma pack(push, name, 2)
union T237 {
    size_t (*m1)[3], m2[3] __attribute__((packed));
    cuComplex (*m3)[3];
    int_16 m4 : 16;
    wchar_t m5 : 32;
};
#pragma pack(pop, name)
struct __attribute__((packed)) T238 {
    longlong2 *const *m1;
    __int128 m2 : 75, m3 : 5;
    int m4, m5, m6[5];
    unsigned short m7 : 16;
    struct {
        __align__(2) Scoped m1[3], m2 __attribute__((packed));
        dim3 m3;
        T232 m4;
        char_2 m5 __attribute__((__packed__)), m6[4];
    } m8;
    T237 *m9[2], m10, m11[4];
    char2 m12;
};
struct T239 {
    unsigned short : 1;
    cuComplex (*m1)[3], m2, m3;
    unsigned short : 0, m4 : 6;
    int_16 m5 : 32 __attribute__((packed));
    Plain m6 : 29, m7 : 24, : 23;
    wchar_t : 0;
    int m8 : 117, m9 : 9 __attribute__((__packed__)), : 0;
};
struct T240 {
    unsigned short (*m1[2])(void);
    volatile float (*m2[2])(void);
};
struct T241 {
    short_2 (*m1[2])(void);
    Unnamed m2 : 32;
    unsigned m3 : 15;
    char m4 : 8, : 8, m5 : 8;
};
struct T242 {
    alignas(128) T209 *m1, m2, m3;
    volatile float *m4;
    longlong_1 m5[5];
    struct {
        __align__(1) double3 m6, m7[3][2];
    };
    int4 m8[4] __attribute__((__packed__));
};
struct T243 {
    Pair (*m1)(int), *m2[2];
    short m3 : 16;
    unsigned m4 : 1, : 17;
    signed char m5 : 4, : 3, m6 : 8;
    char (*m7)[3], m8 __attribute__((packed)), m9;
    enum Negative m10 : 7;
};
union T244 {
    struct alignas(32) {
        struct {
            int *const *m1, m2 __attribute__((__packed__));
            __align__(1) longlong_1 m3;
        } __attribute__((aligned(1)));
        struct __attribute__((packed, aligned(4))) {
            alignas(128) OddPointer m4[2][1];
            Flag *m5[2], (*m6[2])(void);
            struct {
                wchar_t m7[2], *const *m8, m9[1];
                __attribute__((aligned(16))) T221 *m10[2], (*m11)(int), m12;
            };
        };
    } m1[5];
    Plain *m2[2], m3[4];
    struct {
        longlong_1 m4;
        Pointed_8 m5[7];
        Odd m6;
        volatile float (*m7)[3], m8, m9[5];
    };
    T233 m10[5], m11[5], m12;
    OddPointer m13, m14[4], m15[5];
    wchar_t (*m16)(int);
    struct __align__(32) {
        T240 m17, *const *m18, *m19[2];
    };
};
union T245 {
    __half2 (*m1)[3], m2[7][3];
    uchar1 m3[7], m4[2], m5[1];
    union __attribute__((packed)) __align__(1) {
        Flag (*m6)(int) __attribute__((aligned(4)));
        bool m7 : 7;
        cudaTextureObject_t m8;
        T232 m9[7], *m10, (*m11)[3] __attribute__((__packed__));
    };
    nullptr_t m12[4] __attribute__((packed, aligned(32))), *const *m13;
    struct {
        __attribute__((aligned(4))) int_8 m14 : 5;
    };
    T230 m15[7][7];
    __align__(2) signed char (*m16)[3];
};
struct T246 {
    int16_t m1 : 16 __attribute__((packed, aligned(4)));
    __half (*m2)[3];
    int : 0;
    __align__(1) enum Negative m3 : 23;
    int_8 m4 : 32 __attribute__((aligned(4)));
    int64_t m5 : 64, : 0;
    cuComplex m6;
};
struct alignas(16) T247 {
    double4 m1 __attribute__((packed)), *const *m2;
    Pointed_2 (*m3)[3];
    __half m4[4], (*m5)[3], m6;
    long long m7, *const *m8, m9[5];
};
struct __attribute__((packed)) __align__(4) T248 {
    T238 m1[3], *m2[2], m3[1];
    double *const *m4;
    enum Negative m5 : 14;
    longlong3 m6[7];
} __attribute__((packed));
#pragma pack(push, 4)
struct T249 {
    signed char m1 : 5 __attribute__((packed)), m2 : 1;
    longlong3 (*m3[2])(void), (*m4)[3];
    __attribute__((aligned(16))) Wide *m5;
};
#pragma pack(pop)
#pragma pack(1)
struct T250 {
    Wide : 0;
    char32_t m1 : 32 __attribute__((packed, aligned(4)));
    uint8_t m2 : 7 __attribute__((packed)), : 4;
    int16_t m3 : 106;
} __attribute__((packed));
#pragma pack()
struct T251 {
    short_2 m1 : 6;
    unsigned m2 : 9;
    enum Negative m3 : 32;
    T236 (*m4[2])(void);
    __int128 : 0;
};
struct T252 {
    cudaTextureObject_t m1[2], m2, (*m3)[3];
    short m4 : 1, m5 : 8;
    short_2 (*m6)[3], m7, m8[3];
};
struct __attribute__((packed)) T253 {
    struct {
        __attribute__((aligned(2))) T252 m1[7][5], m2, m3;
        int_16 m4 : 7;
        unsigned long : 12;
    } m1;
    T241 m2;
    Pair m3[2];
    double m4[5][2];
    longs m5 __attribute__((packed));
    nullptr_t (*m6)(int);
    int2 (*m7)[3], m8;
};
struct T254 {
    T244 (*m1[2])(void);
    T244 m2 __attribute__((aligned(1)));
} __attribute__((packed));
struct T255 {
    Flag : 1;
    ulong1 m1;
    long3 *const *m2;
    __int128 m3 : 78;
    struct {
        size_t m4 : 1, : 0;
    };
    enum Negative m5 : 6, m6 : 14;
    T249 m7;
    Plain m8 : 5;
};
struct T256 {
    int m1 : 1 __attribute__((packed));
    unsigned short : 0, m2 : 16, m3 : 5;
    struct {
        __attribute__((aligned(32))) ulong1 m4[4];
        float *m5[2];
        Wide m6 : 6, m7 : 26, m8 : 13 __attribute__((packed));
        struct {
            struct __attribute__((packed)) N57 {
                T251 *m1, m2, m3[5];
                struct {
                    Unnamed : 22;
                };
            } m9[1]; N57 m10;
        } __attribute__((__aligned__(4), __packed__));
    };
    int m11 : 32;
    struct {
        char32_t m12 : 32;
        ulong4_32a m13[7][1], m14[7];
        unsigned long : 0, m15 : 60;
        int64_t m16 : 64;
    };
    char m17 : 8;
    int_8 m18;
} __attribute__((aligned(4)));
struct T257 {
    unsigned short m1 : 16;
} __attribute__((packed));
#pragma pack(8)
union alignas(16) T258 {
    unsigned char m1[4];
    double_4 m2[7];
    struct {
        T244 m3[1];
        ulonglong4 m4[5][7], m5[1], m6;
        struct {
            longlong1 m7[4], m8;
        } __attribute__((aligned(1)));
        Flag m9 __attribute__((aligned(1)));
    };
    struct {
        __int128 m10, m11, (*m12[2])(void);
    };
    union alignas(32) N58 {
        int_16 (*m1[2])(void);
        struct __attribute__((__packed__)) {
            struct {
                Plain m2[2], *m3[2], (*m4)[3] __attribute__((aligned(4)));
                double_4 m5;
                int2 *m6[2], m7[1], m8[3];
                double4 m9[1][7], *const *m10, m11;
            };
        };
        __attribute__((aligned(1))) T233 m12 __attribute__((__packed__));
        long m13, *m14;
    } __attribute__((aligned(4))) m13; N58 m14;
    Either m15, m16, *m17[2] __attribute__((aligned(1)));
    short (*m18)(int);
};
#pragma pack()
struct T259 {
    unsigned : 0, m1 : 9;
} __attribute__((packed));
struct T260 {
    int64_t m1 : 5, : 9;
    alignas(128) T255 m2;
    int_8 m3 : 9, m4 : 30, m5 : 1;
    bool m6 : 1;
    char_2 m7 : 4;
    struct {
        int m8 : 2 __attribute__((packed));
    };
    struct alignas(16) {
        double m9, m10, (*m11)(int);
        T250 m12, m13[7], m14;
        volatile int m15, *m16[2];
        signed char m17 : 6;
    };
};
struct T261 {
    Flag *m1[2] __attribute__((__packed__));
    longs m2;
};
struct T262 {
    __int128 m1[5];
    struct {
        Small m2;
    };
    __align__(1) uint8_t (*m3)[3] __attribute__((packed, aligned(1)));
    T255 m4 __attribute__((packed, aligned(1))), m5[2], m6[7];
    struct __attribute__((packed, aligned(4))) {
        Either m7, m8;
        struct N59 {
            bool : 0;
            unsigned char m1[2];
            volatile int m2 : 6, m3 : 3, m4 : 5;
            int_8 : 27;
        } __attribute__((__aligned__(1), __packed__)) m9;
        Wide m10 : 64;
    };
    int_8 m11[7];
    struct N60 {
        uint8_t m1 : 3, m2 : 1;
    } m12;
};
union T263 {
    size_t m1 : 64;
    signed char m2 : 8, m3 : 8;
    Flag m4 : 8;
    uint8_t m5 : 8 __attribute__((packed));
} __attribute__((aligned(4)));
struct T264 {
    char_2 (*m1[2])(void), m2[2];
    alignas(128) T251 m3, m4;
    struct __attribute__((packed, aligned(2))) {
        char16_t m5 : 4 __attribute__((aligned(2))), m6 : 7, m7 : 16;
        bool m8 : 1, : 1;
        struct __attribute__((packed, aligned(2))) {
            signed char m9 : 7, m10 : 1 __attribute__((__packed__));
            uint8_t m11 : 1, m12 : 8;
        };
    } __attribute__((__aligned__(1), __packed__));
    short m13, m14, m15;
    bool m16[4];
};
struct __attribute__((aligned(2))) T265 {
    union alignas(16) {
        T259 m1;
    };
    short m2 : 6;
    short_2 m3[4], m4[2], *m5;
    struct __attribute__((__packed__)) {
        Unnamed m6 : 2;
        Wide m7 : 36 __attribute__((aligned(8)));
    };
    int : 0, m8 : 32;
} __attribute__((__aligned__(8), __packed__));
struct T266 {
    T257 m1 __attribute__((__packed__));
    short1 *m2[2];
    short_2 : 0, : 0, m3 : 1;
    unsigned short *m4 __attribute__((packed)), (*m5[2])(void);
    T257 m6[3], *const *m7;
    uint32_t m8 : 32, m9 : 23;
    cudaTextureObject_t m10[4] __attribute__((__packed__));
    unsigned m11 : 32;
};
union T267 {
    struct {
        longs m1, m2[7], m3;
        char_2 m4 : 8;
        Flag m5 : 3;
    };
    char16_t : 0;
};
union __attribute__((packed, aligned(16))) T268 {
    __attribute__((aligned(2))) long long m1 : 64;
    union __attribute__((__packed__)) {
        long m2 : 64 __attribute__((packed, aligned(8))), m3 : 6 __attribute__((aligned(1)));
        unsigned long m4 : 61, m5 : 64 __attribute__((packed, aligned(2))), m6 : 37;
    };
    union __attribute__((aligned(1))) {
        Wide m7 : 3 __attribute__((aligned(4)));
        unsigned m8[4][1], m9[5][5], *m10[2];
        Plain m11 : 7 __attribute__((aligned(2)));
    };
} __attribute__((__aligned__(1), __packed__));
struct T269 {
    unsigned char m1 : 8 __attribute__((packed, aligned(16)));
    Wide m2 : 64;
};
union T270 {
    struct {
        struct {
            struct __align__(32) {
                uint32_t : 12, m1 : 15 __attribute__((packed, aligned(1)));
                __attribute__((aligned(2))) Plain m2 : 6 __attribute__((aligned(64))), m3 : 26, m4 : 7;
                Wide m5 : 4, m6 : 7 __attribute__((packed, aligned(4))), m7 : 47;
            };
            char_2 : 0;
            Flag m8[7], (*m9)[3] __attribute__((__packed__));
            unsigned long m10 : 6, m11 : 64 __attribute__((__packed__)), m12 : 64;
        };
        bool m13 : 1, m14 : 3 __attribute__((__packed__)), : 0;
        Plain m15[1], m16, m17[3];
    };
    alignas(128) longlong3 m18[5], m19[7];
    bytes_3 m20;
    Flag m21 : 8;
};
#pragma pack(push)
#pragma pack(4)
struct T271 {
    unsigned m1 : 32;
};
#pragma pack(pop)
union T272 {
    __align__(2) long long m1 : 64;
    unsigned short m2 : 16 __attribute__((aligned(1)));
    bool : 0;
    Scoped m3 : 8 __attribute__((__packed__));
    Flag : 0, m4 : 5;
    bool m5 : 4, m6 : 8, m7 : 6;
    short m8 : 4;
};
struct T273 {
    int64_t m1 : 64;
    char32_t m2 : 24;
};
struct T274 {
    signed char m1 __attribute__((__packed__));
    short_2 m2[1];
    Pair (*m3)[3], m4, m5 __attribute__((__packed__));
    char m6;
    longlong_1 (*m7)[3], m8[2][3];
    int m9[];
};
struct __attribute__((aligned(2))) T275 {
    short : 12;
    int : 0;
    T272 m1, m2[1];
    volatile int : 28, m3 : 4, m4 : 13;
    Flag m5 : 3, : 0;
    struct {
        struct {
            __align__(4) float4 *m1, (*m2)[3], m3 __attribute__((__packed__));
        } __attribute__((packed));
        struct __attribute__((packed, aligned(1))) N61 {
            int_8 m1 : 32;
            unsigned char m2 : 6;
            int : 11;
        } m4; N61 m5;
        __nv_bfloat16 (*m6[2])(void);
    } m6;
    int64_t m7 : 9, m8 : 64;
    wchar_t m9 : 5;
};
struct T276 {
    __attribute__((aligned(2))) Scoped *m1;
    struct {
        T264 (*m2[2])(void), m3;
        const char * *const *m4, m5;
        int m6[5];
    };
    long3 *m7 __attribute__((packed, aligned(2)));
    Unnamed m8, m9[1], *const *m10;
};
struct T277 {
    int_8 m1 : 4;
    float1 m2;
    bool m3[5], m4;
    float2 (*m5)[3], *m6, *m7;
    __half2 m8, *m9, *m10[2];
    unsigned long : 0;
    int16_t : 13;
} __attribute__((packed));
struct T278 {
    bool : 1, m1 : 8;
    int m2 : 19;
    double4_16a m3[2][5];
    unsigned long long m4 : 4;
    int m5 : 32;
    char16_t m6 : 6;
};
struct __align__(2) T279 {
    T244 m1[2];
    int_4 (*m2)(int);
    alignas(128) T240 m3;
    float m4[4];
    Pair m5[3], *m6[2], (*m7[2])(void);
    Unnamed *m8[2], m9;
} __attribute__((packed));
struct T280 {
    Unnamed m1 : 32;
    Plain m2 : 32;
    int_8 : 6;
    unsigned long m3 : 64;
    uint32_t : 30;
    int16_t m4 : 16 __attribute__((__packed__)), m5 : 16;
    ptrdiff_t m6 __attribute__((aligned(8)));
} __attribute__((packed));
struct T281 {
    bool m1 : 8;
    long long m2 : 64;
    unsigned char : 1, m3 : 8;
    Flag m4 : 8, m5 : 4, m6 : 6;
    unsigned __int128 *m7[2];
};
struct T282 {
    long4 m1[2];
};
struct T283 {
    bool m1 : 8;
};
struct T284 {
    enum Negative m1 : 32 __attribute__((aligned(1)));
    Plain m2 : 32, m3 : 5, m4 : 32;
    char m5 : 5;
    unsigned char m6 : 8;
    float m7;
    __int128 (*m8)[3], m9[2], m10[4][2];
    unsigned long m11 : 34;
    short m12 : 11, m13 : 2, m14 : 3 __attribute__((packed));
};
struct __attribute__((packed, aligned(8))) T285 {
    longlong_1 m1 : 25;
    T280 m2[5], m3, m4[2];
};
struct T286 {
    T284 *m1, m2[1];
    uchar3 m3[5];
    struct __align__(16) {
        dim3 (*m1)[3];
        struct {
            enum Negative m1[7];
        } m2;
        __nv_bfloat162 *const *m3, m4;
        __attribute__((aligned(8))) enum Negative m5 : 32;
    } __attribute__((packed)) m4[5];
    T276 m5[7] __attribute__((packed));
    char_2 m6 : 4;
    int_16 m7 : 3;
    bool m8 : 8;
};
struct __align__(4) T287 {
    struct {
        T279 (*m1)(int), m2, m3;
        struct __attribute__((packed)) {
            struct {
                Pair m4, m5[1] __attribute__((__packed__));
                T247 m6[4];
                unsigned __int128 m7[5][5], (*m8)(int);
                char_2 m9[2];
            };
            int_16 (*m10)(int) __attribute__((aligned(2)));
        };
    };
    char m11[];
} __attribute__((aligned(64)));
struct __attribute__((packed, aligned(4))) T288 {
    struct {
        cuComplex m1, (*m2)(int), m3[5][5];
        int_8 m4 : 15, m5 : 3;
    } __attribute__((packed));
};
struct T289 {
    ptrdiff_t m1;
    Odd *m2[2];
    __attribute__((aligned(1))) long m3;
    const char * m4;
    struct {
        cuComplex m1;
        Small m2, (*m3)[3];
        enum Negative m4 : 4;
        T277 m5 __attribute__((packed, aligned(4)));
    } m5;
    T276 m6 __attribute__((packed, aligned(4)));
    Pointed_8 m7[1][2] __attribute__((aligned(1)));
    T284 *m8;
};
struct T290 {
    signed char (*m1)(int);
    T254 (*m2[2])(void);
    struct __attribute__((packed)) {
        long long m3;
        int_8 *m4;
        short_2 m5;
    } __attribute__((packed));
    T258 *const *m6, (*m7)[3] __attribute__((aligned(1)));
    cuDoubleComplex m8;
};
struct __attribute__((aligned(16))) T291 {
    union __attribute__((packed)) N67 {
        struct N66 {
            longlong_1 m1[1];
            char32_t m2[1];
        } m1;
        Pointed_2 m2[3];
        union {
            __nv_bfloat162 m3[5] __attribute__((packed));
            Either m4, m5, m6;
            volatile float m7, m8, *m9;
        };
    } m1; N67 m2;
    double m3[5] __attribute__((aligned(8))), *m4, m5[4];
};
struct T292 {
    uchar4 m1;
    size_t m2[3];
    float4 *m3[2], (*m4[2])(void);
    T283 m5 __attribute__((__packed__)), *m6;
    struct {
        bool m7 : 2, : 0, : 2;
        long m8 : 5, m9 : 3, : 20;
        short m10 : 16;
        wchar_t m11 : 32, m12 : 42 __attribute__((packed, aligned(1)));
    };
    T282 m13[5];
    T281 m14, m15;
};
struct T293 {
    longlong2 m1[7];
    struct __attribute__((packed)) __align__(2) {
        struct alignas(16) {
            union N68 {
                int m1 : 69;
                struct {
                    T280 m2, m3, m4;
                    alignas(128) int2 m5;
                    signed char m6, m7;
                    int16_t *m8, m9[7], m10;
                };
            } m1[1]; N68 m2;
            short m3 : 16, m4 : 7, m5 : 5;
        } m2[3];
        long1 (*m3)(int);
    };
    float2 m4, *const *m5, *m6[2];
};
struct __attribute__((packed)) T294 {
    unsigned __int128 m1 : 43;
    uchar2 m2;
    longs m3[4], m4[4];
    int_16 m5 : 2;
    union __attribute__((packed)) __align__(16) {
        uint8_t m1 : 8, : 0, : 0;
    } __attribute__((packed)) m6;
    short m7 : 6, : 3, : 0;
    ulong4_16a m8 __attribute__((__packed__));
    uint8_t m9[1][5];
} __attribute__((__aligned__(1), __packed__));
struct T295 {
    T293 m1;
    __attribute__((aligned(2))) const char * m2, m3[2];
    alignas(128) T293 m4[4];
    Either m5[5];
    longlong4_32a m6;
    longlong1 m7;
    unsigned char m8;
} __attribute__((__aligned__(2), __packed__));
union T296 {
    int m1 : 7;
    char_2 m2 : 8;
    bool m3 : 5 __attribute__((packed)), m4 : 1;
    T285 *m5[2], m6[5][3], (*m7)(int);
    Unnamed m8 : 32, : 0, m9 : 32 __attribute__((aligned(4)));
} __attribute__((aligned(16)));
struct T297 {
    unsigned __int128 m1 : 5, m2 : 4, m3 : 9;
    uchar4 m4, m5 __attribute__((aligned(4))), *m6[2];
    struct {
        longlong_1 m1 : 64;
        struct {
            char16_t m2 : 47;
            __attribute__((aligned(8))) int16_t m3 : 9;
            int_16 m4 : 32;
        };
        int64_t m5 : 8, : 14, : 0;
    } m7;
    cudaTextureObject_t m8[5];
    unsigned char *m9;
    int64_t m10 : 46, m11 : 43;
    __attribute__((aligned(4))) size_t m12 : 40;
};
struct T298 {
    T291 m1;
    Either m2 __attribute__((aligned(1)));
    struct __attribute__((packed, aligned(1))) {
        unsigned m3;
        __align__(4) char16_t m4;
        short3 *m5[2];
    };
    size_t m6;
    __nv_bfloat162 m7 __attribute__((packed)), m8[7][2];
    Either m9, m10[3];
};
struct __attribute__((aligned(2))) T299 {
    alignas(128) unsigned __int128 *m1[2];
    uint4 m2, m3[2], m4;
    longlong_1 (*m5)[3];
    alignas(128) Either *m6[2];
};
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
