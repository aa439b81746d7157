import { ellipse, type Point } from '../../core/geometry.ts'
import { cut, fill, line, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { onCard } from '../../ideas/marks.ts'
import { ground } from '../../parts/sky.ts'
import { tree } from '../../parts/trees.ts'

/** A place on the board, seen from above at a slant. */
function onBoard(across: number, along: number, up = 0): Point {
  return [(across - along) * 0.86, 60 + (across + along) * 0.5 - up]
}

type Block = readonly [across: number, along: number, wide: number, deep: number, tall: number, slot: Slot]

const BLOCKS: readonly Block[] = [
  [-230, -230, 80, 80, 190, 'a'],
  [-90, -230, 110, 70, 110, 'c'],
  [90, -220, 70, 70, 230, 'bloom'],
  [-230, -80, 70, 110, 130, 'b'],
  [-80, -80, 150, 150, 70, 'dark'],
  [150, -90, 80, 90, 150, 'd'],
  [-220, 110, 90, 80, 90, 'bloom'],
  [-60, 140, 80, 80, 160, 'a'],
  [110, 120, 90, 90, 110, 'c'],
]
/** Tracks from pad to pad: pairs of across and along. */
const TRACKS: readonly (readonly number[])[] = [
  [-270, -110, -110, -110, -110, -270],
  [50, -270, 50, -110, 130, -110, 130, -270],
  [-270, 60, -110, 60, -110, 270],
  [100, -40, 270, -40],
  [100, 20, 140, 60, 270, 60],
  [0, 100, 0, 270],
  [60, 100, 60, 270],
  [-100, 0, -270, 0],
  [240, 90, 240, 270],
]

/** A board from above whose components are buildings. */
export function circuitCity(stage: Stage): void {
  const { scene } = stage
  ground(stage)
  onCard(stage, () => {
    const corners = [onBoard(-290, -290), onBoard(290, -290), onBoard(290, 290), onBoard(-290, 290)]
    cut(
      scene,
      corners.map(([x, y]): Point => [x, y + 40]),
      'leafDark',
      { tone: -0.08 },
    )
    cut(scene, corners, 'leafDark')
    for (const track of TRACKS) {
      const places = Array.from({ length: track.length / 2 }, (_, at) =>
        onBoard(track[at * 2] ?? 0, track[at * 2 + 1] ?? 0),
      )
      line(scene, places, 'glow', 9, { curved: false })
      for (const [x, y] of [...places.slice(0, 1), ...places.slice(-1)])
        fill(scene, ellipse(x, y, 13, 9), 'glow')
    }
    for (const block of BLOCKS) building(stage, block)
    for (const [across, along] of [
      [20, 200],
      [-180, 220],
      [220, 30],
      [-150, 30],
    ] as const) {
      const [x, y] = onBoard(across, along)
      tree(stage, 'round', x, y, 84)
    }
  })
}

function building({ scene }: Stage, [across, along, wide, deep, tall, slot]: Block): void {
  const at = (right: number, down: number, up: number) =>
    onBoard(across + wide * right, along + deep * down, up)
  cut(scene, [at(0, 1, 0), at(1, 1, 0), at(1, 1, tall), at(0, 1, tall)], slot)
  cut(scene, [at(1, 1, 0), at(1, 0, 0), at(1, 0, tall), at(1, 1, tall)], slot, { tone: -0.12 })
  cut(scene, [at(0, 0, tall), at(1, 0, tall), at(1, 1, tall), at(0, 1, tall)], slot, { tone: 0.1 })
  for (let level = 24; level < tall - 20; level += 40)
    for (const share of [0.16, 0.58]) {
      cut(
        scene,
        [
          at(share, 1, level),
          at(share + 0.26, 1, level),
          at(share + 0.26, 1, level + 20),
          at(share, 1, level + 20),
        ],
        'glow',
      )
      cut(
        scene,
        [
          at(1, share, level),
          at(1, share + 0.26, level),
          at(1, share + 0.26, level + 20),
          at(1, share, level + 20),
        ],
        'light',
      )
    }
  for (const share of [0.2, 0.5, 0.8]) line(scene, [at(share, 1, 0), at(share, 1.14, 0)], 'light', 6)
}
