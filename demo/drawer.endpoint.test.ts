import { roster } from 'demo-art'
import { afterAll, expect, test } from 'vitest'
import { drawPlainly } from '#tests/draw-plainly.ts'
import { openDrawer } from './drawer.server.ts'

const drawer = openDrawer(1)
afterAll(drawer.close)

// One contract for the drawing threads and for the fake that other tests draw with.
test.each([
  ['the drawing threads', drawer.draw],
  ['the fake', drawPlainly],
])('%s answer raw pixels of exactly the asked width, the same every time', async (_name, draw) => {
  const [work] = roster(1)[0]?.works ?? []
  if (!work) throw new Error('The first hand has no works.')
  const drawing = await draw(work, 64)
  expect(drawing.width).toBe(64)
  expect(drawing.frames.map((frame) => frame.length)).toEqual(
    drawing.frames.map(() => 64 * drawing.height * 3),
  )
  expect(drawing.frames.length).toBeGreaterThan(0)
  expect(await draw(work, 64)).toEqual(drawing)
})
