import type { Point } from '../core/geometry.ts'
import type { Colours } from '../hands/colours.ts'

type Tip = { point: Point; tool: 'pen' | 'marker'; lifted: boolean }

/** How far a lifted tool stands above the paper, in scene units. */
const LIFT = 16

/** The fineliner or the marker in nobody's hand, its tip on the line, with a shadow on the paper. */
export function toolAt({ point: [x, y], tool, lifted }: Tip, colours: Colours): string {
  const up = lifted ? LIFT : 0
  const [barrel, cap] = tool === 'pen' ? [colours.dark, colours.sun] : [colours.a, colours.dark]
  const thick = tool === 'pen' ? 11 : 19
  const body = (fill: string, ring: string, opacity: number) =>
    `<g opacity="${opacity}"><path d="M0 0L${-thick * 0.55} -26L${thick * 0.55} -26Z" fill="${ring}"/><path d="M${-thick} -24H${thick}V-150Q0 -160 ${-thick} -150Z" fill="${fill}"/><path d="M${-thick} -128H${thick}V-150Q0 -160 ${-thick} -150Z" fill="${ring}"/></g>`
  return `<g transform="translate(${x + 14 + up} ${y + 10 + up}) rotate(52)">${body('#000', '#000', 0.13)}</g><g transform="translate(${x} ${y - up}) rotate(36)">${body(barrel, cap, 1)}</g>`
}
