import { z } from '@hono/zod-openapi'
import type { Gallery } from '#domain/catalogue/model.ts'
import { openNarrower } from '#domain/catalogue/narrowing/narrow.ts'
import { isNarrowed } from '#domain/catalogue/narrowing/narrowing.ts'
import { isLanguage, type Language } from '#platform/i18n/language.ts'
import { cacheOutside, cacheUntilChange } from '#server/api/cache-headers.ts'
import { documentGet, Id, nothing } from '#server/api/describe.ts'
import type { Api } from '#server/api/route.ts'
import { notFound } from '#server/errors/errors.ts'
import { ALL_ARTISTS, ALL_GALLERIES, ARTIST_PROFILE } from '#site/api-paths.ts'
import type { Services } from '#src/services.server.ts'
import { ArtistProfileEntity, toArtistProfile } from './artist-profile.ts'
import { ArtistEntity, GalleryEntity, GalleryMetaEntity, toArtist, toGallery } from './entities.ts'
import { NarrowingQuery, toNarrowing } from './narrowing-query.ts'

const LanguageName = z.string().max(10)

const allArtists = documentGet({
  path: ALL_ARTISTS,
  summary: 'All artists, A to Z, or those who have works like that',
  answer: z.array(ArtistEntity),
  params: nothing,
  query: NarrowingQuery,
})
const artistProfile = documentGet({
  path: ARTIST_PROFILE,
  summary:
    'What buyers ask first of an artist: free from when, lead time, clients, books, awards, languages, time zone, services',
  answer: ArtistProfileEntity,
  params: z.object({ ArtistId: Id }),
  query: nothing,
})
const allGalleries = documentGet({
  path: ALL_GALLERIES,
  summary: 'All style galleries, A to Z in that language',
  answer: z.array(GalleryEntity),
  params: z.object({ lang: LanguageName }),
  query: nothing,
})
const galleryMeta = documentGet({
  path: '/galleries/meta/{lang}/{gname}',
  summary: 'Title, description and heading of a gallery page',
  answer: GalleryMetaEntity,
  params: z.object({ lang: LanguageName, gname: z.string().max(100) }),
  query: nothing,
})

/** Public calls for artists and style galleries. */
export function addCatalogueApi(api: Api, { readModel, visual }: Services): void {
  const catalogue = () => readModel.current().catalogue

  api.openapi(allArtists, (context) => {
    const narrowing = toNarrowing(context.req.valid('query'))
    if (isNarrowed(narrowing)) cacheOutside(context)
    else cacheUntilChange(context)
    const artists = openNarrower(catalogue(), visual).artists(narrowing)
    return context.json(artists.map(toArtist), 200)
  })

  api.openapi(artistProfile, (context) => {
    const artist = catalogue().artistsById.get(context.req.valid('param').ArtistId)
    if (!artist) return notFound(context, 'artist')
    cacheUntilChange(context)
    return context.json(toArtistProfile(artist), 200)
  })

  api.openapi(allGalleries, (context) => {
    const { lang } = context.req.valid('param')
    if (!isLanguage(lang)) return notFound(context, 'language')
    cacheUntilChange(context)
    return context.json(galleriesIn(lang, catalogue().galleries).map(toGallery), 200)
  })

  api.openapi(galleryMeta, (context) => {
    const { lang, gname } = context.req.valid('param')
    const gallery = catalogue().galleriesByUrl.get(gname)
    if (!isLanguage(lang)) return notFound(context, 'language')
    if (!gallery) return notFound(context, 'gallery')
    cacheUntilChange(context)
    const { titleDe, metaDe, headingDe, titleEn, metaEn, headingEn } = gallery
    if (lang === 'de') return context.json({ title: titleDe, description: metaDe, h1: headingDe }, 200)
    return context.json({ title: titleEn, description: metaEn, h1: headingEn }, 200)
  })
}

/** The catalogue has them in German order; English is sorted by the English names. */
function galleriesIn(language: Language, galleries: readonly Gallery[]): readonly Gallery[] {
  if (language === 'de') return galleries
  return galleries.toSorted((one, other) => one.description.localeCompare(other.description, 'en'))
}
