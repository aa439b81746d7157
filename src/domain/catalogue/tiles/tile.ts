import type { Image } from '#domain/catalogue/model.ts'
import { type Focus, focusOf } from '#domain/imaging/model.ts'
import type { Language } from '#platform/i18n/language.ts'

/** The part of an image that a grid shows, and that is sent to the browser. */
export type Tile = {
  id: number
  contentVersion: string
  width: number
  height: number
  /** Dominant colour, shown until the picture is loaded: "#0a1b2c". */
  dominantColour: string
  /** The point to keep when the picture is cropped; only set when staff chose one. */
  focus?: Focus
  title: string
  alt: string
  artistId: number
  artistName: string
  artistCode: string
  /** Link of the artist's name; null on the artist's own page. */
  href: string | null
  animation: boolean
  /** Code of the player for a film about the work; null for nearly all. */
  embedCode: string | null
}

export function toTile(image: Image, language: Language, href: string | null): Tile {
  const { contentVersion, width, height, dominantColour } = image.picture
  const isGerman = language === 'de'
  return {
    id: image.id,
    contentVersion,
    width,
    height,
    dominantColour,
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
