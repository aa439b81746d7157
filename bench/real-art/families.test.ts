import { expect, test } from 'vitest'
import { boundWorks, differingBits, type Found, groupFamilies, toCode } from './families.ts'

/** A hash that differs from that of any other number in half of its bits. */
const hashOf = (at: number) => BigInt.asUintN(64, (BigInt(at) + 1n) * 0x9e3779b97f4a7c15n)
const pictures = (family: string, count: number, from = 0): Found[] =>
  Array.from({ length: count }, (_, at) => ({ path: `${family}/${at}`, family, hash: hashOf(from + at) }))

test('a folder with few pictures is no family, and two of a larger one are held out', () => {
  const families = groupFamilies([...pictures('b/few', 9), ...pictures('a/Many', 14, 100)])
  expect(families.map(({ code, works, heldOut }) => [code, works.length, heldOut.length])).toEqual([
    ['a-many', 12, 2],
  ])
})

test('a family of a large catalogue may have more works', () => {
  const works = (wanted: number) =>
    groupFamilies(pictures('a', 150), wanted).map((family) => family.works.length)
  expect([works(1_000), works(2_000)]).toEqual([[25], [100]])
})

test('what looks the same is one work', () => {
  const twice = [
    ...pictures('a', 11),
    ...pictures('a', 11).map((one) => ({ ...one, path: `${one.path}-again` })),
  ]
  const [family] = groupFamilies(twice)
  expect((family?.works.length ?? 0) + (family?.heldOut.length ?? 0)).toBe(11)
})

test('no more works than wanted, fewer of the large families and all of the small ones', () => {
  const families = groupFamilies([
    ...pictures('small', 10),
    ...[1, 2, 3].flatMap((at) => pictures(`f${at}`, 22, at * 1_000)),
  ])
  const bounded = boundWorks(families, 46)
  expect(bounded.map(({ works, heldOut }) => [works.length, heldOut.length])).toEqual([
    [12, 2],
    [12, 2],
    [12, 2],
    [10, 0],
  ])
})

test('bits are counted, and codes are as lists want them', () => {
  expect(differingBits(0b1011n, 0b0110n)).toBe(3)
  expect(toCode('Usr/Share/My Game//Land_1')).toBe('usr-share-my-game-land-1')
})
