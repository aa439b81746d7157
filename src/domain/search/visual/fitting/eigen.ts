import {
  addScaled,
  type Matrix,
  multiplyByTranspose,
  multiplyTransposed,
  orthonormalize,
  rowCount,
  rowOf,
} from './linear-algebra.ts'

/** Unit vectors as rows, each with its eigenvalue, the largest first. */
export type Eigenvectors = { rows: Matrix; eigenvalues: Float32Array }

/** Each Jacobi sweep doubles the exact digits; more are never needed for numbers of 32 bits. */
const MOST_SWEEPS = 16
/** The last sweep is one whose off-diagonal squares are below this share of all squares. */
const CONVERGED = 1e-11
/** Components beyond the wanted ones, so that the last wanted ones are exact (Halko, Martinsson and Tropp, 2011). */
const OVERSAMPLING = 24
const ITERATIONS = 3
/** Any fixed number: the same pictures give the same components. */
const SEED = 20_261_121

/** Eigenvectors and eigenvalues of a symmetric matrix, by Jacobi's rotations. */
export function findEigenvectors(symmetric: Matrix): Eigenvectors {
  const size = symmetric.columns
  const values = Float64Array.from(symmetric.values)
  const vectors = Float64Array.from({ length: size * size }, (_, at) => (at % (size + 1) === 0 ? 1 : 0))
  const squares = values.reduce((sum, value) => sum + value * value, 0)
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    if (jacobiSweep(values, vectors, size) <= CONVERGED * squares) break
  }
  const eigenvalueOf = (at: number) => values[at * (size + 1)] ?? 0
  const order = Array.from({ length: size }, (_, at) => at).sort(
    (one, other) => eigenvalueOf(other) - eigenvalueOf(one),
  )
  return {
    rows: {
      values: Float32Array.from(order.flatMap((at) => [...vectors.subarray(at * size, (at + 1) * size)])),
      columns: size,
    },
    eigenvalues: Float32Array.from(order, eigenvalueOf),
  }
}

/** Rotates each pair of axes to make its off-diagonal value zero. Returns the sum of their squares before. */
function jacobiSweep(values: Float64Array, vectors: Float64Array, size: number): number {
  let offDiagonal = 0
  for (let p = 0; p < size; p++) {
    for (let q = p + 1; q < size; q++) {
      const value = values[p * size + q] ?? 0
      if (value === 0) continue
      offDiagonal += value * value
      const half = ((values[q * size + q] ?? 0) - (values[p * size + p] ?? 0)) / (2 * value)
      const tangent = (half < 0 ? -1 : 1) / (Math.abs(half) + Math.hypot(half, 1))
      const cosine = 1 / Math.hypot(tangent, 1)
      const rotation = { cosine, sine: tangent * cosine }
      rotatePair(values, { first: p, second: q, step: size, size }, rotation)
      rotatePair(values, { first: p * size, second: q * size, step: 1, size }, rotation)
      rotatePair(vectors, { first: p * size, second: q * size, step: 1, size }, rotation)
    }
  }
  return offDiagonal
}

type Pair = { first: number; second: number; step: number; size: number }

function rotatePair(
  values: Float64Array,
  { first, second, step, size }: Pair,
  { cosine, sine }: { cosine: number; sine: number },
): void {
  for (let at = 0; at < size; at++) {
    const one = values[first + at * step] ?? 0
    const other = values[second + at * step] ?? 0
    values[first + at * step] = cosine * one - sine * other
    values[second + at * step] = sine * one + cosine * other
  }
}

/**
 * The principal components of centred rows with their variances, at most `most`: by subspace iteration from random
 * vectors, which needs no covariance matrix of all columns.
 */
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
