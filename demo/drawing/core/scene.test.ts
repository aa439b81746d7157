import { expect, test } from 'vitest'
import { boxOf, ellipse, rectangle } from './geometry.ts'
import { createScene, cut, fill, inside, line, moving, place } from './scene.ts'

test('what is drawn in its own coordinates comes to stand at its place', () => {
  const scene = createScene(100, 100)
  place(scene, { x: 50, y: 40, scale: 2 }, () => cut(scene, rectangle(-5, -5, 10, 10), 'a'))
  expect(boxOf(scene.shapes[0]?.rings[0] ?? [])).toEqual({ left: 40, top: 30, right: 60, bottom: 50 })
})

test('a flipped drawing looks the other way', () => {
  const scene = createScene(100, 100)
  place(scene, { x: 0, y: 0, flip: true }, () => cut(scene, rectangle(0, 0, 10, 5), 'a'))
  expect(boxOf(scene.shapes[0]?.rings[0] ?? [])).toMatchObject({ left: -10, top: 0, bottom: 5 })
})

test('lines grow thicker with their drawing', () => {
  const scene = createScene(100, 100)
  place(scene, { x: 0, y: 0, scale: 3 }, () => line(scene, rectangle(0, 0, 1, 1), 'dark', 2))
  expect(scene.shapes[0]?.width).toBe(6)
})

test('marks inside a shape keep an inner clip of their own', () => {
  const scene = createScene(100, 100)
  const outer = fill(scene, ellipse(50, 50, 40), 'a')
  inside(scene, outer, () => {
    const inner = fill(scene, ellipse(50, 50, 20), 'b')
    inside(scene, inner, () => fill(scene, ellipse(50, 50, 10), 'c'))
  })
  expect(scene.shapes.map((shape) => shape.clip)).toEqual([null, 0, 1])
})

test('only what is drawn meanwhile moves', () => {
  const scene = createScene(100, 100)
  fill(scene, ellipse(50, 50, 40), 'a')
  moving(scene, { kind: 'drift', reach: 4, phase: 0 }, () => fill(scene, ellipse(20, 20, 5), 'white'))
  expect(scene.shapes.map((shape) => shape.moves?.kind ?? 'still')).toEqual(['still', 'drift'])
})
