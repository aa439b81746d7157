import { ne } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { FieldErrors } from '#platform/records/field-errors.ts'
import { yesOrNo } from '#platform/records/field-rules.ts'
import { type Fields, numberKey, type Resource } from '#platform/records/resource.ts'
import { destination, formerPath, isCircle } from './model.ts'
import { redirects } from './tables.server.ts'

/** @param isPage Whether a path is a page of the site: it would take precedence. */
export function redirectsResource(isPage: (path: string) => boolean): Resource<number> {
  return {
    name: 'redirects',
    table: redirects,
    key: numberKey(redirects.id),
    actions: ['create', 'change', 'remove'],
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

async function checkCircle(tx: Database, redirect: Fields, before: Fields | null): Promise<FieldErrors> {
  const others = before ? ne(redirects.id, Number(before.Id)) : undefined
  const rows = await tx.select().from(redirects).where(others)
  const added = { from: String(redirect.From), to: String(redirect.To), permanent: true }
  return isCircle([...rows, added], added.from) ? { To: 'loop' } : {}
}
