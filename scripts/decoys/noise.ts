import {
  anyColour,
  between,
  type Colour,
  lighten,
  mix,
  normal,
  openFractal,
  openSmoothNoise,
  paint,
  type Random,
  SIDES,
  wholeBetween,
} from './raster.ts'

/** Noise from fine to coarse, grey, tinted and in all colours. */
export const NOISE = { greyNoise, colourNoise, saltAndPepper, cells, clouds, tinted, lines, blotches }

const cellsOf = (size: number) => ({
  width: Math.ceil(SIDES.width / size),
  height: Math.ceil(SIDES.height / size),
})

/** A value for each square of so many pixels. */
function openSquares<Value>(size: number, make: () => Value): (x: number, y: number) => Value {
  const { width, height } = cellsOf(size)
  const values = Array.from({ length: width * height }, make)
  return (x, y) => {
    const at = Math.floor((y * SIDES.height) / size) * width + Math.floor((x * SIDES.width) / size)
    return values[at] ?? make()
  }
}

function greyNoise(random: Random): Promise<Buffer> {
  const [mean, sigma] = [between(random, 70, 190), between(random, 15, 90)]
  const valueAt = openSquares(wholeBetween(random, 1, 3), () => mean + sigma * normal(random))
  return paint((x, y) => lighten([0, 0, 0], valueAt(x, y)))
}

function colourNoise(random: Random): Promise<Buffer> {
  const sigma = between(random, 20, 110)
  const own = anyColour(random, 60, 200)
  const valueAt = openSquares(wholeBetween(random, 1, 4), (): Colour => {
    const part = (mean: number) => mean + sigma * normal(random)
    return [part(own[0]), part(own[1]), part(own[2])]
  })
  return paint(valueAt)
}

function saltAndPepper(random: Random): Promise<Buffer> {
  const [ground, share] = [anyColour(random), between(random, 0.05, 0.5)]
  const valueAt = openSquares(wholeBetween(random, 1, 4), (): Colour => {
    if (random() > share) return ground
    return random() < 0.5 ? [0, 0, 0] : [255, 255, 255]
  })
  return paint(valueAt)
}

function cells(random: Random): Promise<Buffer> {
  const isGrey = random() < 0.3
  const valueAt = openSquares(wholeBetween(random, 6, 60), (): Colour => {
    return isGrey ? lighten([0, 0, 0], 255 * random()) : anyColour(random)
  })
  return paint(valueAt)
}

function clouds(random: Random): Promise<Buffer> {
  const noise = openFractal(random, wholeBetween(random, 1, 6))
  const scale = between(random, 3, 30)
  const [one, other] = [anyColour(random), anyColour(random)]
  return paint((x, y) => mix(one, other, noise(x * scale, y * scale)))
}

/** Each channel has noise of its own. */
function tinted(random: Random): Promise<Buffer> {
  const scale = between(random, 3, 60)
  const channels = [0, 1, 2].map(() => openFractal(random, wholeBetween(random, 1, 4)))
  const shareOf = (channel: number, x: number, y: number) =>
    255 * (channels[channel]?.(x * scale, y * scale) ?? 0)
  return paint((x, y) => [shareOf(0, x, y), shareOf(1, x, y), shareOf(2, x, y)])
}

/** A screen without reception. */
function lines(random: Random): Promise<Buffer> {
  const rows = Array.from({ length: SIDES.height }, () => 60 * random())
  const strength = between(random, 40, 150)
  return paint((_, y) =>
    lighten([60, 60, 60], (rows[Math.floor(y * SIDES.height)] ?? 0) + strength * random()),
  )
}

function blotches(random: Random): Promise<Buffer> {
  const noise = openSmoothNoise(random)
  const [scale, border] = [between(random, 4, 40), between(random, 0.35, 0.65)]
  const [one, other] = [anyColour(random), anyColour(random)]
  return paint((x, y) => (noise(x * scale, y * scale) < border ? one : other))
}
