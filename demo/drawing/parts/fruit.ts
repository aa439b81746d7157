import { arc, ellipse, path, polar } from '../core/geometry.ts'
import { leaf } from '../core/ribbon.ts'
import { cut, fill, line, place, type Scene, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'

export const FRUITS = ['apple', 'pear', 'lemon', 'orange', 'cherry', 'plum', 'melon', 'pomegranate'] as const

export type Fruit = (typeof FRUITS)[number]

/** A fruit resting at (x, y). */
export function fruit(
  { scene, random }: Stage,
  kind: Fruit,
  x: number,
  y: number,
  size: number,
  slot: Slot,
): void {
  place(scene, { x, y, scale: size / 100, turn: random.swing() * 0.12 }, () => {
    flesh(scene, kind, slot)
    if (kind === 'melon') {
      melonSlice(scene, slot)
      return
    }
    if (kind === 'orange') pores(scene, slot)
    fill(scene, ellipse(-19, -62, 7, 11, 0.5), 'white', { fine: true })
    if (kind !== 'lemon' && kind !== 'pomegranate')
      stalk(scene, kind === 'pear' ? 114 : kind === 'apple' ? 84 : 82)
  })
}

function flesh(scene: Scene, kind: Fruit, slot: Slot): void {
  if (kind === 'apple')
    fill(
      scene,
      path([0, -84, 26, -92, 48, -66, 42, -22, 18, 0, 0, -4, -18, 0, -42, -22, -48, -66, -26, -92]),
      slot,
    )
  if (kind === 'pear')
    fill(
      scene,
      path([0, -118, 16, -104, 22, -74, 44, -38, 34, -6, 0, 0, -34, -6, -44, -38, -22, -74, -16, -104]),
      slot,
    )
  if (kind === 'plum' || kind === 'cherry' || kind === 'orange')
    fill(scene, ellipse(0, -42, kind === 'plum' ? 36 : 44, 42), slot)
  if (kind === 'lemon')
    fill(
      scene,
      path([-60, -34, -44, -50, -14, -66, 24, -62, 48, -44, 62, -36, 48, -22, 20, -4, -20, -6, -46, -22]),
      'glow',
    )
  if (kind === 'pomegranate') {
    fill(scene, ellipse(0, -42, 46, 43), slot)
    cut(scene, path([-12, -80, -16, -104, -5, -94, 0, -106, 6, -94, 16, -104, 12, -80]), slot, {
      tone: -0.05,
    })
  }
}

function melonSlice(scene: Scene, slot: Slot): void {
  cut(scene, arc(0, -66, 74, 70, 0, 180, 16), 'leafDark')
  cut(scene, arc(0, -66, 64, 60, 0, 180, 16), 'white')
  cut(scene, arc(0, -66, 57, 53, 0, 180, 16), slot)
  for (let seed = 0; seed < 7; seed++) {
    const [sx, sy] = polar([0, -66], 0.35 + seed * 0.4, 36 - (seed % 2) * 16)
    fill(scene, ellipse(sx, sy, 2.6, 4.2), 'dark', { fine: true })
  }
}

function pores(scene: Scene, slot: Slot): void {
  for (const [dx, dy] of path([-12, -50, 10, -30, 16, -58, -20, -26]))
    fill(scene, ellipse(dx, dy, 2.2), slot, { tone: -0.1, fine: true })
}

function stalk(scene: Scene, top: number): void {
  line(scene, path([0, -top, 4, -top - 16]), 'trunk', 5)
  fill(scene, leaf([3, -top - 8], -0.5, 34, 15), 'leaf')
}
