import { splitIntoRuns } from './site-font.server.ts'

/** The outlines of a line of text as SVG path data, its baseline beginning at (0, 0). Lengths are pixels. */
export type Lettering = { path: string; width: number }

const WEIGHT = 600

/** Letters of the site's own type, as outlines: the machine that draws the card needs no font. */
export function letter(text: string, size: number): Lettering {
  let path = ''
  let width = 0
  for (const { text: letters, file } of splitIntoRuns(text.normalize('NFC'), WEIGHT)) {
    const scale = size / file.font.unitsPerEm
    const { glyphs, positions } = file.font.layout(letters)
    for (const [at, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
      // Fonts count upwards, pictures downwards.
      path += glyph.path
        .scale(scale, -scale)
        .translate(width + xOffset * scale, -yOffset * scale)
        .toSVG()
      width += xAdvance * scale
    }
  }
  return { path, width }
}
