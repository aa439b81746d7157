import { Matrix as DoubleMatrix, EigenvalueDecomposition } from 'ml-matrix'
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

/** Components beyond the wanted ones, so that the last wanted ones are exact (Halko, Martinsson and Tropp, 2011). */
const OVERSAMPLING = 24
const ITERATIONS = 3
/** Any fixed number: the same pictures give the same components. */
const SEED = 20_261_121

/** Eigenvectors and eigenvalues of a symmetric matrix. */
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
