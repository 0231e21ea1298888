//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
#include <vector>
extern "C" double f(double *x, int n) { std::vector<double> v(n); for (int i = 0; i < n; i++) v[i] = x[i] * x[i]; double s = 0; for (double e : v) s += e * v[0]; return s; }
