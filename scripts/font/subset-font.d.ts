declare module 'subset-font' {
  /** Keeps the letters of `text` of a font. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2'
      variationAxes?: Record<string, number>
      keepAllGlyphs?: boolean
    },
  ): Promise<Buffer>
}
