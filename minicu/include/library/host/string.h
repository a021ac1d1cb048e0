/* <string.h> (C11 7.24, POSIX) and <strings.h>: the C library's own. */

extern "C" void *memcpy(void *to, const void *from, size_t count);
extern "C" void *memmove(void *to, const void *from, size_t count);
extern "C" void *memset(void *to, int byte, size_t count);
extern "C" int memcmp(const void *a, const void *b, size_t count);
extern "C" void *memchr(const void *s, int c, size_t count);
extern "C" void *memmem(const void *s, size_t size, const void *part, size_t part_size);
extern "C" void bzero(void *to, size_t count);
extern "C" void bcopy(const void *from, void *to, size_t count);

extern "C" size_t strlen(const char *s);
extern "C" size_t strnlen(const char *s, size_t most);
extern "C" char *strcpy(char *to, const char *from);
extern "C" char *stpcpy(char *to, const char *from);
extern "C" char *strncpy(char *to, const char *from, size_t count);
extern "C" char *strcat(char *to, const char *from);
extern "C" char *strncat(char *to, const char *from, size_t count);
extern "C" int strcmp(const char *a, const char *b);
extern "C" int strncmp(const char *a, const char *b, size_t count);
extern "C" int strcasecmp(const char *a, const char *b);
extern "C" int strncasecmp(const char *a, const char *b, size_t count);
extern "C" int strcoll(const char *a, const char *b);
extern "C" char *strchr(const char *s, int c);
extern "C" char *strrchr(const char *s, int c);
extern "C" char *strstr(const char *s, const char *part);
extern "C" char *strcasestr(const char *s, const char *part);
extern "C" size_t strspn(const char *s, const char *accepted);
extern "C" size_t strcspn(const char *s, const char *rejected);
extern "C" char *strpbrk(const char *s, const char *wanted);
extern "C" char *strtok(char *s, const char *delimiters);
extern "C" char *strtok_r(char *s, const char *delimiters, char **rest);
extern "C" char *strsep(char **rest, const char *delimiters);
extern "C" char *strdup(const char *s);
extern "C" char *strndup(const char *s, size_t most);
extern "C" char *strerror(int number);
