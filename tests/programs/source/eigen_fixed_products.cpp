//! library: eigen3
//! flags: -DNDEBUG
//! f(dup d(1.0, 0.5, -0.3, 2.0, 0.7, 0.1, -0.6, 0.2, 1.3); dup d(0.3, 1.2, 0.8); dup d(0.1, 0.2, 0.3)) -> const
//! g(dup d(1.0, 0.5, -0.3, 2.0, 0.7, 0.1, -0.6, 0.2, 1.3)) -> active
// Products of 3x3 matrices, rotations, transposes, traces.
#include <Eigen/Dense>
using namespace Eigen;
extern "C" void f(const double *a, const double *x, double *y) {
  Map<const Matrix3d> A(a);
  Map<const Vector3d> X(x);
  Map<Vector3d> Y(y);
  Matrix3d S = A * A.transpose() + Matrix3d::Identity();
  Y += S * X - A.transpose() * (A * Y);
}
extern "C" double g(const double *a) {
  Map<const Matrix<double, 3, 3, RowMajor>> A(a);
  AngleAxisd turn(A(0, 0), Vector3d(0.6, 0.0, 0.8));
  Matrix3d R = turn.toRotationMatrix() * A;
  return R.trace() * R(0, 1) + (R * R).diagonal().prod();
}
