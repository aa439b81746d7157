/** One change, named by its first field; both coordinates of the focus are one. */
export type ComparedLine = { name: string; fields: readonly string[]; from: unknown; to: unknown }

/** Lines in the order of the record's fields. */
export function toComparedLines(order: readonly string[], details: unknown): ComparedLine[] {
  if (!isFields(details)) return []
  const sorted = Object.entries(details).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
  const focus = sorted.filter(([name]) => isFocus(name))
  const side = (key: 'from' | 'to') =>
    Object.fromEntries(focus.map(([name, change]) => [name, Object(change)[key]]))
  return sorted.flatMap(([name, change]): ComparedLine[] => {
    if (isFocus(name) && name !== focus[0]?.[0]) return []
    if (isFocus(name))
      return [{ name, fields: focus.map(([each]) => each), from: side('from'), to: side('to') }]
    const { from, to }: { from?: unknown; to?: unknown } = Object(change)
    return [{ name, fields: [name], from, to }]
  })
}

/** Both fields are one point of the picture. */
export function isFocus(name: string): boolean {
  return name === 'FocusX' || name === 'FocusY'
}

/** `note` names a text for values that say nothing to a reader, or are not logged for privacy. */
export type OneSided = {
  name: string
  value?: unknown
  isGone?: true
  note?: 'unlogged' | 'replaced' | 'reordered'
}

/** Addresses of pictures, which the entry shows as a picture. */
const LEFT_OUT = ['Thumb']

type Change = { fields: readonly string[]; resource: string; action: string }

/** `fields` are those of the record. */
export function toChangeLines(
  { fields, resource, action }: Change,
  details: unknown,
): (ComparedLine | OneSided)[] {
  if (!isFields(details)) return []
  const shown = Object.entries(details).filter(
    ([name]) => !LEFT_OUT.includes(name) && (action !== 'change' || name !== 'name'),
  )
  if (action === 'create') return shown.map(([name, value]) => ({ name, value }))
  if (action === 'delete') return shown.map(([name, value]) => ({ name, value, isGone: true }))
  const isCompared = ([name, value]: [string, unknown]) =>
    isFields(value) && ('from' in value || 'to' in value) && noteOf(resource, name) === null
  const others = shown.filter((entry) => !isCompared(entry))
  return [
    ...toComparedLines(fields, Object.fromEntries(shown.filter(isCompared))),
    ...others.map(([name, value]): OneSided => {
      const note = noteOf(resource, name) ?? (isFields(value) ? 'unlogged' : null)
      return note ? { name, note } : { name, value }
    }),
  ]
}

/** Hashes of files and orders of anything but works are numbers of the program's own. */
function noteOf(resource: string, name: string): 'replaced' | 'reordered' | null {
  if (name === 'Original') return 'replaced'
  return name === 'Order' && resource !== 'artists' ? 'reordered' : null
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
