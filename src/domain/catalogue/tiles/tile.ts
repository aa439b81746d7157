import type { Image } from '#domain/catalogue/model.ts'
import { type Focus, focusOf } from '#domain/imaging/model.ts'
import type { Language } from '#platform/i18n/language.ts'

/** As much of an image as a grid shows: it travels to the browser, an `Image` never does. */
export type Tile = {
  id: number
  contentVersion: string
  width: number
  height: number
  /** The colour shown until the picture is there, like "#0a1b2c". */
  ground: string
  /** What has to stay where the picture is cut; there where staff set one. */
  focus?: Focus
  title: string
  alt: string
  artistId: number
  artistName: string
  artistCode: string
  /** Where the artist's name leads; null where the visitor is already there. */
  href: string | null
  animation: boolean
  /** The player of a film about the work, as it was typed in; null for nearly all. */
  embedCode: string | null
}

export function toTile(image: Image, language: Language, href: string | null): Tile {
  const { contentVersion, width, height, ground } = image.picture
  const isGerman = language === 'de'
  return {
    id: image.id,
    contentVersion,
    width,
    height,
    ground,
    ...focusOf(image.picture),
    title: isGerman ? image.titleDe : image.titleEn,
    alt: isGerman ? image.altDe : image.altEn,
    artistId: image.artistId,
    artistName: image.artistName,
    artistCode: image.artistCode,
    href,
    animation: image.animation,
    embedCode: image.embedCode,
  }
}
