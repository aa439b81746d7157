import type { Fields } from '#admin/records/conflict.ts'

/** The fields that somebody changed. What JSON cannot hold, such as a file, is left out. */
export function changedValues(values: Fields, dirty: Fields): Fields {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => isTouched(dirty[field]) && isJson(value)),
  )
}

/** `dirtyFields` of a form has the same depth as its values. */
function isTouched(dirty: unknown): boolean {
  if (typeof dirty !== 'object' || dirty === null) return dirty === true
  return Object.values(dirty).some(isTouched)
}

function isJson(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(isJson)
  const isPlain = typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
  return isPlain && Object.values(value).every(isJson)
}
