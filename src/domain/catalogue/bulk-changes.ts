type BulkForm = {
  AddGalleries?: number[]
  RemoveGalleries?: number[]
  AddKeywordsDe?: string
  AddKeywordsEn?: string
  RemoveKeywordsDe?: string
  RemoveKeywordsEn?: string
  Hidden?: 'keep' | 'hide' | 'show'
  Schedule?: boolean
  PublishedFrom?: string | null
  PublishedUntil?: string | null
}

/** Returns only the filled-in fields, as the API accepts them; null when there are none. */
export function toBulkChanges({
  Hidden = 'keep',
  Schedule = false,
  PublishedFrom = null,
  PublishedUntil = null,
  ...fields
}: BulkForm): Record<string, unknown> | null {
  const filled = Object.entries(fields).flatMap(([name, value]) => {
    const list = typeof value === 'string' ? splitKeywords(value) : value
    return list && list.length > 0 ? [[name, list] as const] : []
  })
  const changes = {
    ...Object.fromEntries(filled),
    ...(Hidden === 'keep' ? {} : { Hidden: Hidden === 'hide' }),
    ...(Schedule ? { PublishedFrom, PublishedUntil } : {}),
  }
  return Object.keys(changes).length > 0 ? changes : null
}

export function splitKeywords(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}
