//! f(active 1.1; const 5) -> active
double f(double x, int n) {
  double r = x; int i = 0;
again:
  if (i >= n) goto out;
  r = r * x + 0.5;
  if (r > 3) goto shrink;
back:
  i++;
  goto again;
shrink:
  r /= 2;
  goto back;
out:
  return r;
}
