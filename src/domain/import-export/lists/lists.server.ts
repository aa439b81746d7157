import { z } from 'zod'
import { artistsResource } from '#domain/catalogue/artists-resource.server.ts'
import { galleriesResource } from '#domain/catalogue/galleries-resource.server.ts'
import { imagesResource } from '#domain/catalogue/images-resource.server.ts'
import { newsResource } from '#domain/editorial/news-resource.server.ts'
import { BANNER_TEXTS } from '#domain/editorial/records.ts'
import {
  bannersResource,
  heroesResource,
  testimonialsResource,
} from '#domain/editorial/small-resources.server.ts'
import { cellOf, partsOf, type ReadCell } from '#domain/import-export/cells.ts'
import type { ListName } from '#domain/import-export/list-names.ts'
import { redirectsResource } from '#domain/redirects/redirects-resource.server.ts'
import { SETTINGS } from '#domain/settings/settings-model.ts'
import { settingsResource } from '#domain/settings/settings-resource.server.ts'
import type { Clock } from '#platform/clock.ts'
import { custom } from '#platform/fields/kinds.ts'
import { toRule } from '#platform/fields/rules.ts'
import type { Fields } from '#platform/records/resource.ts'
import { isReservedPart } from '#site/path-parts.ts'
import { type ListKind, listKind } from './list-kind.ts'
import { readNewsImages } from './news-images.server.ts'

const code: ReadCell = (text) => ({ value: text.trim() })
const addresses: ReadCell = (text) => ({ value: partsOf(text).sort() })
const settingName = cellOf(
  custom,
  z
    .string()
    .trim()
    .refine((name) => SETTINGS.some((known) => known === name), 'unknown'),
)

const images = listKind(
  'images',
  imagesResource(async () => ({})),
  {
    instead: { ArtistId: { Artist: code }, Galleries: { Galleries: addresses } },
    toColumns: ({ ArtistId, Galleries }, { codes, galleryIds }) => {
      const shown = new Set<unknown>(Array.isArray(Galleries) ? Galleries : [])
      const addresses = [...galleryIds].flatMap(([address, id]) => (shown.has(id) ? [address] : []))
      return { Artist: codes.get(Number(ArtistId)), Galleries: addresses.sort() }
    },
    toFields: ({ Galleries }, { galleryIds }) =>
      Array.isArray(Galleries)
        ? {
            Galleries: Galleries.flatMap((address) => galleryIds.get(address) ?? []).sort(
              (one, other) => one - other,
            ),
          }
        : {},
    whenNew: () => ({ Hidden: false }),
  },
)

/** Texts of a gallery that a list leaves out are taken from its names. */
const galleries = listKind('galleries', galleriesResource(isReservedPart), {
  whenNew: ({ Description = '', GermanDescription = '' }) => ({
    ...{ TitleDe: GermanDescription, MetaDe: GermanDescription, HeadingDe: GermanDescription },
    ...{ TitleEn: Description, MetaEn: Description, HeadingEn: Description },
  }),
})

/** Texts of a news item that a list leaves out are taken from its intro and its title. */
const newsOf = (clock: Clock) =>
  listKind('news', newsResource, {
    instead: { Images: { Images: readNewsImages } },
    toFields: (_row, _names, before) => ({ Images: before?.Images ?? [] }),
    whenNew: ({ TitleDe = '', TitleEn = '', IntroDe = '', IntroEn = '' }) => ({
      ...{ MetaDe: IntroDe, MetaEn: IntroEn, ImageAltDe: TitleDe, ImageAltEn: TitleEn },
      PublishedAt: clock.now(),
    }),
  })

const BANNER_COLUMNS = Object.entries(BANNER_TEXTS).map(([text, kind]) => {
  const column = text.slice(0, 1).toUpperCase() + text.slice(1)
  return { text, column, read: cellOf(kind, toRule(kind)) }
})
const bannerColumns = (language: 'De' | 'En') =>
  Object.fromEntries(BANNER_COLUMNS.map(({ column, read }) => [column + language, read]))

const banners = listKind('banners', bannersResource, {
  instead: { TextsDe: bannerColumns('De'), TextsEn: bannerColumns('En') },
  toColumns: ({ TextsDe, TextsEn }) => ({ ...toTextColumns('De', TextsDe), ...toTextColumns('En', TextsEn) }),
  toFields: (row, _names, before) => ({
    TextsDe: toTexts('De', row, before?.TextsDe),
    TextsEn: toTexts('En', row, before?.TextsEn),
  }),
})

function toTextColumns(language: 'De' | 'En', texts: unknown): Fields {
  return Object.fromEntries(
    BANNER_COLUMNS.map(({ text, column }) => [column + language, Object(texts)[text]]),
  )
}

function toTexts(language: 'De' | 'En', row: Fields, before: unknown): Fields {
  return Object.fromEntries(
    BANNER_COLUMNS.map(({ text, column }) => [text, row[column + language] ?? Object(before)[text] ?? '']),
  )
}

/** Redirects are checked together, since a list may turn a circle into a line. */
export function openLists(clock: Clock): Readonly<Record<ListName, ListKind>> {
  return {
    galleries,
    artists: listKind('artists', artistsResource(clock)),
    images,
    news: newsOf(clock),
    heroes: listKind('heroes', heroesResource),
    banners,
    testimonials: listKind('testimonials', testimonialsResource),
    redirects: listKind(
      'redirects',
      redirectsResource(() => false),
      { check: async () => ({}) },
    ),
    settings: listKind('settings', settingsResource, { instead: { Id: { Name: settingName } } }),
  }
}
