//! f(dup struct(ptr(d(1, 2, 3)), ptr(d(0.5, 0.2, 0.1)), i64(3))) -> active
struct soa { double *x, *y; long n; };
double f(struct soa *s) { double r = 0; for (long i = 0; i < s->n; i++) { s->y[i] += s->x[i] * s->x[i]; r += s->y[i] * s->x[0]; } return r; }
