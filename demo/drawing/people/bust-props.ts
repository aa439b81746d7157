import { type Point, path } from '../core/geometry.ts'
import { ribbon } from '../core/ribbon.ts'
import { cut, fill, line, SLOTS, type Slot } from '../core/scene.ts'
import type { Stage } from '../core/stage.ts'
import { outline } from './bust-table.ts'

type Holder = { skin: Slot; cloth: Slot; half: number; shoulder: number }

/** Worn or held to the head: of what, how wide a line (0 an area), and where; x counts in half widths of the face. */
const ON_HEAD = {
  earPencil: ['sun 5.5 -120 14 10 -24', 'dark 4 10 -24 22 -27'],
  chinHand: ['hand 0 66 58'],
  phone: ['dark 0 -128 -24 -92 -24 -92 30 -128 30', 'hand 0 -120 12'],
  headset: [
    ...['light 7 -112 0 -112 -30 -80 -58 0 -70 80 -58 112 -30 112 0', 'sun 17 -113 -4 -113 12'],
    ...['sun 17 113 -4 113 12', 'dark 4 -112 16 -102 40 -60 52 -50 52', 'dark 8 -50 52 -40 51'],
  ],
}
/** These tell of somebody's work; the face is one unit high around (0, 0), the waist lies at about 2. */
const IN_HAND = {
  pencil: ['sun 6 50 106 82 36', 'dark 4.5 82 36 86 27', 'hand 0 56 105'],
  brush: ['trunk 5 44 130 78 50', 'bloom 10 77 52 82 40 85 30', 'hand 0 55 106'],
  cup: [
    ...['white 6 76 104 90 104 92 124 74 126', 'white 0 34 94 80 94 74 136 40 136'],
    ...['sun 0 35 104 79 104 77 116 37 116', 'light 3 50 88 54 78 48 68 53 58', 'hand 0 42 122'],
  ],
  folder: [
    ...['white 0 -62 116 42 102 58 216 -46 230', 'bloom 0 -66 124 38 110 54 224 -50 238'],
    ...['paper 0 -40 146 18 138 22 162 -36 170', 'hand 0 16 192', 'hand 0 -50 202'],
  ],
  laptop: [
    ...['dark 0 -66 130 66 130 70 216 -70 216', 'sun 16 -3 170 3 170'],
    'trunk 0 -400 212 400 212 400 400 -400 400',
  ],
}

export type Held = keyof typeof ON_HEAD | keyof typeof IN_HAND

export function hold(stage: Stage, who: Holder, kind: Held): void {
  const parts: Partial<Record<Held, string[]>> = { ...ON_HEAD, ...IN_HAND }
  for (const part of parts[kind] ?? []) {
    const [name = '', width = '', ...numbers] = part.split(' ')
    const points = outline(numbers.join(' '), kind in ON_HEAD ? who.half : 1)
    const slot = SLOTS.find((each) => each === name)
    if (!slot) arm(stage, who, points[0] ?? [0, 0])
    else if (width === '0') cut(stage.scene, points, slot)
    else line(stage.scene, points, slot, Number(width) / 100)
  }
}

/** From the shoulder over the elbow to a hand with bent fingers. */
function arm({ scene }: Stage, { shoulder, cloth, skin }: Holder, [x, y]: Point): void {
  const side = x < 0 ? -1 : 1
  const elbow: Point = [side * shoulder * 0.98, Math.max(2.05, y + 0.3)]
  const bones: Point[] = [[side * shoulder * 0.74, 1.36], elbow, [x + side * 0.06, y + 0.14]]
  fill(scene, ribbon(bones, [0.34, 0.36, 0.24], 7), cloth, { tone: -0.05 })
  fill(scene, ribbon(path([x, y - 0.05, x, y + 0.05]), [0.27, 0.25]), skin, { tone: -0.03 })
  for (const finger of [y - 0.09, y - 0.01, y + 0.07])
    fill(scene, ribbon(path([x + side * 0.06, finger, x - side * 0.13, finger - 0.01]), [0.085, 0.075]), skin)
}
