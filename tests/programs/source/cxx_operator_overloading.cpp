//! f(active 1.1; active 0.4) -> active
struct Vec { double x, y, z; };
static Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static Vec operator*(double s, Vec a) { return {s * a.x, s * a.y, s * a.z}; }
static double operator*(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static Vec cross(const Vec &a, const Vec &b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
extern "C" double f(double s, double t) { Vec a{s, t, 1}, b{t, 2, s * t}; Vec c = cross(a, s * b + a); return c * b + a * a; }
