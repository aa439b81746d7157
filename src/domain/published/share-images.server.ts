import { createHash } from 'node:crypto'
import type { Image } from '#domain/catalogue/catalogue-model.ts'
import { newsTexts } from '#domain/editorial/editorial-model.ts'
import { focusPosition, type Picture } from '#domain/imaging/imaging-model.ts'
import type { Language } from '#platform/i18n/language.ts'
import { site } from '#site/site.server.ts'
import type { Snapshot } from './snapshot.server.ts'

// Social networks and chats show these pictures beside a link to one of our pages.

export const SHARE_IMAGE_KINDS = ['artist', 'gallery', 'news', 'site'] as const
type ShareImageKind = (typeof SHARE_IMAGE_KINDS)[number]

/** All networks show this size whole. */
export const SHARE_IMAGE_WIDTH = 1_200
export const SHARE_IMAGE_HEIGHT = 630

export type ShareImage = {
  title: string
  language: Language
  pictures: readonly Picture[]
  version: string
}

type Content = Omit<ShareImage, 'version' | 'language'>
type ShareImageMeta = { path: string; width: number; height: number; alt: string }

export const HOME_SHARE_IMAGE = 'home'
const PICTURES_ON_A_SHARE_IMAGE = 3
/** Increase it when the design changes. */
const DESIGN = 1
const VERSION_LENGTH = 12

/** `key` is an artist's code, a gallery's German address or a news item's id; null when there is no picture. */
export function findShareImage(
  snapshot: Snapshot,
  kind: ShareImageKind,
  language: Language,
  key: string,
): ShareImage | null {
  const content = findContent(snapshot, kind, language, key)
  const pictures = content ? choosePictures(content.pictures) : []
  if (!content || pictures.length === 0) return null
  const parts = [DESIGN, content.title, site.brand[language], ...pictures.map(versionOf)]
  const version = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, VERSION_LENGTH)
  return { title: content.title, language, pictures, version }
}

export function findSharePicture(
  snapshot: Snapshot,
  kind: ShareImageKind,
  language: Language,
  key: string,
): ShareImageMeta | null {
  const image = findShareImage(snapshot, kind, language, key)
  if (!image) return null
  const path = shareImagePath(kind, language, key, image.version)
  return { path, width: SHARE_IMAGE_WIDTH, height: SHARE_IMAGE_HEIGHT, alt: image.title }
}

function shareImagePath(kind: ShareImageKind, language: Language, key: string, version: string): string {
  return `/cards/${kind}/${language}/${key}.jpg?v=${version}`
}

function findContent(
  { catalogue, editorial }: Snapshot,
  kind: ShareImageKind,
  language: Language,
  key: string,
): Content | null {
  const isGerman = language === 'de'
  if (kind === 'artist') {
    const artist = catalogue.artistsByCode.get(key)
    return artist
      ? { title: artist.name, pictures: picturesOf(catalogue.imagesByArtist.get(artist.id)) }
      : null
  }
  if (kind === 'gallery') {
    const gallery = catalogue.galleriesByUrl.get(key)
    if (!gallery) return null
    const title = isGerman ? gallery.germanDescription : gallery.description
    return { title, pictures: picturesOf(catalogue.imagesByGallery.get(gallery.id)) }
  }
  if (kind === 'news') {
    const item = editorial.news.find(({ id }) => String(id) === key)
    return item ? { title: newsTexts(item, language).title, pictures: [item.picture] } : null
  }
  if (key !== HOME_SHARE_IMAGE) return null
  return {
    title: site.tagline[language],
    pictures: editorial.heroes.slice(0, 1).map(({ picture }) => picture),
  }
}

function picturesOf(images: readonly Image[] = []): Picture[] {
  return images.map(({ picture }) => picture)
}

/** The layout has no place for two pictures. */
function choosePictures(pictures: readonly Picture[]): readonly Picture[] {
  return pictures.slice(0, pictures.length < PICTURES_ON_A_SHARE_IMAGE ? 1 : PICTURES_ON_A_SHARE_IMAGE)
}

function versionOf({ id, contentVersion, focus }: Picture): string {
  return `${id}/${contentVersion}${focus ? `/${focusPosition(focus)}` : ''}`
}
