import { createHash } from 'node:crypto'
import { byteAt } from './core/pixels.ts'
import type { Pixels } from './core/raster.ts'
import { drawWork } from './draw.ts'
import { isWorthShowing } from './gate.ts'
import type { Recipe } from './recipe.ts'
import { roster } from './roster.ts'

export type Report = {
  works: number
  /** Works whose painted picture reads as faint, empty or one-coloured. */
  weak: Recipe[]
  /** Works that are pixel for pixel another one. */
  doubles: Recipe[]
  /** Share of works whose nearest neighbour by colours and gradients is by the same artist. */
  sameArtist: number
  seconds: number
}

/** Wide enough to tell hands apart, small enough to look at thousands. */
const LOOKED_AT_WIDTH = 96
/** Colour steps per channel of a signature. */
const STEPS = 4

type Seen = { hand: string; signature: Float64Array }

/** Draws the still of every work of a roster small and looks at it: the one run that judges the whole catalogue. */
export async function checkCatalogue(artists: number, onWork: (done: number) => void): Promise<Report> {
  const started = performance.now()
  const seen: Seen[] = []
  const known = new Set<string>()
  const report: Report = { works: 0, weak: [], doubles: [], sameArtist: 0, seconds: 0 }
  for (const recipe of roster(artists).flatMap(({ works }) => works)) {
    const { motion: _, ...still } = recipe
    const { width, height, frames } = await drawWork(still, LOOKED_AT_WIDTH)
    const pixels: Pixels = { width, height, data: frames[0] ?? new Uint8Array() }
    const hash = createHash('sha256').update(pixels.data).digest('base64')
    if (!isWorthShowing(pixels)) report.weak.push(recipe)
    if (known.has(hash)) report.doubles.push(recipe)
    known.add(hash)
    seen.push({ hand: recipe.hand, signature: signatureOf(pixels) })
    onWork(++report.works)
  }
  const same = seen.filter((work) => nearestTo(work, seen).hand === work.hand).length
  return { ...report, sameArtist: same / seen.length, seconds: (performance.now() - started) / 1000 }
}

/** How often each colour occurs, and each strength of change to the right and below. */
function signatureOf(pixels: Pixels): Float64Array {
  const colours = STEPS ** 3
  const signature = new Float64Array(colours + 16)
  const count = pixels.width * pixels.height
  for (let place = 0; place < count; place++) {
    const [red, green, blue] = [0, 1, 2].map((channel) => byteAt(pixels, place * 3 + channel))
    const step = (value = 0) => Math.floor((value * STEPS) / 256)
    add(signature, step(red) * STEPS * STEPS + step(green) * STEPS + step(blue), 1 / count)
    const strength = (next: number) =>
      Math.min(7, Math.floor(Math.abs((green ?? 0) - byteAt(pixels, next * 3 + 1)) / 12))
    add(signature, colours + strength(place + 1), 0.5 / count)
    add(signature, colours + 8 + strength(place + pixels.width), 0.5 / count)
  }
  return signature.map(Math.sqrt)
}

function add(signature: Float64Array, place: number, amount: number): void {
  signature[place] = (signature[place] ?? 0) + amount
}

function nearestTo(work: Seen, all: readonly Seen[]): Seen {
  let [best, least] = [work, Infinity]
  for (const other of all) {
    if (other === work) continue
    let miss = 0
    for (const [place, value] of work.signature.entries())
      miss += (value - (other.signature[place] ?? 0)) ** 2
    if (miss < least) [best, least] = [other, miss]
  }
  return best
}
