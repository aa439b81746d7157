import { COLOUR_BINS } from './colour-bins.ts'
import { distanceBetween, fromHex, type Oklab, toHex } from './oklab.ts'

/** In OKLab: two colours further apart have different names. A bin is about half as wide. */
const REACH = 0.12
/** What weighs less than this is another colour. */
const LEAST_WEIGHT = 0.2
/** Less of a colour than this share is not seen at a glance. */
export const VISIBLE_SHARE = 0.06
/** Enough to choose from, few enough to be taken in at a glance. */
const PALETTE_SIZE = 12
const PALETTE_ROUNDS = 20
/** Grey paper is in every picture: strong colours count for more than their area. */
const CHROMA_BONUS = 12
const GREY_BELOW = 0.04

type Weights = readonly { bin: number; weight: number }[]

/** How much each bin counts for a colour. @throws RangeError for anything but `#rrggbb`. */
export function weighBins(colour: string): Weights {
  const wanted = fromHex(colour)
  return COLOUR_BINS.map((centre, bin) => ({
    bin,
    weight: Math.exp(-((distanceBetween(centre, wanted) / REACH) ** 2)),
  }))
    .filter(({ weight }) => weight >= LEAST_WEIGHT)
    .sort((one, other) => other.weight - one.weight)
}

/** How much of a picture has the colour, from 0 to 1; `colours` are shares as bytes. */
export function shareOfColour(colours: Uint8Array, weights: Weights): number {
  const strongest = weights[0]?.weight ?? 1
  return weights.reduce((sum, { bin, weight }) => sum + ((colours[bin] ?? 0) / 255) * (weight / strongest), 0)
}

type Chip = { colour: Oklab; mass: number }

/** The main colours of many pictures: greys from dark to light, then the colours around the circle. */
export function choosePalette(amounts: Float64Array): string[] {
  const chips = COLOUR_BINS.map((colour, bin): Chip => {
    const amount = amounts[bin] ?? 0
    return { colour, mass: Math.sqrt(amount) * (1 + CHROMA_BONUS * chromaOf(colour)) }
  }).filter(({ mass }) => mass > 0)
  let centres = spreadOut(chips)
  for (let round = 0; round < PALETTE_ROUNDS; round++) centres = moveToMiddles(chips, centres)
  return [...new Set(centres.sort(inOrderOfShowing).map(toHex))]
}

/** The heaviest first, then again and again what is heavy and far from all that were taken. */
function spreadOut(chips: readonly Chip[]): Oklab[] {
  const taken: Oklab[] = []
  while (taken.length < Math.min(PALETTE_SIZE, chips.length)) {
    const worth = ({ colour, mass }: Chip) =>
      mass * Math.min(1, ...taken.map((other) => distanceBetween(colour, other))) ** 2
    const [best] = chips.toSorted((one, other) => worth(other) - worth(one))
    if (best) taken.push(best.colour)
  }
  return taken
}

function moveToMiddles(chips: readonly Chip[], centres: readonly Oklab[]): Oklab[] {
  const own = Map.groupBy(chips, ({ colour }) => nearestAmong(colour, centres))
  return centres.map((centre, at) => {
    const members = own.get(at) ?? []
    const whole = members.reduce((sum, { mass }) => sum + mass, 0)
    if (whole === 0) return centre
    const middle = (part: keyof Oklab) =>
      members.reduce((sum, { colour, mass }) => sum + colour[part] * mass, 0) / whole
    return { lightness: middle('lightness'), a: middle('a'), b: middle('b') }
  })
}

function nearestAmong(colour: Oklab, centres: readonly Oklab[]): number {
  const distances = centres.map((centre) => distanceBetween(colour, centre))
  return distances.indexOf(Math.min(...distances))
}

function chromaOf({ a, b }: Oklab): number {
  return Math.hypot(a, b)
}

function inOrderOfShowing(one: Oklab, other: Oklab): number {
  const [oneGrey, otherGrey] = [chromaOf(one) < GREY_BELOW, chromaOf(other) < GREY_BELOW]
  if (oneGrey !== otherGrey) return oneGrey ? -1 : 1
  if (oneGrey) return one.lightness - other.lightness
  return hueOf(one) - hueOf(other) || one.lightness - other.lightness
}

function hueOf({ a, b }: Oklab): number {
  const angle = Math.atan2(b, a)
  return angle < 0 ? angle + 2 * Math.PI : angle
}
