// Made by tests/fuzz/abi.py; nvcc's layout is in records.json.
#include <cuda_fp16.h>
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
struct R4 {
    struct {
        __int128 : 103;
        struct {
            unsigned char m1: 8;
            unsigned short : 0;
        };
        char32_t m2: 17;
        unsigned long long m3[1];
    };
    union R0 m4;
    struct R2 m5;
    union R0 m6 __attribute__((aligned(1)));
    struct R1 m7;
    union R0 m8;
    double m9;
    struct R2 m10[];
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
struct R10 {
    struct {
        char32_t m1;
        unsigned long m2;
    };
    __int128 m3[7];
    union __attribute__((packed)) {
        char m4: 6;
        unsigned char m5: 4;
        char m6: 7;
        char16_t m7: 16;
    };
    enum Negative m8: 32;
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
struct R18 {
    double m1 __attribute__((packed));
    double m2;
    struct R10 m3;
    unsigned char m4;
    bool m5;
    __half m6 __attribute__((packed));
    long long m7;
    struct char4 m8 __attribute__((packed));
};
union R19 {
    unsigned long long m1[7];
};
struct __attribute__((aligned(4))) R20 {
    signed char m1: 2;
};
union R21 {
    unsigned __int128 m1: 6;
    struct R18 m2;
    unsigned long m3: 5;
    int m4: 5 __attribute__((aligned(4)));
    short m5: 16;
    short m6: 1;
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
struct __attribute__((packed)) R29 {
    int * m1;
    enum Plain m2;
    struct R18 m3 __attribute__((aligned(8)));
    union R25 m4;
    short m5 __attribute__((aligned(1)));
    long long m6[4];
    unsigned int m7;
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
struct __attribute__((packed)) R32 {
    union R21 m1;
    char16_t m2;
    bool m3[2] __attribute__((packed));
    struct __attribute__((packed)) {
        long m4: 4;
        enum Negative m5: 32;
    };
    char32_t m6;
    enum Scoped m7;
    enum Wide m8;
    signed char m9;
    signed char m10;
};
struct R33 {
    unsigned char m1: 5;
    char32_t m2: 4;
    struct R32 m3;
    enum Scoped m4: 3;
    unsigned long long m5: 10;
    enum Scoped m6: 8;
    int m7: 1;
    int * m8[];
};
struct R34 {
    int * m1;
    float m2;
    struct R29 m3;
    struct R31 m4[1][4] __attribute__((packed));
    union R25 m5;
};
struct __attribute__((packed)) R35 {
    enum Negative m1: 32;
    struct __attribute__((aligned(4))) {
        union {
            int : 15;
            enum Negative m2;
        };
        long m3: 64;
        float m4;
    };
    unsigned int m5: 22;
    __int128 m6: 95;
    struct R29 m7;
    int * m8;
    short m9: 16 __attribute__((packed));
};
struct R36 {
    __int128 m1;
    unsigned long : 0;
    struct R26 m2;
    unsigned int : 1;
    short m3: 16;
    enum Wide m4;
};
union R37 {
    char16_t : 0;
    short m1: 16;
    double m2;
};
struct R38 {
    double m1;
    struct {
    };
    char32_t m2: 17;
    struct R29 m3[];
};
union R39 {
    unsigned char m1[3];
    unsigned long long : 0;
    struct __attribute__((packed, aligned(128))) {
        struct R34 m2;
        char16_t m3;
    };
    struct R30 m4;
    long m5: 23 __attribute__((packed, aligned(2)));
    unsigned long m6[2];
    char32_t m7;
    struct int2 m8 __attribute__((packed));
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
struct R42 {
    __half m1;
    struct R34 m2;
    struct R36 m3;
    struct __attribute__((packed)) {
        struct R35 m4;
    };
    enum Small m5[3];
    struct R30 m6 __attribute__((aligned(8)));
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
struct R45 {
    signed char m1[3];
    char m2: 8;
    struct {
        short m3;
    };
    union R39 m4[5];
    struct {
        short : 10;
    };
    enum Negative m5;
    struct ushort3 m6;
    struct {
        unsigned int m7: 28;
    };
    unsigned short m8: 8;
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
struct __attribute__((aligned(8))) R51 {
    struct R45 m1 __attribute__((aligned(1)));
    enum Negative m2;
    unsigned int m3 __attribute__((aligned(4)));
    __half m4;
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
union __attribute__((packed, aligned(8))) R57 {
    enum Wide m1: 2;
    char m2 __attribute__((packed));
    enum Wide m3: 3;
    int m4: 8;
    char m5[5];
    struct {
        struct int4 m6 __attribute__((aligned(8)));
        struct R51 m7;
    };
    unsigned short m8;
    int : 19;
    enum Scoped m9: 8 __attribute__((packed));
};
union R58 {
    signed char : 1;
    unsigned char : 0;
    int m1;
    enum Negative m2: 6;
};
struct R59 {
    signed char : 5;
    enum Negative m1: 17;
    enum Scoped m2: 3;
    union R48 m3;
    struct R56 m4[3];
};
struct __attribute__((packed, aligned(16))) R60 {
    unsigned int m1: 32;
    char m2: 4;
    unsigned __int128 m3: 128;
    int m4: 32;
};
struct R61 {
    int : 24;
    unsigned int m1: 1;
    enum Negative m2: 7;
    short m3: 4;
    bool : 0;
};
struct R62 {
    short m1: 8;
};
struct R63 {
    wchar_t m1: 5;
    unsigned __int128 m2: 72;
    wchar_t m3: 19;
    unsigned long long m4;
    char16_t m5: 1 __attribute__((packed));
    enum Small m6: 16;
    int m7: 6 __attribute__((aligned(1)));
    double m8;
    char : 0;
};
struct R64 {
    enum Negative m1: 9;
    enum Scoped : 8;
    int * m2 __attribute__((packed));
    unsigned int : 29;
    wchar_t : 31;
    unsigned int m3: 1 __attribute__((packed));
};
#pragma pack(push, 8)
union __attribute__((aligned(4))) R65 {
    struct R53 m1;
};
#pragma pack(pop)
struct __attribute__((packed)) R66 {
    unsigned long long m1: 64;
    enum Wide m2: 3;
    union R57 m3 __attribute__((aligned(2)));
    unsigned short m4: 2;
};
union __attribute__((packed)) R67 {
    char m1;
    int * m2 __attribute__((aligned(1)));
    struct char2 m3;
    int * m4;
    char m5;
    double m6;
};
struct R68 {
    unsigned char m1: 8;
    enum Negative m2;
    struct __attribute__((aligned(4))) {
        unsigned int m3: 32;
        short m4: 3;
    };
};
struct R69 {
    char16_t m1;
    __int128 m2: 3;
};
struct R70 {
    char m1: 3;
    unsigned long long m2: 62;
    unsigned char m3: 2;
};
#pragma pack(push, 4)
struct R71 {
    int m1: 32;
    struct {
        int m2: 9 __attribute__((aligned(32)));
        unsigned int m3;
        unsigned __int128 m4: 128;
        union R65 m5;
    };
    unsigned __int128 m6: 87;
    short m7: 16;
    char m8: 2;
    enum Plain : 9;
    enum Wide m9: 8;
    struct __attribute__((packed)) {
        short m10: 5;
    };
};
#pragma pack(pop)
struct R72 {
    char32_t m1: 5;
    struct R60 m2[3];
    wchar_t m3: 4;
    long long m4[];
};
struct __attribute__((aligned(2))) R73 {
    short m1: 16;
    struct R64 m2;
    bool : 0;
    int m3: 9;
    __int128 m4: 69;
    short : 15;
    short m5: 7;
    enum Small m6: 16;
    struct {
        int * m7;
        unsigned short m8: 16 __attribute__((packed));
        int * m9;
        struct {
            int m10: 32;
            char m11: 1;
            enum Scoped m12: 4;
            unsigned short m13;
        };
    };
};
struct __attribute__((packed)) R74 {
    struct uint3 m1;
};
struct __attribute__((packed)) R75 {
    bool : 0;
    int : 0;
    float m1[1];
    int m2: 20;
    char32_t m3[1];
    struct double2 m4;
    unsigned long long m5: 4;
    wchar_t m6: 3;
    int m7: 32;
};
struct R76 {
    long long : 23;
    int * m1;
    unsigned short : 15;
    wchar_t m2: 1;
    long m3: 47;
    double m4;
    char32_t m5: 32;
    unsigned short m6: 16;
};
union R77 {
    wchar_t m1: 8;
    char m2: 8;
    char m3: 8;
    long m4: 5;
    float m5[3];
    unsigned int m6: 9 __attribute__((packed));
    unsigned long long m7: 4;
};
struct __attribute__((aligned(8))) R78 {
    bool : 0;
    int * m1;
    unsigned short m2;
    long : 13;
    struct short4 m3;
    enum Negative m4: 8;
    enum Negative m5;
    unsigned short m6: 16;
    struct {
        unsigned long m7;
        struct R71 m8;
        struct double3 m9;
        double m10;
    };
    struct R66 m11[];
};
struct __attribute__((aligned(1))) R79 {
    char32_t m1;
    union R65 m2 __attribute__((aligned(8)));
    char32_t m3 __attribute__((packed));
    struct float1 m4 __attribute__((packed));
    bool m5: 1;
};
struct R80 {
    int : 16;
};
struct __attribute__((aligned(8))) R81 {
    int m1: 32;
    signed char m2;
};
struct __attribute__((packed)) R82 {
    unsigned short m1: 9;
    int m2: 13;
    long : 0;
    int m3: 8;
    long : 34;
    unsigned __int128 m4: 128;
    struct R81 m5;
    int * m6;
};
struct R83 {
    unsigned int m1: 8;
    char : 0;
    int m2: 32;
};
struct R84 {
    struct {
        __int128 m1: 8;
        unsigned __int128 : 0;
        int : 0;
        unsigned int m2: 9;
    };
    char m3[2];
    signed char m4;
    enum Scoped m5[1];
    char m6: 2;
    struct {
        struct float1 m7;
        signed char m8: 4;
    };
};
struct __attribute__((aligned(16))) R85 {
    int * m1;
    struct int4 m2;
    short m3: 16;
    unsigned long long m4 __attribute__((aligned(16)));
    short m5: 14 __attribute__((packed));
};
struct R86 {
    char32_t : 8;
    char32_t : 29;
    wchar_t m1;
    unsigned int m2: 32;
    short m3: 10;
    struct R79 m4[7];
    char32_t : 19;
    long : 0;
};
struct __attribute__((aligned(8))) R87 {
    float m1;
    short m2: 15;
    unsigned char m3[7];
};
struct R88 {
    struct R85 m1;
    char16_t m2;
    char16_t m3[7];
    float m4;
    unsigned long m5;
};
struct R89 {
    char32_t m1: 11 __attribute__((packed));
};
#pragma pack(push, 2)
struct R90 {
    enum Small : 5;
    unsigned long m1;
    int * m2;
    bool m3;
    enum Negative m4;
    int * m5;
};
#pragma pack(pop)
struct __attribute__((packed)) R91 {
    struct R79 m1;
    long : 0;
    enum Plain m2;
    struct R83 m3;
    struct R86 m4[3][3];
    struct R85 m5;
    long m6: 8;
    short m7: 16;
    struct __attribute__((packed)) {
        enum Small : 0;
    };
};
union __attribute__((packed)) R92 {
    double m1;
    double m2;
    char16_t m3 __attribute__((packed, aligned(1)));
    bool m4: 1;
    int : 0;
    unsigned long long m5: 64;
};
struct __attribute__((aligned(8))) R93 {
    struct R83 m1;
    enum Negative m2: 5;
};
struct __attribute__((packed)) R94 {
    __half m1;
    int * m2;
    struct uchar3 m3[3];
    struct R83 m4;
    struct R84 m5;
    short m6: 3;
    unsigned long long m7;
};
struct R95 {
    struct R87 m1[3] __attribute__((aligned(1)));
    double m2;
    struct long2 m3[3];
    struct R84 m4;
    enum Small m5;
    unsigned int m6: 32;
    unsigned __int128 m7: 108;
};
struct __attribute__((aligned(32))) R96 {
    struct R95 m1;
    int m2: 12;
    enum Small m3;
    enum Plain m4[3];
    struct long2 m5;
    unsigned short m6;
};
struct R97 {
    struct __attribute__((aligned(2))) {
        long long m1: 5;
        enum Scoped m2: 8;
    };
    bool m3: 1;
    struct {
        unsigned int m4: 1;
    };
    bool m5: 1;
};
struct R98 {
    enum Plain m1;
    unsigned long m2: 6;
    struct R89 m3;
};
struct __attribute__((aligned(8))) R99 {
    unsigned short : 11;
    int * m1;
    unsigned long : 0;
    char m2: 8;
    enum Negative m3: 1 __attribute__((packed));
    unsigned long m4: 64;
    long m5;
    int m6: 4;
    double m7;
};
struct R100 {
    struct uint3 m1;
    long long m2: 64 __attribute__((packed));
    int m3: 6;
    enum Small m4;
    short m5;
    struct uchar3 m6;
    struct __attribute__((packed)) {
        enum Small m7;
        struct R91 m8;
        struct R96 m9;
    };
    char32_t m10: 32;
};
struct R101 {
    enum Wide m1;
    enum Plain m2 __attribute__((aligned(1)));
    unsigned int m3: 4;
    unsigned short m4: 16;
    signed char m5: 1;
    wchar_t m6: 15;
    char16_t m7: 6 __attribute__((packed));
};
union __attribute__((packed)) R102 {
    enum Small m1: 16;
    int m2: 20;
    struct __attribute__((aligned(4))) {
        enum Negative m3: 4;
        struct {
            enum Small m4: 16;
            unsigned long long m5: 64;
            unsigned char m6: 5;
        };
        struct float1 m7;
        unsigned int m8: 15;
    };
    struct R101 m9;
    unsigned short m10: 2;
    enum Plain m11;
};
struct R103 {
    int m1: 32;
    unsigned long m2;
};
union R104 {
    unsigned int m1: 3;
    unsigned __int128 m2 __attribute__((packed));
    struct R101 m3;
    __half m4;
};
#pragma pack(push, 1)
struct R105 {
    bool m1 __attribute__((aligned(1)));
    char m2: 7;
    bool m3: 1;
    unsigned __int128 m4: 102;
    long long m5: 21;
    unsigned int m6: 24;
};
#pragma pack(pop)
#pragma pack(push, 4)
struct R106 {
    char32_t m1: 14;
    enum Negative m2: 3;
    struct int2 m3[5];
};
#pragma pack(pop)
struct R107 {
    __int128 m1[7];
    struct R105 m2;
    int m3 __attribute__((packed));
    enum Plain m4;
    struct __attribute__((packed)) {
        struct ushort3 m5;
        struct __attribute__((packed)) {
            short m6;
        };
    };
    struct R96 m7 __attribute__((packed));
};
struct R108 {
    __half m1;
    double m2;
    enum Wide m3;
    struct {
        double m4;
        int m5: 7 __attribute__((packed));
        int m6: 32;
        long long m7: 60;
    };
    unsigned int m8[1][1] __attribute__((aligned(16)));
    long long m9;
    double m10;
    enum Wide m11;
};
struct R109 {
    unsigned long long m1[3];
    enum Small m2: 13;
    unsigned int m3: 5;
    char : 0;
    enum Wide m4: 62 __attribute__((aligned(8)));
    struct R99 m5[1];
    char32_t m6[2][4];
};
struct R110 {
    __half m1;
    signed char m2: 7;
    unsigned short m3;
    char : 0;
    enum Negative m4: 31;
    char16_t m5;
    char m6: 6;
    int * m7;
};
struct R111 {
    enum Negative m1;
    unsigned char m2;
    int * m3 __attribute__((packed));
    unsigned long long m4;
};
struct R112 {
    long m1: 6;
    enum Negative m2: 7 __attribute__((packed));
    unsigned short m3: 16;
    enum Small m4;
    unsigned char m5: 8;
    struct R109 m6;
};
struct R113 {
    short m1: 16;
    unsigned __int128 m2: 128;
    int m3: 9 __attribute__((aligned(2)));
    struct R111 m4;
    unsigned short m5: 7;
    unsigned long m6;
    enum Plain : 0;
};
struct __attribute__((aligned(1))) R114 {
    unsigned int m1;
    enum Wide m2: 5;
};
struct __attribute__((aligned(8))) R115 {
    int * m1 __attribute__((aligned(1)));
    enum Plain m2;
    char32_t m3;
    __half m4;
    enum Scoped m5;
    enum Plain m6[3];
    int * m7;
    int * m8;
};
struct R116 {
    struct R108 m1;
    char16_t : 7;
    int m2: 13;
    struct R113 m3;
};
struct R117 {
    unsigned int m1: 29;
    unsigned __int128 m2;
    int * m3;
    char32_t m4;
    struct R114 m5 __attribute__((packed));
    double m6;
};
struct R118 {
    enum Small m1: 1 __attribute__((packed));
};
struct R119 {
    struct R114 m1;
    struct R118 m2 __attribute__((packed));
    __int128 m3: 128;
    float m4 __attribute__((aligned(1)));
    int m5: 32;
    unsigned char m6: 1;
    struct R113 m7;
    struct R115 m8;
    long m9[5];
};
union R120 {
    int m1;
    struct {
        float m2[5];
        enum Wide m3;
        struct R116 m4 __attribute__((packed, aligned(4)));
    };
};
struct R121 {
    struct R111 m1;
    wchar_t m2;
};
struct __attribute__((packed)) R122 {
    enum Small m1: 1 __attribute__((aligned(32)));
};
struct R123 {
    float m1;
    enum Scoped m2: 8;
    signed char m3[3];
    unsigned long long m4;
};
struct R124 {
    struct R114 m1;
    char16_t m2;
    struct double2 m3;
    struct long2 m4;
};
#pragma pack(push, 2)
struct R125 {
    unsigned long long m1[3][3];
    enum Small m2: 16;
    enum Wide m3: 64;
    long m4: 64;
};
#pragma pack(pop)
struct __attribute__((aligned(1))) R126 {
    enum Small m1;
    double m2;
    double m3;
    unsigned long long : 1;
    long m4;
    wchar_t : 7;
};
struct R127 {
    unsigned long long m1: 64;
    enum Scoped m2: 8;
};
struct R128 {
    char m1: 8;
    unsigned __int128 : 0;
    unsigned __int128 : 48;
    unsigned char m2: 2;
    short m3: 11;
    enum Negative m4: 32 __attribute__((aligned(16)));
    __half m5[2];
    unsigned long long m6;
};
union R129 {
    long m1: 64;
};
struct R130 {
    struct double2 m1;
    struct R126 m2;
};
union __attribute__((packed)) R131 {
    struct R125 m1;
    struct R122 m2 __attribute__((aligned(8)));
};
struct __attribute__((packed)) R132 {
    bool m1;
    int m2: 24;
    signed char m3;
    unsigned char m4;
    long long m5: 64;
    struct R123 m6;
    int m7;
    struct R128 m8;
    double m9;
};
struct __attribute__((packed)) R133 {
    enum Plain m1: 6;
    unsigned int m2: 32;
};
struct R134 {
    enum Wide : 9;
    unsigned long long m1 __attribute__((aligned(1)));
    unsigned long long : 0;
    char32_t m2;
    unsigned int m3: 24;
};
struct __attribute__((packed)) R135 {
    __int128 m1: 27;
};
#pragma pack(push, 1)
union __attribute__((aligned(8))) R136 {
    int * m1;
    struct __attribute__((packed)) {
        float m2 __attribute__((aligned(1)));
    };
    enum Plain : 16;
    unsigned long long m3;
    struct {
        int : 17;
        struct R127 m4;
    };
    bool m5;
};
#pragma pack(pop)
struct R137 {
    unsigned __int128 m1;
    struct long2 m2[1];
    enum Negative : 0;
    double m3;
    int * m4;
    float m5;
    unsigned char : 8;
    struct R130 m6;
    int m7: 32;
    int * m8[];
};
struct R138 {
    union R136 m1;
    char16_t m2: 16;
};
struct R139 {
    short m1: 16;
    int m2: 32;
    unsigned short m3: 9 __attribute__((aligned(4)));
    enum Plain m4;
    union __attribute__((aligned(8))) {
        int m5: 32;
    };
};
struct R140 {
    struct R134 m1[5];
    struct R138 m2;
    int * m3;
    struct uchar3 m4 __attribute__((packed, aligned(2)));
    union {
        struct R139 m5;
        char32_t m6;
        enum Small m7;
    };
    char m8: 8;
    enum Plain m9: 12;
    signed char m10;
};
union __attribute__((packed)) R141 {
    enum Wide m1: 58 __attribute__((packed));
    signed char m2: 8;
    unsigned long : 0;
    bool : 1;
};
struct __attribute__((packed)) R142 {
    struct {
        struct R134 m1;
    };
};
struct R143 {
    short m1: 9;
    enum Scoped m2: 8 __attribute__((packed));
    unsigned char m3: 3;
    enum Negative m4: 7 __attribute__((packed));
    unsigned __int128 m5: 128;
    long long m6: 22 __attribute__((packed));
    int : 0;
};
struct R144 {
    char16_t m1: 16;
    long long m2;
    union R141 m3;
};
union __attribute__((packed)) R145 {
    __int128 m1: 71;
    int * m2;
    int m3: 14;
    unsigned short m4: 2;
    enum Scoped : 7;
    enum Small m5: 3;
    unsigned __int128 : 0;
    bool m6: 1;
};
struct R146 {
    enum Small m1: 7;
    int m2: 32;
    unsigned long long m3: 64;
    int m4: 1;
    char m5: 8 __attribute__((packed));
    signed char m6: 5;
    unsigned long m7: 4 __attribute__((packed));
    int m8: 17 __attribute__((packed, aligned(16)));
    __int128 m9: 56;
};
struct R147 {
    struct __attribute__((packed)) {
        union R136 m1;
    };
    unsigned __int128 m2[1] __attribute__((packed));
    long long m3;
    bool m4;
    struct R135 m5;
    enum Plain m6;
    struct float1 m7;
};
union R148 {
    enum Plain m1;
    __int128 m2 __attribute__((packed, aligned(1)));
    struct R140 m3;
    int * m4 __attribute__((aligned(8)));
    int * m5[3][2];
    int * m6;
    union __attribute__((packed)) {
        unsigned __int128 m7: 3 __attribute__((packed));
    };
    struct {
        unsigned __int128 m8;
        unsigned long m9 __attribute__((aligned(2)));
    };
};
struct __attribute__((aligned(32))) R149 {
    struct {
        unsigned __int128 : 0;
        long long m1: 9;
        int m2: 24;
    };
    unsigned short m3;
    struct R138 m4;
    char m5;
};
struct __attribute__((packed)) R150 {
    struct char2 m1;
    union __attribute__((packed, aligned(1))) {
        char16_t m2: 1;
        short m3: 6;
        unsigned short m4: 7;
        enum Wide m5: 64;
    };
    struct float4 m6;
    struct int2 m7;
    struct {
        char : 0;
    };
    enum Wide m8;
    char m9[4];
    enum Wide m10;
};
struct R151 {
    __int128 m1[3];
    struct R139 m2 __attribute__((aligned(4)));
    __int128 m3;
};
#pragma pack(push, 2)
struct R152 {
    int * m1;
    struct __attribute__((packed)) {
        int * m2;
        union {
            long long m3;
            __half m4 __attribute__((aligned(1)));
            struct R142 m5;
            union R141 m6;
        };
        int * m7 __attribute__((aligned(2)));
        unsigned int m8: 23;
    };
    unsigned long long m9: 1;
    long m10: 6;
};
#pragma pack(pop)
struct R153 {
    __int128 m1: 128 __attribute__((packed));
    short m2: 8;
    int m3: 9;
    bool m4[7][4];
};
struct R154 {
    enum Wide m1: 2;
    int m2: 3;
    struct R143 m3 __attribute__((aligned(8)));
    struct __attribute__((packed)) {
        long m4: 64;
        char16_t m5;
        enum Negative m6;
        unsigned long long m7: 29;
    };
    unsigned long m8: 64;
    enum Negative m9;
    int m10: 12;
    float m11[7];
};
struct R155 {
    struct ulonglong4_16a m1[4];
    union R148 m2;
    struct float4 m3;
    unsigned char m4[1];
    struct char2 m5;
    unsigned long m6 __attribute__((aligned(8)));
};
struct R156 {
    enum Small m1: 7;
    char32_t m2: 6;
    long m3: 32 __attribute__((packed));
    unsigned int m4: 32 __attribute__((packed));
    long m5: 34;
    enum Scoped m6: 2;
    char32_t m7: 24;
    int m8: 32;
};
union __attribute__((aligned(128))) R157 {
    struct R153 m1;
    char16_t m2;
};
struct R158 {
    short : 4;
    enum Wide : 23;
    struct short4 m1 __attribute__((aligned(2)));
    int * m2;
};
struct __attribute__((packed)) R159 {
    __int128 : 128;
};
struct R160 {
    char16_t m1;
    enum Negative m2;
    union R148 m3;
    float m4;
    short m5;
    float m6;
    double m7;
    int * m8[2];
};
struct R161 {
    enum Negative m1: 13;
    unsigned short : 16;
    unsigned char : 1;
    unsigned short m2: 3 __attribute__((aligned(8)));
};
struct R162 {
    struct float2 m1;
    unsigned long m2: 39 __attribute__((packed));
    enum Small m3: 4;
    double m4;
    struct R155 m5;
    char16_t m6: 16;
    bool : 1;
    char32_t m7: 7;
};
struct R163 {
    struct R160 m1 __attribute__((packed));
};
#pragma pack(push, 1)
struct R164 {
};
#pragma pack(pop)
union __attribute__((aligned(1))) R165 {
    int m1: 9;
    short m2: 5;
    enum Wide m3;
    char32_t m4: 32;
};
struct R166 {
    int m1: 32 __attribute__((aligned(8)));
    short m2: 16 __attribute__((packed));
    char16_t m3: 3;
    bool m4: 1;
};
struct R167 {
    char32_t m1;
};
struct R168 {
    unsigned int m1: 8;
    char16_t m2: 14 __attribute__((packed));
    struct R159 m3;
    __half m4;
    char32_t m5: 32;
    char : 0;
    long long m6: 2;
    int m7: 7;
};
struct R169 {
    enum Negative m1: 9;
    enum Scoped m2: 1;
    char m3: 8;
    enum Scoped : 0;
    long long m4: 64;
};
struct __attribute__((packed)) R170 {
};
struct R171 {
    char16_t m1[2];
    wchar_t m2;
};
union R172 {
    long m1: 64;
    char m2: 1 __attribute__((aligned(1)));
    char m3: 5;
    double m4;
};
struct R173 {
    short m1;
    int m2: 2;
    enum Negative m3;
    unsigned long long m4: 51;
    int * m5;
    unsigned int m6: 32;
    enum Wide m7: 64;
};
struct R174 {
    struct R171 m1;
    char m2: 4;
    __half m3;
};
struct __attribute__((aligned(2))) R175 {
    __int128 m1: 37;
    char32_t : 0;
    enum Small m2: 1;
    struct R168 m3;
    union __attribute__((packed)) {
        unsigned char : 2;
        char32_t m4: 3 __attribute__((packed));
        struct __attribute__((aligned(2))) {
            long long m5: 57 __attribute__((aligned(16)));
        };
    };
};
union __attribute__((packed)) R176 {
    unsigned long long m1: 11 __attribute__((packed));
    unsigned __int128 m2;
    struct {
        unsigned __int128 m3: 128;
        enum Scoped m4: 8;
        short m5: 16 __attribute__((packed));
        int * m6 __attribute__((aligned(2)));
    };
    signed char m7: 7;
    struct R175 m8[2];
    unsigned int m9: 29 __attribute__((packed));
};
struct R177 {
    int * m1;
    int * m2;
    int m3;
    struct R173 m4;
    signed char m5[3];
    __half m6[];
};
struct __attribute__((packed)) R178 {
    unsigned long long m1: 64;
    unsigned int m2: 11;
    char32_t m3: 32;
    int m4: 6;
};
#pragma pack(push, 1)
struct __attribute__((packed)) R179 {
    short : 0;
    enum Small m1;
    unsigned short m2[3][3][7];
    int m3: 32 __attribute__((aligned(64)));
    int m4;
    char m5: 2 __attribute__((packed));
    bool m6: 1;
    int m7: 8 __attribute__((packed));
    short m8: 10;
};
#pragma pack(pop)
#pragma pack(push, 2)
struct R180 {
    enum Negative m1: 1;
    enum Negative m2;
    struct float2 m3;
    int * m4[3];
    struct R179 m5;
    short m6: 16;
    unsigned long m7;
};
#pragma pack(pop)
#pragma pack(push, 2)
struct R181 {
    unsigned int m1: 3;
    bool m2: 1;
    wchar_t m3: 32;
};
#pragma pack(pop)
struct R182 {
    long m1: 1;
    int : 0;
    char m2: 1;
    bool m3: 1;
};
struct R183 {
    unsigned long m1: 8;
    enum Scoped m2;
};
struct __attribute__((packed)) R184 {
    struct R178 m1;
    long long m2;
    struct R183 m3 __attribute__((aligned(1)));
    float m4;
    enum Scoped m5;
    double m6;
    int * m7[3];
    __half m8[1][7];
};
struct R185 {
    wchar_t m1: 16;
    double m2;
    unsigned long long m3: 2;
    long long m4: 3;
    char16_t m5 __attribute__((packed, aligned(4)));
    char32_t m6: 2 __attribute__((packed));
    union R172 m7;
};
union R186 {
    int m1: 18;
    long m2: 3;
    long long m3: 64;
    int m4[1];
    enum Wide m5: 64;
    enum Wide m6 __attribute__((aligned(2)));
};
struct __attribute__((packed)) R187 {
    union R186 m1;
    int m2: 9;
    unsigned long m3: 8;
    enum Wide m4: 64;
    struct R179 m5;
    struct R178 m6;
    struct R178 m7 __attribute__((packed));
    char : 0;
    wchar_t : 2;
};
struct R188 {
    char16_t m1;
    char16_t m2: 7 __attribute__((packed));
    int * m3;
    short m4;
    struct {
        int * m5;
        union {
            float m6[5] __attribute__((aligned(4)));
        };
        struct R178 m7;
        struct {
            signed char m8;
            struct ulonglong4_16a m9;
            struct R185 m10;
        };
    };
    struct __attribute__((aligned(4))) {
        struct R182 m11;
        int * m12 __attribute__((packed));
    };
    char m13: 3;
    signed char m14: 8;
    bool m15[];
};
union __attribute__((packed)) R189 {
    unsigned long : 0;
    double m1;
    struct R181 m2;
};
struct __attribute__((aligned(8))) R190 {
    long long m1: 5;
    unsigned long m2: 1;
    char32_t m3: 32;
    struct R180 m4 __attribute__((aligned(1)));
    wchar_t m5: 32 __attribute__((packed));
    enum Small m6: 9;
    char16_t : 14;
    int * m7;
};
struct R191 {
    long long m1;
    char32_t m2: 32 __attribute__((aligned(1)));
    wchar_t : 0;
    unsigned char : 0;
    long : 15;
    char32_t m3;
    enum Wide m4: 54 __attribute__((packed));
    unsigned long long : 0;
};
union R192 {
    char32_t m1: 32;
    __int128 m2: 90;
    char16_t m3: 10;
    enum Small m4;
    signed char : 0;
    struct float1 m5;
};
struct __attribute__((packed)) R193 {
    char32_t m1: 4;
    enum Plain m2: 32;
    unsigned char m3: 8;
    enum Scoped m4: 8;
    int * m5 __attribute__((aligned(1)));
    __int128 m6: 78 __attribute__((packed));
    char32_t m7: 9;
    unsigned int m8: 5;
};
struct __attribute__((aligned(64))) R194 {
    unsigned __int128 m1[1];
    long m2;
    struct R185 m3 __attribute__((packed));
    int * m4;
    struct ulonglong4_16a m5;
    enum Scoped m6;
    union R186 m7 __attribute__((packed));
    struct R184 m8;
};
union __attribute__((packed, aligned(16))) R195 {
    struct R194 m1 __attribute__((packed));
    struct {
        enum Plain m2: 2;
        enum Plain m3[3];
        int m4: 32;
        char m5: 8 __attribute__((aligned(1)));
    };
    struct R190 m6;
};
union R196 {
    char32_t m1;
    __half m2 __attribute__((packed));
    long m3;
    char32_t m4[3][7];
    union R195 m5;
};
struct __attribute__((packed)) R197 {
    signed char m1: 6;
    int m2: 32;
    char32_t m3: 32;
    bool m4: 1;
};
struct __attribute__((aligned(128))) R198 {
    float m1;
    struct __attribute__((packed, aligned(4))) {
        unsigned char m2: 4;
        int m3: 2;
    };
    struct float4 m4;
    long m5;
    unsigned char m6;
};
#pragma pack(push, 2)
struct R199 {
    double m1;
    __int128 m2 __attribute__((packed));
    char16_t m3[1];
    struct {
        enum Plain m4;
        int m5: 32;
        struct R190 m6;
    };
    struct {
        struct {
            int m7;
            unsigned char m8;
            float m9;
        };
        signed char m10: 3;
    };
    struct R194 m11[5];
    __int128 m12[3];
    enum Plain m13;
    struct R198 m14;
};
#pragma pack(pop)
union __attribute__((aligned(32))) R200 {
    int * m1;
    unsigned int m2: 32;
    long long m3: 14;
    char32_t m4: 4;
    double m5;
    enum Plain : 6;
    long long m6: 8;
    unsigned long long m7: 61;
};
struct R201 {
    __half m1;
    unsigned char m2[2][5];
    struct {
        struct R199 m3 __attribute__((aligned(4)));
    };
    struct R197 m4[1][2];
    union __attribute__((aligned(16))) {
        char32_t m5: 2;
    };
    union __attribute__((packed, aligned(1))) {
        enum Plain m6: 5 __attribute__((packed));
        wchar_t m7: 32;
        unsigned char m8: 3 __attribute__((packed));
    };
    enum Scoped m9 __attribute__((packed));
    union {
        char m10: 5;
        long long m11 __attribute__((aligned(2)));
        enum Wide m12;
    };
    long long m13;
};
struct R202 {
    struct {
        signed char m1: 4;
        unsigned char : 0;
        unsigned long m2: 64;
        wchar_t m3: 19;
    };
    int m4: 5;
    __int128 m5: 128 __attribute__((aligned(8)));
};
union __attribute__((aligned(8))) R203 {
    unsigned int m1: 23;
    bool : 1;
    char16_t m2;
    enum Plain m3 __attribute__((packed, aligned(16)));
    enum Scoped m4 __attribute__((aligned(1)));
    signed char m5: 8;
    int * m6;
    enum Small m7;
    unsigned int m8: 7;
};
struct R204 {
    unsigned int m1: 13;
    bool m2: 1 __attribute__((packed));
    __half m3;
};
struct R205 {
    union R195 m1 __attribute__((aligned(8)));
    enum Scoped m2[2];
    int * m3;
    int m4;
    double m5;
    struct {
        __int128 m6;
    };
    float m7;
    enum Scoped m8;
    struct R199 m9[3][7];
};
struct R206 {
    int * m1;
    long long m2: 64;
    char m3: 8;
    unsigned short : 0;
    char16_t m4;
    int m5: 32;
    char16_t : 5;
};
struct __attribute__((aligned(1))) R207 {
    enum Plain m1;
    __half m2 __attribute__((aligned(4)));
    struct {
        int : 0;
        enum Small : 0;
        struct double3 m3;
    };
    char : 5;
    __int128 m4: 112;
    enum Negative m5: 7;
    unsigned long long m6 __attribute__((packed));
    enum Wide : 0;
};
struct R208 {
    signed char m1;
    unsigned char m2: 1;
    struct R198 m3;
    char32_t m4 __attribute__((aligned(2)));
    enum Small m5: 8;
    unsigned int : 0;
    enum Negative m6[3];
    enum Scoped m7: 7;
    unsigned int m8: 32;
};
struct __attribute__((aligned(1))) R209 {
    unsigned long long m1: 50;
    long m2: 64;
};
struct R210 {
    short m1: 16;
    unsigned char m2: 1;
    enum Small m3: 16;
    char16_t m4: 8;
};
#pragma pack(push, 2)
union R211 {
    char32_t m1;
    float m2[2];
    struct R207 m3;
    unsigned short m4;
    struct R204 m5[2];
    struct R209 m6[1];
    enum Negative m7;
    union R203 m8[1];
    struct R209 m9;
};
#pragma pack(pop)
struct R212 {
    int m1 __attribute__((aligned(2)));
    long m2;
    long m3: 2;
    struct R209 m4;
    long m5: 64;
    char16_t m6;
    enum Scoped m7: 8 __attribute__((packed));
    int * m8;
};
#pragma pack(push, 8)
struct __attribute__((packed)) R213 {
    char16_t m1;
    int * m2;
    wchar_t m3: 2;
};
#pragma pack(pop)
struct R214 {
    int : 30;
    enum Negative m1: 6 __attribute__((aligned(4)));
    unsigned int m2: 2;
    struct R202 m3;
};
union __attribute__((packed, aligned(16))) R215 {
    signed char m1: 1;
    enum Small m2: 4;
    unsigned __int128 m3;
    struct __attribute__((packed)) {
        struct uint3 m4;
        struct R214 m5[2];
        struct {
            int m6;
            int * m7;
            struct __attribute__((packed)) {
                short m8: 6;
                unsigned char m9: 8;
            };
            enum Plain : 0;
        };
    };
    union R211 m10;
    struct R212 m11;
    int m12: 1;
    __int128 m13: 74;
    unsigned int m14: 9 __attribute__((packed));
};
#pragma pack(push, 4)
struct R216 {
    short m1: 10;
    char32_t m2: 32;
    long m3;
    enum Plain m4: 29;
    enum Small m5: 16;
};
#pragma pack(pop)
struct R217 {
    char m1: 6 __attribute__((packed));
    unsigned int m2: 5;
    signed char m3;
    char m4: 4;
    enum Wide : 45;
    long long m5: 8;
    unsigned short : 0;
};
struct __attribute__((packed)) R218 {
    struct R214 m1 __attribute__((packed));
    struct ulonglong4_16a m2;
    char32_t m3: 32;
};
#pragma pack(push, 1)
union R219 {
    unsigned int m1: 2;
    unsigned char m2: 8;
    __int128 m3[4][3];
    union R211 m4 __attribute__((aligned(2)));
    unsigned __int128 m5: 6;
    float m6;
};
#pragma pack(pop)
struct R220 {
    enum Wide m1;
    unsigned char m2: 8;
    char : 0;
    double m3;
    enum Scoped : 0;
    char m4: 4;
};
struct __attribute__((packed)) R221 {
    int m1: 31;
    unsigned short m2: 1;
    unsigned int m3: 4 __attribute__((packed));
};
struct __attribute__((aligned(32))) R222 {
    unsigned __int128 m1[7];
    struct {
        enum Scoped : 7;
        char32_t : 8;
    };
    struct {
        unsigned __int128 m2: 128;
        char32_t m3: 4;
        signed char m4 __attribute__((aligned(1)));
    };
    union R219 m5;
    bool m6;
};
struct __attribute__((aligned(8))) R223 {
    enum Scoped : 1;
    enum Wide m1: 64;
    struct {
        short m2: 16;
        char m3: 5;
        enum Small m4: 16;
    };
    enum Small : 0;
    unsigned __int128 m5: 1;
    enum Small m6: 8;
    unsigned __int128 m7: 38;
    char32_t m8: 32;
    unsigned int m9: 5;
};
struct R224 {
    enum Plain m1: 32 __attribute__((packed));
    struct uchar3 m2;
    enum Scoped m3 __attribute__((aligned(16)));
    int * m4[3];
    char16_t m5;
    struct float2 m6;
};
struct R225 {
    unsigned long m1;
    char32_t m2;
};
union R226 {
    unsigned long long m1;
    __half m2[1];
};
struct R227 {
    signed char : 8;
    enum Plain m1;
    long m2;
    struct R216 m3;
    float m4;
    int * m5;
};
struct R228 {
    struct R225 m1[4];
    double m2;
};
struct R229 {
    __half m1;
    bool m2: 1;
    enum Plain m3: 32;
    int * m4;
    long long m5;
    union R219 m6;
    struct R228 m7;
    struct {
    };
    short m8;
};
#pragma pack(push, 2)
union __attribute__((packed)) R230 {
    unsigned int m1: 25;
    enum Scoped m2: 8;
    int m3;
    unsigned short m4: 4;
};
#pragma pack(pop)
struct R231 {
    struct uint3 m1[7];
    char m2;
    struct {
        enum Scoped m3;
        long m4;
        struct char2 m5;
    };
};
struct R232 {
    unsigned short m1: 16;
    wchar_t m2: 32;
    __int128 m3: 7;
    struct R225 m4;
    char m5: 1;
};
struct R233 {
    long long m1[3];
    int * m2;
    bool m3;
    long m4: 5;
};
struct R234 {
    __int128 m1: 1;
    unsigned __int128 m2: 7;
    short m3: 16;
    unsigned short : 0;
};
struct R235 {
    enum Scoped m1: 8;
    unsigned __int128 m2: 128;
    int m3: 15;
    int m4: 9;
    enum Wide m5: 54;
};
struct R236 {
    char16_t m1;
};
union R237 {
    unsigned char m1: 8;
};
union R238 {
    struct R232 m1;
    char16_t m2;
    int * m3;
    char16_t m4[1];
    float m5;
};
union __attribute__((aligned(4))) R239 {
    unsigned int m1;
};
struct R240 {
    unsigned long m1: 3;
    int m2: 7;
    __int128 m3: 4 __attribute__((packed));
    long long m4: 1 __attribute__((packed));
    enum Plain m5;
    unsigned short m6: 12;
    unsigned long long m7: 35;
    struct double3 m8[5];
    unsigned short m9: 3;
};
union R241 {
    int * m1;
    union R230 m2;
    int m3: 2 __attribute__((packed));
    struct {
        unsigned char m4[3];
        unsigned long m5;
    };
};
union __attribute__((packed, aligned(2))) R242 {
    short m1;
};
#pragma pack(push, 1)
struct __attribute__((packed)) R243 {
    double m1;
    short m2: 1;
    enum Wide m3: 34;
    unsigned char : 0;
    __half m4[3];
    unsigned int m5: 5;
    int m6: 2;
    enum Wide m7: 5;
    int m8: 29;
};
#pragma pack(pop)
struct __attribute__((packed)) R244 {
    enum Wide : 0;
    signed char : 0;
    struct float4 m1;
    int * m2[5];
    signed char m3;
    struct R234 m4;
    struct char2 m5;
};
union R245 {
    int m1;
    int m2: 32;
    enum Wide : 0;
    struct uchar3 m3;
    int m4[4];
};
union R246 {
    long long m1: 12;
    int m2: 4;
    char : 0;
    unsigned char m3: 2;
};
struct __attribute__((packed)) R247 {
    long m1: 5;
    unsigned long long : 0;
    enum Plain m2: 32;
    enum Plain : 0;
    enum Plain m3: 1;
    short m4: 6 __attribute__((aligned(4)));
    char m5: 8;
    wchar_t : 0;
    enum Plain m6: 32;
};
struct R248 {
    struct R243 m1;
    struct R247 m2;
    struct R244 m3 __attribute__((packed));
    struct {
        union R245 m4;
        unsigned __int128 : 0;
        int * m5;
    };
};
union __attribute__((packed)) R249 {
    unsigned long m1;
    enum Small m2: 9;
    unsigned int : 0;
    char m3: 8;
};
struct R250 {
    enum Negative m1;
    unsigned __int128 m2: 2;
    unsigned char : 0;
    unsigned char m3;
    __int128 m4;
    enum Wide : 0;
};
struct R251 {
    char m1: 1;
    char16_t : 13;
    unsigned long long m2: 64;
};
union R252 {
    signed char m1;
    struct R248 m2;
    struct {
        enum Negative m3[3];
    };
    struct R240 m4;
    char32_t m5;
};
struct __attribute__((aligned(32))) R253 {
    int m1: 6;
    char32_t m2: 32;
    unsigned short : 7;
    wchar_t : 4;
    char32_t m3: 6;
    enum Negative m4: 5;
};
union R254 {
    enum Scoped m1: 3 __attribute__((packed));
    union R252 m2;
    char m3 __attribute__((aligned(16)));
    char : 1;
    enum Scoped m4;
    enum Small : 14;
    char m5: 8 __attribute__((packed));
};
struct R255 {
    enum Negative : 0;
    unsigned char : 0;
};
#pragma pack(push, 4)
union R256 {
    enum Wide m1;
};
#pragma pack(pop)
union __attribute__((aligned(4))) R257 {
    __half m1;
    unsigned long m2: 64;
    union R256 m3;
    union R249 m4;
    struct {
        enum Negative m5: 1;
        enum Small m6;
        enum Scoped m7: 8;
    };
    char m8;
    unsigned char m9: 8 __attribute__((packed));
};
struct R258 {
    struct uchar3 m1;
    enum Small : 7;
    struct {
        unsigned int m2;
        unsigned long long m3: 64;
    };
    union R256 m4[1];
    long long m5[2] __attribute__((aligned(8)));
    wchar_t m6: 24;
    struct double3 m7;
    float m8;
    union R256 m9;
};
struct R259 {
    char16_t m1: 6;
};
struct __attribute__((aligned(4))) R260 {
    unsigned __int128 m1: 128;
    short m2: 11;
    long long m3: 25;
    int m4: 31 __attribute__((packed, aligned(1)));
    enum Negative m5: 10;
    long long m6: 12;
    signed char m7: 4;
    struct float4 m8;
};
struct R261 {
    enum Scoped m1: 3;
    int * m2[3][3][3][7];
    long m3: 6;
    enum Small m4: 4;
    enum Plain : 0;
    unsigned long long m5: 64;
    wchar_t m6: 32;
    struct R259 m7[];
};
struct R262 {
    int * m1;
    char16_t m2[7];
    enum Wide m3: 53;
    char m4[1][4];
    int * m5;
};
union __attribute__((packed, aligned(1))) R263 {
    unsigned long : 0;
    struct R253 m1;
    unsigned int m2: 6 __attribute__((packed));
    enum Plain m3: 32;
    struct {
        int * m4;
        struct R258 m5;
        struct {
            unsigned long m6: 64;
            signed char m7: 4 __attribute__((packed));
            short m8: 16;
        };
        unsigned __int128 m9;
    };
    unsigned int : 0;
    struct {
        struct R251 m10;
    };
};
struct R264 {
    struct R262 m1[3][4];
    char m2: 2;
    struct R253 m3;
    enum Plain m4;
    union R254 m5;
    int * m6;
    int m7: 32;
    long m8: 64;
};
struct R265 {
    struct __attribute__((packed, aligned(1))) {
        char m1;
    };
    union R254 m2;
    struct float2 m3 __attribute__((aligned(1)));
};
struct R266 {
    unsigned int m1: 7;
    int m2: 32 __attribute__((packed));
    char32_t m3: 1;
    unsigned int m4: 17;
    int : 0;
    __int128 m5: 25 __attribute__((packed));
    char m6: 4;
    unsigned long long m7 __attribute__((aligned(1)));
    long long m8: 3;
};
struct R267 {
    signed char m1;
    char32_t m2;
    short m3: 4;
    int * m4;
    enum Scoped : 0;
    enum Wide m5;
};
struct __attribute__((aligned(1))) R268 {
    struct R264 m1;
    struct uint3 m2;
    long m3;
    short m4;
    struct float3 m5;
    wchar_t m6;
    struct uchar3 m7;
    enum Negative m8 __attribute__((aligned(8)));
};
union R269 {
    int m1: 6;
    struct R265 m2[2];
    enum Negative m3;
    struct {
        char32_t m4: 32;
        unsigned long m5: 8;
        struct R264 m6;
    };
    double m7;
    __int128 m8;
    struct R264 m9[1];
    wchar_t m10;
};
union R270 {
    double m1 __attribute__((aligned(2)));
    struct {
        union __attribute__((packed)) {
            bool m2: 1;
        };
        struct double2 m3;
        int m4;
    };
    struct __attribute__((packed)) {
        long m5: 64 __attribute__((packed));
        long : 0;
        struct {
            struct {
                unsigned short m6;
                unsigned __int128 m7: 107;
                int * m8 __attribute__((aligned(16)));
            };
            unsigned __int128 m9 __attribute__((aligned(8)));
        };
    };
    __half m10;
    long long m11;
    float m12;
    union R263 m13;
    __int128 m14;
    struct __attribute__((aligned(16))) {
        int * m15;
        struct R260 m16[1];
        signed char m17;
        char m18: 8;
    };
};
struct R271 {
    unsigned long m1;
    char : 0;
    enum Small m2;
    int m3: 7;
    enum Small m4: 13;
    unsigned int : 0;
    int m5: 7;
    struct R266 m6;
    enum Negative m7: 18;
};
union R272 {
    unsigned __int128 : 104;
    short m1: 16;
    char32_t m2: 32;
    int m3;
    __int128 m4: 42;
    short : 0;
    __int128 m5: 53;
    union __attribute__((aligned(2))) {
        char m6: 8;
        short m7: 13;
        __int128 : 0;
    };
};
struct R273 {
    struct R260 m1;
    struct R268 m2;
    enum Plain m3;
    int * m4;
    struct {
        float m5;
        struct R268 m6;
    };
};
struct R274 {
    int * m1 __attribute__((packed));
    enum Plain m2: 32;
    enum Scoped m3: 8;
    long long m4: 64;
    char m5: 7;
    long long m6: 7;
    long long m7: 64;
    int * m8;
    unsigned char m9: 8;
};
struct R275 {
    unsigned long long m1: 64;
    char16_t m2: 9;
    enum Wide m3;
    struct R265 m4;
    int * m5[3];
    enum Plain m6;
    struct R266 m7;
    struct ulonglong4_16a m8[5] __attribute__((packed));
    __int128 m9;
};
#pragma pack(push, 2)
union __attribute__((packed)) R276 {
    unsigned short m1: 15;
    struct R273 m2;
    short m3: 4;
    float m4;
    unsigned int : 32;
    long m5: 8;
    signed char m6: 8;
    long m7: 57;
    wchar_t m8: 11;
};
#pragma pack(pop)
struct R277 {
    bool m1: 1 __attribute__((aligned(4)));
    unsigned int m2: 5;
    struct R273 m3;
    unsigned __int128 m4: 128;
    struct R275 m5;
    int m6 __attribute__((aligned(2)));
};
union R278 {
    struct __attribute__((aligned(32))) {
        unsigned char m1: 1;
        bool m2: 1;
        enum Negative m3: 32;
        char16_t : 9;
    };
    enum Scoped m4: 7 __attribute__((packed));
    unsigned long m5: 64 __attribute__((packed));
    unsigned int m6: 32;
    struct __attribute__((aligned(32))) {
        unsigned __int128 m7: 2;
        enum Small m8;
    };
};
struct __attribute__((aligned(1))) R279 {
    enum Small : 3;
    struct uint3 m1;
    unsigned int m2[4][0];
    enum Scoped m3: 7;
    unsigned __int128 m4: 66;
    enum Small m5: 9;
    unsigned __int128 m6[4];
};
struct R280 {
    unsigned int m1: 32;
    unsigned long m2: 18;
    union R269 m3;
    unsigned short m4: 13;
};
union R281 {
    enum Negative m1[3];
    unsigned char m2;
    unsigned char m3[1][2] __attribute__((aligned(16)));
};
struct R282 {
    struct R277 m1 __attribute__((packed));
    enum Scoped m2: 8;
    wchar_t m3: 9;
    char16_t m4;
    struct R273 m5[1];
    int * m6;
    unsigned __int128 m7;
};
struct R283 {
    struct R280 m1;
};
struct __attribute__((aligned(1))) R284 {
    unsigned __int128 m1: 8;
    float m2;
    wchar_t m3: 32;
};
struct __attribute__((aligned(8))) R285 {
    unsigned long : 0;
    enum Small : 0;
    long long m1: 8;
    signed char m2: 8;
};
struct R286 {
    __int128 m1: 7;
    __int128 : 33;
    signed char m2: 8;
    __int128 m3: 8;
    bool m4: 1;
    int m5: 32;
    char m6: 6;
};
union R287 {
    enum Scoped m1 __attribute__((aligned(2)));
    enum Wide m2;
    struct R280 m3;
    struct R283 m4;
};
union __attribute__((aligned(16))) R288 {
    union R281 m1 __attribute__((packed));
    wchar_t m2 __attribute__((packed));
    struct R286 m3[3][1];
    unsigned long m4: 9;
    unsigned char m5: 8;
    int m6: 28;
    short : 8;
};
struct R289 {
    enum Small m1;
    union {
        unsigned short m2 __attribute__((aligned(2)));
        wchar_t : 32;
        enum Negative m3;
    };
    char : 0;
    wchar_t m4;
    signed char : 2;
};
struct __attribute__((packed, aligned(1))) R290 {
    int m1;
    char : 8;
};
struct __attribute__((packed)) R291 {
    union R281 m1;
    enum Small m2: 16;
    unsigned __int128 m3: 32;
    char32_t m4: 32;
};
struct R292 {
};
struct __attribute__((aligned(64))) R293 {
    unsigned char m1;
    unsigned int : 23;
    struct int2 m2;
};
struct R294 {
    __half m1[2];
    enum Wide m2: 45;
    enum Negative m3;
    long long m4: 8;
    int m5;
};
struct R295 {
    short m1: 16;
    __int128 m2: 128;
    char32_t m3: 29;
    enum Plain m4: 6;
    bool : 0;
    enum Small m5: 16 __attribute__((aligned(8)));
    long m6: 3;
};
struct R296 {
    enum Wide m1: 4;
    signed char m2 __attribute__((packed));
    double m3;
    unsigned int m4: 2;
    __int128 m5: 66;
    wchar_t m6[3];
};
struct R297 {
    long m1;
    unsigned __int128 m2: 8;
    signed char m3: 7;
    enum Scoped m4;
    long m5: 64;
};
struct __attribute__((packed, aligned(16))) R298 {
    unsigned int m1: 32;
    enum Negative m2: 16;
    unsigned int m3;
    enum Scoped : 2;
    unsigned long long m4: 57;
};
struct R299 {
    int * m1;
    int m2: 9;
    signed char m3: 8 __attribute__((packed));
    enum Wide m4: 37;
};
struct __attribute__((aligned(8))) R300 {
    struct {
        unsigned short m1: 15 __attribute__((packed));
        union R288 m2[3];
    };
    int m3;
    unsigned char : 4;
    enum Plain m4: 5 __attribute__((packed));
    enum Scoped m5: 7;
};
struct __attribute__((packed)) R301 {
    struct R300 m1;
    unsigned char m2;
    struct R294 m3;
    unsigned long long m4;
};
union __attribute__((packed)) R302 {
    struct R293 m1 __attribute__((aligned(1)));
    __int128 m2;
    enum Plain m3;
    unsigned short m4: 5;
    int * m5;
    int m6: 16 __attribute__((packed));
    unsigned int m7;
    char32_t : 0;
};
struct __attribute__((packed)) R303 {
    char32_t : 0;
    unsigned short m1: 4;
    bool m2: 1;
    unsigned __int128 m3: 4;
    int m4: 6;
    short m5: 7;
    char32_t m6: 8;
    signed char m7;
    __int128 m8[];
};
struct R304 {
    unsigned short : 0;
    unsigned long m1: 6 __attribute__((packed));
    int m2: 32;
    unsigned long long m3;
    bool : 0;
};
struct __attribute__((aligned(2))) R305 {
    char m1: 6;
    __int128 : 0;
};
struct __attribute__((packed)) R306 {
    __half m1;
    unsigned int m2[3];
    wchar_t m3 __attribute__((packed));
    struct R299 m4;
};
union R307 {
    struct R294 m1;
    struct __attribute__((aligned(16))) {
        unsigned char m2: 8;
        enum Negative m3: 6;
    };
    enum Plain m4: 32;
    enum Negative m5[3];
    struct R296 m6;
    unsigned __int128 m7 __attribute__((aligned(2)));
    long long m8;
    struct double3 m9;
};
struct R308 {
    double m1;
    short m2: 9;
    unsigned __int128 m3: 8;
    enum Small m4: 1;
    unsigned long m5: 4;
    struct {
        short m6[2];
        unsigned int m7: 3;
        long m8: 58;
        unsigned char m9[5] __attribute__((packed));
    };
};
struct R309 {
    char m1 __attribute__((aligned(2)));
    __half m2;
    char m3;
    int * m4 __attribute__((packed));
    struct R300 m5;
    struct {
        bool : 0;
        long m6: 64;
    };
    struct {
        enum Wide m7: 64;
    };
    __int128 m8;
    unsigned long m9;
};
union R310 {
    float m1 __attribute__((aligned(4)));
};
struct __attribute__((packed)) R311 {
    union __attribute__((packed)) {
        char16_t m1;
        struct {
            union R307 m2;
            struct R306 m3;
        };
    };
    struct R304 m4 __attribute__((aligned(64)));
    int m5;
    unsigned __int128 m6: 128;
    enum Wide m7;
    struct R304 m8 __attribute__((aligned(8)));
    __half m9;
    union R310 m10;
    int * m11;
};
union R312 {
    unsigned __int128 m1;
    union R307 m2;
    enum Negative m3;
    char32_t m4: 24;
    enum Wide m5: 64;
    enum Plain m6: 5;
    char16_t m7: 4;
    int * m8[3];
    unsigned int m9 __attribute__((aligned(2)));
};
struct __attribute__((aligned(4))) R313 {
    wchar_t : 0;
    unsigned char m1: 8;
    signed char m2: 8 __attribute__((packed));
    enum Scoped m3;
    enum Negative m4: 17;
    long m5: 64;
    __half m6;
};
#pragma pack(push, 1)
struct R314 {
    struct {
        struct R306 m1;
        double m2;
        struct R305 m3;
    };
    signed char m4;
    union {
        enum Plain m5;
        struct double3 m6 __attribute__((packed));
        struct R313 m7 __attribute__((aligned(2)));
        struct R311 m8[7];
    };
    enum Small m9;
};
#pragma pack(pop)
struct R315 {
    bool m1;
    enum Small : 0;
    struct {
        enum Negative m2: 7;
        int m3;
        unsigned char m4: 5;
    };
};
union R316 {
    struct float2 m1;
    struct float1 m2;
    struct R304 m3;
    enum Small m4: 10;
    char16_t m5: 15;
    bool m6;
    unsigned int m7;
    signed char m8;
};
struct R317 {
    enum Scoped m1: 2;
};
struct __attribute__((packed)) R318 {
    struct __attribute__((aligned(2))) {
        enum Scoped m1: 5;
    };
};
struct R319 {
    long long m1: 64;
    signed char m2;
    struct R309 m3;
};
struct __attribute__((aligned(32))) R320 {
    unsigned __int128 m1: 38;
    struct R315 m2;
    struct float1 m3;
    char32_t m4;
    char m5: 8 __attribute__((packed));
    char32_t m6: 32;
    bool m7;
};
struct R321 {
    union R316 m1;
    short m2: 1;
};
struct __attribute__((aligned(1))) R322 {
    long long m1;
    long long m2;
};
struct R323 {
    bool m1;
    enum Scoped m2: 8;
    unsigned long m3: 6;
};
struct R324 {
    short m1: 13;
};
struct R325 {
    struct ushort3 m1;
    unsigned short m2[2];
};
struct R326 {
    signed char : 8;
    enum Small m1: 16;
    unsigned long m2;
};
struct R327 {
    __half m1;
    unsigned short m2[3];
    int * m3;
    unsigned short m4;
    int m5[7];
    struct R318 m6;
    enum Small m7;
};
struct __attribute__((aligned(1))) R328 {
    enum Negative m1;
};
struct __attribute__((aligned(1))) R329 {
    enum Small m1[5];
    unsigned short m2;
    char32_t m3;
    double m4;
};
struct R330 {
    struct char4 m1;
    char m2: 8;
    enum Plain m3: 32;
    short m4: 13;
    enum Small m5: 13;
    char32_t m6: 9;
};
union __attribute__((packed, aligned(4))) R331 {
    enum Plain m1;
};
struct R332 {
    struct __attribute__((aligned(8))) {
        unsigned char m1;
        unsigned long long m2;
        unsigned char m3;
        struct R325 m4[1];
    };
    unsigned int m5;
    char m6: 1;
};
struct __attribute__((aligned(4))) R333 {
    long long m1: 23;
    int * m2;
};
struct R334 {
    unsigned long m1;
    char : 0;
    enum Negative m2;
    bool : 1;
    signed char m3: 7;
};
struct R335 {
    enum Plain m1: 32;
    int * m2;
    signed char m3: 8;
    signed char m4: 8;
    signed char m5: 5;
};
struct R336 {
    int * m1;
    struct {
        struct char4 m2;
    };
    long long m3 __attribute__((aligned(4)));
};
struct R337 {
    short : 4;
    __half m1[1];
};
union R338 {
    enum Plain : 0;
    __int128 m1: 4;
    bool : 0;
    union __attribute__((packed)) {
        unsigned __int128 m2: 101;
        struct __attribute__((aligned(64))) {
            short : 0;
            struct short4 m3;
            enum Plain m4;
            unsigned int m5: 32 __attribute__((packed));
        };
        unsigned short m6: 16;
    };
    enum Wide m7: 8;
};
struct R339 {
    int * m1;
    unsigned __int128 m2;
};
struct R340 {
    unsigned __int128 m1: 8;
    bool m2: 1;
    unsigned __int128 m3: 7;
    long long m4: 4;
    struct float2 m5;
    unsigned char : 0;
};
struct R341 {
    bool m1: 1;
    float m2;
    char32_t m3: 19 __attribute__((packed));
    unsigned char m4: 7;
    char : 2;
    wchar_t m5: 9;
    unsigned __int128 m6: 128;
    unsigned long m7: 5;
};
struct __attribute__((packed)) R342 {
    long m1: 62;
    enum Small m2: 1;
};
struct R343 {
};
struct R344 {
    enum Wide m1 __attribute__((packed));
    int * m2;
    unsigned __int128 m3;
    enum Plain m4;
    struct {
        __half m5;
        unsigned long long m6;
        int * m7;
    };
    unsigned __int128 m8;
    struct R342 m9;
    unsigned __int128 m10;
};
struct R345 {
    struct R333 m1[4];
    unsigned int m2: 28;
    signed char m3;
    int * m4;
    char m5: 8;
};
#pragma pack(push, 4)
struct R346 {
    double m1[4][3];
    struct {
        unsigned int m2: 18 __attribute__((packed));
        int m3: 4;
        enum Scoped m4: 8;
        union R338 m5;
    };
    unsigned int m6: 9;
};
#pragma pack(pop)
struct __attribute__((aligned(4))) R347 {
    short m1: 16;
    int m2: 11 __attribute__((packed));
};
struct R348 {
    int * m1;
    short m2: 4;
};
struct R349 {
    long long m1: 64;
    struct __attribute__((aligned(2))) {
        int m2: 4;
    };
    int * m3[5];
    enum Plain m4: 9;
    unsigned int m5[7] __attribute__((aligned(16)));
    char16_t m6;
    bool m7: 1;
    wchar_t m8: 32;
    short m9: 16;
};
struct R350 {
    enum Wide m1: 15;
    struct {
        short m2: 2;
        __half m3;
    };
    enum Scoped m4: 6 __attribute__((packed));
    enum Scoped m5: 6;
    struct __attribute__((aligned(2))) {
        int * m6;
        unsigned long long m7;
        struct {
            short m8: 13;
            int m9: 16;
            long long m10: 9;
            struct R341 m11;
        };
    };
    int m12;
    enum Wide m13: 7;
    int * m14;
    enum Small m15;
};
struct R351 {
    struct R346 m1;
    unsigned int m2: 29;
    bool m3: 1;
    __half m4 __attribute__((aligned(16)));
    struct R350 m5;
    struct {
        int m6: 32 __attribute__((aligned(2)));
    };
    enum Wide m7: 15;
    struct R350 m8 __attribute__((packed, aligned(16)));
    enum Plain : 17;
};
struct R352 {
    struct {
        long m1;
    };
    struct R351 m2;
    short m3: 16;
    short m4: 5;
    wchar_t m5: 32;
};
struct R353 {
    double m1;
    struct int4 m2;
};
union __attribute__((packed)) R354 {
    __int128 m1;
    struct R350 m2;
    __half m3;
    wchar_t m4;
    int * m5[4] __attribute__((packed));
    struct R351 m6;
};
struct R355 {
    short m1;
    short m2: 9 __attribute__((packed));
    unsigned int : 0;
    enum Wide m3: 64;
    char32_t m4: 9;
    struct R349 m5;
};
struct R356 {
    int * m1;
};
struct R357 {
    int * m1;
    struct R346 m2;
    int m3;
    float m4;
    struct R349 m5;
};
struct R358 {
    char m1: 4;
    int * m2;
};
union __attribute__((packed)) R359 {
    short m1;
    bool m2: 1;
    signed char m3;
    enum Negative m4;
    enum Wide m5;
    int m6: 32;
};
struct R360 {
    short m1: 16;
    struct R348 m2[4];
    enum Wide m3;
    unsigned int m4;
};
struct R361 {
    int m1: 4;
    struct int4 m2;
    short : 4;
    long : 59;
    struct R352 m3[];
};
struct R362 {
    struct R350 m1;
    char32_t m2;
    union {
        struct R355 m3;
        union R354 m4[1] __attribute__((packed));
        unsigned long long m5: 31;
    };
    struct R351 m6 __attribute__((aligned(1)));
    double m7;
    struct R350 m8[4][1][2];
    enum Wide m9;
    enum Negative m10[];
};
struct __attribute__((aligned(1))) R363 {
    char32_t m1: 21;
    struct float3 m2;
    unsigned short m3;
    unsigned char m4: 1 __attribute__((packed));
    double m5;
    unsigned char m6;
};
union R364 {
    enum Negative m1;
    struct R351 m2;
    struct ulonglong4_16a m3[7];
    struct R358 m4;
    struct R355 m5;
    unsigned char m6;
    long long m7;
    struct R358 m8;
};
struct __attribute__((packed)) R365 {
    enum Small m1: 16;
    union R359 m2;
    struct R351 m3;
    unsigned int m4: 32;
};
struct __attribute__((packed)) R366 {
    struct R352 m1;
    unsigned short m2: 4;
    enum Wide m3;
    struct float1 m4;
    long long m5: 64;
    long long m6[3];
    int m7: 32;
    __half m8;
    long long m9[5];
};
struct R367 {
    int m1: 28 __attribute__((aligned(4)));
    char32_t m2;
    long m3;
    unsigned short m4: 16;
    int * m5;
    struct R365 m6;
};
struct R368 {
    __int128 m1: 88;
    enum Plain : 12;
    int * m2[5];
    unsigned int m3: 32;
    enum Plain m4: 6;
    unsigned short : 10;
};
struct R369 {
    enum Plain m1: 32;
};
struct __attribute__((packed)) R370 {
    enum Small m1: 9;
    struct R369 m2;
    __half m3 __attribute__((packed));
    int * m4[3];
    int * m5;
    enum Negative m6: 9;
};
struct __attribute__((packed)) R371 {
    char : 0;
};
struct R372 {
    short : 0;
};
struct R373 {
    bool m1: 1;
};
struct R374 {
    union __attribute__((aligned(8))) {
        __int128 m1 __attribute__((packed));
    };
    int * m2;
    char16_t m3 __attribute__((aligned(8)));
};
struct R375 {
    short m1: 8 __attribute__((packed, aligned(32)));
    bool m2: 1 __attribute__((aligned(16)));
    long long m3: 64;
    enum Negative m4: 8;
    unsigned __int128 m5: 54;
    unsigned __int128 m6: 128;
    unsigned char m7: 8;
    enum Scoped m8: 2;
    unsigned long long m9[7][4][3];
};
struct R376 {
    enum Small m1;
    struct int4 m2[1];
};
struct R377 {
    struct R375 m1[7];
    union {
        __int128 m2: 3;
    };
    enum Wide m3 __attribute__((aligned(1)));
    enum Small m4;
    long long m5;
    unsigned long long m6[7][3];
    struct R375 m7 __attribute__((packed));
    struct R371 m8;
    enum Plain m9;
};
#pragma pack(push, 2)
struct R378 {
    int m1: 27;
    int * m2[1];
    unsigned short m3: 7;
    unsigned long long m4: 60;
    short : 0;
    __half m5;
};
#pragma pack(pop)
struct __attribute__((aligned(1))) R379 {
};
struct __attribute__((packed)) R380 {
    short m1: 5;
    enum Small m2;
    int * m3[1];
    unsigned long long m4;
    struct R379 m5;
    struct {
        struct R379 m6;
        unsigned short m7;
        enum Scoped m8 __attribute__((aligned(1)));
    };
    enum Wide m9: 19;
    struct char4 m10[];
};
struct R381 {
    unsigned __int128 m1: 8;
    unsigned int m2: 32;
    struct __attribute__((packed, aligned(2))) {
        long long m3: 64;
        unsigned long long : 22;
        enum Small m4: 5;
        char m5 __attribute__((aligned(2)));
    };
    struct R378 m6;
    long long m7: 4;
    int m8: 23 __attribute__((packed));
};
struct R382 {
    char16_t m1: 16;
    unsigned int m2: 3 __attribute__((packed));
    short m3: 16;
    char32_t m4: 5;
    char32_t m5: 13;
    bool m6: 1 __attribute__((packed));
    short m7: 9;
    enum Plain m8: 32;
};
struct R383 {
    signed char m1: 8;
    long m2: 4;
    struct R370 m3 __attribute__((packed));
    int m4: 14;
    double m5;
    unsigned int : 20;
};
struct R384 {
    int * m1;
    unsigned char m2: 7;
    unsigned short m3: 16;
    signed char m4: 8;
    int m5: 8;
    unsigned long m6[5][1][3];
};
#pragma pack(push, 2)
struct __attribute__((aligned(4))) R385 {
    float m1;
    struct R376 m2;
    bool : 1;
};
#pragma pack(pop)
struct R386 {
    unsigned int m1: 24;
    float m2;
    enum Small : 0;
    unsigned long long m3: 9 __attribute__((packed));
    __half m4;
    __half m5;
    __int128 m6: 63;
    char m7: 8;
    enum Scoped m8: 4;
};
struct R387 {
    char32_t m1;
    struct float2 m2;
    int * m3;
    struct int2 m4;
    struct R382 m5;
};
struct R388 {
    float m1 __attribute__((packed));
    bool m2[1];
    bool m3;
};
struct R389 {
    int m1: 32 __attribute__((packed));
};
struct R390 {
    char32_t m1: 32;
};
struct __attribute__((aligned(32))) R391 {
    struct R384 m1;
    int m2[];
};
struct R392 {
    char32_t m1 __attribute__((packed));
    unsigned int m2: 32;
    struct R378 m3;
    struct R378 m4;
    int m5: 32;
    __half m6;
    struct long2 m7 __attribute__((aligned(2)));
};
#pragma pack(push, 1)
union R393 {
    union {
        double m1;
        int m2;
        int * m3;
        __int128 m4;
    };
};
#pragma pack(pop)
struct __attribute__((packed)) R394 {
    unsigned int m1;
    enum Scoped m2;
    struct __attribute__((packed)) {
        enum Scoped m3: 1 __attribute__((packed));
    };
    union R393 m4[];
};
struct __attribute__((packed)) R395 {
    int m1;
    union R393 m2[7];
    struct uint3 m3;
    bool m4;
    int m5;
    long m6;
};
struct R396 {
    unsigned __int128 m1;
    char32_t m2;
    float m3;
    unsigned short m4: 7;
    long m5[5];
    double m6;
    enum Wide m7: 7;
    char m8: 4;
};
#pragma pack(push, 2)
union R397 {
    char : 3;
    short : 10;
    unsigned int m1: 7;
    char32_t m2: 32;
    char32_t m3: 32 __attribute__((packed));
    int m4: 2;
    union {
        __int128 m5[1];
        long : 63;
        struct R384 m6[5];
    };
    unsigned int m7: 32;
};
#pragma pack(pop)
struct R398 {
    char32_t m1;
    unsigned long long : 0;
    enum Wide m2: 56;
    signed char m3: 8;
    enum Scoped : 0;
    unsigned long : 0;
};
struct __attribute__((aligned(16))) R399 {
    long m1 __attribute__((aligned(16)));
    unsigned int m2: 9;
    unsigned int : 25;
    int : 0;
    unsigned int : 0;
    int m3: 32;
    enum Plain : 1;
};
struct R400 {
    signed char m1;
    __half m2 __attribute__((aligned(2)));
    struct float1 m3;
    signed char m4[2][7];
};
struct R401 {
    unsigned char m1;
};
struct __attribute__((packed)) R402 {
    unsigned int : 0;
    unsigned int m1: 32;
    struct {
        unsigned long long m2;
        unsigned int m3: 32;
        enum Scoped m4: 1;
    };
    char16_t m5 __attribute__((aligned(1)));
    int m6: 4;
    unsigned long long : 0;
};
struct R403 {
    char16_t m1: 16 __attribute__((aligned(1)));
    long long m2: 64;
    short m3: 9;
};
struct R404 {
    unsigned char m1: 6;
    int m2: 3;
    struct ulonglong4_16a m3 __attribute__((packed));
    int m4: 32;
    unsigned __int128 m5: 128;
    int m6: 9;
    unsigned short m7: 1;
    char m8: 8;
    unsigned int m9: 21;
};
union __attribute__((packed)) R405 {
    enum Scoped m1[2];
    unsigned long long m2: 64;
    float m3;
    enum Negative m4;
};
struct R406 {
    struct short2 m1;
};
struct R407 {
    enum Plain m1: 3;
    short : 0;
    char32_t m2: 11;
};
struct R408 {
    struct {
        short m1: 3;
        __half m2;
        enum Small : 0;
    };
    int m3: 23;
    char m4: 7 __attribute__((packed));
    unsigned long long m5: 4;
    unsigned char m6: 2;
    bool m7;
};
struct __attribute__((aligned(16))) R409 {
    enum Wide m1: 64;
    unsigned __int128 m2;
    enum Small m3: 7 __attribute__((packed));
};
struct __attribute__((packed)) R410 {
    struct float3 m1;
    float m2;
    wchar_t m3;
    struct {
        unsigned char m4;
        long : 43;
    };
    enum Wide m5;
    char16_t m6: 6;
};
struct R411 {
    struct {
        long long m1: 2;
        wchar_t : 29;
    };
    unsigned char m2: 8;
    char m3: 5;
};
struct R412 {
    int * m1;
    struct R404 m2;
    float m3;
};
struct R413 {
    enum Wide m1;
    char32_t m2 __attribute__((aligned(2)));
    char : 0;
    unsigned long : 0;
    short m3: 2;
    int m4: 21;
    struct {
        __int128 : 34;
    };
    enum Wide m5 __attribute__((aligned(32)));
    unsigned int m6: 32 __attribute__((aligned(2)));
};
struct __attribute__((packed, aligned(32))) R414 {
    struct R411 m1[2];
    __int128 m2: 128;
    unsigned long long m3: 9;
    float m4 __attribute__((aligned(2)));
    unsigned char m5: 2;
    __half m6[4];
    unsigned char m7: 8;
    wchar_t m8: 8;
};
struct R415 {
    char16_t m1: 7;
    enum Plain m2: 9;
    unsigned char m3;
    enum Plain m4[3];
    enum Negative m5: 4;
};
struct R416 {
    int m1: 32;
    struct R407 m2[2][2];
    struct {
        short m3: 16;
        char m4: 3;
        char32_t m5;
    };
    enum Negative m6: 20;
};
struct R417 {
    bool m1: 1;
    bool m2;
    enum Scoped m3: 4;
    enum Plain m4 __attribute__((aligned(1)));
    struct short4 m5;
    struct float1 m6 __attribute__((aligned(4)));
    char m7[1];
    wchar_t m8;
    short m9 __attribute__((packed));
};
struct R418 {
    long : 21;
    signed char m1: 3;
    short m2: 15;
    struct {
        unsigned char m3: 1;
        enum Small m4: 16;
        short m5: 16;
        struct R417 m6;
    };
    unsigned short : 0;
    unsigned int m7: 2;
    bool : 0;
};
struct R419 {
    short m1: 16;
    struct short2 m2;
    enum Plain m3;
    int m4: 12;
    struct R415 m5;
    struct R408 m6;
};
struct __attribute__((packed)) R420 {
    enum Negative m1;
    float m2;
    unsigned char m3;
};
struct __attribute__((packed)) R421 {
    unsigned short m1;
    struct R411 m2;
    struct short2 m3[2];
    unsigned short m4: 2;
    enum Wide m5: 64;
    unsigned __int128 m6: 4;
    __int128 m7;
};
struct R422 {
    enum Wide m1: 8 __attribute__((aligned(4)));
    char16_t m2;
    int * m3 __attribute__((aligned(2)));
};
struct R423 {
    int * m1 __attribute__((packed));
    enum Negative : 0;
    enum Negative m2[1];
    unsigned int m3: 6 __attribute__((aligned(16)));
    signed char m4: 8;
};
struct R424 {
    unsigned long m1: 35;
    int m2: 32;
    enum Scoped m3: 4;
    unsigned long : 0;
    short m4: 1;
};
struct __attribute__((packed)) R425 {
    int m1: 3;
    __half m2 __attribute__((packed));
    struct R422 m3;
};
union R426 {
    unsigned short m1: 12;
    long long m2: 30;
};
union __attribute__((packed)) R427 {
    long long m1: 55;
    unsigned short : 0;
    enum Scoped m2: 8;
    union {
        int * m3;
    };
    unsigned short m4: 1;
    struct {
        double m5;
        struct __attribute__((aligned(8))) {
            struct uchar3 m6[5] __attribute__((aligned(2)));
            unsigned __int128 m7: 104;
            int m8: 11;
            __half m9;
        };
        short m10;
        int m11;
    };
    enum Scoped m12: 6 __attribute__((packed));
    struct int4 m13;
};
union __attribute__((packed)) R428 {
    short m1 __attribute__((aligned(2)));
    enum Scoped m2;
    struct int2 m3;
    unsigned long m4: 13;
    int * m5;
    unsigned short m6;
    struct {
        __half m7;
        int m8;
        char16_t m9;
    };
    double m10;
};
struct R429 {
    unsigned char m1: 5;
    unsigned __int128 m2: 128;
    struct R417 m3;
    long long m4;
    unsigned int : 3;
    long long m5: 64 __attribute__((packed));
};
struct R430 {
    unsigned int : 32;
    long long : 0;
    signed char m1;
    unsigned long m2: 6;
    char m3: 8;
};
struct __attribute__((packed)) R431 {
    short m1: 16;
    int : 16;
    enum Negative m2: 5;
    char m3: 6;
    unsigned char m4: 2;
    short m5: 6;
    unsigned long long m6;
    union R428 m7[4];
    enum Small m8: 16 __attribute__((aligned(2)));
};
struct R432 {
    char32_t m1;
    int * m2;
    short m3: 9;
    __half m4[4][7];
    struct {
        enum Small m5: 16 __attribute__((packed));
        int m6: 32;
    };
    enum Plain m7: 5;
    unsigned int : 32;
    short m8: 3;
};
struct R433 {
    struct __attribute__((packed)) {
        bool m1: 1;
        short m2: 16;
    };
    unsigned __int128 m3: 97;
    int * m4;
};
struct R434 {
    double m1[5];
    struct short2 m2 __attribute__((aligned(16)));
    enum Scoped m3;
    struct {
        long long m4;
        struct R424 m5 __attribute__((packed));
        int * m6;
    };
};
struct R435 {
    unsigned long long m1: 9;
    char m2: 1;
    int m3: 32;
};
struct __attribute__((packed, aligned(2))) R436 {
    enum Small m1;
    unsigned char m2: 3;
    enum Scoped m3: 8;
    enum Wide m4: 64;
    unsigned short m5;
    unsigned int m6: 32;
    unsigned __int128 m7: 35;
    struct R432 m8;
    unsigned long long m9: 64;
};
#pragma pack(push, 4)
union R437 {
    int * m1;
    bool m2: 1;
    char : 0;
    union R427 m3 __attribute__((packed, aligned(1)));
    unsigned long m4: 64;
    int m5: 15;
    enum Plain m6: 11;
};
#pragma pack(pop)
struct R438 {
    signed char m1;
    wchar_t m2;
    long long m3: 64;
    short m4: 1;
    unsigned char m5[3] __attribute__((aligned(1)));
    unsigned char m6[3];
    unsigned long : 19;
};
struct __attribute__((packed)) R439 {
    int * m1;
    unsigned __int128 m2: 89;
    struct R435 m3;
};
union R440 {
    unsigned long m1;
    int * m2;
    unsigned long m3: 26;
    signed char : 1;
    struct {
        struct float2 m4 __attribute__((packed));
        int * m5;
        int * m6;
        enum Wide m7;
    };
    struct R435 m8;
};
struct R441 {
    int * m1 __attribute__((packed));
    long m2: 51;
    int : 0;
    struct R429 m3[5];
    char32_t m4: 8;
    struct R436 m5;
    struct R429 m6;
    union {
        enum Small m7: 5;
        struct R438 m8;
    };
    enum Small m9;
};
struct R442 {
    __half m1;
    struct R431 m2;
};
struct __attribute__((aligned(64))) R443 {
    struct R431 m1;
    int * m2;
    enum Plain m3: 8;
    unsigned long long m4: 59;
    char m5: 2;
    union R440 m6;
    enum Small m7: 2 __attribute__((aligned(1)));
    union R440 m8 __attribute__((aligned(16)));
};
struct __attribute__((packed)) R444 {
    struct R434 m1;
    enum Plain m2[2][4];
    enum Small m3;
    char16_t m4;
    struct {
    };
    long m5[1];
};
union __attribute__((aligned(2))) R445 {
    bool : 1;
};
struct __attribute__((aligned(4))) R446 {
    struct double3 m1;
    unsigned long long m2;
    struct long2 m3;
    struct R436 m4[0];
    struct uint3 m5;
};
struct __attribute__((packed)) R447 {
    wchar_t m1: 1;
    long m2: 64;
    enum Negative m3: 32;
    struct {
        char16_t m4;
        struct R436 m5;
        int m6;
        struct int2 m7 __attribute__((aligned(1)));
    };
    long long m8: 64;
    double m9;
    char32_t m10: 1;
    enum Scoped : 0;
    char32_t m11: 6;
};
struct R448 {
    double m1;
    __int128 m2: 39;
    bool m3: 1;
    char m4: 2;
    int m5: 15 __attribute__((packed));
    bool m6: 1;
};
struct R449 {
    enum Wide m1: 57;
    unsigned char m2: 4;
    unsigned short m3;
    enum Scoped m4 __attribute__((packed, aligned(8)));
};
struct R450 {
    struct double4_32a m1;
    union {
        char32_t m2: 10;
        struct __attribute__((packed)) {
            long long m3;
            int : 0;
            enum Small m4: 4 __attribute__((aligned(4)));
            unsigned char m5: 8;
        };
        unsigned long long m6: 2;
        struct R446 m7 __attribute__((aligned(1)));
    };
    long long m8: 6;
    struct int2 m9;
    __int128 m10: 128;
    short m11: 12;
    enum Small m12: 15;
    int * m13;
    struct R448 m14 __attribute__((aligned(1)));
};
union R451 {
    signed char m1;
    signed char m2: 8;
    unsigned short : 3;
    struct R449 m3;
};
struct R452 {
    enum Plain m1: 8;
    double m2 __attribute__((aligned(16)));
    float m3;
};
struct R453 {
    unsigned int m1: 32;
    int * m2;
    char m3[];
};
struct R454 {
    int m1: 5 __attribute__((packed));
    unsigned int : 0;
    wchar_t m2: 32;
    enum Wide m3: 15;
    long m4: 58 __attribute__((aligned(4)));
};
struct R455 {
    struct double3 m1;
    int * m2;
    struct R454 m3;
    struct uchar3 m4;
    struct R446 m5;
    int m6;
    struct R447 m7;
    unsigned int m8;
    struct __attribute__((aligned(1))) {
        unsigned long long m9;
        unsigned long m10: 64;
        char32_t m11: 32;
        struct {
            unsigned __int128 m12: 8;
            char m13: 8;
        };
    };
};
struct R456 {
    int * m1[4];
    struct float1 m2;
    enum Plain m3;
    struct R446 m4;
    short m5;
    long long m6: 56;
    char m7: 1;
};
#pragma pack(push, 4)
struct R457 {
    union R445 m1;
    struct R449 m2;
    enum Small m3;
};
#pragma pack(pop)
struct R458 {
    int : 2;
    long m1: 1;
};
union R459 {
    struct R450 m1[3][4];
};
union __attribute__((packed)) R460 {
    enum Wide m1: 33;
    unsigned __int128 m2: 128;
    char m3: 1 __attribute__((packed));
};
#pragma pack(push, 4)
union __attribute__((packed, aligned(4))) R461 {
    unsigned char m1: 5;
    enum Wide m2: 64;
};
#pragma pack(pop)
struct __attribute__((aligned(64))) R462 {
    enum Small : 0;
    union R451 m1;
    enum Scoped m2: 8 __attribute__((packed));
    char16_t m3: 9;
    enum Wide m4;
    __int128 m5: 117;
    unsigned char m6: 1;
};
struct R463 {
    unsigned __int128 m1: 6;
    union __attribute__((packed)) {
        char m2: 2;
        enum Plain m3;
        long m4;
    };
};
struct __attribute__((aligned(4))) R464 {
    enum Scoped m1;
    int : 0;
    enum Small m2[7];
    enum Scoped m3: 8;
};
struct R465 {
    enum Small m1: 13;
    enum Negative m2;
    unsigned int m3;
    enum Scoped m4: 3;
    unsigned __int128 m5: 6;
    char16_t m6;
    enum Plain : 0;
};
struct R466 {
    int m1: 6;
};
struct __attribute__((packed)) R467 {
    enum Small : 8;
    long long : 62;
    int m1: 2;
    int m2: 3;
};
struct __attribute__((packed)) R468 {
    unsigned long long m1: 4 __attribute__((packed));
    __int128 m2: 5;
    struct uchar3 m3[3];
    unsigned short m4: 5;
    struct ulonglong4_16a m5;
    struct ulonglong4_16a m6;
    unsigned __int128 m7[3];
    int * m8;
};
struct R469 {
    struct R465 m1;
};
struct __attribute__((packed)) R470 {
    struct R463 m1;
    double m2;
    char16_t : 0;
    enum Wide m3: 7;
    enum Scoped m4;
    unsigned int m5: 5;
    union R461 m6;
    union R460 m7 __attribute__((aligned(8)));
    struct {
        struct R466 m8;
        unsigned short m9: 16;
        long long m10: 7;
        int m11;
    };
};
struct R471 {
    char m1: 6 __attribute__((packed));
    double m2;
    wchar_t m3: 4;
    unsigned long m4: 9;
    char32_t : 0;
    unsigned __int128 m5: 2 __attribute__((packed));
};
struct __attribute__((packed)) R472 {
    signed char m1: 8 __attribute__((aligned(2)));
};
struct R473 {
    unsigned __int128 m1 __attribute__((packed));
    signed char m2[3] __attribute__((aligned(1)));
    int * m3;
    unsigned char m4;
    struct char2 m5;
    enum Negative m6;
};
union R474 {
    unsigned int m1: 1;
};
struct __attribute__((aligned(8))) R475 {
    struct float4 m1[3];
    float m2[3];
    float m3;
    __half m4;
    struct {
        struct short4 m5;
        enum Wide m6: 9;
        signed char m7: 8;
        int m8: 29 __attribute__((packed));
    };
    char32_t m9;
    __half m10;
    struct {
        wchar_t m11: 23;
        char16_t : 0;
    };
};
struct __attribute__((aligned(16))) R476 {
    int m1: 32;
    enum Plain m2: 32;
    unsigned short m3: 16;
    int * m4[3];
    unsigned int m5: 5;
    bool m6 __attribute__((packed));
    unsigned long m7;
};
struct R477 {
    int * m1[3];
    struct ulonglong4_16a m2;
    struct ulonglong4_16a m3;
    unsigned short m4: 4;
    unsigned short m5;
};
struct R478 {
    __half m1;
    struct long2 m2[2][1][3][1] __attribute__((aligned(2)));
    unsigned __int128 m3;
    signed char m4 __attribute__((aligned(4)));
    char32_t m5;
};
struct R479 {
    char32_t m1: 29;
    char : 0;
};
struct R480 {
    unsigned int m1: 7;
    struct R468 m2;
    struct short2 m3[2];
    struct R472 m4;
    int * m5;
};
struct __attribute__((packed, aligned(2))) R481 {
    int * m1[7] __attribute__((packed));
    struct {
        enum Plain m2[7];
        struct R471 m3;
        unsigned int m4;
        enum Wide m5: 21 __attribute__((packed));
    };
    short m6: 7;
    int : 0;
    struct R475 m7[3];
    struct R477 m8;
};
struct R482 {
    short m1: 16;
    enum Small m2: 10;
    char16_t m3: 5;
    union R474 m4;
};
struct R483 {
    unsigned char m1: 4;
    union {
        unsigned long long m2: 44;
        struct {
            enum Wide m3: 6;
            short m4: 16;
            int m5: 5;
        };
        unsigned int m6: 32 __attribute__((packed));
    };
    char16_t m7: 1;
};
#pragma pack(push, 2)
union R484 {
    signed char m1: 1;
};
#pragma pack(pop)
struct __attribute__((packed)) R485 {
    bool m1: 1 __attribute__((packed));
    long long m2: 19;
    long long m3: 64;
    int : 15;
    unsigned long long m4: 5;
    bool m5[1];
    enum Small m6;
};
struct __attribute__((packed)) R486 {
    unsigned int : 20;
    enum Scoped m1: 5;
    double m2;
    enum Scoped m3: 8;
};
struct R487 {
    bool m1: 1;
    enum Plain m2[];
};
union R488 {
    short m1: 16;
    unsigned int : 0;
    enum Negative m2;
    struct R486 m3;
    unsigned char m4: 8;
};
struct R489 {
    struct R485 m1 __attribute__((aligned(8)));
    struct R476 m2;
    short m3[5][1][7];
    struct R483 m4;
    short m5;
    struct R486 m6[1];
};
struct __attribute__((packed)) R490 {
    struct {
        int * m1;
    };
    struct R478 m2 __attribute__((aligned(4)));
    bool m3;
};
#pragma pack(push, 1)
struct __attribute__((aligned(1))) R491 {
    char16_t : 0;
    wchar_t m1: 6;
    char : 0;
    enum Scoped m2: 4;
    enum Wide m3: 64;
    unsigned long m4: 7 __attribute__((packed, aligned(16)));
    long m5: 3;
    char16_t m6: 16;
    wchar_t m7[];
};
#pragma pack(pop)
struct R492 {
    short m1;
};
union R493 {
    short m1: 12 __attribute__((packed));
    unsigned __int128 m2: 128;
    int : 0;
    float m3;
    enum Small m4: 16;
    bool m5: 1;
    char16_t m6: 1;
    bool m7: 1;
};
struct R494 {
    struct int4 m1;
    signed char m2: 5;
    struct __attribute__((packed)) {
        unsigned __int128 m3;
        struct __attribute__((aligned(1))) {
            __half m4;
        };
        struct R480 m5 __attribute__((packed));
    };
    short m6: 16 __attribute__((packed));
    unsigned char m7: 4;
    char32_t : 15;
    enum Small m8: 12;
};
struct R495 {
    double m1;
    signed char m2: 8;
};
struct R496 {
    enum Negative m1: 23;
    int * m2[];
};
struct R497 {
    union R484 m1[5];
    int m2: 17 __attribute__((packed));
};
union __attribute__((aligned(16))) R498 {
    long long m1;
    struct R495 m2[2];
    struct R490 m3[5];
    wchar_t m4;
    __half m5 __attribute__((aligned(32)));
    struct R489 m6;
};
struct R499 {
    wchar_t : 24;
};
__device__ union R0 *use_R0;
__device__ struct R1 *use_R1;
__device__ struct R2 *use_R2;
__device__ struct R3 *use_R3;
__device__ struct R4 *use_R4;
__device__ struct R5 *use_R5;
__device__ struct R6 *use_R6;
__device__ struct R7 *use_R7;
__device__ struct R8 *use_R8;
__device__ struct R9 *use_R9;
__device__ struct R10 *use_R10;
__device__ struct R11 *use_R11;
__device__ union R12 *use_R12;
__device__ struct R13 *use_R13;
__device__ struct R14 *use_R14;
__device__ struct R15 *use_R15;
__device__ struct R16 *use_R16;
__device__ union R17 *use_R17;
__device__ struct R18 *use_R18;
__device__ union R19 *use_R19;
__device__ struct R20 *use_R20;
__device__ union R21 *use_R21;
__device__ struct R22 *use_R22;
__device__ struct R23 *use_R23;
__device__ struct R24 *use_R24;
__device__ union R25 *use_R25;
__device__ struct R26 *use_R26;
__device__ struct R27 *use_R27;
__device__ struct R28 *use_R28;
__device__ struct R29 *use_R29;
__device__ struct R30 *use_R30;
__device__ struct R31 *use_R31;
__device__ struct R32 *use_R32;
__device__ struct R33 *use_R33;
__device__ struct R34 *use_R34;
__device__ struct R35 *use_R35;
__device__ struct R36 *use_R36;
__device__ union R37 *use_R37;
__device__ struct R38 *use_R38;
__device__ union R39 *use_R39;
__device__ struct R40 *use_R40;
__device__ union R41 *use_R41;
__device__ struct R42 *use_R42;
__device__ struct R43 *use_R43;
__device__ struct R44 *use_R44;
__device__ struct R45 *use_R45;
__device__ struct R46 *use_R46;
__device__ struct R47 *use_R47;
__device__ union R48 *use_R48;
__device__ struct R49 *use_R49;
__device__ struct R50 *use_R50;
__device__ struct R51 *use_R51;
__device__ struct R52 *use_R52;
__device__ struct R53 *use_R53;
__device__ struct R54 *use_R54;
__device__ struct R55 *use_R55;
__device__ struct R56 *use_R56;
__device__ union R57 *use_R57;
__device__ union R58 *use_R58;
__device__ struct R59 *use_R59;
__device__ struct R60 *use_R60;
__device__ struct R61 *use_R61;
__device__ struct R62 *use_R62;
__device__ struct R63 *use_R63;
__device__ struct R64 *use_R64;
__device__ union R65 *use_R65;
__device__ struct R66 *use_R66;
__device__ union R67 *use_R67;
__device__ struct R68 *use_R68;
__device__ struct R69 *use_R69;
__device__ struct R70 *use_R70;
__device__ struct R71 *use_R71;
__device__ struct R72 *use_R72;
__device__ struct R73 *use_R73;
__device__ struct R74 *use_R74;
__device__ struct R75 *use_R75;
__device__ struct R76 *use_R76;
__device__ union R77 *use_R77;
__device__ struct R78 *use_R78;
__device__ struct R79 *use_R79;
__device__ struct R80 *use_R80;
__device__ struct R81 *use_R81;
__device__ struct R82 *use_R82;
__device__ struct R83 *use_R83;
__device__ struct R84 *use_R84;
__device__ struct R85 *use_R85;
__device__ struct R86 *use_R86;
__device__ struct R87 *use_R87;
__device__ struct R88 *use_R88;
__device__ struct R89 *use_R89;
__device__ struct R90 *use_R90;
__device__ struct R91 *use_R91;
__device__ union R92 *use_R92;
__device__ struct R93 *use_R93;
__device__ struct R94 *use_R94;
__device__ struct R95 *use_R95;
__device__ struct R96 *use_R96;
__device__ struct R97 *use_R97;
__device__ struct R98 *use_R98;
__device__ struct R99 *use_R99;
__device__ struct R100 *use_R100;
__device__ struct R101 *use_R101;
__device__ union R102 *use_R102;
__device__ struct R103 *use_R103;
__device__ union R104 *use_R104;
__device__ struct R105 *use_R105;
__device__ struct R106 *use_R106;
__device__ struct R107 *use_R107;
__device__ struct R108 *use_R108;
__device__ struct R109 *use_R109;
__device__ struct R110 *use_R110;
__device__ struct R111 *use_R111;
__device__ struct R112 *use_R112;
__device__ struct R113 *use_R113;
__device__ struct R114 *use_R114;
__device__ struct R115 *use_R115;
__device__ struct R116 *use_R116;
__device__ struct R117 *use_R117;
__device__ struct R118 *use_R118;
__device__ struct R119 *use_R119;
__device__ union R120 *use_R120;
__device__ struct R121 *use_R121;
__device__ struct R122 *use_R122;
__device__ struct R123 *use_R123;
__device__ struct R124 *use_R124;
__device__ struct R125 *use_R125;
__device__ struct R126 *use_R126;
__device__ struct R127 *use_R127;
__device__ struct R128 *use_R128;
__device__ union R129 *use_R129;
__device__ struct R130 *use_R130;
__device__ union R131 *use_R131;
__device__ struct R132 *use_R132;
__device__ struct R133 *use_R133;
__device__ struct R134 *use_R134;
__device__ struct R135 *use_R135;
__device__ union R136 *use_R136;
__device__ struct R137 *use_R137;
__device__ struct R138 *use_R138;
__device__ struct R139 *use_R139;
__device__ struct R140 *use_R140;
__device__ union R141 *use_R141;
__device__ struct R142 *use_R142;
__device__ struct R143 *use_R143;
__device__ struct R144 *use_R144;
__device__ union R145 *use_R145;
__device__ struct R146 *use_R146;
__device__ struct R147 *use_R147;
__device__ union R148 *use_R148;
__device__ struct R149 *use_R149;
__device__ struct R150 *use_R150;
__device__ struct R151 *use_R151;
__device__ struct R152 *use_R152;
__device__ struct R153 *use_R153;
__device__ struct R154 *use_R154;
__device__ struct R155 *use_R155;
__device__ struct R156 *use_R156;
__device__ union R157 *use_R157;
__device__ struct R158 *use_R158;
__device__ struct R159 *use_R159;
__device__ struct R160 *use_R160;
__device__ struct R161 *use_R161;
__device__ struct R162 *use_R162;
__device__ struct R163 *use_R163;
__device__ struct R164 *use_R164;
__device__ union R165 *use_R165;
__device__ struct R166 *use_R166;
__device__ struct R167 *use_R167;
__device__ struct R168 *use_R168;
__device__ struct R169 *use_R169;
__device__ struct R170 *use_R170;
__device__ struct R171 *use_R171;
__device__ union R172 *use_R172;
__device__ struct R173 *use_R173;
__device__ struct R174 *use_R174;
__device__ struct R175 *use_R175;
__device__ union R176 *use_R176;
__device__ struct R177 *use_R177;
__device__ struct R178 *use_R178;
__device__ struct R179 *use_R179;
__device__ struct R180 *use_R180;
__device__ struct R181 *use_R181;
__device__ struct R182 *use_R182;
__device__ struct R183 *use_R183;
__device__ struct R184 *use_R184;
__device__ struct R185 *use_R185;
__device__ union R186 *use_R186;
__device__ struct R187 *use_R187;
__device__ struct R188 *use_R188;
__device__ union R189 *use_R189;
__device__ struct R190 *use_R190;
__device__ struct R191 *use_R191;
__device__ union R192 *use_R192;
__device__ struct R193 *use_R193;
__device__ struct R194 *use_R194;
__device__ union R195 *use_R195;
__device__ union R196 *use_R196;
__device__ struct R197 *use_R197;
__device__ struct R198 *use_R198;
__device__ struct R199 *use_R199;
__device__ union R200 *use_R200;
__device__ struct R201 *use_R201;
__device__ struct R202 *use_R202;
__device__ union R203 *use_R203;
__device__ struct R204 *use_R204;
__device__ struct R205 *use_R205;
__device__ struct R206 *use_R206;
__device__ struct R207 *use_R207;
__device__ struct R208 *use_R208;
__device__ struct R209 *use_R209;
__device__ struct R210 *use_R210;
__device__ union R211 *use_R211;
__device__ struct R212 *use_R212;
__device__ struct R213 *use_R213;
__device__ struct R214 *use_R214;
__device__ union R215 *use_R215;
__device__ struct R216 *use_R216;
__device__ struct R217 *use_R217;
__device__ struct R218 *use_R218;
__device__ union R219 *use_R219;
__device__ struct R220 *use_R220;
__device__ struct R221 *use_R221;
__device__ struct R222 *use_R222;
__device__ struct R223 *use_R223;
__device__ struct R224 *use_R224;
__device__ struct R225 *use_R225;
__device__ union R226 *use_R226;
__device__ struct R227 *use_R227;
__device__ struct R228 *use_R228;
__device__ struct R229 *use_R229;
__device__ union R230 *use_R230;
__device__ struct R231 *use_R231;
__device__ struct R232 *use_R232;
__device__ struct R233 *use_R233;
__device__ struct R234 *use_R234;
__device__ struct R235 *use_R235;
__device__ struct R236 *use_R236;
__device__ union R237 *use_R237;
__device__ union R238 *use_R238;
__device__ union R239 *use_R239;
__device__ struct R240 *use_R240;
__device__ union R241 *use_R241;
__device__ union R242 *use_R242;
__device__ struct R243 *use_R243;
__device__ struct R244 *use_R244;
__device__ union R245 *use_R245;
__device__ union R246 *use_R246;
__device__ struct R247 *use_R247;
__device__ struct R248 *use_R248;
__device__ union R249 *use_R249;
__device__ struct R250 *use_R250;
__device__ struct R251 *use_R251;
__device__ union R252 *use_R252;
__device__ struct R253 *use_R253;
__device__ union R254 *use_R254;
__device__ struct R255 *use_R255;
__device__ union R256 *use_R256;
__device__ union R257 *use_R257;
__device__ struct R258 *use_R258;
__device__ struct R259 *use_R259;
__device__ struct R260 *use_R260;
__device__ struct R261 *use_R261;
__device__ struct R262 *use_R262;
__device__ union R263 *use_R263;
__device__ struct R264 *use_R264;
__device__ struct R265 *use_R265;
__device__ struct R266 *use_R266;
__device__ struct R267 *use_R267;
__device__ struct R268 *use_R268;
__device__ union R269 *use_R269;
__device__ union R270 *use_R270;
__device__ struct R271 *use_R271;
__device__ union R272 *use_R272;
__device__ struct R273 *use_R273;
__device__ struct R274 *use_R274;
__device__ struct R275 *use_R275;
__device__ union R276 *use_R276;
__device__ struct R277 *use_R277;
__device__ union R278 *use_R278;
__device__ struct R279 *use_R279;
__device__ struct R280 *use_R280;
__device__ union R281 *use_R281;
__device__ struct R282 *use_R282;
__device__ struct R283 *use_R283;
__device__ struct R284 *use_R284;
__device__ struct R285 *use_R285;
__device__ struct R286 *use_R286;
__device__ union R287 *use_R287;
__device__ union R288 *use_R288;
__device__ struct R289 *use_R289;
__device__ struct R290 *use_R290;
__device__ struct R291 *use_R291;
__device__ struct R292 *use_R292;
__device__ struct R293 *use_R293;
__device__ struct R294 *use_R294;
__device__ struct R295 *use_R295;
__device__ struct R296 *use_R296;
__device__ struct R297 *use_R297;
__device__ struct R298 *use_R298;
__device__ struct R299 *use_R299;
__device__ struct R300 *use_R300;
__device__ struct R301 *use_R301;
__device__ union R302 *use_R302;
__device__ struct R303 *use_R303;
__device__ struct R304 *use_R304;
__device__ struct R305 *use_R305;
__device__ struct R306 *use_R306;
__device__ union R307 *use_R307;
__device__ struct R308 *use_R308;
__device__ struct R309 *use_R309;
__device__ union R310 *use_R310;
__device__ struct R311 *use_R311;
__device__ union R312 *use_R312;
__device__ struct R313 *use_R313;
__device__ struct R314 *use_R314;
__device__ struct R315 *use_R315;
__device__ union R316 *use_R316;
__device__ struct R317 *use_R317;
__device__ struct R318 *use_R318;
__device__ struct R319 *use_R319;
__device__ struct R320 *use_R320;
__device__ struct R321 *use_R321;
__device__ struct R322 *use_R322;
__device__ struct R323 *use_R323;
__device__ struct R324 *use_R324;
__device__ struct R325 *use_R325;
__device__ struct R326 *use_R326;
__device__ struct R327 *use_R327;
__device__ struct R328 *use_R328;
__device__ struct R329 *use_R329;
__device__ struct R330 *use_R330;
__device__ union R331 *use_R331;
__device__ struct R332 *use_R332;
__device__ struct R333 *use_R333;
__device__ struct R334 *use_R334;
__device__ struct R335 *use_R335;
__device__ struct R336 *use_R336;
__device__ struct R337 *use_R337;
__device__ union R338 *use_R338;
__device__ struct R339 *use_R339;
__device__ struct R340 *use_R340;
__device__ struct R341 *use_R341;
__device__ struct R342 *use_R342;
__device__ struct R343 *use_R343;
__device__ struct R344 *use_R344;
__device__ struct R345 *use_R345;
__device__ struct R346 *use_R346;
__device__ struct R347 *use_R347;
__device__ struct R348 *use_R348;
__device__ struct R349 *use_R349;
__device__ struct R350 *use_R350;
__device__ struct R351 *use_R351;
__device__ struct R352 *use_R352;
__device__ struct R353 *use_R353;
__device__ union R354 *use_R354;
__device__ struct R355 *use_R355;
__device__ struct R356 *use_R356;
__device__ struct R357 *use_R357;
__device__ struct R358 *use_R358;
__device__ union R359 *use_R359;
__device__ struct R360 *use_R360;
__device__ struct R361 *use_R361;
__device__ struct R362 *use_R362;
__device__ struct R363 *use_R363;
__device__ union R364 *use_R364;
__device__ struct R365 *use_R365;
__device__ struct R366 *use_R366;
__device__ struct R367 *use_R367;
__device__ struct R368 *use_R368;
__device__ struct R369 *use_R369;
__device__ struct R370 *use_R370;
__device__ struct R371 *use_R371;
__device__ struct R372 *use_R372;
__device__ struct R373 *use_R373;
__device__ struct R374 *use_R374;
__device__ struct R375 *use_R375;
__device__ struct R376 *use_R376;
__device__ struct R377 *use_R377;
__device__ struct R378 *use_R378;
__device__ struct R379 *use_R379;
__device__ struct R380 *use_R380;
__device__ struct R381 *use_R381;
__device__ struct R382 *use_R382;
__device__ struct R383 *use_R383;
__device__ struct R384 *use_R384;
__device__ struct R385 *use_R385;
__device__ struct R386 *use_R386;
__device__ struct R387 *use_R387;
__device__ struct R388 *use_R388;
__device__ struct R389 *use_R389;
__device__ struct R390 *use_R390;
__device__ struct R391 *use_R391;
__device__ struct R392 *use_R392;
__device__ union R393 *use_R393;
__device__ struct R394 *use_R394;
__device__ struct R395 *use_R395;
__device__ struct R396 *use_R396;
__device__ union R397 *use_R397;
__device__ struct R398 *use_R398;
__device__ struct R399 *use_R399;
__device__ struct R400 *use_R400;
__device__ struct R401 *use_R401;
__device__ struct R402 *use_R402;
__device__ struct R403 *use_R403;
__device__ struct R404 *use_R404;
__device__ union R405 *use_R405;
__device__ struct R406 *use_R406;
__device__ struct R407 *use_R407;
__device__ struct R408 *use_R408;
__device__ struct R409 *use_R409;
__device__ struct R410 *use_R410;
__device__ struct R411 *use_R411;
__device__ struct R412 *use_R412;
__device__ struct R413 *use_R413;
__device__ struct R414 *use_R414;
__device__ struct R415 *use_R415;
__device__ struct R416 *use_R416;
__device__ struct R417 *use_R417;
__device__ struct R418 *use_R418;
__device__ struct R419 *use_R419;
__device__ struct R420 *use_R420;
__device__ struct R421 *use_R421;
__device__ struct R422 *use_R422;
__device__ struct R423 *use_R423;
__device__ struct R424 *use_R424;
__device__ struct R425 *use_R425;
__device__ union R426 *use_R426;
__device__ union R427 *use_R427;
__device__ union R428 *use_R428;
__device__ struct R429 *use_R429;
__device__ struct R430 *use_R430;
__device__ struct R431 *use_R431;
__device__ struct R432 *use_R432;
__device__ struct R433 *use_R433;
__device__ struct R434 *use_R434;
__device__ struct R435 *use_R435;
__device__ struct R436 *use_R436;
__device__ union R437 *use_R437;
__device__ struct R438 *use_R438;
__device__ struct R439 *use_R439;
__device__ union R440 *use_R440;
__device__ struct R441 *use_R441;
__device__ struct R442 *use_R442;
__device__ struct R443 *use_R443;
__device__ struct R444 *use_R444;
__device__ union R445 *use_R445;
__device__ struct R446 *use_R446;
__device__ struct R447 *use_R447;
__device__ struct R448 *use_R448;
__device__ struct R449 *use_R449;
__device__ struct R450 *use_R450;
__device__ union R451 *use_R451;
__device__ struct R452 *use_R452;
__device__ struct R453 *use_R453;
__device__ struct R454 *use_R454;
__device__ struct R455 *use_R455;
__device__ struct R456 *use_R456;
__device__ struct R457 *use_R457;
__device__ struct R458 *use_R458;
__device__ union R459 *use_R459;
__device__ union R460 *use_R460;
__device__ union R461 *use_R461;
__device__ struct R462 *use_R462;
__device__ struct R463 *use_R463;
__device__ struct R464 *use_R464;
__device__ struct R465 *use_R465;
__device__ struct R466 *use_R466;
__device__ struct R467 *use_R467;
__device__ struct R468 *use_R468;
__device__ struct R469 *use_R469;
__device__ struct R470 *use_R470;
__device__ struct R471 *use_R471;
__device__ struct R472 *use_R472;
__device__ struct R473 *use_R473;
__device__ union R474 *use_R474;
__device__ struct R475 *use_R475;
__device__ struct R476 *use_R476;
__device__ struct R477 *use_R477;
__device__ struct R478 *use_R478;
__device__ struct R479 *use_R479;
__device__ struct R480 *use_R480;
__device__ struct R481 *use_R481;
__device__ struct R482 *use_R482;
__device__ struct R483 *use_R483;
__device__ union R484 *use_R484;
__device__ struct R485 *use_R485;
__device__ struct R486 *use_R486;
__device__ struct R487 *use_R487;
__device__ union R488 *use_R488;
__device__ struct R489 *use_R489;
__device__ struct R490 *use_R490;
__device__ struct R491 *use_R491;
__device__ struct R492 *use_R492;
__device__ union R493 *use_R493;
__device__ struct R494 *use_R494;
__device__ struct R495 *use_R495;
__device__ struct R496 *use_R496;
__device__ struct R497 *use_R497;
__device__ union R498 *use_R498;
__device__ struct R499 *use_R499;
