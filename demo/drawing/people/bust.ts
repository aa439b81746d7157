import { ellipse, type Point } from '../core/geometry.ts'
import type { Random } from '../core/random.ts'
import { cut, fill, inside, line, place, type Scene, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { patternOver } from '../parts/patterns.ts'
import { bustFace, ears, GLASSES, glassesOn, nose } from './bust-face.ts'
import { BUST_HAIRS, type BustHair, bustHairBehind, bustHairOver } from './bust-hair.ts'
import { BEARD_KINDS, beardUnder, moustache } from './bust-mouth.ts'
import { type Held, hold } from './bust-props.ts'
import { faceOf, type Looks } from './bust-shape.ts'
import { outline, outlines } from './bust-table.ts'

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
  place(scene, { x, y, scale: size, flip, turn: stage.random.swing() * 0.03, name: 'bust' }, () => {
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

/** Each hair as often as it is likely to be met: many wear either, few of either wear none or braids. */
const HAIRS_OF: Record<Looks, Partial<Record<BustHair, number>>> = {
  feminine: {
    ...{ bob: 3, long: 2, waves: 3, fringe: 3, parted: 2, topknot: 3, ponytail: 2, braids: 2 },
    ...{ curls: 2, afro: 2, buns: 2, pixie: 2, scarf: 1 },
  },
  masculine: {
    ...{ crop: 3, quiff: 4, undercut: 3, bald: 2, beanie: 2, brimmed: 2, curls: 2, afro: 1, topknot: 1 },
    ...{ receding: 4, horseshoe: 3, spiky: 3, mohawk: 1, bowl: 2, slick: 2, turban: 1 },
  },
}

/** Nobody wears a beard with these when anybody may come. */
const NEVER_BEARDED: readonly string[] = [
  'bob',
  'long',
  'waves',
  'topknot',
  'ponytail',
  'braids',
  'scarf',
  'buns',
]
/** Hair that reads either way needs the beard to tell who the texts speak of. */
const READS_EITHER_WAY: readonly string[] = ['curls', 'afro', 'topknot', 'bowl']
const BEARD_SHARE = 0.35
const BEARD_SHARE_OF_MEN = 0.6

function hairOf(random: Random, looks?: Looks): BustHair {
  if (!looks) return random.pick(BUST_HAIRS)
  const weights = HAIRS_OF[looks]
  return random.pick(BUST_HAIRS.flatMap((kind) => Array<BustHair>(weights[kind] ?? 0).fill(kind)))
}

function beardOf(random: Random, style: BustHair, looks?: Looks): string {
  const share = looks === 'masculine' ? BEARD_SHARE_OF_MEN : NEVER_BEARDED.includes(style) ? 0 : BEARD_SHARE
  const bearded = random.chance(share) || (looks === 'masculine' && READS_EITHER_WAY.includes(style))
  return bearded && looks !== 'feminine' ? random.pick(BEARD_KINDS) : 'none'
}

const BUST_GARMENTS = ['crew', 'rollneck', 'shirt', 'blazer', 'dungarees', 'boat'] as const

/** A bust wears one garment in two colours. */
type BustOutfit = { cloth: Slot; clothToo: Slot; garment: (typeof BUST_GARMENTS)[number] }

const SIDE = '90 360 90 130 88 112 78 101 62 93 44 85 24 76'

/** Shoulders and chest in what the person wears, below a face one unit high. */
function shoulders(stage: Stage, who: BustOutfit): void {
  const { scene, hand } = stage
  const body = cut(scene, [...outline(SIDE), ...outline(SIDE, -1).reverse()], who.cloth)
  if (who.garment !== 'blazer')
    patternOver(stage, body, hand.pattern, who.clothToo === who.cloth ? 'light' : who.clothToo, 0.17)
  if (who.garment === 'dungarees') {
    for (const strap of outlines('44 84 56 88 42 134 30 134/-44 84 -56 88 -42 134 -30 134'))
      cut(scene, strap, 'front', { clip: body })
    cut(scene, outline('-46 126 46 126 56 360 -56 360'), 'front')
    for (const side of [-1, 1]) fill(scene, ellipse(side * 0.36, 1.34, 0.04), 'sun')
  }
  for (const seam of outlines('56 134 54 360/-56 134 -54 360'))
    line(scene, seam, who.cloth, 0.022, { tone: -0.1 })
}

function neckline({ scene }: Stage, { garment, cloth, clothToo }: BustOutfit): void {
  if (garment === 'rollneck') cut(scene, outline('-20 56 20 56 27 86 -27 86'), cloth, { tone: -0.06 })
  if (garment === 'crew' || garment === 'dungarees')
    line(scene, outline('-29 80 -14 93 0 96 14 93 29 80'), clothToo, 0.07)
  if (garment === 'shirt')
    for (const side of [-1, 1])
      cut(scene, outline('20 70 38 84 24 110 0 98', side), 'white', { tone: side < 0 ? -0.03 : 0 })
  if (garment === 'blazer') {
    cut(scene, outline('-26 80 26 80 0 170'), clothToo)
    for (const side of [-1, 1])
      cut(scene, outline('26 74 48 86 42 116 30 120 0 172', side), cloth, { tone: -0.07 })
  }
}
