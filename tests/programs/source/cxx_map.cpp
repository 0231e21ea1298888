//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
#include <map>
extern "C" double f(double *x, int n) { std::map<int, double> m; for (int i = 0; i < n; i++) m[(i * 5) % 3] += x[i] * x[i]; double s = 0; for (auto &[k, v] : m) s += k * v * v; return s; }
