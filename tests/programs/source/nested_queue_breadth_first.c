//! f(dup d(1.1, 0.4, 2.2, 0.7, 0.9, 0.3, 1.3)) -> active
#include <stdlib.h>
struct tree { double v; struct tree *l, *r; };
static struct tree *make(double *x, int i, int n) { if (i >= n) return NULL; struct tree *t = malloc(sizeof *t); t->v = x[i]; t->l = make(x, 2 * i + 1, n); t->r = make(x, 2 * i + 2, n); return t; }
double f(double *x) { struct tree *q[16]; int head = 0, tail = 0; q[tail++] = make(x, 0, 7); double s = 0.5; while (head < tail) { struct tree *t = q[head++]; s = s * t->v + 0.1 * head; if (t->l) q[tail++] = t->l; if (t->r) q[tail++] = t->r; } for (int i = 0; i < tail; i++) free(q[i]); return s; }
