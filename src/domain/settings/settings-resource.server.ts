import { type Resource, textKey } from '#platform/records/resource.ts'
import { SETTINGS } from './model.ts'
import { mailAddress, phoneNumber, settingText } from './rules.ts'
import { settings } from './tables.server.ts'

/** Every setting has a record as soon as any of them is read. */
export const settingsResource: Resource<string> = {
  name: 'settings',
  table: settings,
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
