//! library: eigen3
//! flags: -DNDEBUG
//! f(dup d(1.0, 0.5, -0.3, 2.0, 0.7, 0.1); dup d(0.3, 1.2); dup d(0.1, 0.2, 0.3); const 3) -> const
// The product of a matrix and a vector of dynamic sizes by Eigen's own kernel, in blocks and packets.
#include <Eigen/Dense>
using namespace Eigen;
extern "C" void f(const double *a, const double *x, double *y, long n) {
  Map<VectorXd>(y, n).noalias() += Map<const MatrixXd>(a, n, 2) * Map<const VectorXd>(x, 2) * 0.5;
}
