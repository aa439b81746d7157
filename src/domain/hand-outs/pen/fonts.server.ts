import type { FontWeight, Measure } from '#domain/hand-outs/layout/page.ts'
import { advanceOf, type Run, splitIntoRuns } from '#domain/imaging/site-font.server.ts'

const WEIGHTS = { text: 400, display: 500, strong: 600 } as const satisfies Record<FontWeight, number>

/** Advance widths are cached: 500 long notes are measured, and a glyph lookup is slow. */
const advances: Record<FontWeight, Map<string, number>> = {
  text: new Map(),
  display: new Map(),
  strong: new Map(),
}

/** The width is in points and without kerning, so slightly larger than that of the drawn text. */
export const measure: Measure = (text, { weight, size }) => {
  let width = 0
  for (const character of text) {
    const known = advances[weight].get(character)
    const advance = known ?? advanceOf(character, WEIGHTS[weight])
    if (known === undefined) advances[weight].set(character, advance)
    width += advance * size
  }
  return width
}

export function runsOf(text: string, weight: FontWeight): Run[] {
  return splitIntoRuns(text, WEIGHTS[weight])
}
