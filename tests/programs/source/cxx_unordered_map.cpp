//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
//! expect: refused
#include <unordered_map>
extern "C" double f(double *x, int n) { std::unordered_map<int, double> m; for (int i = 0; i < n; i++) m[i % 2] += x[i] * x[i]; return m[0] * m[1]; }
