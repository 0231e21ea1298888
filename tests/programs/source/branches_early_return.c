//! f(active 1.1; active 0.4) -> active
//! f(active -1.1; active 0.4) -> active
//! f(active 1.1; active -0.4) -> active
double f(double x, double y) {
  if (x < 0) return y * x * 3;
  double t = x * y;
  if (t < 0) return t * t;
  t += x;
  return t * y;
}
