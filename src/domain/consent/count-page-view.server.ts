import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { PageView } from './page-view.ts'
import { pageViews } from './tables.server.ts'

/** Counts a view of the page on this day (UTC). The path belongs to the site and has no language prefix. */
export async function countPageView(
  db: Database,
  view: PageView & { language: Language },
  now: Date,
): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  const { path, language, referrer, width } = view
  await db
    .insert(pageViews)
    .values({ day, path, language, referrer, width, count: 1 })
    .onConflictDoUpdate({
      target: [pageViews.day, pageViews.path, pageViews.language, pageViews.referrer, pageViews.width],
      set: { count: sql`${pageViews.count} + 1` },
    })
}
