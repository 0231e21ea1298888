//! f(active 1.25) -> active
//! expect: refused
#include <stdio.h>
#include <stdlib.h>
double f(double x) { char b[64]; snprintf(b, sizeof b, "%.17g", x); return strtod(b, 0) * x; }
