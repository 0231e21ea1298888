// What every problem includes: mathematics without the compiler's headers, and the adjoint's entry.
extern "C" {
double exp(double);
double log(double);
double sqrt(double);
double tanh(double);
double sin(double);
double cos(double);
double floor(double);
double lgamma(double);
void* malloc(unsigned long);
void free(void*);
}
template <typename Return, typename... T> Return __enzyme_autodiff(T...);
extern int enzyme_dup;
extern int enzyme_const;

#define IN const double* __restrict
#define OUT double* __restrict
#define INDEX const int64_t* __restrict

static inline double* numbers(int64_t count) { return (double*)malloc(count * sizeof(double)); }
static inline double larger(double a, double b) { return a > b ? a : b; }
