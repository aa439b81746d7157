import { isFields } from '#admin/records/admin-api.ts'

/** One changed field. Without `before` and `after` the log has no values of it, for privacy. */
export type Line = { field: string; before?: unknown; after?: unknown }

/** An entry of the log field by field; for a creation or deletion, the record's name. */
export function toLines(action: string, details: unknown): Line[] {
  if (!isFields(details)) return []
  // Of a change it only says what was changed.
  const shown = Object.entries(details).filter(([field]) => action !== 'change' || field !== 'name')
  return shown.map(([field, value]) => {
    if (action === 'create') return { field, after: value }
    if (action === 'delete') return { field, before: value }
    return isFields(value) && ('from' in value || 'to' in value)
      ? { field, before: value.from, after: value.to }
      : { field }
  })
}
