import { degrees, type Point, polar } from '../core/geometry.ts'
import type { Hand } from '../hands/hand.ts'

/**
 * A pose as angles in degrees. Limbs: 0 hangs down, 90 points forward (to the right), negative backward.
 * `lean` tips the trunk forward, `nod` the head. Near is the side turned to us.
 */
export type Pose = {
  lean: number
  nod: number
  near: { upperArm: number; foreArm: number; thigh: number; shin: number }
  far: { upperArm: number; foreArm: number; thigh: number; shin: number }
}

/** Lean, nod, then upper arm, fore arm, thigh and shin of the near and of the far side. */
export function pose(
  lean: number,
  nod: number,
  near: readonly [number, number, number, number],
  far: readonly [number, number, number, number],
): Pose {
  const limbs = ([upperArm, foreArm, thigh, shin]: readonly [number, number, number, number]) => ({
    upperArm,
    foreArm,
    thigh,
    shin,
  })
  return { lean, nod, near: limbs(near), far: limbs(far) }
}

/** Per pose: lean, nod, then upper arm, fore arm, thigh and shin of the near and of the far side. */
export const POSES = {
  stand: pose(-2, 0, [8, 14, 3, -2], [-12, -4, -5, -3]),
  relaxed: pose(-3, 5, [-14, 62, 12, 4], [-16, 20, -9, -4]),
  walk: pose(4, -2, [-26, -4, 27, 12], [26, 42, -20, -38]),
  stride: pose(8, -4, [-38, -2, 38, 22], [36, 66, -26, -50]),
  run: pose(16, -8, [-52, 30, 62, -14], [48, 118, -22, -86]),
  sit: pose(-5, 4, [22, 62, 86, 4], [28, 70, 80, -6]),
  read: pose(4, 16, [24, 96, 88, 2], [34, 104, 82, 14]),
  crossLegged: pose(-2, 8, [18, 70, 98, -62], [24, 78, 74, 108]),
  think: pose(12, 8, [44, 158, 90, -4], [20, 72, 82, 12]),
  type: pose(6, 8, [26, 86, 88, -4], [34, 92, 84, 6]),
  carry: pose(-8, -2, [34, 94, 22, 6], [40, 98, -16, -28]),
  push: pose(20, -8, [66, 82, 30, 8], [72, 88, -30, -46]),
  point: pose(2, -4, [84, 92, 12, 2], [-22, -6, -12, -6]),
  argue: pose(8, -6, [48, 122, 10, 2], [-34, 56, -14, -10]),
  shrug: pose(-4, 6, [34, 118, 6, 0], [-36, -112, -8, -2]),
  wave: pose(-4, -6, [148, 172, 6, 0], [-12, 6, -8, -4]),
  cheer: pose(-4, -12, [152, 168, 16, 4], [-150, -166, -16, -8]),
  dance: pose(-10, -8, [136, 164, 14, 2], [-70, -128, -46, -84]),
  twirl: pose(6, 8, [104, 64, 8, -4], [-98, -128, -34, -96]),
  jump: pose(8, -10, [132, 148, 84, -6], [-112, -140, -34, -76]),
  cycle: pose(32, -22, [62, 74, 70, -16], [58, 68, 34, -26]),
  kneel: pose(24, 8, [38, 62, 92, 4], [54, 70, 8, -88]),
  water: pose(12, 10, [42, 66, 10, 2], [-10, 8, -12, -6]),
  paint: pose(-2, -6, [74, 106, 8, 2], [14, 72, -14, -6]),
  play: pose(2, 10, [16, 78, 86, 4], [44, 116, 82, 18]),
  phone: pose(-2, 10, [14, 124, 8, 2], [-10, 10, -10, -4]),
  stretch: pose(0, -4, [172, 178, 2, 0], [-172, -178, -64, 52]),
  reach: pose(4, -16, [152, 160, 4, 0], [-14, -4, -12, -16]),
  cook: pose(8, 10, [36, 84, 6, 2], [42, 96, -8, -4]),
  dive: pose(84, -18, [170, 176, -6, -10], [164, 170, -14, -26]),
} as const satisfies Record<string, Pose>

export type PoseName = keyof typeof POSES

export type Side = { shoulder: Point; elbow: Point; hand: Point; hip: Point; knee: Point; ankle: Point }
/** Joints in units of the figure's height, the lowest foot at y = 0 and the hips around x = 0. */
export type Skeleton = {
  near: Side
  far: Side
  hips: Point
  neck: Point
  head: Point
  headTilt: number
  headSize: number
}

const THIGH = 0.245
const SHIN = 0.25
const TRUNK = 0.3
const UPPER_ARM = 0.165
const FORE_ARM = 0.155
const ANKLE_HEIGHT = 0.03

export function skeletonOf({ lean, nod, near, far }: Pose, hand: Pick<Hand, 'headSize' | 'legs'>): Skeleton {
  const { headSize, legs } = hand
  const trunk = TRUNK * (1.4 - legs * 0.4)
  const down = (angle: number) => degrees(90 - angle)
  const up = (angle: number) => degrees(-90 + angle)
  const side = (limbs: Pose['near'], offset: number): Side => {
    const hip: Point = [offset * 0.6, 0]
    const knee = polar(hip, down(limbs.thigh), THIGH * legs)
    const ankle = polar(knee, down(limbs.shin), SHIN * legs)
    const top = polar([offset, 0], up(lean), trunk * 0.9)
    const elbow = polar(top, down(limbs.upperArm), UPPER_ARM)
    return { shoulder: top, elbow, hand: polar(elbow, down(limbs.foreArm), FORE_ARM), hip, knee, ankle }
  }
  const [nearSide, farSide] = [side(near, -0.012), side(far, 0.018)]
  const floor =
    Math.max(nearSide.ankle[1], farSide.ankle[1], nearSide.knee[1], farSide.knee[1]) + ANKLE_HEIGHT
  const lift = ([x, y]: Point): Point => [x, y - floor]
  const neck = polar([0, 0], up(lean), trunk)
  const tilt = degrees(lean * 0.35 + nod)
  const head = polar(neck, up(lean * 0.5 + nod * 0.6), headSize * 0.62)
  const liftSide = (joints: Side): Side => ({
    shoulder: lift(joints.shoulder),
    elbow: lift(joints.elbow),
    hand: lift(joints.hand),
    hip: lift(joints.hip),
    knee: lift(joints.knee),
    ankle: lift(joints.ankle),
  })
  return {
    near: liftSide(nearSide),
    far: liftSide(farSide),
    hips: lift([0, 0]),
    neck: lift(neck),
    head: lift(head),
    headTilt: tilt,
    headSize,
  }
}
