import { arc, ellipse, path } from '../../core/geometry.ts'
import { cut, fill, inside, line, place } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { angled, floorFrom, onCard } from '../../ideas/marks.ts'
import { ground } from '../../parts/sky.ts'
import { bust, bustOf } from '../../people/bust.ts'
import { fromBehind, raisedArm } from '../../people/from-behind.ts'
import { type Both, type Composition, SQUARE, WIDE } from '../piece.ts'
import { KEYWORDS } from './music-parts.ts'

/** Heights of the rows from the back, and how many sing in each. */
const ROWS = [
  [-210, 5],
  [-40, 4],
  [130, 5],
] as const
const HEAD = 128
/** How far below the middle of a face the next step hides the singers of a row. */
const RISER = 226

/** A choir sings towards us; whoever conducts stands before it with their back to us. */
export const choir: Composition = (random) => {
  const window = random.pick(['rose', 'arch'] as const)
  return {
    mood: random.pick(['dusk', 'bold', 'night'] as const),
    format: random.pick([SQUARE, ...WIDE]),
    words: {
      title: random.pick<Both>([
        ['Alle Stimmen', 'All voices'],
        ['Probe am Mittwoch', 'Wednesday rehearsal'],
        ['Noch einmal ab Takt zwölf', 'Once more from bar twelve'],
        ['Einsatz', 'On the upbeat'],
      ]),
      alt: [
        'Ein Chor singt in drei Reihen mit offenen Mündern, vorn dirigiert jemand mit dem Rücken zu uns',
        'A choir sings in three rows, mouths wide open, a conductor in front with their back to us',
      ],
      keywords: [...KEYWORDS, ['Chor', 'choir'], ['Gesang', 'singing'], ['Gemeinschaft', 'community']],
    },
    draw: (stage) => drawChoir(stage, window),
  }
}

function drawChoir(stage: Stage, window: 'rose' | 'arch'): void {
  const { scene, random } = stage
  ground(stage)
  onCard(stage, () => {
    if (window === 'rose') roseWindow(stage)
    else arches(stage)
    for (const [row, [y, count]] of ROWS.entries()) {
      for (let place = 0; place < count; place++) {
        const who = { ...bustOf(stage, place + row), mouth: 'open', mouthWidth: 0.13 } as const
        const x = (place - (count - 1) / 2) * 190
        bust(stage, x, y + random.swing() * 14, HEAD, { ...who, turn: 0.06 }, x > 0)
      }
      floorFrom(stage, y + RISER, 'trunk', row * 0.03)
    }
    const back = { skin: 'skin2', hair: 'hair2', top: 'dark' } as const
    place(scene, { x: 0, y: 270, scale: 1.25 }, () => {
      raisedArm(stage, -1, back)
      raisedArm(stage, 1, back)
      line(scene, path([178, -44, 222, -128]), 'white', 7)
      fromBehind(stage, { x: 0, y: 0 }, back)
    })
  })
}

function roseWindow({ scene }: Stage): void {
  fill(scene, ellipse(0, -230, 330), 'glow')
  for (let petal = 0; petal < 12; petal++)
    place(scene, { x: 0, y: -230, turn: (petal / 12) * Math.PI * 2 }, () =>
      fill(scene, ellipse(0, -215, 46, 90), petal % 2 ? 'a' : 'bloom'),
    )
}

function arches({ scene }: Stage): void {
  for (const x of [-330, 0, 330]) {
    const opening = cut(
      scene,
      [...arc(x, -190, 120, 160, 180, 360, 16), ...path([x + 120, 240, x - 120, 240])],
      'glow',
    )
    inside(scene, opening, () => {
      for (const side of [-1, 1])
        angled(
          scene,
          [x, -380, x + side * 140, -190, x + side * 140, 240, x, 240],
          side < 0 ? 'a' : 'bloom',
          { tone: 0.04 },
        )
      for (const y of [-210, -60, 90]) line(scene, path([x - 130, y, x + 130, y]), 'dark', 6)
    })
  }
}
