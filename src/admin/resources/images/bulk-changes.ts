/** What the form for several images at once holds: an empty field leaves the images as they are. */
export type BulkForm = {
  AddGalleries?: number[]
  RemoveGalleries?: number[]
  AddKeywordsDe?: string
  AddKeywordsEn?: string
  RemoveKeywordsDe?: string
  RemoveKeywordsEn?: string
  Hidden?: 'keep' | 'hide' | 'show'
}

/** Only what was filled in, as the API takes it; null when that is nothing. */
export function toBulkChanges({ Hidden = 'keep', ...fields }: BulkForm): Record<string, unknown> | null {
  const filled = Object.entries(fields).flatMap(([name, value]) => {
    const list = typeof value === 'string' ? toWords(value) : value
    return list && list.length > 0 ? [[name, list] as const] : []
  })
  const changes = Object.fromEntries([
    ...filled,
    ...(Hidden === 'keep' ? [] : [['Hidden', Hidden === 'hide'] as const]),
  ])
  return Object.keys(changes).length > 0 ? changes : null
}

/** Keywords as they are typed: parted by commas. */
function toWords(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}
