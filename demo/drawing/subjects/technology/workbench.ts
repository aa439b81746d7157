import { ellipse, type Point, path, rectangle, roundedRectangle } from '../../core/geometry.ts'
import { cut, fill, inside, line, place, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import { bent, onCard, stroke } from '../../ideas/marks.ts'
import { ground } from '../../parts/sky.ts'
import { grip, handFromAbove } from '../../people/big-hand.ts'
import { bust, bustOf } from '../../people/bust.ts'
import { fromBehind } from '../../people/from-behind.ts'

/** Hands that open a telephone, its parts laid out in order. */
function phoneRepair(stage: Stage): void {
  const { scene, random } = stage
  ground(stage)
  onCard(stage, () => {
    cut(scene, roundedRectangle(-400, -250, 800, 620, 30), 'far')
    for (let rule = 1; rule < 8; rule++)
      bent(scene, [-400 + rule * 100, -250, -400 + rule * 100, 370], 'mid', 3)
    place(scene, { x: -20, y: 20, turn: -0.08 }, () => openPhone(stage))
    for (const [index, x] of [-340, -280, -220].entries()) {
      fill(scene, ellipse(x, -190 + (index % 2) * 26, 15), 'light')
      stroke(scene, [x - 8, -190 + (index % 2) * 26, x + 8, -186 + (index % 2) * 26], 'dark', 4, {
        fine: true,
      })
    }
    cut(scene, roundedRectangle(-360, -100, 110, 190, 14), 'bloom')
    stroke(scene, [-330, -60, -300, 0, -318, 6, -286, 56], 'white', 9)
    const skin = random.pick(['skin0', 'skin1', 'skin2'] as const)
    handFromAbove(stage, { x: -150, y: 300, scale: 0.92, turn: 0.34 }, { skin, sleeve: 'a' })
    grip(stage, { x: 232, y: -30, scale: 0.86, turn: 0.5 }, { skin, sleeve: 'a' }, () => {
      cut(scene, path([-12, 70, 12, 70, 10, 262, -10, 262]), 'white')
      cut(scene, roundedRectangle(-25, -130, 50, 220, 18), 'sun')
      for (const x of [-9, 9]) line(scene, path([x, -118, x, 80]), 'sun', 5, { tone: -0.12 })
    })
  })
}

function openPhone({ scene }: Stage): void {
  const body = cut(scene, roundedRectangle(-150, -240, 300, 500, 40), 'dark')
  inside(scene, body, () => {
    cut(scene, roundedRectangle(-128, -214, 256, 448, 24), 'b')
    cut(scene, roundedRectangle(-112, -40, 120, 250, 12), 'white', { tone: -0.05 })
    cut(scene, rectangle(-112, 40, 120, 34), 'leaf')
    cut(scene, path([-112, -196, 112, -196, 112, 210, 28, 210, 28, -66, -112, -66]), 'leafDark')
    for (const [x, y, size] of [
      [-94, -178, 62],
      [46, -40, 48],
      [52, 60, 40],
    ] as const)
      cut(scene, rectangle(x, y, size, size), 'dark')
    for (let track = 0; track < 5; track++)
      bent(
        scene,
        [-24, -170 + track * 18, 30 + track * 14, -170 + track * 18, 40 + track * 14, 190],
        'glow',
        4,
      )
    for (const x of [44, 86]) fill(scene, ellipse(x, -160, 24), 'light')
    for (const x of [44, 86]) fill(scene, ellipse(x, -160, 12), 'dark')
  })
}

const TILE_SLOTS = ['a', 'b', 'c', 'd', 'sun', 'far'] as const
/** The tile whose chair is empty. */
const AWAY = 5

function tile(stage: Stage, [left, top]: Point, slot: Slot, index: number): void {
  const { scene, random } = stage
  const area = cut(scene, roundedRectangle(left, top, 264, 240, 14), slot)
  inside(scene, area, () => {
    if (index !== AWAY)
      return bust(stage, left + 132, top + 112, 132, bustOf(stage, index), random.chance(0.5))
    cut(scene, roundedRectangle(left + 70, top + 60, 124, 240, 40), 'front')
    for (const y of [100, 140, 180]) bent(scene, [left + 88, top + y, left + 176, top + y], 'mid', 8)
  })
  cut(scene, roundedRectangle(left + 14, top + 206, 76, 20, 8), 'white', { fine: true })
}

/** Five at a distance, one away from the chair, and one before the screen, seen over the shoulder. */
function videoCall(stage: Stage): void {
  const { scene, random } = stage
  ground(stage, 'wall')
  onCard(stage, () => {
    cut(scene, roundedRectangle(-430, -320, 860, 540, 28), 'dark')
    for (const [index, slot] of random.shuffle(TILE_SLOTS).entries())
      tile(stage, [-406 + (index % 3) * 274, -298 + Math.floor(index / 3) * 250], slot, index)
    // Patterned clothes run on below their tiles, so frame and wall come once more.
    cut(scene, rectangle(-430, 192, 860, 28), 'dark')
    cut(scene, rectangle(-1600, 220, 3200, 92), 'wall')
    cut(scene, rectangle(-90, 200, 180, 120), 'dark')
    cut(scene, rectangle(-1600, 310, 3200, 900), 'trunk')
    cut(scene, roundedRectangle(-250, 330, 500, 120, 16), 'light')
    for (const y of [352, 384]) line(scene, path([-226, y, 226, y]), 'mid', 12)
    cut(scene, roundedRectangle(300, 300, 90, 100, 14), 'bloom')
    fromBehind(stage, { x: -30, y: 210, scale: 1.25 }, { skin: 'skin3', hair: 'hair3', top: 'a' })
  })
}

export const WORKBENCH_DRAWINGS = { phoneRepair, videoCall }
