import type { Database } from '#platform/database/database.ts'
import { followRedirects, type Redirects, type Settings } from './model.ts'
import { redirects, settings } from './tables.server.ts'

/** Redirects and settings, ready for use. */
export async function loadUpkeep(db: Database): Promise<{ redirects: Redirects; settings: Settings }> {
  const said = await db.select().from(settings)
  return {
    redirects: followRedirects(await db.select().from(redirects)),
    settings: new Map(said.map(({ name, textDe, textEn }) => [name, { de: textDe, en: textEn }])),
  }
}
