//! f(active 0.9) -> active
double f(double x) {
  double a = x + x, b = a * a, c = b + a * x, d = c * c - b / a;
  return a + b * c - d * (a + x) + d * d / (1 + c);
}
