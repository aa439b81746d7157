import type { SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'
import { CHANNELS } from './shrink-copy.ts'

/** Of 255, in any channel, from one pixel to the next: paper in lamp light changes by less, the edge of a picture by more. */
const SMOOTH_STEP = 7

/** No label yet. */
const UNSEEN = -1

export type Colour = readonly [red: number, green: number, blue: number]

/** Pixels that are connected and change only slowly: paper, a wall, the ground of an app, a plain sky. */
export type Region = { label: number; size: number; colour: Colour; touchesBorder: boolean }

export type Regions = {
  /** The label of each pixel's region, from 0. */
  labels: Int32Array
  /** Of at least so many pixels, the largest first. */
  large: readonly Region[]
}

/** Regions of at least so many pixels, the largest first, and the label of each pixel. */
export function findRegions(copy: SmallCopy, leastSize: number): Regions {
  const count = copy.width * copy.height
  const labels = new Int32Array(count).fill(UNSEEN)
  const queue = new Int32Array(count)
  const large: Region[] = []
  for (let start = 0, label = 0; start < count; start++) {
    if (labels[start] !== UNSEEN) continue
    const size = fillRegion(start, label, copy, labels, queue)
    if (size >= leastSize) large.push(describeRegion(label, queue.subarray(0, size), copy))
    label += 1
  }
  return { labels, large: large.sort((one, other) => other.size - one.size) }
}

/** Labels all that is connected to the first pixel, and puts it into the queue. Returns how many pixels that are. */
function fillRegion(
  start: number,
  label: number,
  { pixels, width, height }: SmallCopy,
  labels: Int32Array,
  queue: Int32Array,
): number {
  const lastRow = width * (height - 1)
  let size = 0
  const take = (at: number, from: number) => {
    if (labels[at] !== UNSEEN || !isNextTo(pixels, from * CHANNELS, at * CHANNELS)) return
    labels[at] = label
    queue[size++] = at
  }
  take(start, start)
  for (let next = 0; next < size; next++) {
    const at = queue[next] ?? 0
    const x = at % width
    if (x > 0) take(at - 1, at)
    if (x < width - 1) take(at + 1, at)
    if (at >= width) take(at - width, at)
    if (at < lastRow) take(at + width, at)
  }
  return size
}

function describeRegion(label: number, members: Int32Array, { pixels, width, height }: SmallCopy): Region {
  let touchesBorder = false
  const [red, green, blue] = [0, 1, 2].map((channel) => {
    let sum = 0
    for (const at of members) sum += pixels[at * CHANNELS + channel] ?? 0
    return sum / members.length
  })
  for (const at of members) {
    const x = at % width
    if (x === 0 || x === width - 1 || at < width || at >= width * (height - 1)) touchesBorder = true
  }
  return { label, size: members.length, colour: [red ?? 0, green ?? 0, blue ?? 0], touchesBorder }
}

function isNextTo(pixels: Uint8Array, one: number, other: number): boolean {
  return (
    Math.abs((pixels[one] ?? 0) - (pixels[other] ?? 0)) <= SMOOTH_STEP &&
    Math.abs((pixels[one + 1] ?? 0) - (pixels[other + 1] ?? 0)) <= SMOOTH_STEP &&
    Math.abs((pixels[one + 2] ?? 0) - (pixels[other + 2] ?? 0)) <= SMOOTH_STEP
  )
}
