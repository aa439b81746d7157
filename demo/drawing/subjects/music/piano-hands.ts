import { path, rectangle } from '../../core/geometry.ts'
import { cut, fill, line, place } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { FAR, onCard, soft } from '../../ideas/marks.ts'
import { PLANTS } from '../../parts/plant-kinds.ts'
import { plant } from '../../parts/plants.ts'
import { ground } from '../../parts/sky.ts'
import { handFromAbove } from '../../people/big-hand.ts'
import { type Both, type Composition, SQUARE, WIDE } from '../piece.ts'
import { KEYWORDS } from './music-parts.ts'

/** Width of a white key; whether a black one follows it, from C to B. */
const KEY = 92
const BLACK_AFTER = [true, true, false, true, true, true, false] as const

/** From above: two, three or four hands on the keys, and what grows behind them. */
export const pianoHands: Composition = (random) => {
  const four = random.chance(0.4)
  return {
    mood: random.pick(['bold', 'dusk', 'night'] as const),
    format: random.pick([SQUARE, ...WIDE]),
    words: {
      title: random.pick<Both>([
        four ? ['Vierhändig', 'Four hands'] : ['Zweihändig', 'Both hands'],
        ['Alles auf Anfang', 'From the top'],
        ['Fingersatz', 'Fingering'],
        ['Schwarz auf Weiß', 'Black on white'],
      ]),
      alt: four
        ? [
            'Vier Hände spielen von oben gesehen Klavier, hinter den Tasten wachsen Pflanzen',
            'Four hands seen from above play the piano, plants growing behind the keys',
          ]
        : [
            'Zwei Hände spielen von oben gesehen Klavier, hinter den Tasten wachsen Pflanzen',
            'Two hands seen from above play the piano, plants growing behind the keys',
          ],
      keywords: [...KEYWORDS, ['Klavier', 'piano'], ['Hände', 'hands']],
    },
    draw: (stage) => drawPiano(stage, four),
  }
}

function drawPiano(stage: Stage, four: boolean): void {
  const { scene, random } = stage
  ground(stage)
  onCard(stage, () => {
    const growing = PLANTS.filter((kind) => kind !== 'grass')
    for (let index = 0; index < 13; index++)
      plant(stage, random.pick(growing), -480 + index * 80, -120, random.between(130, 230))
    cut(scene, rectangle(-FAR, -140, 2 * FAR, FAR), 'dark')
    cut(scene, rectangle(-FAR, -96, 2 * FAR, 12), 'bloom')
    const pressed = random.whole(4, 6)
    for (let key = -10; key < 10; key++) {
      const down = key === pressed - 8 || key === pressed - 3
      cut(scene, rectangle(key * KEY + 3, -84, KEY - 6, 350 + (down ? 14 : 0)), 'white', {
        tone: down ? -0.07 : 0,
      })
    }
    for (let key = -10; key < 10; key++)
      if (BLACK_AFTER[(key + 14) % 7])
        cut(scene, rectangle((key + 1) * KEY - 28, -84, 56, 212), 'dark', { tone: 0.03 })
    cut(scene, rectangle(-FAR, 290, 2 * FAR, FAR), 'a', { tone: -0.04 })
    const pairs = four ? ([-250, 250] as const) : ([0] as const)
    for (const [index, middle] of pairs.entries())
      for (const side of [-1, 1] as const) {
        const colours = { skin: index ? 'skin2' : 'skin1', sleeve: index ? 'd' : 'b' } as const
        const x = middle + side * (four ? 112 : 190)
        const lift = random.between(170, 225)
        handFromAbove(
          stage,
          { x, y: lift, flip: side > 0, scale: four ? 0.8 : 1.1, turn: side * -0.14 },
          colours,
        )
      }
    falling(stage)
  })
}

/** Petals on the keys, so that garden and keyboard are one picture. */
function falling({ scene, random }: Stage): void {
  for (let petal = 0; petal < 7; petal++) {
    const [x, y] = [random.between(-440, 440), random.between(-60, 60)]
    place(scene, { x, y, turn: random.between(0, 6) }, () => {
      fill(scene, path([-20, 0, 0, -11, 22, 0, 0, 11]), 'bloom')
      line(scene, path([-14, 0, 14, 0]), 'leafDark', 3, { fine: true })
    })
  }
  soft(scene, [-460, -36, -430, -58, -396, -40, -426, -24], 'bloomToo')
}
