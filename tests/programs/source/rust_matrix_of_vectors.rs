//! f(dup d(1.0, 2.0, 0.5, 0.3, -0.4, 0.9, 0.2, 0.8, 1.1); const 9; const 3) -> active
// A vector of vectors: rows on the heap, cloned, multiplied, given away.

type Matrix = Vec<Vec<f64>>;

fn product(a: &Matrix, b: &Matrix) -> Matrix {
    let n = a.len();
    let mut c = vec![vec![0.0; n]; n];
    for i in 0..n {
        for j in 0..n {
            for k in 0..n {
                c[i][j] += a[i][k] * b[k][j];
            }
        }
    }
    c
}

#[no_mangle]
pub fn f(x: &[f64], n: usize) -> f64 {
    let a: Matrix = x.chunks(n).map(|row| row.to_vec()).collect();
    let mut power = a.clone();
    for _ in 0..2 {
        power = product(&power, &a);
    }
    (0..n).map(|i| power[i][i]).sum()
}
