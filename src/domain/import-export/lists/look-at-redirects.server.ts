import type { ReadRow } from '#domain/import-export/reading/read-list.server.ts'
import { followRedirects } from '#domain/redirects/model.ts'
import { redirects } from '#domain/redirects/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { type Look, textIn } from './plan-rows.server.ts'

/** What is wrong with a redirect among all of them as they would be. */
export async function lookAtRedirects(db: Database, reads: readonly ReadRow[]): Promise<Look> {
  const after = new Map((await db.select().from(redirects)).map((row) => [row.from, row]))
  for (const { row } of reads) {
    const [from, to] = [textIn(row.From), textIn(row.To)]
    if (from && to) after.set(from, { id: 0, from, to, permanent: row.Permanent !== false })
  }
  const ends = followRedirects([...after.values()])
  return async ({ From }, existing) => {
    const from = textIn(From ?? existing?.From)
    return { problems: from && after.has(from) && !ends.has(from) ? { To: 'loop' } : {} }
  }
}
