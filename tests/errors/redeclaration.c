// DOC: Declarations | conflicting declarations, with a note at the previous one
int a; // note: previous definition is here
float a /* error: redefinition of 'a' with a different type: 'float' vs 'int' */;
int b = 1; // note: previous definition is here
int b /* error: redefinition of 'b' */ = 2;
static int c; // note: previous definition is here
int c /* error: non-static declaration of 'c' follows static declaration */;
int f(int); // note: previous declaration is here
int f /* error: conflicting types for 'f' */ (float);
static int d(void);
int d(void) { return 0; } // note: previous definition is here
int d /* error: redefinition of 'd' */ (void) { return 1; }
struct s { int m; }; // note: previous definition is here // note: previous use is here
struct s /* error: redefinition of 's' */ { float m; };
union s /* error: use of 's' with tag type that does not match previous declaration */ u;
enum { A, // note: previous definition is here
       A /* error: redefinition of 'A' */ };
typedef int t; // note: previous definition is here
typedef float t /* error: typedef redefinition with different types ('float' vs 'int') */;

void g(int n) // note: previous definition is here
{
    int n /* error: redefinition of 'n' */;
    extern int late /* error: declaration of block scope identifier with linkage cannot have an initializer */ = 1;
}
