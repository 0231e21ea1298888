//! f(active 1.1; const 3) -> active
#include <stdio.h>
double f(double x, int n) { double r = x; for (int i = 0; i < n; i++) { printf("%d %g\n", i, r); r = r * x + 1; } puts("done"); fprintf(stderr, "%f\n", r); return r; }
