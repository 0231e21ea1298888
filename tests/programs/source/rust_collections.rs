//! f(dup d(3.0, 1.0, 2.5, 0.5); const 4) -> active
//! g(dup d(3.0, 1.0, 2.5, 0.5); const 4) -> active
// A copy that is sorted in place, a queue that goes around its buffer, a boxed slice.

use std::collections::VecDeque;

#[no_mangle]
pub fn f(x: &[f64]) -> f64 {
    let mut sorted: Vec<f64> = x.to_vec();
    for i in 1..sorted.len() {
        let mut k = i;
        while k > 0 && sorted[k - 1] > sorted[k] {
            sorted.swap(k - 1, k);
            k -= 1;
        }
    }
    sorted.iter().enumerate().map(|(i, v)| v * v * (i as f64 + 1.0)).sum()
}

#[no_mangle]
pub fn g(x: &[f64]) -> f64 {
    let mut queue: VecDeque<f64> = VecDeque::new();
    let mut total = 0.0;
    for &v in x {
        queue.push_back(v * 1.5);
        if queue.len() > 2 {
            total += queue.pop_front().unwrap() * v;
        }
    }
    let rest: Box<[f64]> = queue.into_iter().collect();
    total * rest[0] + rest[1].sin()
}
