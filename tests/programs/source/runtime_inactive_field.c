//! entry: {"runtime_activity": True}
//! f(dup struct(ptr(d(1.1, 0.4)), ptr(inactive(d(2.0, 3.0))))) -> active
//! f(dup struct(ptr(inactive(d(1.1, 0.4))), ptr(d(2.0, 3.0)))) -> active
//! f(dup struct(ptr(d(1.1, 0.4)), ptr(d(2.0, 3.0)))) -> active
struct both { double *x, *c; };
double f(struct both *b) { double s = 0; for (int i = 0; i < 2; i++) s += b->x[i] * b->c[i] * b->x[0]; return s * b->x[1]; }
