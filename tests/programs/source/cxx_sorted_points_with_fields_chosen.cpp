//! levels: O2
//! f(dup d(1.1, 0.4, 2.2, 0.7, 3.3, 0.2); const 2) -> active
#include <algorithm>
#include <vector>
struct P { double a[2]; int id; int axis; };
extern "C" double f(double *x, int n) {
  std::vector<P> p(3);
  for (int i = 0; i < 3; i++) { p[i].id = i; p[i].axis = i % n; for (int j = 0; j < n; j++) p[i].a[j] = x[n * i + j]; }
  std::sort(p.begin(), p.end(), [n](const P &u, const P &v) { return u.a[n - 1] < v.a[n - 1]; });
  double s = 0;
  for (int i = 0; i < 3; i++) s += (i + 1) * p[i].a[p[i].axis] * p[i].a[0] * (p[i].id + 2);
  return s;
}
