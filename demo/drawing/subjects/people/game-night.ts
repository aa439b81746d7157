import { ellipse, type Point, path, polar, roundedRectangle, TURN } from '../../core/geometry.ts'
import { ribbon } from '../../core/ribbon.ts'
import { cut, fill, line, place, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { onCard } from '../../ideas/marks.ts'
import { dish } from '../../parts/dishes.ts'
import { patternOver } from '../../parts/patterns.ts'
import { ground } from '../../parts/sky.ts'
import { type Both, type Composition, SQUARE, WIDE } from '../piece.ts'

const TABLE = 226
const FIELDS = 18
const TOKENS: readonly Slot[] = ['a', 'b', 'c', 'd', 'bloom']
const NUMBERS: Record<3 | 4 | 5, Both> = { 3: ['Drei', 'Three'], 4: ['Vier', 'Four'], 5: ['Fünf', 'Five'] }

/** Straight from above: people round a table over a board game, one of them reaching for a piece. */
export const gameNight: Composition = (random) => {
  const count = random.pick([3, 4, 5] as const)
  return {
    mood: random.pick(['dusk', 'bold', 'night', 'day'] as const),
    format: random.pick([SQUARE, ...WIDE]),
    surface: 'sheet',
    words: {
      title: random.pick<Both>([
        ['Noch eine Runde', 'One more round'],
        ['Zurück auf Start', 'Back to start'],
        ['Wer ist dran?', 'Whose turn is it?'],
        ['Spieleabend', 'Game night'],
      ]),
      alt: [
        `${NUMBERS[count][0]} Menschen sitzen, von oben gesehen, um einen runden Tisch mit Brettspiel`,
        `${NUMBERS[count][1]} people seen from above sit round a table with a board game`,
      ],
      keywords: [
        ['Spiel', 'game'],
        ['Freundschaft', 'friendship'],
        ['Abend', 'evening'],
        ['Menschen', 'people'],
      ],
    },
    draw: (stage) => drawTable(stage, count),
  }
}

function drawTable(stage: Stage, count: 3 | 4 | 5): void {
  const { scene, random, hand } = stage
  ground(stage, 'floor')
  onCard(stage, () => {
    const rug = fill(scene, ellipse(0, 0, 400), 'far')
    patternOver(stage, rug, hand.pattern === 'plain' ? 'checks' : hand.pattern, 'mid', 90)
    const start = random.between(0, TURN)
    const seats = Array.from({ length: count }, (_, index) => start + (index / count) * TURN)
    for (const angle of seats) stool(stage, angle)
    fill(scene, ellipse(0, 0, TABLE), 'trunk')
    fill(scene, ellipse(0, 0, TABLE - 16), 'trunk', { tone: 0.06 })
    board(stage)
    for (const angle of seats)
      dish(stage, ...polar([0, 0], angle + TURN / count / 2, TABLE - 44), 34, 'white')
    const reaching = random.whole(0, count - 1)
    for (const [index, angle] of seats.entries()) player(stage, angle, index, index === reaching)
  })
}

function stool({ scene }: Stage, angle: number): void {
  const [x, y] = polar([0, 0], angle, TABLE + 70)
  fill(scene, ellipse(x, y, 62), 'dark')
}

function board({ scene, random }: Stage): void {
  place(scene, { x: 0, y: 0, turn: random.between(0, 1.5) }, () => {
    cut(scene, roundedRectangle(-120, -120, 240, 240, 16), 'paper')
    for (let field = 0; field < FIELDS; field++) {
      const [x, y] = polar([0, 0], (field / FIELDS) * TURN, 92)
      fill(scene, ellipse(x, y, 12), TOKENS[field % 4] ?? 'a')
    }
    fill(scene, ellipse(0, 0, 34), 'sun')
    for (const [index, field] of [1, 5, 9, 14].entries()) {
      const [x, y] = polar([0, 0], (field / FIELDS) * TURN, 92)
      fill(scene, ellipse(x, y, 15), 'dark')
      fill(scene, ellipse(x - 2, y - 3, 10), TOKENS[index] ?? 'a', { tone: 0.04 })
    }
    cut(scene, roundedRectangle(20, -30, 28, 28, 6), 'white')
    for (const dot of [27, 34, 41]) fill(scene, ellipse(dot, -44 + dot * 0.8, 3), 'dark', { fine: true })
  })
}

/** Shoulders, head and arms from above, facing the middle of the table. */
function player({ scene, hand, random }: Stage, angle: number, index: number, reaching: boolean): void {
  const which = (['0', '1', '2', '3'] as const)[index % 4] ?? '0'
  const [skin, hair, top] = [`skin${which}`, `hair${which}`, TOKENS[index % 5] ?? 'a'] as const
  const [x, y] = polar([0, 0], angle, TABLE + 58)
  const thick = 24 + hand.limbs * 10
  place(scene, { x, y, turn: angle - TURN / 4 }, () => {
    const palms: Point[] = reaching ? path([-40, -96, 22, -222]) : path([-46, -98, 40, -104])
    for (const [arm, palm] of palms.entries()) {
      const side = arm ? 1 : -1
      fill(scene, ribbon([[side * 84, 0], [side * 82, -50], palm], [thick + 12, thick + 4, thick - 6]), top)
      fill(scene, ellipse(palm[0], palm[1], thick * 0.5), skin)
      fill(scene, ribbon([palm, [palm[0] - side * 14, palm[1] - 16]], [13, 9]), skin)
    }
    if (!reaching) cards({ scene }, 0, -112)
    fill(scene, ellipse(0, 4, 106, 52), top)
    fill(scene, ellipse(0, -42, 9, 8), skin)
    fill(scene, ellipse(0, -4, 44, 47), hair)
    const cap = random.chance(0.3)
    if (cap) fill(scene, ellipse(0, -2, 36, 38), 'light')
    else line(scene, path([0, -46, -5, -14, 0, 12]), hair, 4, { tone: 0.1 })
  })
}

function cards({ scene }: Pick<Stage, 'scene'>, x: number, y: number): void {
  for (const turn of [-0.45, 0, 0.45])
    place(scene, { x, y, turn }, () =>
      cut(scene, roundedRectangle(-15, -44, 30, 46, 4), turn === 0 ? 'bloom' : 'white'),
    )
}
