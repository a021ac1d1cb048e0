// Files by their descriptors, and mapped to memory.
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

int main()
{
    int fd = open("mapped", O_RDWR | O_CREAT | O_TRUNC, 0600);
    printf("%d", fd >= 0);
    printf(" %d", (int)write(fd, "one two", 7));
    printf(" %d", ftruncate(fd, 8192));
    struct stat about;
    printf(" %d", fstat(fd, &about));
    printf(" %d\n", (int)about.st_size);

    char *p = (char *)mmap(0, 8192, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    printf("%d", p != MAP_FAILED);
    memcpy(p + 4, "six", 3);
    p[4096] = '!';
    printf(" %d", msync(p, 8192, MS_SYNC));
    printf(" %d\n", munmap(p, 8192));
    char text[8] = {}, one = 0;
    printf("%d", (int)pread(fd, text, 7, 0));
    printf(" %d", (int)lseek(fd, 4096, SEEK_SET));
    printf(" %d", (int)read(fd, &one, 1));
    printf(" %s %c\n", text, one);
    printf("%d", (fcntl(fd, F_GETFL) & O_ACCMODE) == O_RDWR);
    close(fd);
    unlink("mapped");
    printf(" %d\n", open("mapped", O_RDONLY));

    int *m = (int *)mmap(NULL, 1 << 16, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    madvise(m, 1 << 16, MADV_WILLNEED);
    m[5] = 42;
    printf("%d %d", m[5], m[6]);
    printf(" %d", mprotect(m, 1 << 16, PROT_READ));
    printf(" %d %d\n", m[5], getpagesize() >= 4096);
}
