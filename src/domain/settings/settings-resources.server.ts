import { ne } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Complaints } from '#platform/records/field-errors.ts'
import { yesOrNo } from '#platform/records/field-rules.ts'
import { type Fields, numberKey, type Resource, textKey } from '#platform/records/resource.ts'
import { isCircle, SETTINGS } from './model.ts'
import { destination, formerPath, mailAddress, phoneNumber, settingText } from './rules.ts'
import { redirects, settings } from './tables.server.ts'

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
        rule: formerPath.refine((path) => !isPage(path), 'taken'),
        unique: true,
        searched: true,
      },
      To: { column: redirects.to, rule: destination, searched: true },
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
    TextDe: { column: settings.textDe, rule: settingText },
    TextEn: { column: settings.textEn, rule: settingText },
  },
  check: async (_tx, setting) => {
    const rule = RULES[String(setting.Id)]
    if (!rule) return {}
    const wrong = (['TextDe', 'TextEn'] as const).filter((field) => !rule.safeParse(setting[field]).success)
    return Object.fromEntries(wrong.map((field) => [field, 'pattern']))
  },
}

/** What is more than a text. */
const RULES: Readonly<Record<string, typeof settingText>> = { phone: phoneNumber, mail: mailAddress }
