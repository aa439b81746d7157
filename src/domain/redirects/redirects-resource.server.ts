import { ne } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { FieldErrors } from '#platform/fields/answers.ts'
import { type Fields, numberKey, type Resource, withColumns } from '#platform/records/resource.ts'
import { destination, formerPath, isCircle } from './model.ts'
import { REDIRECT_RECORD } from './record.ts'
import { redirects } from './tables.server.ts'

/** @param isPage Whether a path is a page of the site: it would take precedence. */
export function redirectsResource(isPage: (path: string) => boolean): Resource<number> {
  return {
    ...withColumns(REDIRECT_RECORD, redirects, {
      From: { rule: formerPath.refine((path) => !isPage(path), 'taken') },
      To: { rule: destination },
    }),
    key: numberKey(redirects.id),
    actions: ['create', 'change', 'remove'],
    sortedBy: { field: 'From', order: 'asc' },
    nameOf: ({ From, To }) => `${From} → ${To}`,
    check: checkCircle,
  }
}

async function checkCircle(tx: Database, redirect: Fields, before: Fields | null): Promise<FieldErrors> {
  const others = before ? ne(redirects.id, Number(before.Id)) : undefined
  const rows = await tx.select().from(redirects).where(others)
  const added = { from: String(redirect.From), to: String(redirect.To), permanent: true }
  return isCircle([...rows, added], added.from) ? { To: 'loop' } : {}
}
