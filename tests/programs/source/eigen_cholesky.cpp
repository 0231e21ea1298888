//! library: eigen3
//! flags: -DNDEBUG
//! expect: any
//! f(dup d(2.0, 0.5, -0.3, 0.4, 1.7, 0.1, -0.6, 0.2, 1.3); dup d(0.3, 1.2, 0.8)) -> active
//! g(dup d(2.0, 0.5, -0.3, 0.4, 1.7, 0.1, -0.6, 0.2, 1.3)) -> active
// LLT and LDLT of a 3x3 matrix: solutions, the logarithm of the determinant.
// (Flags behind an array in a structure: nothing bounds the index, so that the flags may be numbers, for all that is known.)
#include <Eigen/Dense>
using namespace Eigen;
extern "C" double f(const double *a, const double *b) {
  Matrix3d A = Map<const Matrix3d>(a);
  Matrix3d S = A * A.transpose() + Matrix3d::Identity();
  LLT<Matrix3d> factor(S);
  Vector3d x = factor.solve(Vector3d(b));
  return x.dot(Vector3d(b)) + 2 * Matrix3d(factor.matrixL()).diagonal().array().log().sum();
}
extern "C" double g(const double *a) {
  Matrix3d A = Map<const Matrix3d>(a);
  Matrix3d S = A.transpose() * A;
  return S.ldlt().solve(Vector3d(1.0, -1.0, 0.5)).squaredNorm();
}
