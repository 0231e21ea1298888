//! f(active 0.8; active 1.9) -> active
#include <math.h>
static double g(double k, double t) { return exp(-k * t * t); }
static double rec(double k, double a, double b, double fa, double fm, double fb, double whole, double eps, int depth) {
  double m = (a + b) / 2, h = b - a, fl = g(k, (a + m) / 2), fr = g(k, (m + b) / 2), l = h / 12 * (fa + 4 * fl + fm), r = h / 12 * (fm + 4 * fr + fb);
  if (depth <= 0 || fabs(l + r - whole) < eps) return l + r;
  return rec(k, a, m, fa, fl, fm, l, eps / 2, depth - 1) + rec(k, m, b, fm, fr, fb, r, eps / 2, depth - 1);
}
double f(double k, double b) { double fa = g(k, 0), fm = g(k, b / 2), fb = g(k, b); return rec(k, 0, b, fa, fm, fb, b / 6 * (fa + 4 * fm + fb), 1e-3, 8); }
