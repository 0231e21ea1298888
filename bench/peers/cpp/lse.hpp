static double lse(IN x, int64_t n) {
  double largest = x[0];
  for (int64_t i = 1; i < n; i++)
    if (x[i] > largest) largest = x[i];
  double total = 0.0;
  for (int64_t i = 0; i < n; i++) total += exp(x[i] - largest);
  return largest + log(total);
}
