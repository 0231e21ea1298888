//! f(dup d(2.1, 0.4, 1.2, 3.3, 0.9); const 5) -> active
#include <algorithm>
extern "C" double f(double *x, int n) { std::sort(x, x + n); return x[0] * x[1] + x[n - 1]; }
