import { ellipse, type Point, polar, steps } from '../core/geometry.ts'
import { leaf, ribbon } from '../core/ribbon.ts'
import { fill } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { BustHair, HairPlan } from './bust-hair.ts'
import { outline } from './bust-table.ts'

const CHIN_LONG = '-118 -20 -70 -58 70 -58 118 -20 128 36 90 46 -90 46 -130 36'
const SHOULDER_LONG = '-120 -20 -70 -60 70 -60 120 -20 125 40 145 105 30 110 -30 110 -150 105 -125 40'

/** Behind the head; x counts in half widths of the face. Hair that is not listed shows nothing there. */
const OUTLINES: Partial<Record<BustHair, string>> = {
  ...{ bob: CHIN_LONG, fringe: CHIN_LONG, long: SHOULDER_LONG, parted: SHOULDER_LONG },
  scarf: '-130 -10 -90 -60 0 -72 90 -60 130 -10 125 50 160 95 -160 95 -125 50',
}

const OTHERS: Partial<Record<BustHair, (stage: Stage, plan: HairPlan) => void>> = {
  waves({ scene }, { slot, half }) {
    const strand = (side: number) =>
      steps(7, (share): Point => {
        const out = 1.1 + Math.sin(share * 12) * 0.14 + share * 0.25
        return [side * half * out, -0.3 + share * 1.25]
      })
    fill(scene, [...strand(-1).reverse(), ...outline('-60 -60 60 -60', half), ...strand(1)], slot)
  },
  topknot({ scene }, { slot, turn }) {
    fill(scene, ellipse(-turn * 0.4, -0.72, 0.2, 0.18), slot)
  },
  buns({ scene }, { slot, half }) {
    for (const side of [-1, 1]) fill(scene, ellipse(side * half * 0.85, -0.62, 0.2), slot)
  },
  ponytail({ scene }, { slot, half }) {
    const tail = outline('-70 -40 -150 -30 -165 20 -135 70', half)
    fill(scene, ribbon(tail, [0.12, 0.26, 0.28, 0.05], 7), slot)
  },
  afro({ scene }, { slot, turn }) {
    fill(scene, ellipse(-turn * 0.3, -0.2, 0.74, 0.68), slot)
    for (let curl = 0; curl < 18; curl++) {
      const [x, y] = polar([-turn * 0.3, -0.2], (curl / 18) * 6.283, 0.68)
      fill(scene, ellipse(x, y, 0.12), slot)
    }
  },
  curls({ scene, random }, { slot, half, turn }) {
    for (let curl = 0; curl < 15; curl++) {
      const [x, y] = polar([-turn * 0.3, -0.02], 2.3 + (curl / 14) * 4.8, half * 1.18)
      fill(scene, ellipse(x, y, random.between(0.15, 0.2)), slot, { tone: curl % 3 === 0 ? 0.03 : 0 })
    }
  },
  braids({ scene }, { slot, half }) {
    for (const side of [-1, 1]) {
      const x = side * half * 1.12
      for (let knot = 0; knot < 6; knot++)
        fill(scene, ellipse(x, 0.2 + knot * 0.15, 0.1, 0.095), slot, { tone: knot % 2 ? 0.04 : 0 })
      fill(scene, leaf([x, 1.02], 1.57, 0.2, 0.11), slot)
    }
  },
}

export function bustHairBehind(stage: Stage, plan: HairPlan): void {
  const drawn = OUTLINES[plan.kind]
  if (drawn) fill(stage.scene, outline(drawn, plan.half), plan.kind === 'scarf' ? plan.cloth : plan.slot)
  OTHERS[plan.kind]?.(stage, plan)
}
