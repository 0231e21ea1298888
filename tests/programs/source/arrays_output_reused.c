//! f(dup d(1, 2, 3); dupnoneed zeros(3); const 3) -> const
void f(double *x, double *y, int n) { for (int i = 0; i < n; i++) { y[i] = x[i] * x[i]; y[i] *= y[i] + x[0]; } }
