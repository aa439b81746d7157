export type Fields = Record<string, unknown>

export type Conflict = {
  resource: string
  base: Fields
  mine: Fields
  theirs: Fields
}

export type Difference = { field: string; mine: unknown; theirs: unknown; bothChanged: boolean }
export type Side = 'mine' | 'theirs'

/** These follow from other fields, or nobody edits them. */
const NEVER_COMPARED = [
  ...['id', 'Id', 'Revision'],
  ...['AssigneeName', 'BrokenFiles', 'Files', 'Letters', 'Replies', 'Thumbs'],
]
const ONLY_READ = ['Thumb']

/** Fields are numbers, texts, lists of these, and small objects with a fixed order of keys. */
export function isEqualValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

function toSend(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSend)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => !ONLY_READ.includes(name)))
}

export function changedFields(previous: Fields, next: Fields): Fields {
  return Object.fromEntries(
    Object.entries(next)
      .filter(([field]) => !NEVER_COMPARED.includes(field))
      .map(([field, value]) => [field, toSend(value)] as const)
      .filter(([field, value]) => !isEqualValue(toSend(previous[field]), value)),
  )
}

export function listDifferences({ base, mine, theirs }: Conflict): Difference[] {
  const fields = new Set([...Object.keys(mine), ...Object.keys(changedFields(base, theirs))])
  const differences = [...fields].flatMap((field): Difference[] => {
    const mineIs = field in mine ? mine[field] : base[field]
    if (isEqualValue(toSend(mineIs), toSend(theirs[field]))) return []
    const bothChanged = field in mine && !isEqualValue(base[field], theirs[field])
    return [{ field, mine: mineIs, theirs: theirs[field], bothChanged }]
  })
  return differences.sort((one, other) => Number(other.bothChanged) - Number(one.bothChanged))
}

/** A change by one person is kept. Fields that both changed have no default. */
export function proposeSides(conflict: Conflict): Record<string, Side> {
  return Object.fromEntries(
    listDifferences(conflict)
      .filter(({ bothChanged }) => !bothChanged)
      .map(({ field }) => [field, field in conflict.mine ? 'mine' : 'theirs']),
  )
}

export function fieldsToSend(conflict: Conflict, sides: Record<string, Side>): Fields {
  return Object.fromEntries(
    listDifferences(conflict)
      .filter(({ field }) => sides[field] === 'mine')
      .map(({ field, mine }) => [field, mine]),
  )
}
