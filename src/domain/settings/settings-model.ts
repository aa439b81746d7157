import { line, type RecordDescription } from '#platform/fields/kinds.ts'
import type { Language } from '#platform/i18n/language.ts'

/**
 * Settings that staff may change at any time: a line on top of every page, and how the agency is reached. An empty line
 * is not shown; for another empty setting the value of `site.config.ts` holds.
 */
export const SETTINGS = ['notice', 'hours', 'phone', 'mail'] as const
/** Two lines on a phone. */
export const LONGEST_SETTING = 200
const text = { type: line(LONGEST_SETTING), rows: 2 } as const

export const SETTING_RECORD = {
  name: 'settings',
  knownBy: 'Id',
  fields: {
    Id: { column: 'name', listedAs: 'Name' },
    TextDe: text,
    TextEn: text,
    /** The text that visitors see now, and where it is set: by staff, or in `site.config.ts`. */
    ShownDe: {},
    ShownEn: {},
    SetInDe: {},
    SetInEn: {},
  },
} as const satisfies RecordDescription

type SettingName = (typeof SETTINGS)[number]

/** Settings by name; one that was never changed is missing. */
export type Settings = ReadonlyMap<string, Readonly<Record<Language, string>>>

/** Falls back to the text of the other language, for settings that are the same in both. */
export function settingInEither(settings: Settings, name: SettingName, language: Language): string {
  return settingIn(settings, name, language) || settingIn(settings, name, language === 'de' ? 'en' : 'de')
}

export function settingIn(settings: Settings, name: SettingName, language: Language): string {
  return settings.get(name)?.[language] ?? ''
}
