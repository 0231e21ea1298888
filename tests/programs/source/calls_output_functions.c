//! f(active 1.1; const 3) -> active
#include <stdio.h>
double f(double x, int n) { for (int i = 0; i < n; i++) { x = x * x + 0.1; putchar('.'); printf("%.3f ", x); } putchar('\n'); fflush(stdout); fputs("end", stdout); fwrite("z", 1, 1, stdout); return x; }
