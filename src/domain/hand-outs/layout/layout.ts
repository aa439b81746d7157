import type { LayoutName } from '#domain/hand-outs/hand-outs-model.ts'
import { layOutLarge } from './large-layout.ts'
import { BELOW_HEAD, type CellContent, EDGE, type Layout, type Measure } from './page.ts'
import { layOutSheet } from './sheet-layout.ts'

type Arrangement = {
  layout: LayoutName
  /** A page of its own stands before the works; otherwise there is a head above the first of them. */
  hasCover: boolean
}

const WORKS_A_PAGE = { one: 1, two: 2 } as const

export function layOut(
  contents: readonly CellContent[],
  measure: Measure,
  { layout, hasCover }: Arrangement,
): Layout {
  if (contents.length === 0) return { pages: 1, cells: [] }
  const start = hasCover ? { page: 2, top: EDGE } : { page: 1, top: BELOW_HEAD }
  if (layout === 'sheet') return layOutSheet(contents, measure, start)
  return layOutLarge(contents, measure, { start, worksAPage: WORKS_A_PAGE[layout] })
}
