"""Integer values: constants, ranges, signs, polynomials in loop counters. Nothing here looks at memory."""
