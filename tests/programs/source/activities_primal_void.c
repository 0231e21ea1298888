//! f(dup d(1.1, 0.4); active 2.0) -> const
//! entry: {"primal": True}
void f(double *x, double s) { x[0] *= x[1] * s; }
