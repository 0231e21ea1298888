//! library: eigen3
//! flags: -DNDEBUG
//! f(dup struct(ptr(d(1.0, 0.5, -0.3, 2.0)), i64(2), i64(2)); dup struct(ptr(d(0.3, 1.2)), i64(2)); dup struct(ptr(d(0.1, 0.2)), i64(2))) -> active
//! expect: ok
//! g(dup struct(ptr(d(1.0, 0.5, -0.3, 2.0)), i64(2), i64(2)); dup struct(ptr(d(0.3, 1.2)), i64(2))) -> const
//! expect: ok
// Matrices of the caller by reference, of the size that fits: assigning to one would free what it held if the sizes differed.
#include <Eigen/Dense>
using namespace Eigen;
extern "C" double f(const MatrixXd &A, const VectorXd &x, VectorXd &y) {
  y = A.lazyProduct(x) + 0.5 * x;
  return y.squaredNorm();
}
extern "C" void g(const MatrixXd &A, VectorXd &x) {
  for (int t = 0; t < 3; t++) x.noalias() += 0.25 * A.lazyProduct(x.cwiseProduct(x)).eval();
}
