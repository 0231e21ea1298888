//! f(active 0.8; const 3) -> active
#include <stdlib.h>
double f(double x, int n) { if (n < 0) abort(); double r = 1; for (int i = 0; i < n; i++) { if (i > 100) exit(3); r *= x; } return r; }
