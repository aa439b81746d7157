import { between, type Point } from '../core/geometry.ts'
import { ribbon } from '../core/ribbon.ts'
import { fill, place } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { type Build, GARMENTS, type Outfit, trunk } from './clothes.ts'
import { HAIRS, type Hair } from './hair.ts'
import { arm, leg } from './limbs.ts'
import { POSES, type Pose, type PoseName, type Side, skeletonOf } from './pose.ts'
import { smallHead } from './small-head.ts'

/** Where a figure's hands, head and seat are in the scene, to give it things to hold and sit on. */
export type Placed = {
  nearHand: Point
  farHand: Point
  head: Point
  hips: Point
  nearFoot: Point
  nearKnee: Point
}

export type FigureOptions = {
  x: number
  /** The ground under the lowest foot. */
  y: number
  height: number
  pose: PoseName | Pose
  flip?: boolean
  outfit?: Outfit
  /** Drawn in the figure's own units (height 100, origin under the hips) behind the near arm. */
  held?: (hand: Point, farHand: Point) => void
  /** Drawn the same way before everything else. */
  behind?: (joints: { hips: Point; nearHand: Point }) => void
  still?: boolean
}

/** Different people on one sheet come from `index` 0 to 3. */
export function outfitOf({ random, hand }: Stage, index: number): Outfit {
  const people = ['0', '1', '2', '3'] as const
  const which = people[index % 4] ?? '0'
  const [top, bottom, other] = random.shuffle(['a', 'b', 'c', 'd'] as const)
  const style = random.pick(HAIRS)
  const own = random.fork(`build ${index} ${top}`)
  return {
    skin: `skin${which}`,
    hair: own.chance(0.16) ? 'light' : `hair${which}`,
    style,
    cloth: other ?? 'c',
    glasses: random.chance(0.2),
    beard: random.chance(0.4) && BEARDED.includes(style),
    garment: random.pick(GARMENTS),
    top: top ?? 'a',
    bottom: random.chance(0.45) ? 'dark' : (bottom ?? 'b'),
    shoes: random.pick(['dark', 'white', 'front'] as const),
    pattern: random.chance(0.6) ? hand.pattern : 'plain',
    patternSlot: random.pick(['light', 'white', 'dark'] as const),
    longSleeves: random.chance(0.7),
    build: own.pick(BUILDS),
  }
}

/** Medium, slim, broad and stout. */
const BUILDS: readonly Build[] = [
  { limbs: 1, shoulders: 1, girth: 1 },
  { limbs: 0.85, shoulders: 0.9, girth: 0.82 },
  { limbs: 1.1, shoulders: 1.2, girth: 1.05 },
  { limbs: 1.12, shoulders: 1.08, girth: 1.45 },
]

/** Hair that may come with a beard. */
const BEARDED: readonly Hair[] = ['short', 'crop', 'bald', 'cap', 'beanie', 'hat']

const UNITS = 100

function scaled([x, y]: Point): Point {
  return [x * UNITS, y * UNITS]
}

function inUnits({ shoulder, elbow, hand, hip, knee, ankle }: Side): Side {
  return {
    shoulder: scaled(shoulder),
    elbow: scaled(elbow),
    hand: scaled(hand),
    hip: scaled(hip),
    knee: scaled(knee),
    ankle: scaled(ankle),
  }
}

/** Draws a person that does something; looks to the right unless flipped. */
export function figure(stage: Stage, options: FigureOptions): Placed {
  const { scene, hand } = stage
  const { x, y, height, flip = false } = options
  const outfit = options.outfit ?? outfitOf(stage, stage.random.whole(0, 3))
  const { build } = outfit
  const limbs = Math.min(1.55, hand.limbs * build.limbs)
  const girth = Math.min(1.6, hand.girth * build.girth)
  const body: Stage = {
    ...stage,
    hand: { ...hand, limbs, girth, shoulders: hand.shoulders * build.shoulders },
  }
  const bones = skeletonOf(typeof options.pose === 'string' ? POSES[options.pose] : options.pose, hand)
  const [near, far] = [inUnits(bones.near), inUnits(bones.far)]
  const [hips, neck, head] = [scaled(bones.hips), scaled(bones.neck), scaled(bones.head)]
  place(scene, { x, y, scale: height / UNITS, flip, name: 'figure' }, () => {
    options.behind?.({ hips, nearHand: near.hand })
    arm(body, far, outfit, -0.06)
    leg(body, far, outfit, -0.06)
    leg(body, near, outfit, 0)
    trunk(body, hips, neck, near, far, outfit)
    fill(
      scene,
      ribbon([between(neck, hips, 0.06), between(neck, head, 0.7)], [5 * limbs, 4.6 * limbs]),
      outfit.skin,
      { tone: -0.04 },
    )
    smallHead(stage, head[0], head[1], bones.headSize * UNITS, bones.headTilt, outfit)
    options.held?.(near.hand, far.hand)
    arm(body, near, outfit, 0.015)
  })
  const inScene = ([px, py]: Point): Point => [
    x + ((flip ? -px : px) * height) / UNITS,
    y + (py * height) / UNITS,
  ]
  return {
    nearHand: inScene(near.hand),
    farHand: inScene(far.hand),
    head: inScene(head),
    hips: inScene(hips),
    nearFoot: inScene(near.ankle),
    nearKnee: inScene(near.knee),
  }
}
