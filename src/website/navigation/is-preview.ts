import { PREVIEW_PARAMETER } from '#domain/drafts/drafts-model.ts'

export function isPreview(search: string): boolean {
  return new URLSearchParams(search).has(PREVIEW_PARAMETER)
}
