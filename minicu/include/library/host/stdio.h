/* <stdio.h> (C11 7.21, POSIX): the C library's own. */

typedef struct _IO_FILE FILE;
typedef long fpos_t;
typedef long off_t;

extern "C" FILE *stdin;
extern "C" FILE *stdout;
extern "C" FILE *stderr;

extern "C" int printf(const char *format, ...);
extern "C" int fprintf(FILE *stream, const char *format, ...);
extern "C" int dprintf(int descriptor, const char *format, ...);
extern "C" int sprintf(char *to, const char *format, ...);
extern "C" int snprintf(char *to, size_t room, const char *format, ...);
extern "C" int asprintf(char **made, const char *format, ...);
extern "C" int scanf(const char *format, ...);
extern "C" int fscanf(FILE *stream, const char *format, ...);
extern "C" int sscanf(const char *s, const char *format, ...);

extern "C" FILE *fopen(const char *name, const char *mode);
extern "C" FILE *freopen(const char *name, const char *mode, FILE *stream);
extern "C" FILE *fdopen(int descriptor, const char *mode);
extern "C" FILE *popen(const char *command, const char *mode);
extern "C" FILE *tmpfile(void);
extern "C" int fclose(FILE *stream);
extern "C" int pclose(FILE *stream);
extern "C" int fileno(FILE *stream);
extern "C" int fflush(FILE *stream);
extern "C" void setbuf(FILE *stream, char *buffer);
extern "C" int setvbuf(FILE *stream, char *buffer, int mode, size_t size);
extern "C" void setlinebuf(FILE *stream);

extern "C" size_t fread(void *to, size_t size, size_t count, FILE *stream);
extern "C" size_t fwrite(const void *from, size_t size, size_t count, FILE *stream);
extern "C" char *fgets(char *to, int room, FILE *stream);
extern "C" int fgetc(FILE *stream);
extern "C" int getc(FILE *stream);
extern "C" int getchar(void);
extern "C" int ungetc(int c, FILE *stream);
extern "C" ssize_t getline(char **line, size_t *room, FILE *stream);
extern "C" ssize_t getdelim(char **line, size_t *room, int delimiter, FILE *stream);
extern "C" int fputs(const char *s, FILE *stream);
extern "C" int fputc(int c, FILE *stream);
extern "C" int putc(int c, FILE *stream);
extern "C" int putchar(int c);
extern "C" int puts(const char *s);

extern "C" int fseek(FILE *stream, long offset, int whence);
extern "C" int fseeko(FILE *stream, off_t offset, int whence);
extern "C" long ftell(FILE *stream);
extern "C" off_t ftello(FILE *stream);
extern "C" void rewind(FILE *stream);
extern "C" int feof(FILE *stream);
extern "C" int ferror(FILE *stream);
extern "C" void clearerr(FILE *stream);
extern "C" void perror(const char *what);
extern "C" int remove(const char *name);
extern "C" int rename(const char *from, const char *to);

static void __format_long_double(__output *o, __conversion *v, long double x)
{
    char shape[12] = "%", line[128], *text = line, *p = shape + 1;
    for (int i = 0; i < 5; i++)
        if (v->flags & 1 << i) *p++ = "-0+ #"[i];
    *p++ = '*', *p++ = '.', *p++ = '*', *p++ = 'L', *p++ = v->letter, *p = 0;
    int count = snprintf(line, sizeof line, shape, v->width, v->precision, x);
    if (count >= (int)sizeof line && (text = (char *)malloc((size_t)count + 1)) != nullptr)
        snprintf(text, (size_t)count + 1, shape, v->width, v->precision, x);
    for (int i = 0; text && i < count; i++)
        __put(o, text[i]);
    if (text != line)
        free(text);
}

/* A va_list here is not the C library's: these format by themselves. */
static int vfprintf(FILE *stream, const char *format, va_list list)
{
    char line[512], *text = line;
    va_list again;
    __builtin_va_copy(again, list);
    int count = vsnprintf(line, sizeof line, format, list);
    if (count >= (int)sizeof line && (text = (char *)malloc((size_t)count + 1)) != nullptr)
        vsnprintf(text, (size_t)count + 1, format, again);
    __builtin_va_end(again);
    if (count > 0 && text)
        fwrite(text, 1, (size_t)count, stream);
    if (text != line)
        free(text);
    return text ? count : -1;
}
static int vprintf(const char *format, va_list list) { return vfprintf(stdout, format, list); }
extern "C" void __gnu_error(int status, int number, const char *format, ...) __asm__("error"); /* see <error.h> */
