import german from '#messages/de.json'
import english from '#messages/en.json'
import germanHeads from '#messages/heads.de.json'
import englishHeads from '#messages/heads.en.json'
import { findMessage } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Messages } from '#site/messages.ts'

type HeadKey = keyof typeof germanHeads
type AllMessages = Messages & Record<HeadKey, string>
type Translate = (key: keyof AllMessages, values?: Record<string, string | number>) => string

/** Titles and descriptions are only used by loaders, so they are not in the messages that browsers load. */
const MESSAGES: Record<Language, AllMessages> = {
  de: { ...german, ...germanHeads },
  en: { ...english, ...englishHeads },
}

/** Only for loaders; components use `useMessages`. */
export function translateIn(language: Language): Translate {
  return (key, values) => findMessage(MESSAGES[language], key, values)
}
