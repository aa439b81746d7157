/** Of those who work together or under another name than their own, nothing is a last name. */
const NOT_A_PERSON = /[&+\d]|\b(?:und|and|studio|atelier|agentur|kollektiv|collective)\b/i
const PARTICLE = /^\p{Ll}/u

/**
 * The name by which an artist is sorted: `Ada Moor` is `Moor, Ada`. As German lists have it, what belongs to a last name
 * and begins with a small letter follows at the end: `Tann, Eva von der`. One name alone stays as it is.
 */
export function toSortName(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  if (words.length < 2 || NOT_A_PERSON.test(name) || PARTICLE.test(last)) return name.trim()
  return `${last}, ${words.slice(0, -1).join(' ')}`
}
