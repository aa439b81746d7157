import type { Picture } from '#domain/imaging/imaging-model.ts'
import type { ImageFacts, Profile } from './profile/profile.ts'

export type Artist = {
  id: number
  code: string
  name: string
  sortName: string
  townDe: string
  townEn: string
  bioDe: string
  bioEn: string
  /** Null until there is one: pages show the initials meanwhile. */
  portrait: Picture | null
  profile: Profile
  /** The fields that the public API has as they are stored, by its names. */
  published: Readonly<Record<string, unknown>>
}

/** A style gallery. `description` is its English name, `germanDescription` its German one. */
export type Gallery = {
  id: number
  germanUrl: string
  description: string
  germanDescription: string
  introDe: string
  introEn: string
  titleDe: string
  titleEn: string
  metaDe: string
  metaEn: string
  headingDe: string
  headingEn: string
}

/** An artist's work. Its id is also its picture's. */
export type Image = ImageFacts & {
  id: number
  artistId: number
  artistName: string
  artistCode: string
  titleDe: string
  titleEn: string
  altDe: string
  altEn: string
  /** Separated by commas. */
  keywordsDe: string
  keywordsEn: string
  animation: boolean
  embedCode: string | null
  rating: number
  /** ISO 8601, UTC: since when there is such an image, or since when visitors see it by schedule. */
  addedAt: string
  picture: Picture
}

/**
 * The visible catalogue is frozen. Artists are sorted by German last name, galleries by German name, images newest
 * first, an artist's in their own order and a gallery's best rated first.
 */
export type Catalogue = {
  artists: readonly Artist[]
  artistsByCode: ReadonlyMap<string, Artist>
  artistsById: ReadonlyMap<number, Artist>
  galleries: readonly Gallery[]
  galleriesByUrl: ReadonlyMap<string, Gallery>
  images: readonly Image[]
  imagesById: ReadonlyMap<number, Image>
  imagesByArtist: ReadonlyMap<number, readonly Image[]>
  imagesByGallery: ReadonlyMap<number, readonly Image[]>
  galleriesByArtist: ReadonlyMap<number, readonly Gallery[]>
}

export const IMAGE_ORDERS = ['random', 'alpha', 'new'] as const
export type ImageOrder = (typeof IMAGE_ORDERS)[number]
