import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { findMessage } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { MessageKey, Messages, Translate } from '#site/messages.ts'

const MessagesContext = createContext<{ language: Language; t: Translate } | null>(null)

/** A page has one language: switching loads a new document. */
export function MessagesProvider({ language, messages, children }: MessagesProviderProps) {
  // A new object would render everything with a text again.
  const bound = useMemo(() => {
    const t: Translate = (key, values) => findMessage(messages, key, values)
    return { language, t }
  }, [language, messages])
  return <MessagesContext value={bound}>{children}</MessagesContext>
}

type MessagesProviderProps = { language: Language; messages: Messages; children: ReactNode }

/** `const { t, language } = useMessages()`, then `t('home_heading')`. */
export function useMessages(): { language: Language; t: Translate } {
  const bound = useContext(MessagesContext)
  if (!bound) throw new Error('useMessages needs a MessagesProvider above it.')
  return bound
}

type Values = Record<string, string | number>

/** The further messages are in the page's own bundle, in both languages, so that no other page loads them. */
export function usePageMessages<Key extends string>(words: Record<Language, Record<Key, string>>) {
  const { t: tellShared, language } = useMessages()
  const texts = words[language]
  const isOwn = (key: string): key is Key => Object.hasOwn(texts, key)
  const t = (key: Key | MessageKey, values?: Values): string =>
    isOwn(key) ? findMessage(texts, key, values) : tellShared(key, values)
  return { t, language }
}

const loaders: Record<Language, () => Promise<{ default: Messages }>> = {
  de: () => import('#messages/de.json'),
  en: () => import('#messages/en.json'),
}

const loaded = new Map<Language, Messages>()

/** Must complete before anything is rendered in that language; the browser loads only that of its page. */
export async function loadMessages(language: Language): Promise<void> {
  loaded.set(language, (await loaders[language]()).default)
}

export function loadedMessages(language: Language): Messages {
  const messages = loaded.get(language)
  if (!messages) throw new Error(`The messages of ${language} are not loaded.`)
  return messages
}

if (import.meta.env.SSR) await Promise.all([loadMessages('de'), loadMessages('en')])
