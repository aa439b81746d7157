import { createContext, RouterContextProvider } from 'react-router'
import type { Contributing } from '#domain/collection/deciding/contribute.server.ts'
import type { Contribution } from '#domain/collection/deciding/read-contribution.ts'
import type { FoundRound } from '#domain/collection/deciding/rounds.server.ts'
import type { Protecting, Unlocking } from '#domain/collection/protection.server.ts'
import type { FoundCollection } from '#domain/collection/saved-collections.server.ts'
import type { Accepting, Entering, Visit } from '#domain/delivery/visit.server.ts'
import type { Emailing } from '#domain/enquiries/email-collection.server.ts'
import type { Submissions } from '#domain/enquiries/forms/submission.ts'
import type { Snapshot } from '#domain/published/snapshot.server.ts'
import type { ReceivedPicture } from '#domain/search/reference/receive-reference-picture.server.ts'
import type { Search } from '#domain/search/search.server.ts'
import type { VisualSearch } from '#domain/search/search-model.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Deployment } from '#site/deployment.ts'

/** A page may use this while it is rendered. Cached pages are shared, so nothing personal is here. */
export type PageRequest = {
  snapshot: Snapshot
  /** From the address. */
  language: Language
  path: string
  /** Seed of the shuffles: changes every minute, the same for everybody meanwhile. */
  seed: number
  /** Start of absolute addresses, without a trailing slash. */
  origin: string
  /** Search; a page with a visitor's own picture is never cached. */
  search: Pick<Search, 'find'> &
    Pick<VisualSearch, 'palette' | 'findHavingColour' | 'findSimilarArtists' | 'looksAlike'> & {
      /** Counts search words for which no image has all of them. */
      noteUnanswered: (words: string) => void
      /** Fetches the picture at an address for the visitor; refused when another site caused the request. */
      receiveAddress: (address: string) => Promise<ReceivedPicture | { outcome: 'from-elsewhere' }>
    }
  operation: Deployment
  /** Saved collections, and sending one by e-mail; a page that uses these is never cached. */
  savedCollections: {
    find: (id: string) => Promise<FoundCollection>
    unlock: (id: string, password: string) => Promise<Unlocking>
    /** A new link to the same images. */
    protect: (id: string, values: unknown) => Promise<Protecting>
    /** Returns the value of a Set-Cookie header. */
    cookieOf: (id: string, pass: string) => string
    /** Accepts the form's fields, and `id` and `lang`. */
    send: (values: Record<string, unknown>) => Promise<Emailing>
  }
  /** Votes and comments of readers of a saved collection; a page that uses these is never cached. */
  rounds: {
    has: (id: string) => Promise<boolean>
    find: (id: string) => Promise<FoundRound>
    /** The browser's key, as its cookie has it; empty without one. */
    reader: string
    /** Who a reader is in a round. */
    personOf: (id: string, reader: string) => string
    contribute: (id: string, kind: Contribution['kind'], values: unknown) => Promise<Contributing>
    /** Confirms or ends e-mails to an owner by the token in one of them. True where it was done. */
    confirmDigest: (id: string, token: string) => Promise<boolean>
    endDigest: (id: string, token: string) => Promise<boolean>
  }
  /** Files for clients, by the passes in the visitor's cookie; a page that uses these is never cached. */
  deliveries: {
    visit: (id: string) => Promise<Visit>
    enter: (id: string, password: string) => Promise<Entering>
    accept: (id: string, values: unknown) => Promise<Accepting>
    /** Returns the values of Set-Cookie headers. */
    cookiesOf: (id: string, cookie: string) => string[]
  }
  /** The contact form and the form for artists; `language` is the page's. */
  submissions: Submissions
  /** Logs an error while rendering; the page itself shows a general message. */
  onFailure: (error: unknown) => void
  /** Lets the page's one inline style pass its content security policy. */
  onInlineStyle: (style: string) => void
}

export const pageRequestContext = createContext<PageRequest>()

export function provideContext(request: PageRequest): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(pageRequestContext, request)
  return provider
}
