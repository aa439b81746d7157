import { createHash } from 'node:crypto'
import type { Image } from '#domain/catalogue/model.ts'
import { focusPosition, type Picture } from '#domain/imaging/model.ts'
import type { Language } from '#platform/i18n/language.ts'
import { site } from '#site/site.server.ts'
import type { Snapshot } from './snapshot.server.ts'

// What is on the pictures that networks and chats show beside a link to one of our pages.

export const CARD_KINDS = ['artist', 'gallery', 'news', 'site'] as const
export type CardKind = (typeof CARD_KINDS)[number]

/** The size that all networks show whole. */
export const CARD_WIDTH = 1_200
export const CARD_HEIGHT = 630

export type Card = {
  title: string
  language: Language
  /** One, or three side by side. */
  pictures: readonly Picture[]
  /** Changes with all that is on the card. */
  version: string
}

type Shown = Omit<Card, 'version' | 'language'>
/** How a page names its card: see `describePage`. */
type CardPicture = { path: string; width: number; height: number; alt: string }

/** The only card of the kind `site`. */
export const HOME_CARD = 'home'
const PICTURES_ON_A_CARD = 3
/** Raised when cards look different from now on. */
const DESIGN = 1
const VERSION_LENGTH = 12

/**
 * The card of an artist (`key` is the code), a gallery (its German address), a news item (its number) or the site.
 * Null when there is no such thing, or no picture of it.
 */
export function findCard(snapshot: Snapshot, kind: CardKind, language: Language, key: string): Card | null {
  const shown = findShown(snapshot, kind, language, key)
  const pictures = shown ? chooseFew(shown.pictures) : []
  if (!shown || pictures.length === 0) return null
  const content = [DESIGN, shown.title, site.brand[language], ...pictures.map(nameContent)]
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, VERSION_LENGTH)
  return { title: shown.title, language, pictures, version }
}

/** For `describePage`, in the loader of the page that the card leads to. */
export function findCardPicture(
  snapshot: Snapshot,
  kind: CardKind,
  language: Language,
  key: string,
): CardPicture | null {
  const card = findCard(snapshot, kind, language, key)
  if (!card) return null
  const path = cardPath(kind, language, key, card.version)
  return { path, width: CARD_WIDTH, height: CARD_HEIGHT, alt: card.title }
}

/** `/cards/artist/de/ada-moor.jpg?v=abc` */
function cardPath(kind: CardKind, language: Language, key: string, version: string): string {
  return `/cards/${kind}/${language}/${key}.jpg?v=${version}`
}

function findShown(
  { catalogue, editorial }: Snapshot,
  kind: CardKind,
  language: Language,
  key: string,
): Shown | null {
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
    return item ? { title: isGerman ? item.titleDe : item.titleEn, pictures: [item.picture] } : null
  }
  if (key !== HOME_CARD) return null
  return {
    title: site.tagline[language],
    pictures: editorial.heroes.slice(0, 1).map(({ picture }) => picture),
  }
}

function picturesOf(images: readonly Image[] = []): Picture[] {
  return images.map(({ picture }) => picture)
}

/** Two would leave the card cut in half. */
function chooseFew(pictures: readonly Picture[]): readonly Picture[] {
  return pictures.slice(0, pictures.length < PICTURES_ON_A_CARD ? 1 : PICTURES_ON_A_CARD)
}

function nameContent({ id, contentVersion, focus }: Picture): string {
  return `${id}/${contentVersion}${focus ? `/${focusPosition(focus)}` : ''}`
}
