import { cat } from '../../animals/cat.ts'
import { rectangle, roundedRectangle } from '../../core/geometry.ts'
import { cut, place } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { actor } from '../../ideas/actor.ts'
import { angled, floorFrom, onCard } from '../../ideas/marks.ts'
import { pottedPlant } from '../../parts/furnishings.ts'
import { ground } from '../../parts/sky.ts'
import type { Pose } from '../../people/pose.ts'
import { prop } from '../../people/props.ts'
import { type Both, type Composition, SQUARE, WIDE } from '../piece.ts'

const HEAVE: Pose = {
  lean: -12,
  nod: -2,
  near: { upperArm: 30, foreArm: 74, thigh: 20, shin: -4 },
  far: { upperArm: 40, foreArm: 80, thigh: -14, shin: -26 },
}

/** Two carry a sofa along the street, and something sits on it as if that were its right. */
export const movingDay: Composition = (random) => {
  const load = random.pick(['cat', 'plant'] as const)
  return {
    mood: random.pick(['day', 'dusk', 'bold'] as const),
    format: random.pick([SQUARE, ...WIDE]),
    words: {
      title: random.pick<Both>([
        ['Umzug mit Aussicht', 'Moving with a view'],
        ['Dritter Stock, kein Aufzug', 'Third floor, no lift'],
        ['Links herum', 'To you, to me'],
        ['Neue Adresse', 'New address'],
      ]),
      alt:
        load === 'cat'
          ? [
              'Zwei Menschen tragen ein Sofa die Straße entlang, darauf sitzt eine Katze, jemand bringt Kartons',
              'Two people carry a sofa along the street, a cat sitting on it, somebody bringing boxes',
            ]
          : [
              'Zwei Menschen tragen ein Sofa die Straße entlang, darauf steht eine Topfpflanze, jemand bringt Kartons',
              'Two people carry a sofa along the street, a pot plant standing on it, somebody bringing boxes',
            ],
      keywords: [
        ['Umzug', 'moving house'],
        ['Freundschaft', 'friendship'],
        ['Alltag', 'everyday life'],
        ['Menschen', 'people'],
      ],
    },
    draw: (stage) => drawMoving(stage, load),
  }
}

function drawMoving(stage: Stage, load: 'cat' | 'plant'): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    street(stage)
    actor(stage, [-420, 350, 330], 'carry', { who: 2, held: (at) => prop(stage, 'box', at, 'sun') })
    actor(stage, [-226, 402, 420], HEAVE, { who: 0 })
    actor(stage, [276, 402, 420], HEAVE, { who: 1, flip: true })
    place(scene, { x: 24, y: 276 }, () => carriedSofa(stage))
    if (load === 'cat') cat(stage, 'sit', 30, 212, 150, false, 'dark')
    else pottedPlant(stage, 30, 212, 210, 'monstera', 'sun')
  })
}

function street(stage: Stage): void {
  const { scene, random } = stage
  for (let house = -4; house < 5; house++) {
    const [x, top] = [house * 270 - 120, random.between(-330, -170)]
    const slot = (['far', 'wall', 'mid'] as const)[(house + 6) % 3] ?? 'far'
    cut(scene, rectangle(x, top, 268, 700), slot)
    for (const row of [0, 1, 2])
      for (const column of [0, 1])
        cut(scene, rectangle(x + 46 + column * 108, top + 46 + row * 124, 66, 80), 'light', {
          tone: row % 2 ? 0 : -0.04,
        })
  }
  floorFrom(stage, 330, 'floor')
}

/** A sofa without the ground under it, its seat's front at (0, 0). */
function carriedSofa({ scene }: Stage): void {
  for (const x of [-164, 150]) angled(scene, [x, 20, x + 18, 20, x + 14, 58, x + 4, 58], 'dark')
  cut(scene, roundedRectangle(-170, -176, 340, 150, 34), 'bloom', { tone: -0.07 })
  cut(scene, roundedRectangle(-160, -66, 320, 92, 18), 'bloom')
  for (const x of [-150, 4]) cut(scene, roundedRectangle(x, -84, 146, 46, 16), 'bloom', { tone: 0.07 })
  for (const x of [-206, 146]) cut(scene, roundedRectangle(x, -122, 60, 150, 26), 'bloom', { tone: 0.03 })
}
