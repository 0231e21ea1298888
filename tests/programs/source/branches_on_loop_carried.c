//! f(active 0.8; const 9) -> active
double f(double x, int n) {
  double a = 1, b = 0;
  for (int i = 0; i < n; i++) {
    if (a > b) { b += a * x; } else { a += b * x * 0.5; }
  }
  return a * b;
}
