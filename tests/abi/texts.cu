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
union T0 {
    longlong1 m1, m2[1];
    Unnamed m3 : 4;
    int16_t m4 : 9;
    Small m5 : 9;
    Small m6 : 16 __attribute__((packed));
    __align__(16) dim3 *m7[2];
    __attribute__((aligned(4))) longlong_1 m8 : 64;
    char_2 m9 : 8, m10 : 2;
} __attribute__((packed));
struct T1 {
    __align__(1) enum Negative m1 : 32 __attribute__((__packed__));
    __align__(2) long long m2 : 64;
} __attribute__((aligned(4)));
union T2 {
    ulong2 m1 __attribute__((aligned(2)));
    int_8 m2 : 32;
    char_2 m3[5];
    size_t m4 : 3;
};
_Pragma("pack(push, 1)") struct T3 {
    struct {
        T0 m1[4];
    };
};
_Pragma("pack(pop)")
struct T4 {
    __align__(2) unsigned long long m1 : 39;
    int m2 : 2;
    unsigned long long m3 : 19;
    T3 m4[2], (*m5[2])(void), *m6;
    Scoped : 3, m7 : 3;
} __attribute__((packed));
struct T5 {
    Plain *m1[2] __attribute__((aligned(1)));
    long4 *m2;
    struct {
        struct {
            __attribute__((aligned(8))) char16_t m3 : 16;
        };
        int16_t m4 : 5;
        T0 m5, m6, *m7[2] __attribute__((packed));
    };
    char1 (*m8)[3], *const *m9;
    short m10, m11, (*m12)(int);
    Plain m13[3];
};
struct T6 {
    struct {
        Unnamed m1, m2, m3[4];
        uint3 m4[4];
        __half_raw m5[4];
        float4 m6, m7 __attribute__((__packed__)), m8[2];
    };
    char_2 m9 : 5;
    struct {
        int : 29;
        short_2 : 3;
        long m10 : 64;
        Unnamed m11 : 5, : 0;
    };
    T4 m12, *m13;
    double m14[];
};
struct T7 {
    Wide m1 : 64 __attribute__((__packed__));
    T4 (*m2)(int) __attribute__((__packed__)), m3;
    uint32_t m4 : 9 __attribute__((packed, aligned(4))), m5 : 27;
};
struct __align__(2) T8 {
    struct {
    } __attribute__((__aligned__(2), __packed__)) m1;
    wchar_t m2;
};
struct T9 {
    float3 *m1, *m2;
};
struct T10 {
    Scoped m1 : 1, m2 : 4;
    unsigned char m3 : 3, : 0;
    unsigned m4 : 20;
};
struct T11 {
    T5 m1;
} __attribute__((aligned(4)));
union T12 {
    char32_t m1 : 32, : 24;
    Unnamed : 0, m2 : 14 __attribute__((aligned(4))), m3 : 2;
    int : 0;
    Flag : 1;
    volatile int m4 : 8, m5 : 32 __attribute__((__packed__));
};
union alignas(32) T13 {
    struct alignas(8) {
        wchar_t m1 : 4;
        Small : 0, m2 : 16;
    };
    T9 m3[5][1], m4, (*m5[2])(void);
} __attribute__((packed));
struct __attribute__((packed)) __align__(2) T14 {
    uint3 m1;
    int : 17;
    int1 m2[1];
    ulong4_32a m3[2], (*m4)(int);
    bool : 0, m5 : 1;
    alignas(128) cudaTextureObject_t m6;
    uint8_t *m7, m8;
};
struct T15 {
    union {
        Small *m1;
        volatile int m2 : 4;
    };
    double4_16a m3, m4, m5[0][4];
};
struct T16 {
    size_t m1 : 18;
    bool m2 : 1, m3 : 1;
    double m4[];
};
struct T17 {
    uint32_t m1 : 32 __attribute__((__packed__)), m2 : 32;
    int m3 : 5 __attribute__((packed));
    signed char m4 : 4;
    unsigned m5 : 5;
};
struct T18 {
    __attribute__((aligned(1))) signed char m1[2], m2, m3;
    struct {
        cuDoubleComplex (*m4)[3];
        long4_16a (*m5)[3];
        char_2 m6 : 1;
    };
    unsigned long *m7[2];
    struct {
        unsigned m8 : 2 __attribute__((__packed__));
        alignas(128) enum Negative (*m9)[3];
    };
    long m10 : 9;
    int64_t m11 : 64;
    unsigned long long m12 : 4;
};
struct T19 {
};
struct T20 {
    volatile int m1 : 32;
    Plain m2 : 14;
    int_16 : 0, m3 : 23;
    short : 11;
    char32_t m4 : 27;
    int m5 : 17;
    Unnamed m6 : 1;
    longlong1 (*m7[2])(void), m8, m9;
};
union T21 {
    unsigned long long m1 : 4, m2 : 40, : 0;
    half *m3, *m4[2], *m5[2];
    wchar_t m6, m7 __attribute__((__packed__));
};
struct T22 {
    enum Negative m1 : 5;
    Pointed_2 *m2[2], m3[5], m4[5];
    ulong2 m5[3] __attribute__((__packed__)), m6[2], m7;
    T19 m8, m9[2][4], m10[3];
    OddPointer m11[1];
};
struct T23 {
    struct {
    } __attribute__((aligned(2)));
    unsigned m1 : 32;
    T21 (*m2[2])(void), m3[7];
    union {
        Plain m1;
        struct __attribute__((aligned(8))) {
            __align__(2) Scoped *m2, m3[1], m4[4];
            struct {
                short m5 : 9;
                int_8 m6 : 32, m7 : 32;
                long m8 : 2;
            };
            struct N2 {
                ulonglong4_32a m1;
                struct __align__(64) {
                    float2 m2[7] __attribute__((packed, aligned(8))), m3, *m4;
                } __attribute__((__aligned__(16), __packed__));
                Scoped m5, m6;
                short m7;
            } m9;
            int1 m10;
        } __attribute__((packed));
        struct {
            int : 30;
        };
        T12 m11;
    } m4;
    __align__(2) T20 (*m5)(int);
    Small m6 : 16 __attribute__((packed, aligned(1)));
    __align__(8) uint32_t m7 : 32, m8 : 32, m9 : 1;
    union __attribute__((packed)) __align__(2) {
        longlong2 *m10;
        short m11 : 3, m12 : 8, m13 : 3;
        longlong_1 : 0;
        unsigned short m14 : 8;
    } __attribute__((__aligned__(32), __packed__));
} __attribute__((aligned(1)));
#pragma pack(2)
union T24 {
    alignas(128) volatile float m1 __attribute__((packed, aligned(8))), m2[5];
    __align__(4) Odd m3;
    short m4 : 13;
    enum Negative m5 : 8;
    Unnamed m6 : 7;
} __attribute__((packed));
#pragma pack()
struct T25 {
    __align__(32) Either (*m1[2])(void);
    size_t m2;
    struct {
        alignas(128) Small m3[2], m4;
        Scoped (*m5)[3];
        __attribute__((aligned(16))) int m6 : 23 __attribute__((packed, aligned(2))), m7 : 8;
        ulonglong4 *m8;
    };
} __attribute__((aligned(1)));
struct alignas(64) T26 {
    uchar2 m1;
    alignas(128) T24 m2;
    T18 m3[5];
};
#pragma pack(push)
#pragma pack(1)
struct T27 {
    T14 *m1, m2[7];
};
#pragma pack(pop)
struct T28 {
    Wide *const *m1;
    short_2 m2 : 8;
    int_8 m3;
    char3 (*m4)(int);
    int16_t m5 : 11;
};
struct T29 {
    Wide m1[5] __attribute__((__packed__));
    struct {
        unsigned m2 : 7, m3 : 32;
        T21 m4[5][1], m5[0], m6;
        Small m7 : 16, m8 : 4, m9 : 5;
        uint8_t m10 : 3 __attribute__((aligned(1)));
    };
    ulonglong4_16a m11, (*m12)[3];
    __align__(2) short1 m13;
    int_16 m14[3] __attribute__((aligned(4))), *const *m15;
    int2 m16[2];
};
struct T30 {
    T26 (*m1)[3], m2[7] __attribute__((packed));
    int : 24;
};
#pragma pack(8)
struct __attribute__((packed)) __align__(1) T31 {
    struct {
        uint32_t m1 : 1, m2 : 32 __attribute__((__packed__));
    };
    double1 m3, m4;
    __nv_bfloat162 m5[5], m6, m7;
    ulonglong4 m8[1];
    struct {
        __attribute__((aligned(1))) double4_16a m9 __attribute__((__packed__)), m10[4];
        T20 m11[3], m12, *m13;
        float *m14[2];
    };
} __attribute__((aligned(2)));
#pragma pack()
union T32 {
    volatile int *const *m1, m2[7], m3;
    int_8 m4, (*m5)[3];
    struct N4 {
        __attribute__((aligned(1))) short_2 m1 : 16, m2 : 16;
        signed char : 1, m3 : 6 __attribute__((aligned(32)));
        Wide m4 : 2;
    } __attribute__((__aligned__(8), __packed__)) m6; N4 m7;
    ulonglong2 m8 __attribute__((aligned(2))), (*m9)[3];
    unsigned __int128 m10 : 120, m11 : 7;
    Unnamed (*m12)(int);
};
struct T33 {
    int16_t : 0;
    unsigned long m1 : 22;
    struct {
        uint8_t m2 : 2;
        char32_t m3 : 7 __attribute__((aligned(8)));
    };
    int m4 : 32;
    struct {
        Tiny *m5[2], m6, m7[7][2] __attribute__((aligned(1)));
        bool m8 : 1, m9 : 1, m10 : 1;
    } __attribute__((packed));
    volatile int m11 : 32;
    short m12 : 3, m13 : 16, : 0;
};
struct T34 {
    wchar_t m1 : 32;
    int m2 : 8;
};
struct __attribute__((packed)) __align__(1) T35 {
    unsigned __int128 m1 : 128, m2 : 99, m3 : 64;
    T25 m4;
    Pointed_8 m5[3];
    int64_t m6 : 9 __attribute__((packed)), m7 : 4 __attribute__((packed, aligned(2))), m8 : 17;
    long m9 : 9;
    struct {
        T22 m10[5];
        Pointed_2 *const *m11;
        int_8 m12[7];
        ushort4 m13 __attribute__((__packed__)), *const *m14;
    } __attribute__((packed));
    T26 *m15, *const *m16;
    struct {
        Pointed_8 *const *m17;
        int m18 : 19;
        struct {
            __align__(1) int16_t m19, *m20[2], m21[2];
        } __attribute__((packed));
        int_8 : 0;
    };
    int m22[];
};
struct T36 {
    float4 m1[1] __attribute__((packed, aligned(1)));
    Small m2[5];
    short_2 m3 __attribute__((__packed__));
};
struct T37 {
    Scoped m1 : 7, m2 : 2, : 0;
    nullptr_t *m3[2], *const *m4, m5[5];
    Small : 12, m6 : 1, m7 : 13;
    cuDoubleComplex m8;
    bool m9 : 1, m10 : 1;
    bool m11 : 1;
    unsigned short m12 : 16;
};
union __attribute__((packed, aligned(1))) T38 {
    long m1 : 56;
    struct {
        signed char m2[3], m3[2];
        __align__(1) int64_t m4 : 26;
        short_2 m5 : 16 __attribute__((aligned(2)));
        short_2 m6[4][1], m7;
    };
    longlong_1 m8 : 6 __attribute__((aligned(8)));
    Plain m9 : 27;
};
struct __attribute__((packed, aligned(4))) T39 {
    union {
        bytes_3 m1 __attribute__((packed, aligned(1))), m2;
        T31 *m3[2];
        Flag m4[0][7], m5;
        int2 *const *m6, m7[1];
    } m1;
} __attribute__((packed));
union T40 {
    volatile int m1 : 32;
    unsigned char m2 : 6;
    Plain m3 : 13 __attribute__((aligned(16)));
    int16_t m4 : 3;
};
struct T41 {
    cudaTextureObject_t m1[4][4];
    __int128 m2 : 7;
    Scoped m3[3], m4, m5[3];
    char_2 *m6[2];
    longlong_1 *m7, m8[2];
} __attribute__((aligned(1)));
struct T42 {
    cudaTextureObject_t m1[3] __attribute__((aligned(1))), m2[3];
    alignas(128) ulong2 m3[3], *m4[2];
    union __attribute__((packed)) {
        int_8 m5[3] __attribute__((packed)), m6[3];
    };
    uint32_t : 0;
};
struct __attribute__((packed, aligned(4))) T43 {
    signed char m1 : 5;
    long long (*m2)[3], m3, m4;
    volatile int m5 : 32, m6 : 2;
    double3 m7[4], *m8[2], m9[4][1];
    struct {
        Plain m10, m11 __attribute__((__packed__)), m12;
        __half m13;
    } __attribute__((packed));
    unsigned long m14 : 64 __attribute__((__packed__));
    char3 m15[4];
};
struct T44 {
    int64_t m1 : 34;
    __align__(2) char m2 : 2, m3 : 1;
    wchar_t m4 : 9;
    volatile float (*m5[2])(void), m6;
    int64_t m7 : 16, m8 : 64, m9 : 64 __attribute__((packed, aligned(4)));
    int_16 *m10;
    longlong_1 m11 : 4;
    uint32_t : 5, m12 : 32, : 21;
};
#pragma pack(4)
union T45 {
    longs m1;
    char_2 *m2, (*m3[2])(void);
    __align__(8) Pair m4;
    double_4 m5;
    struct {
        __attribute__((aligned(1))) T31 m6[1];
        int m7 : 25, m8 : 4;
        unsigned long long m9 : 39;
        longlong_1 m10 : 64;
    };
    T37 m11;
    bool m12[2], (*m13)(int), m14;
    T44 m15;
};
#pragma pack()
struct T46 {
    short_2 m1[0], m2;
    bool m3 : 1, m4 : 1;
    Unnamed m5 : 8, m6 : 5 __attribute__((aligned(4))), : 0;
};
union T47 {
    uint8_t m1, (*m2)[3], m3[5] __attribute__((packed));
    struct N6 {
        longlong1 m1[1];
        __attribute__((aligned(1))) ushort1 m2, m3, m4[4];
        bool m5 : 1, : 1, m6 : 1;
    } m4;
    unsigned char m5[1][2], (*m6)(int), (*m7)[3];
    T42 *m8, *m9, (*m10)[3];
    struct {
        __align__(1) char_2 m11 : 4 __attribute__((packed, aligned(2))), m12 : 8 __attribute__((packed));
        int m13 : 1, m14 : 20, m15 : 1;
    };
    T38 m16, m17;
};
#pragma pack(push)
#pragma pack(4)
struct T48 {
    char_2 : 3;
    wchar_t m1, m2[0];
    short m3 : 7;
} __attribute__((__aligned__(4), __packed__));
#pragma pack(pop)
struct T49 {
    __align__(16) short m1 : 3;
    __int128 : 117, m2 : 91;
    unsigned short m3 : 7 __attribute__((aligned(2))), m4 : 9, m5 : 16 __attribute__((packed, aligned(1)));
    short m6 : 16;
    uint32_t m7 : 32;
    OddPointer m8, m9, m10[1];
    unsigned m11 : 32;
    unsigned char m12 : 8;
};
struct T50 {
    T44 m1[5][2];
} __attribute__((__aligned__(16), __packed__));
#pragma pack(push, name, 8)
struct T51 {
    char_2 m1 : 3, m2 : 6, : 6;
    volatile int m3 : 32;
    unsigned long long m4 : 21;
};
#pragma pack(pop, name)
struct __attribute__((aligned(1))) T52 {
    Plain m1 : 9;
    Plain m2 : 8, m3 : 32, : 0;
    uint32_t m4 : 4;
    enum Negative m5 : 25, m6 : 7, : 4;
    short m7 : 7 __attribute__((packed, aligned(16))), m8 : 16, m9 : 5;
    unsigned short m10 : 16;
    long4_32a m11[1];
};
#pragma pack(push, 2)
struct T53 {
    __align__(1) Wide m1 : 64;
    short m2 : 16 __attribute__((packed, aligned(1))), m3 : 16, : 1;
};
#pragma pack(pop)
struct T54 {
    unsigned m1 : 9;
    struct N7 {
        Odd *const *m1 __attribute__((__packed__));
        short m2 : 14;
        wchar_t m3 : 17, m4 : 32;
    } m2; N7 m3;
    struct __align__(2) {
        struct N8 {
            unsigned __int128 m1 : 128;
            T42 (*m2)[3];
            function m3;
        } m1[2];
        double2 *const *m2, *m3[2] __attribute__((packed, aligned(4)));
    } m4;
    union {
        signed char : 0;
        alignas(128) ulong3 m5;
        int m6, m7[4][4];
        char32_t m8 : 32, m9 : 32, m10 : 3;
    } __attribute__((__aligned__(32), __packed__));
    char m11[];
};
struct T55 {
    int_8 m1 : 9;
    int m2 : 32, m3 : 11, m4 : 32;
    int m5 : 16;
    char16_t m6 : 7, m7 : 9, m8 : 2;
    int m9[];
};
struct T56 {
    int16_t m1 : 4;
    bool : 0;
    unsigned short m2[2][7];
};
struct T57 {
    unsigned m1 : 32;
    __align__(4) cuComplex *const *m2, m3[7][2];
    short : 9;
    int : 0, m4 : 14, m5 : 17;
    __int128 m6 : 128;
    Scoped : 0, : 1;
    T47 m7[0], (*m8)[3], m9;
    union {
        __align__(2) int_16 m10[0][7];
        wchar_t m11 : 32;
    };
};
struct T58 {
    short_2 m1 : 3, m2 : 7;
    T43 *const *m3;
};
struct __attribute__((packed)) __align__(16) T59 {
    short_2 *m1;
    struct N11 {
        size_t m1;
        struct {
            struct {
                Scoped (*m1)[3];
                signed char : 4, m2 : 8, m3 : 2;
                __attribute__((aligned(2))) unsigned m4 : 19, m5 : 3;
                char_2 m6 : 4;
            } __attribute__((aligned(2)));
            char32_t m7 : 32, : 1;
            longlong4_32a m8[4];
        } __attribute__((aligned(1))) m2;
        int64_t m3[4] __attribute__((packed));
    } m2; N11 m3 __attribute__((__packed__));
    Flag m4 : 1;
    double m5[0][5], (*m6)[3];
    wchar_t : 18;
} __attribute__((packed));
struct T60 {
    struct {
        int_16 : 0;
        long m1 : 8;
    } __attribute__((__aligned__(8), __packed__));
    struct {
        int m2[7], m3[1] __attribute__((__packed__));
        int64_t *const *m4;
        struct __attribute__((packed)) {
            struct {
                __half2 *m1[2];
            };
        } m5;
    };
    size_t m6 : 7;
    Plain m7[2];
    enum Negative m8 : 32;
};
struct T61 {
    T58 m1;
};
struct T62 {
    enum Negative m1 : 2;
    ulong4_16a m2[5];
    union {
        T61 m3[7];
    } __attribute__((aligned(2)));
    T61 m4[7];
    struct {
        Either m1, *const *m2, m3;
        Pointed_2 m4, m5;
    } m5;
};
struct T63 {
    unsigned long long m1 : 54;
} __attribute__((aligned(8)));
#pragma pack(push, name, 2)
struct alignas(16) T64 {
    size_t m1 : 64;
    short_2 m2 : 4 __attribute__((aligned(1)));
    long m3 : 28, m4 : 64;
    bool m5 : 1;
    unsigned char m6 : 5, m7 : 8;
    char16_t m8 : 9;
    struct N14 {
        struct {
            int_16 m1 : 32 __attribute__((packed));
            T58 m2, m3[2];
        };
    } m9;
};
#pragma pack(pop, name)
struct T65 {
    Small m1;
    struct {
        struct __attribute__((packed, aligned(1))) {
            wchar_t m2 : 2, : 0, : 0;
            union alignas(8) {
                int_4 m3;
            };
            __align__(1) Small m4[0] __attribute__((aligned(1))), m5, m6[2];
            int_4 m7[0][4];
        };
    };
};
struct T66 {
    uint32_t m1 : 23;
    ulonglong4 m2 __attribute__((aligned(1))), (*m3)[3];
    unsigned long long m4[4];
    bool m5 : 1, m6 : 1 __attribute__((__packed__)), m7 : 1;
    Small m8;
    half m9 __attribute__((packed));
    T58 (*m10[2])(void);
};
struct T67 {
    __align__(2) Plain m1 : 2;
    ulonglong4_16a m2[2], m3[4];
    uint32_t : 31;
    __align__(64) __int128 m4 : 128, m5 : 70, m6 : 91;
    char32_t m7 : 5;
};
struct __attribute__((__packed__)) T68 {
    char32_t *m1, m2;
    short_2 m3;
    struct N15 {
        int_16 m1 : 6, : 5;
        size_t m2 : 60, m3 : 8;
        __align__(4) Scoped m4 : 8 __attribute__((aligned(2)));
        signed char : 4;
    } m4; N15 m5;
    uint32_t m6;
    T64 *m7 __attribute__((__packed__));
    unsigned long long m8 __attribute__((aligned(32)));
} __attribute__((packed));
union T69 {
    Plain m1 : 10;
    struct {
        unsigned m2 : 1;
        long long m3 : 64;
    } __attribute__((__aligned__(1), __packed__));
    short : 0;
    unsigned long long m4 : 1;
} __attribute__((packed));
struct T70 {
    unsigned char : 0;
    uint8_t m1;
    short_2 *m2, *m3[2], *m4[2] __attribute__((__packed__));
    int m5[];
};
union T71 {
    long2 m1;
    T61 m2[1];
    T60 (*m3)[3];
};
struct T72 {
    __align__(16) unsigned long m1 : 6;
    __attribute__((aligned(4))) T68 *m2[2], m3[5] __attribute__((__packed__));
};
struct T73 {
    struct {
        volatile int (*m1[2])(void);
        double4_16a m2[5], m3, (*m4)[3];
        wchar_t : 4, m5 : 32, m6 : 32;
    };
    __attribute__((aligned(2))) unsigned long long *m7[2] __attribute__((aligned(4))), m8 __attribute__((__packed__));
    uint4 m9;
};
struct T74 {
    signed char m1 : 7;
    T62 m2 __attribute__((packed, aligned(2)));
};
struct T75 {
    __attribute__((aligned(1))) uint32_t m1 : 3, m2 : 6;
    unsigned short m3 : 11;
    unsigned long m4 : 64, m5 : 1;
} __attribute__((packed));
struct T76 {
    __attribute__((aligned(1))) long long m1 : 8;
    Pointed_8 *m2, m3[1];
    Pointed_2 m4[1];
    T73 (*m5)[3], *const *m6;
    wchar_t (*m7)(int), m8[1], m9;
    unsigned long m10 : 4;
};
struct __attribute__((__packed__)) T77 {
    T74 m1, (*m2)[3], m3;
    Unnamed m4 : 32;
    struct __attribute__((packed, aligned(1))) {
        int_16_also m1[7], m2, (*m3)[3];
    } m5;
    unsigned long long m6 : 64;
};
struct __align__(4) T78 {
    unsigned short m1 : 4;
    __attribute__((aligned(2))) Plain m2 : 25;
    bool m3 : 1, m4 : 1;
    unsigned short : 0;
    uchar3 m5[3] __attribute__((aligned(2)));
    Unnamed m6 : 32, m7 : 32, m8 : 32;
};
struct alignas(8) T79 {
    long long m1 : 9 __attribute__((packed)), m2 : 3;
    short : 15, m3 : 6, m4 : 16;
    volatile int m5 : 5, m6 : 32, m7 : 32;
    uint8_t : 0;
    int64_t m8, *m9[2];
    __attribute__((aligned(2))) int m10 : 1 __attribute__((packed)), m11 : 32, m12 : 20;
    char_2 m13 : 6;
};
struct T80 {
    Scoped m1 : 3;
};
struct __attribute__((packed, aligned(1))) T81 {
    __int128 m1 : 128;
    __align__(16) long m2 : 37;
};
union alignas(16) T82 {
    bool m1 : 1;
    bool : 1, m2 : 1;
    int64_t m3 : 3;
    int m4 : 4;
    int : 0, m5 : 32;
    __align__(1) Wide *m6, m7[0][1];
} __attribute__((__aligned__(1), __packed__));
#pragma pack(push)
#pragma pack(4)
struct T83 {
    T73 m1[2], (*m2)(int), m3[1][2];
    T69 *const *m4;
};
#pragma pack(pop)
union T84 {
    struct {
        __attribute__((aligned(2))) long4 (*m1[2])(void), (*m2)(int), *m3[2] __attribute__((__packed__));
    };
    float m4[2];
    union {
        __align__(1) int_16_also *m5[2];
        Unnamed m6, m7, (*m8)[3] __attribute__((aligned(8)));
    };
    __align__(4) T75 m9, m10;
    longlong2 m11[1], *m12;
};
struct __attribute__((packed)) T85 {
    T74 (*m1[2])(void);
    T74 m2[1];
    long long m3;
};
struct T86 {
    uint8_t : 0;
};
#pragma pack(2)
struct T87 {
    Small m1 : 9;
    bytes_3 m2;
};
#pragma pack()
struct T88 {
    ulong4_32a m1 __attribute__((__packed__));
    struct {
        bool : 1, m1 : 1 __attribute__((packed, aligned(1))), m2 : 1 __attribute__((__packed__));
    } m2;
    ulonglong4_32a m3, m4[2], m5;
    Tiny m6;
    uchar3 (*m7[2])(void), m8;
    longlong1 m9[2] __attribute__((__packed__));
};
struct __attribute__((__packed__)) T89 {
    double4 m1;
    Scoped m2;
    float m3 __attribute__((__packed__)), *const *m4;
} __attribute__((packed));
struct __align__(4) T90 {
    size_t (*m1)(int);
    T85 m2;
    Flag m3, m4[0];
    Tiny m5;
    char32_t m6[2] __attribute__((__packed__));
};
struct T91 {
    int16_t m1 : 6;
    bool m2 : 1, m3 : 1;
    double m4[];
};
struct T92 {
    alignas(128) unsigned char m1;
    function m2, (*m3[2])(void) __attribute__((packed)), m4[1];
    __half_raw (*m5[2])(void), m6;
    Flag m7, m8;
    int m9;
    char4 m10, m11;
    struct N18 {
        long long m1 : 64, m2 : 2, : 0;
        char_2 m3 : 7;
    } m12[1]; N18 m13;
    char_2 m14[1] __attribute__((packed)), m15[1];
};
struct T93 {
    T88 m1, m2;
};
struct __align__(4) T94 {
};
struct T95 {
    OddPointer m1[7], m2[7], m3;
    Wide m4, *m5[2], m6;
    ulong4_16a *m7;
    float4 m8[];
};
union __attribute__((__packed__)) T96 {
    char16_t : 0;
    uint32_t : 0;
    int64_t : 0;
};
struct T97 {
    long long m1 : 64, m2 : 9;
    unsigned m3 : 16;
    long m4 : 7, m5 : 21 __attribute__((__packed__)), m6 : 64;
    ulonglong4 m7[1];
};
union T98 {
    struct __attribute__((__packed__)) {
        unsigned m1 : 4;
        Unnamed m2 : 5;
    };
    Small (*m3)[3];
    signed char m4 : 3;
} __attribute__((aligned(32)));
struct T99 {
    unsigned m1 : 8, m2 : 29, m3 : 32;
    bool m4 : 1;
};
_Pragma("pack(push, 2)") union T100 {
    Plain : 0;
    short_2 m1 : 7 __attribute__((aligned(1)));
    longlong_1 m2 : 42, : 18, m3 : 64;
    bool m4 : 1;
    Scoped m5 : 1;
    short_2 m6 : 5 __attribute__((__packed__));
    int64_t : 63;
};
_Pragma("pack(pop)")
struct T101 {
    long long m1 : 3;
    wchar_t : 25;
    uint32_t m2 : 30;
    T97 m3;
};
struct __attribute__((packed, aligned(2))) T102 {
    union {
        char m1 : 4;
        bool m2 : 1, : 0;
        wchar_t : 18, m3 : 4, m4 : 6 __attribute__((packed, aligned(2)));
        Wide m5[4];
    };
    double4_16a m6[3];
    Flag *m7;
    longlong_1 m8[2];
    T99 m9[3];
    ulonglong1 (*m10)(int) __attribute__((packed, aligned(1)));
    Scoped m11;
    Scoped (*m12)[3];
};
struct __attribute__((__packed__)) T103 {
    T96 (*m1)(int);
    longlong1 m2[2], m3[4] __attribute__((__packed__));
    float (*m4)[3];
    OddPointer (*m5)(int);
    unsigned char m6, *m7;
};
struct T104 {
    bool m1 : 1 __attribute__((packed));
    volatile int m2 : 15, m3 : 5 __attribute__((__packed__)), m4 : 21;
    size_t m5 : 64, : 0, m6 : 64;
    unsigned __int128 m7 : 64 __attribute__((__packed__)), m8 : 14, m9 : 25;
    __attribute__((aligned(4))) T102 *const *m10;
};
struct T105 {
    T101 m1 __attribute__((packed));
};
struct __attribute__((packed)) T106 {
    char32_t : 0, m1 : 3, m2 : 30;
    Unnamed m3 : 32, m4 : 32;
    Plain m5 : 5, m6 : 3;
    int64_t m7 : 33, : 61;
    short4 m8[3];
    Small m9 : 16;
    unsigned long m10 : 8, m11 : 4;
} __attribute__((aligned(16)));
struct __align__(4) T107 {
    uint8_t m1 : 7;
    Small m2 : 9;
    Wide m3 : 57;
    long long m4 : 14, m5 : 15, m6 : 64;
    float m7[7];
    T98 m8;
};
struct __attribute__((packed)) T108 {
    uint8_t m1 : 5;
    int_16 m2 : 32, m3 : 32;
    T106 (*m4[2])(void), m5, m6;
    unsigned m7 : 32, : 0, m8 : 4;
    T96 m9[7] __attribute__((aligned(32))), (*m10[2])(void);
    Small m11 : 5;
};
union T109 {
    float2 m1[4], (*m2)[3], m3[2][5];
    short m4 : 9, m5 : 16, m6 : 12;
    char m7 : 7, m8 : 2, m9 : 8;
    bool m10 : 1;
    Unnamed m11 : 9;
    unsigned __int128 m12 : 102 __attribute__((aligned(8)));
    signed char m13 : 4, m14 : 8, m15 : 8;
    Wide : 0, : 0;
};
struct T110 {
    wchar_t m1 : 3, m2 : 25;
    char m3 : 8, m4 : 5, : 6;
    char16_t m5 : 4;
    unsigned __int128 m6 : 128;
    int m7 : 32, m8 : 32, m9 : 3;
    short m10 : 16;
};
struct alignas(8) T111 {
    struct {
        union {
            Wide m1 : 22;
            Unnamed m2 : 14, m3 : 32 __attribute__((aligned(16))), m4 : 2 __attribute__((packed, aligned(4)));
            Unnamed m5 : 7, m6 : 32, m7 : 2;
        };
        unsigned __int128 m8 : 27;
    };
} __attribute__((aligned(1)));
union T112 {
    union alignas(64) {
        __align__(2) char3 m1, (*m2)[3], m3;
        dim3 m4[3];
        __nv_bfloat16 *m5[2];
    };
    char3 m6 __attribute__((__packed__)), m7 __attribute__((__packed__));
    int m8 : 32;
    longlong_1 m9 : 64;
} __attribute__((packed));
union T113 {
    uchar4 m1, m2;
    int_4 *m3;
    wchar_t m4[3], m5[1], m6;
    int_16 m7[7] __attribute__((__packed__));
    struct N19 {
        union {
            bool m1 : 1 __attribute__((packed)), m2 : 1, m3 : 1;
            Scoped m4 : 4;
            int64_t : 0;
            int64_t m5 : 7 __attribute__((aligned(1)));
        };
        Plain m6;
        float m7[2];
        float *m8;
    } __attribute__((packed)) m8[2]; N19 m9;
};
struct alignas(8) T114 {
    int_8 : 29, m1 : 32, m2 : 28;
};
#pragma pack(push, 1)
struct __attribute__((__packed__)) T115 {
    union {
        int_16 m1;
    };
    T103 m2, m3 __attribute__((__packed__));
    signed char m4 : 6;
};
#pragma pack(pop)
struct T116 {
    char_2 m1 : 8, m2 : 8;
    bool m3;
    struct {
        bool m1 : 1 __attribute__((packed));
        char16_t m2 : 12;
        Wide m3 : 8;
        int16_t m4 : 8;
    } m4;
    struct __attribute__((packed, aligned(8))) {
        struct N21 {
            struct {
                struct __attribute__((packed)) {
                    __nv_bfloat162 m1, (*m2)(int);
                    int2 (*m3[2])(void), m4;
                    ulong1 (*m5)(int);
                    char4 m6, m7 __attribute__((__packed__));
                };
                short3 m8;
            };
            int_16_also *m9[2];
            Plain m10 : 2 __attribute__((aligned(32)));
            alignas(128) short2 *m11;
        } m1; N21 m2;
        __nv_bfloat16 m3[3], m4[1] __attribute__((aligned(16))), m5 __attribute__((__packed__));
        T104 m6[2], m7[1], m8[7] __attribute__((packed, aligned(2)));
        struct {
            long long : 60, m9 : 64;
            int_8 m10 : 7, m11 : 4 __attribute__((packed, aligned(2)));
            short_2 m12 : 16, m13 : 16;
            unsigned short *m14, *m15, *m16[2];
        };
    } m5;
} __attribute__((__aligned__(32), __packed__));
struct T117 {
};
#pragma pack(push, name, 2)
union __attribute__((__packed__)) T118 {
    char16_t m1 : 16;
    int_8 m2[1], (*m3)(int) __attribute__((__packed__));
    int16_t m4 : 8, m5 : 5, m6 : 16;
    int_4 *m7[2], (*m8)(int), m9;
    cuDoubleComplex m10, m11[3], m12;
    T111 *m13;
};
#pragma pack(pop, name)
#pragma pack(1)
struct T119 {
    int m1 : 14, m2 : 6;
    unsigned char m3 : 8;
    unsigned long m4 : 64 __attribute__((aligned(1)));
    int m5 : 32, m6 : 7, m7 : 6;
    signed char m8 : 8;
    char m9 : 7 __attribute__((__packed__));
    __attribute__((aligned(16))) long long m10 : 1, m11 : 5;
};
#pragma pack()
#pragma pack(push)
#pragma pack(1)
struct __attribute__((__packed__)) T120 {
    short_2 (*m1[2])(void);
    long long *const *m2;
    uint4 m3;
    bytes_3 m4 __attribute__((packed)), m5[0];
    ulonglong4_32a m6[4], m7, (*m8)[3] __attribute__((__packed__));
    __align__(2) unsigned m9[7] __attribute__((__packed__));
    __align__(8) Scoped m10;
};
#pragma pack(pop)
struct alignas(16) T121 {
    T110 m1[3];
    uchar1 *m2;
    Small (*m3)[3];
    const char * (*m4)(int);
};
_Pragma("pack(push, 8)") struct __attribute__((__packed__)) T122 {
    unsigned __int128 m1 : 6, m2 : 5 __attribute__((packed, aligned(1))), m3 : 2;
};
_Pragma("pack(pop)")
struct T123 {
    T118 m1;
    struct __attribute__((packed, aligned(8))) {
        const char * m2;
        int m3 : 32;
        Plain : 0, m4 : 32, : 0;
    } __attribute__((packed));
    half m5;
    unsigned long long m6;
    T115 m7, m8[3];
    struct {
        short_2 m9 : 16 __attribute__((aligned(1))), m10 : 16, m11 : 4;
        int_4 *m12;
    };
} __attribute__((__aligned__(2), __packed__));
struct T124 {
    T122 *const *m1;
    unsigned m2;
};
struct T125 {
    T114 m1[5], m2;
} __attribute__((aligned(8)));
struct T126 {
    T114 (*m1)(int);
    Wide m2[1], m3[1], (*m4)[3];
    unsigned m5 : 15;
    cuComplex m6[3][4];
};
struct T127 {
    unsigned long m1, m2[1], m3;
    int_4 m4[4];
    double4 m5, m6[1];
    cudaTextureObject_t m7, *m8, m9;
    __half m10 __attribute__((packed)), m11[3], m12 __attribute__((__packed__));
    int m13, m14, *m15[2];
    struct __attribute__((aligned(2))) {
        unsigned m16 : 27;
    };
};
#pragma pack(push, name, 1)
struct T128 {
    T122 *m1[2], m2;
    T125 m3[5], (*m4[2])(void);
} __attribute__((aligned(4)));
#pragma pack(pop, name)
union T129 {
    struct N23 {
        unsigned long m1 : 28;
        longlong_1 m2;
        int m3 : 32;
    } m1; N23 m2;
    Small m3 : 16 __attribute__((packed, aligned(1)));
    bool m4 : 1, m5 : 1, m6 : 1;
    unsigned long long m7 : 64;
    unsigned short m8;
};
union T130 {
    uint32_t : 0;
    struct N24 {
        T117 m1[3];
        struct __attribute__((packed)) __align__(1) {
            unsigned m2 : 32;
            __align__(2) ulonglong4 m3[4];
        };
        Pointed_8 m4[0][5], m5;
        struct {
            short : 0;
        };
    } m1;
    int_8 m2;
    long long m3 : 22;
    int m4 : 32, m5 : 23, m6 : 14;
    long3 m7, *const *m8;
    int16_t : 0;
} __attribute__((packed));
struct T131 {
    long long : 17;
    int64_t m1, m2[4] __attribute__((__packed__)), (*m3)[3] __attribute__((__packed__));
};
struct T132 {
    T122 *m1[2], (*m2[2])(void);
    unsigned long long m3 : 64;
    union {
        int m4[5];
        int_16 (*m5)[3];
        union __attribute__((aligned(8))) {
            Scoped (*m6)[3] __attribute__((packed));
            __int128 m7 : 5;
            short_2 m8;
            ulonglong4 m9 __attribute__((packed, aligned(8))), m10;
        } __attribute__((aligned(1)));
        T126 m11;
    };
    unsigned char m12 : 5;
    __align__(16) char4 m13;
    function m14;
    Wide m15;
    unsigned short (*m16)(int), (*m17)(int), *m18;
} __attribute__((aligned(1)));
struct T133 {
    __attribute__((aligned(1))) T123 m1[2], m2;
    T127 m3[5];
    int2 m4;
    __nv_bfloat16 m5 __attribute__((packed, aligned(1)));
    float m6;
    T125 m7, m8[3], m9;
    long4_32a m10[3];
    signed char m11, *m12, m13;
};
#pragma pack(2)
struct __attribute__((packed)) T134 {
    char16_t m1 : 8, : 0, m2 : 12;
    uint32_t m3 : 32, m4 : 27;
    long long m5 : 9, m6 : 7, m7 : 33;
} __attribute__((__aligned__(8), __packed__));
#pragma pack()
struct T135 {
    Wide m1 : 64;
    unsigned __int128 m2 : 128, m3 : 39, m4 : 49 __attribute__((aligned(1)));
    union {
        int_16 : 18;
    } __attribute__((__aligned__(1), __packed__)) m5;
};
#pragma pack(push, name, 4)
struct __attribute__((aligned(2))) T136 {
    struct {
        bool : 1;
    };
};
#pragma pack(pop, name)
struct alignas(32) T137 {
    long long : 42;
    union {
        unsigned long m1 : 29 __attribute__((aligned(8)));
        Small : 0;
        Scoped m2 : 6, m3 : 5, m4 : 4;
    } __attribute__((__aligned__(16), __packed__));
    Unnamed m5 : 6;
    T131 m6[2][3];
    cuDoubleComplex *const *m7;
    __attribute__((aligned(1))) ulonglong4_16a *m8, m9, *m10[2];
};
struct T138 {
    double (*m1[2])(void);
    int_8 *m2, m3[4], m4;
    struct {
        unsigned short m5 : 8 __attribute__((packed, aligned(16))), m6 : 16;
        int m7 : 1;
    } __attribute__((__aligned__(32), __packed__));
    union N26 {
        __attribute__((aligned(1))) int m1 : 32;
        unsigned m2 : 32, m3 : 5;
    } m8;
};
struct T139 {
    char_2 m1 : 8, m2 : 6;
    uint32_t m3[5];
    Scoped m4 : 4;
    int_8 m5 : 32;
    char m6 : 8, m7 : 7;
    volatile int m8 : 7, m9 : 32;
    uint32_t m10 : 32;
};
#pragma pack(push, name, 1)
struct __attribute__((packed, aligned(8))) T140 {
    __align__(1) T138 *m1;
    ulong2 m2;
    short_2 m3;
    struct {
        char m4;
    };
    int_16 *m5[2] __attribute__((packed, aligned(4)));
    struct __attribute__((__packed__)) {
        char32_t m6 : 3;
        __align__(1) unsigned long long m7 : 7;
    } __attribute__((aligned(2)));
    struct alignas(8) {
        int m8 : 5;
        bool m9 : 1;
        int m10 : 32;
        short m11 : 16;
    };
};
#pragma pack(pop, name)
struct T141 {
    unsigned char (*m1[2])(void);
    int_8 : 0;
    T128 m2[5] __attribute__((__packed__));
    unsigned short m3 : 5, m4 : 2, m5 : 16;
    longlong_1 m6 : 39;
    __half_raw m7[2] __attribute__((__packed__));
    T129 m8[5];
    Plain m9 : 32, m10 : 8, m11 : 32;
};
struct T142 {
    Scoped m1;
    ulonglong4 m2[3], *m3, m4[4];
    dim3 *m5;
    Wide : 0;
    unsigned : 25;
    T134 (*m6)[3];
};
struct T143 {
    unsigned short m1 : 16;
    longs m2, m3, m4;
    struct {
        char32_t m5[2], *m6 __attribute__((__packed__)), m7[2];
        bool m8 : 1, m9 : 1 __attribute__((packed)), m10 : 1;
        struct N27 {
            __nv_bfloat162 m1, m2;
            OddPointer (*m3)[3];
            Wide *m4, *m5, m6;
            T135 m7;
        } m11;
    };
    unsigned short m12 : 16;
};
union T144 {
    char16_t m1 : 3;
    enum Negative m2 : 32;
    __align__(64) Tiny *m3, (*m4[2])(void), m5;
    int16_t m6 : 6;
    int_16 (*m7[2])(void);
} __attribute__((aligned(16)));
struct __attribute__((packed)) T145 {
    bool m1 : 1, m2 : 1, m3 : 1;
    uint8_t m4 : 2;
    int64_t m5[4];
    char_2 m6 : 8 __attribute__((packed, aligned(1))), m7 : 6, : 0;
    unsigned m8 : 27;
    struct {
        __attribute__((aligned(2))) Plain m9, m10[5] __attribute__((aligned(8)));
        signed char m11 : 2 __attribute__((packed, aligned(8))), m12 : 8;
    };
    longlong_1 m13 : 64, m14 : 4;
};
struct T146 {
    long long m1 : 64;
    T141 m2[5], m3;
    uint8_t m4 : 2, m5 : 8, m6 : 5;
    __nv_bfloat162 m7[2][7], m8[3];
} __attribute__((__aligned__(32), __packed__));
struct __attribute__((aligned(2))) T147 {
    uint8_t : 0;
    unsigned short m1 : 10, m2 : 16;
    Flag m3 : 1, m4 : 1, m5 : 1 __attribute__((packed));
    int_16 m6, *m7[2], m8;
};
struct T148 {
    OddPointer m1[7];
    short_2 m2[5];
    unsigned long m3, (*m4)[3];
    int_4 *m5[2] __attribute__((__packed__));
    unsigned __int128 m6, m7[5];
};
struct T149 {
    int_16 m1 : 32;
    longlong_1 m2 : 43;
    Wide m3 : 5;
    int_16 m4 : 21;
    unsigned __int128 m5 : 16;
    Small : 0, : 4;
};
union T150 {
    Flag m1[2], *m2[2], m3;
    short m4 : 16;
    bool m5 : 1, m6 : 1, m7 : 1 __attribute__((packed, aligned(1)));
    char16_t m8 : 6, m9 : 10, m10 : 1;
    __align__(4) ulong1 m11;
    longs m12 __attribute__((__packed__));
};
struct T151 {
    union {
        char32_t m1 : 32;
        Tiny m2, (*m3[2])(void), m4[3] __attribute__((__packed__));
        uint8_t m5 : 4;
        short_2 m6 : 3, m7 : 5;
    };
    Scoped (*m8[2])(void);
    T150 (*m9)(int);
    long2 (*m10)(int) __attribute__((packed, aligned(4)));
    cuDoubleComplex m11[3], *m12;
    struct {
        T139 m13;
    } __attribute__((packed));
    struct N28 {
        Flag m1 : 1, m2 : 1;
        double4_16a m3;
        unsigned long long m4 : 64;
    } m14;
    char16_t (*m15[2])(void);
};
struct T152 {
    size_t m1 : 64;
    bool m2 : 1;
    volatile int : 29;
};
struct T153 {
    short m1 : 16;
    unsigned __int128 m2, *const *m3;
    __int128 m4 : 41;
};
struct __attribute__((aligned(2))) T154 {
    struct __attribute__((aligned(1))) {
    };
    signed char m1 : 8, m2 : 7, m3 : 6;
    __attribute__((aligned(2))) wchar_t m4[2][4], m5;
    char16_t : 4;
    longlong4_32a m6, m7, m8[2] __attribute__((aligned(4)));
};
struct T155 {
    const char * m1, (*m2[2])(void);
    function (*m3)[3], m4;
    struct {
        Wide m1 __attribute__((aligned(2)));
        short m2 : 2 __attribute__((aligned(4)));
        volatile int m3 : 27, m4 : 1;
    } m5;
    Flag *const *m6;
    T148 m7;
};
struct T156 {
    Scoped m1 : 8, m2 : 2 __attribute__((__packed__));
    Either m3[5], m4[7][3], m5;
};
_Pragma("pack(push, 4)") struct T157 {
    struct {
        Wide : 0;
        __align__(2) char16_t m1 : 4;
    };
    long m2 : 5;
    longlong1 m3[4];
    __align__(8) bool m4 : 1, m5 : 1;
};
_Pragma("pack(pop)")
struct alignas(8) T158 {
    unsigned long *m1, m2, (*m3)[3];
    volatile int m4 : 32;
};
union T159 {
    volatile int m1 __attribute__((aligned(16)));
} __attribute__((packed));
struct T160 {
    longlong_1 m1 : 4;
    __attribute__((aligned(2))) float m2, m3;
    Scoped m4 : 6;
    struct {
        Wide : 0, m5 : 64 __attribute__((packed, aligned(1))), m6 : 62;
        short m7 : 1;
        uint32_t m8 : 9, m9 : 9, m10 : 4;
    };
};
struct T161 {
    __align__(16) ulonglong4_32a m1;
    Either m2;
} __attribute__((packed));
struct T162 {
} __attribute__((packed));
struct T163 {
    uint32_t m1 : 11;
};
#pragma pack(push, name, 4)
struct T164 {
    enum Negative m1 : 32;
    bool m2 : 1;
    bool m3 : 1;
    __attribute__((aligned(16))) int64_t m4 : 20;
    Wide m5 : 23;
    ulong4_16a (*m6)[3], m7, (*m8)(int) __attribute__((aligned(16)));
    short_2 m9 : 16, : 6, : 0;
    longlong_1 m10;
} __attribute__((packed));
#pragma pack(pop, name)
struct T165 {
    T162 m1[0], m2 __attribute__((packed, aligned(4)));
    uchar3 m3[5];
    alignas(128) Pair (*m4)[3], (*m5)(int), (*m6)[3];
    short4 m7;
};
struct T166 {
    longlong2 (*m1[2])(void), m2[4], m3[1][5];
    T163 m4, *const *m5 __attribute__((packed)), *m6[2];
    struct {
        char m7 : 8;
        uint32_t : 0, m8 : 32;
        Scoped m9 : 3;
    };
    T157 *const *m10 __attribute__((__packed__));
};
struct __attribute__((packed, aligned(1))) T167 {
    T156 m1, m2[3], m3[1];
    ulong2 m4, m5[1], m6;
    T157 (*m7)[3];
    long2 m8;
    struct N30 {
        int16_t m1 : 1;
    } m9;
    uint2 m10;
    int64_t m11[5][2];
} __attribute__((aligned(8)));
struct T168 {
    Unnamed m1[4];
    struct __attribute__((aligned(4))) N31 {
        bool m1 : 1;
        unsigned m2 : 1, m3 : 32 __attribute__((packed, aligned(1))), m4 : 32;
    } m2[3];
    char16_t m3 : 16;
    volatile int m4 : 1, m5 : 4;
} __attribute__((__aligned__(2), __packed__));
struct T169 {
    int64_t m1 : 64;
    T162 m2 __attribute__((aligned(1)));
    int16_t : 0, m3 : 1, m4 : 3;
    long m5 : 26 __attribute__((aligned(32)));
};
struct T170 {
    uint32_t *m1[2] __attribute__((packed)), (*m2)(int), m3;
    struct N32 {
        ulonglong4 m1;
        char_2 m2 : 8, m3 : 1, m4 : 2;
    } m4; N32 m5;
    size_t m6 : 45, m7 : 5;
};
struct __attribute__((__packed__)) T171 {
    longs m1;
    struct {
        __align__(1) T170 *m1 __attribute__((__packed__));
        __attribute__((aligned(4))) longlong4_16a *m2[2];
        char4 m3[1], m4, (*m5)(int);
        enum Negative (*m6[2])(void), (*m7)(int) __attribute__((__packed__)), *m8[2];
    } __attribute__((aligned(1))) m2;
    signed char m3 : 8;
    Unnamed m4 : 32;
    volatile int m5 : 3, m6 : 1;
    unsigned long m7 : 64;
} __attribute__((__aligned__(16), __packed__));
struct __align__(2) T172 {
    char16_t : 4;
} __attribute__((__aligned__(1), __packed__));
struct T173 {
    char_2 m1 : 3 __attribute__((__packed__));
    int16_t m2 : 16, m3 : 16, m4 : 6;
    Flag m5, m6, (*m7)[3];
    int m8 : 13;
    wchar_t m9 : 16, m10 : 32, m11 : 32;
    cudaTextureObject_t *const *m12, (*m13)[3], (*m14)(int);
};
struct T174 {
    alignas(128) __half m1, *m2, (*m3[2])(void) __attribute__((packed, aligned(16)));
    uint8_t m4 : 8;
    int_8 m5, m6[1];
    struct __attribute__((__packed__)) {
        double_4 m7, (*m8[2])(void), (*m9[2])(void);
        struct {
            T171 m10, *m11[2], *const *m12;
            T167 m13 __attribute__((__packed__));
        };
        Plain m14 : 1;
        int *const *m15;
    };
    double4_16a *m16;
    __align__(1) uint32_t m17 : 10, m18 : 32;
    __int128 : 64;
};
union T175 {
    T168 *m1;
    wchar_t m2 : 4, m3 : 1;
    Scoped m4 : 6;
    int16_t m5 : 16 __attribute__((packed)), : 0, m6 : 5;
};
struct T176 {
    long m1 : 33;
    unsigned char m2 : 7, m3 : 7, : 6;
} __attribute__((aligned(2)));
struct T177 {
    unsigned long long m1 : 4;
    char16_t : 0, m2 : 9 __attribute__((__packed__)), m3 : 16;
};
struct __align__(2) T178 {
    uint4 m1[7], m2;
    __int128 m3;
    T168 (*m4)(int);
};
union T179 {
    __align__(2) short_2 m1[5];
    long long m2 : 41;
    T169 m3, m4;
    T175 m5, (*m6[2])(void);
    short4 m7[4];
    float *m8;
    __align__(8) nullptr_t (*m9)[3];
} __attribute__((packed));
struct T180 {
    int_16 m1[4][5];
    struct alignas(16) {
        int : 0;
        volatile float m2[7];
        struct __attribute__((aligned(1))) {
            ushort1 m3[3], m4, m5[3];
            Scoped m6 : 8 __attribute__((packed, aligned(4)));
            unsigned m7 : 13 __attribute__((packed)), m8 : 17;
        } __attribute__((aligned(2)));
    };
    T179 m9, m10, m11[2];
    alignas(128) T171 m12 __attribute__((packed)), m13[2][2] __attribute__((packed));
};
struct T181 {
    struct {
        struct {
            T170 m1[7];
            int : 14;
        };
        int m2 : 1;
    } __attribute__((packed));
    struct {
        uint8_t (*m3)[3];
        unsigned __int128 *m4[2], (*m5[2])(void), *m6[2];
        double1 m7[5] __attribute__((packed, aligned(16)));
    };
};
struct __attribute__((packed, aligned(2))) T182 {
    __attribute__((aligned(16))) Flag m1 : 1, m2 : 1;
    Flag : 0;
    float3 m3;
};
struct T183 {
    long long m1 : 62;
    longlong4_32a (*m2)(int);
} __attribute__((__aligned__(1), __packed__));
struct T184 {
    Unnamed m1 : 1;
    signed char m2 : 3;
    longlong3 m3, m4, (*m5)[3] __attribute__((aligned(4)));
};
union __attribute__((__packed__)) T185 {
    struct __attribute__((aligned(32))) {
        unsigned long m1 : 5;
        struct __attribute__((packed)) __align__(1) {
        };
        struct {
            __align__(2) enum Negative m1;
        } m2;
        __int128 m3 : 9;
    } m1;
    unsigned long long m2 : 13, m3 : 64, m4 : 64;
    cudaTextureObject_t m5[5];
    struct N36 {
        char16_t : 0;
        float1 m1[1][5] __attribute__((__packed__)), m2[5], (*m3)[3];
    } m6; N36 m7;
    Wide m8 : 5, m9 : 5 __attribute__((packed, aligned(1)));
    T176 (*m10[2])(void), m11[4];
    short m12 : 14, m13 : 16 __attribute__((packed, aligned(8))), m14 : 8 __attribute__((__packed__));
    __attribute__((aligned(2))) Plain m15 : 30;
};
#pragma pack(push)
#pragma pack(1)
struct T186 {
    T183 m1[4];
};
#pragma pack(pop)
struct __attribute__((packed)) __align__(4) T187 {
    unsigned long m1 : 4;
    unsigned __int128 : 118;
    bool m2 : 1;
    int : 14;
    char m3[];
};
struct T188 {
    double4 m1;
    unsigned m2 : 9;
    short m3 : 9, m4 : 7, m5 : 7;
    double2 m6[2], *m7;
    function m8[1] __attribute__((packed));
    T184 m9;
} __attribute__((__aligned__(2), __packed__));
union T189 {
    unsigned long m1 : 43, m2 : 64, : 0;
} __attribute__((__aligned__(32), __packed__));
union T190 {
    int_8 m1[1];
} __attribute__((aligned(4)));
struct __attribute__((aligned(16))) T191 {
    short_2 m1;
    int64_t m2 : 7;
} __attribute__((packed));
struct T192 {
    size_t m1 : 10;
    char16_t m2 : 4, m3 : 16, m4 : 2;
    union __attribute__((packed, aligned(1))) {
        int64_t m5 : 6;
        unsigned m6 : 6;
    };
    int_8 *m7[2];
    Scoped m8 : 8, m9 : 5, : 0;
    int64_t m10 : 12, : 12, m11 : 3;
    unsigned char m12 : 7;
    char32_t : 6;
};
struct T193 {
    double m1, m2[1];
    longlong_1 m3[4];
    char3 (*m4[2])(void);
    T184 *const *m5, m6, m7[7];
    unsigned char m8[4] __attribute__((aligned(8)));
    longlong_1 *m9[2] __attribute__((packed)), m10[1] __attribute__((packed, aligned(1)));
    ulong1 *m11, m12[5][3], (*m13[2])(void);
};
struct T194 {
    struct {
        int_16 m1 : 1;
        Unnamed m2[5];
        Pointed_8 *m3;
        __align__(1) T186 (*m4)(int), m5[3], m6;
    };
    char32_t m7 : 4;
    short m8 : 3 __attribute__((__packed__));
    unsigned __int128 m9 : 128, m10 : 128 __attribute__((packed)), : 57;
    Plain m11 : 27;
    ulong4_32a *m12;
    Unnamed m13;
};
struct T195 {
    int_4 m1[1], m2;
} __attribute__((aligned(8)));
struct T196 {
    struct __attribute__((packed)) __align__(2) {
        __nv_bfloat162 m1;
        longlong4_16a m2, (*m3[2])(void);
        Wide m4[2];
    } m1;
    volatile float *const *m2, (*m3)(int);
};
_Pragma("pack(push, 8)") struct alignas(8) T197 {
    volatile float m1;
    Pointed_2 m2[5];
    struct N38 {
        int m1 : 8;
    } m3[5]; N38 m4;
    struct {
        __align__(16) Either m5[7];
        long long : 0, m6 : 8;
        unsigned long m7 : 8;
        __int128 m8 : 47;
    };
    int_16 m9[2], (*m10[2])(void) __attribute__((packed, aligned(2))), m11;
    Odd (*m12)(int), (*m13)(int), m14[2][1];
    half (*m15)[3], m16[3];
};
_Pragma("pack(pop)")
#pragma pack(push, name, 8)
struct T198 {
    Odd *m1;
    uint32_t m2 : 32 __attribute__((__packed__));
    unsigned __int128 m3 : 9;
    __attribute__((aligned(16))) unsigned char m4 : 1;
    __align__(2) long (*m5)(int), m6[4][1], *m7[2];
    size_t *const *m8;
    T197 m9;
};
#pragma pack(pop, name)
struct T199 {
    volatile int m1 : 6;
    double_4 *const *m2;
    unsigned long long m3 : 64 __attribute__((__packed__));
    int_16 m4, (*m5)[3] __attribute__((packed, aligned(16))), m6[3];
    unsigned long long m7 : 64, m8 : 64;
    int64_t m9 : 49;
};
union T200 {
    short_2 m1[7], m2[3];
    unsigned long long m3 : 1;
    T196 m4, m5;
    T197 (*m6)[3], *const *m7;
    T188 m8, m9[2];
    T194 m10 __attribute__((__packed__)), m11, m12;
    Small m13 : 9, m14 : 16;
};
union T201 {
    longlong_1 m1 : 64;
};
struct __attribute__((aligned(8))) T202 {
    half m1[4];
    short_2 m2[5], m3[1][2];
    unsigned long m4 : 40, : 49, m5 : 64;
    double m6[5] __attribute__((packed));
    char (*m7)[3];
    char16_t m8 : 16;
} __attribute__((__aligned__(1), __packed__));
union T203 {
    nullptr_t (*m1[2])(void), *m2[2], *m3;
    struct {
        Small m4 : 16;
    };
    unsigned long long m5;
};
struct T204 {
    short_2 m1 : 16;
};
union T205 {
    unsigned __int128 m1 : 128, m2 : 69, m3 : 128;
    int : 23;
    __attribute__((aligned(4))) unsigned m4 : 9;
    short3 (*m5)(int);
    Unnamed m6 : 32, : 0;
    struct N40 {
        struct N39 {
            enum Negative m1 : 32;
            __nv_bfloat16 *m2, m3[4] __attribute__((__packed__)), (*m4)(int);
            Flag m5 : 1, : 1, m6 : 1;
        } m1[2]; N39 m2;
        struct __attribute__((packed, aligned(4))) {
            enum Negative m3 __attribute__((packed, aligned(2))), m4;
            T202 (*m5)[3];
        } __attribute__((aligned(1)));
        long long m6 : 64;
    } m7;
    T199 m8[2], *const *m9;
};
struct T206 {
    wchar_t m1 : 13;
    __align__(8) longlong_1 m2 : 6, m3 : 64;
};
struct __align__(4) T207 {
    T199 m1 __attribute__((packed, aligned(4))), m2;
    ushort2 m3;
    int m4 : 30, m5 : 2;
    volatile int m6 : 18;
    struct __attribute__((__packed__)) {
        __int128 m7 : 2;
        ushort2 m8[0];
        Flag (*m9)[3];
    } __attribute__((packed));
    T195 m10[5], *const *m11, m12[3][7];
    Pair (*m13)(int), m14[5], m15[1][0];
};
struct T208 {
    char_2 m1 : 8;
    int m2 : 4, m3 : 9;
    short_2 m4, m5[7][2];
    longlong_1 : 14;
    unsigned char (*m6[2])(void), (*m7)(int), m8;
    signed char : 0, m9 : 8;
};
_Pragma("pack(push, 1)") struct T209 {
    alignas(128) ulonglong4_32a (*m1)[3], m2[1] __attribute__((packed, aligned(2))), m3;
    struct {
        unsigned : 0;
        int16_t : 0;
    } __attribute__((packed));
    struct {
        T205 *m4[2];
        size_t m5 : 64 __attribute__((packed, aligned(2))), m6 : 7, : 0;
        size_t m7 : 64;
    } __attribute__((packed));
    unsigned m8, m9;
    uint32_t m10;
    char2 m11[7] __attribute__((packed, aligned(2)));
};
_Pragma("pack(pop)")
struct T210 {
    bool m1 : 1;
    volatile int m2 : 32;
    struct {
        unsigned char m3 : 1 __attribute__((packed, aligned(8))), m4 : 8;
        ulonglong4_16a *const *m5;
        longlong_1 m6 : 64;
    };
    unsigned long long m7 : 9, m8 : 2 __attribute__((packed)), m9 : 64;
    alignas(128) float4 m10;
};
struct T211 {
    int16_t m1 : 16;
    unsigned m2 : 1, m3 : 4;
    struct N41 {
        struct {
            char m1 : 8, m2 : 5 __attribute__((aligned(8)));
        } __attribute__((aligned(1)));
        bool m3 : 1;
        T204 m4[2];
    } m4[2];
    __align__(1) unsigned long long m5 : 33, m6 : 1;
    T202 m7[4];
    Plain m8 : 5;
};
struct __align__(1) T212 {
    __align__(1) float *m1;
    struct {
        int64_t m2 : 2;
        ushort4 m3;
        short m4 : 1, m5 : 7;
        signed char m6 : 5, m7 : 8;
    };
    struct N42 {
        __int128 m1 : 128, m2 : 34 __attribute__((aligned(2))), : 61;
        short m3 : 1 __attribute__((packed));
    } __attribute__((aligned(4))) m8; N42 m9;
    unsigned long m10[4];
} __attribute__((packed));
struct __attribute__((packed)) __align__(4) T213 {
    char32_t m1 : 32;
    int m2 : 9, m3 : 4;
    char_2 m4 : 3 __attribute__((__packed__));
    size_t m5 : 40 __attribute__((aligned(1))), m6 : 3;
    int64_t m7 : 1;
    volatile int m8 : 32, : 22;
};
struct T214 {
    const char * *m1[2];
    union {
        struct {
            struct {
                long long m2 : 11;
                union {
                    __align__(4) half m3, m4 __attribute__((packed, aligned(2))), m5;
                    __attribute__((aligned(2))) int_8 m6 : 24;
                    __align__(16) bool m7 : 1;
                    int64_t m8 : 46, m9 : 64, m10 : 41;
                };
            };
        };
        volatile float *m11, *m12[2], m13[4];
        T203 (*m14)[3] __attribute__((aligned(32))), *const *m15, (*m16)(int);
    } __attribute__((packed));
    struct __attribute__((packed)) {
        double (*m17)(int);
        int : 27, m18 : 3;
        bool m19 : 1 __attribute__((__packed__));
    };
    struct {
        __nv_bfloat16 *m20[2];
        T203 *const *m21 __attribute__((packed)), (*m22)[3];
        struct {
            int_16 m23 : 5, m24 : 4;
            short m25 : 5;
            __nv_bfloat16 m26[0];
            struct {
                struct __attribute__((packed, aligned(16))) {
                    char4 m1 __attribute__((aligned(2)));
                    alignas(128) T206 *m2[2];
                    T202 m3[5];
                    short_2 m4;
                };
                signed char m5[2];
            } m27;
        };
        wchar_t m28 : 18;
    };
    bool m29 : 1;
    unsigned __int128 : 8, m30 : 6, m31 : 54 __attribute__((packed));
    Scoped m32;
    struct {
        Unnamed m33 : 32;
        __attribute__((aligned(2))) function m34[1];
        unsigned m35 : 32, m36 : 19, : 0;
    };
};
#pragma pack(push, 1)
struct T215 {
    union {
        int16_t : 0, m1 : 8, m2 : 16;
        T210 m3;
        Small : 0;
    } __attribute__((__aligned__(4), __packed__));
    struct {
        double4_32a m4[7];
    };
    int m5, m6[4], (*m7[2])(void);
    function m8[4] __attribute__((packed, aligned(2)));
    cuDoubleComplex m9[4];
};
#pragma pack(pop)
struct T216 {
    uint32_t m1 : 1, m2 : 21, : 7;
    Scoped m3 : 8;
    int_16 m4 : 32, m5 : 1, m6 : 32;
    char32_t m7 : 5;
    wchar_t m8;
};
struct T217 {
    T215 m1, m2[3][5];
    cudaTextureObject_t m3, m4;
    struct __attribute__((__packed__)) {
        Unnamed m1;
    } m5;
    unsigned short m6;
    T205 m7, m8[7], (*m9)[3];
    T211 m10 __attribute__((packed, aligned(4)));
    long m11[2], *const *m12;
    __align__(8) unsigned long *m13[2];
};
union __attribute__((packed)) __align__(1) T218 {
    Plain m1 : 32;
    alignas(128) nullptr_t (*m2)[3];
    size_t m3 : 20, m4 : 64;
    Flag (*m5)(int);
    wchar_t m6 : 2;
};
struct T219 {
    struct {
        short m1 : 8;
        volatile float m2[2], *const *m3 __attribute__((__packed__));
        Wide m4;
        T210 m5[3];
    };
    T211 m6, m7 __attribute__((__packed__)), (*m8[2])(void);
    uchar2 *const *m9;
    const char * (*m10)[3];
};
#pragma pack(push, 8)
struct T220 {
    union {
        __align__(1) __int128 *m1;
    };
    Wide (*m2)(int);
    char16_t : 0, m3 : 7, : 0;
    struct {
        Flag m4 : 1, m5 : 1, m6 : 1;
        __int128 m7[4][2], m8, (*m9)[3];
        __int128 m10[3];
        short_2 m11 : 13, m12 : 5;
    };
    longlong1 (*m13)[3], m14;
    longlong_1 *m15, *m16 __attribute__((packed, aligned(4))), m17;
    struct __align__(4) {
        struct {
            alignas(128) int_16 m18[0], *m19, (*m20)[3];
            char2 m21;
            int_16 *const *m22;
            ptrdiff_t (*m23)[3];
        } __attribute__((aligned(1)));
        Scoped *m24[2];
        struct __attribute__((aligned(4))) {
            Scoped m25;
            __int128 m26 : 128;
            T217 m27, m28[7], (*m29[2])(void);
            short m30 : 1;
        };
    };
};
#pragma pack(pop)
union __attribute__((__packed__)) T221 {
    int_8 (*m1)(int);
    int_8 m2 : 10 __attribute__((__packed__));
    char_2 m3 : 8 __attribute__((packed, aligned(1)));
    size_t m4 : 64;
    struct {
        ulong1 m5[3];
    };
};
struct T222 {
    Scoped m1 : 4;
    Wide m2 : 9, m3 : 36;
    unsigned short m4;
    short m5 : 16;
} __attribute__((aligned(16)));
union T223 {
    T211 (*m1)[3], m2;
    __align__(4) char32_t m3;
    double2 m4[4][4], m5, m6 __attribute__((aligned(8)));
};
struct T224 {
    char16_t m1 : 16;
    int m2 : 32;
    longlong_1 m3 : 59;
} __attribute__((__aligned__(2), __packed__));
union T225 {
    unsigned char *m1[2], m2, m3[3];
    short3 m4[2] __attribute__((packed));
    alignas(128) T211 m5;
    unsigned char m6 : 8, m7 : 8, m8 : 7 __attribute__((packed, aligned(1)));
    uint32_t m9[7];
    int_16 (*m10)[3];
    Unnamed m11 : 8;
};
struct T226 {
    union {
        int_8 m1;
        Unnamed m2 : 32;
        short m3 : 16;
        char_2 : 4;
    };
    Unnamed m4;
};
struct alignas(128) T227 {
    Small m1[3];
    T217 *m2;
    Wide m3 : 64 __attribute__((packed)), m4 : 64;
    __nv_bfloat16 m5, m6 __attribute__((__packed__)), m7[7];
    uint8_t m8 : 8, m9 : 2 __attribute__((packed, aligned(2))), m10 : 6;
    longs m11[3];
    ulonglong3 m12, m13;
    __align__(2) bool m14 : 1 __attribute__((packed)), m15 : 1 __attribute__((aligned(1)));
};
struct __align__(16) T228 {
    long long m1 : 64;
    T218 m2[1], m3 __attribute__((packed)), *const *m4 __attribute__((aligned(16)));
    float (*m5)[3], m6[2] __attribute__((aligned(1))), *m7[2];
    longlong3 m8[2] __attribute__((__packed__));
};
struct T229 {
    unsigned m1 : 3 __attribute__((packed));
    Unnamed m2 : 32;
    Small m3 : 7;
};
union __attribute__((packed, aligned(8))) T230 {
    long3 (*m1)[3];
    T229 (*m2)[3] __attribute__((packed));
    T225 m3 __attribute__((packed));
    int m4 : 17;
    enum Negative m5 : 18;
    bool : 1;
};
struct alignas(8) T231 {
    T225 m1[2][1] __attribute__((__packed__));
    Scoped m2 : 3, m3 : 8, : 0;
    unsigned long m4[2], (*m5)(int) __attribute__((packed)), m6;
    long long m7 : 64;
    int4 m8;
    __align__(2) half m9 __attribute__((packed)), (*m10[2])(void), (*m11)[3] __attribute__((packed, aligned(1)));
    __align__(4) T218 m12;
    long4_16a m13;
};
#pragma pack(push, name, 1)
struct __attribute__((__packed__)) T232 {
    T226 m1, m2[4], *const *m3;
    bool m4 : 1;
    ulonglong4 m5, m6[4], *m7[2];
    unsigned char m8[5];
    unsigned short m9 : 8, m10 : 16, : 0;
    ptrdiff_t m11[4];
};
#pragma pack(pop, name)
struct T233 {
    int_8 : 7;
    Scoped m1 : 3;
    char m2 : 5;
    Scoped m3 : 1;
};
struct __attribute__((packed)) __align__(1) T234 {
    short1 m1[4], m2 __attribute__((packed));
    union {
    };
    bool m3 : 1, m4 : 1, m5 : 1;
};
struct T235 {
    T224 *const *m1, m2;
    Pointed_8 m3 __attribute__((packed, aligned(2)));
};
struct T236 {
    T226 m1;
    struct {
        Scoped m2 : 6 __attribute__((__packed__));
    };
    struct {
        char16_t m3 : 7 __attribute__((aligned(2))), m4 : 12, m5 : 4;
        ptrdiff_t *m6[2];
    };
    __align__(8) long m7 : 63 __attribute__((aligned(4)));
    unsigned char m8 : 4;
    bool : 1, m9 : 1 __attribute__((packed));
    unsigned __int128 : 0, m10 : 128, m11 : 8;
};
struct __align__(32) T237 {
    longlong_1 m1[4][4], m2, (*m3)(int);
    double (*m4)[3];
    short : 0;
    struct {
        T230 m5, *m6 __attribute__((__packed__)), m7;
        int_16 *m8;
        short_2 m9 : 14, m10 : 16;
        Pointed_2 m11 __attribute__((__packed__));
    } __attribute__((aligned(8)));
};
struct T238 {
    struct {
        unsigned short m1 : 16;
        T237 m2[3], *const *m3, m4[2];
        struct {
            cuComplex m5, m6[0];
            alignas(128) float m7, (*m8)[3], m9;
            union __attribute__((packed)) __align__(2) N45 {
                long long m1 : 16;
                __attribute__((aligned(1))) char m2 : 1, m3 : 8, m4 : 8;
                int_16 m5 : 6;
            } m10[1]; N45 m11;
            struct {
                Small : 0, m12 : 16 __attribute__((aligned(4))), m13 : 1;
            };
        };
    };
};
struct __attribute__((packed)) T239 {
    bool m1 : 1;
    uint8_t m2 : 8 __attribute__((packed, aligned(8))), m3 : 2, : 0;
    int m4 : 32, : 8;
    short_2 m5 : 5;
    uint32_t m6 : 2 __attribute__((packed, aligned(8)));
    signed char m7 : 8;
    Flag : 1;
    unsigned m8 : 8, m9 : 32;
};
struct T240 {
    char32_t m1 : 3;
    struct N46 {
        enum Negative m1 : 23, m2 : 1;
        char_2 : 0;
        Small m3 : 5;
        char16_t m4 : 5;
    } m2[4];
    T234 m3[4];
    T237 m4[2][4];
    signed char m5 : 5;
} __attribute__((aligned(1)));
union T241 {
    Unnamed m1 : 32 __attribute__((packed, aligned(1)));
    int_8 : 7;
    unsigned __int128 m2 : 70, : 0;
    struct {
        unsigned long long m1 : 4;
        int_16 m2 : 16 __attribute__((aligned(8))), m3 : 32;
        char16_t m4 : 16;
    } m3;
} __attribute__((packed));
struct T242 {
    char16_t m1 : 16;
    int m2 : 2;
    volatile int m3 : 22;
};
struct T243 {
    unsigned long m1 : 51, m2 : 35;
    T230 m3;
    size_t m4[7];
    unsigned short *m5[2];
    uint8_t *m6[2];
    uint8_t m7 : 8;
    union __attribute__((packed)) __align__(2) {
        __attribute__((aligned(2))) unsigned m8 : 25;
        longlong_1 m9 : 21, : 0, m10 : 1;
    };
} __attribute__((aligned(4)));
struct __attribute__((aligned(16))) T244 {
    double4_32a m1[5];
    double (*m2)(int), m3, m4;
    union {
        int64_t m5 : 8;
        char m6;
        volatile int *const *m7, *m8, m9[3];
        short m10 : 16;
    } __attribute__((packed));
} __attribute__((aligned(1)));
struct T245 {
    size_t m1 : 6, m2 : 64, m3 : 50;
    int m4 : 32;
    longs m5, m6;
    bool m7 : 1;
    bool m8 : 1;
    size_t m9 : 64 __attribute__((aligned(16))), m10 : 9 __attribute__((packed)), m11 : 51;
    uint8_t : 3, : 0;
    unsigned long m12 : 12, : 0, m13 : 64;
} __attribute__((packed));
struct T246 {
    T237 m1, m2;
    Wide m3 : 3;
    bool : 0;
    uint8_t m4 : 4, m5 : 3;
    int_8 m6 : 3, m7 : 32, m8 : 1;
    unsigned : 4, m9 : 17;
};
struct T247 {
    short m1 : 16, m2 : 16, m3 : 8;
    unsigned m4, (*m5[2])(void);
    char_2 m6, m7[1];
    int_16 : 0;
    struct __attribute__((packed)) N48 {
        unsigned m1 : 4;
        Plain m2[2], m3[5], *const *m4;
        Scoped m5 : 6;
        T243 m6[7][2];
    } m8[5];
    __attribute__((aligned(2))) char_2 m9 : 8, m10 : 3;
    signed char m11 : 8 __attribute__((packed, aligned(2)));
    int m12 : 9, m13 : 32, m14 : 6;
};
struct T248 {
    unsigned long long : 0, m1 : 1, m2 : 6;
    unsigned long long m3[5];
    union __attribute__((packed)) N49 {
        T243 m1, m2, m3[3];
        int16_t : 13;
        bool m4 : 1;
    } m4;
    alignas(128) float4 *m5, m6[3];
    int m7[1];
};
union T249 {
    struct {
        uint32_t m1;
        Flag *const *m2;
        Wide m3;
        bool : 0;
    };
    unsigned short m4 : 3;
    char1 (*m5[2])(void);
};
struct T250 {
    int m1 : 28;
    T237 m2[1];
};
struct T251 {
    short m1 : 7;
    uint8_t m2 : 8 __attribute__((aligned(1)));
    double4 *m3;
    size_t m4 : 45, m5 : 64;
    struct __attribute__((aligned(8))) N50 {
        int_16 (*m1)[3];
        short m2 : 15;
    } m6;
    ushort2 m7[4];
    struct {
        struct __attribute__((packed)) __align__(4) {
            longs m8, m9[3] __attribute__((aligned(2)));
            union {
                union {
                    char_2 m10 : 4 __attribute__((packed)), m11 : 6, m12 : 8;
                    unsigned long long m13 : 28, m14 : 1;
                    size_t m15[5][3], m16;
                };
                short_2 m17 : 1, m18 : 16, m19 : 14;
                __int128 m20 : 103 __attribute__((__packed__));
            };
            char_2 m21;
            T247 m22, *m23[2];
        };
        Either m24[4];
        longs m25[5], m26, m27[1][1];
        T248 m28[7][4] __attribute__((packed, aligned(1)));
    } __attribute__((aligned(8)));
};
struct alignas(32) T252 {
    T243 *m1[2];
    struct {
        enum Negative : 0;
        struct __attribute__((packed, aligned(4))) {
            unsigned long long m2 : 20 __attribute__((__packed__));
        };
    };
    Flag m3;
    int m4 : 32 __attribute__((packed)), m5 : 32 __attribute__((packed)), : 0;
    unsigned char *m6;
    struct {
        T243 m1[4][0];
        size_t m2 : 8, m3 : 9;
    } __attribute__((__aligned__(2), __packed__)) m7;
};
struct T253 {
    char m1 : 6;
    int_16 m2[5] __attribute__((packed)), m3[2];
    const char * m4, *m5;
    int_4 m6;
    T251 *const *m7;
    uchar4 m8[3], *const *m9;
};
struct T254 {
    double m1, *const *m2, m3[3];
    Unnamed m4 : 6;
    T242 (*m5)[3], m6[2][3];
    long : 0;
    short2 m7, m8;
    int2 m9;
};
#pragma pack(push, 8)
struct T255 {
    union {
        struct N52 {
            int_16 m1 : 28 __attribute__((packed));
        } m1; N52 m2;
        Flag m3 : 1;
        struct __attribute__((packed, aligned(4))) {
            unsigned char m4, m5;
            short m6, *const *m7 __attribute__((__packed__)), m8;
            ptrdiff_t m9[1];
            __attribute__((aligned(2))) unsigned m10[4];
        };
        Wide m11 : 64;
    };
    int64_t m12;
    char m13, m14[2];
    __align__(1) float2 m15, m16[3], *const *m17;
    T247 (*m18)[3];
    short_2 m19, m20;
} __attribute__((aligned(2)));
#pragma pack(pop)
#pragma pack(push)
#pragma pack(4)
struct T256 {
    unsigned short m1;
    float2 m2[4];
};
#pragma pack(pop)
union T257 {
    union {
        __align__(4) longlong1 m1;
        T245 m2[2];
        __align__(32) uint8_t m3[5];
        uchar4 m4;
    } __attribute__((packed));
};
struct T258 {
    unsigned m1 : 9, m2 : 10, m3 : 5;
    unsigned long (*m4[2])(void);
    T254 m5 __attribute__((__packed__));
};
struct T259 {
    struct {
        struct {
            short2 m1 __attribute__((__packed__)), m2, m3[2];
            float3 m4;
            union {
                Plain m5, m6, m7[0];
                __align__(4) enum Negative m8[7];
            };
            bytes_3 m9[1] __attribute__((__packed__));
        };
    } m1;
    unsigned __int128 (*m2)(int);
    Flag *m3[2], (*m4[2])(void);
} __attribute__((aligned(1)));
union T260 {
    uchar1 m1, m2;
    ulonglong4_16a m3[1] __attribute__((packed));
    uint8_t m4 : 2;
    longlong_1 m5 : 64, m6 : 54;
};
union T261 {
    struct {
        int16_t m1 : 16;
        float m2[3] __attribute__((__packed__)), m3[1][5];
        int_16 (*m4)(int) __attribute__((packed, aligned(1)));
        int16_t m5 : 9;
    };
    OddPointer *m6 __attribute__((packed));
    struct {
        cuComplex m7, m8[0], (*m9)[3];
        T258 m10, m11[5][1];
        wchar_t (*m12)(int);
        longlong3 m13[2];
    };
    function m14[2], m15[4];
    union __attribute__((packed)) __align__(1) {
        __half2 (*m16)[3], m17[5];
        uchar1 m18[4][2], m19, m20[4];
        struct {
            enum Negative m21 : 5, : 0, m22 : 5;
        } __attribute__((aligned(64)));
        Unnamed m23[5], *m24[2], (*m25)[3] __attribute__((__packed__));
    };
    const char * m26[5] __attribute__((packed, aligned(16))), *const *m27;
};
struct T262 {
    dim3 (*m1[2])(void);
    __align__(1) dim3 m2[0], *m3[2];
    ulonglong4_32a m4;
    unsigned long long m5, *m6;
    int_16 m7[1][7], m8;
    signed char m9[7] __attribute__((packed));
    char32_t m10[5], m11[1], m12[0];
};
struct T263 {
    short m1 : 3, m2 : 7;
    int2 m3, m4, m5[7];
    Wide : 57, : 41;
} __attribute__((packed));
struct T264 {
    uint32_t m1 : 32;
    unsigned m2 : 32, m3 : 7;
    uchar1 *m4;
};
struct alignas(64) T265 {
    __align__(2) char_2 m1 : 8;
    int m2 : 9;
    wchar_t m3 : 2, : 0;
    Wide m4 : 64;
    unsigned m5 : 9 __attribute__((packed));
    int m6 : 14;
};
struct T266 {
    T251 m1;
    alignas(128) T255 m2;
    wchar_t m3 : 32;
    Plain m4 : 6;
    struct {
        bool m5 : 1;
        __attribute__((aligned(4))) int16_t m6 : 16;
    } __attribute__((aligned(16)));
    char16_t : 10, m7 : 6, m8 : 7;
    bool m9 : 1;
};
struct T267 {
    __align__(1) __int128 m1;
    unsigned long long *m2, (*m3)(int);
};
struct T268 {
    struct {
        short m1 : 1, m2 : 8;
        char m3 : 8 __attribute__((packed, aligned(16)));
    } __attribute__((aligned(2)));
    signed char m4 : 5 __attribute__((packed)), m5 : 8;
    Scoped m6 : 8;
    T263 (*m7)[3] __attribute__((aligned(32)));
    char1 m8[4];
};
struct __align__(1) T269 {
    struct {
        long long m1 : 2;
        T254 m2[3], (*m3)[3], m4;
    } __attribute__((aligned(4)));
    const char * (*m5)(int);
};
_Pragma("pack(push, 16)") union T270 {
    struct __attribute__((packed)) {
        Flag (*m1)[3];
        ptrdiff_t (*m2[2])(void);
    };
    __attribute__((aligned(2))) unsigned long long m3 : 8;
};
_Pragma("pack(pop)")
union T271 {
    Plain m1[5];
    int64_t m2 : 9;
} __attribute__((packed));
struct T272 {
    bool m1 : 1;
    const char * *const *m2, m3[7];
    T266 m4, (*m5)(int);
    T267 m6[3], m7, m8;
    unsigned (*m9)[3], *m10[2] __attribute__((aligned(4)));
    int m11 : 1;
    wchar_t m12 : 6;
} __attribute__((packed));
struct __attribute__((packed, aligned(2))) T273 {
    long4 m1[2], m2[1];
    unsigned *const *m3;
};
struct T274 {
    int_16_also m1;
    Scoped m2[4], m3, m4[4];
    struct {
        Unnamed : 22;
    };
    T264 m5;
    struct {
        double m6, *m7[2], m8;
        struct __attribute__((__packed__)) {
            char32_t m9 __attribute__((packed));
            char32_t m10 : 32;
            unsigned short m11 : 4 __attribute__((aligned(2))), m12 : 8;
            bool m13 : 1;
        };
    };
    uint8_t m14[2], m15[7];
    int_16_also m16[2];
};
struct T275 {
    unsigned : 1;
    unsigned m1 : 1, m2 : 5;
    int m3 : 3, m4 : 32;
};
struct T276 {
    unsigned long m1 : 64, m2 : 64, m3 : 28;
    union {
        enum Negative m4 : 32;
    };
    unsigned char m5 : 1;
    signed char m6 : 8;
    long long m7 : 64, m8 : 4, m9 : 5 __attribute__((packed));
} __attribute__((__aligned__(32), __packed__));
#pragma pack(push, name, 4)
struct T277 {
    nullptr_t m1;
    bool m2 : 1;
    longs m3[7];
    int_16 (*m4)(int), *const *m5, m6[4];
    struct alignas(8) N54 {
        size_t m1, m2[5], *const *m3;
        bytes_3 m4;
    } m7; N54 m8;
    short_2 m9 : 14;
    __attribute__((aligned(16))) Plain *m10[2];
    struct N55 {
        T271 *m1, *m2;
        T274 m3;
    } m11; N55 m12;
};
#pragma pack(pop, name)
struct T278 {
    struct {
        uint32_t m1 : 32 __attribute__((packed, aligned(2))), : 0, m2 : 32;
        struct N56 {
            T275 m1[2] __attribute__((packed));
            __attribute__((aligned(32))) long (*m2[2])(void);
            uint1 (*m3[2])(void) __attribute__((aligned(8)));
            Scoped (*m4[2])(void);
        } m3[7];
        T270 *m4[2];
    };
    __align__(2) Scoped m5;
};
struct T279 {
    ulonglong4 (*m1[2])(void);
    Flag m2 : 1, m3 : 1, m4 : 1;
    wchar_t m5 : 19;
    char32_t m6 : 7, : 3;
    unsigned char m7 : 4, m8 : 6;
    Flag m9 : 1, m10 : 1, : 0;
    enum Negative (*m11[2])(void);
};
struct __align__(2) T280 {
    T278 (*m1)(int) __attribute__((__packed__)), m2, *m3;
    alignas(128) double4_32a m4[3][0] __attribute__((__packed__)), m5[3];
    unsigned short m6 : 4;
    function m7;
    uint1 m8[0];
} __attribute__((aligned(32)));
struct T281 {
    Flag m1 : 1;
    signed char : 0;
} __attribute__((__aligned__(2), __packed__));
struct T282 {
} __attribute__((packed));
union T283 {
    T275 (*m1[2])(void);
    __attribute__((aligned(2))) __half2 m2;
    char_2 m3, (*m4)[3], m5[2];
};
struct T284 {
    enum Negative m1 : 32 __attribute__((packed, aligned(2)));
    float (*m2)(int), m3, m4[7];
    unsigned m5 : 32, m6 : 3, m7 : 8;
    bool m8 : 1;
    int m9 : 25, m10 : 32, m11 : 7;
    short m12 : 2;
    signed char m13 : 8, m14 : 4;
    char m15[];
};
struct T285 {
};
struct T286 {
    float (*m1)(int);
    Odd (*m2)(int);
} __attribute__((__aligned__(1), __packed__));
struct T287 {
    int_8 (*m1)(int);
};
struct T288 {
    short_2 (*m1)(int), m2[3], (*m3[2])(void);
    T281 (*m4[2])(void);
    struct {
        signed char m5 : 8, m6 : 5;
        uint8_t m7[1];
    };
    __align__(16) unsigned __int128 m8 : 55 __attribute__((__packed__));
};
union T289 {
    Scoped (*m1)(int), (*m2)(int) __attribute__((__packed__)), m3[5];
    bool m4 : 1 __attribute__((packed));
};
struct T290 {
    uint8_t m1 : 8, m2 : 8, m3 : 8 __attribute__((aligned(8)));
    bool m4[1];
    long long m5 : 9;
    volatile int m6 : 1 __attribute__((packed));
    struct {
        Unnamed m7 : 32;
        unsigned __int128 m8 : 74, m9 : 97, m10 : 9;
    };
    struct N57 {
        longlong_1 m1 : 4;
        int m2 : 32, : 2, m3 : 26 __attribute__((__packed__));
    } m11;
};
struct T291 {
    union {
        uint32_t m1 : 4, : 0;
        Plain m2 : 32;
        Either (*m3)(int), m4;
        Unnamed m5[2];
    } __attribute__((__aligned__(16), __packed__));
    longlong1 m6;
} __attribute__((aligned(2)));
struct T292 {
    struct {
        unsigned __int128 m1 : 128, m2 : 6, m3 : 128;
        Flag m4 : 1;
        ushort3 m5, m6[3], m7;
    };
    short (*m8[2])(void);
    double_4 m9[5];
    __attribute__((aligned(16))) char32_t (*m10)(int) __attribute__((__packed__));
    T281 *const *m11, m12[2];
    char m13[4][7];
};
struct T293 {
    struct {
        int16_t m1 : 7, m2 : 16 __attribute__((packed));
        volatile int m3 : 7;
        bool m4 : 1;
    } __attribute__((packed));
    int16_t m5 : 3, m6 : 7, m7 : 1;
    Small m8[4][2], m9, m10;
    char16_t m11[1];
    char32_t : 0;
    short3 (*m12)(int), (*m13)(int), m14 __attribute__((packed, aligned(2)));
    T286 (*m15[2])(void) __attribute__((aligned(32)));
} __attribute__((aligned(1)));
struct T294 {
    __attribute__((aligned(32))) T288 m1;
    struct {
        const char * (*m2)(int), m3[3], m4;
        double *const *m5;
        T292 (*m6[2])(void), (*m7)[3], (*m8)(int);
        int_4 m9, m10[2] __attribute__((packed)), m11;
    };
    unsigned long m12 : 7, : 3;
    Flag m13 : 1, m14 : 1;
    int64_t m15 : 6;
    unsigned : 0;
};
struct T295 {
};
struct T296 {
    short m1 : 6, m2 : 10;
};
struct T297 {
    int64_t m1 : 64;
    Pointed_8 *m2, m3, (*m4)[3];
    Small m5 : 8 __attribute__((packed));
} __attribute__((__aligned__(1), __packed__));
struct T298 {
    uint8_t : 0;
    char16_t m1 : 9;
};
struct T299 {
    int m1 : 4;
    struct __attribute__((packed)) __align__(16) {
        Tiny (*m2[2])(void);
        short : 0;
    };
    Small m3 : 5;
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
