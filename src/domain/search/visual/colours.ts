import { LARGEST_SIGNED_BYTE } from './vector-bytes.ts'

const LIGHTNESS_EDGES = [0.3, 0.5, 0.7, 0.88] as const
const LIGHTNESS_CENTRES = [0.2, 0.4, 0.6, 0.79, 0.95] as const
/** Below the first a colour is grey, between the two muted, above the second vivid. */
const GREY_BELOW = 0.04
const VIVID_ABOVE = 0.11
const CHROMA_CENTRES = [0.07, 0.16] as const
const HUES = 12
const KINDS = 1 + HUES * CHROMA_CENTRES.length

/** The bins into which a picture's colours are counted: for each lightness grey, and each hue muted and vivid. */
export const COLOUR_BINS: readonly Oklab[] = LIGHTNESS_CENTRES.flatMap((lightness) => [
  { lightness, a: 0, b: 0 },
  ...CHROMA_CENTRES.flatMap((chroma) =>
    Array.from({ length: HUES }, (_, hue): Oklab => {
      const angle = (2 * Math.PI * hue) / HUES
      return { lightness, a: chroma * Math.cos(angle), b: chroma * Math.sin(angle) }
    }),
  ),
])

export function binOf({ lightness, a, b }: Oklab): number {
  const step = LIGHTNESS_EDGES.filter((edge) => lightness >= edge).length
  const chroma = Math.hypot(a, b)
  if (chroma < GREY_BELOW) return step * KINDS
  const hue = Math.round(((Math.atan2(b, a) / (2 * Math.PI)) * HUES + HUES) % HUES) % HUES
  return step * KINDS + 1 + (chroma > VIVID_ABOVE ? HUES : 0) + hue
}

/** Bits of each channel that decide the bin; the table is ten times as fast as computing it for every pixel. */
const BITS = 5
let binOfColour: Uint8Array | null = null

/** The shares of all bins, which add up to 1; `pixels` are red, green, blue bytes. */
export function countColours(pixels: Uint8Array): Float32Array {
  binOfColour ??= listBins()
  const counts = new Uint32Array(COLOUR_BINS.length)
  for (let at = 0; at < pixels.length; at += 3) {
    const bin = binOfColour[placeOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)] ?? 0
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  return Float32Array.from(counts, (count) => (3 * count) / pixels.length)
}

function placeOf(red: number, green: number, blue: number): number {
  const drop = 8 - BITS
  return ((red >> drop) << (2 * BITS)) | ((green >> drop) << BITS) | (blue >> drop)
}

function listBins(): Uint8Array {
  const middle = (part: number) => ((part & (2 ** BITS - 1)) + 0.5) * 2 ** (8 - BITS)
  return Uint8Array.from({ length: 2 ** (3 * BITS) }, (_, colour) =>
    binOf(toOklab(middle(colour >> (2 * BITS)), middle(colour >> BITS), middle(colour))),
  )
}

/** In OKLab, about the distance of two neighbouring bins: a colour on their border may be counted in either. */
const BIN_DISTANCE = 0.1
/** Bins of a smaller weight have another colour: vivid red is not spread to grey. */
const LEAST_BIN_WEIGHT = 0.1

type Weighted = { bin: number; weight: number }

const NEIGHBOURS: readonly (readonly Weighted[])[] = COLOUR_BINS.map((centre) => {
  const near = COLOUR_BINS.map((other, bin) => ({
    bin,
    weight: Math.exp(-((distanceBetween(centre, other) / BIN_DISTANCE) ** 2)),
  })).filter(({ weight }) => weight >= LEAST_BIN_WEIGHT)
  const sum = near.reduce((all, { weight }) => all + weight, 0)
  return near.map(({ bin, weight }) => ({ bin, weight: weight / sum }))
})

/** The cosine of two such vectors is Bhattacharyya's coefficient: how alike two pictures' colours are, from 0 to 1. */
export function colourVectorOf(colours: ArrayLike<number>): Int8Array {
  const roots = new Float64Array(COLOUR_BINS.length)
  for (let at = 0; at < roots.length; at++) {
    const amount = colours[at] ?? 0
    if (amount === 0) continue
    for (const { bin, weight } of NEIGHBOURS[at] ?? []) roots[bin] = (roots[bin] ?? 0) + amount * weight
  }
  let most = 0
  for (let bin = 0; bin < roots.length; bin++) {
    roots[bin] = Math.sqrt(roots[bin] ?? 0)
    most = Math.max(most, roots[bin] ?? 0)
  }
  const vector = new Int8Array(roots.length)
  for (let bin = 0; bin < roots.length; bin++)
    vector[bin] = Math.round(((roots[bin] ?? 0) / (most || 1)) * LARGEST_SIGNED_BYTE)
  return vector
}

/** Lightness from 0 to 1; `a` from green to red and `b` from blue to yellow, both about -0.4 to 0.4. */
export type Oklab = { lightness: number; a: number; b: number }

/** Light per 8-bit value of sRGB, from 0 to 1. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Bytes of sRGB. The matrices are Björn Ottosson's (https://bottosson.github.io/posts/oklab/, public domain). */
function toOklab(red: number, green: number, blue: number): Oklab {
  const [r, g, b] = [LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  }
}

/** Returns `#rrggbb`; colours beyond sRGB are cut off at its borders. */
export function toHex({ lightness, a, b }: Oklab): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const light = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
  return `#${light.map((part) => toByte(part).toString(16).padStart(2, '0')).join('')}`
}

/** @throws RangeError for anything but `#rrggbb`. */
export function fromHex(colour: string): Oklab {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (!parts) throw new RangeError(`${colour} is not a colour like #rrggbb.`)
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => Number.parseInt(part, 16))
  return toOklab(red, green, blue)
}

function distanceBetween(one: Oklab, other: Oklab): number {
  return Math.hypot(one.lightness - other.lightness, one.a - other.a, one.b - other.b)
}

function toByte(light: number): number {
  const part = Math.min(1, Math.max(0, light))
  const share = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
  return Math.round(share * 255)
}

/** In OKLab: two colours further apart have different names. A bin is about half as wide. */
const SAME_NAME_WITHIN = 0.12
const LEAST_NAME_WEIGHT = 0.2
/** Less of a colour than this share is not seen at a glance. */
export const VISIBLE_SHARE = 0.06
const PALETTE_SIZE = 12
const PALETTE_ROUNDS = 20
/** Grey paper is in every picture, so strong colours count for more than their area. */
const CHROMA_BONUS = 12

type Weights = readonly { bin: number; weight: number }[]

export function weighBins(colour: string): Weights {
  const wanted = fromHex(colour)
  return COLOUR_BINS.map((centre, bin) => ({
    bin,
    weight: Math.exp(-((distanceBetween(centre, wanted) / SAME_NAME_WITHIN) ** 2)),
  }))
    .filter(({ weight }) => weight >= LEAST_NAME_WEIGHT)
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
  const chipsByCentre = Map.groupBy(chips, ({ colour }) => nearestAmong(colour, centres))
  return centres.map((centre, at) => {
    const members = chipsByCentre.get(at) ?? []
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
