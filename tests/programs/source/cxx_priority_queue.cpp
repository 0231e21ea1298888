//! f(dup d(2.1, 0.4, 1.2, 3.3); const 4) -> active
#include <queue>
extern "C" double f(double *x, int n) { std::priority_queue<double> q; for (int i = 0; i < n; i++) q.push(x[i]); double s = 0, w = 1; while (!q.empty()) { s += w * q.top() * q.top(); w *= 0.5; q.pop(); } return s; }
