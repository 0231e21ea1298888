//! f(dup d(1.1, 0.4); const 3) -> active
#include <stdlib.h>
struct owner { double *p; int n; };
__attribute__((noinline)) static struct owner make(double a, double b) { struct owner o = {malloc(16), 2}; o.p[0] = a; o.p[1] = b * a; return o; }
__attribute__((noinline)) static double consume(struct owner o) { double s = 0; for (int i = 0; i < o.n; i++) s = s * o.p[i] + o.p[i]; free(o.p); return s; }
double f(double *x, int n) { double s = x[1]; for (int i = 0; i < n; i++) s = consume(make(x[0], s)) * 0.5; return s; }
