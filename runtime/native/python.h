/* What machine code uses of CPython: functions of its stable interface; and how objects lie in memory, which
 * Python has found out by looking at some (launching/launch_builtin.py). */
#pragma once

#include "platform.h"

typedef struct Object Object;

long long PyLong_AsLongLong(Object *);
word PyLong_AsUnsignedLongLong(Object *);
Object *PyLong_FromLong(long);
Object *PyLong_FromUnsignedLongLong(word);
Object *PyNumber_Index(Object *);
double PyFloat_AsDouble(Object *);
Object *PyErr_Occurred(void);
void PyErr_Clear(void);
int PyErr_GivenExceptionMatches(Object *, Object *);
void *PyEval_SaveThread(void);
void PyEval_RestoreThread(void *);
void Py_IncRef(Object *);
void Py_DecRef(Object *);
Object *PyObject_Vectorcall(Object *, Object **, word, Object *);
Object *PyDict_GetItemWithError(Object *, Object *);

/* What lies in an object so many bytes behind its beginning. */
#define AT(type, object, offset) (*(type *)((char *)(object) + (offset)))

#define LIKELY(condition) __builtin_expect(!!(condition), 1)

static inline Object *type_of(Object *object)
{
    return AT(Object *, object, TYPE);
}
