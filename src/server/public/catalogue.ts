import { z } from 'zod'
import type { Artist, Gallery } from '#domain/catalogue/catalogue-model.ts'
import { openNarrower } from '#domain/catalogue/narrowing/narrow.ts'
import { isNarrowed } from '#domain/catalogue/narrowing/narrowing.ts'
import { toNarrowing } from '#domain/catalogue/narrowing/narrowing-parameters.ts'
import { ARTIST_RECORD } from '#domain/catalogue/records.ts'
import { toAnswer } from '#platform/fields/answers.ts'
import type { RecordDescription } from '#platform/fields/kinds.ts'
import { isLanguage, type Language } from '#platform/i18n/language.ts'
import { call } from '#server/calls/call.ts'
import { notFound } from '#server/edge/refusals.ts'
import { ALL_ARTISTS, ALL_GALLERIES, ARTIST_PROFILE } from '#site/api-paths.ts'
import { paths } from '#site/paths.ts'
import { ArtistEntity, GalleryEntity, GalleryMetaEntity, toArtist, toGallery } from './entities.ts'
import { cacheOutside, cacheUntilChange, Id, NarrowingQuery } from './requests.ts'

const LanguageName = z.string().max(10)

const { fields }: RecordDescription = ARTIST_RECORD
const published = Object.entries(fields).flatMap(([name, { type, isPublic }]) =>
  type && isPublic ? [[name, toAnswer(type)] as const] : [],
)

const ArtistProfileEntity = z
  .object({
    Id: z.int(),
    Name: z.string(),
    PortfolioUrl: z.string(),
    ...Object.fromEntries(published),
    AvailableFrom: z.iso.date().nullable(),
    AvailableNow: z.boolean(),
    Clients: z.array(z.string()),
    Books: z.array(z.string()),
    Awards: z.array(z.string()),
  })
  .meta({ id: 'ArtistProfile' })

export const catalogueCalls = [
  call({
    method: 'GET',
    path: ALL_ARTISTS,
    who: 'public',
    summary: 'All artists, A to Z, or those who have works like that',
    query: NarrowingQuery,
    answer: z.array(ArtistEntity),
    refusals: [400, 404],
    handler: (context, { readModel, visual }, { query }) => {
      const narrowing = toNarrowing(query)
      if (isNarrowed(narrowing)) cacheOutside(context)
      else cacheUntilChange(context)
      return openNarrower(readModel.current().catalogue, visual).artists(narrowing).map(toArtist)
    },
  }),
  call({
    method: 'GET',
    path: ARTIST_PROFILE,
    who: 'public',
    summary:
      'What buyers ask first of an artist: free from when, lead time, clients, books, awards, languages, time zone, services',
    params: z.object({ ArtistId: Id }),
    answer: ArtistProfileEntity,
    refusals: [400, 404],
    handler: (context, { readModel }, { params }) => {
      const artist = readModel.current().catalogue.artistsById.get(params.ArtistId)
      if (!artist) return notFound(context, 'artist')
      cacheUntilChange(context)
      return toArtistProfile(artist)
    },
  }),
  call({
    method: 'GET',
    path: ALL_GALLERIES,
    who: 'public',
    summary: 'All style galleries, A to Z in that language',
    params: z.object({ lang: LanguageName }),
    answer: z.array(GalleryEntity),
    refusals: [400, 404],
    handler: (context, { readModel }, { params: { lang } }) => {
      if (!isLanguage(lang)) return notFound(context, 'language')
      cacheUntilChange(context)
      return galleriesIn(lang, readModel.current().catalogue.galleries).map(toGallery)
    },
  }),
  call({
    method: 'GET',
    path: '/galleries/meta/{lang}/{gname}',
    who: 'public',
    summary: 'Title, description and heading of a gallery page',
    params: z.object({ lang: LanguageName, gname: z.string().max(100) }),
    answer: GalleryMetaEntity,
    refusals: [400, 404],
    handler: (context, { readModel }, { params: { lang, gname } }) => {
      const gallery = readModel.current().catalogue.galleriesByUrl.get(gname)
      if (!isLanguage(lang)) return notFound(context, 'language')
      if (!gallery) return notFound(context, 'gallery')
      cacheUntilChange(context)
      const { titleDe, metaDe, headingDe, titleEn, metaEn, headingEn } = gallery
      if (lang === 'de') return { title: titleDe, description: metaDe, h1: headingDe }
      return { title: titleEn, description: metaEn, h1: headingEn }
    },
  }),
]

function toArtistProfile({ id, name, code, profile, published }: Artist) {
  return {
    Id: id,
    Name: name,
    PortfolioUrl: paths.artist('de', code),
    ...published,
    AvailableFrom: profile.availability?.from ?? null,
    AvailableNow: profile.availability?.isNow ?? false,
    Clients: [...profile.clients],
    Books: [...profile.books],
    Awards: [...profile.awards],
  }
}

function galleriesIn(language: Language, galleries: readonly Gallery[]): readonly Gallery[] {
  if (language === 'de') return galleries
  return galleries.toSorted((one, other) => one.description.localeCompare(other.description, 'en'))
}
