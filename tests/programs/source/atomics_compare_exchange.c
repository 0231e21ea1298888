//! f(dup d(1.1, 0.4)) -> active
//! expect: refused
double f(double *x) { double old, new_; do { old = x[0]; new_ = old * x[1]; } while (!__atomic_compare_exchange(&x[0], &old, &new_, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)); return x[0] * x[1]; }
