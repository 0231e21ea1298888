//! flags: -fno-strict-aliasing
//! f(dup d(1.1, 0.7, 0.4)) -> active
// A function that is not short is called with different members of one object: its calls are told apart.
#include <cstdlib>
struct Buffer { double *data; long n; bool own; };
struct Stepper { double h; Buffer x, y; double t, u; Buffer z; bool first; };
__attribute__((noinline)) static bool resize(Buffer &b, long n, double first) {
  if (b.own && b.n == n) return false;
  if (b.own) free(b.data);
  b.data = (double *)malloc(n * sizeof(double));
  for (long i = 0; i < n; ++i) b.data[i] = first * (i + 1);
  if (n > 3) b.data[n - 1] = b.data[0] * b.data[1] * first;
  b.n = n;
  b.own = true;
  return true;
}
extern "C" double f(const double *p) {
  Stepper s;
  s.h = p[0];
  s.t = p[1];
  s.u = p[2];
  s.first = true;
  s.x.own = s.y.own = s.z.own = false;
  double sum = 0;
  for (int k = 0; k < 3; ++k) {
    if (resize(s.x, 3 + k, s.h) && resize(s.y, 4, s.t)) s.first = resize(s.z, 5, s.u);
    for (int i = 0; i < 3; ++i) sum += s.x.data[i] * s.y.data[i + 1] * s.z.data[i];
    s.h *= s.u + k;
    if (s.first) s.t += s.h;
  }
  free(s.x.data);
  free(s.y.data);
  free(s.z.data);
  return sum + s.h * s.t;
}
