//! library: eigen3
//! flags: -DNDEBUG
//! f(dup d(0.9, 0.1, 0.3, -0.2, 1.0, 2.0, 0.5)) -> active
//! g(dup d(0.3, 1.2, 0.8); dup d(0.1, 0.2, 0.3, 0.5)) -> const
// Quaternions, affine transforms, complex coefficients.
#include <Eigen/Dense>
#include <Eigen/Geometry>
#include <complex>
using namespace Eigen;
extern "C" double f(const double *x) {
  Quaterniond q = Quaterniond(x[0], x[1], x[2], x[3]).normalized();
  Vector3d p(x[4], x[5], x[6]);
  Affine3d move = Translation3d(p) * q * Scaling(1.5);
  return (move * (q * p)).dot(p) + (q * q.conjugate()).w() + q.toRotationMatrix()(0, 2);
}
extern "C" void g(const double *x, double *y) {
  Vector2cd z(std::complex<double>(x[0], x[1]), std::complex<double>(x[2], 1.0)), w;
  w << z(0) * z(1), z.dot(z);
  Map<Vector4d> out(y);
  out += Vector4d(w(0).real(), w(0).imag(), w(1).real(), std::abs(z(1)));
}
