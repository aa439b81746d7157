import { Matrix as DoubleMatrix, EigenvalueDecomposition } from 'ml-matrix'

// Rows lie one after the other in one array; sums run in the order of memory, which is what makes plain loops fast.

export type Matrix = { values: Float32Array; columns: number }

export function rowCount({ values, columns }: Matrix): number {
  return values.length / columns
}

export function rowOf({ values, columns }: Matrix, row: number): Float32Array {
  return values.subarray(row * columns, (row + 1) * columns)
}

export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

export function addScaled(sum: Float32Array, row: Float32Array, factor: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + factor * (row[at] ?? 0)
}

export function normalize(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector))
  return length > 0 ? vector.map((value) => value / length) : vector
}

/** One times the other's transpose: the inner products of all their rows. */
export function multiplyByTranspose(one: Matrix, other: Matrix): Matrix {
  const columns = rowCount(other)
  const values = new Float32Array(rowCount(one) * columns)
  for (let row = 0; row < rowCount(one); row++) {
    const vector = rowOf(one, row)
    for (let column = 0; column < columns; column++) {
      values[row * columns + column] = dot(vector, rowOf(other, column))
    }
  }
  return { values, columns }
}

/** The one's transpose times the other; both have the same number of rows. */
export function multiplyTransposed(one: Matrix, other: Matrix): Matrix {
  const sums: Matrix = { values: new Float32Array(one.columns * other.columns), columns: other.columns }
  for (let row = 0; row < rowCount(one); row++) {
    const factors = rowOf(one, row)
    const added = rowOf(other, row)
    for (const [at, factor] of factors.entries()) addScaled(rowOf(sums, at), added, factor)
  }
  return sums
}

const DEPENDENT_BELOW = 1e-4

/** Works in place by Gram-Schmidt, twice for numerical stability; a row that depends on earlier ones becomes zeros. */
function orthonormalize(matrix: Matrix): Matrix {
  for (let row = 0; row < rowCount(matrix); row++) {
    const vector = rowOf(matrix, row)
    const whole = Math.sqrt(dot(vector, vector))
    for (let earlier = 0; earlier < 2 * row; earlier++) {
      const other = rowOf(matrix, earlier % row)
      addScaled(vector, other, -dot(vector, other))
    }
    const left = Math.sqrt(dot(vector, vector))
    vector.set(left > DEPENDENT_BELOW * whole ? normalize(vector) : new Float32Array(vector.length))
  }
  return matrix
}

export function meanOf(matrix: Matrix): Float32Array {
  const mean = new Float32Array(matrix.columns)
  for (let row = 0; row < rowCount(matrix); row++) addScaled(mean, rowOf(matrix, row), 1 / rowCount(matrix))
  return mean
}

/** Unit vectors as rows, each with its eigenvalue, the largest first. */
export type Eigenvectors = { rows: Matrix; eigenvalues: Float32Array }

/** Components beyond the wanted ones, so that the last wanted ones are exact (Halko, Martinsson and Tropp, 2011). */
const OVERSAMPLING = 24
const ITERATIONS = 3
/** Any fixed number: the same pictures give the same components. */
const SEED = 20_261_121

export function findEigenvectors({ values, columns }: Matrix): Eigenvectors {
  const { realEigenvalues, eigenvectorMatrix } = new EigenvalueDecomposition(
    DoubleMatrix.from1DArray(columns, columns, values),
    { assumeSymmetric: true },
  )
  // It has a vector in each column, the one with the smallest value first.
  const order = [...realEigenvalues.keys()].reverse()
  return {
    rows: {
      values: Float32Array.from(order.flatMap((at) => eigenvectorMatrix.getColumn(at))),
      columns,
    },
    eigenvalues: Float32Array.from(realEigenvalues).reverse(),
  }
}

/** Iterates subspaces from random vectors, which needs no covariance matrix of all columns. */
export function findPrincipalComponents(centred: Matrix, most: number): Eigenvectors {
  const count = Math.min(most + OVERSAMPLING, centred.columns, rowCount(centred))
  let rows = orthonormalize({ values: noise(count * centred.columns), columns: centred.columns })
  for (let round = 0; round < ITERATIONS; round++) {
    rows = orthonormalize(multiplyTransposed(multiplyByTranspose(centred, rows), centred))
  }
  const projected = multiplyByTranspose(centred, rows)
  const covariance = multiplyTransposed(projected, projected)
  const eigen = findEigenvectors({
    ...covariance,
    values: covariance.values.map((sum) => sum / rowCount(centred)),
  })
  const found = Math.min(most, count)
  const components: Matrix = { values: new Float32Array(found * centred.columns), columns: centred.columns }
  for (let row = 0; row < found; row++) {
    for (const [at, share] of rowOf(eigen.rows, row).entries())
      addScaled(rowOf(components, row), rowOf(rows, at), share)
  }
  return { rows: components, eigenvalues: eigen.eigenvalues.slice(0, found) }
}

/** Even noise from -0.5 to 0.5, always the same (Park and Miller's generator). */
function noise(length: number): Float32Array {
  let state = SEED
  return Float32Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647 - 0.5
  })
}
