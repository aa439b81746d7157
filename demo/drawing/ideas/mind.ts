import { type Point, path, rectangle } from '../core/geometry.ts'
import { cut, inside, line, type Placing, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { soft, stroke } from './marks.ts'

const HEAD_OUTLINE = [
  -20, 60, -24, 30, -44, 12, -52, -20, -44, -52, -18, -74, 14, -78, 40, -64, 50, -42, 50, -28, 60, -4, 50, 2,
  53, 12, 47, 17, 49, 26, 42, 36, 24, 36, 22, 60,
]
/** The top of the head in profile, from the brow round to the nape, where it is cut open. */
const OPEN_TOP = [
  -20, 60, -24, 30, -44, 12, -52, -20, -49, -36, 50, -36, 50, -28, 60, -4, 50, 2, 53, 12, 47, 17, 49, 26, 42,
  36, 24, 36, 22, 60,
]

/** A head and neck in profile that looks to the right, about 110 wide; its neck ends at y = 60. */
export function profile({ scene }: Stage, placing: Placing, slot: Slot, open = false): void {
  place(scene, { ...placing, name: 'head' }, () => {
    if (open) cut(scene, path(OPEN_TOP), slot)
    else soft(scene, HEAD_OUTLINE, slot)
    stroke(scene, [-8, -8, -15, -14, -11, 2, -4, 4], slot, 3, { tone: -0.16 })
    stroke(scene, [30, -14, 37, -12, 43, -14], slot, 3, { tone: -0.2 })
  })
}

const BRAIN = [
  -30, 58, -44, 50, -66, 52, -84, 36, -82, 16, -98, 0, -90, -26, -74, -34, -66, -56, -42, -58, -24, -74, 4,
  -66, 26, -74, 48, -58, 70, -54, 76, -32, 94, -18, 90, 6, 96, 26, 78, 42, 58, 38, 42, 54, 14, 48, 8, 66, 10,
  88, -14, 88, -16, 64,
]
/** Passages of the maze across and down; a passage is 17 units wide. */
const ACROSS = 12
const DOWN = 8
const PASSAGE = 17

/** A brain from the side, 200 wide around (0, 0), in which a maze is cut; the stem at (0, 88) is its entrance. */
export function mazeBrain(stage: Stage, placing: Placing, slot: Slot, walls: Slot): void {
  const { scene } = stage
  place(scene, { ...placing, name: 'brain' }, () => {
    const brain = soft(scene, BRAIN, slot)
    inside(scene, brain, () => {
      for (const wall of mazeWalls(stage)) line(scene, wall, walls, 4.4, { curved: false })
      cut(scene, rectangle(-9, 50, 14, 60), slot, { tone: -0.12 })
    })
    const edge = path(BRAIN)
    line(scene, [...edge, ...edge.slice(0, 1)], walls, 4.4)
  })
}

/** The walls that a walk through all cells leaves standing (depth first), so that every place can be reached. */
function mazeWalls({ random }: Stage): Point[][] {
  const open = new Set<string>()
  const seen = new Set<string>()
  const walk = (column: number, row: number): void => {
    seen.add(`${column} ${row}`)
    for (const [dx, dy] of random.shuffle(path([1, 0, -1, 0, 0, 1, 0, -1]))) {
      const [nextColumn, nextRow] = [column + dx, row + dy]
      const outside = nextColumn < 0 || nextRow < 0 || nextColumn >= ACROSS || nextRow >= DOWN
      if (outside || seen.has(`${nextColumn} ${nextRow}`)) continue
      open.add(`${column + nextColumn} ${row + nextRow}`)
      walk(nextColumn, nextRow)
    }
  }
  walk(Math.floor(ACROSS / 2), DOWN - 1)
  const corner = (column: number, row: number): Point => [
    (column - ACROSS / 2) * PASSAGE,
    (row - DOWN / 2) * PASSAGE - 6,
  ]
  const walls: Point[][] = []
  for (let column = 0; column < ACROSS; column++)
    for (let row = 0; row < DOWN; row++) {
      if (column + 1 < ACROSS && !open.has(`${2 * column + 1} ${2 * row}`))
        walls.push([corner(column + 1, row), corner(column + 1, row + 1)])
      if (row + 1 < DOWN && !open.has(`${2 * column} ${2 * row + 1}`))
        walls.push([corner(column, row + 1), corner(column + 1, row + 1)])
    }
  return walls
}

/** A soft cloud of 200 by 100 around (0, 0). */
export function ideaCloud({ scene }: Stage, placing: Placing, slot: Slot = 'white', tone = 0): void {
  place(scene, { ...placing, name: 'cloud' }, () =>
    soft(
      scene,
      [
        -96, 34, -104, 10, -84, -8, -72, -34, -40, -36, -22, -56, 14, -54, 30, -36, 62, -40, 82, -16, 102, 0,
        98, 30, 70, 42, -70, 42,
      ],
      slot,
      { tone },
    ),
  )
}
