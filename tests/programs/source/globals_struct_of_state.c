//! f(active 1.1; const 4) -> active
//! reset: clear
static struct { double value; int calls; double history[8]; } state;
void clear(void) { state.value = 1; state.calls = 0; }
__attribute__((noinline)) static void advance(double x) { state.history[state.calls++] = state.value; state.value = state.value * x + state.calls; }
double f(double x, int n) { for (int i = 0; i < n; i++) advance(x); double s = 0; for (int i = 0; i < state.calls; i++) s += state.history[i] * state.value; return s; }
