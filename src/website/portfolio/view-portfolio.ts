import { type ArtistSummary, toPortrait } from '#domain/catalogue/artist-list.ts'
import type { Artist, Catalogue, Gallery, Image, ImageOrder } from '#domain/catalogue/catalogue-model.ts'
import { readEmbedCode } from '#domain/catalogue/embed-code.ts'
import { type Narrowing, narrowAddress } from '#domain/catalogue/narrowing/narrowing.ts'
import { listPortfolio, listSimilarArtists, type PortfolioPart } from '#domain/catalogue/portfolio-images.ts'
import { type DescribedProfile, describeProfile } from '#domain/catalogue/profile/describe-profile.ts'
import { type Focus, focusOf } from '#domain/imaging/imaging-model.ts'
import type { Language } from '#platform/i18n/language.ts'
import { ARTIST_IMAGES, apiPath } from '#site/api-paths.ts'
import { furtherPaths } from '#site/further-paths.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/site.server.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { readImageQuery, viewOrders, viewWorks, type WorksView } from '#website/image-grid/view-images.ts'
import { type NarrowingView, narrowList, readKnownNarrowing } from '#website/narrowing/view-narrowing.ts'
import type { PageRequest } from '#website/request-context.server.ts'
import type { Profile, ShareVideo } from '#website/seo/page-metadata.ts'
import type { ChoiceLink } from '#website/ui/underlined-links.tsx'

export type ArtistView = {
  id: number
  code: string
  sortName: string
  name: string
  town: string
  /** In paragraphs. */
  bio: string[]
  portrait: ArtistSummary['portrait']
  /** The style with the most works first. */
  styles: { name: string; href: string }[]
  profile: DescribedProfile | null
}

export type SimilarArtist = {
  name: string
  href: string
  works: { id: number; contentVersion: string; dominantColour: string; focus?: Focus }[]
}

export type PortfolioView = ArtistView & {
  similar: SimilarArtist[]
  sorter: ChoiceLink[]
  /** Null for the artist's own order. */
  order: ImageOrder | null
  path: string
  orderAddresses: Record<ImageOrder, string>
  pdf: string
  works: WorksView
  filters: NarrowingView
}

/** One row, each with one large work and two small ones. */
const SIMILAR_SHOWN = 4
const WORKS_OF_SIMILAR = 3
/** The last segment of the animations' address, which no style may have. */
const MOVING = 'animation'

/** Null if the artist has no part with that last segment of the address. */
export function findPart({ id }: Artist, address: string, { snapshot }: PageRequest): PortfolioPart | null {
  const { galleriesByUrl, galleriesByArtist, imagesByArtist } = snapshot.catalogue
  if (address === MOVING) return imagesByArtist.get(id)?.some((image) => image.animation) ? 'moving' : null
  const gallery = galleriesByUrl.get(address)
  return gallery && galleriesByArtist.get(id)?.includes(gallery) ? gallery : null
}

export function namePart(part: PortfolioPart, language: Language): string {
  if (part === 'all') return translateIn(language)('portfolio_all')
  if (part === 'moving') return translateIn(language)('portfolio_moving')
  return styleName(part, language)
}

export function viewPortfolio(
  artist: Artist,
  part: PortfolioPart,
  request: PageRequest,
  url: string,
): PortfolioView {
  const { snapshot, language, seed, path } = request
  const query = readImageQuery(url, { order: null, seed })
  const { order } = query
  const { catalogue } = snapshot
  const images = listPortfolio(catalogue, artist.id, { part, order, seed: query.seed, language })
  const counted = part === 'all' ? (catalogue.imagesByArtist.get(artist.id) ?? images) : images
  const list = { images, counted, address: order ? `${path}?order=${order}` : path }
  const reading = readKnownNarrowing(new URL(url).searchParams, request)
  const { images: left, narrowing, filters } = narrowList(list, reading, request)
  const partQuery = part === 'all' ? '' : `&part=${part === 'moving' ? 'moving' : part.germanUrl}`
  return {
    ...viewArtist(artist, { snapshot, language }),
    sorter: viewSorter(artist, part, narrowing, request),
    similar: viewSimilar(artist, request),
    order,
    path,
    orderAddresses: viewOrders(path, narrowing, query),
    pdf: furtherPaths.artistPdf(language, artist.id),
    filters,
    works: viewWorks(left, query, {
      path,
      narrowing,
      list: `${apiPath(ARTIST_IMAGES, { ArtistId: artist.id })}?lang=${language}${partQuery}`,
      language,
      limit: site.limits.pageSize,
      isHome: true,
    }),
  }
}

/** Artists with common styles stand in until the images are indexed. */
function viewSimilar(artist: Artist, { snapshot, language, search }: PageRequest): SimilarArtist[] {
  const { catalogue } = snapshot
  const alike = search
    .findSimilarArtists(artist.id, SIMILAR_SHOWN)
    .flatMap(({ id }) => catalogue.artistsById.get(id) ?? [])
  const similar = alike.length > 0 ? alike : listSimilarArtists(catalogue, artist, SIMILAR_SHOWN)
  return similar.map(({ id, name, code }) => ({
    name,
    href: paths.artist(language, code),
    works: (catalogue.imagesByArtist.get(id) ?? []).slice(0, WORKS_OF_SIMILAR).map(({ picture }) => ({
      id: picture.id,
      contentVersion: picture.contentVersion,
      dominantColour: picture.dominantColour,
      ...focusOf(picture),
    })),
  }))
}

function viewSorter(
  { id, code }: Artist,
  part: PortfolioPart,
  narrowing: Narrowing,
  { snapshot, language }: Pick<PageRequest, 'snapshot' | 'language'>,
): ChoiceLink[] {
  const { galleriesByArtist, imagesByArtist } = snapshot.catalogue
  const hasMoving = imagesByArtist.get(id)?.some((image) => image.animation) ?? false
  const parts: PortfolioPart[] = [
    'all',
    ...(galleriesByArtist.get(id) ?? []),
    ...(hasMoving ? ['moving' as const] : []),
  ]
  return parts.map((one) => ({
    name: namePart(one, language),
    href: narrowAddress(
      one === 'all'
        ? paths.artist(language, code)
        : paths.artistGallery(language, code, one === 'moving' ? MOVING : one.germanUrl),
      narrowing,
    ),
    isCurrent: one === part,
  }))
}

export function viewArtist(
  { id, code, name, sortName, townDe, townEn, bioDe, bioEn, portrait, profile }: Artist,
  { snapshot, language }: Pick<PageRequest, 'snapshot' | 'language'>,
): ArtistView {
  const styles = snapshot.catalogue.galleriesByArtist.get(id) ?? []
  return {
    id,
    code,
    name,
    sortName,
    town: language === 'de' ? townDe : townEn,
    bio: toParagraphs(language === 'de' ? bioDe : bioEn),
    portrait: toPortrait({ portrait }),
    styles: styles.map((style) => ({
      name: styleName(style, language),
      href: paths.gallery(language, style.germanUrl),
    })),
    profile: describeProfile(profile, language, snapshot.loadedAt),
  }
}

function styleName(style: Gallery, language: Language): string {
  return language === 'de' ? style.germanDescription : style.description
}

/** "Moor, Ada" gives both names; an artist with a single name has only one of them. */
export function toProfile(
  { id, sortName }: Pick<Artist, 'id' | 'sortName'>,
  { imagesByArtist }: Catalogue,
): Profile {
  const [lastName = sortName, firstName = ''] = sortName.split(', ')
  return { firstName, lastName, video: findFilm(imagesByArtist.get(id) ?? []) }
}

/** Only our own films count: another site's player is no file to show. */
function findFilm(images: readonly Image[]): ShareVideo | null {
  for (const { embedCode } of images) {
    const player = embedCode === null ? null : readEmbedCode(embedCode)
    if (player?.kind === 'own') return { path: player.film, size: player.size }
  }
  return null
}

function toParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
