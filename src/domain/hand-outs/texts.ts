import german from '#messages/hand-outs.de.json' with { type: 'json' }
import english from '#messages/hand-outs.en.json' with { type: 'json' }
import { findMessage } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'

const MESSAGES = { de: german, en: english }

export type HandOutTranslate = (
  key: keyof typeof german,
  values?: Readonly<Record<string, string | number>>,
) => string

export function translateIn(language: Language): HandOutTranslate {
  return (key, values) => findMessage(MESSAGES[language], key, values)
}

export function countPictures(t: HandOutTranslate, count: number): string {
  if (count === 0) return t('sheet_pictures_none')
  return count === 1 ? t('sheet_pictures_one') : t('sheet_pictures_many', { count })
}
