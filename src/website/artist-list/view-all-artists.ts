import { type ArtistSummary, toArtistSummary } from '#domain/catalogue/artist-list.ts'
import type { Artist, Image } from '#domain/catalogue/catalogue-model.ts'
import { openNarrower } from '#domain/catalogue/narrowing/narrow.ts'
import { type Narrowing, NO_NARROWING, narrowAddress } from '#domain/catalogue/narrowing/narrowing.ts'
import { type Focus, focusOf } from '#domain/imaging/imaging-model.ts'
import type { Language } from '#platform/i18n/language.ts'
import { ALL_IMAGES, apiPath } from '#site/api-paths.ts'
import { paths } from '#site/paths.ts'
import { site } from '#site/site.server.ts'
import { translateIn } from '#website/i18n/head-messages.server.ts'
import { readImageQuery, viewOrders, viewSortedWorks } from '#website/image-grid/view-images.ts'
import { readKnownNarrowing, viewNarrowing } from '#website/narrowing/view-narrowing.ts'
import type { PageRequest } from '#website/request-context.server.ts'
import type { ChoiceLink } from '#website/ui/underlined-links.tsx'

const VIEW = { name: 'ansicht', faces: 'gesichter' } as const

export function viewAllArtists(request: PageRequest, url: string) {
  const { snapshot, language, seed, path, search } = request
  const { catalogue } = snapshot
  const { searchParams } = new URL(url)
  const hasFaces = searchParams.get(VIEW.name) === VIEW.faces
  const { narrowing, hasUnknown } = readKnownNarrowing(searchParams, request)
  const narrower = openNarrower(catalogue, search)
  const artists = narrower.artists(narrowing)
  const all = narrower.countArtists(NO_NARROWING)
  const query = readImageQuery(url, { order: 'random', seed })
  const address = hasFaces ? `${path}?${VIEW.name}=${VIEW.faces}` : path
  const isSorted = searchParams.get('order') === query.order
  const worksOf = (id: number) => narrower.images(catalogue.imagesByArtist.get(id) ?? [], narrowing)
  return {
    hasFaces,
    views: viewViews(request, hasFaces, narrowing),
    filters: viewNarrowing(
      {
        narrowing,
        hasUnknown,
        address: isSorted ? `${address}${hasFaces ? '&' : '?'}order=${query.order}` : address,
        unit: 'artist',
        all,
        current: narrower.countArtists(narrowing),
        waysOut: artists.length === 0 ? narrower.listArtistWaysOut(narrowing) : [],
      },
      request,
    ),
    /** All artists are counted, since the filters say how many are left. */
    count: all.total,
    order: query.order,
    orderAddresses: viewOrders(address, narrowing, query),
    works: viewSortedWorks(
      catalogue,
      query,
      { narrow: narrower.images, looksAlike: search.looksAlike() },
      {
        path: address,
        narrowing,
        list: apiPath(ALL_IMAGES),
        language,
        limit: site.limits.pageSize,
      },
    ),
    artists: viewArtistCards(artists, ({ id }) => worksOf(id)[0], language),
  }
}

function viewViews(
  { path, language }: PageRequest,
  hasFaces: boolean,
  narrowing: Narrowing,
): { label: string; links: ChoiceLink[] } {
  const t = translateIn(language)
  return {
    label: t('artists_view'),
    links: [
      { name: t('artists_as_works'), href: narrowAddress(path, narrowing), isCurrent: !hasFaces },
      {
        name: t('artists_as_faces'),
        href: narrowAddress(`${path}?${VIEW.name}=${VIEW.faces}`, narrowing),
        isCurrent: hasFaces,
      },
    ],
  }
}

export type ArtistCardView = ArtistSummary & {
  work: { id: number; contentVersion: string; dominantColour: string; focus?: Focus } | null
}

export function viewArtistCards(
  artists: readonly Artist[],
  workOf: (artist: Artist) => Image | undefined,
  language: Language,
): ArtistCardView[] {
  return artists.map((artist) => {
    const picture = workOf(artist)?.picture
    const work = picture && {
      id: picture.id,
      contentVersion: picture.contentVersion,
      dominantColour: picture.dominantColour,
      ...focusOf(picture),
    }
    return { ...toArtistSummary(artist, paths.artist(language, artist.code)), work: work ?? null }
  })
}
