import sharp from 'sharp'

/** A number from 0 up to but not including 1. */
export type Random = () => number
/** Red, green and blue, 0 to 255 each; what lies beyond is cut off. */
export type Colour = readonly [red: number, green: number, blue: number]
/** The colour at a place in shares of the width and the height. */
export type Shade = (x: number, y: number) => Colour

/** In pixels. */
export type Size = { width: number; height: number }

export const SIDES: Size = { width: 480, height: 360 }

/** Computes each pixel of a picture. */
export function paint(shade: Shade, { width, height }: Size = SIDES): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = 3 * (row * width + column)
      for (const [channel, value] of shade(column / width, row / height).entries())
        data[at + channel] = Math.max(0, Math.min(255, Math.round(value)))
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

export function between(random: Random, least: number, most: number): number {
  return least + (most - least) * random()
}

export function wholeBetween(random: Random, least: number, most: number): number {
  return Math.floor(between(random, least, most + 1))
}

export function oneOf<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0]
}

export function anyColour(random: Random, least = 0, most = 255): Colour {
  return [between(random, least, most), between(random, least, most), between(random, least, most)]
}

export function mix(one: Colour, other: Colour, share: number): Colour {
  const part = (from: number, to: number) => from + (to - from) * share
  return [part(one[0], other[0]), part(one[1], other[1]), part(one[2], other[2])]
}

export function lighten([red, green, blue]: Colour, by: number): Colour {
  return [red + by, green + by, blue + by]
}

/** Smooth noise from 0 to 1: values on a lattice, between which is interpolated. Cells are of length 1. */
export function openSmoothNoise(random: Random): (x: number, y: number) => number {
  const size = 64
  const lattice = Float32Array.from({ length: size * size }, random)
  const valueAt = (column: number, row: number) => lattice[(row & 63) * size + (column & 63)] ?? 0
  const ease = (share: number) => share * share * (3 - 2 * share)
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const [across, down] = [ease(x - column), ease(y - row)]
    const upper = valueAt(column, row) + across * (valueAt(column + 1, row) - valueAt(column, row))
    const lower =
      valueAt(column, row + 1) + across * (valueAt(column + 1, row + 1) - valueAt(column, row + 1))
    return upper + down * (lower - upper)
  }
}

/** Smooth noise of several sizes, each half as large and half as strong as the one before; from 0 to 1. */
export function openFractal(random: Random, octaves: number): (x: number, y: number) => number {
  const noise = openSmoothNoise(random)
  return (x, y) => {
    let [sum, whole] = [0, 0]
    for (let octave = 0; octave < octaves; octave++) {
      sum += noise(x * 2 ** octave + 17 * octave, y * 2 ** octave) / 2 ** octave
      whole += 1 / 2 ** octave
    }
    return sum / whole
  }
}

/** A normal deviate (Box and Muller, 1958). */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
