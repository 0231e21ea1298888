//! f(dup struct(ptr(d(0.7, 0.9)), ptr(d(0.2, 0.1))); dup d(1.1, 0.4)) -> active
struct two { double *a, *b; };
double f(struct two *t, double *x) { double *old = t->a; t->a = x; t->a[0] *= t->b[1]; double r = t->a[0] * t->a[1] * old[0]; t->b = t->a; t->b[1] *= r; t->a = old; return r * x[1]; }
