/* C11 7.21: of the input and output functions, device code has those that print. */
#pragma once
#include <stdarg.h>
#include <stddef.h>
#define EOF (-1)
#define BUFSIZ 8192
#define FILENAME_MAX 4096
#define FOPEN_MAX 16
#define L_tmpnam 20
#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2
#ifndef SEEK_SET /* <unistd.h> has them, too */
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#endif
#ifndef __MINICU_HOST__ /* the host has the C library's variables */
#define stdout ((FILE *)1)
#define stderr ((FILE *)2)
#endif
