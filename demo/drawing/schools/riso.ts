import { hexOf, type Oklab, oklabOf, type Rgb, rgbOf } from '../core/colour.ts'
import { cloudTile, tileBetween } from '../core/noise.ts'
import { byteAt, grainAt, offsetAt, paintPixels, ramp } from '../core/pixels.ts'
import type { Random } from '../core/random.ts'
import { rasterise } from '../core/raster.ts'
import type { Layer } from '../core/svg.ts'
import { type Colours, colourOf } from '../hands/colours.ts'
import { lookOf, type Painter, SMALLEST_SHADED, sizeOfShape } from '../painter.ts'

const INKS: readonly (readonly [string, string, string])[] = [
  ['#ff48b0', '#0078bf', '#ffe800'],
  ['#f15060', '#00838a', '#ffb511'],
  ['#ff665e', '#3255a4', '#f7e04b'],
  ['#e45d50', '#2a4b7c', '#5ec8a0'],
  ['#ff7477', '#22577a', '#c7e464'],
  ['#f65058', '#765ba7', '#ffd75e'],
  ['#ff6c2f', '#1d5e9f', '#7ac7c4'],
  ['#d65f8a', '#235b54', '#f3c13a'],
  ['#ff5c7a', '#2d3f8f', '#ffc04d'],
]
const COVERAGES = [0, 0.2, 0.45, 0.75, 1]
const SCREEN_ANGLES = [0.26, 1.31, 0.79]

const NO_INK: Rgb = [0, 0, 0]

type Coverage = readonly [number, number, number]

/** Two or three inks printed over each other through a screen or grain, never quite in register. */
export function riso(random: Random): Painter {
  const [first = NO_INK, second = NO_INK, third = NO_INK] = random.pick(INKS).map(rgbOf)
  const plates: readonly [Rgb, Rgb, Rgb] = [first, second, third]
  const paper = rgbOf(random.pick(['#f7f2e7', '#faf7f0', '#f3ede0', '#f6f3ee']))
  const screened = random.chance(0.55)
  const dot = random.between(6, 10)
  const turn = random.between(0, 0.4)
  const shading = random.between(0.15, 0.4)
  const slips = [0, 1, 2].map(() => [random.between(-3.5, 3.5), random.between(-3.5, 3.5)] as const)
  const separate = separator(plates, paper)
  return async ({ scene, colours, width, seed }) => {
    const layer = await rasterise(scene, plateLayer(colours, separate, shading), width)
    const scale = width / scene.width
    const [dots, grains] = [Math.max(3, dot * scale), Math.max(1, scale * 0.9)]
    const turns = SCREEN_ANGLES.map((angle) => [Math.cos(angle + turn), Math.sin(angle + turn)] as const)
    return paintPixels(layer.width, layer.height, (x, y, ink) => {
      ink[0] = paper[0]
      ink[1] = paper[1]
      ink[2] = paper[2]
      for (const plate of [0, 1, 2] as const) {
        const [slipX = 0, slipY = 0] = slips[plate] ?? []
        const wanted = 1 - byteAt(layer, offsetAt(layer, x - slipX * scale, y - slipY * scale) + plate) / 255
        if (wanted < 0.02) continue
        const grain = grainAt(x + plate * 97 + seed, y + plate * 31, grains) - 0.5
        const [cos = 1, sin = 0] = turns[plate] ?? []
        const raster = screened ? screenAt(x, y, cos, sin, dots) : 0
        const wear = tileBetween(cloudTile, x / scale / 1.6 + plate * 80, y / scale / 1.6 + seed) * 0.09
        const threshold = 0.5 + raster + grain * (screened ? 0.24 : 0.72)
        const cover =
          ramp(wanted * 1.02 + wear * 0.6, threshold - 0.07, threshold + 0.07) *
          (0.95 - Math.abs(grain) * 0.12)
        const colour = plates[plate]
        for (const channel of [0, 1, 2] as const) ink[channel] *= 1 - cover * (1 - colour[channel] / 255)
      }
    })
  }
}

/** Every colour as the inks that make it; large shapes shade off from their upper left. */
function plateLayer(colours: Colours, separate: (colour: Rgb) => Coverage, shading: number): Layer {
  const found = new Map<string, Coverage>()
  const gradients: string[] = []
  return {
    look: (shape) => {
      const colour = colourOf(colours, shape)
      const coverage = found.get(colour) ?? separate(rgbOf(colour))
      if (!found.has(colour)) gradients.push(gradientOf(coverage, found.size, shading))
      found.set(colour, coverage)
      const order = [...found.keys()].indexOf(colour)
      const large = !shape.fine && (shape.backdrop || sizeOfShape(shape) > SMALLEST_SHADED * 2)
      return lookOf(shape, large ? `url(#s${order})` : plateColour(coverage))
    },
    // Read only after all shapes have been looked at, when every gradient is known.
    get defs() {
      return gradients.join('')
    },
  }
}

/** The dots of a screen turned by an angle, from -0.44 between them to 0.44 in their middles. */
function screenAt(x: number, y: number, cos: number, sin: number, dots: number): number {
  return (
    (Math.cos(((x * cos + y * sin) * 6.283) / dots) + Math.cos(((y * cos - x * sin) * 6.283) / dots)) * 0.22
  )
}

/** Red, green and blue of the layer hold how little of each ink is wanted. */
function plateColour([one, two, three]: Coverage, more = 0): string {
  const lack = (cover: number) => 255 * (1 - Math.min(1, Math.max(0, cover + (cover > 0.1 ? more : 0))))
  return hexOf([lack(one), lack(two), lack(three)])
}

function gradientOf(coverage: Coverage, index: number, shading: number): string {
  return `<linearGradient id="s${index}" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="${plateColour(coverage, -shading * 0.5)}"/><stop offset="1" stop-color="${plateColour(coverage, shading * 0.5)}"/></linearGradient>`
}

/** Finds the overprint nearest to a colour: every mixture of the inks is tried. */
function separator(inks: readonly [Rgb, Rgb, Rgb], paper: Rgb): (colour: Rgb) => Coverage {
  const mixtures: { coverage: Coverage; lab: Oklab }[] = []
  for (const one of COVERAGES) {
    for (const two of COVERAGES) {
      for (const three of COVERAGES) {
        const channel = (index: 0 | 1 | 2) =>
          [one, two, three].reduce(
            (light, cover, ink) => light * (1 - cover * (1 - (inks[ink]?.[index] ?? 0) / 255)),
            paper[index],
          )
        mixtures.push({ coverage: [one, two, three], lab: oklabOf([channel(0), channel(1), channel(2)]) })
      }
    }
  }
  return (colour) => {
    const wanted = oklabOf(colour)
    let best: Coverage = [0, 0, 0]
    let least = Infinity
    for (const { coverage, lab } of mixtures) {
      const miss = Math.abs(lab[0] - wanted[0]) * 1.3 + Math.hypot(lab[1] - wanted[1], lab[2] - wanted[2])
      if (miss < least) {
        least = miss
        best = coverage
      }
    }
    return best
  }
}
