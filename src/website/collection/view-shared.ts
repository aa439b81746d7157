import type { Tile } from '#domain/catalogue/read-tiles.ts'
import type { SavedCollection } from '#domain/collection/saved-collections.server.ts'
import type { Language } from '#platform/i18n/language.ts'
import { lastDayInWords } from '#site/dates.ts'
import { site } from '#site/public-site.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { toPortfolioTile } from '#website/image-grid/view-images.ts'
import type { PageRequest } from '#website/request-context.server.ts'
import { describePage, type PageHead } from '#website/seo/page-metadata.ts'

export type SharedView = {
  id: string
  /** Empty where the project has no name. */
  title: string
  pictures: { tile: Tile; note: string }[]
  /** How many of its images are no longer visible. */
  withdrawn: number
  /** The last day of its link. */
  until: string
}

export function viewShared(
  { id, title, images, withdrawn, expiresAt }: SavedCollection,
  language: Language,
): SharedView {
  return {
    id,
    title,
    pictures: images.map(({ image, note }) => ({ tile: toPortfolioTile(image, language), note })),
    withdrawn,
    until: lastDayInWords(expiresAt, language),
  }
}

/** The canonical address has the id: social networks identify a shared link by it. */
export function describeShared(
  pageRequest: PageRequest,
  { id, title }: SharedView,
  addressOf: (language: Language, id: string) => string,
  isOwn = false,
): PageHead {
  const t = translateIn(pageRequest.language)
  const brand = site.brand[pageRequest.language]
  return describePage(
    pageRequest,
    {
      title: title
        ? `${title} - ${brand}`
        : t(isOwn ? 'collection_own_round_title' : 'collection_shared_title', { brand }),
      description: t('collection_shared_description'),
    },
    { indexed: false, paths: { de: addressOf('de', id), en: addressOf('en', id) } },
  )
}

export function missingStatus(outcome: 'unknown' | 'expired'): 404 | 410 {
  return outcome === 'expired' ? 410 : 404
}

/** The head reveals nothing about the collection. */
export function describeProtecting(request: PageRequest): PageHead {
  const t = translateIn(request.language)
  const words = {
    title: t('protecting_title', { brand: site.brand[request.language] }),
    description: t('collection_shared_description'),
  }
  return describePage(request, words, { indexed: false })
}
