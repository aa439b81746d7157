import sharp from 'sharp'
import { countColours } from '#domain/search/visual/colours.ts'

// Classical image descriptors without a model, for comparison.

const HASH_SIDE = 32
const HASH_FREQUENCIES = 8
const HOG_SIDE = 64
const HOG_CELL = 8
const HOG_ANGLES = 9

/** A perceptual hash: the signs of the 64 lowest frequencies around their mean, as numbers of -1 and 1. */
export async function perceptualHash(bytes: Buffer): Promise<Float32Array> {
  const grey = await greyPixels(bytes, HASH_SIDE)
  const wave = (at: number, frequency: number) =>
    Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * HASH_SIDE))
  const strengths = Array.from({ length: HASH_FREQUENCIES ** 2 }, (_, place) => {
    const [across, down] = [place % HASH_FREQUENCIES, Math.floor(place / HASH_FREQUENCIES)]
    return grey.reduce(
      (sum, value, at) => sum + value * wave(at % HASH_SIDE, across) * wave(Math.floor(at / HASH_SIDE), down),
      0,
    )
  })
  const mean = strengths.slice(1).reduce((sum, strength) => sum + strength, 0) / (strengths.length - 1)
  return Float32Array.from(strengths, (strength) => (strength > mean ? 1 : -1))
}

/** Roots of the shares of colours and of the shares of edge directions in each cell (HOG). */
export async function coloursAndEdges(bytes: Buffer): Promise<Float32Array> {
  const pixels = await sharp(bytes)
    .resize(224, 224, { fit: 'fill' })
    .flatten()
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const grey = await greyPixels(bytes, HOG_SIDE)
  const cells = HOG_SIDE / HOG_CELL
  const edges = new Float32Array(cells * cells * HOG_ANGLES)
  for (let y = 1; y < HOG_SIDE - 1; y++) {
    for (let x = 1; x < HOG_SIDE - 1; x++) {
      const at = y * HOG_SIDE + x
      const across = (grey[at + 1] ?? 0) - (grey[at - 1] ?? 0)
      const down = (grey[at + HOG_SIDE] ?? 0) - (grey[at - HOG_SIDE] ?? 0)
      const angle =
        Math.floor((((Math.atan2(down, across) + Math.PI) % Math.PI) / Math.PI) * HOG_ANGLES) % HOG_ANGLES
      const place = (Math.floor(y / HOG_CELL) * cells + Math.floor(x / HOG_CELL)) * HOG_ANGLES + angle
      edges[place] = (edges[place] ?? 0) + Math.hypot(across, down)
    }
  }
  const whole = edges.reduce((sum, edge) => sum + edge, 0) || 1
  return Float32Array.from([
    ...countColours(pixels).map(Math.sqrt),
    ...edges.map((edge) => Math.sqrt(edge / whole)),
  ])
}

async function greyPixels(bytes: Buffer, side: number): Promise<Uint8Array> {
  return sharp(bytes)
    .flatten()
    .resize(side, side, { fit: 'fill' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer()
}
