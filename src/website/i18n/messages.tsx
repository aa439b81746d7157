import { createContext, type ReactNode, useContext } from 'react'
import type german from '#messages/de.json'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'

export type MessageKey = keyof typeof german
export type Messages = Record<MessageKey, string>
type Values = Record<string, string | number>
/** Answers the message with its `{names}` filled in. */
export type Tell = (key: MessageKey, values?: Values) => string

const MessagesContext = createContext<{ language: Language; tell: Tell } | null>(null)

/** Binds one language's messages to everything below. A page has only one: switching languages loads a new page. */
export function MessagesProvider({ language, messages, children }: MessagesProviderProps) {
  const tell: Tell = (key, values) => fill(messages[key], values)
  return <MessagesContext value={{ language, tell }}>{children}</MessagesContext>
}

type MessagesProviderProps = { language: Language; messages: Messages; children: ReactNode }

/** `const { tell, language } = useMessages()`, then `tell('home_heading')`. */
export function useMessages(): { language: Language; tell: Tell } {
  const bound = useContext(MessagesContext)
  if (!bound) throw new Error('useMessages needs a MessagesProvider above it.')
  return bound
}
