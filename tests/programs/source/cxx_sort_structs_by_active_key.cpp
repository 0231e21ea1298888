//! f(dup d(2.1, 0.4, 1.2, 3.3); const 4) -> active
#include <algorithm>
#include <vector>
struct item { double key, value; int id; };
extern "C" double f(double *x, int n) { std::vector<item> v; for (int i = 0; i < n; i++) v.push_back({x[i], x[i] * x[(i + 1) % n], i}); std::sort(v.begin(), v.end(), [](const item &a, const item &b) { return a.key < b.key; }); double s = 0; for (int i = 0; i < n; i++) s += v[i].value * (i + 1) + v[i].id * v[i].key; return s; }
