//! f(active 1.1; const 53) -> active
double f(double x, unsigned k) { double r = 1; for (int i = 0; i < __builtin_popcount(k); i++) r *= x; return r + x * __builtin_clz(k) + x * __builtin_ctz(k + 3) + x * __builtin_bswap16(k); }
