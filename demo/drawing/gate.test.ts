import { expect, test } from 'vitest'
import { ellipse, rectangle } from './core/geometry.ts'
import { createPixels, type Pixels } from './core/raster.ts'
import { createScene, cut, cutRings, fill } from './core/scene.ts'
import { coarseDraft, isWorthShowing } from './gate.ts'

function aSheet(colourAt: (x: number, y: number) => readonly [number, number, number]): Pixels {
  const sheet = createPixels(40, 40)
  for (let place = 0; place < 1600; place++)
    sheet.data.set(colourAt(place % 40, Math.floor(place / 40)), place * 3)
  return sheet
}

test('an empty sheet is not worth showing', () => {
  expect(isWorthShowing(aSheet(() => [250, 246, 240]))).toBe(false)
})

test('a faint wash is not worth showing', () => {
  expect(isWorthShowing(aSheet((x, y) => [236 + (x % 14), 232 + (y % 14), 230]))).toBe(false)
})

test('a small mark on an empty sheet is not worth showing', () => {
  expect(isWorthShowing(aSheet((x, y) => (x < 8 && y < 8 ? [0, 0, 0] : [255, 255, 255])))).toBe(false)
})

test('several clear areas are worth showing', () => {
  const bands = [
    [230, 80, 60],
    [30, 60, 90],
    [245, 235, 215],
    [240, 190, 70],
  ] as const
  expect(isWorthShowing(aSheet((_, y) => bands[Math.floor(y / 10)] ?? [0, 0, 0]))).toBe(true)
})

const COLOURS = { ground: '#ffffff', a: '#ff0000', b: '#0000ff' } as const

function shareOf(draw: (scene: ReturnType<typeof createScene>) => void, wanted: readonly number[]): number {
  const scene = createScene(960, 960)
  cut(scene, rectangle(0, 0, 960, 960), 'ground')
  draw(scene)
  const { data } = coarseDraft(scene, ({ slot }) =>
    slot === 'a' ? COLOURS.a : slot === 'b' ? COLOURS.b : COLOURS.ground,
  )
  let found = 0
  for (let at = 0; at < data.length; at += 3)
    if (wanted.every((value, channel) => data[at + channel] === value)) found++
  return found / (data.length / 3)
}

test('a disc covers the share of the sheet that it should', () => {
  expect(shareOf((scene) => fill(scene, ellipse(480, 480, 240), 'a'), [255, 0, 0])).toBeCloseTo(0.196, 1)
})

test('what is clipped shows only inside its shape', () => {
  const share = shareOf(
    (scene) => {
      const clip = cut(scene, rectangle(0, 0, 480, 480), 'a')
      cut(scene, rectangle(0, 0, 960, 960), 'b', { clip })
    },
    [0, 0, 255],
  )
  expect(share).toBeCloseTo(0.25, 2)
})

test('a hole stays open', () => {
  const share = shareOf(
    (scene) => cutRings(scene, [rectangle(0, 0, 960, 960), rectangle(0, 0, 960, 480)], 'a'),
    [255, 0, 0],
  )
  expect(share).toBeCloseTo(0.5, 2)
})
