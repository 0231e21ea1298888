//! f(active 1.1; const 2) -> active
__attribute__((noinline)) static int check(int n) { if (n > 1) throw 7; return n; }
extern "C" double f(double x, int n) { try { return x * check(n); } catch (int k) { return x * x * k; } }
