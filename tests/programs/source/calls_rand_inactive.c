//! f(active 1.1) -> active
#include <stdlib.h>
double f(double x) { srand(7); double u = rand() / (double)RAND_MAX; return x * x * u; }
