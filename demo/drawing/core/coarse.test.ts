import { expect, test } from 'vitest'
import { coarseDraft } from './coarse.ts'
import { ellipse, rectangle } from './geometry.ts'
import { createScene, cut, cutRings, fill } from './scene.ts'

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
