//! f(dup make("build", "leaves")) -> active
#include <stdlib.h>
struct box { double *p, *q; double a[2], b[2]; };
void *build(void) { struct box *x = malloc(sizeof *x); x->p = x->a; x->q = x->b; x->a[0] = 1.1; x->a[1] = 0.4; x->b[0] = 2.2; x->b[1] = 0.7; return x; }
int leaves(struct box *x, double **out) { out[0] = x->a; out[1] = x->a + 1; out[2] = x->b; out[3] = x->b + 1; return 4; }
double f(struct box *x) { double s = 0; for (int i = 0; i < 3; i++) { x->p[0] *= x->q[1]; s += x->p[0] * x->p[1]; double *t = x->p; x->p = x->q; x->q = t; if (i == 1) x->p++; } return s; }
