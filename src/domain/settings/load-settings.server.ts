import type { Database } from '#platform/database/database.ts'
import type { Settings } from './model.ts'
import { settings } from './tables.server.ts'

export async function loadSettings(db: Database): Promise<Settings> {
  const rows = await db.select().from(settings)
  return new Map(rows.map(({ name, textDe, textEn }) => [name, { de: textDe, en: textEn }]))
}
