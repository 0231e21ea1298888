//! f(dup struct(ptr(d(1.1, 0.4)), ptr(i32(2, 3)))) -> active
struct view { double *x; int *n; };
double f(struct view *v) { double s = 0; for (int i = 0; i < v->n[0]; i++) s += v->x[i] * v->n[1] * v->x[i]; return s; }
