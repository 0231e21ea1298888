//! f(active 1.1; const 3) -> active
//! reset: clear
int calls;
void clear(void) { calls = 0; }
__attribute__((noinline)) static double step(double x) { calls++; return x * calls; }
double f(double x, int n) { for (int i = 0; i < n; i++) x = step(x) + 1; return x; }
