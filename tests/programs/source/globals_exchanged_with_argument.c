//! f(dup d(1.1, 0.4)) -> active
//! reset: clear
static double kept;
void clear(void) { kept = 0.3; }
double f(double *x) { double t = kept; kept = x[0]; x[0] = t; double r = kept * x[1] + x[0] * x[1]; kept = 0; return r; }
