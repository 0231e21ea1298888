/* Structures, unions, bit fields, function pointers, switch, varargs, strings, aliases, inline assembly, computed goto. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct Particle { double position[3]; float mass; int kind : 5; unsigned flags : 11; };
union Bits { double real; unsigned long whole; struct { float low, high; } halves; };
struct __attribute__((packed)) Packed { char tag; double value; short rest; };
typedef double (*Unary)(double);

static const char *const names[] = {"zero", "one\n\t\"two\"", 0};
static double table[4] = {0.1, -1.5e300, 1e-320, 1.0 / 3.0};
_Thread_local int per_thread = 3;
extern int elsewhere;
long double wide = 1.25L;
_Float16 narrow = (_Float16)0.3;
float not_a_number = __builtin_nanf("");
double infinite = __builtin_inf();
struct Packed packed_record = {'x', 2.5, -1};
struct Particle *self_reference = (struct Particle *)&self_reference;
static char *into_table = (char *)&table[2] + 3;
_Atomic long counter;

double square(double x) { return x * x; }
double square_alias(double x) __attribute__((alias("square")));
static Unary unary[] = {sin, square, 0};

double energy(struct Particle *restrict p, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < 3; j++) sum += p[i].mass * p[i].position[j] * table[j];
    p[i].flags = p[i].flags + p[i].kind;
  }
  return sum;
}

double dispatch(int kind, double x) {
  switch (kind) {
    case 0: return unary[0](x);
    case 1: return -x;
    case 7: return x > 0 ? sqrt(x) : fabs(x);
    case -3: abort();
    default: return unary[kind & 1](x);
  }
}

double total(int n, ...) {
  va_list list;
  va_start(list, n);
  double sum = 0;
  for (int i = 0; i < n; i++) sum += i % 2 ? va_arg(list, double) : va_arg(list, int);
  va_end(list);
  return sum;
}

struct Packed by_value(struct Packed a, struct Particle b) {
  a.value += b.position[1];
  printf("%s %f %d\n", names[1], a.value, b.kind);
  return a;
}

unsigned long punned(union Bits u) { return u.whole ^ (unsigned long)u.halves.low; }

unsigned rotated(unsigned x) {
  unsigned y;
  __asm__ volatile("roll $3, %0; nop" : "=r"(y) : "0"(x) : "cc", "memory");
  return y;
}

long atomics(long *p, _Atomic double *q) {
  long expected = 4;
  atomic_fetch_add(&counter, 2);
  __atomic_compare_exchange_n(p, &expected, 7, 1, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
  atomic_thread_fence(memory_order_seq_cst);
  __atomic_signal_fence(__ATOMIC_ACQUIRE);
  atomic_store_explicit(q, atomic_load_explicit(q, memory_order_relaxed) + 1, memory_order_release);
  return atomic_exchange(&counter, expected) + per_thread + elsewhere;
}

int computed(const unsigned char *code) {
  static void *const steps[] = {&&stop, &&up, &&down};
  int x = 0;
  goto *steps[*code];
up: x++; goto *steps[*++code];
down: x--; goto *steps[*++code];
stop: return x;
}

typedef float Float4 __attribute__((vector_size(16)));
typedef int Int4 __attribute__((vector_size(16)));
Float4 vectors(Float4 a, Float4 b, int i) {
  Int4 mask = a > b;
  Float4 c = (Float4)((mask & (Int4)a) | (~mask & (Int4)b));
  c[i] = 2.0f;
  return __builtin_shufflevector(c, a, 3, 2, 5, -1) * 0.5f;
}

void variable_length(int n, double (*f)(double *)) {
  double values[n];
  memset(values, 0, n * sizeof(double));
  volatile double sink = f(values);
  (void)sink;
}

jmp_buf buffer;
int jumps(int x) { if (setjmp(buffer)) return 1; if (x) longjmp(buffer, 2); return 0; }
_Complex double multiply(_Complex double a, _Complex double b) { return a * b; }
int (*resolve(void))(int) { return abs; }
int chosen(int) __attribute__((ifunc("resolve")));
__attribute__((section(".mine"), used, aligned(64), visibility("hidden"))) int placed = 9;
__asm__(".globl assembled\nassembled = 0");
long double widen(double x) { return wide * x + (long double)narrow; }
__int128 huge(__int128 x) { return x * 1000000007 + ((__int128)1 << 100); }
