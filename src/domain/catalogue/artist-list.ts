import { type Focus, focusOf, type Picture } from '#domain/imaging/imaging-model.ts'
import type { Artist } from './catalogue-model.ts'

export type ArtistSummary = {
  name: string
  sortName: string
  href: string
  portrait: PortraitSummary | null
}

export type PortraitSummary = { id: number; contentVersion: string; focus?: Focus }

export function toArtistSummary(artist: Artist, href: string): ArtistSummary {
  return { name: artist.name, sortName: artist.sortName, href, portrait: toPortrait(artist) }
}

export function toPortrait({ portrait }: Pick<Artist, 'portrait'>): PortraitSummary | null {
  if (!portrait) return null
  const { id, contentVersion } = portrait
  return { id, contentVersion, ...focusOf(portrait) }
}

export function portraitsOf(artists: readonly Artist[]): Picture[] {
  return artists.flatMap(({ portrait }) => portrait ?? [])
}

const INITIALS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const OTHER_INITIAL = '#'

type InitialGroup<Item> = { letter: string; items: Item[] }

/** Ignores accents (Ä is in A, Ł in L); all other initials come last in "#", which is only there when needed. */
export function groupByInitial<Item extends { sortName: string }>(
  items: readonly Item[],
): InitialGroup<Item>[] {
  const groups = new Map(
    INITIALS.map((letter): [string, InitialGroup<Item>] => [letter, { letter, items: [] }]),
  )
  const others: InitialGroup<Item> = { letter: OTHER_INITIAL, items: [] }
  for (const item of items) (groups.get(initialOf(item.sortName)) ?? others).items.push(item)
  return others.items.length > 0 ? [...groups.values(), others] : [...groups.values()]
}

/** Unicode does not decompose stroked letters. */
const STROKED_LETTERS: Record<string, string> = { Ø: 'O', Ł: 'L' }

function initialOf(name: string): string {
  const first = name.trim().normalize('NFD').charAt(0).toLocaleUpperCase('de')
  return STROKED_LETTERS[first] ?? first
}

/** Takes the first letters of the first and last word: "Ada Moor" is AM, "Kolibri" is K; empty without a letter. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? [])
  const [first = '', ...more] = letters
  return `${first}${more.at(-1) ?? ''}`.toUpperCase()
}

/** Names of groups, studios and pseudonyms have no last name. */
const NOT_A_PERSON = /[&+\d]|\b(?:und|and|studio|atelier|agentur|kollektiv|collective)\b/i
const PARTICLE = /^\p{Ll}/u

/** Last name first; particles follow it, as in German lists: `Tann, Eva von der`. One name alone stays as it is. */
export function toSortName(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  if (words.length < 2 || NOT_A_PERSON.test(name) || PARTICLE.test(last)) return name.trim()
  return `${last}, ${words.slice(0, -1).join(' ')}`
}
