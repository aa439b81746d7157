import { line, type RecordDescription } from '#platform/fields/kinds.ts'
import type { Language } from '#platform/i18n/language.ts'

/**
 * What staff may set at any time: a line on top of every page, and how the agency is reached. While one is empty, there is
 * no line, and the value of `site.config.ts` holds.
 */
export const SETTINGS = ['notice', 'hours', 'phone', 'mail'] as const
/** Two lines on a phone. */
export const LONGEST_SETTING = 200
const text = { is: line(LONGEST_SETTING), rows: 2 } as const

export const SETTING_RECORD = {
  name: 'settings',
  knownBy: 'Id',
  fields: {
    Id: { column: 'name', listedAs: 'Name' },
    TextDe: text,
    TextEn: text,
    /** What visitors see now, and where that is set: by staff, or in `site.config.ts`. */
    ShownDe: {},
    ShownEn: {},
    SetInDe: {},
    SetInEn: {},
  },
} as const satisfies RecordDescription

type SettingName = (typeof SETTINGS)[number]

/** By name; one that was never changed is not there. */
export type Settings = ReadonlyMap<string, Readonly<Record<Language, string>>>

/** Of what is the same in both languages, the text of the other one counts too. */
export function settingInEither(settings: Settings, name: SettingName, language: Language): string {
  return settingIn(settings, name, language) || settingIn(settings, name, language === 'de' ? 'en' : 'de')
}

export function settingIn(settings: Settings, name: SettingName, language: Language): string {
  return settings.get(name)?.[language] ?? ''
}
