import {
  anyColour,
  between,
  type Colour,
  mix,
  openSmoothNoise,
  paint,
  type Random,
  wholeBetween,
} from './raster.ts'

/** Colours that run into each other, with nothing to be seen on them. */
export const GRADIENTS = { linear, radial, conic, corners, lights, banded, waves, vignette }

/** So many colours in a row, between which is interpolated from 0 to 1. */
function openScale(random: Random, count: number): (share: number) => Colour {
  const colours = Array.from({ length: count }, () => anyColour(random))
  return (share) => {
    const at = Math.max(0, Math.min(0.999, share)) * (count - 1)
    const [one, other] = [colours[Math.floor(at)], colours[Math.ceil(at)]]
    return mix(one ?? [0, 0, 0], other ?? [0, 0, 0], at - Math.floor(at))
  }
}

function linear(random: Random): Promise<Buffer> {
  const [scale, angle] = [openScale(random, wholeBetween(random, 2, 5)), between(random, 0, 2 * Math.PI)]
  const [across, down] = [Math.cos(angle), Math.sin(angle)]
  return paint((x, y) => scale(0.5 + 0.7 * ((x - 0.5) * across + (y - 0.5) * down)))
}

function radial(random: Random): Promise<Buffer> {
  const scale = openScale(random, wholeBetween(random, 2, 4))
  const [left, top, reach] = [random(), random(), between(random, 0.4, 1.2)]
  return paint((x, y) => scale(Math.hypot(x - left, 0.75 * (y - top)) / reach))
}

function conic(random: Random): Promise<Buffer> {
  const scale = openScale(random, wholeBetween(random, 3, 6))
  return paint((x, y) => scale(0.5 + Math.atan2(y - 0.5, x - 0.5) / (2 * Math.PI)))
}

function corners(random: Random): Promise<Buffer> {
  const [one, two, three, four] = [anyColour(random), anyColour(random), anyColour(random), anyColour(random)]
  return paint((x, y) => mix(mix(one, two, x), mix(three, four, x), y))
}

/** Soft spots of light. */
function lights(random: Random): Promise<Buffer> {
  const ground = anyColour(random, 0, 120)
  const spots = Array.from({ length: wholeBetween(random, 3, 9) }, () => ({
    x: random(),
    y: random(),
    reach: between(random, 0.08, 0.5),
    colour: anyColour(random, 80),
  }))
  return paint((x, y) =>
    spots.reduce(
      (colour, spot) =>
        mix(colour, spot.colour, Math.exp(-(((x - spot.x) ** 2 + (y - spot.y) ** 2) / spot.reach ** 2))),
      ground,
    ),
  )
}

function banded(random: Random): Promise<Buffer> {
  const [scale, steps] = [openScale(random, 3), wholeBetween(random, 5, 20)]
  const slope = between(random, -0.6, 0.6)
  return paint((x, y) => scale(Math.floor((x + slope * (y - 0.5)) * steps) / steps))
}

function waves(random: Random): Promise<Buffer> {
  const [scale, noise] = [openScale(random, wholeBetween(random, 3, 5)), openSmoothNoise(random)]
  const [wide, high] = [between(random, 1, 3), between(random, 1, 3)]
  return paint((x, y) => scale(noise(x * wide, y * high)))
}

function vignette(random: Random): Promise<Buffer> {
  const [middle, edge] = [anyColour(random, 80), anyColour(random, 0, 60)]
  return paint((x, y) => mix(middle, edge, Math.min(1, 2 * ((x - 0.5) ** 2 + (y - 0.5) ** 2))))
}
