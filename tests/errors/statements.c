// OPTIONS: -Wall
// DOC: Statements | jumps, cases and returns
enum colour { RED, GREEN, BLUE };

int f(int i, int n, enum colour colour)
{
    break /* error: 'break' statement not in loop or switch statement */;
    continue /* error: 'continue' statement not in loop statement */;
    case /* error: 'case' statement not in switch statement */ 3: i++;
    switch (i) {
    case 1: i++;
    case /* error: duplicate case value '1' */ 1: break; // note@-1: previous case defined here
    default: break;
    default /* error: multiple default labels in one switch */: break; // note@-1: previous default defined here
    }
    switch /* warning: enumeration values 'GREEN' and 'BLUE' not handled in switch */ (colour) { case RED: break; }
    goto nowhere; // error: use of undeclared label 'nowhere'
    goto inside; // error: cannot jump from this goto statement to its label
    {
        int array[n]; // note: jump bypasses initialization of variable length array
    inside:
        array[0] = 1;
    }
unused: // warning: unused label 'unused'
    i + 1; // warning: expression result unused
    if (i = /* warning: using the result of an assignment as a condition without parentheses */ n)
        return 1;
    goto *&i; // error: not supported: computed goto
}

int g(int i)
{
    if (i)
        return 1;
} // warning: non-void function does not return a value in all control paths

void h(void)
{
    return 1; // warning: void function 'h' should not return a value
}
