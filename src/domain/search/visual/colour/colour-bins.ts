import { type Oklab, toOklab } from './oklab.ts'

/** Where one step of lightness ends and the next begins. */
const LIGHTNESS_EDGES = [0.3, 0.5, 0.7, 0.88] as const
const LIGHTNESS_CENTRES = [0.2, 0.4, 0.6, 0.79, 0.95] as const
/** Below it a colour is grey; between the two muted, above vivid. */
const GREY_BELOW = 0.04
const VIVID_ABOVE = 0.11
const CHROMA_CENTRES = [0.07, 0.16] as const
/** Red, orange, yellow and so on each have one of their own. */
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

/** The place of a colour's bin in `COLOUR_BINS`. */
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

/** How much of the picture has the colour of which bin: shares that add up to 1. `pixels` are red, green, blue bytes. */
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
