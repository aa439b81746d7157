import { angleTo, between, degrees, distance, ellipse, type Point, path, polar } from '../core/geometry.ts'
import { ribbon } from '../core/ribbon.ts'
import { cut, fill, line, moving, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { Pattern } from '../hands/hand.ts'
import { patternOver } from '../parts/patterns.ts'
import { HAIRS, type Hair } from './hair.ts'
import { POSES, type Pose, type PoseName, type Side, skeletonOf } from './pose.ts'
import { type Person, smallHead } from './small-head.ts'

export const GARMENTS = ['trousers', 'dress', 'coat', 'shorts', 'skirt'] as const
export type Outfit = Person & {
  garment: (typeof GARMENTS)[number]
  top: Slot
  bottom: Slot
  shoes: Slot
  pattern: Pattern
  patternSlot: Slot
  longSleeves: boolean
}

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
  return {
    skin: `skin${which}`,
    hair: `hair${which}`,
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
  }
}

/** Hair that may come with a beard. */
const BEARDED: readonly Hair[] = ['short', 'crop', 'bald', 'cap', 'beanie', 'hat']
const UNITS = 100

/** Draws a person that does something; looks to the right unless flipped. */
export function figure(stage: Stage, options: FigureOptions): Placed {
  const { scene, hand } = stage
  const { x, y, height, flip = false } = options
  const outfit = options.outfit ?? outfitOf(stage, stage.random.whole(0, 3))
  const bones = skeletonOf(typeof options.pose === 'string' ? POSES[options.pose] : options.pose, hand)
  const scaled = ([px, py]: Point): Point => [px * UNITS, py * UNITS]
  const sideOf = (joints: Side): Side => ({
    shoulder: scaled(joints.shoulder),
    elbow: scaled(joints.elbow),
    hand: scaled(joints.hand),
    hip: scaled(joints.hip),
    knee: scaled(joints.knee),
    ankle: scaled(joints.ankle),
  })
  const [near, far] = [sideOf(bones.near), sideOf(bones.far)]
  const [hips, neck, head] = [scaled(bones.hips), scaled(bones.neck), scaled(bones.head)]
  place(scene, { x, y, scale: height / UNITS, flip }, () => {
    options.behind?.({ hips, nearHand: near.hand })
    arm(stage, far, outfit, -0.06)
    leg(stage, far, outfit, -0.06)
    leg(stage, near, outfit, 0)
    trunk(stage, hips, neck, near, far, outfit)
    fill(
      scene,
      ribbon([between(neck, hips, 0.06), between(neck, head, 0.7)], [5 * hand.limbs, 4.6 * hand.limbs]),
      outfit.skin,
      { tone: -0.04 },
    )
    smallHead(stage, head[0], head[1], bones.headSize * UNITS, bones.headTilt, outfit)
    options.held?.(near.hand, far.hand)
    arm(stage, near, outfit, 0.015)
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

function arm(
  { scene, hand }: Stage,
  { shoulder, elbow, hand: palm }: Side,
  outfit: Outfit,
  tone: number,
): void {
  const thick = hand.limbs
  const sleeveEnd = outfit.longSleeves ? between(elbow, palm, 0.86) : between(shoulder, elbow, 0.75)
  if (!outfit.longSleeves)
    fill(scene, ribbon([shoulder, elbow, palm], [6 * thick, 4.8 * thick, 3.6 * thick]), outfit.skin, { tone })
  mitten(scene, elbow, palm, thick, outfit.skin, tone)
  const sleeve: Point[] = outfit.longSleeves
    ? [shoulder, elbow, sleeveEnd]
    : [shoulder, between(shoulder, sleeveEnd, 0.5), sleeveEnd]
  fill(
    scene,
    ribbon(
      sleeve,
      outfit.longSleeves ? [8 * thick, 6.6 * thick, 5.2 * thick] : [8 * thick, 7.6 * thick, 7.8 * thick],
    ),
    outfit.top,
    { tone },
  )
}

/** An honest mitten: a palm and a thumb. */
function mitten(
  scene: Stage['scene'],
  elbow: Point,
  palm: Point,
  thick: number,
  skin: Slot,
  tone: number,
): void {
  const heading = angleTo(elbow, palm)
  const middle = polar(palm, heading, 1.6 * thick)
  fill(scene, ellipse(middle[0], middle[1], 3.5 * thick, 2.5 * thick, heading), skin, { tone })
  fill(scene, ribbon([palm, polar(palm, heading - 0.8, 3.6 * thick)], [2 * thick, 1.3 * thick]), skin, {
    tone,
  })
}

function leg({ scene, hand }: Stage, { hip, knee, ankle }: Side, outfit: Outfit, tone: number): void {
  const thick = hand.limbs
  const bare = outfit.garment === 'shorts' || outfit.garment === 'skirt' || outfit.garment === 'dress'
  const widths = [11.5 * thick, 8.6 * thick, 5.6 * thick]
  fill(
    scene,
    ribbon([hip, knee, ankle], bare ? [11 * thick, 7.6 * thick, 4.6 * thick] : widths, 6),
    bare ? outfit.skin : outfit.bottom,
    { tone },
  )
  if (outfit.garment === 'shorts')
    fill(
      scene,
      ribbon(
        [hip, between(hip, knee, 0.5), between(hip, knee, 0.92)],
        [12.4 * thick, 11.4 * thick, 11 * thick],
      ),
      outfit.bottom,
      { tone },
    )
  shoe(scene, knee, ankle, thick, outfit.shoes, tone)
}

function shoe(
  scene: Stage['scene'],
  knee: Point,
  ankle: Point,
  thick: number,
  slot: Slot,
  tone: number,
): void {
  const shin = angleTo(knee, ankle)
  const flat = Math.abs(shin - Math.PI / 2) < 0.75
  const turn = flat ? 0 : shin - Math.PI / 2 + (shin > Math.PI / 2 ? -0.15 : 0.25)
  place(scene, { x: ankle[0], y: ankle[1], turn, scale: Math.max(0.8, thick) }, () => {
    fill(scene, path([-3.2, -1.6, 2.6, -1.6, 5.4, 0.2, 9.2, 1.2, 9.6, 2.9, -3.4, 2.9]), slot, {
      tone,
      curved: false,
    })
  })
}

function trunk(stage: Stage, hips: Point, neck: Point, near: Side, far: Side, outfit: Outfit): void {
  const { scene, hand } = stage
  const thick = 0.72 + hand.limbs * 0.28
  const seated =
    distance([near.knee[0], 0], [hips[0], 0]) > 18 && distance([far.knee[0], 0], [hips[0], 0]) > 14
  const middle = between(hips, neck, 0.5)
  const body = ribbon(
    [between(hips, neck, -0.05), middle, between(hips, neck, 0.86), between(hips, neck, 1.02)],
    [15 * thick, 13 * thick, 16.5 * thick, 8 * thick],
  )
  if (outfit.garment === 'dress') hem(stage, hips, near, far, outfit.top, seated, 1.05)
  if (outfit.garment === 'coat') hem(stage, hips, near, far, outfit.top, seated, 0.75)
  const shirt = fill(scene, body, outfit.top)
  patternOver(
    stage,
    shirt,
    outfit.pattern,
    outfit.patternSlot === outfit.top ? 'white' : outfit.patternSlot,
    5.4,
  )
  if (outfit.garment === 'skirt') hem(stage, hips, near, far, outfit.bottom, seated, 0.85)
  if (outfit.garment === 'coat') {
    line(
      scene,
      [between(hips, neck, 0.98), middle, between(hips, neck, -0.1)].map(
        ([x, y]): Point => [x + 4 * thick, y],
      ),
      'dark',
      0.7,
      { fine: true },
    )
    const belt = between(hips, neck, 0.24)
    line(
      scene,
      [
        [belt[0] - 6.8 * thick, belt[1] + 0.6],
        [belt[0] + 6.8 * thick, belt[1]],
      ],
      'dark',
      1.8,
    )
  }
  if (outfit.garment === 'trousers' || outfit.garment === 'shorts') {
    const waist = between(hips, neck, 0.04)
    fill(scene, ribbon([between(hips, neck, -0.12), waist], [13 * thick, 14.4 * thick]), outfit.bottom)
  }
  if (outfit.longSleeves) {
    const collar = between(hips, neck, 0.99)
    fill(scene, ellipse(collar[0], collar[1], 4.6 * thick, 2 * thick, degrees(6)), outfit.cloth)
  }
}

/** Skirts and coat tails hang over both thighs and sway in animated works. */
function hem(
  stage: Stage,
  hips: Point,
  near: Side,
  far: Side,
  slot: Slot,
  seated: boolean,
  length: number,
): void {
  const { scene, hand } = stage
  const wide = 5 + hand.limbs * 3
  if (seated) {
    fill(
      scene,
      ribbon(
        [hips, between(near.hip, near.knee, 0.6), between(near.hip, near.knee, 1.04)],
        [17 * hand.limbs, 15 * hand.limbs, 13 * hand.limbs],
      ),
      slot,
    )
    return
  }
  const ends = [between(near.hip, near.knee, length), between(far.hip, far.knee, length)].sort(
    (one, other) => one[0] - other[0],
  )
  const [back, front] = [ends[0] ?? hips, ends[1] ?? hips]
  moving(scene, { kind: 'drift', reach: 1.2, phase: 0.2 }, () => {
    cut(
      scene,
      [
        [hips[0] - 6.5, hips[1] - 8],
        [hips[0] + 6.5, hips[1] - 8],
        [front[0] + wide + 1, front[1] + 2],
        [(front[0] + back[0]) / 2, Math.max(front[1], back[1]) + 3],
        [back[0] - wide - 1, back[1] + 2],
      ],
      slot,
    )
  })
}
