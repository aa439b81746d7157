import { expect, test } from 'vitest'
import { collect } from '#tests/collect.ts'
import { mapAhead } from './map-ahead.ts'

test('answers come in the order of the items, whichever is ready first', async () => {
  const pauses = [3, 1, 2]
  const later = (ticks: number): Promise<number> =>
    ticks > 0 ? Promise.resolve().then(() => later(ticks - 1)) : Promise.resolve(ticks)
  const work = async (item: number) => {
    await later(item)
    return item
  }
  expect(await collect(mapAhead(pauses, 2, work))).toEqual(pauses)
  expect(await collect(mapAhead([], 2, work))).toEqual([])
})

test('only as many as allowed are begun before they are asked for', async () => {
  const begun: number[] = []
  const work = async (item: number) => begun.push(item)
  const answers = mapAhead([1, 2, 3, 4, 5, 6], 2, work)
  expect(begun).toEqual([])
  await answers.next()
  expect(begun).toEqual([1, 2, 3])
  await answers.return(undefined)
  expect(begun).toEqual([1, 2, 3])
})

test('a rejection is thrown when its item is reached', async () => {
  const work = async (item: number) => {
    if (item > 1) throw new Error(`No ${item}.`)
    return item
  }
  const answers = mapAhead([1, 2, 3], 2, work)
  expect((await answers.next()).value).toBe(1)
  await expect(answers.next()).rejects.toThrow('No 2.')
})
