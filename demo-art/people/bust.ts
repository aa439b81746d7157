import { ellipse, type Point, path, spline } from '../core/geometry.ts'
import { leaf } from '../core/ribbon.ts'
import { cut, fill, inside, line, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { patternOver } from '../parts/patterns.ts'
import { ears, glassesOn } from './bust-extras.ts'
import { bustFace, type FaceShape } from './bust-face.ts'
import { BUST_HAIRS, type BustHair, bustHairOver } from './bust-hair.ts'
import { bustHairBehind } from './bust-hair-behind.ts'

/** Everything that makes one face differ from the next. */
export type Bust = FaceShape & {
  skin: Slot
  hair: Slot
  style: BustHair
  cloth: Slot
  clothToo: Slot
  garment: 'crew' | 'rollneck' | 'shirt' | 'blazer' | 'dungarees' | 'boat'
  beard: 'none' | 'full' | 'moustache' | 'goatee'
  glasses: 'none' | 'round' | 'square' | 'tinted'
  earrings: boolean
  freckles: boolean
}

export function bustOf({ random }: Stage, index: number): Bust {
  const which = (['0', '1', '2', '3'] as const)[index % 4] ?? '0'
  const [cloth, clothToo] = random.shuffle(['a', 'b', 'c', 'd'] as const)
  const style = random.pick(BUST_HAIRS)
  const mayHaveBeard = [
    'crop',
    'quiff',
    'bald',
    'undercut',
    'beanie',
    'brimmed',
    'turban',
    'afro',
    'curls',
    'parted',
  ].includes(style)
  return {
    skin: `skin${which}`,
    hair: `hair${which}`,
    style,
    cloth: cloth ?? 'a',
    clothToo: clothToo ?? 'b',
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
    mouth: random.pick(['smile', 'open', 'lips', 'calm', 'side'] as const),
    mouthWidth: random.between(0.09, 0.16),
    lookAside: random.between(-0.5, 1),
    garment: random.pick(['crew', 'rollneck', 'shirt', 'blazer', 'dungarees', 'boat'] as const),
    beard:
      mayHaveBeard && random.chance(0.35) ? random.pick(['full', 'moustache', 'goatee'] as const) : 'none',
    glasses: random.chance(0.32) ? random.pick(['round', 'square', 'tinted'] as const) : 'none',
    earrings: random.chance(0.3),
    freckles: random.chance(0.18),
  }
}

/** Head and shoulders; the face is `size` units high around (x, y), the shoulders run on for a face's height below. */
export function bust(stage: Stage, x: number, y: number, size: number, who: Bust, flip: boolean): void {
  const { scene } = stage
  const hair = { kind: who.style, slot: who.hair, cloth: who.cloth, half: who.half, turn: who.turn }
  place(scene, { x, y, scale: size, flip, turn: stage.random.swing() * 0.05 }, () => {
    bustHairBehind(stage, hair)
    shoulders(stage, who)
    fill(
      scene,
      path([-0.17, 0.3, 0.17, 0.3, 0.18, 0.68, 0.3, 0.86, 0, 0.98, -0.3, 0.86, -0.18, 0.68]),
      who.skin,
      { tone: -0.05 },
    )
    neckline(stage, who)
    ears(stage, who, who.skin)
    const face = fill(scene, faceOutline(who), who.skin)
    inside(scene, face, () => {
      if (who.beard === 'full')
        fill(
          scene,
          [
            [-0.5, 0.02],
            [-who.half * 0.8, 0.12],
            [-0.14 + who.turn, 0.24],
            [who.turn, 0.2],
            [0.14 + who.turn, 0.24],
            [who.half * 0.8, 0.12],
            [0.5, 0.02],
            [0.5, 0.8],
            [-0.5, 0.8],
          ],
          who.hair,
        )
      if (who.beard === 'goatee')
        fill(
          scene,
          [
            [-0.13 + who.turn, 0.42],
            [who.turn, 0.37],
            [0.13 + who.turn, 0.42],
            [0.12 + who.turn, 0.7],
            [-0.12 + who.turn, 0.7],
          ],
          who.hair,
        )
    })
    bustFace(stage, who)
    if (who.beard === 'moustache' || who.beard === 'full') moustache(stage, who)
    bustHairOver(stage, hair)
    glassesOn(stage, who, who.glasses, who.clothToo)
    if (who.earrings)
      for (const side of [-1, 1])
        fill(scene, ellipse(side * who.half * 1.03, 0.2, 0.045), 'sun', { fine: true })
  })
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

function shoulders(stage: Stage, who: Bust): void {
  const { scene, hand } = stage
  const wide = 0.86 + (who.half - 0.38) * 1.5
  const edge = spline(
    [
      [-0.24, 0.76],
      [-0.5, 0.86],
      [-wide * 0.92, 1.02],
      [-wide, 1.3],
      [-wide * 1.03, 2.2],
    ],
    4,
  )
  const body = cut(scene, [...edge, ...edge.map(([px, py]): Point => [-px, py]).reverse()], who.cloth)
  if (who.garment !== 'blazer')
    patternOver(stage, body, hand.pattern, who.clothToo === who.cloth ? 'light' : who.clothToo, 0.17)
  if (who.garment === 'dungarees') {
    for (const side of [-1, 1])
      cut(
        scene,
        [
          [side * 0.44, 0.84],
          [side * 0.56, 0.88],
          [side * 0.42, 1.34],
          [side * 0.3, 1.34],
        ],
        'front',
        { clip: body },
      )
    cut(scene, path([-0.46, 1.26, 0.46, 1.26, 0.56, 2.2, -0.56, 2.2]), 'front')
    for (const side of [-1, 1]) fill(scene, ellipse(side * 0.36, 1.34, 0.04), 'sun')
  }
  line(
    scene,
    [
      [-wide * 0.62, 1.34],
      [-wide * 0.6, 2.2],
    ],
    who.cloth,
    0.022,
    { tone: -0.1 },
  )
  line(
    scene,
    [
      [wide * 0.62, 1.34],
      [wide * 0.6, 2.2],
    ],
    who.cloth,
    0.022,
    { tone: -0.1 },
  )
}

function neckline({ scene }: Stage, who: Bust): void {
  if (who.garment === 'rollneck')
    cut(scene, path([-0.2, 0.56, 0.2, 0.56, 0.27, 0.86, -0.27, 0.86]), who.cloth, { tone: -0.06 })
  if (who.garment === 'crew' || who.garment === 'dungarees')
    line(scene, path([-0.29, 0.8, -0.14, 0.93, 0, 0.96, 0.14, 0.93, 0.29, 0.8]), who.clothToo, 0.07)
  if (who.garment === 'shirt')
    for (const side of [-1, 1])
      cut(
        scene,
        [
          [side * 0.2, 0.7],
          [side * 0.38, 0.84],
          [side * 0.24, 1.1],
          [0, 0.98],
        ],
        'white',
        { tone: side < 0 ? -0.03 : 0 },
      )
  if (who.garment === 'blazer') {
    cut(
      scene,
      [
        [-0.26, 0.8],
        [0.26, 0.8],
        [0, 1.7],
      ],
      who.clothToo,
    )
    for (const side of [-1, 1])
      cut(
        scene,
        [
          [side * 0.26, 0.74],
          [side * 0.48, 0.86],
          [side * 0.42, 1.16],
          [side * 0.3, 1.2],
          [0, 1.72],
        ],
        who.cloth,
        { tone: -0.07 },
      )
  }
}

function moustache({ scene }: Stage, { hair, turn }: Bust): void {
  for (const angle of [0.35, 2.79])
    fill(scene, leaf([turn, 0.27], angle, 0.2, 0.1, angle < 1 ? -0.2 : 0.2), hair, { tone: 0.03 })
}
