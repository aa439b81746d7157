import { ne } from 'drizzle-orm'
import type { Database } from '#base/database/database.ts'
import type { Complaints } from '#base/editing/complaints.ts'
import { type Fields, numberKey, type Resource, textKey } from '#base/editing/resource.ts'
import { line, ownPath, requiredLine, yesOrNo } from '#base/editing/rules.ts'
import { isCircle, SETTINGS } from './model.ts'
import { redirects, settings } from './tables.server.ts'

/** An address that browsers and our own limits take. */
const LONGEST_ADDRESS = 1_000
/** Two lines on a phone. */
const LONGEST_SETTING = 200

/** A path as requests have it when the site's own rules have tidied it up: no query, no slash too many. */
const from = ownPath(LONGEST_ADDRESS)
  .refine((path) => /^\/[^?#]*[^?#/]$/.test(path) && !path.includes('//'), 'pattern')
  .transform((path) => new URL(path, 'https://here.invalid').pathname)
const to = requiredLine(LONGEST_ADDRESS).refine(leadsSomewhere, 'pattern')
const setting = line(LONGEST_SETTING)

/** @param isPage Whether a path is a page of the site: it would go before. */
export function redirectsResource(isPage: (path: string) => boolean): Resource<number> {
  return {
    name: 'redirects',
    table: redirects,
    key: numberKey(redirects.id),
    deeds: ['create', 'change', 'remove'],
    sortedBy: { field: 'From', order: 'asc' },
    nameOf: ({ From, To }) => `${From} → ${To}`,
    fields: {
      Id: { column: redirects.id },
      From: {
        column: redirects.from,
        rule: from.refine((path) => !isPage(path), 'taken'),
        unique: true,
        searched: true,
      },
      To: { column: redirects.to, rule: to, searched: true },
      Permanent: { column: redirects.permanent, rule: yesOrNo.default(true), filtered: true },
    },
    check: checkCircle,
  }
}

async function checkCircle(tx: Database, redirect: Fields, before: Fields | null): Promise<Complaints> {
  const others = before ? ne(redirects.id, Number(before.Id)) : undefined
  const rows = await tx.select().from(redirects).where(others)
  const added = { from: String(redirect.From), to: String(redirect.To), permanent: true }
  return isCircle([...rows, added], added.from) ? { To: 'loop' } : {}
}

/** A path of ours, or a page elsewhere that is asked for safely and without anybody's name and password. */
function leadsSomewhere(address: string): boolean {
  if (address.startsWith('/')) return ownPath(LONGEST_ADDRESS).safeParse(address).success
  if (!/^https:\/\/[^\\\s]+$/i.test(address) || !URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return protocol === 'https:' && username === '' && password === ''
}

/** A record for each setting is there before anybody looks. */
export const settingsResource: Resource<string> = {
  name: 'settings',
  table: settings,
  key: textKey(settings.name),
  deeds: ['change'],
  sortedBy: { field: 'Id', order: 'asc' },
  nameOf: ({ Id }) => String(Id),
  prepare: async (db) => {
    const there = await db.select({ name: settings.name }).from(settings)
    const missing = SETTINGS.filter((name) => !there.some((row) => row.name === name))
    if (missing.length === 0) return
    await db
      .insert(settings)
      .values(missing.map((name) => ({ name })))
      .onConflictDoNothing()
  },
  fields: {
    Id: { column: settings.name },
    TextDe: { column: settings.textDe, rule: setting },
    TextEn: { column: settings.textEn, rule: setting },
  },
}
