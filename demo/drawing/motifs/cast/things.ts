import { arc, type Point, rectangle, roundedRectangle } from '../../core/geometry.ts'
import { place, SLOTS, type Slot } from '../../core/scene.ts'
import type { Stage } from '../../core/stage.ts'
import type { Part } from '../part.ts'
import { drawMarks, readMarks } from './drawn.ts'

const ANY: readonly Slot[] = ['a', 'b', 'c', 'd']

/** Draws a thing 100 units high whose foot is at (0, 0), y downwards. */
type DrawThing = (stage: Stage, main: Slot, other: Slot, doing: string | null) => void

/** A part that code draws in a box of 100 units; its main slot is one of `slots`, by chance, `other` another. */
export function wrapped(german: string, english: string, draw: DrawThing, ...slots: Slot[]): Part {
  return {
    words: [german, english],
    draw(stage, x, y, size, { flip, doing }) {
      const main = stage.random.pick(slots.length > 0 ? slots : ANY)
      const other = stage.random.pick(ANY.filter((slot) => slot !== main))
      place(stage.scene, { x, y, scale: size / 100, flip }, () => draw(stage, main, other, doing))
    },
  }
}

/**
 * Things that their shapes alone make, see `drawShapes`. Each: a line `name | German | English | main slots by
 * chance`, then indented shapes. What looks different by what it does has several, `name:doing`.
 */
export function things(text: string): Record<string, Part> {
  const parts: Record<string, Part> = {}
  const looks = new Map<string, string>()
  for (const entry of text.trim().split(/\n(?! )/)) {
    const [head = '', ...shapes] = entry.split('\n')
    const [title = '', german = '', english = '', slots = ''] = head.split(' | ')
    const [name = '', doing] = title.split(':')
    const known = parts[name]
    looks.set(title, shapes.join(' '))
    if (doing && known) known.doings = { ...known.doings, [doing]: null }
    if (known) continue
    const draw: DrawThing = (stage, main, other, does) =>
      drawShapes(stage, looks.get(does ? `${name}:${does}` : title) ?? '', main, other)
    parts[name] = wrapped(german, english, draw, ...SLOTS.filter((slot) => slots.split(' ').includes(slot)))
    if (doing) parts[name].doings = { [doing]: null }
  }
  return parts
}

/**
 * Draws shapes as `readMarks` reads them, and more: the slots `!` (the other colour) and `pane` (a window by day or
 * night), `b left bottom width height radius` (a box), `d x y rx ry from to` (an area under an arc), `a width x y rx
 * ry from to` (an arc as a line; degrees counter-clockwise), `w x y r` (a wheel), and at the end `xCOUNT dx dy`,
 * once or twice, for the same again and again.
 */
export function drawShapes(stage: Stage, text: string, main: Slot, other: Slot): void {
  const coloured = text.replaceAll('!', other).replaceAll('pane', stage.night ? 'glow' : 'light')
  const rows = coloured
    .split(';')
    .map((row) => row.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)
    .flatMap(repeated)
    .map(plain)
  drawMarks(stage.scene, readMarks(rows.join(';')), main)
}

function repeated(row: string): string[] {
  const [shape = '', ...times] = row.split(/ x(?=\d+ )/)
  return times.reduce<string[]>(
    (rows, more) => {
      const [count = 1, dx = 0, dy = 0] = more.split(' ').map(Number)
      return rows.flatMap((each) =>
        Array.from({ length: count }, (_, index) => shifted(each, dx * index, dy * index)),
      )
    },
    [shape],
  )
}

function shifted(row: string, dx: number, dy: number): string {
  const [slot, kind = '', ...numbers] = row.split(/\s+/)
  const first = 'lka'.includes(kind) ? 1 : 0
  const last = 'pslk'.includes(kind) ? numbers.length : first + 2
  const moved = numbers.map((number, index) =>
    index < first || index >= last ? number : Number(number) + ((index - first) % 2 ? dy : dx),
  )
  return [slot, kind, ...moved].join(' ')
}

/** A row in the kinds that `readMarks` knows. */
function plain(row: string): string {
  const [slot = '', kind, ...rest] = row.split(/\s+/)
  const numbers = rest.map(Number)
  const [n0 = 0, n1 = 0, n2 = 0, n3 = 0, n4 = 0, n5 = 0, n6 = 0] = numbers
  if (kind === 'b')
    return `${slot} p ${flat(n4 ? roundedRectangle(n0, n1, n2, n3, n4) : rectangle(n0, n1, n2, n3))}`
  if (kind === 'd') return `${slot} p ${flat(arc(n0, n1, n2, n3, n4, n5))}`
  if (kind === 'a') return `${slot} l ${n0} ${flat(arc(n1, n2, n3, n4, n5, n6))}`
  if (kind === 'w') return `${slot} e ${n0} ${n1} ${n2} ${n2};light e ${n0} ${n1} ${n2 * 0.42} ${n2 * 0.42}`
  return row
}

function flat(points: readonly Point[]): string {
  return points.map((point) => point.map((at) => at.toFixed(2)).join(' ')).join(' ')
}
