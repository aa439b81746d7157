import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'
import { computeLocalFeatures, decodeLocal, encodeLocal, MOST_CORNERS } from './local-features.ts'
import { countMatchingPlaces } from './local-task.ts'

/** A drawing of many shapes without a pattern, another one for each number. */
function draw(number: number): Buffer {
  const at = (step: number, most: number) =>
    Math.round((Math.abs(Math.sin((number * 91 + step) * 12.9898) * 43_758.5453) % 1) * most)
  const shapes = Array.from({ length: 60 }, (_, shape) => {
    const [x, y, size] = [at(shape * 5, 460), at(shape * 5 + 1, 340), 12 + at(shape * 5 + 2, 60)]
    const fill = `hsl(${at(shape * 5 + 3, 360)} 60% ${20 + at(shape * 5 + 4, 60)}%)`
    return `<path d="M${x} ${y}l${size} ${size / 3}l${-size / 2} ${size}z" fill="${fill}"/>`
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="380"><rect width="500" height="380" fill="#eed"/>${shapes.join('')}</svg>`,
  )
}

async function copyOf(picture: Sharp): Promise<SmallCopy> {
  const { data, info } = await picture
    .flatten({ background: '#eed' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

const open = async (number: number) => sharp(await sharp(draw(number)).png().toBuffer())
const ofWork = async (number: number) =>
  computeLocalFeatures(await copyOf(await open(number)), MOST_CORNERS.work)
/** Two pictures that have nothing in common never reach this number. */
const MANY = 12

const CHANGES: [string, (picture: Sharp) => Sharp][] = [
  ['turned by a quarter', (picture) => picture.rotate(90)],
  ['a little turned', (picture) => picture.rotate(14, { background: '#eed' })],
  ['half as large', (picture) => picture.resize(250)],
  ['only a part', (picture) => picture.extract({ left: 200, top: 130, width: 230, height: 180 })],
  ['darker and grey', (picture) => picture.modulate({ brightness: 0.7 }).greyscale().toColourspace('srgb')],
  [
    'on a large page',
    (picture) =>
      picture.resize(300).extend({ top: 40, left: 20, right: 190, bottom: 240, background: '#fff' }),
  ],
]

describe('the same drawing is known', () => {
  test.each(CHANGES)('%s', async (_, change) => {
    const changed = sharp(
      await change(await open(1))
        .png()
        .toBuffer(),
    )
    const query = computeLocalFeatures(await copyOf(changed), MOST_CORNERS.query)
    expect(countMatchingPlaces(query, await ofWork(1))).toBeGreaterThanOrEqual(MANY)
    expect(countMatchingPlaces(query, await ofWork(2))).toBeLessThan(MANY / 2)
  })
})

test('features come back from their bytes', async () => {
  const features = await ofWork(3)
  const again = decodeLocal(encodeLocal(features))
  expect(again.descriptors).toEqual(features.descriptors)
  expect(countMatchingPlaces(again, features)).toBeGreaterThan(MANY)
  expect(decodeLocal(new Uint8Array(17)).x.length).toBe(0)
})

test.each([
  ['one colour', 300, 200],
  ['a line', 400, 3],
  ['a point', 1, 1],
])('%s has none', async (_, width, height) => {
  const plain = sharp({ create: { width, height, channels: 3, background: '#a33' } })
  const features = computeLocalFeatures(await copyOf(plain), MOST_CORNERS.query)
  expect(features.x.length).toBe(0)
  expect(countMatchingPlaces(features, await ofWork(1))).toBe(0)
})
