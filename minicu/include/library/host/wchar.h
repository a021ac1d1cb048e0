/* <wchar.h> and <wctype.h> on 64-bit Linux, the C library's own. */

extern "C" size_t wcslen(const wchar_t *s);
extern "C" int wcscmp(const wchar_t *a, const wchar_t *b);
extern "C" int wcsncmp(const wchar_t *a, const wchar_t *b, size_t n);
extern "C" wchar_t *wcscpy(wchar_t *to, const wchar_t *from);
extern "C" wchar_t *wcsncpy(wchar_t *to, const wchar_t *from, size_t n);
extern "C" wchar_t *wcscat(wchar_t *to, const wchar_t *from);
extern "C" wchar_t *wcschr(const wchar_t *s, wchar_t c);
extern "C" wchar_t *wcsstr(const wchar_t *s, const wchar_t *part);
extern "C" wchar_t *wmemcpy(wchar_t *to, const wchar_t *from, size_t n);
extern "C" wchar_t *wmemset(wchar_t *to, wchar_t c, size_t n);
extern "C" long wcstol(const wchar_t *s, wchar_t **end, int base);
extern "C" double wcstod(const wchar_t *s, wchar_t **end);
extern "C" size_t mbstowcs(wchar_t *to, const char *from, size_t n);
extern "C" size_t wcstombs(char *to, const wchar_t *from, size_t n);
extern "C" int swprintf(wchar_t *to, size_t n, const wchar_t *format, ...);
extern "C" int wprintf(const wchar_t *format, ...);
extern "C" unsigned int towupper(unsigned int c);
extern "C" unsigned int towlower(unsigned int c);
extern "C" int iswalpha(unsigned int c);
extern "C" int iswdigit(unsigned int c);
extern "C" int iswspace(unsigned int c);
