import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js'

/** The outlines of a line of text as SVG path data, its baseline beginning at (0, 0). Lengths are pixels. */
export type Lettering = { path: string; width: number }

type Letters = 'latin' | 'latin-ext'

/** What is not in here stands in the second file: „ł“, „ş“, „ő“. */
const LATIN = /[ -\u00ff\u0131\u0152\u0153\u2013-\u2026\u20ac]/

const opened = new Map<Letters, Font>()

/**
 * Letters of the site's own type, as outlines: the machine that draws the card needs no font. Set glyph by glyph, since
 * opentype.js cannot read this type's rules for accents that stand alone; composed letters need none.
 */
export function letter(text: string, size: number): Lettering {
  let path = ''
  let width = 0
  let fontBefore: Font | undefined
  let glyphBefore: Glyph | undefined
  for (const character of text.normalize('NFC')) {
    const font = fontOf(LATIN.test(character) ? 'latin' : 'latin-ext')
    const glyph = font.charToGlyph(character)
    const scale = size / font.unitsPerEm
    if (glyphBefore && fontBefore === font) width += font.getKerningValue(glyphBefore, glyph) * scale
    path += glyph.getPath(width, 0, size).commands.map(toPathData).join('')
    width += glyph.advanceWidth * scale
    fontBefore = font
    glyphBefore = glyph
  }
  return { path, width }
}

function toPathData({ type, x, y, x1, y1, x2, y2 }: PathCommand): string {
  if (type === 'Z') return 'Z'
  const points = { M: [x, y], L: [x, y], Q: [x1, y1, x, y], C: [x1, y1, x2, y2, x, y] }[type]
  return type + points.map((length) => length.toFixed(2)).join(' ')
}

function fontOf(letters: Letters): Font {
  const known = opened.get(letters)
  if (known) return known
  const name = `@fontsource/instrument-sans/files/instrument-sans-${letters}-600-normal.woff`
  const { buffer, byteOffset, byteLength } = readFileSync(createRequire(import.meta.url).resolve(name))
  const copy = new Uint8Array(byteLength)
  copy.set(new Uint8Array(buffer, byteOffset, byteLength))
  const font = opentype.parse(copy.buffer)
  opened.set(letters, font)
  return font
}
