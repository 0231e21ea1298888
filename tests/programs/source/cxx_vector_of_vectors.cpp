//! f(dup d(1.1, 0.4, 2.2, 0.3); const 2) -> active
#include <vector>
extern "C" double f(double *x, int n) { std::vector<std::vector<double>> m(n, std::vector<double>(n)); for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) m[i][j] = x[i * n + j] * x[0]; double s = 0; for (auto &r : m) { double p = 1; for (double v : r) p *= v; s += p; } return s * m[1][0]; }
