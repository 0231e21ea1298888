//! f(active 1.1) -> active
//! reset: forget
#include <math.h>
static double last, value;
void forget(void) { last = value = 0; }
double f(double x) { if (x != last) { last = x; value = exp(x); } return value * x; }
