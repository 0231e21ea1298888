//! f(dup d(1.5, -0.5, 2.0, 0.75); const 4; dup d(0.1, 0.2, 0.3, 0.4); const 4; const 3) -> const
//! g(dup d(0.4, 1.2, 0.9, 1.6); const 4; const 2) -> active
// Indices that may be out of bounds: the way to the panic is there, and not taken.

#[no_mangle]
pub fn f(x: &[f64], y: &mut [f64], n: usize) {
    for i in 0..n {
        y[i] = x[i + 1] * x[i] + y[n - i];
    }
}

fn checked(x: &[f64], i: usize) -> f64 {
    assert!(x[i] > 0.0, "no logarithm of {}", x[i]);
    x[i].ln()
}

#[no_mangle]
pub fn g(x: &[f64], start: usize) -> f64 {
    let tail = &x[start..];
    let head = x.get(start - 1).expect("there is one before");
    let mut total = checked(tail, 0) * head;
    for i in 1..tail.len() {
        total += checked(tail, i) * tail[i - 1];
    }
    total.sqrt() + match x.first() { Some(v) => v * v, None => panic!("empty") }
}
