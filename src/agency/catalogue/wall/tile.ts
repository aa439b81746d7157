import type { Image } from '#agency/catalogue/model.ts'
import type { Language } from '#base/language/language.ts'

/** As much of an image as a grid shows: it travels to the browser, an `Image` never does. */
export type Tile = {
  id: number
  contentVersion: string
  width: number
  height: number
  /** The colour shown until the picture is there, like "#0a1b2c". */
  ground: string
  alt: string
  artistName: string
  /** Where the tile leads; null where the visitor is already there. */
  href: string | null
  animation: boolean
}

export function toTile(image: Image, language: Language, href: string | null): Tile {
  const { contentVersion, width, height, ground } = image.picture
  return {
    id: image.id,
    contentVersion,
    width,
    height,
    ground,
    alt: language === 'de' ? image.altDe : image.altEn,
    artistName: image.artistName,
    href,
    animation: image.animation,
  }
}
