import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'
import type { Box } from './find-shapes.ts'
import { CHANNELS } from './shrink-copy.ts'
import type { Colour, Region } from './smooth-regions.ts'

/** Of 255, in any channel: as different from its ground as something printed or shown on it. */
const SEEN = 24
/** Lines of text leave more of their ground free. */
const LEAST_SEEN = 0.5
/** Of 255: text is as grey as its paper, or as coloured. */
const SAME_HUE = 12
/** Of the pixels of a text so many have its hue, and so few are dark on light paper, or light on dark. */
const TEXT_HUE = 0.97
const MOST_INK = 0.25
const INK = 110
/** A button or a panel has one colour nearly everywhere. */
const MOST_PLAIN = 0.85
/** Of each channel, for counting how much there is of which colour. */
const PLAIN_STEPS = 16

/** Whether the box shows more than text or a single colour. */
export function looksLikePicture(box: Box, copy: SmallCopy, ground: readonly Region[]): boolean {
  const paper = ground[0]?.colour ?? [0, 0, 0]
  const [left, right] = [Math.round(box.left), Math.min(copy.width, Math.round(box.right))]
  const counted = { pixels: 0, seen: 0, hue: 0, ink: 0 }
  const plain = new Uint32Array(PLAIN_STEPS ** CHANNELS)
  for (let y = Math.round(box.top); y < Math.min(copy.height, box.bottom); y++)
    for (let x = left; x < right; x++)
      countPixel(copy.pixels, (y * copy.width + x) * CHANNELS, paper, counted, plain)
  const { pixels, seen, hue, ink } = counted
  const isText = hue >= TEXT_HUE * pixels && ink <= MOST_INK * pixels
  const mostOfOne = plain.reduce((most, count) => Math.max(most, count), 0)
  return seen >= LEAST_SEEN * pixels && !isText && mostOfOne < MOST_PLAIN * pixels
}

function countPixel(
  pixels: Uint8Array,
  at: number,
  [paperRed, paperGreen, paperBlue]: Colour,
  counted: { pixels: number; seen: number; hue: number; ink: number },
  plain: Uint32Array,
): void {
  const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
  const [byRed, byGreen, byBlue] = [red - paperRed, green - paperGreen, blue - paperBlue]
  const most = Math.max(Math.abs(byRed), Math.abs(byGreen), Math.abs(byBlue))
  counted.pixels += 1
  if (most >= SEEN) counted.seen += 1
  if (most >= INK) counted.ink += 1
  if (Math.abs(byRed - byGreen) <= SAME_HUE && Math.abs(byGreen - byBlue) <= SAME_HUE) counted.hue += 1
  const step = (value: number) => (value * PLAIN_STEPS) >> 8
  const bin = (step(red) * PLAIN_STEPS + step(green)) * PLAIN_STEPS + step(blue)
  plain[bin] = (plain[bin] ?? 0) + 1
}
