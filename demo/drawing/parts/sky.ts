import { arc, ellipse, type Point, path, polar, rectangle, steps, TURN } from '../core/geometry.ts'
import { cut, fill, line, moving, named, type Slot } from '../core/scene.ts'
import { BLEED, type Stage } from '../core/stage.ts'

/** Covers the whole sheet. Comes first in every work. */
export function ground({ scene, width, height }: Stage, slot: Slot = 'ground', tone = 0): void {
  cut(scene, rectangle(-BLEED, -BLEED, width + 2 * BLEED, height + 2 * BLEED), slot, { backdrop: true, tone })
}

/** A sun, or the moon with stars at night; answers where it stands. */
export function skyLight(stage: Stage, x: number, y: number, sizeTimes = 1): Point {
  const { scene, width, height, hand, random } = stage
  const radius = hand.sunSize * Math.min(width, height) * sizeTimes * random.between(0.85, 1.25)
  if (stage.night) {
    stars(stage, 45, height * 0.62)
    named(scene, 'moon', () => moon(stage, x, y, radius))
    return [x, y]
  }
  named(scene, 'sun', () => {
    if (random.chance(0.25)) rays(stage, x, y, radius)
    fill(scene, ellipse(x, y, radius), 'sun')
  })
  return [x, y]
}

/** Full with its spots, or a crescent in one piece: whatever covers a full one would have a rim itself. */
function moon({ scene, random }: Stage, x: number, y: number, radius: number): void {
  const [inX, inY, inner] = [x + radius * 0.42, y - radius * 0.2, radius * 0.88]
  const crescent = [...arc(x, y, radius, radius, 36, 273, 30), ...arc(inX, inY, inner, inner, 245, 64, 24)]
  const isFull = !random.chance(0.5)
  cut(scene, isFull ? ellipse(x, y, radius) : crescent, 'sun', { curved: isFull })
  if (isFull)
    for (const [dx, dy, size] of [
      [-0.3, -0.2, 0.22],
      [0.25, 0.3, 0.16],
      [0.3, -0.4, 0.11],
    ] as const)
      fill(scene, ellipse(x + dx * radius, y + dy * radius, size * radius), 'sun', {
        tone: -0.07,
        fine: true,
      })
}

function rays({ scene }: Stage, x: number, y: number, radius: number): void {
  const count = 16
  for (let index = 0; index < count; index++) {
    const angle = (index / count) * TURN
    line(
      scene,
      [polar([x, y], angle, radius * 1.25), polar([x, y], angle, radius * (index % 2 ? 1.5 : 1.7))],
      'sun',
      radius * 0.07,
    )
  }
}

export function stars({ scene, width, random }: Stage, count: number, downTo: number): void {
  for (let index = 0; index < count; index++) {
    const [x, y] = [random.between(0, width), random.between(0, downTo)]
    const size = random.between(1.2, 3.6)
    if (random.chance(0.15)) {
      const star = steps(9, (share, point) => polar([x, y], share * TURN, size * (point % 2 ? 1 : 3)))
      cut(scene, star.slice(0, 8), 'light', { fine: true })
    } else fill(scene, ellipse(x, y, size), 'light', { fine: true })
  }
}

export function cloud(stage: Stage, x: number, y: number, size: number, slot: Slot = 'white'): void {
  const { scene, random } = stage
  const kind = random.pick(['puffs', 'bars', 'puffs'] as const)
  moving(scene, { kind: 'drift', reach: size * 0.1, phase: random.next() }, () => {
    if (kind === 'bars') {
      for (const [dx, dy, share] of [
        [0, 0, 1],
        [0.18, -0.13, 0.62],
        [-0.1, 0.13, 0.7],
      ] as const) {
        fill(scene, ellipse(x + dx * size, y + dy * size, (share * size) / 2, size * 0.055), slot)
      }
      return
    }
    const bumps = random.whole(3, 5)
    const top = steps(bumps, (_, index) => {
      const height = size * (0.13 + 0.13 * Math.sin((Math.PI * (index + 0.5)) / bumps))
      const centre = x - size / 2 + (size * (index + 0.5)) / bumps
      return arc(centre, y - height * 0.45, (size / bumps) * 0.62, height, 190, 350, 6)
    }).flat()
    cut(scene, [[x - size / 2, y], ...top, [x + size / 2, y]], slot)
  })
}

export function clouds(stage: Stage, count: number, slot: Slot = 'white'): void {
  const { width, height, random } = stage
  for (let index = 0; index < count; index++) {
    const x = width * ((index + random.between(0.1, 0.9)) / count)
    cloud(stage, x, random.between(0.08, 0.3) * height, random.between(0.14, 0.27) * width, slot)
  }
}

/** Far birds, two strokes each. */
export function flock(
  { scene, random }: Stage,
  x: number,
  y: number,
  size: number,
  count: number,
  slot: Slot = 'dark',
): void {
  for (let index = 0; index < count; index++) {
    const [cx, cy] = [x + random.swing() * size * 5, y + random.swing() * size * 2.4]
    const span = size * random.between(0.6, 1.1)
    const wings: Point[] = [
      [cx - span, cy - span * 0.35],
      [cx - span * 0.4, cy - span * 0.5],
      [cx, cy],
      [cx + span * 0.45, cy - span * 0.55],
      [cx + span, cy - span * 0.3],
    ]
    line(scene, wings, slot, Math.max(1.8, span * 0.13), { fine: true })
  }
}

export function rain({ scene, width, height, random }: Stage, slot: Slot = 'light'): void {
  for (let index = 0; index < 80; index++) {
    const [x, y, length] = [
      random.between(-50, width + 50),
      random.between(-20, height),
      random.between(18, 42),
    ]
    line(scene, path([x, y, x - length * 0.28, y + length]), slot, 2.2, { fine: true })
  }
}

export function snow({ scene, width, height, random }: Stage): void {
  for (let index = 0; index < 90; index++) {
    fill(
      scene,
      ellipse(random.between(0, width), random.between(0, height), random.between(1.8, 5.5)),
      'white',
      { fine: true },
    )
  }
}
