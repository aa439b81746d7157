import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { PageViewsConfig } from '#platform/config.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Contact } from '#site/contact.ts'
import { loadedMessages, MessagesProvider } from '#website/i18n/messages.tsx'
import { type Address, RequestedAddress } from '#website/navigation/address.ts'

/** Every island may know these facts of its page; the rest comes as its own props. */
export type PageFacts = {
  language: Language
  /** Without a trailing slash. */
  origin: string
  contact: Contact
  pageViews: PageViewsConfig
}

const PageFactsContext = createContext<PageFacts | null>(null)

export function usePageFacts(): PageFacts {
  const facts = useContext(PageFactsContext)
  if (!facts) throw new Error('usePageFacts needs a page around it.')
  return facts
}

export function useContact(): Contact {
  return usePageFacts().contact
}

type IslandRootProps = { facts: PageFacts; address: Address; children: ReactNode }

export function IslandRoot({ facts, address, children }: IslandRootProps) {
  return (
    <PageFactsContext value={facts}>
      <RequestedAddress value={address}>
        <MessagesProvider language={facts.language} messages={loadedMessages(facts.language)}>
          {children}
        </MessagesProvider>
      </RequestedAddress>
    </PageFactsContext>
  )
}

const NEVER = () => () => {}

/** False on the server and until script runs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  )
}
