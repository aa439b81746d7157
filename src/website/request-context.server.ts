import { createContext, data, RouterContextProvider } from 'react-router'
import type { Lead } from '#domain/collection/deciding/change-round.server.ts'
import type { Contributing, Contribution } from '#domain/collection/deciding/contribute.server.ts'
import type { FoundRound } from '#domain/collection/deciding/rounds.server.ts'
import type { Protecting, Unlocking } from '#domain/collection/protection.server.ts'
import type { FoundCollection } from '#domain/collection/saved-collections.server.ts'
import type { Accepting, Entering, Visit } from '#domain/delivery/visit.server.ts'
import type { Emailing } from '#domain/enquiries/email-collection.server.ts'
import type { Submissions } from '#domain/enquiries/forms/submission.ts'
import type { Snapshot } from '#domain/published/snapshot.server.ts'
import type { ReceivedPicture } from '#domain/search/receive-reference-picture.server.ts'
import type { Search } from '#domain/search/search.server.ts'
import type { VisualSearch } from '#domain/search/search-model.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Deployment } from '#site/deployment.ts'

/** Cached pages are shared, so a page with the visitor's picture, collection, round or delivery is not cached. */
export type PageRequest = {
  snapshot: Snapshot
  language: Language
  path: string
  /** Changes every minute, the same for everybody meanwhile. */
  seed: number
  /** Without a trailing slash. */
  origin: string
  search: Pick<Search, 'find'> &
    Pick<VisualSearch, 'palette' | 'findHavingColour' | 'findSimilarArtists' | 'looksAlike'> & {
      /** Counts search words for which no image has all of them. */
      noteUnanswered: (words: string) => void
      /** Fetches the picture for the visitor; refused when another site caused the request. */
      /** Takes the picture of the form that works without script. */
      receiveForm: (form: Request) => Promise<ReceivedPicture>
      receiveAddress: (address: string) => Promise<ReceivedPicture | { outcome: 'from-elsewhere' }>
    }
  operation: Deployment
  savedCollections: {
    find: (id: string) => Promise<FoundCollection>
    unlock: (id: string, password: string) => Promise<Unlocking>
    /** Makes a new link to the same images. */
    protect: (id: string, values: unknown) => Promise<Protecting>
    cookieOf: (id: string, pass: string) => string
    /** Accepts the form's fields, and `id` and `lang`. */
    send: (values: Record<string, unknown>) => Promise<Emailing>
  }
  rounds: {
    has: (id: string) => Promise<boolean>
    find: (id: string, secret?: string | null) => Promise<FoundRound>
    /** The owner's, from the browser's cookie; empty without one, and not yet checked. */
    secretOf: (id: string) => string
    lead: (id: string, secret: string, change: Lead) => Promise<unknown>
    /** From the browser's cookie; empty without one. */
    reader: string
    personOf: (id: string, reader: string) => string
    contribute: (id: string, kind: Contribution['kind'], values: unknown) => Promise<Contributing>
    /** Takes the token of an e-mail; true where it was done. */
    confirmDigest: (id: string, token: string) => Promise<boolean>
    endDigest: (id: string, token: string) => Promise<boolean>
  }
  deliveries: {
    visit: (id: string) => Promise<Visit>
    enter: (id: string, password: string) => Promise<Entering>
    accept: (id: string, values: unknown) => Promise<Accepting>
    cookiesOf: (id: string, cookie: string) => string[]
  }
  submissions: Submissions
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

/** @throws the 404 that shows the page for missing pages. */
export function orNotFound<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw data(null, { status: 404 })
  return thing
}
