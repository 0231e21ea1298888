//! f(dup d(1.1, 0.4, 2.2); dup d(0.3, 0.5, 0.7); const 3) -> active
#include <numeric>
extern "C" double f(double *x, double *y, int n) { double p = std::inner_product(x, x + n, y, 1.0); std::partial_sum(x, x + n, x); return p * std::accumulate(x, x + n, 0.0) + std::accumulate(y, y + n, 1.0, [](double a, double b) { return a * b; }); }
