//! f(active 1.3) -> active
//! expect: refused
//! modes: reverse
//! tol: 1e9
#include <string.h>
double f(double x) { unsigned long u; memcpy(&u, &x, 8); u &= ~0xfffffffUL; double r; memcpy(&r, &u, 8); return r * x; }
