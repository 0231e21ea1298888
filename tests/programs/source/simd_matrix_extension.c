//! flags: -fenable-matrix
//! levels: O1 O2
//! f(dup d(1.1, 0.4, 2.2, 0.7)) -> active
typedef double m2 __attribute__((matrix_type(2, 2)));
double f(double *x) { m2 a = __builtin_matrix_column_major_load(x, 2, 2, 2); m2 b = a * a + a; m2 c = __builtin_matrix_transpose(b) * a; return c[0][0] + 2 * c[0][1] - c[1][0] * c[1][1]; }
