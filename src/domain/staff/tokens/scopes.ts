/** What a token may do: an area of the staff's API, or `*` for all, and whether it may change something there. */
export type Scope = `${string}:${'read' | 'write'}`

/** Of every area. */
export const ALL_AREAS = '*'

/** Whether one of the scopes covers what is needed. Whoever may write somewhere may read there: a change names a revision. */
export function includesScope(given: readonly string[], needed: Scope): boolean {
  const [area = '', reach = ''] = needed.split(':')
  const reaches = reach === 'read' ? ['read', 'write'] : ['write']
  return [ALL_AREAS, area].some((place) => reaches.some((reached) => given.includes(`${place}:${reached}`)))
}
