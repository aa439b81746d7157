import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font } from 'opentype.js'
import type { FontWeight, Measure } from '#domain/hand-outs/layout/page.ts'

/** The weights of the site's font that the sheet uses. */
const WEIGHTS: Record<FontWeight, number> = { text: 400, display: 500, strong: 600 }
/** The first has nearly all characters; the second has rarer ones, as in „Wrońska“. */
const SUBSETS = ['latin', 'latin-ext'] as const

export type FontFile = { name: string; bytes: Buffer; font: Font }
/** A part of a text whose characters are all in one file. */
export type Run = { text: string; file: FontFile }

const opened = new Map<FontWeight, FontFile[]>()

/** Whether any file of the font has a glyph for the character; all weights have the same ones. */
export function hasGlyph(character: string): boolean {
  return filesOf('text').some(({ font }) => isInFont(font, character))
}

/** In points, without kerning, so slightly wider than the drawn text. */
export const measure: Measure = (text, { weight, size }) => {
  let width = 0
  for (const character of text) {
    width += advanceOf(weight, character) * size
  }
  return width
}

/** Advance widths relative to the font size, cached: 500 long notes are measured, and a glyph lookup is slow. */
const advances: Record<FontWeight, Map<string, number>> = {
  text: new Map(),
  display: new Map(),
  strong: new Map(),
}

function advanceOf(weight: FontWeight, character: string): number {
  const known = advances[weight].get(character)
  if (known !== undefined) return known
  const { font } = fileFor(weight, character)
  const advance = font.charToGlyph(character).advanceWidth / font.unitsPerEm
  advances[weight].set(character, advance)
  return advance
}

/** Splits a text by font file, because PDF text uses one font at a time. */
export function splitIntoRuns(text: string, weight: FontWeight): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const file = fileFor(weight, character)
    const last = runs.at(-1)
    if (last?.file === file) last.text += character
    else runs.push({ text: character, file })
  }
  return runs
}

function fileFor(weight: FontWeight, character: string): FontFile {
  const files = filesOf(weight)
  const file = files.find(({ font }) => isInFont(font, character)) ?? files[0]
  if (!file) throw new Error(`There is no file for ${weight}.`)
  return file
}

function isInFont(font: Font, character: string): boolean {
  return font.charToGlyph(character).index !== 0
}

function filesOf(weight: FontWeight): FontFile[] {
  const known = opened.get(weight)
  if (known) return known
  const files = SUBSETS.map((subset) => openFile(`instrument-sans-${subset}-${WEIGHTS[weight]}-normal`))
  opened.set(weight, files)
  return files
}

function openFile(name: string): FontFile {
  const path = createRequire(import.meta.url).resolve(`@fontsource/instrument-sans/files/${name}.woff`)
  const bytes = readFileSync(path)
  return { name, bytes, font: opentype.parse(new Uint8Array(bytes).buffer) }
}
