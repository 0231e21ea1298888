//! library: eigen3
//! flags: -DNDEBUG
//! f(dup d(1.0, 0.5, -0.3, 2.0, 0.7, 0.1); dup d(0.3, 1.2); const 3) -> active
//! g(dup d(1.0, 0.5, -0.3, 2.0); const 4) -> active
//! gradient: [6*1.0, 6*0.5, 6*-0.3, 6*2.0]
// Matrices and vectors of dynamic size: products coefficient by coefficient, temporaries on the heap, resizing of the function's own.
#include <Eigen/Dense>
using namespace Eigen;
extern "C" double f(const double *a, const double *x, long n) {
  MatrixXd A = Map<const MatrixXd>(a, n, 2);
  VectorXd v = A.lazyProduct(Map<const VectorXd>(x, 2));
  MatrixXd S = A.lazyProduct(A.transpose());
  VectorXd w = S.lazyProduct(v) + v.cwiseProduct(v);
  v = w.head(n - 1);
  return v.sum() * w.norm();
}
extern "C" double g(const double *x, long n) {
  VectorXd v(n);
  for (long i = 0; i < n; i++) v(i) = x[i];
  MatrixXd both(n, 2);
  both << v, v * 1.4142135623730951;
  return both.squaredNorm();
}
