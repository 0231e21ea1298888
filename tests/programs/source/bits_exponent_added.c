//! f(active 5.7) -> active
//! expect: refused
#include <string.h>
double f(double x) { unsigned long u; memcpy(&u, &x, 8); u += 2UL << 52; double r; memcpy(&r, &u, 8); return r * x; }
