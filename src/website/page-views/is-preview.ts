import { PREVIEW_PARAMETER } from '#domain/drafts/model.ts'

/** Whether a page with this query shows what is not published: who sees one is not a visitor. */
export function isPreview(search: string): boolean {
  return new URLSearchParams(search).has(PREVIEW_PARAMETER)
}
