//! levels: O2
//! flags: -mavx -mfma
//! f(dup d(1.1, 0.4, 2.2, 0.7, -0.3, 0.9, 1.3, 0.2); active 0.6) -> active
// Products as Eigen writes them for processors with fused products: it asks for one of the three instructions by its name.
typedef double d4 __attribute__((vector_size(32)));
static inline d4 fused(d4 a, d4 b, d4 c) { __asm__("vfmadd231pd %[a], %[b], %[c]" : [c] "+x"(c) : [a] "x"(a), [b] "x"(b)); return c; }
double f(double *x, double a) {
  d4 u = {x[0], x[1], x[2], x[3]}, v = {x[4], x[5], x[6], x[7]}, s = {a, a * a, 1, a};
  s = fused(u, v, fused(s, u, v));
  return s[0] * s[1] + s[2] * s[3];
}
