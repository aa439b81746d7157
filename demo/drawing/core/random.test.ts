import { expect, test } from 'vitest'
import { createRandom, itemAt } from './random.ts'

test('the same seed answers the same sequence', () => {
  const [one, other] = [createRandom('seed'), createRandom('seed')]
  expect(Array.from({ length: 20 }, one.next)).toEqual(Array.from({ length: 20 }, other.next))
})

test('the sequence never changes between versions, as stored recipes depend on it', () => {
  const random = createRandom('pinned')
  expect([random.whole(0, 999), random.whole(0, 999), random.whole(0, 999)]).toMatchInlineSnapshot(`
    [
      107,
      191,
      100,
    ]
  `)
})

test('a fork does not depend on what was drawn before', () => {
  const [fresh, used] = [createRandom('seed'), createRandom('seed')]
  used.next()
  expect(used.fork('a').next()).toBe(fresh.fork('a').next())
})

test('a shuffled list holds the same items', () => {
  expect(createRandom('x').shuffle([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5])
})

test('whole numbers reach both ends', () => {
  const random = createRandom('ends')
  expect(new Set(Array.from({ length: 200 }, () => random.whole(1, 3)))).toEqual(new Set([1, 2, 3]))
})

test('picking from an empty list is a mistake', () => {
  expect(() => itemAt([], 0)).toThrow('empty list')
})
