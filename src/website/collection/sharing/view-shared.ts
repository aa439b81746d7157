import type { Tile } from '#domain/catalogue/tiles/tile.ts'
import type { SavedCollection } from '#domain/collection/saved-collections.server.ts'
import type { Language } from '#platform/i18n/language.ts'
import { lastDayInWords } from '#site/time/long-date.ts'
import { toPortfolioTile } from '#website/image-grid/section/view-images.ts'

/** A saved collection, for holders of its link. */
export type SharedView = {
  id: string
  /** The project's name; empty where it has none. */
  title: string
  pictures: { tile: Tile; note: string }[]
  /** Number of its images that are no longer visible. */
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
