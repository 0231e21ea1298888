//! f(active 1.1; active 0.4) -> active
//! reset: clear
static double stack[16]; static int top;
void clear(void) { top = 0; }
__attribute__((noinline)) static void push(double v) { stack[top++] = v; }
__attribute__((noinline)) static double pop(void) { return stack[--top]; }
double f(double x, double y) { push(x); push(y); push(pop() * pop()); push(x); push(pop() + pop()); return pop() * y; }
