import { expect, test } from 'vitest'
import { dot, findEigenvectors, findPrincipalComponents, rowOf } from './linear-algebra.ts'

test('the eigenvectors of a symmetric matrix come with their values, the largest first', () => {
  const { rows, eigenvalues } = findEigenvectors({
    values: Float32Array.of(2, 1, 0, 1, 2, 0, 0, 0, 5),
    columns: 3,
  })
  expect([...eigenvalues]).toEqual([expect.closeTo(5, 5), expect.closeTo(3, 5), expect.closeTo(1, 5)])
  expect(Math.abs(rows.values[2] ?? 0)).toBeCloseTo(1, 5)
  expect(Math.abs(dot(rowOf(rows, 1), Float32Array.of(Math.SQRT1_2, Math.SQRT1_2, 0)))).toBeCloseTo(1, 5)
})

test('the matrix only stretches its eigenvectors, each by its eigenvalue', () => {
  const size = 60
  const values = Float32Array.from({ length: size * size }, (_, at) =>
    Math.cos((at % size) * Math.floor(at / size)),
  )
  const { rows, eigenvalues } = findEigenvectors({ values, columns: size })
  const errors = [...eigenvalues].flatMap((eigenvalue, at) => {
    const vector = rowOf(rows, at)
    return Array.from(vector, (share, row) =>
      Math.abs(dot(rowOf({ values, columns: size }, row), vector) - eigenvalue * share),
    )
  })
  expect(Math.max(...errors)).toBeLessThan(1e-4)
  expect(dot(rowOf(rows, 7), rowOf(rows, 7))).toBeCloseTo(1, 5)
  expect(dot(rowOf(rows, 7), rowOf(rows, 8))).toBeCloseTo(0, 5)
  expect([...eigenvalues]).toEqual([...eigenvalues].sort((one, other) => other - one))
})

test('what is the same already stays, also when nothing differs at all', () => {
  expect([...findEigenvectors({ values: new Float32Array(9), columns: 3 }).eigenvalues]).toEqual([0, 0, 0])
})

test('main directions are found in the order of how much differs along them', () => {
  const count = 200
  const values = new Float32Array(count * 40)
  for (let row = 0; row < count; row++) {
    values[row * 40 + 7] = 9 * Math.sin(row)
    values[row * 40 + 21] = 4 * Math.sin(3.7 * row + 1)
    values[row * 40 + 30] = 0.1 * Math.sin(11.3 * row)
  }
  const { rows, eigenvalues } = findPrincipalComponents({ values, columns: 40 }, 2)
  expect(Math.abs(rowOf(rows, 0)[7] ?? 0)).toBeCloseTo(1, 2)
  expect(Math.abs(rowOf(rows, 1)[21] ?? 0)).toBeCloseTo(1, 2)
  expect([...eigenvalues].map(Math.round)).toEqual([40, 8])
})

test('there are never more directions than rows', () => {
  const { eigenvalues } = findPrincipalComponents(
    { values: Float32Array.of(1, 0, 0, -1, 0, 0), columns: 3 },
    10,
  )
  expect(eigenvalues.length).toBeLessThanOrEqual(2)
})
