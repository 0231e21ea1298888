//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
#include <stdlib.h>
struct point { double x; int k; double y; };
double f(double *x, int n) { struct point *p = NULL; for (int i = 0; i < n; i++) { p = realloc(p, (i + 1) * sizeof *p); p[i].x = x[i]; p[i].k = i; p[i].y = i ? p[i - 1].y * x[i] : 1; } double s = 0; for (int i = 0; i < n; i++) s += p[i].x * p[i].y * p[i].k; free(p); return s; }
