//! library: eigen3
//! flags: -DNDEBUG
//! f(dup d(1.5, 0.5, -2.0, 0.3, 1.2, 0.8); active 0.7) -> active
//! g(dup d(1.5, 0.5, -2.0)) -> active
//! gradient: [1.5/math.sqrt(6.5), 0.5/math.sqrt(6.5), -2.0/math.sqrt(6.5)]
// Vectors of fixed size by value: dot and cross products, norms, segments.
#include <Eigen/Dense>
using Eigen::Vector3d;
extern "C" double f(const double *x, double s) {
  Vector3d a(x[0], x[1], x[2]), b(x[3], x[4], x[5]);
  Vector3d c = a.cross(b) + s * a - b / s;
  return a.dot(c) * c.squaredNorm() + c.head<2>().sum() * (a - b).normalized()(2);
}
extern "C" double g(const double *x) { return Eigen::Map<const Vector3d>(x).norm(); }
