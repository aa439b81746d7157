import { createNoise2D } from 'simplex-noise'
import { resample } from './geometry.ts'
import { createRandom } from './random.ts'
import type { Scene } from './scene.ts'

/** The same scene drawn by an unsteady hand: every outline trembles on its own, by up to `reach` units. */
export function wobble(scene: Scene, reach: number, seed: number, step = 22): Scene {
  const noise = createNoise2D(createRandom(`wobble ${seed}`).next)
  const shapes = scene.shapes.map((shape, index) => {
    if (shape.backdrop) return shape
    const own = shape.fine ? reach * 0.25 : reach
    const phase = index * 7.31
    const rings = shape.rings.map((ring) => {
      const dense =
        shape.fine || (shape.curved && ring.length > 24) ? ring : resample(ring, step, shape.closed)
      return dense.map(
        ([x, y]) =>
          [x + noise(x / 46 + phase, y / 46) * own, y + noise(x / 46, y / 46 + phase + 40) * own] as const,
      )
    })
    return { ...shape, rings }
  })
  return { ...scene, shapes }
}
