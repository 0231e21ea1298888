//! library: eigen3
//! flags: -DNDEBUG
//! f(dup d(1.0, 0.5, -0.3, 2.0, 0.7, 0.1, -0.6, 0.2, 1.3, 0.4, 0.9, 1.1); const 12; dup d(0.1, 0.2, 0.3, 0.4)) -> const
//! g(dup f(1.0, 0.5, -0.3, 2.0, 0.7, 0.1); const 2) -> active
// Maps of the caller's memory: strides, single precision, blocks, row major order.
#include <Eigen/Dense>
using namespace Eigen;
extern "C" void f(double *x, long n, double *y) {
  Map<const VectorXd, 0, InnerStride<3>> every(x, n / 3);
  Map<VectorXd> out(y, n / 3);
  out = out.cwiseProduct(every) + every.reverse();
  Map<MatrixXd> M(x, n / 4, 4);
  M.block(0, 1, 2, 2) *= 1.5;
  M.row(1) = M.row(0) + M.row(2).cwiseAbs2();
}
extern "C" float g(const float *x, long n) {
  Map<const Matrix<float, Dynamic, 3, RowMajor>> M(x, n, 3);
  return M.rowwise().squaredNorm().prod() + M.col(1).dot(M.col(2));
}
