import { arc, ellipse, type Point, path, rectangle } from '../core/geometry.ts'
import { cut, fill, inside, line, type Slot } from '../core/scene.ts'
import { BLEED, type Stage } from '../core/stage.ts'
import type { Pattern } from '../hands/hand.ts'
import { patternOver } from './patterns.ts'
import { plant } from './plants.ts'

/** A back wall with its floor; answers where they meet. */
export function room(stage: Stage, share: number, wall: Slot, floor: Slot, paper: Pattern): number {
  const { scene, width, height, random } = stage
  const seam = height * share
  const back = cut(scene, rectangle(-BLEED, -BLEED, width + 2 * BLEED, height + 2 * BLEED), wall, {
    backdrop: true,
  })
  if (paper !== 'plain') patternWithTone(stage, back, paper, wall, random.between(48, 90))
  cut(scene, rectangle(-BLEED, seam, width + 2 * BLEED, height), floor)
  cut(scene, rectangle(-BLEED, seam - 12, width + 2 * BLEED, 14), 'white')
  if (random.chance(0.5))
    for (let board = 0; board < 6; board++)
      line(
        scene,
        [
          [-BLEED, seam + (height - seam) * (board / 6) ** 1.5 + 16],
          [width + BLEED, seam + (height - seam) * (board / 6) ** 1.5 + 16],
        ],
        floor,
        2,
        { tone: -0.06 },
      )
  return seam
}

/** Tone on tone: the pattern in the slot's own colour, a little darker. */
function patternWithTone(stage: Stage, index: number, pattern: Pattern, slot: Slot, size: number): void {
  const first = stage.scene.shapes.length
  const area = stage.scene.shapes[index]
  if (area === undefined) return
  const sheet = cut(stage.scene, rectangle(0, 0, stage.width, stage.height), slot)
  patternOver(stage, sheet, pattern, slot, size)
  for (const shape of stage.scene.shapes.slice(first + 1)) {
    shape.tone = -0.045
    shape.fine = true
  }
}

/** A window with what is outside: sky, hills or houses. */
export function windowView(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  arched: boolean,
): void {
  const { scene, night } = stage
  const outline: Point[] = arched
    ? [
        ...arc(x + width / 2, y + width / 2, width / 2, width / 2, 180, 360, 14),
        [x + width, y + height],
        [x, y + height],
      ]
    : rectangle(x, y, width, height)
  const glass = cut(scene, outline, night ? 'front' : 'water', { tone: night ? 0 : 0.12 })
  inside(scene, glass, () => outlook(stage, x, y, width, height))
  const frame = Math.max(6, width * 0.035)
  line(scene, [...outline, ...outline.slice(0, 1)], 'white', frame, { curved: false })
  glazingBars(stage, x, y, width, height, frame)
  cut(scene, rectangle(x - width * 0.06, y + height, width * 1.12, frame * 1.6), 'white', { tone: -0.04 })
}

function outlook({ scene, random, night }: Stage, x: number, y: number, width: number, height: number): void {
  fill(
    scene,
    ellipse(x + width * random.between(0.25, 0.75), y + height * 0.28, width * 0.12),
    night ? 'light' : 'sun',
  )
  if (random.chance(0.5)) {
    fill(scene, ellipse(x + width * 0.2, y + height, width * 0.6, height * 0.34), 'mid')
    fill(scene, ellipse(x + width * 0.9, y + height * 1.04, width * 0.6, height * 0.3), 'near')
  } else {
    for (let house = 0; house < 5; house++) {
      const top = y + height * random.between(0.45, 0.7)
      cut(scene, rectangle(x + (width * house) / 5, top, width / 5 + 1, height), house % 2 ? 'mid' : 'near')
      for (let pane = 0; pane < 3; pane++)
        cut(
          scene,
          rectangle(x + (width * (house + 0.3)) / 5, top + 14 + pane * 26, width / 14, 12),
          night ? 'glow' : 'light',
          { fine: true },
        )
    }
  }
}

function glazingBars(
  { scene }: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  frame: number,
): void {
  line(scene, path([x + width / 2, y, x + width / 2, y + height]), 'white', frame * 0.7)
  line(scene, path([x, y + height * 0.5, x + width, y + height * 0.5]), 'white', frame * 0.7)
}

/** A picture on the wall: hills, a leaf or plain shapes. */
export function pictureFrame(stage: Stage, x: number, y: number, width: number, height: number): void {
  const { scene, random } = stage
  cut(scene, rectangle(x, y, width, height), random.pick(['dark', 'trunk', 'white'] as const))
  const sheet = cut(scene, rectangle(x + 6, y + 6, width - 12, height - 12), 'paper')
  const kind = random.pick(['sun', 'shapes', 'plant'] as const)
  inside(scene, sheet, () => {
    if (kind === 'sun') {
      fill(scene, ellipse(x + width / 2, y + height * 0.42, width * 0.2), 'sun')
      fill(scene, ellipse(x + width * 0.3, y + height, width * 0.6, height * 0.34), 'b')
      fill(scene, ellipse(x + width * 0.9, y + height, width * 0.5, height * 0.26), 'c')
    } else if (kind === 'shapes') {
      fill(scene, ellipse(x + width * 0.4, y + height * 0.4, width * 0.24), 'a')
      cut(scene, rectangle(x + width * 0.45, y + height * 0.45, width * 0.35, height * 0.35), 'd')
      line(
        scene,
        [
          [x + width * 0.15, y + height * 0.8],
          [x + width * 0.6, y + height * 0.7],
          [x + width * 0.85, y + height * 0.2],
        ],
        'dark',
        4,
      )
    } else plant(stage, 'branch', x + width / 2, y + height * 0.92, height * 0.75, {}, 0)
  })
}
