import { ellipse, type Point, polar, steps } from '../core/geometry.ts'
import { leaf, ribbon } from '../core/ribbon.ts'
import { cut, fill } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { HairPlan } from './bust-hair.ts'

export function bustHairBehind({ scene, random }: Stage, { kind, slot, cloth, half, turn }: HairPlan): void {
  const w = half
  if (kind === 'bob' || kind === 'fringe')
    fill(
      scene,
      [
        [-w * 1.18, -0.2],
        [-w * 0.7, -0.58],
        [w * 0.7, -0.58],
        [w * 1.18, -0.2],
        [w * 1.28, 0.36],
        [w * 0.9, 0.46],
        [-w * 0.9, 0.46],
        [-w * 1.3, 0.36],
      ],
      slot,
    )
  if (kind === 'long' || kind === 'parted')
    fill(
      scene,
      [
        [-w * 1.2, -0.2],
        [-w * 0.7, -0.6],
        [w * 0.7, -0.6],
        [w * 1.2, -0.2],
        [w * 1.25, 0.4],
        [w * 1.45, 1.05],
        [w * 0.3, 1.1],
        [-w * 0.3, 1.1],
        [-w * 1.5, 1.05],
        [-w * 1.25, 0.4],
      ],
      slot,
    )
  if (kind === 'waves') {
    const side = (s: number) =>
      steps(
        7,
        (share): Point => [s * w * (1.1 + Math.sin(share * 12) * 0.14 + share * 0.25), -0.3 + share * 1.25],
      )
    fill(scene, [...side(-1).reverse(), [-w * 0.6, -0.6], [w * 0.6, -0.6], ...side(1)], slot)
  }
  if (kind === 'topknot') fill(scene, ellipse(-turn * 0.4, -0.72, 0.2, 0.18), slot)
  if (kind === 'ponytail')
    fill(
      scene,
      ribbon(
        [
          [-w * 0.7, -0.4],
          [-w * 1.5, -0.3],
          [-w * 1.65, 0.2],
          [-w * 1.35, 0.7],
        ],
        [0.12, 0.26, 0.28, 0.05],
        7,
      ),
      slot,
    )
  if (kind === 'afro') {
    fill(scene, ellipse(-turn * 0.3, -0.2, 0.74, 0.68), slot)
    for (let curl = 0; curl < 18; curl++) {
      const [x, y] = polar([-turn * 0.3, -0.2], (curl / 18) * 6.283, 0.68)
      fill(scene, ellipse(x, y, 0.12), slot)
    }
  }
  if (kind === 'curls') {
    for (let curl = 0; curl < 15; curl++) {
      const [x, y] = polar([-turn * 0.3, -0.02], 2.3 + (curl / 14) * 4.8, w * 1.18)
      fill(scene, ellipse(x, y, random.between(0.15, 0.2)), slot, { tone: curl % 3 === 0 ? 0.03 : 0 })
    }
  }
  if (kind === 'braids') {
    for (const side of [-1, 1]) {
      for (let knot = 0; knot < 6; knot++)
        fill(scene, ellipse(side * w * 1.12, 0.2 + knot * 0.15, 0.1, 0.095), slot, {
          tone: knot % 2 ? 0.04 : 0,
        })
      fill(scene, leaf([side * w * 1.12, 1.02], 1.57, 0.2, 0.11), slot)
      cut(
        scene,
        [
          [side * w * 1.12 - 0.07, 0.98],
          [side * w * 1.12 + 0.07, 0.98],
          [side * w * 1.12 + 0.06, 1.06],
          [side * w * 1.12 - 0.06, 1.06],
        ],
        cloth,
      )
    }
  }
  if (kind === 'scarf')
    fill(
      scene,
      [
        [-w * 1.3, -0.1],
        [-w * 0.9, -0.6],
        [0, -0.72],
        [w * 0.9, -0.6],
        [w * 1.3, -0.1],
        [w * 1.25, 0.5],
        [w * 1.6, 0.95],
        [-w * 1.6, 0.95],
        [-w * 1.25, 0.5],
      ],
      cloth,
    )
}
