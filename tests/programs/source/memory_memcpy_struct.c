//! f(dup struct(d(1.1, 0.4), i32(3), d(2.2)); dup zeros(4)) -> active
#include <string.h>
struct record { double a, b; int n; double c; };
double f(struct record *p, double *out) { struct record t; memcpy(&t, p, sizeof t); t.a *= t.b; t.c += t.n * t.a; memcpy(p, &t, sizeof t); out[0] = t.c * p->a; return p->c * t.b; }
