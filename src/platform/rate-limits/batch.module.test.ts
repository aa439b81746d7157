import { expect, test } from 'vitest'
import { batch } from './rate-limits.server.ts'

test('items that come during a call share the next, in order, and not too many at once', async () => {
  const batches: number[][] = []
  const double = batch(async (items: number[]) => {
    batches.push(items)
    return items.map((item) => item * 2)
  }, 3)
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10])
  expect(batches).toEqual([[1], [2, 3, 4], [5]])
  expect(await double(6)).toBe(12)
})

test('a failure rejects the items of its call, and none after', async () => {
  let isBroken = true
  const ask = batch(async (items: string[]) => {
    if (isBroken) throw new Error('away')
    return items
  }, 10)
  await expect(ask('a')).rejects.toThrow('away')
  isBroken = false
  expect(await ask('b')).toBe('b')
})

test('an item without an answer is rejected', async () => {
  const ask = batch(async (): Promise<number[]> => [], 10)
  await expect(ask('a')).rejects.toThrow('without an answer')
})
