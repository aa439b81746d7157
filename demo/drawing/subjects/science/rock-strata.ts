import { type Point, path, polar, rectangle, steps } from '../../core/geometry.ts'
import { leaf } from '../../core/ribbon.ts'
import { cut, fill, inside, line, place, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { actor } from '../../ideas/actor.ts'
import { angled, bent, FAR, onCard, stroke } from '../../ideas/marks.ts'
import { cloud, ground } from '../../parts/sky.ts'
import { anyTree } from '../../parts/trees.ts'
import type { Pose } from '../../people/pose.ts'
import { type Both, type Composition, SQUARE, TALL } from '../piece.ts'
import { RESEARCH } from './science-parts.ts'

/** Feet against the rock to the right, leaning back into the rope. */
const ABSEIL: Pose = {
  lean: -26,
  nod: 8,
  near: { upperArm: 76, foreArm: 92, thigh: 78, shin: 48 },
  far: { upperArm: 128, foreArm: 150, thigh: 62, shin: 26 },
}

const LAYERS: readonly Slot[] = ['leafLight', 'sun', 'trunk', 'far', 'bloom', 'mid', 'wall', 'near']
/** Where the cliff's face stands. */
const FACE = -70
const GRASS = -230

/** A cliff cut open: layers with fossils, and a geologist on a rope who knocks at them. */
export const rockStrata: Composition = (random) => ({
  mood: random.pick(['day', 'dusk', 'paper'] as const),
  format: random.pick([SQUARE, ...TALL]),
  words: {
    title: random.pick<Both>([
      ['Schichtarbeit', 'Layered work'],
      ['Zweihundert Millionen Jahre', 'Two hundred million years'],
      ['Tagebuch der Erde', 'The earth’s diary'],
      ['Unten ist früher', 'Deeper is earlier'],
    ]),
    alt: [
      'Jemand mit Hammer hängt am Seil vor einem Felsen aus farbigen Schichten voller Fossilien',
      'Somebody with a hammer hangs on a rope before a cliff of coloured layers full of fossils',
    ],
    keywords: [...RESEARCH, ['Geologie', 'geology'], ['Fossil', 'fossil'], ['Gestein', 'rock']],
  },
  draw(stage) {
    const { scene, random: chance } = stage
    ground(stage)
    onCard(stage, () => {
      cloud(stage, -300, -250, 220)
      cliff(stage)
      const slots = chance.shuffle(['ammonite', 'fish', 'fern', 'ammonite'] as const)
      for (const [index, [x, y]] of FOSSIL_PLACES.entries()) {
        const kind = slots[index] ?? 'fern'
        place(scene, { x, y, turn: chance.swing() * 0.5 }, () => FOSSILS[kind](stage))
      }
      geologist(stage)
    })
  },
})

const FOSSIL_PLACES: readonly Point[] = [
  [200, -60],
  [320, 110],
  [100, 200],
  [300, 330],
]

function cliff(stage: Stage): void {
  const { scene, random } = stage
  const edge = path([FACE, GRASS, FACE + 26, -130, FACE - 8, 0, FACE + 30, 140, FACE, 270, FACE + 22, 900])
  const rock = cut(scene, [...edge, [FAR, 900], [FAR, GRASS]], 'wall')
  inside(scene, rock, () => {
    for (const [index, slot] of LAYERS.entries()) {
      const top = GRASS + index * 92
      const seam = steps(
        13,
        (share): Point => [-200 + share * 1000, top + 30 * Math.sin(share * 9 + index * 0.35) + share * 50],
      )
      cut(scene, [...seam, [FAR, 900], [-200, 900]], slot, { tone: index % 2 ? 0.03 : -0.03 })
      for (let pebble = 0; pebble < 9; pebble++) {
        const [x, y] = [random.between(-40, 460), top + random.between(50, 95)]
        stroke(scene, [x, y, x + random.between(16, 44), y + 3], slot, 6, { tone: -0.1 })
      }
    }
  })
  cut(scene, rectangle(FACE - 16, GRASS - 26, FAR, 44), 'leaf')
  for (const x of [130, 260, 400]) anyTree(stage, x, GRASS - 18, random.between(90, 130))
  angled(scene, [-FAR, 420, -300, 410, FACE + 20, 430, FACE + 40, 900, -FAR, 900], 'front')
}

function geologist(stage: Stage): void {
  const { scene } = stage
  const anchor: Point = [10, GRASS - 30]
  bent(scene, [anchor[0] - 8, anchor[1] + 20, anchor[0] + 14, anchor[1] - 34], 'dark', 10)
  const { nearHand, farHand, hips } = actor(stage, [-224, 250, 400], ABSEIL)
  line(scene, [anchor, [FACE - 22, GRASS - 8], farHand, hips, [hips[0] - 16, 420]], 'light', 8, {
    curved: false,
  })
  place(scene, { x: nearHand[0], y: nearHand[1], turn: 0.25 }, () => {
    stroke(scene, [-16, 26, 24, -58], 'trunk', 11)
    angled(scene, [-6, -68, 34, -84, 74, -54, 30, -48, 14, -44], 'dark')
  })
}

const FOSSILS = {
  ammonite({ scene }: Stage): void {
    const coil = steps(34, (share) => polar([0, 0], share * 15, 8 + share * 52))
    line(scene, coil, 'paper', 17)
    for (let rib = 10; rib < 34; rib += 2) {
      const at = coil[rib] ?? [0, 0]
      line(scene, [at, polar(at, (rib / 33) * 15, 11)], 'dark', 4, { fine: true })
    }
  },
  fish({ scene }: Stage): void {
    line(scene, path([-80, 0, 60, 0]), 'paper', 8)
    for (let bone = 0; bone < 7; bone++) {
      const [x, reach] = [-50 + bone * 15, 16 + Math.sin((bone / 6) * 3) * 22]
      bent(scene, [x - 12, -reach, x, 0, x - 12, reach], 'paper', 6)
    }
    angled(scene, [-70, 0, -112, -34, -98, 0, -112, 34], 'paper')
    fill(scene, path([52, -34, 86, -18, 104, 4, 84, 24, 52, 32]), 'paper')
    fill(scene, path([76, -8, 84, -8, 84, 0, 76, 0]), 'dark', { fine: true })
  },
  fern({ scene }: Stage): void {
    stroke(scene, [-90, 34, 0, 10, 96, -36], 'dark', 6)
    for (let frond = 0; frond < 9; frond++) {
      const [x, y] = [-76 + frond * 19, 29 - frond * 7]
      for (const side of [-1, 1]) fill(scene, leaf([x, y], -0.45 + side, 52 - frond * 3, 16), 'dark')
    }
  },
} as const satisfies Record<string, (stage: Stage) => void>
