//! f(dup d(0.7, 1.5, 0.2); const 3; active 0.8) -> active
//! g(active 0.6; const 1) -> active
//! g(active 0.6; const 2) -> active
//! h(active 0.6; const 1) -> active
//! h(active 0.6; const 2) -> active
// Closures that capture by reference and by value, are passed on, returned, and called through a table.

fn apply<F: FnMut(f64) -> f64>(x: &[f64], mut each: F) -> f64 {
    let mut last = 0.0;
    for &v in x {
        last = each(v);
    }
    last
}

fn compose(first: impl Fn(f64) -> f64, second: impl Fn(f64) -> f64) -> impl Fn(f64) -> f64 {
    move |v| second(first(v))
}

#[no_mangle]
pub fn f(x: &[f64], a: f64) -> f64 {
    let mut memory = 1.0;
    let last = apply(x, |v| {
        memory = memory * a + v * v;
        memory.cos() * v
    });
    let both = compose(|v| v * a, |v| v.exp());
    both(last) + memory
}

#[no_mangle]
pub fn g(x: f64, k: usize) -> f64 {
    let table: [fn(f64) -> f64; 3] = [|v| v * v, |v| v.sin(), |v| 1.0 / (1.0 + v)];
    let weighted = |v: f64| table[k](v) * x;
    let chosen: &dyn Fn(f64) -> f64 = if k == 1 { &weighted } else { &table[k] };
    chosen(x) + chosen(2.0 * x)
}

#[no_mangle]
pub fn h(x: f64, k: usize) -> f64 {
    let chosen: Box<dyn Fn(f64) -> f64> = if k == 1 { Box::new(move |v| v * x) } else { Box::new(f64::sin) };
    chosen(x) + chosen(2.0 * x)
}
