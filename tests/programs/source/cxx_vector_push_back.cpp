//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
#include <vector>
extern "C" double f(double *x, int n) { std::vector<double> v; for (int i = 0; i < n; i++) v.push_back(x[i] * x[i]); v.pop_back(); v.insert(v.begin(), x[0]); double s = 1; for (double e : v) s = s * e + 1; return s; }
