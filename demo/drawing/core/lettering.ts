import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type Path } from 'fontkit'
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
  const font = create(readFileSync(path))
  opened.set(face, font)
  return font
}

export type Lettered = { rings: Point[][]; width: number; height: number }

/** The outlines of a word, `size` units from its lowest to its highest ink, its upper left corner at (0, 0). */
export function letterOutlines(face: Face, text: string, size: number): Lettered {
  const font = fontOf(face)
  const scale = DRAWN_SIZE / font.unitsPerEm
  // Drawn letters stand apart: each may be cut, coloured and shaken by itself.
  const { glyphs, positions } = font.layout(text, { liga: false })
  let x = 0
  const rings = glyphs.flatMap(({ path }, at) => {
    const left = x
    x += (positions[at]?.xAdvance ?? 0) * scale
    return ringsOf(path.scale(scale, -scale).translate(left, 0))
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

function ringsOf({ commands }: Path): Point[][] {
  const rings: Point[][] = []
  let ring: Point[] = []
  let from: Point = [0, 0]
  for (const { command, args } of commands) {
    if (command === 'closePath') continue
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = args
    const to: Point = [args.at(-2) ?? 0, args.at(-1) ?? 0]
    if (command === 'moveTo') {
      ring = []
      rings.push(ring)
    }
    if (command === 'quadraticCurveTo') ring.push(...curve(from, [x1, y1], [x1, y1], to))
    if (command === 'bezierCurveTo') ring.push(...curve(from, [x1, y1], [x2, y2], to, true))
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
