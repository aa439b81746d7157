import type { ReactNode } from 'react'
import { loadedMessages } from '#website/i18n/message-catalogue.ts'
import { MessagesProvider } from '#website/i18n/messages.tsx'
import { type Address, RequestedAddress } from '#website/navigation/address.ts'
import { type PageFacts, PageFactsContext } from './page-facts.tsx'

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
