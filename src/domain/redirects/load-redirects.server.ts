import type { Database } from '#platform/database/database.ts'
import { followRedirects, type Redirects } from './model.ts'
import { redirects } from './tables.server.ts'

export async function loadRedirects(db: Database): Promise<Redirects> {
  return followRedirects(await db.select().from(redirects))
}
