//! levels: O2
//! f(dup d(1.1, 0.4, 2.2, 0.7); const 6) -> active
//! tol: 1e-3
//! step: 2e-2
// The word of the bit-fields is only masked: that it is no float follows from all that is stored there.
typedef struct { unsigned kind : 3, sign : 1, index : 4, rest : 24; float w; double v; } record;
typedef union { double d[2]; struct { double re, im; } c; } number;
double f(double *x, int n) {
  record r[8];
  for (int i = 0; i < n; i++) { r[i].kind = i % 3; r[i].sign = i & 1; r[i].index = (i * 7) % 4; r[i].w = (float)(x[i % 4] * 0.5); r[i].v = x[r[i].index]; }
  double s = 0;
  number z = {{1, 0}};
  for (int i = 0; i < n; i++) {
    double v = r[i].v * (r[i].sign ? -1 : 1);
    switch (r[i].kind) {
    case 0: s += v * r[i].w; break;
    case 1: s *= 1 + 0.1 * v; break;
    default: { double a = z.c.re * v - z.d[1] * r[i].w, b = z.c.im * v + z.c.re * r[i].w; z.d[0] = a; z.c.im = b; }
    }
  }
  return s + z.c.re * z.d[1];
}
