import { ellipse, type Point, path, polar, steps } from '../core/geometry.ts'
import { leaf, ribbon } from '../core/ribbon.ts'
import { cut, fill } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { BustHair, HairPlan } from './bust-hair.ts'
import { acrossHead } from './outline.ts'

type DrawHair = (stage: Stage, plan: HairPlan) => void

/** Hair that is not listed shows nothing behind the head. */
const BEHIND: Partial<Record<BustHair, DrawHair>> = {
  bob: chinLong,
  fringe: chinLong,
  long: shoulderLong,
  parted: shoulderLong,
  waves,
  topknot,
  ponytail,
  afro,
  curls,
  braids,
  scarf,
}

export function bustHairBehind(stage: Stage, plan: HairPlan): void {
  BEHIND[plan.kind]?.(stage, plan)
}

function chinLong({ scene }: Stage, { slot, half }: HairPlan): void {
  const top = [-1.18, -0.2, -0.7, -0.58, 0.7, -0.58, 1.18, -0.2]
  fill(scene, acrossHead(half, [...top, 1.28, 0.36, 0.9, 0.46, -0.9, 0.46, -1.3, 0.36]), slot)
}

function shoulderLong({ scene }: Stage, { slot, half }: HairPlan): void {
  const top = [-1.2, -0.2, -0.7, -0.6, 0.7, -0.6, 1.2, -0.2]
  const ends = [1.25, 0.4, 1.45, 1.05, 0.3, 1.1, -0.3, 1.1, -1.5, 1.05, -1.25, 0.4]
  fill(scene, acrossHead(half, [...top, ...ends]), slot)
}

function waves({ scene }: Stage, { slot, half }: HairPlan): void {
  const strand = (side: number) =>
    steps(7, (share): Point => {
      const out = 1.1 + Math.sin(share * 12) * 0.14 + share * 0.25
      return [side * half * out, -0.3 + share * 1.25]
    })
  fill(scene, [...strand(-1).reverse(), ...acrossHead(half, [-0.6, -0.6, 0.6, -0.6]), ...strand(1)], slot)
}

function topknot({ scene }: Stage, { slot, turn }: HairPlan): void {
  fill(scene, ellipse(-turn * 0.4, -0.72, 0.2, 0.18), slot)
}

function ponytail({ scene }: Stage, { slot, half }: HairPlan): void {
  const tail = acrossHead(half, [-0.7, -0.4, -1.5, -0.3, -1.65, 0.2, -1.35, 0.7])
  fill(scene, ribbon(tail, [0.12, 0.26, 0.28, 0.05], 7), slot)
}

function afro({ scene }: Stage, { slot, turn }: HairPlan): void {
  fill(scene, ellipse(-turn * 0.3, -0.2, 0.74, 0.68), slot)
  for (let curl = 0; curl < 18; curl++) {
    const [x, y] = polar([-turn * 0.3, -0.2], (curl / 18) * 6.283, 0.68)
    fill(scene, ellipse(x, y, 0.12), slot)
  }
}

function curls({ scene, random }: Stage, { slot, half, turn }: HairPlan): void {
  for (let curl = 0; curl < 15; curl++) {
    const [x, y] = polar([-turn * 0.3, -0.02], 2.3 + (curl / 14) * 4.8, half * 1.18)
    fill(scene, ellipse(x, y, random.between(0.15, 0.2)), slot, { tone: curl % 3 === 0 ? 0.03 : 0 })
  }
}

function braids({ scene }: Stage, { slot, cloth, half }: HairPlan): void {
  for (const side of [-1, 1]) {
    const x = side * half * 1.12
    for (let knot = 0; knot < 6; knot++)
      fill(scene, ellipse(x, 0.2 + knot * 0.15, 0.1, 0.095), slot, { tone: knot % 2 ? 0.04 : 0 })
    fill(scene, leaf([x, 1.02], 1.57, 0.2, 0.11), slot)
    cut(scene, path([x - 0.07, 0.98, x + 0.07, 0.98, x + 0.06, 1.06, x - 0.06, 1.06]), cloth)
  }
}

function scarf({ scene }: Stage, { cloth, half }: HairPlan): void {
  const top = [-1.3, -0.1, -0.9, -0.6, 0, -0.72, 0.9, -0.6, 1.3, -0.1]
  fill(scene, acrossHead(half, [...top, 1.25, 0.5, 1.6, 0.95, -1.6, 0.95, -1.25, 0.5]), cloth)
}
