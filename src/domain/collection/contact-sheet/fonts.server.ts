import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font } from 'opentype.js'
import type { Face, Measure } from './layout.ts'

/** The weights of the site's type that the sheet is set in. */
const WEIGHTS: Record<Face, number> = { text: 400, display: 500, strong: 600 }
/** The first holds nearly all; the second has the rarer letters, as in „Wrońska“. */
const ALPHABETS = ['latin', 'latin-ext'] as const

export type FontFile = { name: string; bytes: Buffer; font: Font }
/** A stretch of text that one file has all the letters of. */
export type Run = { text: string; file: FontFile }

const opened = new Map<Face, FontFile[]>()

/** Whether the type has this letter, in any of its files; all weights have the same ones. */
export function hasLetter(letter: string): boolean {
  return filesOf('text').some(({ font }) => hasGlyph(font, letter))
}

/** In points, without kerning: a trace wider than what is drawn. */
export const measure: Measure = (text, { face, size }) => {
  let width = 0
  for (const letter of text) {
    width += advanceOf(face, letter) * size
  }
  return width
}

/** Of the size: 500 long notes are measured at once, and looking up a glyph takes far longer than this. */
const advances: Record<Face, Map<string, number>> = { text: new Map(), display: new Map(), strong: new Map() }

function advanceOf(face: Face, letter: string): number {
  const known = advances[face].get(letter)
  if (known !== undefined) return known
  const { font } = fileFor(face, letter)
  const advance = font.charToGlyph(letter).advanceWidth / font.unitsPerEm
  advances[face].set(letter, advance)
  return advance
}

/** PDF readers take one file at a time. */
export function splitIntoRuns(text: string, face: Face): Run[] {
  const runs: Run[] = []
  for (const letter of text) {
    const file = fileFor(face, letter)
    const last = runs.at(-1)
    if (last?.file === file) last.text += letter
    else runs.push({ text: letter, file })
  }
  return runs
}

function fileFor(face: Face, letter: string): FontFile {
  const files = filesOf(face)
  const file = files.find(({ font }) => hasGlyph(font, letter)) ?? files[0]
  if (!file) throw new Error(`There is no file for ${face}.`)
  return file
}

function hasGlyph(font: Font, letter: string): boolean {
  return font.charToGlyph(letter).index !== 0
}

function filesOf(face: Face): FontFile[] {
  const known = opened.get(face)
  if (known) return known
  const files = ALPHABETS.map((alphabet) => openFile(`instrument-sans-${alphabet}-${WEIGHTS[face]}-normal`))
  opened.set(face, files)
  return files
}

function openFile(name: string): FontFile {
  const path = createRequire(import.meta.url).resolve(`@fontsource/instrument-sans/files/${name}.woff`)
  const bytes = readFileSync(path)
  return { name, bytes, font: opentype.parse(new Uint8Array(bytes).buffer) }
}
