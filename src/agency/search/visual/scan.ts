import type { ShelfArrays } from './vector-shelf.ts'

/** What to look for, in steps like those on the shelf. */
export type ScanQuery = {
  /** Of several crops the nearest counts. */
  content: Int8Array[]
  style: Int8Array
  /** The style's part in the nearness, from 0 to 1; the content has the rest. */
  styleShare: number
  most: number
}

export type ScanTask = {
  arrays: ShelfArrays
  /** 1 for each row that may be found. */
  allowed: Uint8Array
  query: ScanQuery
}

/** Rows, the nearest first, with their cosines mixed; nothing below 0. */
export type ScanAnswer = { row: number; nearness: number }[]

const STEPS_IN_WORD = 4

/** Compares with every allowed row: exact, and for the size of any agency as fast as an index. */
export function scan({ arrays, allowed, query }: ScanTask): ScanAnswer {
  const nearness = measureAll({ arrays, allowed, query })
  const least = leastOf(nearness, query.most)
  const found: ScanAnswer = []
  for (let row = 0; row < nearness.length; row++) {
    const near = nearness[row] ?? 0
    if (near >= least && near > 0) found.push({ row, nearness: near })
  }
  return found.sort((one, other) => other.nearness - one.nearness || one.row - other.row).slice(0, query.most)
}

/** Rows that are not allowed are as far as can be. */
function measureAll({ arrays, allowed, query }: ScanTask): Float32Array {
  const { content, style, contentScale, styleScale, lengths } = arrays
  const { styleShare } = query
  const nearness = new Float32Array(allowed.length)
  // What does not count is not reckoned.
  const crops = styleShare < 1 ? query.content : []
  const [contentRows, styleRows] = [readRows(content, lengths.content), readRows(style, lengths.style)]
  const cropScales = crops.map(scaleOf)
  const ownScale = scaleOf(query.style)
  for (let row = 0; row < allowed.length; row++) {
    if (allowed[row] === 0) continue
    let nearest = crops.length > 0 ? -1 : 0
    for (let crop = 0; crop < crops.length; crop++) {
      const product = contentRows(row, crops[crop] ?? query.style)
      nearest = Math.max(nearest, product * (cropScales[crop] ?? 0) * (contentScale[row] ?? 0))
    }
    const alike = styleShare > 0 ? styleRows(row, query.style) * ownScale * (styleScale[row] ?? 0) : 0
    nearness[row] = (1 - styleShare) * nearest + styleShare * alike
  }
  return nearness
}

type RowProduct = (row: number, query: Int8Array) => number

/** Four steps lie in each word of memory: where the rows begin with words, they are read four at a time, a third faster. */
function readRows(steps: Int8Array, length: number): RowProduct {
  if (length % STEPS_IN_WORD !== 0) return (row, query) => dotSteps(steps, row * length, query)
  const words = new Int32Array(steps.buffer, steps.byteOffset, steps.length / STEPS_IN_WORD)
  return (row, query) => dotWords(words, (row * length) / STEPS_IN_WORD, query)
}

/** The lowest byte of a word comes first in memory, on every processor that Node runs on. */
function dotWords(words: Int32Array, from: number, query: Int8Array): number {
  let even = 0
  let odd = 0
  for (let at = 0, word = from; at < query.length; at += STEPS_IN_WORD, word++) {
    const steps = words[word] ?? 0
    even =
      (even +
        Math.imul((steps << 24) >> 24, query[at] ?? 0) +
        Math.imul((steps << 16) >> 24, query[at + 1] ?? 0)) |
      0
    odd =
      (odd + Math.imul((steps << 8) >> 24, query[at + 2] ?? 0) + Math.imul(steps >> 24, query[at + 3] ?? 0)) |
      0
  }
  return even + odd
}

/** Two sums side by side keep the processor busier than one; `| 0` tells it that they stay whole, which saves a fifth. */
function dotSteps(steps: Int8Array, from: number, query: Int8Array): number {
  let even = 0
  let odd = 0
  const last = query.length - 1
  let at = 0
  for (; at < last; at += 2) {
    even = (even + Math.imul(steps[from + at] ?? 0, query[at] ?? 0)) | 0
    odd = (odd + Math.imul(steps[from + at + 1] ?? 0, query[at + 1] ?? 0)) | 0
  }
  if (at === last) even += Math.imul(steps[from + at] ?? 0, query[at] ?? 0)
  return even + odd
}

function scaleOf(steps: Int8Array): number {
  return 1 / (Math.sqrt(dotSteps(steps, 0, steps)) || 1)
}

/** The nearness of the last one that is among the `most` nearest. */
function leastOf(nearness: Float32Array, most: number): number {
  if (nearness.length <= most) return 0
  return nearness.toSorted()[nearness.length - most] ?? 0
}
