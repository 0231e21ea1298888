//! f(dup struct(ptr(d(1.1, 0.4)), ptr(d(2.2, 0.6)))) -> active
double f(double **rows) { double *t = rows[0]; rows[0] = rows[1]; rows[1] = t; rows[0][0] *= rows[1][1]; return rows[0][0] * rows[1][0]; }
