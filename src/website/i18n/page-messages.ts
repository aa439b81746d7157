import { findMessage } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { MessageKey } from '#site/messages.ts'
import { useMessages } from './messages.tsx'

type Values = Record<string, string | number>

/** The further messages are in the page's own bundle, in both languages, so that no other page loads them. */
export function usePageMessages<Key extends string>(words: Record<Language, Record<Key, string>>) {
  const { t: tellShared, language } = useMessages()
  const own = words[language]
  const isOwn = (key: string): key is Key => Object.hasOwn(own, key)
  const t = (key: Key | MessageKey, values?: Values): string =>
    isOwn(key) ? findMessage(own, key, values) : tellShared(key, values)
  return { t, language }
}
