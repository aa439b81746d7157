import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paintHalves } from '#tests/pictures.ts'
import { distort } from './distort.server.ts'

test('each way of changing a picture gives another one that can be decoded', async () => {
  const copies = await distort(await paintHalves('a'))
  const sizes = await Promise.all(copies.map(async (copy) => (await sharp(copy).metadata()).width))
  expect(copies.length).toBeGreaterThanOrEqual(6)
  expect(new Set(copies.map((copy) => copy.toString('base64'))).size).toBe(copies.length)
  expect(sizes.every((width) => width > 0)).toBe(true)
})

test.each([
  [1, 1],
  [3, 900],
])('a picture of %i by %i pixels as well', async (width, height) => {
  const tiny = await sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  expect((await distort(tiny)).length).toBeGreaterThanOrEqual(6)
})
