import type { ArtistFace } from '#agency/catalogue/faces/artist-face.ts'
import type { Artist, Catalogue, Gallery, Image } from '#agency/catalogue/model.ts'
import { type Tile, toTile } from '#agency/catalogue/wall/tile.ts'
import { paths } from '#agency/paths.ts'
import type { Language } from '#base/language/language.ts'
import { tellIn } from '#website/head-messages.server.ts'
import type { PageRequest } from '#website/request-context.server.ts'
import type { Profile } from '#website/shell/page-metadata.ts'

/** A link to a part of the works; the current one is where the visitor is. */
export type SorterEntry = { name: string; href: string; isCurrent: boolean }

/** Who the artist is. */
export type ArtistView = {
  code: string
  sortName: string
  name: string
  town: string
  /** In paragraphs. */
  bio: string[]
  portrait: ArtistFace['portrait']
  /** The style most of the works are in first. */
  styles: { name: string; href: string }[]
}

export type PortfolioView = ArtistView & {
  /** All works, then those of each style. */
  sorter: SorterEntry[]
  tiles: Tile[]
}

/** Everything on an artist's page but its frame; with a `gallery` only the works of that style. */
export function viewPortfolio(
  artist: Artist,
  { snapshot, language }: Pick<PageRequest, 'snapshot' | 'language'>,
  gallery: Gallery | null = null,
): PortfolioView {
  const { galleriesByArtist, imagesByArtist } = snapshot.catalogue
  const { id, code } = artist
  const styles = galleriesByArtist.get(id) ?? []
  const works = imagesByArtist.get(id) ?? []
  const shown = gallery ? works.filter((image) => isIn(snapshot.catalogue, gallery, image)) : works
  return {
    ...viewArtist(artist, { snapshot, language }),
    sorter: [
      {
        name: tellIn(language)('portfolio_all'),
        href: paths.artist(language, code),
        isCurrent: gallery === null,
      },
      ...styles.map((style) => ({
        name: nameOf(style, language),
        href: paths.artistGallery(language, code, style.germanUrl),
        isCurrent: style === gallery,
      })),
    ],
    tiles: shown.map((image) => toTile(image, language, null)),
  }
}

export function viewArtist(
  { id, code, name, sortName, townDe, townEn, bioDe, bioEn, portrait }: Artist,
  { snapshot, language }: Pick<PageRequest, 'snapshot' | 'language'>,
): ArtistView {
  const styles = snapshot.catalogue.galleriesByArtist.get(id) ?? []
  return {
    code,
    name,
    sortName,
    town: language === 'de' ? townDe : townEn,
    bio: toParagraphs(language === 'de' ? bioDe : bioEn),
    portrait: { id: portrait.id, contentVersion: portrait.contentVersion },
    styles: styles.map((style) => ({
      name: nameOf(style, language),
      href: paths.gallery(language, style.germanUrl),
    })),
  }
}

function nameOf(style: Gallery, language: Language): string {
  return language === 'de' ? style.germanDescription : style.description
}

function isIn({ imagesByGallery }: Catalogue, gallery: Gallery, image: Image): boolean {
  return imagesByGallery.get(gallery.id)?.includes(image) ?? false
}

/** The parts of "Moor, Ada"; who goes by one name has no other. */
export function toProfile({ sortName }: Pick<Artist, 'sortName'>): Profile {
  const [lastName = sortName, firstName = ''] = sortName.split(', ')
  return { firstName, lastName, video: null }
}

function toParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
