import { createContext, RouterContextProvider } from 'react-router'
import type { FoundCollection } from '#domain/collection/saved-collections.server.ts'
import type { Emailing } from '#domain/enquiries/collection-email/email-collection.server.ts'
import type { Submissions } from '#domain/enquiries/forms/submission.ts'
import type { Snapshot } from '#domain/published/snapshot.server.ts'
import type { VisualSearch } from '#domain/search/model.ts'
import type { TakenPicture } from '#domain/search/reference/receive-reference-picture.server.ts'
import type { Search } from '#domain/search/search.server.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Operation } from '#site/deployment.ts'

/** What a page may ask for while it is made. Cached pages are the same for every visitor, so nothing personal is here. */
export type PageRequest = {
  snapshot: Snapshot
  /** What the address says. */
  language: Language
  /** The path of the page itself, also while only its data is asked for. */
  path: string
  /** Which shuffle is on show: changes every minute, the same for everybody meanwhile. */
  seed: number
  /** Beginning of absolute addresses, without a slash at the end. */
  origin: string
  /** False where script asks for the page's data alone, to show it in place of another page. */
  isDocument: boolean
  /** Finding; a page that stands for a visitor's own picture is never kept. */
  search: Pick<Search, 'find'> &
    Pick<VisualSearch, 'palette' | 'findSimilarArtists'> & {
      /** Takes in the picture at an address, on behalf of whoever asks for the page; not because another site says so. */
      takeAddress: (address: string) => Promise<TakenPicture | { outcome: 'from-elsewhere' }>
    }
  operation: Operation
  /** Saved collections, and sending one; a page that uses these is never kept. */
  savedCollections: {
    find: (id: string) => Promise<FoundCollection>
    /** Takes what a form said, and `id` and `lang`. */
    send: (values: Record<string, unknown>) => Promise<Emailing>
  }
  /** The contact form and the form for artists; `language` is the page's. */
  submissions: Submissions
  /** Told of what went wrong while the page was made; the page itself says that something did. */
  onFailure: (error: unknown) => void
}

export const pageRequestContext = createContext<PageRequest>()

export function provideContext(request: PageRequest): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(pageRequestContext, request)
  return provider
}
