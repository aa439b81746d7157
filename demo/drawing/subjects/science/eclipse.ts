import { ellipse, type Point, path, polar, roundedRectangle, steps, TURN } from '../../core/geometry.ts'
import { cut, fill, line, place } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { actor } from '../../ideas/actor.ts'
import { landBelow, onCard } from '../../ideas/marks.ts'
import { ground, stars } from '../../parts/sky.ts'
import { anyTree } from '../../parts/trees.ts'
import type { Placed } from '../../people/figure.ts'
import type { Pose } from '../../people/pose.ts'
import { type Both, type Composition, SQUARE, WIDE } from '../piece.ts'
import { RESEARCH } from './science-parts.ts'

const SUN: Point = [262, -176]
const SUN_RADIUS = 112

const GAZE: Pose = {
  lean: -9,
  nod: -20,
  near: { upperArm: 62, foreArm: 158, thigh: 5, shin: 0 },
  far: { upperArm: -18, foreArm: 8, thigh: -8, shin: -5 },
}
const GAZE_AND_POINT: Pose = { ...GAZE, near: { ...GAZE.near, upperArm: 128, foreArm: 134 } }

const COUNTS: Record<2 | 3 | 4, Both> = { 2: ['Zwei', 'Two'], 3: ['Drei', 'Three'], 4: ['Vier', 'Four'] }

/** People in paper glasses stand on a hill and look up at an eclipse. */
export const eclipse: Composition = (random) => {
  const count = random.pick([2, 3, 4] as const)
  const total = random.chance(0.5)
  return {
    mood: total ? 'night' : random.pick(['dusk', 'bold'] as const),
    format: random.pick([SQUARE, ...WIDE]),
    surface: 'sky',
    words: {
      title: random.pick<Both>([
        total ? ['Zwei Minuten Nacht', 'Two minutes of night'] : ['Angebissen', 'A bite taken'],
        ['Finsternis um zwölf', 'Eclipse at noon'],
        ['Alle schauen hoch', 'Everyone looks up'],
        ['Mond vor Sonne', 'Moon before sun'],
      ]),
      alt: [
        `${COUNTS[count][0]} Menschen mit Schutzbrillen blicken von einem Hügel zur ${total ? 'ganz' : 'halb'} verdeckten Sonne`,
        `${COUNTS[count][1]} people in eclipse glasses look up from a hill at a ${total ? 'total' : 'partial'} eclipse`,
      ],
      keywords: [...RESEARCH, ['Sonnenfinsternis', 'solar eclipse'], ['Astronomie', 'astronomy']],
    },
    draw: (stage) => drawEclipse(stage, count, total),
  }
}

function drawEclipse(stage: Stage, count: 2 | 3 | 4, total: boolean): void {
  const { random } = stage
  ground(stage)
  if (total) stars(stage, 50, stage.height * 0.7)
  onCard(stage, () => {
    coveredSun(stage, total)
    landBelow(stage, [-480, 230, -200, 200, 120, 236, 480, 190], 'far')
    for (const x of [-440, -360, 380, 460]) anyTree(stage, x, 226, random.between(120, 190))
    landBelow(stage, [-480, 320, -220, 290, 60, 312, 480, 350], 'near')
    for (let index = 0; index < count; index++) {
      const child = index === 1
      const x = -430 + (index + 0.5) * (520 / count)
      const pose = index === 1 || random.chance(0.35) ? GAZE_AND_POINT : GAZE
      wearGlasses(stage, actor(stage, [x, 352 + (index % 2) * 24, child ? 250 : 380], pose, { who: index }))
    }
  })
}

function coveredSun({ scene, random }: Stage, total: boolean): void {
  for (let ray = 0; ray < 24; ray++) {
    const angle = (ray / 24) * TURN
    const reach = SUN_RADIUS * (ray % 2 ? 1.5 : random.between(1.7, 2.1))
    const sides = [-0.09, 0.09].map((turn) => polar(SUN, angle + turn, SUN_RADIUS * 1.08))
    cut(scene, [...sides, polar(SUN, angle, reach)], 'glow')
  }
  const ring = steps(25, (share) => polar(SUN, share * TURN, SUN_RADIUS))
  fill(scene, ring.slice(1), 'glow', { tone: 0.08 })
  const shift = total ? 0 : SUN_RADIUS * 0.5
  const moon = total ? SUN_RADIUS * 0.9 : SUN_RADIUS * 0.98
  fill(scene, ellipse(SUN[0] - shift, SUN[1] + shift * 0.4, moon), 'dark')
  if (total) fill(scene, ellipse(SUN[0] + SUN_RADIUS * 0.72, SUN[1] - SUN_RADIUS * 0.6, 24), 'white')
}

/** Paper glasses before the eyes of a head that looks up to the right. */
function wearGlasses({ scene, hand }: Stage, { head }: Placed): void {
  const size = hand.headSize * 350
  place(scene, { x: head[0], y: head[1], turn: -0.4 }, () => {
    cut(scene, roundedRectangle(size * 0.02, -size * 0.22, size * 0.52, size * 0.28, 5), 'white')
    for (const x of [0.07, 0.31])
      cut(scene, roundedRectangle(size * x, -size * 0.17, size * 0.18, size * 0.17, 4), 'dark', {
        fine: true,
      })
    line(scene, path([size * 0.04, -size * 0.08, -size * 0.3, -size * 0.04]), 'white', size * 0.07)
  })
}
