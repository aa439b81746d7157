import { rectangle } from '../../core/geometry.ts'
import { cut, inside, line, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'

/** A tiled roof whose eaves are at `y`, with a chimney, a dormer and the wall below. */
export function roof(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  rise: number,
  tiles: Slot,
  wall: Slot,
): void {
  const { scene, random } = stage
  cut(scene, rectangle(x + width * 0.66, y - rise * 1.2, width * 0.08, rise * 0.7), 'trunk')
  cut(scene, rectangle(x, y - 4, width, stage.height), wall, { tone: -0.03 })
  const slope = cut(
    scene,
    [
      [x - 8, y + 6],
      [x + width * 0.12, y - rise],
      [x + width * 0.88, y - rise],
      [x + width + 8, y + 6],
    ],
    tiles,
  )
  rowsOfTiles(stage, x, y, width, rise, slope, tiles)
  dormerWindow(stage, x, y, width, rise, wall, tiles)
  for (let pane = 0; pane < 4; pane++)
    cut(
      scene,
      rectangle(x + width * (0.1 + pane * 0.22), y + rise * 0.25, width * 0.11, rise * 0.5),
      stage.night && random.chance(0.6) ? 'glow' : 'dark',
    )
}

function rowsOfTiles(
  { scene }: Stage,
  x: number,
  y: number,
  width: number,
  rise: number,
  slope: number,
  tiles: Slot,
): void {
  inside(scene, slope, () => {
    for (let row = 0; row < 5; row++)
      line(
        scene,
        [
          [x - 10, y - rise * (row / 5)],
          [x + width + 10, y - rise * (row / 5)],
        ],
        tiles,
        3,
        { tone: -0.07 },
      )
  })
}

function dormerWindow(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  rise: number,
  wall: Slot,
  tiles: Slot,
): void {
  const { random, scene } = stage
  const dormer = x + width * random.between(0.2, 0.5)
  cut(
    scene,
    [
      [dormer - 4, y - rise * 0.58],
      [dormer + width * 0.09, y - rise * 0.95],
      [dormer + width * 0.18 + 4, y - rise * 0.58],
    ],
    tiles,
    { tone: -0.05 },
  )
  cut(scene, rectangle(dormer, y - rise * 0.6, width * 0.18, rise * 0.5), wall)
  cut(
    scene,
    rectangle(dormer + width * 0.045, y - rise * 0.5, width * 0.09, rise * 0.34),
    stage.night || random.chance(0.3) ? 'glow' : 'dark',
  )
}
