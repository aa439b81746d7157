import type { Database } from '#platform/database/database.ts'
import { type Fields, type Resource, textKey, withColumns } from '#platform/records/resource.ts'
import { mailAddress, phoneNumber, type settingText, shownIn } from './contact.server.ts'
import { loadSettings } from './load-settings.server.ts'
import { SETTING_RECORD, SETTINGS } from './model.ts'
import { settings } from './tables.server.ts'

/** Every setting has a record as soon as any of them is read. */
export const settingsResource: Resource<string> = {
  ...withColumns(SETTING_RECORD, settings),
  key: textKey(settings.name),
  actions: ['change'],
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
  related: readShown,
  check: async (_tx, setting) => {
    const rule = RULES[String(setting.Id)]
    if (!rule) return {}
    const wrong = (['TextDe', 'TextEn'] as const).filter((field) => !rule.safeParse(setting[field]).success)
    return Object.fromEntries(wrong.map((field) => [field, 'pattern']))
  },
}

/** What is more than a text. */
const RULES: Readonly<Record<string, typeof settingText>> = { phone: phoneNumber, mail: mailAddress }

async function readShown(db: Database, names: string[]): Promise<Map<string, Fields>> {
  const all = await loadSettings(db)
  const german = shownIn(all, 'de')
  const english = shownIn(all, 'en')
  return new Map(
    names.map((name) => {
      const [inGerman, inEnglish] = [german(name), english(name)]
      const shown = { ShownDe: inGerman.text, ShownEn: inEnglish.text }
      return [name, { ...shown, SetInDe: inGerman.setIn, SetInEn: inEnglish.setIn }]
    }),
  )
}
