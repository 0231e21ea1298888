//! f(dup struct(i64(3), d(1.1, 0.4, 2.2))) -> active
struct flex { long n; double data[]; };
double f(struct flex *p) { double s = 1; for (long i = 0; i < p->n; i++) { s *= p->data[i]; p->data[i] = s; } return s; }
