import type { ArtistFace } from '#agency/catalogue/faces/artist-face.ts'
import type { Artist } from '#agency/catalogue/model.ts'
import { type Tile, toTile } from '#agency/catalogue/wall/tile.ts'
import { paths } from '#agency/paths.ts'
import type { PageRequest } from '#website/request-context.server.ts'
import type { Profile } from '#website/shell/page-metadata.ts'

export type PortfolioView = {
  name: string
  town: string
  /** In paragraphs. */
  bio: string[]
  portrait: ArtistFace['portrait']
  /** The style most of the works are in first. */
  styles: { name: string; href: string }[]
  tiles: Tile[]
}

/** Everything on an artist's page but its frame. */
export function viewPortfolio(artist: Artist, { snapshot, language }: PageRequest): PortfolioView {
  const { galleriesByArtist, imagesByArtist } = snapshot.catalogue
  const { id, name, townDe, townEn, bioDe, bioEn, portrait } = artist
  return {
    name,
    town: language === 'de' ? townDe : townEn,
    bio: toParagraphs(language === 'de' ? bioDe : bioEn),
    portrait: { id: portrait.id, contentVersion: portrait.contentVersion },
    styles: (galleriesByArtist.get(id) ?? []).map(({ germanUrl, description, germanDescription }) => ({
      name: language === 'de' ? germanDescription : description,
      href: paths.gallery(language, germanUrl),
    })),
    tiles: (imagesByArtist.get(id) ?? []).map((image) => toTile(image, language, null)),
  }
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
