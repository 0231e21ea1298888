//! f(active 1.1; const 3) -> active
typedef double (*unary)(double);
static double square(double x) { return x * x; }
static double shift(double x) { return x * 0.5 + 1; }
__attribute__((noinline)) static double iterate(unary g, double x, int n) { while (n-- > 0) x = g(x); return x; }
double f(double x, int n) { return iterate(square, x, n) * iterate(shift, x, n); }
