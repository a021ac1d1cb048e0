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
union __attribute__((aligned(32))) T0 {
    longlong1 m1, m2[7];
    Unnamed m3 : 23;
    __attribute__((aligned(8))) longlong_1 m4 : 25;
    Plain m5 : 2 __attribute__((packed)), m6 : 8 __attribute__((packed));
    __align__(16) dim3 *m7[2];
    __attribute__((aligned(4))) longlong_1 m8 : 27;
    char_2 m9 : 8, m10 : 1;
    bool m11 : 3;
};
struct T1 {
    longlong_1 m1 : 9, m2 : 64, m3 : 39;
    volatile int m4 : 4;
    int64_t m5 : 7, m6 : 9;
};
#pragma pack(push)
#pragma pack(1)
struct T2 {
    __half_raw m1[1], (*m2)[3];
    T0 *m3, *const *m4;
    struct {
        T0 (*m5[2])(void), m6[2], *m7[2];
        uint32_t m8[5];
        T0 m9;
    } __attribute__((__aligned__(2), __packed__));
    T1 m10[7][1], (*m11[2])(void), *m12;
    cuComplex m13;
    struct {
        Scoped (*m14[2])(void);
        struct {
            Plain *m15[2] __attribute__((aligned(1)));
            long4 *m16;
            union {
                struct {
                    __attribute__((aligned(16))) char16_t m17 : 14;
                };
                int16_t m18 : 9;
                int : 19;
            } __attribute__((__aligned__(4), __packed__));
        };
        char1 (*m19)[3], *const *m20;
        short m21, m22, (*m23)(int);
    };
    struct {
        longlong4_16a *m24;
        char *m25, m26[5], *m27[2];
        T0 m28[2], m29;
        double_4 m30;
    } __attribute__((packed));
};
#pragma pack(pop)
struct T3 {
    struct {
        uchar4 m1, (*m2[2])(void) __attribute__((__packed__)), m3;
        struct N1 {
            unsigned short m1 : 16, m2 : 15;
        } __attribute__((aligned(4))) m4; N1 m5;
    } __attribute__((packed));
} __attribute__((__aligned__(2), __packed__));
struct __attribute__((packed)) T4 {
    Plain m1 : 1, m2 : 7, : 9;
    int4 (*m3)(int), (*m4)(int), *const *m5;
    char16_t m6 : 16;
    int_8 m7 : 28;
    __attribute__((aligned(4))) cudaTextureObject_t m8[4], m9 __attribute__((packed));
};
union alignas(16) T5 {
};
struct T6 {
    unsigned __int128 m1 : 7;
    __attribute__((aligned(1))) unsigned m2[7];
};
struct T7 {
    T6 m1[7];
    __attribute__((aligned(2))) cuDoubleComplex (*m2[2])(void) __attribute__((packed, aligned(2)));
    float1 m3[2];
    Unnamed m4[2];
    float m5[7];
    T2 m6[1];
    struct {
        size_t : 15;
        nullptr_t m7, m8[4];
    };
    T6 *m9[2], m10;
};
#pragma pack(push, name, 2)
struct T8 {
    volatile int m1 : 32, m2 : 8;
    size_t m3 : 31;
    unsigned __int128 m4 : 128;
} __attribute__((packed));
#pragma pack(pop, name)
struct alignas(16) T9 {
    Plain (*m1[2])(void);
    char16_t m2 : 16;
    Flag m3 : 8;
};
struct T10 {
    char32_t m1;
    short m2 : 16 __attribute__((packed)), m3 : 2 __attribute__((aligned(1)));
    char_2 m4 : 3;
    int16_t m5 : 16;
    int64_t m6 : 2 __attribute__((packed));
};
struct T11 {
    int_8 m1 : 9 __attribute__((packed));
    signed char m2 : 8;
    unsigned char : 3;
    ulong2 m3, m4 __attribute__((packed, aligned(4)));
    short_2 m5 : 16;
    struct alignas(16) {
        Plain (*m6)(int);
    };
    char32_t m7 : 8;
    double m8[];
};
struct T12 {
    Flag m1 : 4;
};
struct T13 {
    size_t m1[5];
    T4 m2, m3[4], m4 __attribute__((__packed__));
    struct {
        bool m5 : 1;
    };
    OddPointer m6;
    unsigned m7, m8 __attribute__((__packed__)), m9[5];
    struct {
        char : 0;
    };
    struct __attribute__((aligned(4))) {
        unsigned long *m10[2];
    } __attribute__((__aligned__(1), __packed__));
} __attribute__((packed));
struct T14 {
    ulonglong4_16a m1, m2;
    uint32_t : 10, m3 : 3;
    T3 (*m4[2])(void), m5;
    unsigned m6 : 5;
};
struct T15 {
    T3 m1[2][2];
    T13 m2[7];
    T3 m3, *const *m4, m5[2];
    T8 m6, m7;
    int_4 m8[5];
    T12 m9;
    __half m10[4];
};
struct T16 {
    bool m1 : 5 __attribute__((__packed__)), m2 : 8;
    Small m3 : 4;
    char : 4, m4 : 8;
    char_2 m5 : 8;
    __align__(4) T10 m6, m7;
} __attribute__((aligned(2)));
union T17 {
    char m1 : 7 __attribute__((aligned(2)));
};
union __attribute__((packed)) T18 {
    int64_t m1 : 64, m2 : 17;
    int_8 m3 : 3, m4 : 32;
    short_2 : 0;
};
struct __attribute__((__packed__)) T19 {
    Small m1 : 2 __attribute__((packed, aligned(4)));
};
union __align__(4) T20 {
    int_16 : 0, m1 : 2 __attribute__((packed)), m2 : 4;
    volatile int m3 : 2;
    int m4 : 1;
} __attribute__((packed));
union T21 {
    T10 m1, (*m2[2])(void);
    __half_raw m3;
};
struct T22 {
    long m1 : 32;
    signed char m2 : 7, m3 : 1, m4 : 2;
    double m5;
    __align__(8) int m6 : 3 __attribute__((__packed__));
    union {
        bool m1 : 5;
        __align__(16) int m2 : 32;
        wchar_t : 27, m3 : 32;
        unsigned short m4 : 16, m5 : 8;
    } m7[2];
    unsigned m8 : 5, m9 : 9, m10 : 72;
    float4 m11[1][2];
};
union T23 {
    Small m1;
    Scoped m2 : 8 __attribute__((aligned(2))), m3 : 4, m4 : 3;
    struct alignas(8) N3 {
        const char * m1 __attribute__((packed)), m2, m3[4];
    } __attribute__((__aligned__(2), __packed__)) m5;
    int16_t : 0;
    unsigned short m6 : 8;
    __align__(1) signed char m7 : 52;
    unsigned long long : 0;
};
union T24 {
    Wide m1 : 5;
    char_2 m2 : 93, m3 : 70;
    struct {
        Unnamed m4 : 21;
        unsigned long long m5 : 64;
    };
    struct {
        unsigned m6 : 32;
        __int128 m7 : 128, m8 : 128, m9 : 128 __attribute__((packed));
        char (*m10[2])(void) __attribute__((packed));
        __attribute__((aligned(1))) unsigned long m11 : 53;
    } __attribute__((packed));
    union {
        bool m1 : 2;
    } m12;
    longlong_1 m13 : 9, : 0;
    alignas(128) T22 m14;
};
#pragma pack(1)
struct alignas(8) T25 {
    volatile float m1[7];
    T14 *m2, m3[3];
    char32_t m4 : 55 __attribute__((__packed__));
    bool m5 : 7;
    int_16 m6 : 32;
    unsigned long m7 : 61, m8 : 40, m9 : 64;
    size_t m10 : 57;
};
#pragma pack()
struct T26 {
    double2 *m1;
    int4 m2[4] __attribute__((packed)), m3[1];
    T18 m4[7], *m5, m6[7];
    Small : 0, m7 : 6, : 0;
};
struct __align__(2) T27 {
    int64_t m1 : 5;
    uint3 *const *m2;
    short : 0;
    bool m3 : 8, m4 : 8, m5 : 7;
    long m6 : 64;
} __attribute__((__aligned__(1), __packed__));
struct T28 {
    struct {
        T18 m1;
        ptrdiff_t (*m2[2])(void), (*m3)[3], (*m4[2])(void);
        unsigned char m5 : 8;
        struct {
            Wide m6 : 39, m7 : 123;
        };
    } m1;
    int_16 m2 : 32;
    __nv_bfloat162 m3[7], m4 __attribute__((packed)), *m5[2];
    unsigned __int128 m6 : 2, m7 : 128;
};
struct T29 {
} __attribute__((__aligned__(16), __packed__));
struct T30 {
    signed char m1 : 27 __attribute__((__packed__)), m2 : 5;
    unsigned char : 0;
};
struct T31 {
    int_8 m1, m2, m3;
    struct {
        longlong_1 : 40, : 35;
        Plain m4, (*m5)[3], (*m6[2])(void);
    };
};
#pragma pack(push, name, 2)
struct T32 {
    uint32_t m1 : 25, m2 : 2, m3 : 14;
    uint32_t m4 : 29 __attribute__((packed)), m5 : 30, m6 : 2;
    longlong_1 m7[5];
    __attribute__((aligned(4))) long m8 : 56;
    Unnamed : 0;
    double *m9, *m10[2];
};
#pragma pack(pop, name)
_Pragma("pack(push, 2)") struct T33 {
    uint32_t m1 : 69;
    long m2 : 61;
    int : 0, m3 : 14;
    longlong_1 m4 : 38;
    struct alignas(16) {
        Tiny *m5[2], m6, m7[2];
        enum Negative m8 : 9;
    } __attribute__((aligned(2)));
    double4 m9[1], m10[4];
};
_Pragma("pack(pop)")
union T34 {
    T24 m1[7];
    struct {
        unsigned long long m2 : 90;
        uint32_t m3 : 32;
    } __attribute__((__aligned__(8), __packed__));
    T22 (*m4)[3];
    int2 m5;
    struct {
        uint32_t m6 : 32, m7 : 23, m8 : 32 __attribute__((aligned(2)));
        Pointed_8 m9[3];
        int_8 m10 : 8;
        bool m11 : 8;
    };
};
struct T35 {
    Small m1, m2, (*m3)(int);
    union {
        Pointed_2 (*m4)[3], m5, m6;
        union alignas(64) N6 {
            int m1 : 11, m2 : 17;
        } m7; N6 m8;
        uint8_t m9[3][7];
    };
    union {
        __nv_bfloat16 *m10[2], *m11[2], m12[1];
        struct N7 {
            int_8 m1 : 8;
            int m2 : 32;
            Small m3 : 15;
        } m13; N7 m14;
    } __attribute__((__aligned__(2), __packed__));
};
#pragma pack(2)
struct T36 {
    T32 (*m1[2])(void), m2 __attribute__((aligned(16)));
    T25 *const *m3;
};
#pragma pack()
struct T37 {
    unsigned m1 : 12;
    struct __attribute__((__packed__)) {
        char32_t m2 : 32;
        Pointed_2 *m3[2];
    };
    bool m4 : 8;
};
union T38 {
    unsigned m1 : 9 __attribute__((packed, aligned(1))), m2 : 9;
    struct {
        signed char m3[2], m4[4][4];
        Scoped (*m5)[3];
        struct {
            unsigned short m6 : 8, : 0, m7 : 16 __attribute__((packed));
            size_t m8 : 44 __attribute__((packed));
            int m9 : 4;
            enum Negative m10 : 30 __attribute__((aligned(1)));
        } __attribute__((__aligned__(1), __packed__));
        unsigned long long m11, m12;
    } __attribute__((packed));
    int16_t m13 : 2;
    char16_t : 15;
    struct {
        __nv_bfloat162 (*m14[2])(void), (*m15[2])(void) __attribute__((aligned(16))), m16[7];
        unsigned __int128 m17 : 17;
        Small m18 : 4;
        unsigned m19 : 8 __attribute__((packed));
    };
    __nv_bfloat16 m20;
};
struct T39 {
    enum Negative m1 : 1;
    T31 m2;
    uint8_t m3;
    wchar_t m4 : 8, : 0;
};
struct T40 {
    T31 m1;
    unsigned m2 : 20;
    long m3 : 19;
    longlong_1 : 28, : 49;
    int_16 : 23, m4 : 30;
};
union T41 {
    __nv_bfloat16 *m1;
    struct {
        int_16 m2 : 9;
        uint32_t m3 : 22 __attribute__((__packed__)), m4 : 32;
        struct {
            unsigned char m5 : 70 __attribute__((packed));
            int m6 : 19;
            __int128 m7 : 58;
        };
    } __attribute__((aligned(16)));
    ulong2 m8, m9, (*m10)(int);
    T38 m11, (*m12)[3], *m13[2];
};
struct T42 {
    int_8 : 0, m1 : 7, m2 : 32;
    Scoped m3 : 1;
} __attribute__((aligned(2)));
#pragma pack(push)
#pragma pack(1)
union T43 {
    unsigned long m1 : 1 __attribute__((__packed__));
    unsigned m2 : 32, m3 : 7;
};
#pragma pack(pop)
struct T44 {
    T32 (*m1[2])(void), *const *m2, *m3[2];
    struct {
        __int128 m4 : 8, m5 : 128;
    };
    int16_t m6[5], m7;
} __attribute__((aligned(32)));
union T45 {
    double4_16a m1;
};
union T46 {
    int64_t m1 : 49, m2 : 1;
    longs m3;
    int_16 m4 : 11;
};
struct T47 {
    double_4 m1;
    struct {
        __attribute__((aligned(1))) T35 m2[1];
        unsigned m3 : 1, m4 : 32;
        unsigned long long m5 : 39;
        longlong_1 m6 : 64;
    };
    T40 m7;
    bool m8[1], m9, m10[4];
} __attribute__((aligned(2)));
struct T48 {
    __nv_bfloat162 m1;
    union {
        struct N8 {
            wchar_t : 0;
            uint1 (*m1[2])(void);
            Scoped m2 : 70 __attribute__((packed));
            bool m3 : 3 __attribute__((aligned(1)));
        } m2; N8 m3;
    };
    Tiny m4[4];
    longlong1 m5[4];
    double_4 m6;
    float3 m7;
};
#pragma pack(push)
#pragma pack(4)
union T49 {
    uint32_t m1 : 4;
    unsigned char m2, m3;
    bool m4 : 7;
};
#pragma pack(pop)
#pragma pack(push)
#pragma pack(2)
struct T50 {
    char_2 m1 : 4, m2 : 2 __attribute__((packed));
    struct alignas(64) {
        Wide m3 : 64, m4 : 64;
        __align__(2) T49 m5[7][1];
        unsigned char m6 : 1;
    } __attribute__((packed));
    short m7 : 14, : 1;
    char_2 : 3;
    unsigned __int128 m8 : 128;
    char m9 : 3 __attribute__((__packed__));
    T49 m10;
    __attribute__((aligned(1))) longlong_1 m11 : 5;
};
#pragma pack(pop)
struct __attribute__((packed)) __align__(1) T51 {
    uint32_t m1 : 7;
    unsigned long m2 : 64;
    wchar_t m3 : 32;
    volatile int m4 : 14;
};
struct T52 {
    OddPointer (*m1)[3], m2[5];
    union {
        int16_t m1 : 4;
        __align__(2) longlong_1 m2 : 2;
        unsigned long m3 : 152;
    } m3;
    uchar4 m4, (*m5[2])(void);
    longlong_1 (*m6[2])(void) __attribute__((packed, aligned(4)));
    struct {
        __attribute__((aligned(2))) short m7 : 4, m8 : 16 __attribute__((aligned(4)));
        unsigned long long m9[4] __attribute__((packed, aligned(4)));
    };
    Flag (*m10[2])(void), m11[2], *m12[2];
    T41 m13;
};
struct __attribute__((packed)) __align__(2) T53 {
    struct __attribute__((packed)) {
        T51 *m1;
    } __attribute__((aligned(16))) m1;
    longlong4_32a m2, *const *m3 __attribute__((aligned(2)));
    unsigned char m4 : 8;
    long4_32a m5;
    alignas(128) Small m6, (*m7[2])(void) __attribute__((packed, aligned(4))), m8;
    unsigned __int128 m9 : 7;
};
union T54 {
    char32_t m1 : 12;
    struct __align__(8) N11 {
        Odd *const *m1 __attribute__((__packed__));
        short m2 : 7;
        size_t m3 : 64, m4 : 64, m5 : 64;
    } m2;
};
struct T55 {
    union __attribute__((packed)) __align__(2) {
        long long m1 : 23, m2 : 62;
        __int128 m3[5], m4, (*m5[2])(void);
        T53 m6;
        uint8_t : 0;
    } __attribute__((packed));
};
struct T56 {
    int_8 m1 : 32;
    longlong4_16a m2[7][7], *m3[2];
    ulonglong3 *m4, m5[4];
    char m6 : 3, m7 : 7;
    T55 m8[7], (*m9)[3];
    short_2 m10 : 16, m11 : 16;
    union N12 {
        int2 *const *m1;
        long long : 59, : 0, m2 : 136;
    } m12[3]; N12 m13;
    bool : 0;
} __attribute__((__aligned__(32), __packed__));
#pragma pack(push, 4)
struct T57 {
    T48 m1;
    unsigned long m2 : 41;
    Small m3 : 16, m4 : 10 __attribute__((packed)), m5 : 1;
    int : 0, m6 : 14, m7 : 7;
    volatile int : 0;
    longlong_1 m8 : 64;
    unsigned long long m9 : 1, m10 : 64, m11 : 3;
} __attribute__((__aligned__(4), __packed__));
#pragma pack(pop)
struct T58 {
    uint32_t m1 : 32, m2 : 32;
    long long m3 : 9;
};
struct T59 {
    int m1 : 7 __attribute__((aligned(2)));
    T49 *const *m2;
    Scoped m3 : 2;
    __int128 m4 : 5, m5 : 50, : 0;
    signed char m6 : 1;
    int_16 (*m7[2])(void), (*m8)[3];
    __int128 : 0;
};
_Pragma("pack(push, 4)") struct T60 {
    long long m1 : 9, : 33;
    ptrdiff_t m2[2], m3[3], m4[4];
} __attribute__((aligned(2)));
_Pragma("pack(pop)")
union T61 {
    bool m1 : 3;
    T49 *const *m2;
    float4 m3[2];
    enum Negative m4 : 1 __attribute__((packed));
    __int128 : 0, m5 : 1;
    long m6 : 31, m7 : 2;
    int_16_also m8[3] __attribute__((__packed__));
    volatile int m9 : 4, m10 : 32, m11 : 6;
};
struct T62 {
    T57 m1 __attribute__((__packed__));
};
struct T63 {
    __half2 m1;
    struct __attribute__((aligned(32))) {
        volatile int m2 : 13, : 7, m3 : 4;
        wchar_t m4 : 6;
        struct {
            unsigned long long m1 : 64;
        } __attribute__((__aligned__(16), __packed__)) m5;
        struct {
            Odd *m6, m7[2] __attribute__((aligned(4))), m8[2];
        } __attribute__((aligned(8)));
    } __attribute__((packed));
    struct __align__(4) {
        unsigned short : 0;
        uint8_t : 5;
        short m9 : 3;
    };
    half *m10;
    int *m11[2], (*m12)(int), m13[1];
    longlong_1 m14[7];
};
union alignas(8) T64 {
    volatile int m1 : 7, : 0;
    Flag m2[5];
    uint8_t m3 : 8, m4 : 8;
    Plain : 14;
    short_2 m5 : 16 __attribute__((packed, aligned(16))), m6 : 16;
};
struct T65 {
    uchar2 *m1, m2 __attribute__((aligned(2)));
    int_16 m3 __attribute__((aligned(1))), m4[3];
    wchar_t m5 : 32, m6 : 32;
    wchar_t m7;
    unsigned long long : 0, m8 : 64;
    float4 m9[4], (*m10[2])(void), *const *m11;
    __align__(64) T53 m12[5];
    ushort4 m13[2];
};
struct T66 {
    char32_t *m1, m2[4];
};
struct T67 {
    struct __attribute__((packed)) {
        int64_t : 0, m1 : 64;
        Plain m2[3];
        union alignas(8) {
            int_4 m3;
        };
        __align__(1) Small m4[2] __attribute__((aligned(1))), m5, m6[2];
    };
    T56 m7;
    struct {
        Plain m8[2];
        long (*m9)(int);
    } __attribute__((__aligned__(2), __packed__));
    ulonglong3 m10;
};
struct T68 {
    int m1 : 9 __attribute__((aligned(4)));
    int16_t m2 : 16;
    int m3 : 14;
    bool m4 : 4, m5 : 8 __attribute__((__packed__)), : 4;
    __half (*m6[2])(void) __attribute__((aligned(1))), m7, *m8;
    int_8 m9 : 2;
};
union T69 {
    float1 *const *m1, m2[2] __attribute__((packed, aligned(4)));
    short_2 m3 : 16, m4 : 3, : 10;
    volatile int m5 : 5, m6 : 1, m7 : 9;
    alignas(128) uint8_t (*m8)(int);
    alignas(128) double2 m9 __attribute__((__packed__)), (*m10[2])(void), m11;
};
union T70 {
    Scoped m1[5], m2[3][7];
};
struct T71 {
    int_4 *m1[2];
};
struct __attribute__((__packed__)) T72 {
    int_4 m1[5], m2;
} __attribute__((packed));
union alignas(16) T73 {
    Plain m1 : 32;
    unsigned __int128 m2 : 4, m3 : 117;
    uint32_t m4 : 27;
    bool m5 : 2;
} __attribute__((packed));
#pragma pack(push, 8)
struct T74 {
    longlong1 *m1, m2;
    wchar_t m3 : 32, m4 : 14;
};
#pragma pack(pop)
struct T75 {
    struct {
        T68 *m1;
        T67 (*m2)[3], m3[1];
        struct __attribute__((__packed__)) {
            wchar_t m4 : 32;
            uint1 *const *m5;
            unsigned long m6 : 12;
        };
    };
    Pointed_2 m7;
    longlong_1 m8[7];
    T68 m9[3], (*m10)(int), m11;
    struct __align__(1) {
        int m1 : 2;
    } m12;
    volatile int m13 : 32 __attribute__((aligned(1))), : 0;
    uint4 m14;
    bool m15 : 1 __attribute__((__packed__));
};
union T76 {
    T66 m1 __attribute__((packed, aligned(2)));
};
struct T77 {
    T74 (*m1)(int);
    cudaTextureObject_t (*m2)[3] __attribute__((packed, aligned(1)));
    struct {
        int16_t m3 : 41;
        int64_t m4 : 5;
        __attribute__((aligned(1))) uint32_t m5 : 5, m6 : 19, m7 : 32;
    } __attribute__((aligned(1)));
};
struct T78 {
    struct {
        T75 (*m1)[3], *const *m2;
    };
    unsigned : 3;
    Plain m3 : 32;
    Small m4[5];
    __align__(8) bool m5 : 4, m6 : 6, m7 : 1;
};
union T79 {
    int_16_also m1[5] __attribute__((aligned(32))), m2[7], m3;
};
struct T80 {
    bool m1 : 8;
    Scoped m2 : 8;
    bool m3 : 4 __attribute__((__packed__));
};
struct T81 {
    struct __attribute__((aligned(16))) {
        long m1 : 1;
        char_2 m2, m3[7], (*m4[2])(void) __attribute__((aligned(2)));
    };
    T69 m5[3], m6, m7[2];
    char_2 m8;
    Flag m9[3];
    struct __attribute__((packed)) __align__(1) {
        int m10 : 13, m11 : 13 __attribute__((packed)), m12 : 32;
    } __attribute__((aligned(8)));
    size_t *m13[2];
    struct {
        unsigned m14 : 4;
        uint32_t m15 : 32 __attribute__((packed, aligned(2)));
    };
} __attribute__((__aligned__(4), __packed__));
struct T82 {
    struct {
        __int128 m1;
    } __attribute__((__aligned__(4), __packed__));
    __align__(1) __int128 m2 : 169;
    volatile int *m3, m4;
    unsigned long m5 : 6, m6 : 64;
    T71 *const *m7;
} __attribute__((packed));
union __attribute__((__packed__)) T83 {
    enum Negative m1;
    ptrdiff_t m2[7];
    unsigned short (*m3)[3];
    volatile int (*m4[2])(void);
};
struct T84 {
    long long : 4, m1 : 64, m2 : 7;
    unsigned : 3, m3 : 2, m4 : 24 __attribute__((packed, aligned(16)));
    struct __attribute__((packed, aligned(1))) {
        unsigned long m5 : 9;
    };
    bool m6 : 7;
};
struct T85 {
    int m1 : 14, m2 : 7, m3 : 11 __attribute__((aligned(8)));
    short m4 : 11, m5 : 7, m6 : 15;
    unsigned m7 : 21;
    function m8 __attribute__((packed, aligned(1)));
    int64_t : 0;
    unsigned __int128 m9 : 145;
    long m10[2][4] __attribute__((packed, aligned(2))), *m11 __attribute__((packed)), m12;
    uint8_t : 0;
};
#pragma pack(2)
union alignas(8) T86 {
    cuComplex *const *m1;
};
#pragma pack()
struct T87 {
    longlong1 *const *m1;
    T76 *m2;
    Pointed_2 m3;
} __attribute__((aligned(1)));
union __align__(8) T88 {
    short m1 : 16;
    bool m2 : 4;
    __int128 m3 : 3, m4 : 6;
    unsigned : 0;
    Small m5 : 15;
    T83 m6, m7, (*m8[2])(void);
    int_8 m9 : 5;
    int64_t m10 : 3;
};
struct T89 {
    struct {
        Scoped m1;
        float m2 __attribute__((__packed__)), *const *m3;
        T84 (*m4)[3], *m5;
    };
    enum Negative m6 : 5, m7 : 5, m8 : 30;
    uint8_t m9 : 4, m10 : 8, m11 : 8;
    bool m12 : 3, : 1;
    short_2 m13 : 4, m14 : 12;
    short m15 : 16 __attribute__((aligned(8)));
    bool m16 : 42 __attribute__((packed, aligned(1)));
    volatile float *m17[2], (*m18[2])(void), m19[3];
};
#pragma pack(push, name, 1)
struct T90 {
    short_2 m1 : 16;
    char32_t m2 : 5;
    unsigned long m3[7];
    struct N15 {
        Scoped m1 : 1;
        wchar_t m2 : 8;
        unsigned char *m3[2], m4 __attribute__((packed)), m5;
    } m4;
    char32_t m5 : 32;
    uint8_t m6 : 3;
};
#pragma pack(pop, name)
struct T91 {
    struct {
        uint8_t m1 : 6;
        unsigned __int128 m2 : 115;
    } __attribute__((packed));
    __align__(1) ulonglong4 *m3, m4, m5;
    T84 m6[1];
};
union T92 {
    size_t m1 : 64 __attribute__((__packed__));
    enum Negative m2 : 32;
    half m3;
};
union __attribute__((__packed__)) T93 {
    char16_t : 0;
    uint32_t : 0;
    int64_t : 0;
};
struct T94 {
    long long m1 : 4, m2 : 17;
    unsigned long m3 : 9;
    long long *m4[2] __attribute__((__packed__)), m5;
    unsigned long long : 0;
};
union T95 {
    struct {
        int_16 m1 : 32;
        short m2;
    };
    Unnamed m3 : 4 __attribute__((packed));
};
_Pragma("pack(push, 2)") struct T96 {
    Either m1 __attribute__((packed, aligned(1))), m2;
    longlong_1 m3, m4[1];
    unsigned __int128 *m5[2];
    short m6 : 16, m7 : 9, m8 : 4;
    long long m9 : 6;
    struct {
        short_2 m10 : 16;
        long4 (*m11)(int);
        uint8_t m12 : 4;
    };
    int_8 m13 : 13;
};
_Pragma("pack(pop)")
struct T97 {
    long long m1 : 4;
    Unnamed m2 : 32, m3 : 8, m4 : 3;
    __int128 m5 : 128;
    Plain m6 : 9;
};
struct T98 {
    bool m1 : 2, m2 : 3;
    T88 *m3 __attribute__((packed, aligned(2))), m4;
    __int128 m5[2];
    Small m6 : 16;
    struct {
        unsigned long long m7 : 102 __attribute__((aligned(2)));
        Small : 4;
        wchar_t : 0, m8 : 32;
        int_8 m9;
    };
    __attribute__((aligned(1))) ulonglong4 (*m10[2])(void);
};
struct T99 {
    T94 m1;
    alignas(128) bool m2;
    Unnamed m3 : 2;
    int_8 m4 : 32;
    unsigned __int128 : 82;
};
struct T100 {
    ushort2 m1;
    ulonglong2 m2;
} __attribute__((__aligned__(4), __packed__));
union T101 {
    int64_t m1, m2[5];
    T93 m3[1];
    struct {
        enum Negative m4 : 8;
        struct {
            struct __attribute__((packed)) __align__(1) {
                bool m5 : 8, m6 : 8;
                unsigned __int128 m7 : 128 __attribute__((packed)), m8 : 128, m9 : 128;
            };
        };
    };
};
struct T102 {
    short4 m1[7] __attribute__((packed, aligned(2))), *m2[2], m3;
    Unnamed *m4, *m5;
    unsigned long : 35;
    Small m6 : 8;
} __attribute__((aligned(8)));
struct T103 {
    volatile int m1 : 1;
    alignas(128) int1 m2;
    Small m3 : 16 __attribute__((__packed__));
    float4 m4[];
};
struct T104 {
    T96 m1[5];
    int1 m2, m3;
    __nv_bfloat16 m4;
    struct N16 {
        int_8 m1, m2[4], m3[4];
        int_16 m4 : 1, : 0;
        short m5 : 16, m6 : 5;
        __half m7 __attribute__((aligned(32))), (*m8[2])(void), (*m9)(int);
    } m5[5];
    Odd m6[3];
};
struct T105 {
    unsigned __int128 : 58, : 0;
    Either (*m1)(int);
    enum Negative m2 : 32;
    Flag m3, m4[2], (*m5)(int);
    int64_t m6, m7[7];
    int : 0;
};
struct alignas(32) T106 {
    uint8_t m1 : 1;
    long m2 : 58, m3 : 30, m4 : 64;
    Small : 0, m5 : 16;
    int m6[];
};
struct T107 {
    wchar_t m1;
    T97 m2[5];
    longlong_1 m3[5];
    bytes_3 m4;
    char2 m5[1], (*m6)[3], m7;
    char_2 m8[3][2];
} __attribute__((aligned(2)));
struct __attribute__((packed, aligned(2))) T108 {
    uint8_t : 0;
    Wide m1 : 64;
};
union T109 {
    Scoped *m1[2];
    struct {
        struct {
            char m2 : 3, : 0, m3 : 8;
            enum Negative m4 : 32 __attribute__((__packed__));
            bool m5 : 3, m6 : 6;
            Unnamed m7 : 12;
        };
        cudaTextureObject_t m8;
        dim3 m9[1];
    };
    Flag m10 : 1;
    Scoped m11 __attribute__((__packed__)), m12[3];
    char_2 m13 : 3;
} __attribute__((aligned(16)));
struct T110 {
    bool : 4;
    uchar4 m1, m2;
    char16_t m3 : 16, m4 : 16;
    T98 m5[7][4];
    unsigned m6 : 32;
    short m7 : 2;
    float3 m8;
} __attribute__((__aligned__(8), __packed__));
struct T111 {
    struct {
        enum Negative : 0;
        int64_t m1 : 64 __attribute__((aligned(2)));
        unsigned char : 4;
    };
    unsigned : 0;
    unsigned : 0;
    Plain m2 : 32, m3 : 5, m4 : 1;
    bool : 4;
};
struct alignas(8) T112 {
    int_8 : 29, m1 : 6, m2 : 28;
};
#pragma pack(push, 1)
struct __attribute__((__packed__)) T113 {
    union {
        int_16 m1;
    };
    T99 m2, m3 __attribute__((__packed__));
    signed char m4 : 3;
};
#pragma pack(pop)
struct T114 {
    char_2 m1 : 8, m2 : 8;
    half m3, (*m4)[3];
    struct {
        uchar4 m5;
        T100 (*m6)[3];
        T105 m7, m8 __attribute__((packed, aligned(2)));
    };
    long2 m9[7];
};
struct T115 {
    struct {
        struct __attribute__((packed)) {
            unsigned __int128 : 0;
        };
    };
    ptrdiff_t m1 __attribute__((__packed__));
    unsigned long long m2 : 3;
    Wide m3 : 64;
};
#pragma pack(push, 8)
struct T116 {
    uchar1 m1[3][7] __attribute__((aligned(32)));
};
#pragma pack(pop)
struct T117 {
    int16_t m1 : 16;
    float4 m2[];
};
struct T118 {
    struct N17 {
        int3 m1[7], (*m2)(int);
        uchar3 *const *m3;
        longlong4_32a m4[3][2], (*m5[2])(void);
    } m1;
    int1 m2[5] __attribute__((packed, aligned(8)));
    Unnamed m3[4][2];
    unsigned short *m4, *m5, *m6[2];
    ptrdiff_t *m7[2], m8;
    Wide m9;
} __attribute__((__aligned__(1), __packed__));
struct T119 {
    Scoped (*m1)(int);
    int_4 m2;
    long2 m3;
} __attribute__((__aligned__(2), __packed__));
struct __attribute__((__packed__)) T120 {
    long m1[5];
    short m2 : 16;
    unsigned m3 : 32 __attribute__((packed)), m4 : 31;
    bool m5 : 8, m6 : 1 __attribute__((packed));
    __align__(4) volatile int *const *m7;
    T113 m8;
    longs m9, m10;
} __attribute__((__aligned__(1), __packed__));
struct T121 {
    T113 m1;
    T113 m2[7];
    struct {
        __nv_bfloat16 m3[4], m4;
        double (*m5[2])(void), *const *m6 __attribute__((packed));
        unsigned char m7 : 1;
        __attribute__((aligned(1))) nullptr_t (*m8)(int) __attribute__((packed, aligned(8))), *m9, m10[5];
    };
    __attribute__((aligned(1))) longlong1 m11;
    struct {
        int m1 : 32, m2 : 1;
        Unnamed m3[7];
    } __attribute__((__aligned__(16), __packed__)) m12;
    struct {
        uint32_t m13 : 25;
        volatile int m14 : 26;
    } __attribute__((__aligned__(2), __packed__));
    Plain m15[2];
    struct {
        bool m16 : 2, m17 : 8;
        T114 m18[1], *m19;
        const char * (*m20)(int);
        short m21 : 8;
    };
};
struct T122 {
    union {
        union {
            size_t : 0;
            T110 m1, *m2, m3;
        } m1;
        struct {
            int64_t m1 : 133 __attribute__((packed, aligned(1)));
            Unnamed m2, *const *m3;
        } m2;
        uint2 m3[2], m4[3];
    };
    struct N21 {
        enum Negative m1[1][4];
        unsigned long long : 20, : 32, m2 : 2;
    } m5;
    alignas(128) float1 m6[7];
    T120 *const *m7;
    unsigned m8;
};
struct T123 {
    T112 m1[5], m2[4];
} __attribute__((aligned(8)));
struct T124 {
    T112 (*m1)(int);
    Wide m2[1][3], m3[1], (*m4)[3];
    unsigned m5 : 32 __attribute__((packed));
    int_16 m6;
};
struct T125 {
    unsigned long m1, m2[7], m3;
    uint1 m4[7];
    float2 (*m5)[3];
    function (*m6)[3], *m7[2];
    char32_t m8 __attribute__((__packed__));
    Pair *m9;
    volatile int (*m10)(int) __attribute__((packed)), m11;
};
#pragma pack(push)
#pragma pack(1)
struct T126 {
    union {
        signed char (*m1)[3], m2;
        __align__(1) T116 *m3[2], *m4[2], m5[1];
        ushort4 *m6[2], m7, m8;
    };
    int_16 : 0;
    int m9;
    int_8 (*m10[2])(void);
    char m11 : 1;
    short_2 m12 : 9, m13 : 13 __attribute__((packed, aligned(8))), m14 : 10;
    Scoped m15 : 8;
} __attribute__((aligned(8)));
#pragma pack(pop)
struct T127 {
    __align__(64) Unnamed m1;
    __int128 m2 : 114;
    int16_t m3 : 5, m4 : 5, m5 : 16 __attribute__((__packed__));
    wchar_t m6 : 32;
    longlong_1 m7 : 64;
    unsigned long long : 0;
    __int128 m8 : 1 __attribute__((packed));
    int_16 m9 : 7 __attribute__((__packed__));
};
union __align__(8) T128 {
    longlong_1 m1 : 64, m2 : 64;
    __half2 m3;
    unsigned long long m4 : 19 __attribute__((__packed__)), : 0;
} __attribute__((__aligned__(4), __packed__));
struct T129 {
    long m1 : 42;
    int64_t m2 : 6;
    volatile int m3 : 9, m4 : 18 __attribute__((packed, aligned(1)));
    int64_t m5, *const *m6;
    int16_t : 0;
} __attribute__((__aligned__(4), __packed__));
union T130 {
    __attribute__((aligned(16))) char m1 : 8, m2 : 2, m3 : 8;
    uint32_t m4 : 32, m5 : 31;
    size_t m6 : 54;
};
#pragma pack(push, name, 1)
struct __attribute__((__packed__)) T131 {
    unsigned short m1 : 16, m2 : 16;
};
#pragma pack(pop, name)
struct T132 {
    char_2 *m1, m2, (*m3)[3];
    short_2 m4;
    ulonglong4 m5 __attribute__((packed, aligned(8))), m6;
    uint4 m7;
    size_t *const *m8;
    long3 m9 __attribute__((__packed__));
    Pointed_2 m10;
    __align__(16) char4 m11;
} __attribute__((aligned(8)));
struct T133 {
    unsigned long m1;
    longlong_1 (*m2[2])(void), *m3, (*m4[2])(void) __attribute__((packed));
    enum Negative m5 : 32, m6 : 32;
    __int128 m7 : 24, m8 : 128, m9 : 2;
    int m10 : 14;
};
#pragma pack(push, name, 2)
struct T134 {
    T127 *const *m1;
} __attribute__((__aligned__(1), __packed__));
#pragma pack(pop, name)
struct __align__(1) T135 {
    int m1 : 2;
    bool m2 : 7;
    Small m3 : 16, m4 : 16, m5 : 7;
    longs m6[2] __attribute__((__packed__));
};
struct __attribute__((packed)) T136 {
    uint32_t m1 : 20;
    T129 (*m2)(int), m3;
    bool m4 : 8;
    __half2 (*m5)(int);
    uint8_t m6 : 4;
    unsigned m7 : 32;
    __int128 m8 : 128;
} __attribute__((__aligned__(8), __packed__));
struct T137 {
    T132 m1;
    uint8_t m2 : 5, m3 : 8;
    int m4 : 25, m5 : 27, m6 : 3;
};
struct __attribute__((packed)) T138 {
    union {
        __align__(4) unsigned long m1 : 29;
        Unnamed m2 : 97;
        uint32_t m3 : 32, m4 : 32, m5 : 32;
    };
    T132 m6[2][2] __attribute__((packed));
    union __align__(2) {
        struct {
            uint8_t m1 : 6 __attribute__((packed));
        } m7;
        double3 m8[3];
    } __attribute__((__aligned__(16), __packed__));
};
struct T139 {
    enum Negative m1 : 32, m2 : 40, m3 : 20;
    unsigned long m4, (*m5[2])(void), m6[5];
    int m7 : 32 __attribute__((aligned(2))), m8 : 8 __attribute__((packed));
    unsigned long m9 : 61;
    int m10 : 32;
    __attribute__((aligned(16))) bool m11 : 8 __attribute__((aligned(32))), m12 : 8;
    char_2 m13 : 2, m14 : 8;
};
struct __attribute__((packed, aligned(1))) T140 {
    __int128 m1 : 18, m2 : 128, : 0;
} __attribute__((__aligned__(2), __packed__));
struct __attribute__((packed)) __align__(4) T141 {
    longlong3 m1 __attribute__((__packed__)), (*m2[2])(void), m3;
    long long m4 : 5 __attribute__((packed, aligned(2)));
    T136 m5 __attribute__((packed)), (*m6)(int) __attribute__((packed)), m7;
    ulong2 m8;
    unsigned m9 : 32 __attribute__((__packed__));
    int_16 m10[5], m11, m12;
};
union __attribute__((aligned(2))) T142 {
    Scoped m1 : 4;
};
#pragma pack(push, name, 1)
struct __attribute__((packed, aligned(8))) T143 {
    Plain m1 : 6, : 0, m2 : 32;
    uint32_t m3[2];
    ushort2 m4[3] __attribute__((packed, aligned(2))), m5, m6[1][4];
    unsigned short : 0;
    long3 (*m7[2])(void);
};
#pragma pack(pop, name)
_Pragma("pack(push, 1)") struct T144 {
    unsigned char (*m1[2])(void);
    int_8 : 0;
    T132 m2[2];
    char32_t m3 : 1;
    union {
        unsigned : 19;
    } __attribute__((aligned(8)));
    int_8 m4;
    uint8_t : 7, m5 : 8;
    unsigned char m6 : 8;
};
_Pragma("pack(pop)")
struct T145 {
    alignas(128) char2 m1, (*m2[2])(void), m3 __attribute__((aligned(1)));
    short4 (*m4[2])(void);
    T134 m5, *m6[2], (*m7)(int);
    Flag m8[5], m9[7];
    T137 (*m10)[3];
    cuDoubleComplex *m11;
    volatile int m12 : 7;
};
struct T146 {
    unsigned m1 : 25;
};
struct __attribute__((packed, aligned(1))) T147 {
    char m1 : 2;
    T139 m2 __attribute__((aligned(2)));
    __half *m3, m4;
};
#pragma pack(4)
struct T148 {
    wchar_t m1, (*m2)(int) __attribute__((__packed__));
    char2 m3, m4[7];
    unsigned m5 : 1;
    char m6;
    ptrdiff_t m7;
    unsigned __int128 m8 : 128;
    int1 m9, m10;
};
#pragma pack()
struct T149 {
    double2 (*m1)[3], m2, m3;
    longlong1 m4;
    __attribute__((aligned(1))) volatile float *m5[2], m6, m7 __attribute__((aligned(1)));
    __nv_bfloat162 m8, m9[1] __attribute__((aligned(8)));
    int_4 m10, m11[5], m12;
    ulonglong4 m13;
    Odd m14[2];
};
union T150 {
    __attribute__((aligned(2))) Plain m1, m2[1];
    signed char m3 : 2, : 7;
    Plain *m4, (*m5)[3];
    longlong_1 m6 : 4, m7 : 7;
};
struct T151 {
    long long m1 : 33;
    signed char m2 : 4;
    T141 *m3[2];
    int m4 : 32;
} __attribute__((aligned(16)));
struct T152 {
    T149 m1[5][3];
    Small m2, m3, m4;
    unsigned char m5 : 5;
    int m6 : 22, : 10;
} __attribute__((aligned(8)));
struct T153 {
    char32_t m1 : 6;
    __align__(64) int64_t m2, m3, m4;
    int m5 : 32;
    volatile int m6 : 32;
    unsigned (*m7[2])(void), (*m8[2])(void), m9 __attribute__((packed, aligned(4)));
    uchar1 m10, (*m11)[3], *m12 __attribute__((packed));
    double m13;
};
struct T154 {
    Plain (*m1)(int);
    ulong1 m2[5], m3;
    Unnamed m4;
};
struct T155 {
    struct {
        Flag m1[2];
        Wide m2 : 3 __attribute__((__packed__)), m3 : 60 __attribute__((__packed__));
    };
    long4_32a m4 __attribute__((__packed__));
    unsigned long m5 : 5 __attribute__((__packed__));
    long : 28;
    unsigned __int128 m6 : 128;
    uint32_t m7[3], *m8;
    Either (*m9)[3];
};
struct T156 {
    Unnamed m1 : 32 __attribute__((aligned(8))), m2 : 32, m3 : 8;
    char16_t m4 : 6;
    __int128 m5 : 15;
    short : 14, m6 : 16;
    long m7 : 6, m8 : 127, m9 : 8;
    struct __attribute__((aligned(2))) N23 {
        struct {
            short_2 m1 : 5;
        };
    } m10;
    T144 m11;
} __attribute__((packed));
union T157 {
    Flag m1 : 5, m2 : 1;
    uint32_t m3 : 2;
    ulong1 *const *m4, (*m5[2])(void);
    unsigned long m6 : 64;
    int m7 : 9;
    T149 *const *m8;
} __attribute__((packed));
struct T158 {
    __align__(16) unsigned short m1 : 10, m2 : 6, m3 : 12;
    unsigned long m4 : 64;
    char16_t m5 : 16;
} __attribute__((aligned(2)));
union T159 {
    int m1 : 32;
    __attribute__((aligned(8))) ulong4_16a m2[1] __attribute__((__packed__)), m3, (*m4[2])(void);
    Pointed_8 m5[2];
};
struct T160 {
    struct N24 {
        char16_t m1;
        ulonglong4_16a m2[1];
        longlong_1 m3[2];
        Pair m4[2] __attribute__((aligned(4)));
    } m1;
    const char * m2, (*m3[2])(void);
    function (*m4)[3], m5;
    struct N25 {
        Wide m1 __attribute__((aligned(2)));
        short m2 : 13 __attribute__((aligned(1)));
        volatile int m3 : 7, m4 : 1;
    } m6;
} __attribute__((__aligned__(1), __packed__));
#pragma pack(8)
struct T161 {
    size_t m1 : 51;
};
#pragma pack()
struct alignas(8) T162 {
    T156 m1[4];
    struct {
        Small (*m2)[3], m3[7], (*m4[2])(void);
        T155 (*m5)(int);
    };
    struct {
        volatile int (*m1)[3];
    } __attribute__((aligned(2))) m6;
    struct {
        Wide : 14;
    } m7;
    signed char m8;
    short *m9 __attribute__((packed, aligned(1))), m10, m11[1];
    __attribute__((aligned(16))) double4_32a m12[5], m13, (*m14)[3];
    int_8 m15;
};
union T163 {
    volatile int m1 __attribute__((aligned(16)));
} __attribute__((packed));
struct T164 {
    longlong_1 m1 : 64 __attribute__((aligned(2)));
    union {
        T162 m2, m3[1];
        unsigned char m4 __attribute__((__packed__)), m5, m6;
        T162 (*m7[2])(void);
        ptrdiff_t (*m8)(int);
    } __attribute__((packed));
    short_2 m9 : 3, : 15, m10 : 10;
    Unnamed m11[3];
} __attribute__((__aligned__(1), __packed__));
struct __attribute__((__packed__)) T165 {
    long long m1 : 5 __attribute__((packed, aligned(2)));
    struct {
        longlong4_16a m1;
    } m2[1];
    wchar_t m3 : 10;
    T155 (*m4)[3];
    short_2 m5 : 16, m6 : 1, : 4;
    T157 (*m7)[3] __attribute__((aligned(2)));
    char : 4, m8 : 1, m9 : 2;
} __attribute__((aligned(1)));
union T166 {
    ulong4_16a (*m1)[3], m2, (*m3)(int) __attribute__((aligned(16)));
    short_2 m4 : 16, m5 : 16 __attribute__((__packed__)), m6 : 8;
    int_8 m7 : 7;
    unsigned __int128 m8 : 9, m9 : 128, : 0;
    struct {
        Pointed_8 m1[1][7];
        double2 (*m2)(int);
        function m3[4], *m4[2], m5;
    } m10;
};
struct T167 {
    uint8_t m1 : 3;
    char_2 m2 : 8, : 3;
    struct __attribute__((packed)) __align__(2) {
        T159 *m3[2];
        T156 m4;
        uint32_t : 0, m5 : 6;
    };
    char3 *m6, *m7, m8 __attribute__((__packed__));
    int m9 : 8;
} __attribute__((packed));
union T168 {
    Pair (*m1[2])(void);
    short m2 : 16;
};
struct T169 {
    short3 m1[2];
    OddPointer m2;
    int m3 : 9;
    uchar2 m4;
};
struct T170 {
    uint8_t m1 : 8;
    Small m2 : 16 __attribute__((packed));
    uint4 m3;
    unsigned long m4;
} __attribute__((packed));
struct T171 {
    ptrdiff_t m1[3], m2 __attribute__((packed, aligned(4)));
    __attribute__((aligned(2))) Plain (*m3)(int);
} __attribute__((__aligned__(4), __packed__));
struct T172 {
    T165 *m1[2];
    short2 m2[1] __attribute__((__packed__));
    short_2 m3 : 16;
    unsigned char m4 : 1;
    short_2 m5 : 1;
    struct __attribute__((packed, aligned(4))) {
        longlong_1 (*m6)[3];
    };
    alignas(128) T165 m7[7], *m8, m9[3];
    longlong_1 m10 : 6, m11 : 3;
};
struct T173 {
    signed char m1 : 5;
    longlong_1 m2 : 5;
    Unnamed m3 : 32, m4 : 8, m5 : 5;
    __int128 m6 : 50;
    int m7[];
} __attribute__((__aligned__(1), __packed__));
struct T174 {
};
#pragma pack(push, 4)
struct T175 {
    struct __attribute__((aligned(1))) {
        struct N30 {
            unsigned m1 : 5 __attribute__((__packed__));
            short m2 : 7;
        } m1; N30 m2;
    } __attribute__((aligned(4)));
    int_8 m3, m4[7][3], (*m5)(int);
    struct {
        __nv_bfloat16 m6[1];
    };
    struct __align__(2) {
        int_16 m1[7], *const *m2, m3[1];
    } __attribute__((__aligned__(1), __packed__)) m7[7];
    ulong4_32a m8;
};
#pragma pack(pop)
#pragma pack(push)
#pragma pack(1)
struct T176 {
    char_2 *m1 __attribute__((__packed__)), m2;
    size_t m3 : 45, m4 : 64, : 0;
    wchar_t m5 : 32, m6 : 9 __attribute__((aligned(1))), m7 : 32;
    struct __attribute__((packed)) {
        cuDoubleComplex m8[3] __attribute__((packed)), m9, *m10[2] __attribute__((packed, aligned(1)));
        uint4 *const *m11 __attribute__((aligned(2))), (*m12[2])(void);
        union {
            enum Negative m13 : 9;
            short m14 : 7;
        };
        struct {
            alignas(128) Plain m1[7];
            Pointed_2 m2;
            T175 (*m3)[3];
            ushort1 m4[7], m5[2];
        } m15;
    };
};
#pragma pack(pop)
struct __attribute__((aligned(64))) T177 {
    bool (*m1)(int);
    double4_16a *m2;
    uint32_t m3 : 10, m4 : 6;
};
struct T178 {
};
struct T179 {
    wchar_t m1 : 4, m2 : 32;
};
struct __attribute__((__packed__)) T180 {
    char16_t m1 : 11;
    uint8_t m2 : 5;
    uint8_t : 4;
    float (*m3)(int);
    char : 7;
    Scoped m4 : 8, m5 : 4;
};
union T181 {
    char32_t *m1[2] __attribute__((__packed__));
    struct __attribute__((__packed__)) {
        T168 *const *m1;
        int16_t m2 : 12;
    } m2;
    unsigned m3 : 32;
    uint4 m4[2];
    volatile float *const *m5, m6[7], (*m7)[3];
    bool m8 : 7, m9 : 6;
    __attribute__((aligned(8))) double4_16a m10;
};
#pragma pack(1)
struct T182 {
    char_2 m1 : 6;
    long long *m2[2], (*m3)(int), m4 __attribute__((aligned(32)));
};
#pragma pack()
struct __attribute__((aligned(4))) T183 {
    short_2 m1 : 9, m2 : 16;
    unsigned long m3 : 64;
    int : 0;
    int64_t m4 : 3;
    struct N34 {
        int16_t m1 : 4, m2 : 56;
    } m5;
} __attribute__((aligned(4)));
struct T184 {
    struct {
        long m1 : 64, m2 : 64, m3 : 64;
        int m4 : 32;
    } __attribute__((__aligned__(1), __packed__));
    half m5[3], m6;
};
struct T185 {
    int m1;
    signed char *const *m2, m3, m4;
};
#pragma pack(push, name, 4)
union T186 {
    unsigned __int128 m1 : 128;
};
#pragma pack(pop, name)
struct __attribute__((packed, aligned(8))) T187 {
    T176 m1;
    struct {
        bool : 8;
        char m2 : 1, m3 : 7;
        Pointed_8 m4[1];
        Small (*m5[2])(void);
    };
    __attribute__((aligned(2))) ulonglong3 m6 __attribute__((packed, aligned(1)));
    float3 m7;
    unsigned long long (*m8[2])(void), m9[4] __attribute__((packed, aligned(2))), m10;
    unsigned *m11, m12, *m13[2];
    struct {
        struct {
            enum Negative m14 : 29;
        };
        longlong_1 m15 : 43;
        Scoped : 2, m16 : 8, m17 : 1;
        bool m18 : 1;
    };
} __attribute__((__aligned__(1), __packed__));
#pragma pack(push)
#pragma pack(2)
struct T188 {
    struct __attribute__((aligned(16))) {
        longlong_1 : 22;
        signed char m1 : 7;
    } __attribute__((packed));
};
#pragma pack(pop)
struct T189 {
    bool m1 : 5;
};
struct __attribute__((packed)) T190 {
    const char * m1, *m2;
    unsigned __int128 m3;
    longlong_1 m4 : 64, m5 : 25 __attribute__((__packed__));
    signed char m6 : 8, m7 : 3, m8 : 5;
    Small m9[2], (*m10)(int), m11;
};
union T191 {
    bool m1 : 8;
    __attribute__((aligned(1))) Plain m2 : 32;
    union {
        Unnamed m3 : 25;
        bool m4 : 2, m5 : 8, m6 : 91;
    };
    unsigned __int128 : 118;
    bool m7 : 3;
    unsigned __int128 m8 : 145, : 71;
    volatile int m9, m10, m11;
    volatile int m12 : 5, m13 : 32, m14 : 32;
};
struct T192 {
    int_4 m1[2], m2[7][1] __attribute__((packed));
    int64_t m3 : 1 __attribute__((__packed__)), m4 : 98, m5 : 6 __attribute__((__packed__));
    int16_t : 5;
    T185 m6;
    unsigned char m7 : 7;
    int m8 : 32;
};
union T193 {
    Plain m1 : 27;
    volatile int m2 : 3;
    Odd m3, m4;
    size_t m5 : 64;
};
#pragma pack(push, 1)
struct T194 {
    union __attribute__((packed, aligned(1))) {
        unsigned long m1 : 8;
        Unnamed m2 : 7;
    };
    int_8 *m3[2];
    T191 m4[5];
    struct N35 {
        int m1 : 6;
        unsigned short m2 : 5;
        unsigned long m3 : 64;
    } m5[2];
};
#pragma pack(pop)
struct T195 {
    __nv_bfloat16 m1[1];
    long4_16a m2, *m3[2];
};
struct T196 {
    short_2 m1 : 16, m2 : 11;
} __attribute__((__aligned__(1), __packed__));
struct T197 {
    Small : 0, : 16, m1 : 16 __attribute__((__packed__));
    short_2 m2 : 93;
    int m3 : 6;
    short m4 : 15;
    int_16 m5 : 1;
};
struct T198 {
    wchar_t m1[3][5] __attribute__((packed)), m2;
    int16_t m3[5] __attribute__((packed));
    struct {
        char32_t *m4[2];
        char m5 : 1;
        int_16 m6[2];
    };
    enum Negative (*m7)(int);
    T186 *m8[2], *m9;
    __nv_bfloat162 m10;
};
union T199 {
    signed char m1 : 8;
    short m2 : 7;
    int64_t : 38;
    Flag m3 : 1;
};
struct T200 {
    char_2 m1 : 2;
    short m2 : 16;
} __attribute__((packed));
struct T201 {
    unsigned long long m1 : 64 __attribute__((aligned(64))), m2 : 50, m3 : 24;
    Small m4 : 58;
    unsigned long : 0;
    long m5 : 21, m6 : 4;
    int : 0, m7 : 32, m8 : 9;
    T191 m9, m10[1], m11;
    unsigned char m12 : 8;
    Flag m13 : 7;
} __attribute__((packed));
struct T202 {
    unsigned long m1 : 64, m2 : 5;
    longlong_1 m3 : 64, m4 : 64, m5 : 8;
    Plain m6 : 32;
    char m7 : 1, m8 : 8, m9 : 8;
};
struct T203 {
    volatile int : 22, : 0, m1 : 32;
    __align__(2) long (*m2)(int), m3[3], m4[3];
    uchar4 (*m5)[3], *m6[2];
    bool m7 : 8;
    __int128 m8 : 128;
    Plain m9;
};
struct T204 {
    Wide m1 : 3;
};
struct T205 {
    unsigned long long m1 : 22, m2 : 6;
    nullptr_t m3[1], m4, *m5;
    Pointed_2 *m6[2];
    char16_t m7 : 16, m8 : 16, : 10;
    Scoped m9 : 10, m10 : 8, m11 : 2;
};
struct T206 {
    struct alignas(16) N36 {
        function m1[3][4] __attribute__((packed)), m2;
    } m1[4];
    __attribute__((aligned(16))) T200 m2[2];
    double4 m3[3];
    double m4;
    T203 (*m5)[3];
    float2 m6;
    struct {
        Unnamed m7 : 6;
        int64_t : 60;
        int m8 : 32;
    };
    ushort2 m9;
} __attribute__((__aligned__(2), __packed__));
union T207 {
    long m1 : 55, m2 : 64, m3 : 1;
    char m4 : 1, m5 : 7, m6 : 8 __attribute__((packed));
    struct {
        Small m7 : 5;
    } __attribute__((aligned(2)));
    Flag m8 : 8, m9 : 8, m10 : 5;
    struct {
        wchar_t m11[5];
        unsigned short m12;
    } __attribute__((__aligned__(8), __packed__));
    Unnamed m13 : 1;
} __attribute__((__aligned__(1), __packed__));
struct __attribute__((packed)) __align__(2) T208 {
    union {
        short3 (*m1)(int);
        Unnamed m2 : 7, m3 : 4;
        alignas(128) unsigned __int128 m4[7];
        double4 m5, m6[2][2];
    };
    T201 (*m7)(int);
    T200 (*m8)(int);
    T199 m9[1], m10;
    T202 (*m11)[3];
    union N37 {
        bool m1;
        short m2;
        __align__(1) enum Negative m3, m4[3];
        __attribute__((aligned(2))) T198 m5;
    } __attribute__((aligned(1))) m12[1];
    struct {
        int m13 : 32;
        float4 *const *m14;
    };
} __attribute__((__aligned__(8), __packed__));
#pragma pack(2)
struct T209 {
    __attribute__((aligned(1))) char3 m1;
    Unnamed m2;
    T198 m3, m4[3] __attribute__((__packed__)), m5[7];
};
#pragma pack()
#pragma pack(push)
#pragma pack(2)
struct T210 {
    Small m1 : 6, m2 : 16, m3 : 1;
    unsigned long m4 : 6, : 0, : 6;
    unsigned __int128 m5 : 2;
    short m6 : 4;
};
#pragma pack(pop)
struct T211 {
    T210 m1, m2;
    alignas(128) double2 m3;
    signed char m4;
    T209 m5, m6, m7;
    struct {
        bool m8 : 8;
        ptrdiff_t (*m9)[3];
    };
} __attribute__((__aligned__(1), __packed__));
struct T212 {
    ulong2 (*m1[2])(void);
    T207 m2;
    float m3[1], m4;
    union {
        struct {
            Wide m5 : 59;
            char32_t m6 : 4, m7 : 17;
            int_16 m8 : 11, m9 : 32;
        } __attribute__((packed));
        Flag m10 : 56, m11 : 7 __attribute__((packed));
        Flag : 0, m12 : 6 __attribute__((packed, aligned(2))), m13 : 8;
    };
    Pointed_8 m14;
    nullptr_t m15;
};
struct T213 {
    alignas(128) short_2 m1, m2[3];
};
#pragma pack(8)
struct T214 {
    int_16 m1;
    T208 *m2 __attribute__((packed));
    T204 m3 __attribute__((aligned(2)));
    T209 m4[4], (*m5)[3], m6;
    nullptr_t m7[7], m8, m9;
    int_16 m10[3];
    struct N38 {
        Odd *m1 __attribute__((aligned(8))), (*m2[2])(void) __attribute__((packed));
    } __attribute__((aligned(1))) m11[1]; N38 m12;
    struct N39 {
        T208 m1[5][1];
        long4_16a *m2[2], m3[1];
    } m13; N39 m14;
} __attribute__((packed));
#pragma pack()
struct T215 {
    struct __align__(1) {
        bool m1 : 1;
        int64_t m2 : 64;
        long long m3 : 51;
        struct __attribute__((aligned(8))) N40 {
            wchar_t m1 : 5;
            bool m2 : 3, m3 : 1, m4 : 8;
        } m4;
    };
    longlong_1 m5 : 2;
};
struct alignas(32) T216 {
    unsigned long long m1 : 7, : 8, m2 : 2;
    long m3 : 9;
};
struct __attribute__((packed)) __align__(8) T217 {
    uint32_t m1;
    long4_32a (*m2)[3];
    int_16 (*m3[2])(void);
};
struct T218 {
    alignas(128) Pointed_8 (*m1)(int), m2, m3;
    int64_t m4 : 1;
    volatile int m5 : 5 __attribute__((aligned(1))), m6 : 32;
    unsigned m7 : 4, m8 : 23 __attribute__((packed, aligned(1))), : 6;
    long m9 : 64;
    unsigned long long m10 : 18, m11 : 64, m12 : 64;
    __attribute__((aligned(1))) Scoped m13[2];
} __attribute__((packed));
union T219 {
    __align__(1) ulonglong4 m1;
    __half_raw m2 __attribute__((packed, aligned(1))), m3, m4[3];
    float m5;
    __half2 m6;
    __nv_bfloat162 *const *m7 __attribute__((aligned(32))), m8[5];
    struct {
        unsigned long : 0;
    };
    alignas(128) long4 m9[4];
    struct __attribute__((packed)) {
        double (*m1)(int);
        int : 27, m2 : 32;
        bool m3 : 45 __attribute__((__packed__));
    } m10;
};
struct T220 {
    char16_t m1 : 16 __attribute__((packed)), m2 : 14;
} __attribute__((aligned(2)));
struct T221 {
    bool m1 : 5, : 6;
    Wide : 0;
    longlong_1 : 0;
    long long m2 : 8 __attribute__((packed)), m3 : 64;
    unsigned long : 50, m4 : 1 __attribute__((__packed__));
    unsigned m5 : 4;
    char16_t m6 : 5;
} __attribute__((__aligned__(4), __packed__));
struct T222 {
    T217 m1[5];
};
struct T223 {
    struct {
        enum Negative m1 : 32;
    };
    __attribute__((aligned(1))) function (*m2)(int);
    T211 m3, *m4[2], *m5 __attribute__((packed));
    longlong1 m6, m7[4], m8;
};
#pragma pack(push, name, 2)
struct T224 {
    bool : 0;
    unsigned m1 : 7, m2 : 29, m3 : 32;
    Unnamed m4[3];
    Flag m5[5];
    T213 m6[5];
} __attribute__((aligned(4)));
#pragma pack(pop, name)
struct T225 {
    unsigned m1 : 32;
    nullptr_t *const *m2, (*m3)(int);
    bool m4 : 4 __attribute__((__packed__)), m5 : 8;
    Unnamed m6 : 8;
    short : 7;
};
#pragma pack(push)
#pragma pack(2)
struct __attribute__((aligned(4))) T226 {
    __attribute__((aligned(2))) size_t m1 : 8;
    uint8_t m2 : 4;
    int_16 m3 : 32, : 13, m4 : 32;
    bool m5 : 3, m6 : 4, m7 : 8;
    struct {
        int_8 *const *m8;
    } __attribute__((aligned(1)));
    uchar2 m9 __attribute__((packed));
    short m10 : 16, : 10;
};
#pragma pack(pop)
#pragma pack(push)
#pragma pack(4)
struct alignas(8) T227 {
    char16_t m1 : 16;
    alignas(128) uint2 m2, (*m3)[3], m4;
    longlong1 m5;
    longlong3 m6;
};
#pragma pack(pop)
union T228 {
    T226 m1[5];
    Scoped m2 : 8;
    Scoped m3 : 8 __attribute__((packed));
    unsigned long long m4 : 64;
} __attribute__((packed));
struct T229 {
    T218 m1, m2[1];
    Wide m3 : 50 __attribute__((packed)), m4 : 64;
    int16_t m5 : 9;
    T220 *m6, (*m7[2])(void);
    T222 m8[2], m9[4];
} __attribute__((aligned(1)));
struct T230 {
    longlong_1 m1 : 8;
    __align__(16) Wide m2 : 2, m3 : 64;
    half *m4[2];
    float m5 __attribute__((aligned(4)));
    int2 m6, m7 __attribute__((aligned(16)));
};
struct T231 {
    uint32_t : 0;
    volatile int : 0;
    Scoped m1 __attribute__((aligned(1)));
    signed char m2 : 7 __attribute__((aligned(2))), m3 : 8, : 5;
    Wide (*m4)(int);
    char16_t : 0, m5 : 7, : 0;
    struct {
        Flag m6 : 5, m7 : 4, m8 : 1;
        T224 *m9;
        bool : 0, m10 : 8 __attribute__((__packed__)), : 4;
        double4_32a m11[1];
    };
    int64_t m12 : 6;
};
struct T232 {
    unsigned __int128 m1 : 62;
    OddPointer m2;
    short_2 m3 : 16;
};
struct T233 {
    char2 m1;
    int_16 *const *m2;
    ptrdiff_t (*m3)[3];
    union __align__(4) {
        short3 *m4 __attribute__((packed, aligned(8)));
        struct {
            __align__(32) Unnamed m5 : 32;
            char_2 m6 : 3;
            uint32_t m7 : 32;
            bool : 5;
        };
        T228 m8[3][2], m9[4];
    };
    struct {
        uint8_t m10 : 8 __attribute__((__packed__));
    };
    __align__(2) char_2 m11, m12 __attribute__((packed, aligned(1))), (*m13)[3];
    __int128 m14[1], m15[5];
    __half_raw *const *m16, *const *m17;
};
struct __attribute__((packed)) T234 {
    __int128 *m1[2] __attribute__((packed, aligned(2)));
    float (*m2)[3], (*m3[2])(void), m4;
    unsigned short m5;
    struct {
        Plain m6, (*m7)[3], (*m8[2])(void);
    };
    char32_t m9, *const *m10 __attribute__((packed)), m11;
};
struct T235 {
};
struct T236 {
    long4_32a (*m1)[3];
    int_4 m2;
    unsigned __int128 m3 : 128, m4 : 128, m5 : 76;
    int_8 m6 : 32;
    T225 m7;
    int64_t m8 : 64;
};
struct T237 {
    unsigned m1 : 25;
    uint32_t m2[5];
    enum Negative m3 : 16;
    uchar4 m4[3];
    long m5 : 3;
    Scoped m6 __attribute__((aligned(1)));
    short m7 : 1;
};
struct alignas(16) T238 {
    signed char m1 : 8 __attribute__((__packed__));
    int m2 : 32;
    struct {
        size_t m1 : 4;
        __half_raw m2;
        const char * m3, *m4[2];
        short_2 (*m5[2])(void), *m6[2];
    } __attribute__((packed)) m3[1];
    cuComplex m4[1], m5;
    unsigned long long m6 : 1;
    unsigned long long m7 : 45;
    bool m8 : 4;
    Unnamed *m9 __attribute__((aligned(1))), *m10, m11[4];
    int m12[];
} __attribute__((aligned(32)));
struct T239 {
    Pointed_8 m1, m2, m3[5][3];
    double_4 (*m4[2])(void);
    Unnamed m5[7];
    size_t m6;
    int_4 (*m7)[3];
    T230 *m8, m9, m10[4];
    int2 (*m11)[3];
    char2 m12;
};
#pragma pack(push, name, 2)
struct T240 {
    unsigned __int128 m1 : 1;
    T234 m2;
    Unnamed m3 : 21, : 0, m4 : 27;
    double3 m5[5], m6 __attribute__((packed));
    int m7 : 32;
    enum Negative m8 : 18;
    enum Negative m9 : 2;
};
#pragma pack(pop, name)
struct T241 {
    int_16 m1, *m2;
    function m3[5], *const *m4;
};
struct T242 {
    unsigned short m1 : 12, m2 : 9, m3 : 2;
    __align__(16) int_16 m4;
    longlong_1 : 0;
    char32_t m5 __attribute__((aligned(8)));
    char_2 m6 : 8;
    unsigned char m7 : 8;
    Flag m8 : 8;
};
struct __attribute__((aligned(2))) T243 {
};
struct T244 {
    struct {
        uint8_t m1 : 2;
        Unnamed m2 : 32 __attribute__((packed)), m3 : 32;
        unsigned m4 : 4;
        struct {
            T233 *m5;
        } __attribute__((aligned(1)));
    } __attribute__((aligned(8)));
    struct __align__(2) N44 {
        struct alignas(32) {
            char m1 : 5 __attribute__((aligned(4)));
            unsigned long long m2 : 64, m3 : 7, : 0;
        } m1[1];
    } __attribute__((__aligned__(4), __packed__)) m6;
    Small m7 : 9;
};
struct T245 {
    int_16 m1;
    short m2 : 16 __attribute__((aligned(16))), m3 : 2, m4 : 29;
    bool m5 : 8, m6 : 8, m7 : 8;
    double m8[];
} __attribute__((__aligned__(8), __packed__));
_Pragma("pack(push, 16)") struct T246 {
    alignas(128) T240 (*m1[2])(void);
};
_Pragma("pack(pop)")
struct T247 {
    unsigned __int128 m1 : 91, m2 : 7;
    enum Negative m3 : 8, m4 : 32;
    Flag m5 : 8 __attribute__((packed, aligned(4)));
    float2 m6;
    __align__(8) __nv_bfloat16 m7[2];
};
struct T248 {
    unsigned m1 : 3;
};
struct T249 {
    alignas(128) bytes_3 m1;
};
union __attribute__((__packed__)) T250 {
    Wide m1 : 64;
    char m2 : 2, m3 : 8, m4 : 7;
    uint8_t m5 : 6;
    T247 m6[5];
    unsigned m7 : 32;
    Pointed_2 m8 __attribute__((__packed__));
};
struct __attribute__((packed, aligned(1))) T251 {
    unsigned long : 53;
    unsigned char m1 : 8, m2 : 2 __attribute__((aligned(64))), m3 : 8;
    Plain : 0;
    T247 *const *m4, m5, m6;
    enum Negative m7, m8;
};
struct T252 {
    ulong4_16a m1, m2;
    unsigned long m3 : 12;
    longlong_1 : 0;
    float4 m4[];
};
struct T253 {
    __align__(1) wchar_t m1 : 9;
    short m2 : 2;
    int : 15, m3 : 18, m4 : 32;
    T248 m5;
    __attribute__((aligned(1))) long long m6 : 1;
} __attribute__((__aligned__(2), __packed__));
#pragma pack(push)
#pragma pack(16)
struct T254 {
    struct {
        __align__(2) OddPointer m1;
        uint8_t m2;
        struct __attribute__((aligned(1))) {
            double3 (*m3)(int), m4[1] __attribute__((packed, aligned(2)));
        };
    } m1;
    long long m2[7], m3, (*m4)(int);
    uint3 m5;
    alignas(128) int_8 m6[1], m7;
    T240 m8[5][3], (*m9[2])(void), m10;
};
#pragma pack(pop)
struct __attribute__((__packed__)) T255 {
    Small (*m1)(int) __attribute__((__packed__)), m2;
    uint8_t m3;
    char m4[2];
    struct {
        long m5[2];
        __align__(1) T251 m6[7];
        __attribute__((aligned(1))) __half m7, m8;
    };
};
#pragma pack(push, 2)
union __attribute__((__packed__)) T256 {
    Unnamed m1 : 102;
    __align__(1) int2 m2;
    ushort2 *const *m3;
    struct {
        unsigned : 8, m4 : 28, m5 : 2 __attribute__((packed, aligned(2)));
        T247 m6[1];
        struct {
            unsigned long long m7 : 6;
        };
        uchar4 m8, m9[7] __attribute__((__packed__));
    };
};
#pragma pack(pop)
#pragma pack(push, name, 2)
struct T257 {
    double_4 m1[1], m2[1];
    uint8_t m3 : 5;
    unsigned short : 0, m4 : 16, m5 : 3;
    longlong_1 m6 : 64, : 0, m7 : 1;
} __attribute__((aligned(32)));
#pragma pack(pop, name)
struct T258 {
    T249 (*m1)(int);
};
union T259 {
    struct {
        unsigned __int128 *m1[2];
    };
    T251 m2[4], m3, m4;
    volatile int *const *m5, *m6, m7[7];
    short *m8[2];
    uint3 m9[3], m10;
    short : 2, m11 : 1, m12 : 11;
    long (*m13)[3], m14[3];
    char *const *m15 __attribute__((aligned(16)));
} __attribute__((aligned(4)));
union T260 {
    double1 (*m1[2])(void);
    unsigned : 7, m2 : 13;
};
#pragma pack(2)
struct T261 {
    struct {
        __align__(4) short m1 : 16;
        unsigned char m2[5], (*m3)(int) __attribute__((packed)), *m4;
    };
};
#pragma pack()
struct T262 {
    struct N48 {
        union __attribute__((aligned(4))) {
            int m1 : 3;
        } m1[4];
        double4 m2[1];
        struct N47 {
            T261 m1[5];
        } m3;
        short m4 : 16, m5 : 16 __attribute__((aligned(8))), m6 : 1;
    } m1; N48 m2;
    int64_t : 18;
    dim3 m3[1];
    int_16 : 0;
    struct __attribute__((packed)) N49 {
        unsigned m1 : 32;
        short_2 m2 : 16;
        Small m3 : 16 __attribute__((packed, aligned(2)));
        Flag m4 : 2, m5 : 8, m6 : 8;
    } m4; N49 m5;
    int1 (*m6)[3];
    unsigned __int128 m7 : 45, m8 : 15, m9 : 112;
};
struct __attribute__((packed)) T263 {
    unsigned long long : 0, m1 : 64 __attribute__((packed)), m2 : 3;
    unsigned long long m3[7];
    struct {
        uint1 m4;
        __int128 m5 : 5, m6 : 1;
        short m7 : 16;
        unsigned char m8 : 7 __attribute__((packed)), : 8;
    };
    struct __attribute__((__packed__)) {
        uint8_t m9 : 3, : 6, m10 : 5;
        int m11 : 19;
    };
    T261 m12, m13, m14;
};
struct alignas(32) T264 {
    char m1;
    bool m2 : 8, m3 : 8, m4 : 7;
    enum Negative m5 : 4;
    unsigned m6 : 6, m7 : 30;
    Flag m8 : 2, m9 : 3, m10 : 8;
    char16_t m11 : 8;
    int_8 : 0;
    bool m12 : 8;
} __attribute__((aligned(2)));
struct T265 {
    longlong_1 m1 : 8;
    unsigned long m2 : 60 __attribute__((packed)), m3 : 9;
    short_2 m4;
    char16_t m5 : 7 __attribute__((aligned(2)));
    unsigned : 0;
    bool m6 : 7 __attribute__((aligned(4))), m7 : 6, m8 : 7;
};
struct __attribute__((packed)) __align__(1) T266 {
    uint32_t m1 : 6, m2 : 9, : 0;
    short3 m3[4][1];
    long4_16a *const *m4;
};
union T267 {
    struct {
        bool m1 : 4;
        Scoped m2 : 7 __attribute__((aligned(4))), m3 : 1 __attribute__((aligned(64))), m4 : 7;
        T256 m5;
    } __attribute__((__aligned__(1), __packed__));
} __attribute__((aligned(16)));
struct T268 {
    int16_t : 0;
    bool m1 : 8, m2 : 2;
};
struct __attribute__((packed)) T269 {
    struct {
        unsigned short : 3;
        Unnamed m1 : 4;
    } __attribute__((__aligned__(1), __packed__));
    Flag m2 : 8;
    __int128 m3 : 38, m4 : 83;
    int_8 m5 : 2;
    unsigned m6 : 32;
    uint32_t m7 : 16, m8 : 23;
};
struct T270 {
    int64_t m1 : 64;
    Plain *m2, m3, m4[1];
};
struct T271 {
    signed char m1 : 74;
    char32_t m2[3], (*m3)(int), m4;
    double3 m5, m6[4];
    char m7 : 8;
};
struct __align__(128) T272 {
    union {
        __attribute__((aligned(2))) char_2 m1 : 23;
        char32_t m2 : 5;
        int_8 m3, m4, *m5;
    };
    bytes_3 m6[2];
    double m7, *const *m8, m9[3];
} __attribute__((aligned(1)));
struct T273 {
    union {
        union __attribute__((packed, aligned(4))) {
            short m1 : 11 __attribute__((__packed__));
            uint8_t m2 : 7;
            Wide m3 : 9;
        };
        unsigned short m4 : 5;
        Flag m5 : 63;
    };
};
struct __align__(2) T274 {
    short_2 m1, m2[5], m3;
    Unnamed m4[4][1];
    int_16 m5[4], (*m6)[3];
    Small m7;
    unsigned short : 0, m8 : 6;
    double3 m9[7], m10[4];
    int_8 m11;
    char2 m12;
};
struct T275 {
    T273 m1[7];
    double m2, m3[7];
    ulonglong3 *const *m4, m5[4];
    short_2 m6, m7;
    size_t m8;
    T264 m9[7];
    long long m10[4][7], *m11, (*m12)(int);
} __attribute__((__aligned__(16), __packed__));
struct T276 {
    unsigned char m1 : 7;
    unsigned __int128 m2 : 6, : 0;
};
#pragma pack(push, 1)
struct __attribute__((__packed__)) T277 {
    struct __attribute__((packed)) {
        __align__(1) unsigned m1 : 47 __attribute__((aligned(1)));
    };
    longlong4_32a m2[2], (*m3)(int);
    bytes_3 m4;
};
#pragma pack(pop)
struct T278 {
    struct {
        Flag m1;
        struct __attribute__((__packed__)) {
            struct __attribute__((aligned(1))) N50 {
                unsigned short m1 : 14;
                signed char m2 : 4, : 3, m3 : 8;
            } __attribute__((aligned(32))) m2[5]; N50 m3;
            struct {
                T269 m4;
            } __attribute__((__aligned__(1), __packed__));
            char_2 (*m5)(int) __attribute__((packed));
        };
        T267 m6 __attribute__((__packed__));
        struct __attribute__((packed)) __align__(4) {
        };
    } __attribute__((packed)) m1;
};
struct T279 {
    long long : 37, m1 : 64;
    T267 m2, m3[1], m4[5];
    unsigned char m5 : 5, m6 : 92;
    unsigned __int128 m7 : 4;
    uint8_t : 6, m8 : 8;
    T269 m9;
    int16_t m10 : 16;
} __attribute__((aligned(1)));
union __attribute__((packed)) T280 {
    struct {
        int_16 (*m1)(int) __attribute__((packed, aligned(1)));
        int16_t m2 : 9;
        int_16 m3 : 32, m4 : 16 __attribute__((packed)), m5 : 26 __attribute__((aligned(1)));
    };
    struct __attribute__((packed)) {
        union {
            int_8 m1 : 32;
            __half_raw m2[7];
        } m6;
        T275 m7, (*m8)[3];
        T268 m9[4];
        ptrdiff_t m10 __attribute__((__packed__)), m11 __attribute__((packed, aligned(1))), m12;
    };
    T279 m13[2];
    int *m14[2];
    struct alignas(32) {
        enum Negative m15 : 24, m16 : 25, m17 : 32;
    } __attribute__((packed));
    union {
        int16_t m18 : 7, m19 : 58;
        short m20 : 16 __attribute__((packed, aligned(2)));
        __half *const *m21, m22, (*m23)[3];
        long m24 : 64, m25 : 51;
    };
};
struct T281 {
} __attribute__((aligned(8)));
struct T282 {
    struct {
        T281 m1[1];
        struct {
            struct {
                __align__(1) const char * m1;
            };
            struct {
                short_2 m2 : 9, m3 : 13, m4 : 2;
            };
            cuComplex *m5, m6, m7[5];
        } m2;
        alignas(128) long4 m3, *const *m4, (*m5)(int);
        struct {
            unsigned __int128 : 65, m6 : 101;
            T276 m7[3], *m8[2], m9[1];
        };
    } __attribute__((aligned(1)));
    unsigned long m10 : 9;
    struct __attribute__((aligned(1))) N54 {
        int_8 m1[1];
        OddPointer (*m2[2])(void);
    } m11;
    __attribute__((aligned(1))) unsigned m12 : 8, m13 : 23, m14 : 27;
    struct {
        long : 0, m15 : 113, m16 : 30 __attribute__((packed, aligned(2)));
        __align__(16) long m17 : 6;
    };
    Small m18 : 54 __attribute__((aligned(1))), m19 : 1, : 0;
    int_8 m20 : 32;
};
struct __align__(1) T283 {
    volatile int m1 : 5;
    T276 m2, m3, m4[1];
    T273 *const *m5 __attribute__((packed));
    bool m6 : 8;
    bool : 0, : 5, m7 : 6;
    int m8[];
};
#pragma pack(4)
union T284 {
};
#pragma pack()
struct __attribute__((__packed__)) T285 {
    char16_t m1 : 16;
    uint32_t m2 : 41 __attribute__((aligned(4))), m3 : 5;
    int_8 m4 : 5, m5 : 2;
    char_2 m6 : 8;
    long4 *const *m7;
    int_16 : 0, m8 : 3;
};
struct T286 {
};
struct T287 {
    __align__(8) unsigned m1 : 107;
    const char * (*m2)(int);
    int m3 : 32 __attribute__((aligned(8)));
    enum Negative m4 : 32;
};
struct T288 {
    int : 30, m1 : 1 __attribute__((aligned(8))), : 7;
    unsigned long m2 : 4;
    int_8 m3 : 32;
    int64_t m4 : 46, m5 : 30, m6 : 25;
    half *const *m7;
    uint4 m8, *const *m9 __attribute__((__packed__)), m10 __attribute__((aligned(2)));
    int_8 m11 : 8, : 0;
    unsigned m12 : 3, : 0;
};
struct T289 {
    unsigned (*m1)[3], *m2[2] __attribute__((aligned(4)));
    T278 *m3, (*m4)[3], m5[7][1];
    struct {
        Small m6 : 1;
        char16_t m7 : 16 __attribute__((__packed__));
    } __attribute__((aligned(1)));
    Plain *m8;
    T280 (*m9[2])(void);
} __attribute__((__aligned__(32), __packed__));
struct T290 {
    long2 m1;
    struct {
        T285 m1;
        __half2 m2 __attribute__((__packed__)), (*m3)(int), *m4[2];
        struct __attribute__((__packed__)) {
            Wide m1 : 64, m2 : 5;
            volatile int m3 : 2, m4 : 32 __attribute__((packed));
            T277 m5;
        } m5;
    } m2;
    char16_t m3 : 16, m4 : 39, : 0;
    int64_t m5 : 64;
    Either m6;
    wchar_t m7 : 9;
    int_16_also m8[4];
    char32_t m9 : 7, m10 : 43;
};
struct T291 {
    half *m1[2];
    int m2 : 3, m3 : 2;
};
union T292 {
    T289 (*m1)[3];
};
_Pragma("pack(push, 1)") union T293 {
    T287 m1;
    double1 m2[4];
};
_Pragma("pack(pop)")
#pragma pack(2)
struct T294 {
    T286 m1, m2;
};
#pragma pack()
struct T295 {
    T284 *const *m1, (*m2[2])(void);
    char32_t m3 : 117;
    longs m4[5];
    ulonglong4_32a (*m5)(int);
    char_2 *m6, m7[1];
    unsigned long long m8 : 6;
    int3 *const *m9, m10;
    bool m11 : 5, m12 : 6;
    int m13[];
} __attribute__((aligned(32)));
struct T296 {
    struct __attribute__((aligned(4))) {
        Scoped m1[2];
        Scoped m2 : 6;
    } m1;
    short1 m2, *m3, m4;
    T285 m5;
    __half2 m6[1], (*m7)(int);
    struct __attribute__((__packed__)) {
        struct N58 {
            T292 m1[2] __attribute__((packed));
            __attribute__((aligned(32))) long (*m2[2])(void);
            uint1 (*m3[2])(void) __attribute__((aligned(8)));
            Scoped (*m4[2])(void);
        } m8[2];
        union {
            long long m9 : 5, m10 : 5, : 50;
            int_16 m11 : 32;
        };
        int64_t (*m12)[3];
    } __attribute__((aligned(8)));
    long4 m13;
    volatile float (*m14)[3] __attribute__((__packed__)), m15[3];
    long4_16a m16;
};
union T297 {
    int64_t m1;
    __align__(8) char16_t m2;
    T292 m3[4], (*m4)(int) __attribute__((packed, aligned(16)));
    char_2 m5 : 2;
    bool m6 : 1, m7 : 7 __attribute__((aligned(1)));
    T290 (*m8)[3] __attribute__((aligned(1))), m9, m10[5];
    struct {
        function m11;
    };
    Small : 4;
};
union T298 {
    double_4 (*m1)[3];
    unsigned char m2 : 5, m3 : 5;
};
union T299 {
    Small : 0;
    __attribute__((aligned(2))) __half2 m1;
    char_2 m2, (*m3)[3], m4[2];
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
