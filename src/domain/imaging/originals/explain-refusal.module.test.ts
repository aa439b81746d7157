import { describe, expect, test } from 'vitest'
import { aPainting, HEIC_PHOTO } from '#tests/pictures.ts'
import { checkOriginal } from './check-original.server.ts'
import { explainRefusal } from './explain-refusal.ts'

async function refusalOf(bytes: Uint8Array): Promise<string> {
  const check = await checkOriginal(bytes)
  return check.outcome === 'ok' ? 'ok' : explainRefusal(check.reason, bytes)
}

describe.each(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)('a %s', (format) => {
  test.each([0.1, 0.5, 0.95])('of which only %d is there is cut off', async (share) => {
    const bytes = await aPainting(300, 200).toFormat(format).toBuffer()
    expect(await refusalOf(bytes.subarray(0, Math.floor(bytes.length * share)))).toBe('cut-off')
  })
})

test('a progressive JPEG of which half is there is cut off', async () => {
  const bytes = await aPainting(300, 200).jpeg({ progressive: true }).toBuffer()
  expect(await refusalOf(bytes.subarray(0, bytes.length / 2))).toBe('cut-off')
})

test('a whole picture with damage in its middle is damaged, not cut off', async () => {
  const bytes = await aPainting(300, 200).png().toBuffer()
  const middle = Math.floor(bytes.length / 2)
  bytes.fill(0, middle, middle + 200)
  expect(await refusalOf(bytes)).toBe('broken')
})

test('a drawing is called by its name, with what may stand before it', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  expect(await refusalOf(Buffer.from(svg))).toBe('svg')
  expect(await refusalOf(Buffer.from(`<?xml version="1.0"?>\n<!-- drawn -->\n${svg}`))).toBe('svg')
})

test('a photo of a telephone of which a part is there is cut off', () => {
  expect(explainRefusal('broken', HEIC_PHOTO.subarray(0, -500))).toBe('cut-off')
  expect(explainRefusal('broken', HEIC_PHOTO)).toBe('broken')
})

test.each([
  ['a text', 'Lorem ipsum, <svg> and more.'],
  ['a page that calls itself a gif', 'GIF89a<script>alert(1)</script>'],
  ['a page', '<!DOCTYPE html><svg></svg>'],
])('%s is no picture', async (_, text) => {
  expect(await refusalOf(Buffer.from(text))).toBe('not-an-image')
})
