// OPTIONS: -Wall
// DOC: Diagnostics | what the grammar allows and people seldom mean: `a & b == c`, `a << b + c`, `a < b < c`, dangling `else`, empty bodies
#define NOTHING(x)
#define BOTH(a, b) a && b
void f(void);

int precedence(int a, int b, int c)
{
    if (a & /* warning: '&' has lower precedence than '=='; '==' will be evaluated first */ b == c)
        return 1;
    if (a != b ^ /* warning: '^' has lower precedence than '!='; '!=' will be evaluated first */ c)
        return 2;
    if (a | /* warning: '|' has lower precedence than '<'; '<' will be evaluated first */ b < c)
        return 3;
    if (a || b && /* warning: '&&' within '||' */ c)
        return 4;
    if (a && /* warning: '&&' within '||' */ b || c)
        return 5;
    if (a < b < /* warning: 'X < Y < Z' compares the truth of 'X < Y' with Z */ c)
        return 6;
    if (a || BOTH /* warning: '&&' within '||' */ (b, c)) // note@4: expanded from macro 'BOTH'
        return 7;
    return a << /* warning: '<<' has lower precedence than '+'; '+' will be evaluated first */ b + c;
}

int meant(int a, int b, int c)
{
    if (a > b & b > c & c > 1 || a == b | b == c)
        return 0;
    if ((a & (b == c)) || (a && b) || ((a && b) && c) || (a | b | c))
        return 1;
    if ((a < b) < c || a == b == c || a + b << /* warning: '<<' has lower precedence than '+'; '+' will be evaluated first */ c >> 1)
        return 2;
    return (a ^ b ^ c) + (a << (b + c)) + (a & b | c) + (a << b << c) + (a + b * c) + (a < b & /* warning: '&' has lower precedence than '<'; '<' will be evaluated first */ c) + ((a < b) | /* warning: '|' has lower precedence than '<'; '<' will be evaluated first */ b < c);
}

void statements(int a, int b)
{
    if (a) // warning: add explicit braces to avoid dangling else
        if (b)
            f();
        else
            f();
    if (a)
        f();
    else if (b) // warning: add explicit braces to avoid dangling else
        for (;;)
            if (a)
                f();
            else
                f();
    if (a) {
        if (b)
            f();
        else
            f();
    }
    if (a)
        if (b)
            f();
        else
            f();
    else
        f();

    if (a == b); // warning: if statement has empty body
    if (a)
        ;
    if (a) NOTHING(b);
    if (a);
    else
        f();
    while (a < b); // warning: while loop has empty body
    {
        f();
    }
    for (a = 0; a < b; a++); // warning: for loop has empty body
    {
        f();
    }
    for (a = 0; a < b; a++);
    while (a++ < b);
    f();
}

int after_return(int n)
{
    return 1;
    switch (n) {
    case 1:
        n = 2;
    }
}

int case_in_a_loop(int n)
{
    switch (n) {
    default:
        return 1;
        while (n) {
        case 1:
            n--;
        }
    }
} // warning: non-void function does not return a value in all control paths

int label_in_a_switch(int n)
{
    goto inside;
    switch (n) {
        inside:
        n = 2;
    }
} // warning: non-void function does not return a value

int broken_off(int x) // a break behind a return leaves nothing
{
    switch (x) {
    case 1: return 7; break;
    case 2: { return 8; } break;
    default: return 4;
    }
}

int left(int x)
{
    switch (x) {
    case 1: return 7; { case 3: break; }
    default: return 4;
    }
} // warning: non-void function does not return a value in all control paths
