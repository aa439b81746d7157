import { createContext, useContext } from 'react'
import type { PageViewsConfig } from '#platform/config.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Contact } from '#site/contact.ts'

/** Every island may know these facts of its page; the rest comes as its own props. */
export type PageFacts = {
  language: Language
  /** Without a trailing slash. */
  origin: string
  contact: Contact
  pageViews: PageViewsConfig
}

export const PageFactsContext = createContext<PageFacts | null>(null)

export function usePageFacts(): PageFacts {
  const facts = useContext(PageFactsContext)
  if (!facts) throw new Error('usePageFacts needs a page around it.')
  return facts
}

export function useContact(): Contact {
  return usePageFacts().contact
}
