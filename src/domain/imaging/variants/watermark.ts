/** Pixels between one mark and the next: a useful crop of a large picture always holds several. */
const STEP = 300
/** Seen when looked for, out of the way of the picture. */
const OPACITY = 0.24

/** A pencil, 120 long, drawn with strokes alone: no font is needed, and any agency's brand can live with it. */
const PENCIL =
  'M0 0 L22 -9 H104 V9 H22 Z M22 -9 V9 M92 -9 V9 M22 0 H92 M0 0 L8 -3.3 V3.3 Z M-6 14 C12 22 20 8 40 15 S70 22 88 14'

/**
 * One tile of the watermark as SVG, to be laid over the picture again and again from its upper left corner. A dark line
 * under a light one shows on dark and on light ground. Never larger than the picture it is laid over.
 */
export function watermarkTile(picture: { width: number; height: number }): Buffer {
  const width = Math.min(STEP, picture.width)
  const height = Math.min(STEP, picture.height)
  const marks = [pencilAt(STEP * 0.12, STEP * 0.3), pencilAt(STEP * 0.62, STEP * 0.8)].join('')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<g fill="none" stroke-linecap="round" stroke-linejoin="round" opacity="${OPACITY}">${marks}</g></svg>`,
  )
}

function pencilAt(x: number, y: number): string {
  const lines = [
    { colour: '#000', width: 3.4 },
    { colour: '#fff', width: 1.7 },
  ].map(({ colour, width }) => `<path d="${PENCIL}" stroke="${colour}" stroke-width="${width}"/>`)
  return `<g transform="translate(${x} ${y}) rotate(-28) scale(0.8)">${lines.join('')}</g>`
}
