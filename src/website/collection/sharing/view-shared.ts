import type { Tile } from '#agency/catalogue/wall/tile.ts'
import type { SavedCollection } from '#agency/collection/saved-collections.server.ts'
import type { Language } from '#base/language/language.ts'
import { longDate } from '#base/language/long-date.ts'
import { toPortfolioTile } from '#website/works/view-works.ts'

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
