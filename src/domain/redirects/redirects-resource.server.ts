import { inArray, ne } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { FieldErrors } from '#platform/fields/answers.ts'
import { yesNo } from '#platform/fields/kinds.ts'
import { toRule } from '#platform/fields/rules.ts'
import { type Fields, type Key, numberKey, type Resource, withColumns } from '#platform/records/resource.ts'
import {
  destination,
  followRedirects,
  formerPath,
  isCircle,
  REDIRECT_RECORD,
  type Redirects,
} from './redirects-model.ts'
import { redirects } from './tables.server.ts'

/** A path for which `isPage` holds is a page of the site, which would take precedence. */
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

type Address = { field: string; pathOf: (part: string) => string }

/** Leaves a redirect at a changed address, unless the form says no, so that links elsewhere go on working. */
export function redirectMoved<Id extends Key>(
  resource: Resource<Id>,
  addresses: readonly Address[],
): Resource<Id> {
  return {
    ...resource,
    // It is always yes when read; it is about this one change and stored nowhere.
    fields: { ...resource.fields, RedirectFormer: { rule: toRule(yesNo(true)), listed: false } },
    related: async (db, ids) => {
      const related = await resource.related?.(db, ids)
      return new Map(ids.map((id) => [id, { ...related?.get(id), RedirectFormer: true }]))
    },
    store: async (tx, id, changes, before) => {
      await resource.store?.(tx, id, changes, before)
      if (before && changes.RedirectFormer !== false) await addRedirects(tx, addresses, changes, before)
    },
  }
}

async function addRedirects(
  tx: Database,
  addresses: readonly Address[],
  changes: Fields,
  before: Fields,
): Promise<void> {
  for (const { field, pathOf } of addresses) {
    if (changes[field] === undefined) continue
    const [from, to] = [pathOf(String(before[field])), pathOf(String(changes[field]))]
    // One that led away from the new address would lead in a circle with this one.
    await tx.delete(redirects).where(inArray(redirects.from, [from, to]))
    await tx.insert(redirects).values({ from, to, permanent: true })
  }
}

export async function loadRedirects(db: Database): Promise<Redirects> {
  return followRedirects(await db.select().from(redirects))
}
