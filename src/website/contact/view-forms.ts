import { type PortraitSummary, toPortrait } from '#domain/catalogue/artist-list.ts'
import type { Artist, Catalogue, Image } from '#domain/catalogue/catalogue-model.ts'
import { type Tile, toTile } from '#domain/catalogue/read-tiles.ts'
import type { SavedCollection } from '#domain/collection/saved-collections.server.ts'
import {
  MOST_ENQUIRED_ARTISTS,
  MOST_ENQUIRED_IMAGES,
  PROJECTS,
  type Project,
} from '#domain/enquiries/forms/enquiry.ts'
import { type Focus, focusOf, IMAGE_WIDTHS, pictureAddress } from '#domain/imaging/imaging-model.ts'
import { keysOf } from '#platform/fields/kinds.ts'
import type { Language } from '#platform/i18n/language.ts'
import { type Guide, paths } from '#site/paths.ts'
import { site } from '#site/site.server.ts'
import {
  type CollectionEmailView,
  viewCollectionEmail,
} from '#website/collection-email/view-collection-email.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import type { PageRequest } from '#website/request-context.server.ts'
import { ARTIST, COLLECTION, FURTHER, IMAGE, isLeftOut, readIds } from './enquiry-address.ts'

export type EnquiredArtistView = {
  id: number
  name: string
  href: string | null
  portrait: PortraitSummary | null
}

export type EnquiryView = {
  /** The time when the form was opened, signed by the server. */
  opened: string
  /** The artists one can write to besides the office, A to Z. */
  artists: { id: number; name: string }[]
  /** The artist whose page the visitor comes from. */
  artist: EnquiredArtistView | null
  /** Further artists that the enquiry is about. */
  further: EnquiredArtistView[]
  /** The number of artists of the address that the agency does not represent. */
  missingArtists: number
  project: Project | null
  /** The visitor's name for the collection's project; empty where it has none. */
  projectName: string
  /** The images that it is about. */
  about: EnquiredImagesView
  /** Whether these come from a saved collection. */
  isAboutCollection: boolean
  /** A collection sent as a whole by its id, as it is too long for the form. Null where the visitor's own is sent. */
  collection: { id: string; view: CollectionEmailView } | null
}

const GUIDE_PROJECTS: Partial<Record<string, Project>> = {
  illus: 'illustration',
  anim: 'animation',
  private: 'private',
} satisfies Partial<Record<Guide, Project>>

/** Reads the address. Unknown values are left out; missing images and artists are counted. */
export async function viewEnquiry(
  { snapshot, language, savedCollections, submissions }: PageRequest,
  query: URLSearchParams,
  guide?: Guide,
): Promise<EnquiryView> {
  const { artists, artistsById } = snapshot.catalogue
  const addressed = readIds(query, ARTIST)
  const added = readIds(query, FURTHER)
  const ids = [...new Set([...addressed.ids, ...added.ids])]
  const enquired = ids
    .flatMap((id) => artistsById.get(id) ?? [])
    .map((artist) => toEnquiredArtist(artist, language))
  const artist = enquired.find(({ id }) => addressed.ids.includes(id)) ?? null
  const project = keysOf(PROJECTS).find((one) => one === query.get('projekt'))
  const collectionId = query.get(COLLECTION)
  const found = collectionId ? await savedCollections.find(collectionId) : null
  const spread = found?.outcome === 'found' && isShort(found.collection) ? found.collection : null
  return {
    opened: submissions.stampForm(),
    artists: artists.map(({ id, name }) => ({ id, name })),
    artist,
    further: enquired.filter((one) => one !== artist).slice(0, MOST_ENQUIRED_ARTISTS),
    missingArtists: addressed.invalid + added.invalid + ids.length - enquired.length,
    project: project ?? GUIDE_PROJECTS[guide ?? ''] ?? null,
    projectName: found?.outcome === 'found' ? found.collection.title : '',
    about: viewEnquiredImages(snapshot.catalogue, query, spread, language),
    isAboutCollection: spread !== null,
    collection:
      collectionId && found && !spread
        ? { id: collectionId, view: viewCollectionEmail(found, language) }
        : null,
  }
}

/** For an empty collection the form says why it cannot be sent. */
function isShort({ images }: SavedCollection): boolean {
  return images.length > 0 && images.length <= MOST_ENQUIRED_IMAGES
}

function toEnquiredArtist(artist: Artist, language: Language): EnquiredArtistView {
  const { id, name, code } = artist
  return { id, name, href: paths.artist(language, code), portrait: toPortrait(artist) }
}

/** An image that an enquiry is about, as the form and the thanks show it. */
export type EnquiredImageView = {
  id: number
  title: string
  artistName: string
  href: string
  source: string
  alt: string
  focus?: Focus
  note: string
}

type EnquiredImagesView = {
  images: EnquiredImageView[]
  /** The number of images of the address that are not visible. */
  missing: number
  /** How many images are beyond the limit of one enquiry. */
  excess: number
}

export function viewEnquiredImages(
  { imagesById }: Catalogue,
  query: URLSearchParams,
  collection: SavedCollection | null,
  language: Language,
): EnquiredImagesView {
  const { ids, invalid } = readIds(query, IMAGE)
  const named = ids.flatMap((id) => imagesById.get(id) ?? []).map((image) => ({ image, note: '' }))
  const saved = collection?.images ?? []
  const chosen = [...saved, ...named].filter(
    ({ image }, at, all) =>
      all.findIndex((one) => one.image.id === image.id) === at && !isLeftOut(query, image.id),
  )
  return {
    images: chosen
      .slice(0, MOST_ENQUIRED_IMAGES)
      .map(({ image, note }) => ({ ...toAskedImage(image, language), note })),
    missing: invalid + ids.length - named.length + (collection?.withdrawn ?? 0),
    excess: Math.max(chosen.length - MOST_ENQUIRED_IMAGES, 0),
  }
}

function toAskedImage(image: Image, language: Language): Omit<EnquiredImageView, 'note'> {
  const isGerman = language === 'de'
  return {
    id: image.id,
    title: isGerman ? image.titleDe : image.titleEn,
    artistName: image.artistName,
    href: paths.artistImage(language, image.artistCode, image.id),
    source: pictureAddress(image.picture, IMAGE_WIDTHS[0]),
    alt: isGerman ? image.altDe : image.altEn,
    ...focusOf(image.picture),
  }
}

export type ApplicationView = {
  opened: string
  styles: { id: number; name: string }[]
}

export function viewApplication({ snapshot, language, submissions }: PageRequest): ApplicationView {
  const styles = snapshot.catalogue.galleries.map(({ id, germanDescription, description }) => ({
    id,
    name: language === 'de' ? germanDescription : description,
  }))
  return {
    opened: submissions.stampForm(),
    styles: styles.sort((one, other) => one.name.localeCompare(other.name, language)),
  }
}

/** The clients whose works end as something in the hand or on a wall. */
const GUIDES_WITH_WORKS: readonly Guide[] = ['illus', 'private']

/** Works that are seen on the things they were made for. */
export type InUseView = { heading: string; works: readonly Tile[] }

/** One work for each of the site's keywords, of different artists; null where there are none. */
export function viewInUse({ snapshot, language }: PageRequest, guide: Guide): InUseView | null {
  const works = new Map<number, Tile>()
  for (const keyword of GUIDES_WITH_WORKS.includes(guide) ? site.keywordsInUse : []) {
    const work = snapshot.catalogue.images.find(
      ({ artistId, keywordsDe }) =>
        !works.has(artistId) && keywordsDe.split(',').some((word) => word.trim() === keyword),
    )
    if (work) works.set(work.artistId, toTile(work, language, paths.artist(language, work.artistCode)))
  }
  const heading = translateIn(language)('guide_in_use')
  return works.size === 0 ? null : { heading, works: [...works.values()] }
}
