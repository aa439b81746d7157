import { arc, ellipse, type Point, path, polar, rectangle, spline } from '../../core/geometry.ts'
import { cut, fill, inside, line } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { actor } from '../../ideas/actor.ts'
import { bent, FAR, floorFrom, onCard, soft } from '../../ideas/marks.ts'
import { cloud, ground } from '../../parts/sky.ts'
import { type Both, type Composition, SQUARE, WIDE } from '../piece.ts'
import { RESEARCH } from './science-parts.ts'

const ORIGIN: Point = [0, 0]

type Kind = 'longNeck' | 'hunter'

/** Spine from head to tail, where each rib hangs, and the bones of the legs from hip or shoulder to toe. */
type Bones = {
  spine: readonly number[]
  ribs: readonly [from: number, to: number, depth: number]
  limbs: readonly (readonly number[])[]
}

const BONES: Record<Kind, Bones> = {
  longNeck: {
    spine: [310, -226, 262, -150, 206, -56, 120, -4, 0, -24, -110, 0, -220, 70, -330, 150, -440, 160],
    ribs: [0.36, 0.6, 130],
    limbs: [
      [116, 0, 140, 130, 110, 250, 146, 258],
      [80, -4, 80, 130, 52, 250, 88, 258],
      [-104, 6, -66, 120, -104, 250, -62, 258],
      [-140, 18, -118, 130, -160, 250, -118, 258],
    ],
  },
  hunter: {
    spine: [210, -216, 150, -150, 84, -90, -20, -62, -110, -40, -220, -20, -330, -50, -440, -110],
    ribs: [0.26, 0.48, 118],
    limbs: [
      [-100, -40, -10, 60, -90, 150, -60, 250, -10, 258],
      [-116, -40, -50, 70, -140, 150, -120, 250, -70, 258],
      [70, -60, 100, -10, 132, -14],
      [56, -50, 80, 10, 112, 10],
    ],
  },
}

/** The hall of a museum: a skeleton on its plinth, visitors as small as they are beside it. */
export const dinosaurHall: Composition = (random) => {
  const kind = random.pick(['longNeck', 'hunter'] as const)
  return {
    mood: random.pick(['day', 'dusk', 'bold'] as const),
    format: random.pick([SQUARE, ...WIDE]),
    words: {
      title: random.pick<Both>([
        ['Saal der Riesen', 'Hall of giants'],
        ['Bitte nicht füttern', 'Please do not feed'],
        ['Schulausflug in die Kreidezeit', 'School trip to the Cretaceous'],
        ['Knochenarbeit', 'Bare bones'],
      ]),
      alt:
        kind === 'longNeck'
          ? [
              'Kleine Besucher stehen im Museum vor dem Skelett eines Langhalssauriers',
              'Small visitors stand in front of a long-necked dinosaur’s skeleton in a museum',
            ]
          : [
              'Kleine Besucher stehen im Museum vor dem Skelett eines aufgerichteten Raubsauriers',
              'Small visitors stand before the skeleton of an upright predatory dinosaur in a museum',
            ],
      keywords: [...RESEARCH, ['Dinosaurier', 'dinosaur'], ['Museum', 'museum'], ['Skelett', 'skeleton']],
    },
    draw(stage) {
      ground(stage, 'wall')
      onCard(stage, () => {
        hall(stage)
        skeleton(stage, BONES[kind])
        skull(stage, kind)
        visitors(stage)
      })
    },
  }
}

function hall(stage: Stage): void {
  const { scene } = stage
  for (const x of [-480, -160, 160, 480]) {
    const opening: Point[] = [...arc(x, -170, 112, 112, 180, 360, 16), ...path([x + 112, 260, x - 112, 260])]
    const glass = cut(scene, opening, 'far', { tone: -0.06 })
    inside(scene, glass, () => {
      cloud(stage, x, -120, 150)
      soft(scene, [x - 140, 240, x - 60, 150, x + 30, 190, x + 150, 130, x + 150, 300, x - 140, 300], 'mid')
    })
    line(scene, [...opening, ...opening.slice(0, 1)], 'white', 10, { curved: false })
    for (const side of [-1, 1]) bent(scene, [x + side * 40, -260, x + side * 40, 260], 'white', 5)
  }
  floorFrom(stage, 270, 'floor')
  cut(scene, rectangle(-FAR, 262, 2 * FAR, 12), 'white')
  cut(scene, rectangle(-420, 276, 700, 52), 'trunk')
  cut(scene, rectangle(-440, 260, 740, 24), 'dark')
}

/** Bones are pale with a dark edge below them, so that they stand off windows and walls alike. */
function bone(stage: Stage, points: readonly Point[], width: number): void {
  line(stage.scene, points, 'dark', width + 9)
  line(stage.scene, points, 'white', width)
}

function skeleton(stage: Stage, { spine, ribs, limbs }: Bones): void {
  const { scene } = stage
  const curve = spline(path(spine), 7)
  const at = (share: number): Point => curve[Math.round(share * (curve.length - 1))] ?? ORIGIN
  for (const x of [-130, 110]) bent(scene, [x, 0, x, 260], 'dark', 6)
  for (const [index, numbers] of limbs.entries()) if (index % 2) bone(stage, path(numbers), 17)
  const [from, to, depth] = ribs
  for (let rib = 0; rib < 7; rib++) {
    const share = rib / 6
    const top = at(from + (to - from) * share)
    const long = depth * (0.6 + 0.4 * Math.sin(share * Math.PI))
    bone(stage, [top, [top[0] + 30, top[1] + long * 0.55], [top[0] + 4, top[1] + long]], 7)
  }
  bone(stage, curve, 13)
  for (let index = 2; index < curve.length; index += 2) {
    const here = curve[index] ?? ORIGIN
    const next = curve[index + 1] ?? ORIGIN
    const across = Math.atan2(next[1] - here[1], next[0] - here[0]) + Math.PI / 2
    const reach = 19 * (1 - (index / curve.length) * 0.6)
    if (index + 1 < curve.length) bone(stage, [here, polar(here, across, reach)], 9)
  }
  for (const [index, numbers] of limbs.entries()) if (index % 2 === 0) bone(stage, path(numbers), 19)
}

function skull({ scene }: Stage, kind: Kind): void {
  const long = kind === 'longNeck'
  const head = long
    ? [280, -250, 320, -278, 362, -262, 404, -232, 400, -214, 342, -212, 296, -218]
    : [168, -262, 220, -300, 290, -292, 352, -258, 352, -226, 270, -222, 200, -196]
  const jaw = long
    ? [306, -212, 390, -200, 394, -190, 330, -194]
    : [196, -196, 270, -196, 344, -176, 338, -160, 250, -160]
  const outline = path(head)
  line(scene, [...outline, ...outline.slice(0, 1)], 'dark', 9)
  fill(scene, outline, 'white')
  fill(scene, path(jaw), 'white')
  const [x, y] = long ? [336, -248] : [236, -266]
  fill(scene, ellipse(x, y, long ? 10 : 15), 'dark', { fine: true })
  if (long) return
  for (let tooth = 0; tooth < 6; tooth++) {
    const left = 262 + tooth * 15
    cut(scene, path([left, -226, left + 12, -228, left + 6, -204]), 'white')
  }
}

function visitors(stage: Stage): void {
  const { random } = stage
  const child = random.chance(0.6)
  actor(stage, [300, 392, 250], random.pick(['point', 'reach', 'phone'] as const), { who: 0, flip: true })
  if (child) actor(stage, [200, 404, 166], 'point', { who: 1, flip: true })
  actor(stage, [-320, 404, 250], random.pick(['wave', 'point'] as const), { who: 2 })
  actor(stage, [-40, 420, 256], random.pick(['relaxed', 'stand', 'phone'] as const), {
    who: 3,
    flip: random.chance(0.5),
  })
}
