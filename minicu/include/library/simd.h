/* SIMD in a word: two 16-bit or four 8-bit integers in an unsigned int. H stands for the sign bits of
   the lanes, L for their lowest: sums leave the sign bit out, so that no carry crosses a lane. Masks
   are all ones where a relation holds (__vcmp), or one (__vset). */

static __device__ __forceinline__ unsigned int __spread2(unsigned int x) { return (x >> 15 & 0x00010001u) * 0xffffu; }
static __device__ __forceinline__ unsigned int __spread4(unsigned int x) { return (x >> 7 & 0x01010101u) * 0xffu; }

static __device__ __forceinline__ unsigned int __vadd2(unsigned int a, unsigned int b) { return ((a & 0x7fff7fffu) + (b & 0x7fff7fffu)) ^ ((a ^ b) & 0x80008000u); }
static __device__ __forceinline__ unsigned int __vsub2(unsigned int a, unsigned int b) { return ((a | 0x80008000u) - (b & 0x7fff7fffu)) ^ ((a ^ ~b) & 0x80008000u); }
static __device__ __forceinline__ unsigned int __vneg2(unsigned int a) { return __vsub2(0, a); }
static __device__ __forceinline__ unsigned int __vabs2(unsigned int a) { unsigned int m = __spread2(a); return __vsub2(a ^ m, m); }
static __device__ __forceinline__ unsigned int __vabsss2(unsigned int a) { unsigned int r = __vabs2(a); return r - ((r & 0x80008000u) >> 15); }
static __device__ __forceinline__ unsigned int __vnegss2(unsigned int a) { unsigned int r = __vneg2(a); return r - ((r & a & 0x80008000u) >> 15); }
static __device__ __forceinline__ unsigned int __vaddus2(unsigned int a, unsigned int b) { unsigned int r = __vadd2(a, b); return r | __spread2((a & b) | ((a | b) & ~r)); }
static __device__ __forceinline__ unsigned int __vsubus2(unsigned int a, unsigned int b) { unsigned int r = __vsub2(a, b); return r & ~__spread2((~a & b) | (~(a ^ b) & r)); }
static __device__ __forceinline__ unsigned int __vaddss2(unsigned int a, unsigned int b)
{
    unsigned int r = __vadd2(a, b), over = __spread2((r ^ a) & (r ^ b));
    return (r & ~over) | ((__spread2(a) ^ 0x7fff7fffu) & over);
}
static __device__ __forceinline__ unsigned int __vsubss2(unsigned int a, unsigned int b)
{
    unsigned int r = __vsub2(a, b), over = __spread2((a ^ b) & (a ^ r));
    return (r & ~over) | ((__spread2(a) ^ 0x7fff7fffu) & over);
}
static __device__ __forceinline__ unsigned int __vhaddu2(unsigned int a, unsigned int b) { return (a & b) + (((a ^ b) & 0xfffefffeu) >> 1); }
static __device__ __forceinline__ unsigned int __vavgu2(unsigned int a, unsigned int b) { return (a | b) - (((a ^ b) & 0xfffefffeu) >> 1); }
static __device__ __forceinline__ unsigned int __vavgs2(unsigned int a, unsigned int b)
{
    unsigned int r = (((a & 0xfffefffeu) >> 1) + ((b & 0xfffefffeu) >> 1) + (a & b & 0x00010001u)) ^ ((a ^ b) & 0x80008000u);
    return r + (~(r >> 15) & (a ^ b) & 0x00010001u); /* halves go away from zero */
}
static __device__ __forceinline__ unsigned int __vcmpne2(unsigned int a, unsigned int b) { unsigned int x = a ^ b; return __spread2(((x & 0x7fff7fffu) + 0x7fff7fffu) | x); }
static __device__ __forceinline__ unsigned int __vcmpeq2(unsigned int a, unsigned int b) { return ~__vcmpne2(a, b); }
static __device__ __forceinline__ unsigned int __vcmpgeu2(unsigned int a, unsigned int b) { return __spread2((a & ~b) | (~(a ^ b) & ((a | 0x80008000u) - (b & 0x7fff7fffu)))); }
static __device__ __forceinline__ unsigned int __vcmpleu2(unsigned int a, unsigned int b) { return __vcmpgeu2(b, a); }
static __device__ __forceinline__ unsigned int __vcmpgtu2(unsigned int a, unsigned int b) { return ~__vcmpgeu2(b, a); }
static __device__ __forceinline__ unsigned int __vcmpltu2(unsigned int a, unsigned int b) { return ~__vcmpgeu2(a, b); }
static __device__ __forceinline__ unsigned int __vcmpges2(unsigned int a, unsigned int b) { return __vcmpgeu2(a ^ 0x80008000u, b ^ 0x80008000u); }
static __device__ __forceinline__ unsigned int __vcmples2(unsigned int a, unsigned int b) { return __vcmpleu2(a ^ 0x80008000u, b ^ 0x80008000u); }
static __device__ __forceinline__ unsigned int __vcmpgts2(unsigned int a, unsigned int b) { return __vcmpgtu2(a ^ 0x80008000u, b ^ 0x80008000u); }
static __device__ __forceinline__ unsigned int __vcmplts2(unsigned int a, unsigned int b) { return __vcmpltu2(a ^ 0x80008000u, b ^ 0x80008000u); }
static __device__ __forceinline__ unsigned int __vseteq2(unsigned int a, unsigned int b) { return __vcmpeq2(a, b) & 0x00010001u; }
static __device__ __forceinline__ unsigned int __vsetne2(unsigned int a, unsigned int b) { return __vcmpne2(a, b) & 0x00010001u; }
static __device__ __forceinline__ unsigned int __vsetgeu2(unsigned int a, unsigned int b) { return __vcmpgeu2(a, b) & 0x00010001u; }
static __device__ __forceinline__ unsigned int __vsetleu2(unsigned int a, unsigned int b) { return __vcmpleu2(a, b) & 0x00010001u; }
static __device__ __forceinline__ unsigned int __vsetgtu2(unsigned int a, unsigned int b) { return __vcmpgtu2(a, b) & 0x00010001u; }
static __device__ __forceinline__ unsigned int __vsetltu2(unsigned int a, unsigned int b) { return __vcmpltu2(a, b) & 0x00010001u; }
static __device__ __forceinline__ unsigned int __vsetges2(unsigned int a, unsigned int b) { return __vcmpges2(a, b) & 0x00010001u; }
static __device__ __forceinline__ unsigned int __vsetles2(unsigned int a, unsigned int b) { return __vcmples2(a, b) & 0x00010001u; }
static __device__ __forceinline__ unsigned int __vsetgts2(unsigned int a, unsigned int b) { return __vcmpgts2(a, b) & 0x00010001u; }
static __device__ __forceinline__ unsigned int __vsetlts2(unsigned int a, unsigned int b) { return __vcmplts2(a, b) & 0x00010001u; }
static __device__ __forceinline__ unsigned int __vmaxu2(unsigned int a, unsigned int b) { unsigned int m = __vcmpgeu2(a, b); return (a & m) | (b & ~m); }
static __device__ __forceinline__ unsigned int __vminu2(unsigned int a, unsigned int b) { unsigned int m = __vcmpgeu2(a, b); return (b & m) | (a & ~m); }
static __device__ __forceinline__ unsigned int __vabsdiffu2(unsigned int a, unsigned int b) { unsigned int m = ~__vcmpgeu2(a, b); return __vsub2(__vsub2(a, b) ^ m, m); }
static __device__ __forceinline__ unsigned int __vsadu2(unsigned int a, unsigned int b) { unsigned int d = __vabsdiffu2(a, b); return (d & 0xffffu) + (d >> 16); }
static __device__ __forceinline__ unsigned int __vmaxs2(unsigned int a, unsigned int b) { unsigned int m = __vcmpges2(a, b); return (a & m) | (b & ~m); }
static __device__ __forceinline__ unsigned int __vmins2(unsigned int a, unsigned int b) { unsigned int m = __vcmpges2(a, b); return (b & m) | (a & ~m); }
static __device__ __forceinline__ unsigned int __vabsdiffs2(unsigned int a, unsigned int b) { unsigned int m = ~__vcmpges2(a, b); return __vsub2(__vsub2(a, b) ^ m, m); }
static __device__ __forceinline__ unsigned int __vsads2(unsigned int a, unsigned int b) { unsigned int d = __vabsdiffs2(a, b); return (d & 0xffffu) + (d >> 16); }

static __device__ __forceinline__ unsigned int __vadd4(unsigned int a, unsigned int b) { return ((a & 0x7f7f7f7fu) + (b & 0x7f7f7f7fu)) ^ ((a ^ b) & 0x80808080u); }
static __device__ __forceinline__ unsigned int __vsub4(unsigned int a, unsigned int b) { return ((a | 0x80808080u) - (b & 0x7f7f7f7fu)) ^ ((a ^ ~b) & 0x80808080u); }
static __device__ __forceinline__ unsigned int __vneg4(unsigned int a) { return __vsub4(0, a); }
static __device__ __forceinline__ unsigned int __vabs4(unsigned int a) { unsigned int m = __spread4(a); return __vsub4(a ^ m, m); }
static __device__ __forceinline__ unsigned int __vabsss4(unsigned int a) { unsigned int r = __vabs4(a); return r - ((r & 0x80808080u) >> 7); }
static __device__ __forceinline__ unsigned int __vnegss4(unsigned int a) { unsigned int r = __vneg4(a); return r - ((r & a & 0x80808080u) >> 7); }
static __device__ __forceinline__ unsigned int __vaddus4(unsigned int a, unsigned int b) { unsigned int r = __vadd4(a, b); return r | __spread4((a & b) | ((a | b) & ~r)); }
static __device__ __forceinline__ unsigned int __vsubus4(unsigned int a, unsigned int b) { unsigned int r = __vsub4(a, b); return r & ~__spread4((~a & b) | (~(a ^ b) & r)); }
static __device__ __forceinline__ unsigned int __vaddss4(unsigned int a, unsigned int b)
{
    unsigned int r = __vadd4(a, b), over = __spread4((r ^ a) & (r ^ b));
    return (r & ~over) | ((__spread4(a) ^ 0x7f7f7f7fu) & over);
}
static __device__ __forceinline__ unsigned int __vsubss4(unsigned int a, unsigned int b)
{
    unsigned int r = __vsub4(a, b), over = __spread4((a ^ b) & (a ^ r));
    return (r & ~over) | ((__spread4(a) ^ 0x7f7f7f7fu) & over);
}
static __device__ __forceinline__ unsigned int __vhaddu4(unsigned int a, unsigned int b) { return (a & b) + (((a ^ b) & 0xfefefefeu) >> 1); }
static __device__ __forceinline__ unsigned int __vavgu4(unsigned int a, unsigned int b) { return (a | b) - (((a ^ b) & 0xfefefefeu) >> 1); }
static __device__ __forceinline__ unsigned int __vavgs4(unsigned int a, unsigned int b)
{
    unsigned int r = (((a & 0xfefefefeu) >> 1) + ((b & 0xfefefefeu) >> 1) + (a & b & 0x01010101u)) ^ ((a ^ b) & 0x80808080u);
    return r + (~(r >> 7) & (a ^ b) & 0x01010101u); /* halves go away from zero */
}
static __device__ __forceinline__ unsigned int __vcmpne4(unsigned int a, unsigned int b) { unsigned int x = a ^ b; return __spread4(((x & 0x7f7f7f7fu) + 0x7f7f7f7fu) | x); }
static __device__ __forceinline__ unsigned int __vcmpeq4(unsigned int a, unsigned int b) { return ~__vcmpne4(a, b); }
static __device__ __forceinline__ unsigned int __vcmpgeu4(unsigned int a, unsigned int b) { return __spread4((a & ~b) | (~(a ^ b) & ((a | 0x80808080u) - (b & 0x7f7f7f7fu)))); }
static __device__ __forceinline__ unsigned int __vcmpleu4(unsigned int a, unsigned int b) { return __vcmpgeu4(b, a); }
static __device__ __forceinline__ unsigned int __vcmpgtu4(unsigned int a, unsigned int b) { return ~__vcmpgeu4(b, a); }
static __device__ __forceinline__ unsigned int __vcmpltu4(unsigned int a, unsigned int b) { return ~__vcmpgeu4(a, b); }
static __device__ __forceinline__ unsigned int __vcmpges4(unsigned int a, unsigned int b) { return __vcmpgeu4(a ^ 0x80808080u, b ^ 0x80808080u); }
static __device__ __forceinline__ unsigned int __vcmples4(unsigned int a, unsigned int b) { return __vcmpleu4(a ^ 0x80808080u, b ^ 0x80808080u); }
static __device__ __forceinline__ unsigned int __vcmpgts4(unsigned int a, unsigned int b) { return __vcmpgtu4(a ^ 0x80808080u, b ^ 0x80808080u); }
static __device__ __forceinline__ unsigned int __vcmplts4(unsigned int a, unsigned int b) { return __vcmpltu4(a ^ 0x80808080u, b ^ 0x80808080u); }
static __device__ __forceinline__ unsigned int __vseteq4(unsigned int a, unsigned int b) { return __vcmpeq4(a, b) & 0x01010101u; }
static __device__ __forceinline__ unsigned int __vsetne4(unsigned int a, unsigned int b) { return __vcmpne4(a, b) & 0x01010101u; }
static __device__ __forceinline__ unsigned int __vsetgeu4(unsigned int a, unsigned int b) { return __vcmpgeu4(a, b) & 0x01010101u; }
static __device__ __forceinline__ unsigned int __vsetleu4(unsigned int a, unsigned int b) { return __vcmpleu4(a, b) & 0x01010101u; }
static __device__ __forceinline__ unsigned int __vsetgtu4(unsigned int a, unsigned int b) { return __vcmpgtu4(a, b) & 0x01010101u; }
static __device__ __forceinline__ unsigned int __vsetltu4(unsigned int a, unsigned int b) { return __vcmpltu4(a, b) & 0x01010101u; }
static __device__ __forceinline__ unsigned int __vsetges4(unsigned int a, unsigned int b) { return __vcmpges4(a, b) & 0x01010101u; }
static __device__ __forceinline__ unsigned int __vsetles4(unsigned int a, unsigned int b) { return __vcmples4(a, b) & 0x01010101u; }
static __device__ __forceinline__ unsigned int __vsetgts4(unsigned int a, unsigned int b) { return __vcmpgts4(a, b) & 0x01010101u; }
static __device__ __forceinline__ unsigned int __vsetlts4(unsigned int a, unsigned int b) { return __vcmplts4(a, b) & 0x01010101u; }
static __device__ __forceinline__ unsigned int __vmaxu4(unsigned int a, unsigned int b) { unsigned int m = __vcmpgeu4(a, b); return (a & m) | (b & ~m); }
static __device__ __forceinline__ unsigned int __vminu4(unsigned int a, unsigned int b) { unsigned int m = __vcmpgeu4(a, b); return (b & m) | (a & ~m); }
static __device__ __forceinline__ unsigned int __vabsdiffu4(unsigned int a, unsigned int b) { unsigned int m = ~__vcmpgeu4(a, b); return __vsub4(__vsub4(a, b) ^ m, m); }
static __device__ __forceinline__ unsigned int __vsadu4(unsigned int a, unsigned int b)
{
    unsigned int d = __vabsdiffu4(a, b);
    d = (d & 0x00ff00ffu) + (d >> 8 & 0x00ff00ffu);
    return (d & 0xffffu) + (d >> 16);
}
static __device__ __forceinline__ unsigned int __vmaxs4(unsigned int a, unsigned int b) { unsigned int m = __vcmpges4(a, b); return (a & m) | (b & ~m); }
static __device__ __forceinline__ unsigned int __vmins4(unsigned int a, unsigned int b) { unsigned int m = __vcmpges4(a, b); return (b & m) | (a & ~m); }
static __device__ __forceinline__ unsigned int __vabsdiffs4(unsigned int a, unsigned int b) { unsigned int m = ~__vcmpges4(a, b); return __vsub4(__vsub4(a, b) ^ m, m); }
static __device__ __forceinline__ unsigned int __vsads4(unsigned int a, unsigned int b)
{
    unsigned int d = __vabsdiffs4(a, b);
    d = (d & 0x00ff00ffu) + (d >> 8 & 0x00ff00ffu);
    return (d & 0xffffu) + (d >> 16);
}

/* Dot products of bytes, and of 16-bit by 8-bit integers. */
static __device__ __forceinline__ int __dp4a(int a, int b, int c)
{
    unsigned int sum = (unsigned int)c;
    for (int i = 0; i < 32; i += 8)
        sum += (unsigned int)((signed char)(a >> i) * (signed char)(b >> i));
    return (int)sum;
}
static __device__ __forceinline__ int __dp2a_lo(int a, int b, int c)
{
    unsigned int sum = (unsigned int)c;
    for (int i = 0; i < 2; i++)
        sum += (unsigned int)((short)(a >> 16 * i) * (signed char)(b >> (0 + 8 * i)));
    return (int)sum;
}
static __device__ __forceinline__ int __dp2a_hi(int a, int b, int c)
{
    unsigned int sum = (unsigned int)c;
    for (int i = 0; i < 2; i++)
        sum += (unsigned int)((short)(a >> 16 * i) * (signed char)(b >> (16 + 8 * i)));
    return (int)sum;
}
static __device__ __forceinline__ unsigned int __dp4a(unsigned int a, unsigned int b, unsigned int c)
{
    unsigned int sum = (unsigned int)c;
    for (int i = 0; i < 32; i += 8)
        sum += (unsigned int)((unsigned char)(a >> i) * (unsigned char)(b >> i));
    return (unsigned int)sum;
}
static __device__ __forceinline__ unsigned int __dp2a_lo(unsigned int a, unsigned int b, unsigned int c)
{
    unsigned int sum = (unsigned int)c;
    for (int i = 0; i < 2; i++)
        sum += (unsigned int)((unsigned short)(a >> 16 * i) * (unsigned char)(b >> (0 + 8 * i)));
    return (unsigned int)sum;
}
static __device__ __forceinline__ unsigned int __dp2a_hi(unsigned int a, unsigned int b, unsigned int c)
{
    unsigned int sum = (unsigned int)c;
    for (int i = 0; i < 2; i++)
        sum += (unsigned int)((unsigned short)(a >> 16 * i) * (unsigned char)(b >> (16 + 8 * i)));
    return (unsigned int)sum;
}
static __device__ __forceinline__ int __dp4a(char4 a, char4 b, int c) { int x, y; memcpy(&x, &a, 4); memcpy(&y, &b, 4); return __dp4a(x, y, c); }
static __device__ __forceinline__ int __dp2a_lo(short2 a, char4 b, int c) { int x, y; memcpy(&x, &a, 4); memcpy(&y, &b, 4); return __dp2a_lo(x, y, c); }
static __device__ __forceinline__ int __dp2a_hi(short2 a, char4 b, int c) { int x, y; memcpy(&x, &a, 4); memcpy(&y, &b, 4); return __dp2a_hi(x, y, c); }
static __device__ __forceinline__ unsigned int __dp4a(uchar4 a, uchar4 b, unsigned int c) { unsigned int x, y; memcpy(&x, &a, 4); memcpy(&y, &b, 4); return __dp4a(x, y, c); }
static __device__ __forceinline__ unsigned int __dp2a_lo(ushort2 a, uchar4 b, unsigned int c) { unsigned int x, y; memcpy(&x, &a, 4); memcpy(&y, &b, 4); return __dp2a_lo(x, y, c); }
static __device__ __forceinline__ unsigned int __dp2a_hi(ushort2 a, uchar4 b, unsigned int c) { unsigned int x, y; memcpy(&x, &a, 4); memcpy(&y, &b, 4); return __dp2a_hi(x, y, c); }

/* CUDA's DPX functions: minima and maxima of sums, of three, with a floor of zero (relu), and with the
   choice reported. */
static __device__ __forceinline__ int __viaddmax_s32(int a, int b, int c) { int s = (int)((unsigned)a + (unsigned)b); return (s > c ? s : c); }
static __device__ __forceinline__ int __vimax3_s32(int a, int b, int c) { int m = (a > b ? a : b); return (m > c ? m : c); }
static __device__ __forceinline__ int __viaddmax_s32_relu(int a, int b, int c) { int m = __viaddmax_s32(a, b, c); return (m > 0 ? m : 0); }
static __device__ __forceinline__ int __vimax3_s32_relu(int a, int b, int c) { int m = __vimax3_s32(a, b, c); return (m > 0 ? m : 0); }
static __device__ __forceinline__ int __vimax_s32_relu(int a, int b) { int m = (a > b ? a : b); return (m > 0 ? m : 0); }
static __device__ __forceinline__ int __vibmax_s32(int a, int b, _Bool *first) { *first = a >= b; return (a > b ? a : b); }
static __device__ __forceinline__ int __viaddmin_s32(int a, int b, int c) { int s = (int)((unsigned)a + (unsigned)b); return (s < c ? s : c); }
static __device__ __forceinline__ int __vimin3_s32(int a, int b, int c) { int m = (a < b ? a : b); return (m < c ? m : c); }
static __device__ __forceinline__ int __viaddmin_s32_relu(int a, int b, int c) { int m = __viaddmin_s32(a, b, c); return (m > 0 ? m : 0); }
static __device__ __forceinline__ int __vimin3_s32_relu(int a, int b, int c) { int m = __vimin3_s32(a, b, c); return (m > 0 ? m : 0); }
static __device__ __forceinline__ int __vimin_s32_relu(int a, int b) { int m = (a < b ? a : b); return (m > 0 ? m : 0); }
static __device__ __forceinline__ int __vibmin_s32(int a, int b, _Bool *first) { *first = a <= b; return (a < b ? a : b); }
static __device__ __forceinline__ unsigned int __viaddmax_u32(unsigned int a, unsigned int b, unsigned int c) { unsigned int s = a + b; return (s > c ? s : c); }
static __device__ __forceinline__ unsigned int __vimax3_u32(unsigned int a, unsigned int b, unsigned int c) { unsigned int m = (a > b ? a : b); return (m > c ? m : c); }
static __device__ __forceinline__ unsigned int __vibmax_u32(unsigned int a, unsigned int b, _Bool *first) { *first = a >= b; return (a > b ? a : b); }
static __device__ __forceinline__ unsigned int __viaddmin_u32(unsigned int a, unsigned int b, unsigned int c) { unsigned int s = a + b; return (s < c ? s : c); }
static __device__ __forceinline__ unsigned int __vimin3_u32(unsigned int a, unsigned int b, unsigned int c) { unsigned int m = (a < b ? a : b); return (m < c ? m : c); }
static __device__ __forceinline__ unsigned int __vibmin_u32(unsigned int a, unsigned int b, _Bool *first) { *first = a <= b; return (a < b ? a : b); }
static __device__ __forceinline__ unsigned int __viaddmax_s16x2(unsigned int a, unsigned int b, unsigned int c) { unsigned int s = __vadd2(a, b); return __vmaxs2(s, c); }
static __device__ __forceinline__ unsigned int __vimax3_s16x2(unsigned int a, unsigned int b, unsigned int c) { unsigned int m = __vmaxs2(a, b); return __vmaxs2(m, c); }
static __device__ __forceinline__ unsigned int __viaddmax_s16x2_relu(unsigned int a, unsigned int b, unsigned int c) { unsigned int m = __viaddmax_s16x2(a, b, c); return __vmaxs2(m, 0); }
static __device__ __forceinline__ unsigned int __vimax3_s16x2_relu(unsigned int a, unsigned int b, unsigned int c) { unsigned int m = __vimax3_s16x2(a, b, c); return __vmaxs2(m, 0); }
static __device__ __forceinline__ unsigned int __vimax_s16x2_relu(unsigned int a, unsigned int b) { unsigned int m = __vmaxs2(a, b); return __vmaxs2(m, 0); }
static __device__ __forceinline__ unsigned int __vibmax_s16x2(unsigned int a, unsigned int b, _Bool *high, _Bool *low)
{
    unsigned int m = __vcmpges2(a, b);
    *high = m >> 31;
    *low = m & 1;
    return (a & m) | (b & ~m);
}
static __device__ __forceinline__ unsigned int __viaddmin_s16x2(unsigned int a, unsigned int b, unsigned int c) { unsigned int s = __vadd2(a, b); return __vmins2(s, c); }
static __device__ __forceinline__ unsigned int __vimin3_s16x2(unsigned int a, unsigned int b, unsigned int c) { unsigned int m = __vmins2(a, b); return __vmins2(m, c); }
static __device__ __forceinline__ unsigned int __viaddmin_s16x2_relu(unsigned int a, unsigned int b, unsigned int c) { unsigned int m = __viaddmin_s16x2(a, b, c); return __vmaxs2(m, 0); }
static __device__ __forceinline__ unsigned int __vimin3_s16x2_relu(unsigned int a, unsigned int b, unsigned int c) { unsigned int m = __vimin3_s16x2(a, b, c); return __vmaxs2(m, 0); }
static __device__ __forceinline__ unsigned int __vimin_s16x2_relu(unsigned int a, unsigned int b) { unsigned int m = __vmins2(a, b); return __vmaxs2(m, 0); }
static __device__ __forceinline__ unsigned int __vibmin_s16x2(unsigned int a, unsigned int b, _Bool *high, _Bool *low)
{
    unsigned int m = __vcmples2(a, b);
    *high = m >> 31;
    *low = m & 1;
    return (a & m) | (b & ~m);
}
static __device__ __forceinline__ unsigned int __viaddmax_u16x2(unsigned int a, unsigned int b, unsigned int c) { unsigned int s = __vadd2(a, b); return __vmaxu2(s, c); }
static __device__ __forceinline__ unsigned int __vimax3_u16x2(unsigned int a, unsigned int b, unsigned int c) { unsigned int m = __vmaxu2(a, b); return __vmaxu2(m, c); }
static __device__ __forceinline__ unsigned int __vibmax_u16x2(unsigned int a, unsigned int b, _Bool *high, _Bool *low)
{
    unsigned int m = __vcmpgeu2(a, b);
    *high = m >> 31;
    *low = m & 1;
    return (a & m) | (b & ~m);
}
static __device__ __forceinline__ unsigned int __viaddmin_u16x2(unsigned int a, unsigned int b, unsigned int c) { unsigned int s = __vadd2(a, b); return __vminu2(s, c); }
static __device__ __forceinline__ unsigned int __vimin3_u16x2(unsigned int a, unsigned int b, unsigned int c) { unsigned int m = __vminu2(a, b); return __vminu2(m, c); }
static __device__ __forceinline__ unsigned int __vibmin_u16x2(unsigned int a, unsigned int b, _Bool *high, _Bool *low)
{
    unsigned int m = __vcmpleu2(a, b);
    *high = m >> 31;
    *low = m & 1;
    return (a & m) | (b & ~m);
}
