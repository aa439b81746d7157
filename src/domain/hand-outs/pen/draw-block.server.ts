import type { Box, TextType } from '#domain/hand-outs/layout/page.ts'
import { measure } from '#domain/hand-outs/pen/fonts.server.ts'
import { COLOURS } from '#domain/imaging/word-mark.ts'
import type { Pen, Structure } from './pen.server.ts'

/** `top` is the upper edge of the first line. */
export type Block = {
  type: TextType & { tracking?: number }
  left: number
  top: number
  lines: readonly string[]
  colour?: string
}

/** The distance from the top of a line to its baseline is relative to the leading. */
const BASELINE_IN_LINE = 0.78
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
  /** These lead there as well. */
  further?: Box[]
  underlined?: boolean
}

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
