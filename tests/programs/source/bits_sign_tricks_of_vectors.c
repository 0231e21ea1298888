//! f(dup d(1.1, -0.4, 2.2, -0.7)) -> active
typedef double v2 __attribute__((vector_size(16)));
typedef long i2 __attribute__((vector_size(16)));
#include <string.h>
double f(double *x) { v2 a, b; memcpy(&a, x, 16); memcpy(&b, x+2, 16); i2 s = (i2)b & (i2){0x8000000000000000L,0x8000000000000000L}; v2 c = (v2)((i2)a ^ s); return c[0]*c[0]*c[0] + c[1]*c[1]*c[1]*b[0]; }
//! g(dup d(1.1, -0.4, 2.2, -0.7)) -> active
double g(double *x) { v2 a, b; memcpy(&a, x, 16); memcpy(&b, x+2, 16); v2 c = (v2)((i2)a & (i2){0x7fffffffffffffffL,0x7fffffffffffffffL}); v2 d = (v2)((i2)b ^ (i2){0, (long)0x8000000000000000L}); c = c*d; return c[0]*c[0]+c[1]; }
//! h(dup d(1.1, -0.4, 2.2, -0.7)) -> active
double h(double *x) { v2 a, b; memcpy(&a, x, 16); memcpy(&b, x+2, 16); i2 m = a > b; v2 c = (v2)(((i2)a & m) | ((i2)b & ~m)); return c[0]*c[0]*c[1]; }
