import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font } from 'opentype.js'
import { boxOf, type Point } from './geometry.ts'

/** Display faces, all under the SIL Open Font License, shipped as packages so that no system font matters. */
const FILES = {
  'abril-fatface': 'latin-400',
  bungee: 'latin-400',
  lobster: 'latin-400',
  'alfa-slab-one': 'latin-400',
  'bebas-neue': 'latin-400',
  shrikhand: 'latin-400',
  'titan-one': 'latin-400',
  'playfair-display': 'latin-900',
  'caveat-brush': 'latin-400',
  'rammetto-one': 'latin-400',
  /** The agency's own face, for its word mark. */
  'instrument-sans': 'latin-600',
} as const
export type Face = keyof typeof FILES
export const FACES: readonly Face[] = [
  'abril-fatface',
  'bungee',
  'lobster',
  'alfa-slab-one',
  'bebas-neue',
  'shrikhand',
  'titan-one',
  'playfair-display',
  'caveat-brush',
  'rammetto-one',
]

/** Outlines are taken at this size and then scaled. */
const DRAWN_SIZE = 1000

const opened = new Map<Face, Font>()
/** Straight steps that stand for one curve of a letter. */
const CURVE_STEPS = 5

function fontOf(face: Face): Font {
  const known = opened.get(face)
  if (known) return known
  const path = createRequire(import.meta.url).resolve(
    `@fontsource/${face}/files/${face}-${FILES[face]}-normal.woff`,
  )
  const bytes = readFileSync(path)
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  opened.set(face, font)
  return font
}

export type Lettered = { rings: Point[][]; width: number; height: number }

/** The outlines of a word, `size` units from its lowest to its highest ink, its upper left corner at (0, 0). */
export function letterOutlines(face: Face, text: string, size: number): Lettered {
  return scaled(ringsOf(fontOf(face).getPath(text, 0, 0, DRAWN_SIZE).commands), size)
}

/** The same in the agency's own face, letter by letter: opentype.js cannot read that font's tables of joined letters. */
export function wordMarkOutlines(text: string, size: number): Lettered {
  const font = fontOf('instrument-sans')
  let x = 0
  const rings = [...text].flatMap((letter) => {
    const glyph = font.charToGlyph(letter)
    const path = glyph.getPath(x, 0, DRAWN_SIZE)
    x += (glyph.advanceWidth / font.unitsPerEm) * DRAWN_SIZE
    return ringsOf(path.commands)
  })
  return scaled(rings, size)
}

function scaled(rings: Point[][], size: number): Lettered {
  const { left, top, right, bottom } = boxOf(rings.flat())
  const scale = size / (bottom - top)
  return {
    rings: rings.map((ring) => ring.map(([x, y]): Point => [(x - left) * scale, (y - top) * scale])),
    width: (right - left) * scale,
    height: size,
  }
}

function ringsOf(commands: ReturnType<Font['getPath']>['commands']): Point[][] {
  const rings: Point[][] = []
  let ring: Point[] = []
  let from: Point = [0, 0]
  for (const command of commands) {
    if (command.type === 'Z') continue
    const to: Point = [command.x, command.y]
    if (command.type === 'M') {
      ring = []
      rings.push(ring)
    }
    if (command.type === 'Q')
      ring.push(...curve(from, [command.x1, command.y1], [command.x1, command.y1], to))
    if (command.type === 'C')
      ring.push(...curve(from, [command.x1, command.y1], [command.x2, command.y2], to, true))
    ring.push(to)
    from = to
  }
  return rings.filter((points) => points.length > 2)
}

function curve(from: Point, first: Point, second: Point, to: Point, cubic = false): Point[] {
  return Array.from({ length: CURVE_STEPS - 1 }, (_, index): Point => {
    const share = (index + 1) / CURVE_STEPS
    const rest = 1 - share
    const along = (axis: 0 | 1) =>
      cubic
        ? rest ** 3 * from[axis] +
          3 * rest * rest * share * first[axis] +
          3 * rest * share * share * second[axis] +
          share ** 3 * to[axis]
        : rest * rest * from[axis] + 2 * rest * share * first[axis] + share * share * to[axis]
    return [along(0), along(1)]
  })
}
