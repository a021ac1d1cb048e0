/* What the platform's unwinder asks about each frame that an exception passes: the personality of host code
 * (Itanium C++ ABI: Exception Handling, 1.3 and 2.5.2; the tables are LLVM's, in the form of the LSB's
 * .gcc_except_table).
 *
 * The layouts of thrown objects (library/host/exception.cuh) and of type information (sema/classes/type_info.py) are
 * as those say.
 */

#include "platform.h"

typedef struct {
    const word *type;
    word destroy, next, handlers, owners;
    word pointer[2], object, where, first;
    word of_unwinder[4];
} Thrown;

enum { KIND = 2, QUALS = 3, OF = 4, CLASS_OF = 5, OBJECT_QUALS = 6, PARTS = 4, FIRST = 5 };
enum { CLASS = 1, POINTER = 2, NOTHING = 3, MEMBER = 4, FUNCTION = 5, NEVER = 9 };
enum { CONSTANT = 1, NOEXCEPT = 256 }; /* among the qualifiers */
enum { CONTINUE = 8, FATAL_IN_SEARCH = 3, FOUND = 6, INSTALL = 7 };
enum { SEARCHING = 1, CLEANING = 2, HANDLING = 4, FORCED = 8 };
static const word OURS = 0x4d4e435543555858ull;

extern word _Unwind_GetLanguageSpecificData(void *);
extern word _Unwind_GetIPInfo(void *, int *);
extern word _Unwind_GetRegionStart(void *);
extern void _Unwind_SetGR(void *, int, word);
extern void _Unwind_SetIP(void *, word);

static word number(const byte **p)
{
    word result = 0;
    int shift = 0;
    byte b;
    do {
        b = *(*p)++;
        result |= (word)(b & 127) << shift;
        shift += 7;
    } while (b & 128);
    return result;
}

static long long signed_number(const byte **p)
{
    long long result = 0;
    int shift = 0;
    byte b;
    do {
        b = *(*p)++;
        result |= (long long)(b & 127) << shift;
        shift += 7;
    } while (b & 128);
    if (b & 64 && shift < 64) result |= -(1ll << shift);
    return result;
}

/* Bytes of a pointer in this encoding (DW_EH_PE_*). */
static int width(int encoding)
{
    switch (encoding & 7) {
    case 0: return 8;
    case 2: return 2;
    case 3: return 4;
    }
    return 8;
}

static word encoded(const byte **p, int encoding)
{
    const byte *at = *p;
    word value;
    switch (encoding & 15) {
    case 1: return number(p);
    case 9: value = (word)signed_number(p); break;
    case 2: value = *(const unsigned short *)at; *p += 2; break;
    case 10: value = (word)(long long)*(const short *)at; *p += 2; break;
    case 3: value = *(const unsigned *)at; *p += 4; break;
    case 11: value = (word)(long long)*(const int *)at; *p += 4; break;
    default: value = *(const word *)at; *p += 8; break;
    }
    if (value && (encoding & 0x70) == 0x10) value += (word)at;
    if (value && encoding & 0x80) value = *(const word *)value;
    return value;
}

/* The only part of a class that a handler for class `wanted` takes; null if there is none, or it is not public. */
static const word *part(const word *type, const word *wanted)
{
    for (word i = 0; i < type[PARTS]; i++) {
        const word *found = type + FIRST + 4 * i;
        if (found[0] == (word)wanted && found[3] == 3) return found;
    }
    return 0;
}

/* Where it is in an object. */
static word in(word object, const word *part)
{
    if (part[1]) object += *(const word *)(*(const word *)object + part[1]);
    return object + part[2];
}

static int is_void(const word *type)
{
    const char *name = (const char *)type[0];
    return name[0] == 'v' && name[1] == 0;
}

/* [conv.qual], [conv.fctptr]: may what is pointed to get qualifiers, if all pointers before are `constant`, or lose the
   promise not to throw, if there is none before? */
static int qualified(const word *from, const word *to, word constant, int first)
{
    word quals = first ? from[QUALS] & (to[QUALS] | ~(word)NOEXCEPT) : from[QUALS];
    if (quals & ~to[QUALS] || to[QUALS] & ~quals & NOEXCEPT) return 0;
    return constant || quals == to[QUALS];
}

static int similar(const word *from, const word *to, word constant, int first)
{
    if (from == to) return 1;
    if (from[KIND] != to[KIND] || (from[KIND] != POINTER && from[KIND] != MEMBER)) return 0;
    if (from[KIND] == MEMBER && (from[CLASS_OF] != to[CLASS_OF] || from[OBJECT_QUALS] != to[OBJECT_QUALS])) return 0;
    return qualified(from, to, constant, first) &&
           similar((const word *)from[OF], (const word *)to[OF], constant & to[QUALS], 0);
}

/* C++17 [except.handle]p3: what a handler of this type gets the address of; 0 if it does not take the exception. */
static word taken(Thrown *thrown, const word *wanted)
{
    const word *type = thrown->type, *found;
    word object = thrown->where;
    if (type == wanted) return object;
    if (type[KIND] == CLASS && wanted[KIND] == CLASS) return (found = part(type, wanted)) ? in(object, found) : 0;
    if (wanted[KIND] != POINTER && wanted[KIND] != MEMBER) return 0;
    const word *to = (const word *)wanted[OF];
    if (type[KIND] == NOTHING) { /* of a pointer to a data member, null is -1 */
        thrown->pointer[0] = wanted[KIND] == MEMBER && to[KIND] != FUNCTION ? -1 : 0;
        thrown->pointer[1] = 0;
        return (word)thrown->pointer;
    }
    if (similar(type, wanted, 1, 1)) return object;
    if (type[KIND] != POINTER || wanted[KIND] != POINTER || !qualified(type, wanted, 1, 1)) return 0;
    const word *from = (const word *)type[OF];
    if (is_void(to)) return from[KIND] == FUNCTION ? 0 : object;
    if (from[KIND] != CLASS || to[KIND] != CLASS || (found = part(from, to)) == 0) return 0;
    word given = *(const word *)object;
    thrown->pointer[0] = given ? in(given, found) : 0;
    return (word)thrown->pointer;
}

int minicu_personality(int version, int actions, word whose, void *exception, void *context)
{
    const byte *p = (const byte *)_Unwind_GetLanguageSpecificData(context);
    if (version != 1 || p == 0) return CONTINUE;
    int before = 0;
    word at = _Unwind_GetIPInfo(context, &before), start = _Unwind_GetRegionStart(context), landing = start;
    if (!before) at--; /* the call itself, not what follows it */
    int encoding = *p++;
    if (encoding != 255) landing = encoded(&p, encoding);
    int types_encoding = *p++;
    const byte *types = 0;
    if (types_encoding != 255) {
        word distance = number(&p);
        types = p + distance;
    }
    int sites_encoding = *p++;
    word length = number(&p);
    const byte *records = p + length;
    word pad = 0, action = 0;
    while (p < records) {
        word first = encoded(&p, sites_encoding), size = encoded(&p, sites_encoding);
        word where = encoded(&p, sites_encoding), record = number(&p);
        if (at < start + first) break;
        if (at < start + first + size) {
            pad = where ? landing + where : 0;
            action = record;
            break;
        }
    }
    if (pad == 0) return CONTINUE;
    int foreign = whose != OURS;
    Thrown *thrown = (Thrown *)((byte *)exception + 32) - 1;
    long long chosen = 0;
    int cleans = action == 0;
    if (action) {
        const byte *record = records + action - 1;
        for (;;) {
            long long filter = signed_number(&record);
            const byte *here = record;
            long long next = signed_number(&record);
            if (filter == 0) cleans = 1;
            else if (filter > 0 && !foreign && !(actions & FORCED)) {
                const byte *entry = types - filter * width(types_encoding);
                const word *wanted = (const word *)encoded(&entry, types_encoding);
                if (wanted && wanted[KIND] == NEVER) {
                    if (actions & SEARCHING) return FATAL_IN_SEARCH;
                    break;
                }
                word object = wanted ? taken(thrown, wanted) : foreign ? (word)(thrown + 1) : thrown->where;
                if (object) {
                    thrown->object = object;
                    chosen = filter;
                    break;
                }
            }
            if (next == 0) break;
            record = here + next;
        }
    }
    if (actions & SEARCHING) return chosen ? FOUND : CONTINUE;
    if (!chosen && !cleans) return CONTINUE;
    if (chosen && !(actions & HANDLING)) chosen = 0; /* of the frame that it goes to, only */
    _Unwind_SetGR(context, 0, (word)exception);
    _Unwind_SetGR(context, 1, (word)chosen);
    _Unwind_SetIP(context, pad);
    return INSTALL;
}
