import { expect, test } from 'vitest'
import { type Corners, layInPerspective, unprojection } from './warp.ts'

const CORNERS: Corners = [
  [10, 12],
  [90, 20],
  [80, 95],
  [5, 80],
]

test('the corners of the picture come from its corners in the photo', () => {
  const toPicture = unprojection(CORNERS)
  const back = CORNERS.map(([x, y]) =>
    toPicture(x, y).map((share) => Math.abs(Math.round(share * 1e6) / 1e6)),
  )
  expect(back).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ])
})

test('what lies beside the picture stays as it is', () => {
  const ground = { data: new Uint8Array(3 * 100 * 100).fill(7), width: 100, height: 100 }
  const picture = { data: new Uint8Array(3 * 4 * 4).fill(200), width: 4, height: 4 }
  const { data } = layInPerspective(picture, ground, CORNERS)
  expect([data[0], data[3 * (50 * 100 + 50)]]).toEqual([7, 200])
})
