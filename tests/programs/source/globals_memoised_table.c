//! f(active 1.1; const 6) -> active
//! reset: clear
static double memo[16]; static int known[16];
void clear(void) { for (int i = 0; i < 16; i++) known[i] = 0; }
static double fib(double x, int n) { if (n < 2) return x * n + 0.5; if (known[n]) return memo[n]; known[n] = 1; return memo[n] = fib(x, n - 1) * 0.5 + fib(x, n - 2) * x; }
double f(double x, int n) { return fib(x, n); }
