//! f(dup d(2.1, 0.4, 1.2, 3.3); const 4) -> active
#include <algorithm>
#include <numeric>
#include <vector>
extern "C" double f(double *x, int n) { std::vector<int> k(n); std::iota(k.begin(), k.end(), 0); std::sort(k.begin(), k.end(), [&](int a, int b) { return x[a] < x[b]; }); double s = 0; for (int i = 0; i < n; i++) s += (i + 1) * x[k[i]] * x[k[i]]; return s; }
