import { degrees, ellipse, type Point } from '../../core/geometry.ts'
import { leaf, ribbon } from '../../core/ribbon.ts'
import { cut, fill, line, place, type Scene, SLOTS, type Slot } from '../../core/scene.ts'
import type { Both } from '../../subjects/piece.ts'
import type { Manner, Part } from '../part.ts'

type Mark = {
  kind: string
  /** null for the main slot of the whole. */
  slot: Slot | null
  tone: number
  numbers: number[]
  more: number[]
  mirrored: boolean
  clipped: boolean
}

/**
 * Shapes in a box of 100 units with its foot at (0, 0) and y upwards, divided by `;`: slot, kind, numbers. The slot may
 * be `?` for the main one, have a tone (`leaf-6`, in hundredths), and before it `*` (also mirrored) or `<` (only inside
 * of the last shape without that). Kinds: `p` straight and `s` soft areas, `e x y rx ry tilt`, `o x y r` (a small mark),
 * `l width ...` soft and `k width ...` straight lines, `r widths | points` limbs, `m x y degrees length width bend` leaves.
 */
export function readMarks(text: string): Mark[] {
  return text
    .split(';')
    .map((row) => row.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)
    .map(readMark)
}

function readMark(row: string): Mark {
  const [, flags = '', name = '', tone = '0', kind = '', rest = ''] =
    /^([<*]*)(\?|[a-z0-3]+)([+-]\d+)? ([psolekrm]) (.*)$/i.exec(row) ?? []
  const [numbers = [], more = []] = rest.split('|').map((part) => part.trim().split(/\s+/).map(Number))
  if (!kind || [...numbers, ...more].some(Number.isNaN)) throw new Error(`"${row}" is no shape.`)
  return {
    kind,
    slot: name === '?' ? null : slotOf(name),
    tone: Number(tone) / 100,
    numbers,
    more,
    mirrored: flags.includes('*'),
    clipped: flags.includes('<'),
  }
}

/** Adds the shapes in the coordinates that they are written in. */
export function drawMarks(scene: Scene, marks: readonly Mark[], main: Slot): void {
  let base: number | null = null
  for (const mark of marks) {
    const clip: number | null = mark.clipped ? base : null
    if (mark.mirrored) add(scene, mark, main, -1, clip)
    const index = add(scene, mark, main, 1, clip)
    if (!mark.clipped) base = index
  }
}

function add(scene: Scene, mark: Mark, main: Slot, side: 1 | -1, clip: number | null): number {
  const { kind, numbers, more, tone } = mark
  const slot = mark.slot ?? main
  const options = { tone, clip }
  const [first = 0, second = 0, third = 0, fourth = third, fifth = 0, sixth = 0] = numbers
  const points = (flat: readonly number[]) =>
    flat.flatMap((x, index): Point[] => (index % 2 ? [] : [[x * side, -(flat[index + 1] ?? 0)]]))
  if (kind === 'p') return cut(scene, points(numbers), slot, options)
  if (kind === 's') return fill(scene, points(numbers), slot, options)
  if (kind === 'e')
    return fill(scene, ellipse(first * side, -second, third, fourth, -degrees(fifth) * side), slot, options)
  if (kind === 'o')
    return fill(scene, ellipse(first * side, -second, third, fourth), slot, { ...options, fine: true })
  if (kind === 'r') return fill(scene, ribbon(points(more), numbers, 6), slot, options)
  if (kind === 'm') {
    const angle = side === 1 ? -degrees(third) : Math.PI + degrees(third)
    return fill(scene, leaf([first * side, -second], angle, fourth, fifth, -sixth * side), slot, options)
  }
  return line(scene, points(numbers.slice(1)), slot, first, { ...options, curved: kind === 'l' })
}

/** Parts that their shapes alone make. Each: a line `name | German | English | main slots by chance`, then indented shapes. */
export function drawnParts(text: string): Record<string, Part> {
  const entries = text.trim().split(/\n(?! )/)
  return Object.fromEntries(
    entries.map((entry): [string, Part] => {
      const [head = '', ...shapes] = entry.split('\n')
      const [name = '', german = '', english = '', slots = 'a b c d'] = head.split(' | ')
      return [name, drawn([german, english], shapes.join(' '), slots.split(' ').map(slotOf))]
    }),
  )
}

function drawn(words: Both, text: string, slots: readonly Slot[]): Part {
  const marks = readMarks(text)
  return {
    words,
    draw(stage, x, y, size, { flip }: Manner) {
      const main = stage.random.pick(slots)
      place(stage.scene, { x, y, scale: size / 100, flip }, () => drawMarks(stage.scene, marks, main))
    },
  }
}

function slotOf(name: string): Slot {
  const slot = SLOTS.find((known) => known === name)
  if (!slot) throw new Error(`"${name}" is no slot.`)
  return slot
}
