//! f(active 1.1; const 3) -> active
//! f(active 1.1; const 7) -> active
//! f(active 1.1; const 99) -> active
double f(double x, int k) {
  switch (k) {
    case 1: case 3: case 5: return x * x;
    case 2: case 4: case 6: return x * x * x;
    case 7: return 1 / x;
    case 100: case 101: case 102: return -x;
  }
  return 5 * x;
}
