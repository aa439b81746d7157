import type { Tile } from '#domain/catalogue/tiles/tile.ts'
import type { SavedCollection } from '#domain/collection/saved-collections.server.ts'
import type { Language } from '#platform/i18n/language.ts'
import { longDate } from '#platform/i18n/long-date.ts'
import { toPortfolioTile } from '#website/image-grid/section/view-images.ts'

/** A collection that somebody saved, as whoever has its link sees it. */
export type SharedView = {
  id: string
  pictures: { tile: Tile; note: string }[]
  /** How many images of it are not to be seen any more. */
  withdrawn: number
  /** The last day of its link. */
  until: string
}

export function viewShared(
  { id, images, withdrawn, expiresAt }: SavedCollection,
  language: Language,
): SharedView {
  return {
    id,
    pictures: images.map(({ image, note }) => ({ tile: toPortfolioTile(image, language), note })),
    withdrawn,
    until: longDate(expiresAt, language),
  }
}
