static double expand(IN matrix, int64_t n, int64_t row, int64_t* following) {
  if (row == n - 1) return matrix[row * n + following[n]];
  double total = 0.0, sign = 1.0;
  int64_t previous = n, column = following[n];
  while (column < n) {
    following[previous] = following[column];
    total += sign * matrix[row * n + column] * expand(matrix, n, row + 1, following);
    following[previous] = column;
    sign = -sign;
    previous = column;
    column = following[column];
  }
  return total;
}

static double det(IN matrix, int64_t n, int64_t) {
  int64_t* following = (int64_t*)malloc((n + 1) * sizeof(int64_t));
  for (int64_t c = 0; c < n; c++) following[c] = c + 1;
  following[n] = 0;
  double result = expand(matrix, n, 0, following);
  free(following);
  return result;
}
