//! f(active vec(1.1, 0.4, 0.3, 0.9)) -> active
typedef float v4 __attribute__((vector_size(16)));
float f(v4 a) { a = a * a; v4 b = __builtin_shufflevector(a, a, 2, 3, 0, 1); a = a * b; return a[0] + a[1]; }
