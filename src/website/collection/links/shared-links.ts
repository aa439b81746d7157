import { LONGEST_TITLE } from '#domain/collection/collection-model.ts'
import { savedState, validEntries } from '#platform/browser/saved-state.ts'

/** A link that this browser made for others. */
export type SharedLink = {
  id: string
  /** Ends the link. */
  secret: string
  /** Empty where the project has no name. */
  title: string
  count: number
  expires: Date
  hasPassword: boolean
}

const KEY = 'shared-links'
/** More than anybody has running at a time; the oldest end by themselves. */
const MOST_LINKS = 50
const LONGEST_PART = 100
const NONE: readonly SharedLink[] = []
const rememberedHere = new Set<string>()

/** `[{"Id": "...", "Secret": "...", "Title": "", "Count": 5, "Expires": "2026-12-24T23:00:00.000Z", "Password": false}]` */
export const sharedLinks = savedState<readonly SharedLink[]>(KEY, {
  fallback: NONE,
  parse: parseLinks,
  serialize: (links) =>
    links.map(({ id, secret, title, count, expires, hasPassword }) => ({
      Id: id,
      Secret: secret,
      Title: title,
      Count: count,
      Expires: expires.toISOString(),
      Password: hasPassword,
    })),
})

export function rememberLink(link: SharedLink): void {
  if (link.secret === '') return
  rememberedHere.add(link.id)
  const now = new Date()
  const others = sharedLinks.read().filter(({ id, expires }) => id !== link.id && expires > now)
  sharedLinks.write([link, ...others].slice(0, MOST_LINKS))
}

export function forgetLink(id: string): void {
  sharedLinks.write(sharedLinks.read().filter((link) => link.id !== id))
}

/** True where another tab ended a link that this one would hand out again. */
export function wasEnded(id: string): boolean {
  return rememberedHere.has(id) && sharedLinks.read().every((link) => link.id !== id)
}

export function parseLinks(saved: unknown, onLoss: () => void): SharedLink[] | null {
  return validEntries(
    saved,
    { parse: parseLink, keyOf: ({ id }: SharedLink) => id, most: MOST_LINKS },
    onLoss,
  )
}

function parseLink(saved: unknown): SharedLink | null {
  const { Id, Secret, Title, Count, Expires, Password }: Partial<Record<string, unknown>> = Object(saved)
  if (!isText(Id, LONGEST_PART) || !isText(Secret, LONGEST_PART) || !isText(Title, LONGEST_TITLE)) return null
  if (typeof Count !== 'number' || typeof Password !== 'boolean' || !isText(Expires, LONGEST_PART))
    return null
  const expires = new Date(Expires)
  if (Number.isNaN(expires.getTime())) return null
  return { id: Id, secret: Secret, title: Title, count: Count, expires, hasPassword: Password }
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest
}
