import { createNoise2D } from 'simplex-noise'
import { arc, type Point, spline, steps } from '../core/geometry.ts'
import { cut, fill, inside, line, moving, type Slot } from '../core/scene.ts'
import { BLEED, type Stage } from '../core/stage.ts'

/** Height of the land's surface at a place. */
export type Surface = (x: number) => number

/** A rolling hill down to the lower edge; answers its surface, to stand things on. */
export function ridge(stage: Stage, y: number, swing: number, slot: Slot, tone = 0): Surface {
  const { scene, width, height, random } = stage
  const noise = createNoise2D(random.next)
  const surface = (x: number) => y + noise(x / 430, 0.5) * swing + noise(x / 170, 9) * swing * 0.25
  const top = steps(Math.ceil((width + 2 * BLEED) / 40), (share): Point => {
    const x = -BLEED + share * (width + 2 * BLEED)
    return [x, surface(x)]
  })
  cut(scene, [...spline(top, 3), [width + BLEED, height + BLEED], [-BLEED, height + BLEED]], slot, { tone })
  return surface
}

/** Peaks with a lit and a shaded flank, some with snow. */
export function mountains(stage: Stage, base: number, tallest: number, slot: Slot, snow: boolean): void {
  const { scene, width, random } = stage
  let x = -width * random.between(0.1, 0.3)
  while (x < width * 1.05) {
    const half = width * random.between(0.13, 0.24)
    const peak: Point = [x + half * random.between(0.85, 1.15), base - tallest * random.between(0.55, 1)]
    const crag = (share: number, side: number): Point => [
      peak[0] + side * half * share + random.swing() * half * 0.05,
      peak[1] + (base - peak[1]) * share + random.swing() * half * 0.06,
    ]
    const left = [crag(1, -1), crag(0.7, -1), crag(0.35, -1)]
    const right = [crag(0.3, 1), crag(0.65, 1), crag(1, 1)]
    const mountain = cut(scene, [...left, peak, ...right], slot)
    const [foot, height] = [base + 40, base - peak[1]]
    inside(scene, mountain, () => {
      cut(
        scene,
        [
          peak,
          ...right,
          [peak[0] + half * 1.3, foot],
          [peak[0] + half * 0.1, foot],
          [peak[0] + half * 0.22, peak[1] + height * 0.55],
          [peak[0] - half * 0.06, peak[1] + height * 0.3],
        ],
        slot,
        { tone: -0.075 },
      )
      if (snow) snowCap(stage, peak, half, height)
    })
    x += half * random.between(1.1, 1.6)
  }
}

function snowCap({ scene, random }: Stage, [x, y]: Point, half: number, height: number): void {
  const depth = height * random.between(0.22, 0.34)
  const teeth = steps(
    7,
    (share, index): Point => [x + half * 0.5 * (1 - 2 * share), y + depth * (index % 2 ? 0.62 : 1)],
  )
  cut(scene, [[x - half * 0.6, y - 10], [x + half * 0.6, y - 10], ...teeth], 'white')
}

/** A path or river that winds from the horizon to the lower edge. */
export function winding(stage: Stage, fromX: number, fromY: number, slot: Slot, widest: number): void {
  const { scene, width, height, random } = stage
  const sway = random.pick([-1, 1]) * width * random.between(0.1, 0.2)
  const centre = [0, 0.22, 0.5, 0.78, 1.1].map(
    (share, index): Point => [
      fromX + sway * (index === 0 ? 0 : index % 2 ? 0.55 : -0.7) * share * 1.5,
      fromY + (height - fromY) * share * share * 1.05 + share * 4,
    ],
  )
  const half = (share: number) => widest * (0.02 + share ** 1.7) * 0.5
  const left = centre.map(([x, y], index): Point => [x - half(index / 4), y])
  const right = centre.map(([x, y], index): Point => [x + half(index / 4), y]).reverse()
  cut(scene, [...spline(left), ...spline(right)], slot)
}

/** Water from `y` down in bands of waves; every band drifts in animated works. */
export function waves(stage: Stage, y: number, bands: number, slots: readonly Slot[]): void {
  const { scene, width, height, random, hand } = stage
  const pointed = hand.detail > 0.75
  for (let band = 0; band < bands; band++) {
    const level = y + (height - y) * (band / bands) ** 1.15
    const [swell, length, phase] = [3 + band * 4.5, 46 + band * 30, random.between(0, 9)]
    const crest = steps(Math.ceil((width + 2 * BLEED) / (length / 5)), (share): Point => {
      const x = -BLEED + share * (width + 2 * BLEED)
      const wave = Math.sin((x / length) * Math.PI + phase)
      return [x, level + (pointed ? Math.abs(wave) : wave) * swell]
    })
    const slot = slots[band % slots.length] ?? 'water'
    moving(scene, { kind: 'drift', reach: length * 0.4, phase: band * 0.3 }, () => {
      cut(scene, [...spline(crest, 2), [width + BLEED, height + BLEED], [-BLEED, height + BLEED]], slot, {
        tone: -band * 0.012,
      })
      for (let mark = 0; mark < 5 * hand.detail; mark++) {
        const [mx, my] = [random.between(0, width), level + random.between(14, 20 + (height - y) / bands)]
        line(scene, arc(mx, my, 10 + band * 4, 4 + band, 200, 340, 6), 'light', 1.6 + band * 0.3, {
          fine: true,
        })
      }
    })
  }
}

/** Short blades along a surface, to seat things on the ground. */
export function tufts(
  { scene, random, width }: Stage,
  surface: Surface,
  count: number,
  slot: Slot,
  size: number,
): void {
  for (let index = 0; index < count; index++) {
    const x = random.between(0, width)
    for (const side of [-0.5, 0, 0.55]) {
      const tip: Point = [x + side * size * 0.7, surface(x) - size * random.between(0.7, 1.1)]
      fill(
        scene,
        [
          [x - size * 0.09, surface(x) + 3],
          [x + side * size * 0.2, surface(x) - size * 0.4],
          tip,
          [x + size * 0.09, surface(x) + 3],
        ],
        slot,
      )
    }
  }
}
