//! f(dup d(1.1, 0.4)) -> const
//! entry: {"primal": True}
int f(double *x) { x[0] *= x[1]; return x[0] > 0.2 ? 7 : 9; }
