import { line, type RecordDescription } from '#platform/fields/kinds.ts'
import type { Language } from '#platform/i18n/language.ts'

/** An empty notice is not shown; for another empty setting the value of `site.config.ts` holds. */
export const SETTINGS = ['notice', 'hours', 'phone', 'mail'] as const
export const LONGEST_SETTING = 200
const text = { type: line(LONGEST_SETTING), rows: 2 } as const

export const SETTING_RECORD = {
  name: 'settings',
  knownBy: 'Id',
  fields: {
    Id: { column: 'name', listedAs: 'Name' },
    TextDe: text,
    TextEn: text,
    ShownDe: {},
    ShownEn: {},
    SetInDe: {},
    SetInEn: {},
  },
} as const satisfies RecordDescription

type SettingName = (typeof SETTINGS)[number]

/** A setting that was never changed is missing. */
export type Settings = ReadonlyMap<string, Readonly<Record<Language, string>>>

/** Falls back to the text of the other language, for settings that are the same in both. */
export function settingInEither(settings: Settings, name: SettingName, language: Language): string {
  return settingIn(settings, name, language) || settingIn(settings, name, language === 'de' ? 'en' : 'de')
}

export function settingIn(settings: Settings, name: SettingName, language: Language): string {
  return settings.get(name)?.[language] ?? ''
}
