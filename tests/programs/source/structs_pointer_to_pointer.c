//! f(dup ptr(ptr(d(1.1, 0.4)))) -> active
double f(double ***p) { double **q = *p; double *x = *q; x[0] *= x[1]; return (**p)[0] * x[1]; }
