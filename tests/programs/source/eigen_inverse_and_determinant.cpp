//! library: eigen3
//! flags: -DNDEBUG
//! f(dup d(2.0, 0.5, 0.3, 1.5); active 0.7) -> active
//! g(dup d(2.0, 0.5, -0.3, 0.4, 1.7, 0.1, -0.6, 0.2, 1.3)) -> active
//! h(dup d(2.0, 0.5, -0.3, 0.4, 1.7, 0.1, -0.6, 0.2, 1.3, 0.3, 0.2, 0.1, 0.6, -0.2, 0.4, 2.2)) -> active
// Inverses and determinants of small matrices, by Eigen's closed formulas.
#include <Eigen/Dense>
using namespace Eigen;
extern "C" double f(const double *a, double s) {
  Matrix2d A = Map<const Matrix2d>(a) * s;
  return A.inverse().sum() * A.determinant();
}
extern "C" double g(const double *a) {
  Matrix3d A = Map<const Matrix3d>(a);
  return (A.inverse() * Vector3d(1.0, 2.0, -1.0)).squaredNorm() + std::log(A.determinant());
}
extern "C" double h(const double *a) {
  Matrix4d A = Map<const Matrix4d>(a);
  return A.inverse().trace() + A.determinant();
}
