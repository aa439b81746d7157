import { ellipse, type Point, path, polar, steps, TURN } from '../../core/geometry.ts'
import { leaf } from '../../core/ribbon.ts'
import { cut, fill, inside, line, place } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { onCard } from '../../ideas/marks.ts'
import { magnifier } from '../../ideas/objects.ts'
import { ground } from '../../parts/sky.ts'
import { grip } from '../../people/big-hand.ts'
import { type Both, type Composition, SQUARE, WIDE } from '../piece.ts'
import { RESEARCH } from './science-parts.ts'

const LENS: Point = [-70, -60]
const LENS_RADIUS = 236
/** Direction of the handle below the lens, as `magnifier` draws it. */
const HANDLE = 0.8
const CELL_ROWS = 6

/** A hand holds a lens over a leaf, and the leaf's cells are seen in it. */
export const leafLens: Composition = (random) => {
  const beetle = random.chance(0.5)
  return {
    mood: random.pick(['paper', 'bold', 'day'] as const),
    format: random.pick([SQUARE, ...WIDE]),
    words: {
      title: random.pick<Both>([
        ['Unter der Lupe', 'Under the lens'],
        ['Genauer hinsehen', 'A closer look'],
        ['Blattwerk, innen', 'Foliage, inside'],
        ['Zelle an Zelle', 'Cell by cell'],
      ]),
      alt: beetle
        ? [
            'Neben einem Käfer zeigt eine große Lupe in einer Hand die Zellen und Adern eines Blatts',
            'Beside a beetle, a hand holds a big lens over a leaf to show its cells and veins',
          ]
        : [
            'Eine Hand hält eine große Lupe über ein Blatt und zeigt seine Zellen und Adern',
            'A hand holds a big lens over a leaf and shows its cells and veins',
          ],
      keywords: [...RESEARCH, ['Lupe', 'magnifying glass'], ['Blatt', 'leaf'], ['Zelle', 'cell']],
    },
    draw: (stage) => drawLeaf(stage, beetle),
  }
}

function drawLeaf(stage: Stage, beetle: boolean): void {
  const { scene, random } = stage
  ground(stage)
  onCard(stage, () => {
    bigLeaf(stage)
    if (beetle) ladybird(stage, [-330, 250])
    place(scene, { x: LENS[0], y: LENS[1] }, () => {
      const glass = fill(scene, ellipse(0, 0, LENS_RADIUS), 'leafLight', { tone: 0.06 })
      inside(scene, glass, () => cells(stage))
    })
    const skin = random.pick(['skin0', 'skin1', 'skin2'] as const)
    const at = polar(LENS, HANDLE, LENS_RADIUS * 1.6)
    const turn = HANDLE - TURN / 4
    grip(stage, { x: at[0], y: at[1], turn, scale: 0.9 }, { skin, sleeve: 'bloom' }, () =>
      place(scene, { x: 0, y: (-LENS_RADIUS * 1.6) / 0.9, turn: -turn, scale: 1 / 0.9 }, () =>
        magnifier(stage, LENS_RADIUS, 'trunk'),
      ),
    )
  })
}

function bigLeaf({ scene }: Stage): void {
  const stem: Point = [-440, 400]
  const tip = polar(stem, -0.75, 1130)
  const blade = fill(scene, leaf(stem, -0.75, 1130, 620), 'leaf')
  line(scene, [polar(stem, -0.75, -160), tip], 'leafDark', 18)
  inside(scene, blade, () => {
    for (let vein = 1; vein < 9; vein++) {
      const from = polar(stem, -0.75, vein * 118)
      for (const side of [-0.75, 0.75])
        line(
          scene,
          [from, polar(from, -0.75 + side, 190), polar(from, -0.75 + side * 0.7, 390)],
          'leafDark',
          8,
        )
    }
  })
}

/** Rounded cells in staggered rows, each with its nucleus and green grains, and one forking vein across. */
function cells({ scene, random }: Stage): void {
  const size = (LENS_RADIUS * 2) / CELL_ROWS
  for (let row = 0; row < CELL_ROWS; row++)
    for (let column = 0; column <= CELL_ROWS; column++) {
      const x = -LENS_RADIUS + size * (column + (row % 2) / 2)
      const y = -LENS_RADIUS + size * (row + 0.5)
      const wall = steps(7, (share) => polar([x, y], share * TURN + 0.5, size * random.between(0.47, 0.54)))
      cut(scene, wall.slice(1), 'leaf', { tone: random.between(0, 0.08) })
      const grain = () =>
        fill(scene, ellipse(x + random.swing() * 22, y + random.swing() * 22, 7, 5), 'leafDark')
      for (let count = random.whole(2, 4); count > 0; count--) grain()
      fill(scene, ellipse(x + random.swing() * 12, y + random.swing() * 12, 13), 'bloom')
    }
  line(scene, path([-240, 120, -90, 50, 40, 20, 240, -70]), 'leafDark', 26)
  line(scene, path([-40, 36, 30, 110, 60, 240]), 'leafDark', 18)
  line(scene, path([60, 10, 70, -110, 130, -240]), 'leafDark', 16)
}

function ladybird({ scene }: Stage, [x, y]: Point): void {
  place(scene, { x, y, turn: -0.75 }, () => {
    for (const leg of [-24, 0, 24]) line(scene, path([leg, -46, leg + 4, 0, leg, 46]), 'dark', 6)
    fill(scene, ellipse(44, 0, 22, 24), 'dark')
    fill(scene, ellipse(0, 0, 52, 38), 'bloom')
    line(scene, path([-52, 0, 44, 0]), 'dark', 5)
    for (const [dx, dy] of [
      [-24, -16],
      [14, -18],
      [-20, 17],
      [16, 17],
    ] as const)
      fill(scene, ellipse(dx, dy, 8), 'dark')
  })
}
