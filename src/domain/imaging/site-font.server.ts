import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

export type FontWeight = 400 | 500 | 600
type FontFile = { name: string; bytes: Buffer; font: Font }
export type Run = { text: string; file: FontFile }

/** The first has nearly all characters; the second has rarer ones, as in „Wrońska“. */
const SUBSETS = ['latin', 'latin-ext'] as const

const opened = new Map<FontWeight, FontFile[]>()

/** Whether any file of the site's font has a glyph for the character; all weights have the same ones. */
export function hasGlyph(character: string): boolean {
  return filesOf(400).some(({ font }) => isInFont(font, character))
}

export function splitIntoRuns(text: string, weight: FontWeight): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const file = fileFor(character, weight)
    const last = runs.at(-1)
    if (last?.file === file) last.text += character
    else runs.push({ text: character, file })
  }
  return runs
}

/** Without kerning, relative to the font size. */
export function advanceOf(character: string, weight: FontWeight): number {
  const { font } = fileFor(character, weight)
  return font.glyphForCodePoint(codePointOf(character)).advanceWidth / font.unitsPerEm
}

function fileFor(character: string, weight: FontWeight): FontFile {
  const files = filesOf(weight)
  const file = files.find(({ font }) => isInFont(font, character)) ?? files[0]
  if (!file) throw new Error(`There is no file for ${weight}.`)
  return file
}

function isInFont(font: Font, character: string): boolean {
  return font.hasGlyphForCodePoint(codePointOf(character))
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0
}

function filesOf(weight: FontWeight): FontFile[] {
  const known = opened.get(weight)
  if (known) return known
  const files = SUBSETS.map((subset) => openFile(`instrument-sans-${subset}-${weight}-normal`))
  opened.set(weight, files)
  return files
}

function openFile(name: string): FontFile {
  const path = createRequire(import.meta.url).resolve(`@fontsource/instrument-sans/files/${name}.woff`)
  const bytes = readFileSync(path)
  return { name, bytes, font: create(bytes) }
}
