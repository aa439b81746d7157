import { createNoise2D } from 'simplex-noise'
import { type Point, resample } from '../core/geometry.ts'
import { createRandom } from '../core/random.ts'
import type { Scene, Shape } from '../core/scene.ts'
import type { Hand } from './hand.ts'

/** Straight edges longer than this get points in between, so that bending shows on them. */
const LONGEST_STRAIGHT = 45
/** Widest displacement of the wonky hand, in scene units. */
const WONKY_REACH = 26
const LEAN_REACH = 0.16
const ARCH_REACH = 0.14
const TALL_STRETCH = 0.2
/** Corners an angular hand leaves on a curve, whatever its length. */
const ANGULAR_CORNERS = 8

/** Redraws every outline with the artist's one geometric accent. Strong bends stay off lettering (`gentle`). */
export function speakDialect(scene: Scene, hand: Hand, gentle: boolean): void {
  const bend = gentle ? hand.bend * 0.35 : hand.bend
  if (hand.dialect === 'angular' && !gentle) for (const shape of scene.shapes) makeAngular(shape)
  if (hand.dialect === 'puffy' && !gentle) for (const shape of scene.shapes) makePuffy(shape)
  const move = moverFor(scene, hand, bend)
  if (move === null) return
  for (const shape of scene.shapes) {
    if (shape.backdrop) continue
    const dense =
      shape.curved || shape.fine
        ? (ring: Point[]) => ring
        : (ring: Point[]) => resample(ring, LONGEST_STRAIGHT, shape.closed)
    shape.rings = shape.rings.map((ring) => dense(ring).map(move))
  }
}

function moverFor({ width, height }: Scene, hand: Hand, bend: number): ((point: Point) => Point) | null {
  if (hand.dialect === 'wonky') {
    const noise = createNoise2D(createRandom(`wonky ${hand.bendPhase}`).next)
    const [reach, pace] = [WONKY_REACH * bend, 0.0028 + 0.002 * Math.abs(hand.bend)]
    return ([x, y]) => [
      x + noise(x * pace, y * pace) * reach,
      y + noise(x * pace + 50, y * pace) * reach * 0.8,
    ]
  }
  if (hand.dialect === 'leaning') return ([x, y]) => [x + (y - height / 2) * LEAN_REACH * bend, y]
  if (hand.dialect === 'arched') {
    return ([x, y]) => [x, y + ((x - width / 2) / width) ** 2 * height * ARCH_REACH * bend * 4 * 0.5]
  }
  if (hand.dialect === 'tall') {
    const floor = height * 0.96
    return ([x, y]) => [x, floor + (y - floor) * (1 + TALL_STRETCH * Math.abs(bend))]
  }
  return null
}

function makeAngular(shape: Shape): void {
  if (!shape.closed || !shape.curved || shape.fine || shape.rings.length > 1) return
  shape.rings = shape.rings.map((ring) => {
    const stride = Math.max(1, Math.floor(ring.length / ANGULAR_CORNERS))
    return stride < 2 ? ring : ring.filter((_, index) => index % stride === 0)
  })
  shape.curved = false
}

/** Cut corners swell to soft ones: every corner is replaced by two points near it. */
function makePuffy(shape: Shape): void {
  if (shape.curved || !shape.closed || shape.backdrop || shape.fine || shape.rings.length > 1) return
  shape.rings = shape.rings.map((ring) =>
    ring.flatMap((point, index) => {
      const [before, after] = [ring.at(index - 1) ?? point, ring[(index + 1) % ring.length] ?? point]
      const near = ([x, y]: Point): Point => [
        point[0] + (x - point[0]) * 0.16,
        point[1] + (y - point[1]) * 0.16,
      ]
      return [near(before), near(after)]
    }),
  )
  shape.curved = ring0Length(shape) < 40
}

function ring0Length(shape: Shape): number {
  return shape.rings[0]?.length ?? 0
}
