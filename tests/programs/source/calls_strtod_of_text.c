//! f(active 1.1; const i8(50, 46, 53, 0)) -> active
//! gradient: [2.5]
#include <stdlib.h>
double f(double x, const char *s) { return x * strtod(s, 0); }
