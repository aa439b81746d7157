import { toText } from '#platform/csv/cells.ts'

export type FieldChange = { column: string; from: unknown; to: unknown }

/** Two of them fit into a line of a report, and 5,000 lines into a page. */
const LONGEST_EXCERPT = 160
const CONTEXT = 30

/** Shows a change as two texts; long ones are cut to the part around the first difference. */
export function toExcerpts({ column, from, to }: FieldChange): FieldChange & { from: string; to: string } {
  const [before, after] = [toText(from), toText(to)]
  const start = Math.max(0, firstDifference(before, after) - CONTEXT)
  return { column, from: excerptOf(before, start), to: excerptOf(after, start) }
}

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

function excerptOf(text: string, start: number): string {
  if (text.length <= LONGEST_EXCERPT) return text
  const end = start + LONGEST_EXCERPT
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}
