//! f(active 7.3; active -2.0) -> active
//! gradient: [7 * 2, 2]
#include <math.h>
double f(double x, double y) {
  double r = 0;
  if (!isnan(x)) r += 7 * x;
  if (isfinite(y) && !isinf(x)) r += y;
  if (signbit(y)) r += y;
  if (isnormal(x)) r += 7 * x;
  return r;
}
