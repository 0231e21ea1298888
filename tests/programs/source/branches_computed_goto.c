//! f(active 0.8; const 4) -> active
//! expect: refused
double f(double x, int n) {
  static void *const table[] = {&&square, &&half, &&done};
  double r = x; int i = 0;
  goto *table[i % 3];
square: r *= r + 1; i++; if (i > n) goto done; goto *table[i % 2];
half: r *= 0.5; i++; if (i > n) goto done; goto *table[i % 2];
done: return r;
}
