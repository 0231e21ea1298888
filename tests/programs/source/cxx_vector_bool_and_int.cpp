//! f(dup d(2.1, -0.4, 1.2, -3.3); const 4) -> active
#include <vector>
extern "C" double f(double *x, int n) { std::vector<bool> positive(n); std::vector<int> order; for (int i = 0; i < n; i++) { positive[i] = x[i] > 0; if (positive[i]) order.push_back(i); } double s = 1; for (int i : order) s *= x[i]; for (int i = 0; i < n; i++) if (!positive[i]) s += x[i] * x[i]; return s; }
