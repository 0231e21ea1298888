//! f(dup struct(ptr(d(1.1, 0.4)), i64(2), ptr(d(2.2, 0.7, 0.9)), i64(3)); const 2) -> active
struct span { double *p; long n; };
double f(struct span *s, int k) { double r = 1; for (int i = 0; i < k; i++) for (long j = 0; j < s[i].n; j++) { r += r * s[i].p[j] * 0.5; s[i].p[j] = r; } return r; }
