import { findPage } from '#domain/published/find-page.ts'
import type { Snapshot } from '#domain/published/snapshot.server.ts'
import type { Redirect } from '#domain/redirects/model.ts'
import { splitLanguage } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'
import { SCREENS } from '#site/site-map.ts'

/** Where the pages are that a part of an address names, in German: redirects from there serve both languages. */
const PAGE_OF: Record<string, (part: string) => string> = {
  ':code': (code) => paths.artist('de', code),
  ':gallery': (germanUrl) => paths.gallery('de', germanUrl),
}

/**
 * A path below pages that have moved, such as one style of an artist, with the new parts in place of the former ones. Null where
 * nothing in it has moved, or there is no such page. Without the language's prefix.
 */
export function findMovedParts(snapshot: Snapshot, path: string): Redirect | null {
  const given = splitLanguage(path).rest.split('/')
  for (const { pattern } of Object.values(SCREENS)) {
    const expected = pattern.de.split('/')
    if (expected.length !== given.length) continue
    const moves = expected.map((part, at) => movePart(snapshot, part, given[at] ?? ''))
    if (moves.some((move) => move === null)) continue
    const to = moves.map((move) => move?.to ?? '').join('/')
    const isMoved = to !== given.join('/') && findPage(snapshot, to) !== null
    if (isMoved) return { to, permanent: moves.every((move) => move?.permanent) }
  }
  return null
}

/** Null where the part does not fit. */
function movePart({ redirects }: Snapshot, expected: string, part: string): Redirect | null {
  const pageOf = PAGE_OF[expected]
  if (!pageOf) return expected === part ? { to: part, permanent: true } : null
  const found = part === '' ? undefined : redirects.get(pageOf(part))
  const moved = found?.to.split('/').at(-1) ?? ''
  const isSameKind = moved !== '' && found?.to === pageOf(moved)
  return found && isSameKind ? { ...found, to: moved } : { to: part, permanent: true }
}
