import { arc, ellipse, path, rectangle, roundedRectangle } from '../../core/geometry.ts'
import { cut, fill, inside, line, place } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { actor } from '../../ideas/actor.ts'
import { angled, FAR, landBelow, onCard } from '../../ideas/marks.ts'
import { ground, stars } from '../../parts/sky.ts'
import { anyTree } from '../../parts/trees.ts'
import type { Pose } from '../../people/pose.ts'
import { type Both, type Composition, SQUARE, WIDE } from '../piece.ts'
import { RESEARCH } from './science-parts.ts'

/** Towards what the telescope points, in radians, up to the right. */
const AIM = -0.87
const DOME = 286

const AT_EYEPIECE: Pose = {
  lean: 12,
  nod: -14,
  near: { upperArm: 62, foreArm: 118, thigh: 6, shin: 0 },
  far: { upperArm: 44, foreArm: 82, thigh: -8, shin: -6 },
}

const TARGETS = {
  planet: ['einen Ringplaneten', 'a ringed planet'],
  comet: ['einen Kometen', 'a comet'],
  galaxy: ['eine Spiralgalaxie', 'a spiral galaxy'],
} as const satisfies Record<string, Both>

/** A dome cut open at night, an astronomer at the telescope, and what it points at. */
export const observatory: Composition = (random) => {
  const target = random.pick(['planet', 'comet', 'galaxy'] as const)
  return {
    mood: 'night',
    format: random.pick([SQUARE, ...WIDE]),
    words: {
      title: random.pick<Both>([
        ['Klare Nacht', 'Clear night'],
        ['Langzeitbelichtung', 'Long exposure'],
        ['Nachtschicht', 'Night shift'],
        ['Post aus der Ferne', 'Light from far away'],
      ]),
      alt: [
        `Blick in eine Sternwarte bei Nacht, eine Person am Fernrohr beobachtet ${TARGETS[target][0]}`,
        `View into an observatory at night, a person at the telescope observing ${TARGETS[target][1]}`,
      ],
      keywords: [...RESEARCH, ['Sternwarte', 'observatory'], ['Teleskop', 'telescope'], ['Nacht', 'night']],
    },
    draw: (stage) => drawObservatory(stage, target),
  }
}

function drawObservatory(stage: Stage, target: keyof typeof TARGETS): void {
  const { scene, random } = stage
  ground(stage)
  stars(stage, 110, stage.height * 0.8)
  onCard(stage, () => {
    if (target === 'planet') ringedPlanet(stage)
    if (target === 'comet') comet(stage)
    if (target === 'galaxy') galaxy(stage)
    landBelow(stage, [-480, 330, -260, 300, 0, 290, 260, 310, 480, 350], 'far')
    for (const x of [-450, -390, 350, 430]) anyTree(stage, x, 330, random.between(110, 200))
    openDome(stage)
    cut(scene, rectangle(-FAR, 380, 2 * FAR, FAR), 'front')
    telescope(stage)
    actor(stage, [-196, 384, 260], AT_EYEPIECE)
  })
}

function openDome({ scene }: Stage): void {
  cut(scene, rectangle(-DOME - 70, 150, 2 * DOME + 20, 234), 'light')
  fill(scene, [...arc(-60, 160, DOME, DOME, 180, 360, 22), [DOME - 60, 160]], 'light', { curved: false })
  const room = cut(
    scene,
    [...arc(-60, 160, DOME - 34, DOME - 34, 180, 360, 22), ...path([DOME - 94, 384, -DOME - 26, 384])],
    'sun',
    { tone: -0.1 },
  )
  inside(scene, room, () => {
    cut(scene, rectangle(-400, 300, 800, 12), 'trunk')
    for (const x of [-270, -230, -190]) cut(scene, rectangle(x, 246, 26, 54), x < -250 ? 'a' : 'd')
  })
  // The slit through which the telescope looks, in the colour of the sky.
  place(scene, { x: -60, y: 160, turn: AIM }, () => cut(scene, rectangle(120, -66, DOME, 132), 'ground'))
}

function telescope({ scene }: Stage): void {
  angled(scene, [-90, 384, -50, 150, -10, 150, 40, 384], 'dark')
  place(scene, { x: -40, y: 140, turn: AIM }, () => {
    cut(scene, roundedRectangle(-190, -14, 90, 28, 8), 'dark')
    cut(scene, roundedRectangle(-110, -36, 150, 72, 10), 'b', { tone: -0.05 })
    cut(scene, path([30, -42, 330, -58, 330, 58, 30, 42]), 'white')
    for (const x of [60, 190]) cut(scene, rectangle(x, -54, 20, 108), 'bloom')
    cut(scene, roundedRectangle(314, -66, 40, 132, 8), 'dark')
  })
  fill(scene, ellipse(-40, 140, 34), 'dark')
  fill(scene, ellipse(-40, 140, 14), 'glow')
}

function ringedPlanet({ scene }: Stage): void {
  fill(scene, ellipse(330, -226, 70), 'bloom')
  line(scene, arc(330, -226, 128, 30, 20, 160, 16), 'light', 13)
  line(scene, arc(330, -226, 128, 30, -20, -55, 6), 'light', 13)
  line(scene, arc(330, -226, 128, 30, 200, 235, 6), 'light', 13)
}

function comet({ scene }: Stage): void {
  for (const [x, y, wide] of [
    [456, -388, 22],
    [470, -316, 18],
    [400, -420, 16],
  ] as const)
    cut(scene, path([x, y, 300 + wide, -196 + wide, 300 - wide, -196 - wide]), 'light')
  fill(scene, ellipse(300, -196, 42), 'glow')
}

function galaxy({ scene }: Stage): void {
  for (const start of [0, 180])
    for (const [reach, width] of [
      [120, 20],
      [84, 28],
    ] as const)
      line(scene, arc(330, -226, reach, reach * 0.55, start, start + 150, 12), 'light', width)
  fill(scene, ellipse(330, -226, 50, 34), 'glow')
}
