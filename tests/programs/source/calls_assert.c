//! f(active 1.1; const 3) -> active
#include <assert.h>
double f(double x, int n) { assert(n > 0); assert(x > 0 && "positive"); double r = 1; while (n--) { r *= x; assert(r > 0); } return r; }
