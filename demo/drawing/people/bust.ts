import { ellipse, type Point } from '../core/geometry.ts'
import { fill, inside, place, type Scene, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { beardUnder, moustache } from './bust-beards.ts'
import { BUST_GARMENTS, neckline, shoulders } from './bust-clothes.ts'
import { ears, GLASSES, glassesOn } from './bust-extras.ts'
import { bustFace, nose } from './bust-face.ts'
import { bustHairOver } from './bust-hair.ts'
import { bustHairBehind } from './bust-hair-behind.ts'
import { beardOf, hairOf, type Looks } from './bust-looks.ts'
import { type Held, hold } from './bust-props.ts'
import { faceOf } from './bust-shape.ts'
import { outline } from './bust-table.ts'

/** Everything that makes one face differ from the next. */
export type Bust = ReturnType<typeof bustOf> & { holds?: Held }

/** Somebody by chance; different people on one sheet come from `index` 0 to 3. */
export function bustOf({ random, hand }: Stage, index: number, looks?: Looks) {
  const which = (['0', '1', '2', '3'] as const)[index % 4] ?? '0'
  const [cloth = 'a', clothToo = 'b'] = random.shuffle(['a', 'b', 'c', 'd'] as const)
  const style = hairOf(random, looks)
  const face = faceOf(random, hand, looks)
  const skin: Slot = `skin${which}`
  const hair: Slot = face.white ? 'white' : `hair${which}`
  return {
    ...face,
    ...{ skin, hair, style, cloth, clothToo },
    /** How far the hair stands off the head, against the usual. */
    volume: random.between(0.96, 1.3),
    garment: random.pick(BUST_GARMENTS),
    beard: beardOf(random, style, looks),
    glasses: random.chance(0.36) ? random.pick(GLASSES) : 'none',
    earrings: random.chance(looks === 'masculine' ? 0.1 : 0.35),
  }
}

/** Head and shoulders; the face is `size` units high around (x, y), the body runs on for three heights below. */
export function bust(stage: Stage, x: number, y: number, size: number, who: Bust, flip: boolean): void {
  const { scene } = stage
  const { half, turn, cloth } = who
  const hair = { kind: who.style, slot: who.hair, cloth, half, turn }
  const head = (draw: () => void) => place(scene, { x: 0, y: 0, turn: who.tilt }, draw)
  place(scene, { x, y, scale: size, flip, turn: stage.random.swing() * 0.03 }, () => {
    head(() => shapeHair(scene, who, () => bustHairBehind(stage, hair)))
    body(stage, who)
    head(() => {
      if (turn > 0.15) backOfHead(stage, who)
      ears(stage, who, who.skin)
      const face = fill(scene, faceOutline(who), who.skin)
      beardUnder(stage, who, face)
      inside(scene, face, () => bustFace(stage, who))
      nose(stage, who)
      moustache(stage, who)
      shapeHair(scene, who, () => bustHairOver(stage, hair))
      glassesOn(stage, who, who.glasses, who.clothToo)
      if (who.earrings && who.style !== 'scarf')
        for (const side of turn > 0.09 ? [-1] : [-1, 1])
          fill(scene, ellipse(side * half * 1.03 + turn * 0.9, 0.22, 0.045), 'sun', { fine: true })
    })
    if (who.holds) hold(stage, who, who.holds)
  })
}

/** Neck and chest, lower below long chins and necks, and as wide as the person is built. */
function body(stage: Stage, who: Bust): void {
  const { scene } = stage
  const lower = (y: number) => (y > 0.5 ? y + who.neckLong : y)
  reshape(
    scene,
    ([x, y]) => [x * who.shoulder, lower(y)],
    () => shoulders(stage, who),
  )
  reshape(
    scene,
    ([x, y]) => [x * who.neckWide, lower(y)],
    () => {
      fill(scene, outline('-17 30 17 30 18 68 30 86 0 98 -30 86 -18 68'), who.skin, { tone: -0.05 })
      neckline(stage, who)
    },
  )
}

function reshape(scene: Scene, move: (point: Point) => Point, draw: () => void): void {
  const first = scene.shapes.length
  draw()
  for (const shape of scene.shapes.slice(first)) shape.rings = shape.rings.map((ring) => ring.map(move))
}

/** Hair of its volume, opened to the side the head turns to. */
function shapeHair(scene: Scene, { half, turn, volume }: Bust, draw: () => void): void {
  const top = -0.36
  const aside = (x: number) => x + turn * 0.8 * Math.max(0, 1 - (x / half / 1.15) ** 2)
  reshape(scene, ([x, y]) => [aside(x), y < top ? top + (y - top) * volume : y], draw)
}

/** A turned head shows more of its back. */
function backOfHead({ scene }: Stage, { half, turn, skin, hair, style }: Bust): void {
  const bare = style === 'bald' || style === 'mohawk'
  fill(scene, ellipse(-half * 0.5 - turn * 0.3, -0.1, half * 0.72, 0.4), bare ? skin : hair)
}

function faceOutline({ half: w, cheek, jaw, chinWide, chin, turn }: Bust): Point[] {
  const [low, side] = [chin - 0.19, turn * 0.8]
  return [
    [-w + turn * 0.2, -0.06],
    [-w * cheek + side * 0.3, low - 0.2],
    [-w * jaw + side * 0.4, low],
    [-w * chinWide + side, chin],
    [w * chinWide + side * 0.9, chin],
    [w * jaw + side * 0.25, low],
    [w * cheek, low - 0.2],
    [w, -0.06],
    [w * 0.82, -0.4],
    [0, -0.54],
    [-w * 0.82, -0.4],
  ]
}
