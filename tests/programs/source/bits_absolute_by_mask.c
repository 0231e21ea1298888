//! f(active -1.3) -> active
#include <string.h>
double f(double x) { unsigned long u; memcpy(&u, &x, 8); u &= 0x7fffffffffffffffUL; double r; memcpy(&r, &u, 8); return r * x; }
