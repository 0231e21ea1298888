//! f(dup d(1.1, -0.4, 2.2, -0.7)) -> active
typedef double v4 __attribute__((ext_vector_type(4), aligned(8)));
extern "C" double f(double *x) { v4 a = *(v4 *)x; v4 r = a > 0.0 ? a * a : -a; return r[0] + r[1] * r[2] + r[3]; }
