/** The few parts of fontkit that we use; the package carries no types of its own. */
declare module 'fontkit' {
  export type Path = {
    commands: { command: string; args: number[] }[]
    scale: (x: number, y: number) => Path
    translate: (x: number, y: number) => Path
    toSVG: () => string
  }
  /** Lengths are in units of the font, its y upwards. */
  export type Glyph = { advanceWidth: number; path: Path }
  type Position = { xAdvance: number; xOffset: number; yOffset: number }
  export type Font = {
    unitsPerEm: number
    hasGlyphForCodePoint: (codePoint: number) => boolean
    glyphForCodePoint: (codePoint: number) => Glyph
    /** With the font's kerning, and its joined letters unless `liga` is false. */
    layout: (text: string, features?: { liga: boolean }) => { glyphs: Glyph[]; positions: Position[] }
  }
  export const create: (bytes: Uint8Array) => Font
}
