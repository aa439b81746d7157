import { isFields } from '#admin/records/admin-api.ts'

/**
 * One changed field. Of some fields the values say nothing to a reader, or are not logged for privacy; then `note` names the
 * text that stands for them.
 */
export type Line = {
  field: string
  before?: unknown
  after?: unknown
  note?: 'unlogged' | 'replaced' | 'reordered'
}

/** Addresses of pictures, which the entry shows as a picture. */
const LEFT_OUT = ['Thumb']
/** Fields whose values are numbers or hashes of the program's own. */
const IN_A_WORD = { Original: 'replaced', Order: 'reordered' } as const

/** An entry of the log field by field; for a creation or deletion, the record's name. */
export function toLines(action: string, details: unknown): Line[] {
  if (!isFields(details)) return []
  // Of a change it only says what was changed.
  const shown = Object.entries(details).filter(
    ([field]) => !LEFT_OUT.includes(field) && (action !== 'change' || field !== 'name'),
  )
  return shown.map(([field, value]) => {
    if (isInAWord(field)) return { field, note: IN_A_WORD[field] }
    if (action === 'create') return { field, after: value }
    if (action === 'delete') return { field, before: value }
    if (!isFields(value)) return { field, after: value }
    return 'from' in value || 'to' in value
      ? { field, before: value.from, after: value.to }
      : { field, note: 'unlogged' }
  })
}

function isInAWord(field: string): field is keyof typeof IN_A_WORD {
  return field in IN_A_WORD
}
