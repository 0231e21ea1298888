//! f(dup d(1.1, 0.4, 2.2); const 3) -> active
struct Buffer { double *p; explicit Buffer(int n) : p(new double[n]()) {} ~Buffer() { delete[] p; } Buffer(const Buffer &) = delete; double &operator[](int i) { return p[i]; } };
extern "C" double f(double *x, int n) { Buffer b(n); for (int i = 0; i < n; i++) b[i] += x[i] * x[i]; double s = 1; for (int i = 0; i < n; i++) { Buffer c(2); c[0] = b[i] * s; c[1] = c[0] + 1; s += c[1] * b[0]; } return s; }
