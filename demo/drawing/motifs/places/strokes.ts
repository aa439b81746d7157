import { arc, ellipse, type Point, rectangle, roundedRectangle, TURN } from '../../core/geometry.ts'
import { cut, fill, line, place, type Slot } from '../../core/scene.ts'
import { BLEED, type Stage } from '../../core/stage.ts'
import { PATTERNS, TREES } from '../../hands/hand.ts'
import { cottage } from '../../parts/buildings.ts'
import { bookcase, floorLamp, pendant, pottedPlant, rug } from '../../parts/furnishings.ts'
import { armchair, chair, sofa, table } from '../../parts/furniture.ts'
import { mountains, ridge, tufts, waves, winding } from '../../parts/land.ts'
import { PLANTS } from '../../parts/plant-kinds.ts'
import { plant } from '../../parts/plants.ts'
import { pictureFrame, room, windowView } from '../../parts/room.ts'
import { cloud, clouds, flock, ground, rain, skyLight, snow, stars } from '../../parts/sky.ts'
import { bottle } from '../../parts/tableware.ts'
import { tower } from '../../parts/tower.ts'
import { rowOfTownHouses } from '../../parts/town-house.ts'
import { anyTree, tree } from '../../parts/trees.ts'

/** Where a step is drawn: u from 0 (left) to 1, v from -1 (top) over 0 (horizon) to 1 (lower edge). */
export type Scenery = {
  stage: Stage
  /** The shorter side, which sizes and widths are shares of. */
  size: number
  x: (u: number) => number
  y: (v: number) => number
  points: (uv: readonly number[]) => Point[]
}

export type Ink = { slot: Slot; tone: number }

/** `words` are what is no colour, such as the kind of a tree. */
type Stroke = (scenery: Scenery, numbers: number[], inks: Ink[], words: string[]) => void

const NEAR: Ink = { slot: 'near', tone: 0 }

/** A point on the floor: `across` from the middle, the wider apart the nearer. */
const onFloor = (across: number, depth: number) => [0.5 + across * (0.35 + depth), depth ** 1.4]

const plantOf = (words: readonly string[]) => PLANTS.find((kind) => words.includes(kind)) ?? 'grass'

/** Upper left corner and size of the rectangle between two corners. */
function between({ x, y }: Scenery, [u = 0, v = 0, toU = 1, toV = 1]: number[]) {
  const [left, right, top] = [Math.min(x(u), x(toU)), Math.max(x(u), x(toU)), Math.min(y(v), y(toV))]
  return [left, top, right - left, Math.abs(y(toV) - y(v))] as const
}

function strip(s: Scenery, slant: boolean, [wide = 0.01, ...uv]: number[], [{ slot, tone } = NEAR]: Ink[]) {
  line(s.stage.scene, s.points(uv), slot, s.size * wide, { tone, curved: slant })
}

const slots = (inks: readonly Ink[]) => inks.map(({ slot }) => slot)

/** All that places are drawn with; sizes are shares of the shorter side unless two corners are given. */
export const STROKES: Readonly<Record<string, Stroke>> = {
  sky({ stage, x, y }, [u, v = -0.6, size = 1]) {
    ground(stage)
    if (u !== undefined) skyLight(stage, x(u), y(v), size)
  },
  ground: ({ stage }, _, [{ slot, tone } = NEAR]) => ground(stage, slot, tone),
  area: (s, uv, [{ slot, tone } = NEAR]) => cut(s.stage.scene, s.points(uv), slot, { tone }),
  soft: (s, uv, [{ slot, tone } = NEAR]) => fill(s.stage.scene, s.points(uv), slot, { tone }),
  line: (s, numbers, inks) => strip(s, false, numbers, inks),
  bend: (s, numbers, inks) => strip(s, true, numbers, inks),
  box: (s, uv, [{ slot, tone } = NEAR]) => cut(s.stage.scene, rectangle(...between(s, uv)), slot, { tone }),
  round: (s, uv, [{ slot, tone } = NEAR]) =>
    cut(s.stage.scene, roundedRectangle(...between(s, uv), s.size * (uv[4] ?? 0.03)), slot, { tone }),
  band: ({ stage, y }, [v = 0, toV = 2], [{ slot, tone } = NEAR]) =>
    cut(stage.scene, rectangle(-BLEED, y(v), stage.width + 2 * BLEED, y(toV) - y(v)), slot, { tone }),
  disc: ({ stage, size, x, y }, [u = 0, v = 0, radius = 0.1, flat = 1], [{ slot, tone } = NEAR]) =>
    fill(stage.scene, ellipse(x(u), y(v), size * radius, size * radius * flat), slot, { tone }),
  arc(
    { stage, size, x, y },
    [wide = 0, u = 0, v = 0, radius = 0, from = 0, to = 360, flat = 1],
    [ink = NEAR],
  ) {
    const curve = arc(x(u), y(v), size * radius, size * radius * flat, from, to, 20)
    line(stage.scene, curve, ink.slot, size * wide, { tone: ink.tone })
  },
  /** An edge of bumps from v to v + swing, filled as far as `toV`. */
  fringe(s, [v = 0, swing = 0.1, count = 5, toV = 2], [{ slot, tone } = NEAR]) {
    const edge = Array.from({ length: count * 6 + 1 }, (_, index) => [
      -0.3 + (index * 1.6) / (count * 6),
      v + swing * Math.sin(((index % 6) / 6) * Math.PI) ** 0.7,
    ])
    cut(s.stage.scene, s.points([...edge.flat(), 1.4, toV, -0.4, toV]), slot, { tone })
  },
  tree({ stage, x, y }, [u = 0, v = 0, tall = 0.5], [ink], words) {
    const kind = TREES.find((each) => words.includes(each))
    const colours = ink && ({ crown: ink.slot, shade: ink.slot, trunk: ink.slot } as const)
    const high = y(0) * tall
    if (kind) tree(stage, kind, x(u), y(v), high, colours)
    else anyTree(stage, x(u), y(v), high, colours)
  },
  plant({ stage, size, x, y }, [u = 0, v = 1, tall = 0.2, lean], [ink], words) {
    const tilt = lean === undefined ? undefined : x(1) > x(0) ? lean : -lean
    plant(stage, plantOf(words), x(u), y(v), size * tall, ink ? { bloom: ink.slot } : {}, tilt)
  },
  ridge: ({ stage, y }, [v = 0, swing = 10], [{ slot, tone } = NEAR]) =>
    ridge(stage, y(v), swing, slot, tone),
  tufts: ({ stage, y }, [v = 0.1, count = 20, size = 24], [{ slot } = NEAR]) =>
    tufts(stage, () => y(v), count, slot, size),
  peaks: ({ stage, y }, [v = 0, tall = 0.8], [{ slot } = NEAR]) =>
    mountains(stage, y(v), y(0) * tall, slot, true),
  winding: ({ stage, size, x, y }, [u = 0.5, v = 0, wide = 0.5], [{ slot } = NEAR]) =>
    winding(stage, x(u), y(v), slot, size * wide),
  waves: ({ stage, y }, [v = 0, bands = 5], inks) => waves(stage, y(v), bands, slots(inks)),
  stars: ({ stage, y }, [count = 50, v = 0]) => stars(stage, count, y(v)),
  clouds: ({ stage }, [count = 2]) => !stage.night && clouds(stage, count),
  cloud: ({ stage, size, x, y }, [u = 0, v = 0, wide = 0.3], [{ slot } = NEAR]) =>
    cloud(stage, x(u), y(v), size * wide, slot),
  flock: ({ stage, size, x, y }, [u = 0, v = 0, wide = 0.03, count = 4]) =>
    flock(stage, x(u), y(v), size * wide, count),
  rain: ({ stage }) => rain(stage),
  snow: ({ stage }) => snow(stage),
  /** Lines on the floor that run together at the back. */
  floor(s, [wide = 0.004, columns = 9, rows = 4], inks) {
    for (let column = 0; column < columns; column++) {
      const across = columns > 1 ? -1.2 + (2.4 * column) / (columns - 1) : 0
      strip(s, false, [wide, ...onFloor(across, 0), ...onFloor(across, 1.3)], inks)
    }
    for (let row = 1; row <= rows; row++) {
      const depth = ((row / (rows + 1)) * 1.2) ** 1.4
      strip(s, false, [wide, -0.4, depth, 1.4, depth], inks)
    }
  },
  chequers(s, [step = 0.2], [{ slot, tone } = NEAR]) {
    for (let row = 0; row < 1.3 / step; row++)
      for (let column = -6 + (row % 2); column < 6; column += 2) {
        const [left, right, back, near] = [column, column + 1, row, row + 1].map((each) => each * step)
        const corners = [
          [left, back],
          [right, back],
          [right, near],
          [left, near],
        ]
        const uv = corners.flatMap(([across = 0, depth = 0]) => onFloor(across, depth))
        cut(s.stage.scene, s.points(uv), slot, { tone })
      }
  },
  /** All over the sheet; `turn` in radians. */
  stripes(
    { stage: { scene, width, height }, size },
    [pitch = 0.1, share = 0.5, turn = 0],
    [{ slot, tone } = NEAR],
  ) {
    const [reach, step] = [width + height, size * pitch]
    place(scene, { x: width / 2, y: height / 2, turn }, () => {
      for (let at = -Math.ceil(reach / 2 / step); at * step < reach / 2; at++)
        cut(scene, rectangle(-reach / 2, (at - share / 2) * step, reach, share * step), slot, { tone })
    })
  },
  /** Every other square of a board; only where two stripes cross with `crossing`. */
  squares(
    { stage: { scene, width, height }, size },
    [pitch = 0.2, share = 1],
    [{ slot, tone } = NEAR],
    words,
  ) {
    const [step, crossing] = [size * pitch, words.includes('crossing')]
    const reach = Math.ceil(Math.max(width, height) / 2 / step) + 1
    for (let row = -reach; row <= reach; row++)
      for (let column = -reach; column <= reach; column++) {
        if (!crossing && (row + column) % 2) continue
        const [x, y] = [width / 2 + (column - share / 2) * step, height / 2 + (row - share / 2) * step]
        cut(scene, rectangle(x, y, share * step, share * step), slot, { tone })
      }
  },
  rays({ stage, x, y }, [u = 0.5, v = 0, count = 14], [{ slot, tone } = NEAR]) {
    const [far, from] = [stage.width + stage.height, [x(u), y(v)] as const]
    for (let index = 0; index < count; index++) {
      const edge = [0.25, -0.25].map((part) => ((index + part) / count) * TURN)
      const ends = edge.map(
        (turn) => [from[0] + Math.cos(turn) * far, from[1] + Math.sin(turn) * far] as const,
      )
      cut(stage.scene, [from, ...ends], slot, { tone })
    }
  },
  room: ({ stage, y }, _, [wall, floor], words) =>
    room(
      stage,
      y(0) / stage.height,
      wall?.slot ?? 'wall',
      floor?.slot ?? 'floor',
      PATTERNS.find((kind) => words.includes(kind)) ?? stage.hand.pattern,
    ),
  window: (s, uv, _, words) => windowView(s.stage, ...between(s, uv), words.includes('arched')),
  picture: (s, uv) => pictureFrame(s.stage, ...between(s, uv)),
  bookcase(s, uv, [{ slot } = NEAR]) {
    const [left, top, wide, high] = between(s, uv)
    bookcase(s.stage, left, top + high, wide, high, uv[4] ?? 4, slot)
  },
  sofa: ({ stage, size, x, y }, [u = 0, v = 0, wide = 0.5], [{ slot } = NEAR, cushion]) =>
    sofa(stage, x(u), y(v), size * wide, slot, cushion?.slot ?? 'c'),
  armchair: ({ stage, size, x, y }, [u = 0, v = 0, tall = 0.3], [{ slot } = NEAR]) =>
    armchair(stage, x(u), y(v), size * tall, slot, x(u) > stage.width / 2),
  table: ({ stage, size, x, y }, [u = 0, v = 0, wide = 0.3, tall = 0.2], [{ slot } = NEAR]) =>
    table(stage, x(u), y(v), size * wide, size * tall, slot),
  chair: ({ stage, size, x, y }, [u = 0, v = 0, tall = 0.25], [{ slot } = NEAR]) =>
    chair(stage, x(u), y(v), size * tall, slot, x(u) > stage.width / 2),
  lamp: ({ stage, size, x, y }, [u = 0, v = 0, tall = 0.5], [{ slot } = NEAR]) =>
    floorLamp(stage, x(u), y(v), size * tall, slot),
  pendant: ({ stage, size, x, y }, [u = 0, v = -0.7, wide = 0.1], [{ slot } = NEAR]) =>
    pendant(stage, x(u), y(v), size * wide, slot),
  potted: ({ stage, size, x, y }, [u = 0, v = 0, tall = 0.3], [{ slot } = NEAR], words) =>
    pottedPlant(stage, x(u), y(v), size * tall, plantOf(words), slot),
  rug: ({ stage, size, x, y }, [u = 0.5, v = 0.5, wide = 0.6, deep = 0.2], inks) =>
    rug(stage, x(u), y(v), size * wide, size * deep, slots(inks)),
  bottle: ({ stage, size, x, y }, [u = 0, v = 0, tall = 0.1], [{ slot } = NEAR]) =>
    bottle(stage, x(u), y(v), size * tall, slot),
  houses: ({ stage, y }, [v = 0, least = 0.12, most = 0.18, low = 0.3, high = 0.4], inks) =>
    rowOfTownHouses(stage, y(v), {
      from: -stage.width * 0.06,
      wide: [least, most],
      tall: [(low * y(0)) / stage.height, (high * y(0)) / stage.height],
      walls: slots(inks),
      trims: ['white', 'light', 'dark'],
    }),
  tower(s, uv, [{ slot } = NEAR], words) {
    const [left, top, wide, high] = between(s, uv)
    tower(s.stage, left, top + high, wide, high, slot, !words.includes('plain'))
  },
  cottage(s, uv, [{ slot } = NEAR, roof]) {
    const [left, top, wide, high] = between(s, uv)
    cottage(s.stage, left, top + high, wide, high, slot, roof?.slot ?? 'trunk')
  },
}
