import sharp from 'sharp'
import { expect, test } from 'vitest'
import { anAnimation, aPainting } from '#tests/pictures.ts'
import { computePlaceholder } from './placeholder.server.ts'

const ground = (background: string) => sharp({ create: { width: 640, height: 400, channels: 3, background } })

test('the ground is the colour that most of the picture has', async () => {
  const patch = await ground('#2040e0').resize(200, 200).png().toBuffer()
  const picture = await ground('#e08030')
    .composite([{ input: patch }])
    .webp()
    .toBuffer()
  const [red = 0, green = 0, blue = 0] = Buffer.from(
    (await computePlaceholder(picture)).dominantColour.slice(1),
    'hex',
  )
  expect(Math.abs(red - 0xe0)).toBeLessThan(16)
  expect(Math.abs(green - 0x80)).toBeLessThan(16)
  expect(Math.abs(blue - 0x30)).toBeLessThan(16)
})

test('a ThumbHash is a few bytes, the same for the same picture and another for another', async () => {
  const [first, second] = await Promise.all([
    ground('#e08030').webp().toBuffer(),
    ground('#103050').webp().toBuffer(),
  ])
  const { thumbHash } = await computePlaceholder(first)
  expect(Buffer.from(thumbHash, 'base64').length).toBeLessThanOrEqual(25)
  expect((await computePlaceholder(first)).thumbHash).toBe(thumbHash)
  expect((await computePlaceholder(second)).thumbHash).not.toBe(thumbHash)
})

test.each([
  ['a greyscale picture', aPainting(300, 200).greyscale().png().toBuffer()],
  [
    'a transparent one',
    sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .png()
      .toBuffer(),
  ],
  ['a moving one', anAnimation(300, 200, [100, 100])],
  ['the smallest', aPainting(1, 1).png().toBuffer()],
])('%s has a look too', async (_, bytes) => {
  const placeholder = await computePlaceholder(await bytes)
  expect(placeholder).toEqual({
    thumbHash: expect.stringMatching(/^[\w+/]+=*$/),
    dominantColour: expect.stringMatching(/^#[0-9a-f]{6}$/),
  })
})
