//! f(active 1.3; active 0.7; const 2) -> active
//! f(active -1.3; active 0.7; const 1) -> active
//! f(active -1.3; active -0.7; const 0) -> active
double f(double x, double y, int k) {
  double r = 1;
  if (x > 0) { if (y > 0) r = x * y; else r = x / y; if (k == 2) r *= r; }
  else if (k) { r = y * y * x; if (y > 0.5) { r -= x; } }
  else { if (x < y) r = x * x * y; }
  return r;
}
