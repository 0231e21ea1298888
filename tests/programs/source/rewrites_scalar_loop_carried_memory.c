//! f(dup d(1.1, 0.4); const 5) -> active
#include <math.h>
double f(double *p, int n) { while (n--) { p[1] = sin(p[0]) * p[1]; *p = *p + p[1] * p[1]; } return p[0] * p[1]; }
