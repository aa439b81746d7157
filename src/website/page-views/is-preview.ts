import { PREVIEW_PARAMETER } from '#domain/drafts/drafts-model.ts'

/** Whether a page with this query shows unpublished content: only staff see it, and they are not counted. */
export function isPreview(search: string): boolean {
  return new URLSearchParams(search).has(PREVIEW_PARAMETER)
}
