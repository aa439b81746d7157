import { angleTo, between, ellipse, type Point, path, polar } from '../core/geometry.ts'
import { ribbon } from '../core/ribbon.ts'
import { fill, place, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import type { Outfit } from './clothes.ts'
import type { Side } from './pose.ts'

export function arm(
  { scene, hand }: Stage,
  { shoulder, elbow, hand: palm }: Side,
  outfit: Outfit,
  tone: number,
): void {
  const thick = hand.limbs
  const sleeveEnd = outfit.longSleeves ? between(elbow, palm, 0.86) : between(shoulder, elbow, 0.75)
  if (!outfit.longSleeves)
    fill(scene, ribbon([shoulder, elbow, palm], [6 * thick, 4.8 * thick, 3.6 * thick]), outfit.skin, { tone })
  mitten(scene, elbow, palm, thick, outfit.skin, tone)
  const sleeve: Point[] = outfit.longSleeves
    ? [shoulder, elbow, sleeveEnd]
    : [shoulder, between(shoulder, sleeveEnd, 0.5), sleeveEnd]
  fill(
    scene,
    ribbon(
      sleeve,
      outfit.longSleeves ? [8 * thick, 6.6 * thick, 5.2 * thick] : [8 * thick, 7.6 * thick, 7.8 * thick],
    ),
    outfit.top,
    { tone },
  )
}

/** An honest mitten: a palm and a thumb. */
function mitten(
  scene: Stage['scene'],
  elbow: Point,
  palm: Point,
  thick: number,
  skin: Slot,
  tone: number,
): void {
  const heading = angleTo(elbow, palm)
  const middle = polar(palm, heading, 1.6 * thick)
  fill(scene, ellipse(middle[0], middle[1], 3.5 * thick, 2.5 * thick, heading), skin, { tone })
  fill(scene, ribbon([palm, polar(palm, heading - 0.8, 3.6 * thick)], [2 * thick, 1.3 * thick]), skin, {
    tone,
  })
}

export function leg({ scene, hand }: Stage, { hip, knee, ankle }: Side, outfit: Outfit, tone: number): void {
  const thick = hand.limbs
  const bare = outfit.garment === 'shorts' || outfit.garment === 'skirt' || outfit.garment === 'dress'
  const widths = [11.5 * thick, 8.6 * thick, 5.6 * thick]
  fill(
    scene,
    ribbon([hip, knee, ankle], bare ? [11 * thick, 7.6 * thick, 4.6 * thick] : widths, 6),
    bare ? outfit.skin : outfit.bottom,
    { tone },
  )
  if (outfit.garment === 'shorts')
    fill(
      scene,
      ribbon(
        [hip, between(hip, knee, 0.5), between(hip, knee, 0.92)],
        [12.4 * thick, 11.4 * thick, 11 * thick],
      ),
      outfit.bottom,
      { tone },
    )
  shoe(scene, knee, ankle, thick, outfit.shoes, tone)
}

function shoe(
  scene: Stage['scene'],
  knee: Point,
  ankle: Point,
  thick: number,
  slot: Slot,
  tone: number,
): void {
  const shin = angleTo(knee, ankle)
  const flat = Math.abs(shin - Math.PI / 2) < 0.75
  const turn = flat ? 0 : shin - Math.PI / 2 + (shin > Math.PI / 2 ? -0.15 : 0.25)
  place(scene, { x: ankle[0], y: ankle[1], turn, scale: Math.max(0.8, thick) }, () => {
    fill(scene, path([-3.2, -1.6, 2.6, -1.6, 5.4, 0.2, 9.2, 1.2, 9.6, 2.9, -3.4, 2.9]), slot, {
      tone,
      curved: false,
    })
  })
}
