// nvcc takes `return;` in main, with a warning: the program's status is 0.
#include <cstdio>

int main(int argc, char **)
{
    struct End { ~End() { printf("end\n"); } } end;
    if (argc == 1) {
        printf("early\n");
        return;
    }
    return 3;
}
