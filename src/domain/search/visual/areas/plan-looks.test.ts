import { expect, test } from 'vitest'
import { planLooks, planTurnedLooks } from './plan-looks.ts'

const noise = (width: number, height: number) => ({
  pixels: Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * at * 31 + at * 7) % 251),
  width,
  height,
})
const areasOf = (width: number, height: number) =>
  planLooks(noise(width, height)).map(({ kind, area: { x, y, width: across, height: down } }) =>
    [kind, x, y, across, down].join(' '),
  )

test('a picture in which nothing stands out is looked at in its middle', () => {
  expect(areasOf(200, 100)).toEqual(['middle 10 10 80 80', 'middle 17 17 66 66'])
})

test('a strip is looked at in squares from end to end, six at most', () => {
  expect(areasOf(300, 100)).toEqual(['square 0 0 33 100', 'square 34 0 33 100', 'square 67 0 33 100'])
  expect(areasOf(100, 400)).toEqual([0, 25, 50, 75].map((y) => `square 0 ${y} 100 25`))
  expect(areasOf(2_000, 20)).toEqual([0, 19, 38, 57, 76, 95].map((x) => `square ${x} 0 5 100`))
})

test('turned, a plain picture is looked at as before; of one with pictures in it, the whole and a single one', () => {
  const middle = planLooks(noise(200, 100))
  const picture = { kind: 'picture', area: { x: 5, y: 5, width: 40, height: 40 }, turn: 0 } as const
  const other = { ...picture, area: { ...picture.area, x: 50 } }
  const kinds = (planned: Parameters<typeof planTurnedLooks>[0]) =>
    planTurnedLooks(planned, 90).map(({ kind, turn }) => `${kind} ${turn}`)
  expect(kinds(middle)).toEqual(['whole 90', 'middle 90', 'middle 90'])
  expect(kinds([picture, ...middle])).toEqual(['whole 90', 'picture 90'])
  expect(kinds([picture, other])).toEqual(['whole 90'])
  expect(kinds(planLooks(noise(300, 100)))).toEqual(['whole 90'])
})
