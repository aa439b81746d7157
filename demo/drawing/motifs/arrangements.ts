import { type Point, polar, steps, TURN } from '../core/geometry.ts'
import type { Random } from '../core/random.ts'

/** Where one of several stands, as a share of the size of each, from where the whole stands. */
export type Spot = { at: Point; scale: number; flip: boolean }

type Arrange = (count: number, random: Random) => Spot[]

const spot = (at: Point, scale = 1, flip = false): Spot => ({ at, scale, flip })

/** Rows, rings and heaps of one thing. Those that are further back come first. */
export const ARRANGEMENTS: Readonly<Record<string, Arrange>> = {
  row: (count) => steps(count, (_, index) => spot([(index - (count - 1) / 2) * 1.05, 0])),
  growing: (count) =>
    steps(count, (share, index) => spot([(index - (count - 1) / 2) * 0.95, 0], 0.45 + share * 0.75)),
  ring: (count) =>
    steps(count, (_, index) => spot(polar([0, 0], (index / count) * TURN - TURN / 4, count * 0.19))),
  stack: (count, random) =>
    steps(count, (_, index) => spot([random.between(-0.12, 0.12), -index * 0.98], 1, index % 2 === 1)),
  heap: (count, random) => {
    const wide = Math.ceil(Math.sqrt(count * 2))
    const rows: Spot[] = []
    for (let left = count, row = 0; left > 0; row++) {
      const here = Math.min(left, Math.max(1, wide - row))
      rows.push(
        ...steps(here, (_, index) =>
          spot([(index - (here - 1) / 2) * 0.82 + random.between(-0.06, 0.06), -row * 0.7]),
        ),
      )
      left -= here
    }
    return rows
  },
  grid: (count) => {
    const wide = Math.ceil(Math.sqrt(count * 1.2))
    const high = Math.ceil(count / wide)
    return steps(count, (_, index) =>
      spot([((index % wide) - (wide - 1) / 2) * 1.25, (Math.floor(index / wide) - (high - 1) / 2) * 1.25]),
    )
  },
  flock: (count, random) =>
    steps(count, (_, index) =>
      spot(
        [
          (index - (count - 1) / 2) * 0.8 + random.between(-0.2, 0.2),
          Math.abs(index - (count - 1) / 2) * 0.55 + random.between(-0.15, 0.15),
        ],
        random.between(0.75, 1.1),
      ),
    ),
  scatter: (count, random) =>
    steps(count, (_, index) => {
      const reach = Math.sqrt((index + 0.5) / count) * Math.sqrt(count) * 0.75
      return spot(polar([0, 0], index * 2.4, reach), random.between(0.7, 1.15), random.chance(0.5))
    }).sort((one, other) => one.at[1] - other.at[1]),
  facing: () => [spot([-0.55, 0]), spot([0.55, 0], 1, true)],
  trail: (count, random) =>
    steps(count, (share, index) =>
      spot(
        [(share - 0.5) * count * 0.8, -Math.sin(share * 3) * 0.5 + random.between(-0.1, 0.1)],
        1 - share * 0.5,
        index % 2 === 1,
      ),
    ).reverse(),
}
