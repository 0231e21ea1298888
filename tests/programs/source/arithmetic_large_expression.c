//! f(active 0.5; active 0.25; active 1.5) -> active
#include <math.h>
double f(double a, double b, double c) {
  double r = 0;
  r += a * b; r += sin(a * b + c); r *= cos(b - c); r += a / (b + c); r -= exp(-a * a) * b;
  r += log(1 + a * a + b * b); r = r * r + sqrt(c + a); r += pow(c, a + b); r -= tanh(a * c) / c;
  return r * (1 + atan2(a, b)) - hypot(a, c);
}
