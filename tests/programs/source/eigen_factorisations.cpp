//! library: eigen3
//! flags: -DNDEBUG
//! expect: any
//! f(dup d(2.0, 0.5, -0.3, 0.4, 1.7, 0.1, -0.6, 0.2, 1.3); dup d(0.3, 1.2, 0.8)) -> active
//! g(dup d(2.0, 0.5, -0.3, 0.4, 1.7, 0.1, -0.6, 0.2, 1.3); dup d(0.3, 1.2, 0.8)) -> active
//! expect: ok
// LU with pivots of a 3x3 matrix; triangular solutions.
// (Flags behind an array in a structure: nothing bounds the index, so that the flags may be numbers, for all that is known.)
#include <Eigen/Dense>
using namespace Eigen;
extern "C" double f(const double *a, const double *b) {
  Matrix3d A = Map<const Matrix3d>(a);
  return PartialPivLU<Matrix3d>(A).solve(Map<const Vector3d>(b)).squaredNorm();
}
extern "C" double g(const double *a, const double *b) {
  Matrix3d A = Map<const Matrix3d>(a);
  Vector3d y = A.triangularView<Lower>().solve(Map<const Vector3d>(b));
  Vector3d z = A.transpose().triangularView<UnitUpper>() * y;
  return y.dot(z) + z.sum();
}
