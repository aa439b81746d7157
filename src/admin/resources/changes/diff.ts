import { isFields } from '#admin/records/admin-api.ts'

/** One line of what was changed. Without `before` and `after` the log keeps no words of it, for the sake of a person. */
export type Line = { field: string; before?: unknown; after?: unknown }

/** What an entry of the log says, field by field; of what was added or deleted it keeps the name. */
export function toLines(action: string, details: unknown): Line[] {
  if (!isFields(details)) return []
  return Object.entries(details).map(([field, value]) => {
    if (action === 'create') return { field, after: value }
    if (action === 'delete') return { field, before: value }
    return isFields(value) && ('from' in value || 'to' in value)
      ? { field, before: value.from, after: value.to }
      : { field }
  })
}
