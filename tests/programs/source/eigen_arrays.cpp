//! library: eigen3
//! flags: -DNDEBUG
//! f(dup d(1.0, 0.5, 0.3, 2.0, 0.7, 0.1); const 6; active 1.3) -> active
//! g(dup d(1.0, 0.5, -0.3, 2.0)) -> active
// Arrays: functions of coefficients, comparisons, selections, reductions along rows and columns.
#include <Eigen/Dense>
using namespace Eigen;
extern "C" double f(const double *x, long n, double s) {
  Map<const ArrayXd> a(x, n);
  ArrayXd b = (a * s).sin() + a.sqrt().exp() - a.log() / (1.0 + a.square());
  b = (a > 0.4).select(b.pow(1.5), b.tanh());
  return b.sum() + a.maxCoeff() * b.minCoeff() + (a - b).abs().mean();
}
extern "C" double g(const double *x) {
  Array22d a = Map<const Array22d>(x);
  Array22d b = a.cube() * a.inverse() + a.min(0.2) - a.max(0.4);
  return b.colwise().sum().prod() + b.rowwise().prod().sum() + (a.matrix() * b.matrix()).trace();
}
