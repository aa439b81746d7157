import { arc, ellipse, type Point, path, rectangle, roundedRectangle, steps } from '../core/geometry.ts'
import { ribbon } from '../core/ribbon.ts'
import { cut, fill, inside, line, place, type Slot } from '../core/scene.ts'
import { BLEED, type Stage } from '../core/stage.ts'
import type { Pattern } from '../hands/hand.ts'
import { patternOver } from './patterns.ts'
import { type PlantKind, plant } from './plants.ts'
import { vase } from './tableware.ts'

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
  const { scene, random, night } = stage
  const outline: Point[] = arched
    ? [
        ...arc(x + width / 2, y + width / 2, width / 2, width / 2, 180, 360, 14),
        [x + width, y + height],
        [x, y + height],
      ]
    : rectangle(x, y, width, height)
  const glass = cut(scene, outline, night ? 'front' : 'water', { tone: night ? 0 : 0.12 })
  inside(scene, glass, () => {
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
  })
  const frame = Math.max(6, width * 0.035)
  line(scene, [...outline, ...outline.slice(0, 1)], 'white', frame, { curved: false })
  line(
    scene,
    [
      [x + width / 2, y],
      [x + width / 2, y + height],
    ],
    'white',
    frame * 0.7,
  )
  line(
    scene,
    [
      [x, y + height * 0.5],
      [x + width, y + height * 0.5],
    ],
    'white',
    frame * 0.7,
  )
  cut(scene, rectangle(x - width * 0.06, y + height, width * 1.12, frame * 1.6), 'white', { tone: -0.04 })
}

export function armchair(
  { scene }: Stage,
  x: number,
  y: number,
  size: number,
  slot: Slot,
  flip: boolean,
): void {
  place(scene, { x, y, scale: size / 100, flip }, () => {
    for (const leg of [-34, 36])
      cut(
        scene,
        [
          [leg - 4, -14],
          [leg + 4, -14],
          [leg + 2, 0],
          [leg - 2, 0],
        ],
        'trunk',
      )
    fill(scene, path([-46, -14, -52, -60, -42, -100, -22, -104, -14, -60, -12, -14]), slot, { tone: -0.05 })
    cut(scene, roundedRectangle(-38, -44, 74, 22, 9), slot, { tone: 0.05 })
    cut(scene, roundedRectangle(-46, -30, 90, 20, 8), slot)
    fill(
      scene,
      ribbon(
        [
          [-34, -52],
          [0, -52],
          [38, -50],
        ],
        [14, 15, 17],
      ),
      slot,
      { tone: -0.02 },
    )
    cut(scene, roundedRectangle(30, -52, 16, 42, 8), slot, { tone: -0.06 })
  })
}

export function sofa(stage: Stage, x: number, y: number, width: number, slot: Slot, cushion: Slot): void {
  const { scene, hand } = stage
  const unit = width / 200
  place(scene, { x, y, scale: unit }, () => {
    for (const leg of [-86, 86]) cut(scene, rectangle(leg - 4, -12, 8, 12), 'trunk')
    cut(scene, roundedRectangle(-96, -84, 192, 62, 18), slot, { tone: -0.05 })
    for (const seat of [-88, 2]) cut(scene, roundedRectangle(seat, -50, 86, 26, 10), slot, { tone: 0.04 })
    cut(scene, roundedRectangle(-96, -30, 192, 20, 8), slot)
    for (const armX of [-104, 80]) cut(scene, roundedRectangle(armX, -62, 24, 52, 12), slot)
    const pillow = cut(scene, roundedRectangle(-74, -80, 42, 36, 8), cushion)
    patternOver(stage, pillow, hand.pattern, 'white', 11)
    cut(scene, roundedRectangle(40, -78, 36, 32, 8), 'light')
  })
}

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
  line(
    scene,
    [
      [x, y],
      [x, y - height * 0.8],
    ],
    'dark',
    height * 0.018,
  )
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
  line(
    scene,
    [
      [x, -BLEED],
      [x, y],
    ],
    'dark',
    3,
  )
  cut(scene, [...arc(x, y + size * 0.5, size * 0.6, size * 0.5, 180, 360, 10)], slot)
  fill(scene, ellipse(x, y + size * 0.52, size * 0.16, size * 0.12), 'glow')
}

export function table(
  { scene }: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  slot: Slot,
): void {
  const thick = Math.max(8, height * 0.07)
  for (const side of [-1, 1])
    cut(
      scene,
      [
        [x + side * width * 0.46, y - height],
        [x + side * width * 0.42, y - height],
        [x + side * width * 0.4, y],
        [x + side * width * 0.425, y],
      ],
      slot,
      { tone: -0.08 },
    )
  cut(scene, roundedRectangle(x - width / 2, y - height, width, thick, thick * 0.3), slot)
}

export function chair(
  { scene }: Stage,
  x: number,
  y: number,
  height: number,
  slot: Slot,
  flip: boolean,
): void {
  place(scene, { x, y, scale: height / 100, flip }, () => {
    for (const [from, to] of [
      [-16, -22],
      [16, 20],
    ] as const)
      line(
        scene,
        [
          [from, -46],
          [to, 0],
        ],
        slot,
        4.6,
        { tone: -0.06 },
      )
    line(
      scene,
      [
        [-18, -46],
        [-25, -100],
      ],
      slot,
      5,
    )
    for (const rung of [-64, -78, -94])
      line(
        scene,
        [
          [-20 - (-rung - 60) * 0.12, rung],
          [-10, rung + 2],
        ],
        slot,
        4,
      )
    cut(scene, roundedRectangle(-21, -50, 42, 7, 3), slot)
  })
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
      left += thick + random.between(0, 2) + lean
    }
    cut(scene, rectangle(x, floor - tall * 0.05, width, tall * 0.055), slot)
  }
  for (const side of [x - 4, x + width - 4])
    cut(scene, rectangle(side, y - height - tall * 0.03, 9, height + tall * 0.03), slot)
  cut(scene, rectangle(x - 6, y - height - tall * 0.05, width + 14, tall * 0.06), slot)
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
