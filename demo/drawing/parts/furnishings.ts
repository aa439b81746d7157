import { arc, ellipse, path, rectangle, steps } from '../core/geometry.ts'
import { cut, fill, line, type Slot } from '../core/scene.ts'
import { BLEED, type Stage } from '../core/stage.ts'
import type { PlantKind } from './plant-kinds.ts'
import { plant } from './plants.ts'
import { vase } from './tableware.ts'

export function floorLamp({ scene, night }: Stage, x: number, y: number, height: number, slot: Slot): void {
  if (night)
    fill(
      scene,
      [
        [x - height * 0.12, y - height * 0.82],
        [x + height * 0.12, y - height * 0.82],
        [x + height * 0.5, y],
        [x - height * 0.5, y],
      ],
      'wall',
      { tone: 0.1, curved: false },
    )
  line(scene, path([x, y, x, y - height * 0.8]), 'dark', height * 0.018)
  fill(scene, ellipse(x, y, height * 0.11, height * 0.018), 'dark')
  cut(
    scene,
    [
      [x - height * 0.09, y - height],
      [x + height * 0.09, y - height],
      [x + height * 0.16, y - height * 0.79],
      [x - height * 0.16, y - height * 0.79],
    ],
    slot,
  )
}

export function pendant({ scene }: Stage, x: number, y: number, size: number, slot: Slot): void {
  line(scene, path([x, -BLEED, x, y]), 'dark', 3)
  cut(scene, [...arc(x, y + size * 0.5, size * 0.6, size * 0.5, 180, 360, 10)], slot)
  fill(scene, ellipse(x, y + size * 0.52, size * 0.16, size * 0.12), 'glow')
}

/** A bookcase full of books, with a plant or vase here and there. */
export function bookcase(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  shelves: number,
  slot: Slot,
): void {
  const { scene, random } = stage
  cut(scene, rectangle(x, y - height, width, height), slot, { tone: -0.08 })
  const tall = height / shelves
  for (let shelf = 0; shelf < shelves; shelf++) {
    const floor = y - shelf * tall
    let left = x + width * 0.03
    while (left < x + width * 0.9) {
      if (random.chance(0.09)) {
        if (random.chance(0.5)) vase(stage, left + tall * 0.25, floor - 4, tall * 0.55)
        else plant(stage, 'monstera', left + tall * 0.25, floor - 4, tall * 0.5)
        left += tall * 0.55
        continue
      }
      const [thick, long] = [random.between(0.07, 0.15) * tall, tall * random.between(0.55, 0.82)]
      const lean = random.chance(0.1) ? tall * 0.12 : 0
      book(stage, left, floor, lean, long, thick)
      left += thick + random.between(0, 2) + lean
    }
    cut(scene, rectangle(x, floor - tall * 0.05, width, tall * 0.055), slot)
  }
  for (const side of [x - 4, x + width - 4])
    cut(scene, rectangle(side, y - height - tall * 0.03, 9, height + tall * 0.03), slot)
  cut(scene, rectangle(x - 6, y - height - tall * 0.05, width + 14, tall * 0.06), slot)
}

function book(
  { scene, random }: Stage,
  left: number,
  floor: number,
  lean: number,
  long: number,
  thick: number,
): void {
  cut(
    scene,
    [
      [left, floor],
      [left + lean, floor - long],
      [left + lean + thick, floor - long],
      [left + thick, floor],
    ],
    random.pick(['a', 'b', 'c', 'd', 'light', 'white', 'dark', 'bloom'] as const),
  )
}

export function pottedPlant(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  kind: PlantKind,
  pot: Slot,
): void {
  const { scene } = stage
  const size = height * 0.3
  plant(stage, kind, x, y - size * 0.85, height * 0.75, {}, 0)
  plant(stage, kind, x + size * 0.1, y - size * 0.85, height * 0.6)
  cut(
    scene,
    [
      [x - size * 0.42, y - size],
      [x + size * 0.42, y - size],
      [x + size * 0.32, y],
      [x - size * 0.32, y],
    ],
    pot,
  )
  cut(scene, rectangle(x - size * 0.47, y - size * 1.08, size * 0.94, size * 0.2), pot, { tone: -0.05 })
}

/** An oval carpet in rings. */
export function rug(
  { scene }: Stage,
  x: number,
  y: number,
  width: number,
  depth: number,
  slots: readonly Slot[],
): void {
  for (const [ring, share] of steps(slots.length, (share, index) => [index, 1 - share * 0.55] as const)) {
    fill(scene, ellipse(x, y, (width / 2) * share, (depth / 2) * share), slots[ring] ?? 'a')
  }
}
