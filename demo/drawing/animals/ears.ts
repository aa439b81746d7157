import { ellipse, type Point, path } from '../core/geometry.ts'
import { leaf } from '../core/ribbon.ts'
import { cut, fill, type Scene, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { Species } from './species.ts'

/** One ear of a head in its own coordinates; the far one is darker and stands a little ahead. */
export function ear({ scene }: Stage, build: Species, slot: Slot, tone: number, shift: number): void {
  const skull = build.head[1]
  const top: Point = [-skull * 0.05 + shift, -skull * 0.38]
  if (build.ears === 'pointed') pointedEar(scene, top, skull, slot, tone)
  if (build.ears === 'round')
    fill(scene, ellipse(top[0], top[1] - skull * 0.06, skull * 0.24), slot, { tone: tone - 0.03 })
  if (build.ears === 'long') fill(scene, leaf(top, -2.5, skull * 1.2, skull * 0.46), slot, { tone })
  if (build.ears === 'small') fill(scene, leaf(top, -1.9, skull * 0.62, skull * 0.3), slot, { tone })
  if (build.ears === 'floppy')
    fill(scene, leaf([top[0] - 1, top[1] + 3], 2.0, skull * 0.95, skull * 0.5), slot, { tone: tone - 0.07 })
  if (build.ears === 'huge' && tone === 0) hugeEar(scene, top, slot)
}

function pointedEar(scene: Scene, top: Point, skull: number, slot: Slot, tone: number): void {
  cut(
    scene,
    [
      [top[0] - skull * 0.3, top[1] + 3],
      [top[0] - skull * 0.22, top[1] - skull * 0.75],
      [top[0] + skull * 0.28, top[1]],
    ],
    slot,
    { tone },
  )
  if (tone === 0)
    cut(
      scene,
      [
        [top[0] - skull * 0.16, top[1]],
        [top[0] - skull * 0.16, top[1] - skull * 0.45],
        [top[0] + skull * 0.12, top[1]],
      ],
      'dark',
    )
}

function hugeEar(scene: Scene, top: Point, slot: Slot): void {
  fill(
    scene,
    [
      [top[0] - 4, top[1] - 4],
      [-34, -24],
      [-44, 6],
      [-30, 34],
      [-10, 26],
      [2, 10],
    ],
    slot,
    { tone: -0.05 },
  )
  fill(scene, path([-8, -12, -29, -14, -35, 6, -26, 24, -12, 18]), 'blush', { tone: 0.02 })
}
