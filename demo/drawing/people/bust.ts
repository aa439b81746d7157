import { ellipse, type Point, path } from '../core/geometry.ts'
import type { Random } from '../core/random.ts'
import { leaf } from '../core/ribbon.ts'
import { fill, inside, place, type Scene, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { BUST_GARMENTS, type BustOutfit, neckline, shoulders } from './bust-clothes.ts'
import { ears, glassesOn } from './bust-extras.ts'
import { bustFace, type FaceShape } from './bust-face.ts'
import { type BustHair, bustHairOver } from './bust-hair.ts'
import { bustHairBehind } from './bust-hair-behind.ts'
import { type Beard, beardOf, hairOf, type Looks, mouthOf } from './bust-looks.ts'

/** Everything that makes one face differ from the next. */
export type Bust = FaceShape &
  BustOutfit & {
    skin: Slot
    hair: Slot
    style: BustHair
    beard: Beard
    glasses: 'none' | 'round' | 'square' | 'tinted'
    earrings: boolean
    freckles: boolean
  }

/** Somebody by chance; different people on one sheet come from `index` 0 to 3. */
export function bustOf({ random }: Stage, index: number, looks?: Looks): Bust {
  const which = (['0', '1', '2', '3'] as const)[index % 4] ?? '0'
  const [cloth, clothToo] = random.shuffle(['a', 'b', 'c', 'd'] as const)
  const style = hairOf(random, looks)
  return {
    skin: `skin${which}`,
    hair: `hair${which}`,
    style,
    cloth: cloth ?? 'a',
    clothToo: clothToo ?? 'b',
    ...faceOf(random, looks),
    garment: random.pick(BUST_GARMENTS),
    beard: beardOf(random, style, looks),
    glasses: random.chance(0.32) ? random.pick(['round', 'square', 'tinted'] as const) : 'none',
    earrings: random.chance(0.3),
    freckles: random.chance(0.18),
  }
}

function faceOf(random: Random, looks?: Looks): FaceShape {
  return {
    half: random.between(0.33, 0.43),
    jaw: random.between(0.62, 1),
    chin: random.between(0.52, 0.64),
    turn: random.pick([0, 0.06, 0.11, 0.15]),
    eyeSize: random.between(0.8, 1.25),
    eyeGap: random.between(0.15, 0.19),
    noseLength: random.between(0.1, 0.22),
    noseWidth: random.between(0.06, 0.11),
    browWeight: random.between(0.5, 1.5),
    browTilt: random.between(-0.03, 0.035),
    mouth: mouthOf(random, looks),
    mouthWidth: random.between(0.09, 0.16),
    lookAside: random.between(-0.5, 1),
  }
}

/** Head and shoulders; the face is `size` units high around (x, y), the shoulders run on for a face's height below. */
export function bust(stage: Stage, x: number, y: number, size: number, who: Bust, flip: boolean): void {
  const { scene } = stage
  const hair = { kind: who.style, slot: who.hair, cloth: who.cloth, half: who.half, turn: who.turn }
  place(scene, { x, y, scale: size, flip, turn: stage.random.swing() * 0.05 }, () => {
    bustHairBehind(stage, hair)
    shoulders(stage, who)
    const neck = path([-0.17, 0.3, 0.17, 0.3, 0.18, 0.68, 0.3, 0.86, 0, 0.98, -0.3, 0.86, -0.18, 0.68])
    fill(scene, neck, who.skin, { tone: -0.05 })
    neckline(stage, who)
    ears(stage, who, who.skin)
    const face = fill(scene, faceOutline(who), who.skin)
    inside(scene, face, () => beardOnChin(scene, who))
    bustFace(stage, who)
    if (who.beard === 'moustache' || who.beard === 'full') moustache(stage, who)
    bustHairOver(stage, hair)
    glassesOn(stage, who, who.glasses, who.clothToo)
    if (who.earrings)
      for (const side of [-1, 1])
        fill(scene, ellipse(side * who.half * 1.03, 0.2, 0.045), 'sun', { fine: true })
  })
}

function beardOnChin(scene: Scene, { beard, half, turn, hair }: Bust): void {
  if (beard === 'full') {
    const cheek = half * 0.8
    const lip = path([-0.14 + turn, 0.24, turn, 0.2, 0.14 + turn, 0.24])
    fill(
      scene,
      [...path([-0.5, 0.02, -cheek, 0.12]), ...lip, ...path([cheek, 0.12, 0.5, 0.02, 0.5, 0.8, -0.5, 0.8])],
      hair,
    )
  }
  if (beard === 'goatee') {
    const edge = [-0.13 + turn, 0.42, turn, 0.37, 0.13 + turn, 0.42, 0.12 + turn, 0.7, -0.12 + turn, 0.7]
    fill(scene, path(edge), hair)
  }
}

function faceOutline({ half: w, jaw, chin, turn }: Bust): Point[] {
  return [
    [-w, -0.06],
    [-w * 0.95, 0.2],
    [-w * jaw * 0.84, 0.4],
    [-w * jaw * 0.36 + turn * 0.7, chin],
    [w * jaw * 0.36 + turn * 0.7, chin],
    [w * jaw * 0.84, 0.38],
    [w * 0.95, 0.2],
    [w, -0.06],
    [w * 0.82, -0.4],
    [0, -0.54],
    [-w * 0.82, -0.4],
  ]
}

function moustache({ scene }: Stage, { hair, turn }: Bust): void {
  for (const angle of [0.35, 2.79])
    fill(scene, leaf([turn, 0.27], angle, 0.2, 0.1, angle < 1 ? -0.2 : 0.2), hair, { tone: 0.03 })
}
