//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
#include <vector>
__attribute__((noinline)) static std::vector<double> scaled(std::vector<double> v, double s) { for (auto &e : v) e *= s; return v; }
extern "C" double f(double *x, int n) { std::vector<double> a(x, x + n), b = scaled(a, x[1]), c = scaled(std::move(a), 2); double s = 0; for (int i = 0; i < n; i++) s += b[i] * c[n - 1 - i]; return s; }
