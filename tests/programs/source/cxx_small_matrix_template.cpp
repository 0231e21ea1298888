//! f(dup d(1.1, 0.4, 2.2, 0.3)) -> active
template <int N, int M> struct Matrix { double v[N][M]; Matrix() : v{} {} double &operator()(int i, int j) { return v[i][j]; } double operator()(int i, int j) const { return v[i][j]; } };
template <int N, int K, int M> static Matrix<N, M> operator*(const Matrix<N, K> &a, const Matrix<K, M> &b) { Matrix<N, M> c; for (int i = 0; i < N; i++) for (int j = 0; j < M; j++) for (int k = 0; k < K; k++) c(i, j) += a(i, k) * b(k, j); return c; }
extern "C" double f(double *x) { Matrix<2, 2> a; for (int i = 0; i < 4; i++) a(i / 2, i % 2) = x[i]; Matrix<2, 2> b = a * a * a; Matrix<2, 1> c; c(0, 0) = 1; c(1, 0) = x[0]; Matrix<2, 1> d = b * c; return d(0, 0) * d(1, 0); }
