#include "check.h"
// OPTIONS: -std=c11
// DOC: Preprocessor | trigraphs with `-std=c99`, `c11`, `c17`, as in gcc; without, a warning

??=define GLUE(a, b) a ??=??= b // the next line belongs to this comment ??/
this

#if 0
??=else
#define TAKEN 1
??=endif

__global__ void test_trigraphs(int *failures)
??<
    const char text??(??) = "??(??)??<??>??=??'??!??-?????/???";
    const char meant[] = { 91, 93, 123, 125, 35, 94, 124, 126, '?', '?', '?', '?', '?', '?', 0 };
    CHECK(sizeof text == sizeof meant);
    for (unsigned i = 0; i < sizeof text; i++)
        CHECK(text[i] == meant[i]);

    int GLUE(a, b) = 6;
    CHECK(TAKEN == 1 && a??/
b == 6);
    CHECK((ab ??' 3) == 5 && (ab ??! 1) == 7 && ??-ab == -7);
??>
