//! f(active 1.1; const 3) -> active
//! reset: clear
static double total;
void clear(void) { total = 0; }
__attribute__((noinline)) static void add(double x) { total += x * x; }
double f(double x, int n) { for (int i = 0; i < n; i++) add(x * i); return total * x; }
