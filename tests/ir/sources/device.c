/* Code for NVPTX without CUDA headers: address spaces, special registers, barriers, shuffles, shared memory, atomics. */
#define GLOBAL __attribute__((address_space(1)))
#define SHARED __attribute__((address_space(3)))
#define CONSTANT __attribute__((address_space(4)))

SHARED static float tile[256];
CONSTANT const double weights[3] = {0.25, 0.5, 0.25};
double __nv_sin(double);

__attribute__((nvptx_kernel)) void blur(GLOBAL const double *in, GLOBAL double *out, int n) {
  int i = __nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x() + __nvvm_read_ptx_sreg_tid_x();
  if (i > 0 && i < n - 1) {
    double sum = 0;
    for (int k = 0; k < 3; k++) sum += weights[k] * in[i + k - 1];
    out[i] = __nv_sin(sum);
  }
}

__attribute__((nvptx_kernel)) void reduce(const float *in, GLOBAL float *out, float *generic) {
  int t = __nvvm_read_ptx_sreg_tid_x();
  tile[t & 255] = in[t];
  __syncthreads();
  for (int s = 128; s > 0; s >>= 1) {
    if (t < s) tile[t] += tile[t + s];
    __syncthreads();
  }
  float local[8];
  for (int k = 0; k < 8; k++) local[k] = tile[k] * t;
  float other = __nvvm_shfl_sync_down_f32(-1, local[t & 7], 4, 31);
  if (t == 0) __nvvm_atom_add_gen_f(generic, tile[0] + other);
  __nvvm_membar_gl();
  out[t] = __nvvm_sqrt_rn_f(local[(t + 1) & 7]);
}
