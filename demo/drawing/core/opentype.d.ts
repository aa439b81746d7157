/** The few parts of opentype.js that we use; the package carries no types of its own. */
declare module 'opentype.js' {
  export type PathCommand = {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z'
    x: number
    y: number
    x1: number
    y1: number
    x2: number
    y2: number
  }
  type Path = { commands: PathCommand[] }
  export type Glyph = {
    /** 0 is the sign that stands for all that the font does not have. */
    index: number
    /** In units of the font. */
    advanceWidth: number
    getPath: (x: number, y: number, size: number) => Path
  }
  export type Font = {
    unitsPerEm: number
    getPath: (text: string, x: number, y: number, size: number) => Path
    charToGlyph: (character: string) => Glyph
    /** In units of the font. */
    getKerningValue: (left: Glyph, right: Glyph) => number
  }
  const opentype: { parse: (bytes: ArrayBuffer) => Font }
  export default opentype
}
