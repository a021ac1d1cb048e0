// DOC: Declarations | a keyword, a builtin or a member that is misspelt, or in other capitals
__global__ void keywords(int *p, float *q) {
    __share__ int s[32]; // error: unknown type name '__share__'; did you mean '__shared__'?
    unsinged int y = 4; // error: unknown type name 'unsinged'; did you mean 'unsigned'?
    if (p[0] == 1) p[1] = 2;
    elseif (p[0] == 2) p[1] = 3; // error: use of undeclared identifier 'elseif'; did you mean 'else if'?
    If (p[0]) { p[1] = 1; } // error: use of undeclared identifier 'If'; did you mean 'if'?
    For (int k = 0; k < 3; k++) p[k] = 0; // error: use of undeclared identifier 'For'; did you mean 'for'?
    if p[0] == 3 { p[1] = 2; } // error: expected '(' after 'if'
    else { p[2] = 3; }
    int x == 3; // error: invalid '==' at end of declaration; did you mean '='?
    p[0] = x + blockidx.x; // error: use of undeclared identifier 'blockidx'; did you mean 'blockIdx'?
    p[1] = threadIdx.X; // error: no member named 'X' in 'struct uint3'; did you mean 'x'?
    q = NULLPTR; // error: use of undeclared identifier 'NULLPTR'; did you mean 'nullptr'?
    int nested(int v) { return v; } // error: a function cannot be defined inside another
    p[2] = ''; // error: empty character constant
    p[3] = nowhere; // error: use of undeclared identifier 'nowhere'
    retrun; // error: use of undeclared identifier 'retrun'; did you mean 'return'?
}
