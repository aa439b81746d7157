import {
  anyColour,
  between,
  type Colour,
  lighten,
  mix,
  openFractal,
  openSmoothNoise,
  paint,
  type Random,
  wholeBetween,
} from './raster.ts'

/** Surfaces and patterns that fill the picture and show nothing. */
export const TEXTURES = {
  checks,
  stripes,
  dots,
  grid,
  bricks,
  tiles,
  wood,
  marble,
  weave,
  concrete,
  grass,
  water,
  sky,
  leather,
}

const fraction = (value: number) => value - Math.floor(value)

function checks(random: Random): Promise<Buffer> {
  const [one, other, count] = [anyColour(random), anyColour(random), wholeBetween(random, 3, 24)]
  return paint((x, y) => ((Math.floor(x * count) + Math.floor(y * count * 0.75)) % 2 === 0 ? one : other))
}

function stripes(random: Random): Promise<Buffer> {
  const colours = Array.from({ length: wholeBetween(random, 2, 5) }, () => anyColour(random))
  const [count, slope] = [between(random, 4, 60), between(random, -2, 2)]
  return paint((x, y) => {
    const at = Math.floor(fraction((x + slope * y) * count * 0.3) * colours.length)
    return colours[at] ?? [0, 0, 0]
  })
}

function dots(random: Random): Promise<Buffer> {
  const [ground, ink] = [anyColour(random), anyColour(random)]
  const [count, size] = [between(random, 5, 50), between(random, 0.15, 0.45)]
  return paint((x, y) => {
    const row = Math.floor(y * count * 0.75)
    const across = fraction(x * count + (row % 2) / 2) - 0.5
    return Math.hypot(across, fraction(y * count * 0.75) - 0.5) < size ? ink : ground
  })
}

function grid(random: Random): Promise<Buffer> {
  const [ground, ink] = [anyColour(random, 150), anyColour(random, 0, 160)]
  const [count, width] = [between(random, 6, 50), between(random, 0.05, 0.2)]
  return paint((x, y) => (fraction(x * count) < width || fraction(y * count * 0.75) < width ? ink : ground))
}

function bricks(random: Random): Promise<Buffer> {
  return courses(random, [between(random, 120, 190), between(random, 60, 100), 60], 0.5)
}

function tiles(random: Random): Promise<Buffer> {
  return courses(random, anyColour(random, 120), 0)
}

/** Rows of stones or tiles, each row moved by a share of one. */
function courses(random: Random, own: Colour, moved: number): Promise<Buffer> {
  const [noise, grain] = [openSmoothNoise(random), openFractal(random, 4)]
  const [columns, rows, joint] = [between(random, 4, 14), between(random, 6, 22), lighten(own, 50)]
  return paint((x, y) => {
    const row = Math.floor(y * rows)
    const across = x * columns + row * moved
    if (fraction(across) < 0.06 || fraction(y * rows) < 0.1) return joint
    return lighten(
      own,
      60 * (noise(Math.floor(across) * 1.7, row * 1.3) - 0.5) + 40 * (grain(x * 60, y * 60) - 0.5),
    )
  })
}

function wood(random: Random): Promise<Buffer> {
  const noise = openFractal(random, 4)
  const [dark, bright] = [anyColour(random, 40, 90), [between(random, 130, 210), 130, 80] as const]
  const [rings, planks] = [between(random, 5, 20), wholeBetween(random, 1, 6)]
  return paint((x, y) => {
    const plank = Math.floor(y * planks)
    const bent = noise(x * 3 + plank * 9, y * 14)
    if (planks > 1 && fraction(y * planks) < 0.02) return dark
    return mix(dark, bright, 0.35 + 0.5 * fraction(bent * rings) + 0.3 * (noise(x * 8, y * 200) - 0.5))
  })
}

function marble(random: Random): Promise<Buffer> {
  const noise = openFractal(random, 5)
  const [ground, vein] = [anyColour(random, 140), anyColour(random, 0, 130)]
  const scale = between(random, 2, 6)
  return paint((x, y) => mix(ground, vein, Math.abs(Math.sin(6 * x + 9 * noise(x * scale, y * scale))) ** 6))
}

function weave(random: Random): Promise<Buffer> {
  const [one, other] = [anyColour(random, 40), anyColour(random, 40)]
  const [count, noise] = [between(random, 20, 90), openFractal(random, 3)]
  return paint((x, y) => {
    const [across, down] = [x * count, y * count * 0.75]
    const isOver = (Math.floor(across) + Math.floor(down)) % 2 === 0
    const round = Math.sin(Math.PI * fraction(isOver ? across : down))
    return lighten(isOver ? one : other, 50 * (round - 0.6) + 30 * (noise(x * 40, y * 40) - 0.5))
  })
}

function concrete(random: Random): Promise<Buffer> {
  const [large, own] = [openFractal(random, 5), lighten([0, 0, 0], between(random, 90, 190))]
  const [grain, depth] = [between(random, 15, 70), between(random, 20, 80)]
  return paint((x, y) => lighten(own, depth * (large(x * 6, y * 6) - 0.5) + grain * (random() - 0.5)))
}

function grass(random: Random): Promise<Buffer> {
  const noise = openFractal(random, 3)
  const [dark, bright] = [[20, 50, 15] as const, [between(random, 90, 170), 180, 70] as const]
  const scale = between(random, 20, 60)
  return paint((x, y) => mix(dark, bright, noise(x * scale * 3 + 4 * noise(x * 9, y * 9), y * scale)))
}

function water(random: Random): Promise<Buffer> {
  const noise = openFractal(random, 4)
  const [deep, bright] = [[10, between(random, 40, 90), 110] as const, [190, 220, 235] as const]
  const scale = between(random, 4, 14)
  return paint((x, y) =>
    mix(deep, bright, noise(x * scale, y * scale * (4 - 2 * y)) ** between(random, 1.9, 2)),
  )
}

function sky(random: Random): Promise<Buffer> {
  const noise = openFractal(random, 6)
  const [cover, scale] = [between(random, 0.35, 0.6), between(random, 2, 7)]
  return paint((x, y) =>
    mix(
      [90 + 90 * y, 140 + 60 * y, 220],
      [250, 250, 250],
      Math.max(0, Math.min(1, 4 * (noise(x * scale, y * scale * 1.6) - cover))),
    ),
  )
}

function leather(random: Random): Promise<Buffer> {
  const own = anyColour(random, 20, 150)
  const spots = Array.from({ length: 400 }, () => [random(), random()] as const)
  return paint(
    (x, y) => {
      let [near, next] = [9, 9]
      for (const [left, top] of spots) {
        const distance = (x - left) ** 2 + (y - top) ** 2
        if (distance < near) [near, next] = [distance, near]
        else if (distance < next) next = distance
      }
      return lighten(own, 900 * (Math.sqrt(next) - Math.sqrt(near)) - 20)
    },
    { width: 240, height: 180 },
  )
}
