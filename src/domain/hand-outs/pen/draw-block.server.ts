import type { Box, TextType } from '#domain/hand-outs/layout/page.ts'
import { measure } from '#domain/hand-outs/pen/fonts.server.ts'
import { COLOURS } from '#domain/imaging/word-mark.ts'
import type { Pen, Structure } from './pen.server.ts'

/** Lines below each other; `top` is the upper edge of the first. */
export type Block = {
  type: TextType & { tracking?: number }
  left: number
  top: number
  lines: readonly string[]
  colour?: string
}

/** Distance from the top of a line to its baseline, relative to the leading. */
const BASELINE_IN_LINE = 0.78
/** Below the baseline, relative to the font size. */
const UNDERLINE = 0.18

export function drawLines(pen: Pen, { type, left, top, lines, colour = COLOURS.ink }: Block): void {
  const { leading, ...style } = type
  lines.forEach((line, at) => {
    pen.write(line, left, top + (at + BASELINE_IN_LINE) * leading, { ...style, colour })
  })
}

export function heightOf({ type, lines }: Pick<Block, 'type' | 'lines'>): number {
  return lines.length * type.leading
}

type LinkLook = {
  /** Also lead there. */
  further?: Box[]
  underlined?: boolean
}

/** A block that is a link. */
export function drawLink(
  pen: Pen,
  parent: Structure,
  block: Block,
  address: string,
  { further = [], underlined = false }: LinkLook = {},
): void {
  const { type, left, top, lines } = block
  const element = pen.tag(parent, 'Link', () => {
    drawLines(pen, block)
    if (underlined) underline(pen, block)
  })
  const width = Math.max(...lines.map((line) => measure(line, type)))
  pen.link(element, address, [{ left, top, width, height: heightOf(block) }, ...further])
  element.end()
}

function underline(pen: Pen, { type, left, top, lines }: Block): void {
  lines.forEach((line, at) => {
    const below = top + (at + BASELINE_IN_LINE) * type.leading + type.size * UNDERLINE
    pen.line([left, below], [left + measure(line, type), below], COLOURS.lineControl)
  })
}
