/* The builtin that launches a kernel (launching/launch_builtin.py), which has METH_FASTCALL's signature; its `self`
 * is a capsule with the Configuration.
 *
 * The driver's code, which runs between two launches, leaves neither the processor's caches nor its memory of
 * branches as they were. So the code is short and has few ways through it: the rows of a kernel's table are
 * sorted by kind, and each kind has a loop of its own.
 *
 * Integers come first, in the order of the parameters: one of any size is stored as 8 bytes, for what that
 * overwrites comes later, and the block ends 8 bytes later than it needs to. All else is stored as it is.
 *
 * The driver gets all arguments as one block with its exact size (`extra` of cuLaunchKernel): it copies that at
 * once, where of an array of addresses it would read each, and we would write each.
 */

#include "python.h"

typedef int Plain(void *, uint, uint, uint, uint, uint, uint, uint, void *, void **, void **); /* cuLaunchKernel */
typedef int Extended(void *, void *, void **, void **);                                      /* cuLaunchKernelEx */

enum { BUFFER_POINTER = 1, BUFFER_SIZE = 2 }; /* CU_LAUNCH_PARAM_... */

/* Whether what a function of Python gave is a value, where -1 may be one and may be an error. */
static inline int is_value(int odd)
{
    return !odd || !PyErr_Occurred();
}

static inline int read_integer(const Configuration *c, Object *o, long long *value)
{
    if (LIKELY(type_of(o) == c->int_type)) {
        word head = AT(word, o, WORD) & MASK;
        long long digit = AT(uint, o, DIGITS);
        if (LIKELY(head == ONE)) {
            *value = digit;
            return 1;
        }
        if (head == ZERO || head == MINUS) {
            *value = head == ZERO ? 0 : -digit;
            return 1;
        }
    }
    *value = PyLong_AsLongLong(o);
    return is_value(*value == -1);
}

static inline int read_float(const Configuration *c, Object *o, double *value)
{
    if (LIKELY(type_of(o) == c->float_type)) {
        *value = AT(double, o, VALUE);
        return 1;
    }
    *value = PyFloat_AsDouble(o);
    return is_value(*value == -1.0);
}

static inline int read_unsigned(const Configuration *c, Object *o, word *value)
{
    if (LIKELY(type_of(o) == c->int_type))
        *value = PyLong_AsUnsignedLongLong(o);
    else {
        Object *index = PyNumber_Index(o);
        if (!index)
            return 0;
        *value = PyLong_AsUnsignedLongLong(index);
        Py_DecRef(index);
    }
    return is_value(*value == (word)-1);
}

/* The address of an array, of which a reader in Python tells: another library's, or ours of another type. */
static int read_foreign(const Configuration *c, const Parameter *row, Object *o, word *value)
{
    Object *reader = row->readers ? PyDict_GetItemWithError(row->readers, type_of(o)) : 0;
    if (!reader)
        return 0;
    Object *arguments[] = {o, c->use};
    Object *told = PyObject_Vectorcall(reader, arguments, 2, 0);
    if (!told)
        return 0;
    int known = type_of(told) == c->int_type;
    if (known)
        *value = PyLong_AsUnsignedLongLong(told);
    Py_DecRef(told);
    return known && is_value(*value == (word)-1);
}

/* The address in an Array of ours, or one that is given as a number, or None. */
static inline int read_pointer(const Configuration *c, const Parameter *row, Object *o, word *value)
{
    Object *type = type_of(o), *number = o;
    if (LIKELY(type == c->array_type)) {
        if (row->tag && AT(Object *, o, TAG) != row->tag)
            return read_foreign(c, row, o, value); // float4 *: float32 may do
        if (AT(Object *, o, DEVICE) != c->device)
            return 0;
        number = AT(Object *, o, ADDRESS);
        if (!number || type_of(number) != c->int_type)
            return 0;
    } else if (type != c->int_type) {
        if (o != c->none)
            return read_foreign(c, row, o, value);
        *value = 0;
        return 1;
    }
    if (LIKELY((AT(word, number, WORD) & MASK) == TWO)) {
        *value = (word)AT(uint, number, DIGITS + 4) << 30 | AT(uint, number, DIGITS);
        return 1;
    }
    *value = PyLong_AsUnsignedLongLong(number);
    return is_value(*value == (word)-1);
}

/* Whether all arguments are plainly what the parameters want. If not, there may be an exception. */
static inline int fill(const Configuration *c, Object **args, char *block)
{
    const Parameter *row = c->integers;
    for (; row != c->floats; row++) {
        long long value;
        if (!read_integer(c, args[row->number], &value) || (word)(value - row->least) >= row->span)
            return 0;
        __builtin_memcpy(block + row->offset, &value, sizeof value);
    }
    for (; row != c->doubles; row++) {
        double given;
        if (!read_float(c, args[row->number], &given))
            return 0;
        float value = (float)given;
        if (!LIKELY(__builtin_fabsf(value) != __builtin_inff()) && __builtin_fabs(given) != __builtin_inf())
            return 0;
        __builtin_memcpy(block + row->offset, &value, sizeof value);
    }
    for (; row != c->words; row++) {
        double value;
        if (!read_float(c, args[row->number], &value))
            return 0;
        __builtin_memcpy(block + row->offset, &value, sizeof value);
    }
    for (; row != c->pointers; row++) {
        word value;
        if (!read_unsigned(c, args[row->number], &value))
            return 0;
        __builtin_memcpy(block + row->offset, &value, sizeof value);
    }
    for (; row != c->end; row++) {
        word value;
        if (!read_pointer(c, row, args[row->number], &value))
            return 0;
        __builtin_memcpy(block + row->offset, &value, sizeof value);
    }
    return 1;
}

static inline int launch(const Configuration *c, char *block)
{
    void *extra[] = {(void *)BUFFER_POINTER, block, (void *)BUFFER_SIZE, (void *)&c->bytes, 0};
    void **packed = c->bytes ? extra : 0, *function = c->function;
    const uint *g = c->grid, *b = c->block;
    void *state = PyEval_SaveThread();
    int status;
    if (LIKELY(!c->extended))
        status = ((Plain *)c->launch)(function, g[0], g[1], g[2], b[0], b[1], b[2], c->shared, c->stream, 0, packed);
    else
        status = ((Extended *)c->launch)(c->extended, function, 0, packed);
    PyEval_RestoreThread(state);
    return status;
}

/* The driver has refused a launch. */
static Object *tell(const Configuration *c, int status, Object **args, word n)
{
    Object *given[n + 1];
    given[0] = PyLong_FromLong(status);
    for (word i = 0; i < n; i++)
        given[i + 1] = args[i];
    Object *result = PyObject_Vectorcall(c->failed, given, n + 1, 0);
    Py_DecRef(given[0]);
    return result;
}

/* Whether there is an exception that `slow` would not raise again. */
static int is_interrupted(const Configuration *c)
{
    Object *error = PyErr_Occurred();
    if (!error)
        return 0;
    if (!PyErr_GivenExceptionMatches(error, c->exception))
        return 1;
    PyErr_Clear();
    return 0;
}

Object *minicu_launch(Object *self, Object **args, long long n, Object *names)
{
    const Configuration *c = AT(Configuration *, self, CAPSULE);
    if (LIKELY(n == c->count && !names)) {
        char block[c->size] __attribute__((aligned(16)));
        if (LIKELY(fill(c, args, block))) {
            int status = launch(c, block);
            if (!LIKELY(!status))
                return tell(c, status, args, (word)n);
            *(word *)c->last = c->label;
            if (MORTAL)
                Py_IncRef(c->none);
            return c->none;
        }
        if (is_interrupted(c))
            return 0;
    }
    return PyObject_Vectorcall(c->slow, args, (word)n, names);
}
