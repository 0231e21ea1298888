//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
#include <deque>
#include <list>
extern "C" double f(double *x, int n) { std::list<double> l; std::deque<double> q; for (int i = 0; i < n; i++) { l.push_front(x[i] * x[i]); q.push_back(x[i]); } q.pop_front(); double s = 1; for (double v : l) s = s * v + q.back(); return s; }
