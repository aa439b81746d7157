/** A right of a token names an area of the staff's API, or `*` for all, and whether it may change something there. */
export type Scope = `${string}:${'read' | 'write'}`

export const ALL_AREAS = '*'

/** A right to write includes reading: a change names a revision. */
export function includesScope(given: readonly string[], needed: Scope): boolean {
  const [area = '', reach = ''] = needed.split(':')
  const reaches = reach === 'read' ? ['read', 'write'] : ['write']
  return [ALL_AREAS, area].some((place) => reaches.some((reached) => given.includes(`${place}:${reached}`)))
}
