import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { findMessage } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Messages, Translate } from '#site/messages.ts'

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
