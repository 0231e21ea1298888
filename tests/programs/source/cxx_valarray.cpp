//! f(dup d(1.1, 0.4, 2.2)) -> active
#include <valarray>
extern "C" double f(double *x) { std::valarray<double> a(x, 3), b = a * a + 1.0; return (b / a).sum() * b[1]; }
