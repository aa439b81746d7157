import { roster } from 'demo-art/roster'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { drawPlainly } from '#tests/draw-plainly.ts'
import { demoPicture } from './demo-picture.ts'
import { openDrawer } from './drawer.server.ts'

const drawer = openDrawer(1)
afterAll(drawer.close)

const [work] = roster(1)[0]?.works ?? []
if (!work) throw new Error('The first hand has no works.')
const still = demoPicture(work)

// One contract for the drawing threads and for the fake that other tests draw with.
test.each([
  ['the drawing threads', drawer.draw],
  ['the fake', drawPlainly],
])('%s draw a copy of exactly the wanted width, the same every time', async (_name, draw) => {
  const copy = await draw(still.originalKey, 64)
  expect(await sharp(copy ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 64, format: 'png' })
  expect(await draw(still.originalKey, 64)).toEqual(copy)
})

test('a copy is never wider than the original', async () => {
  const { originalKey } = demoPicture({ ...work, kind: 'hero-mobile' })
  const copy = await drawer.draw(originalKey, 2_400)
  expect((await sharp(copy ?? Buffer.alloc(0)).metadata()).width).toBe(960)
})

test('an original is what its row says', async () => {
  const { originalKey, ...facts } = demoPicture({ ...work, kind: 'hero-mobile' })
  const { width, height, format } = await sharp(
    (await drawer.draw(originalKey)) ?? Buffer.alloc(0),
  ).metadata()
  expect({ width, height, format }).toEqual({
    width: facts.width,
    height: facts.height,
    format: facts.format,
  })
})

test('what moves keeps its frames and their time, as a copy and as an original', async () => {
  const moving = demoPicture({ ...work, kind: 'hero-mobile', subject: 'sea', motion: 'drift' })
  expect(moving).toMatchObject({ format: 'gif', frames: 8 })
  const [copy, original] = [await drawer.draw(moving.originalKey, 120), await drawer.draw(moving.originalKey)]
  const delay = Array(8).fill(150)
  expect(await sharp(copy ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'webp', width: 120, delay })
  expect(await sharp(original ?? Buffer.alloc(0)).metadata()).toMatchObject({
    format: 'gif',
    width: 960,
    delay,
  })
})

test('a key that names no recipe has no original', async () => {
  expect(await drawer.draw('demo/work/oil/hand-3/sea/4.jpg')).toBeNull()
})
