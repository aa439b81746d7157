import {
  addScaled,
  type Matrix,
  multiplyByTranspose,
  multiplyTransposed,
  orthonormalize,
  rowCount,
  rowOf,
} from './linear-algebra.ts'

/** Directions as rows, each with its strength, the strongest first. */
export type Eigenvectors = { rows: Matrix; eigenvalues: Float32Array }

/** Jacobi's sweeps double the exact digits each; more are never needed for numbers of 32 bits. */
const MOST_SWEEPS = 16
/** A sweep that moves less than this share of the whole is the last. */
const CONVERGED = 1e-11
/** More directions than wanted, so that the last wanted ones are right as well (Halko, Martinsson and Tropp, 2011). */
const OVERSAMPLING = 24
const ROUNDS = 3
/** Any fixed number: the same pictures give the same directions. */
const SEED = 20_261_121

/** Eigenvectors and eigenvalues of a symmetric matrix, by Jacobi's rotations. */
export function findEigenvectors(symmetric: Matrix): Eigenvectors {
  const size = symmetric.columns
  const values = Float64Array.from(symmetric.values)
  const vectors = Float64Array.from({ length: size * size }, (_, at) => (at % (size + 1) === 0 ? 1 : 0))
  const whole = values.reduce((sum, value) => sum + value * value, 0)
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    if (jacobiSweep(values, vectors, size) <= CONVERGED * whole) break
  }
  const strengthOf = (at: number) => values[at * (size + 1)] ?? 0
  const order = Array.from({ length: size }, (_, at) => at).sort(
    (one, other) => strengthOf(other) - strengthOf(one),
  )
  return {
    rows: {
      values: Float32Array.from(order.flatMap((at) => [...vectors.subarray(at * size, (at + 1) * size)])),
      columns: size,
    },
    eigenvalues: Float32Array.from(order, strengthOf),
  }
}

/** Turns each pair of axes so that they no longer mix. Answers how much was mixed before. */
function jacobiSweep(values: Float64Array, vectors: Float64Array, size: number): number {
  let mixed = 0
  for (let p = 0; p < size; p++) {
    for (let q = p + 1; q < size; q++) {
      const between = values[p * size + q] ?? 0
      if (between === 0) continue
      mixed += between * between
      const half = ((values[q * size + q] ?? 0) - (values[p * size + p] ?? 0)) / (2 * between)
      const tangent = (half < 0 ? -1 : 1) / (Math.abs(half) + Math.hypot(half, 1))
      const cosine = 1 / Math.hypot(tangent, 1)
      const turn = { cosine, sine: tangent * cosine }
      rotatePair(values, { first: p, second: q, step: size, size }, turn)
      rotatePair(values, { first: p * size, second: q * size, step: 1, size }, turn)
      rotatePair(vectors, { first: p * size, second: q * size, step: 1, size }, turn)
    }
  }
  return mixed
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
 * The directions in which centred rows differ most, with their variances, at most `most`: by going back and forth
 * between the rows and a few random directions, which needs no matrix of all numbers by all numbers.
 */
export function findPrincipalComponents(centred: Matrix, most: number): Eigenvectors {
  const count = Math.min(most + OVERSAMPLING, centred.columns, rowCount(centred))
  let rows = orthonormalize({ values: noise(count * centred.columns), columns: centred.columns })
  for (let round = 0; round < ROUNDS; round++) {
    rows = orthonormalize(multiplyTransposed(multiplyByTranspose(centred, rows), centred))
  }
  const places = multiplyByTranspose(centred, rows)
  const covariance = multiplyTransposed(places, places)
  const eigen = findEigenvectors({
    ...covariance,
    values: covariance.values.map((sum) => sum / rowCount(centred)),
  })
  const kept = Math.min(most, count)
  const turned: Matrix = { values: new Float32Array(kept * centred.columns), columns: centred.columns }
  for (let row = 0; row < kept; row++) {
    for (const [at, share] of rowOf(eigen.rows, row).entries())
      addScaled(rowOf(turned, row), rowOf(rows, at), share)
  }
  return { rows: turned, eigenvalues: eigen.eigenvalues.slice(0, kept) }
}

/** Even noise from -0.5 to 0.5, always the same (Park and Miller's generator). */
function noise(length: number): Float32Array {
  let state = SEED
  return Float32Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647 - 0.5
  })
}
