static inline double sigmoid(double x) { return 1.0 / (1.0 + exp(-x)); }

static double lstm(IN main, int64_t rows, int64_t gates, IN extra, int64_t, int64_t, IN initial_state, int64_t, int64_t, IN sequence,
                   int64_t c, int64_t b) {
  int64_t layers = rows / 2;
  double* state = numbers(2 * layers * b);
  double* incoming = numbers(b);
  double* prediction = numbers(b);
  for (int64_t i = 0; i < 2 * layers * b; i++) state[i] = initial_state[i];
  double total = 0.0;
  for (int64_t t = 0; t < c - 1; t++) {
    for (int64_t j = 0; j < b; j++) incoming[j] = sequence[t * b + j] * extra[j];
    for (int64_t layer = 0; layer < layers; layer++) {
      const double* w = main + 2 * layer * gates;
      const double* bias = w + gates;
      double* hidden = state + 2 * layer * b;
      double* cell = hidden + b;
      for (int64_t j = 0; j < b; j++) {
        double forget = sigmoid(incoming[j] * w[j] + bias[j]);
        double ingate = sigmoid(hidden[j] * w[b + j] + bias[b + j]);
        double outgate = sigmoid(incoming[j] * w[2 * b + j] + bias[2 * b + j]);
        double change = tanh(hidden[j] * w[3 * b + j] + bias[3 * b + j]);
        cell[j] = cell[j] * forget + ingate * change;
        hidden[j] = outgate * tanh(cell[j]);
        incoming[j] = hidden[j];
      }
    }
    double exponentials = 0.0;
    for (int64_t j = 0; j < b; j++) {
      prediction[j] = incoming[j] * extra[b + j] + extra[2 * b + j];
      exponentials += exp(prediction[j]);
    }
    double log_sum = log(exponentials);
    for (int64_t j = 0; j < b; j++) total += (prediction[j] - log_sum) * sequence[(t + 1) * b + j];
  }
  free(state);
  free(incoming);
  free(prediction);
  return total / (c - 1);
}
