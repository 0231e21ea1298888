//! f(dup d(1.1, 0.4, 2.2, 0.9, 1.7, 0.3)) -> active
#include <list>
#include <iterator>
extern "C" double f(double *x) {
  std::list<double> a, b;
  for (int i = 0; i < 6; i++) { a.push_back(x[i] * x[i]); b.push_front(x[i] + i); }
  a.splice(std::next(a.begin(), 2), b, std::next(b.begin(), 1), std::next(b.begin(), 4));
  a.reverse();
  b.swap(a);
  a.pop_front();
  b.erase(std::next(b.begin(), 3));
  double s = 1, t = 0;
  for (double v : a) s = s * 0.7 + v;
  for (double v : b) t = t * s * 0.2 + v;
  return s * t;
}
