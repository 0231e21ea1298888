//! f(active 2.0; const 0) -> active
//! gradient: [4]
//! modes: reverse
#include <math.h>
double f(double x, int k) { double y = k ? log(x - 2) : x; return y * y; }
