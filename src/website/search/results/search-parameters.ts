import { LONGEST_SEARCH, USUAL_STYLE } from '#domain/search/limits.ts'
import { isPictureAddress } from '#domain/search/reference/picture-address.ts'
import type { Language } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'

/** What a page of results is about: its query, apart from filters. */
export type SearchParameters =
  | { kind: 'words'; words: string }
  /** A reference picture that was received before. */
  | { kind: 'picture'; id: string }
  /** The address of a picture elsewhere, which is still to be fetched. */
  | { kind: 'address'; address: string }
  | { kind: 'like'; imageId: number }

export type Filters = {
  /** From 0, what is to be seen, to 1, how it is made. */
  style: number
  /** German address of a style gallery. */
  gallery: string | null
  /** sRGB, `rrggbb`. */
  colour: string | null
  animated: boolean | null
  orientation: (typeof ORIENTATIONS)[number] | null
}

/** As addresses have it, with or without its number sign. */
const COLOUR = /^#?([0-9a-f]{6})$/i
const ORIENTATIONS = ['landscape', 'portrait', 'square'] as const
const MOTIONS = new Map([
  ['yes', true],
  ['no', false],
])
const IMAGE_ID = /^[1-9]\d{0,8}$/

/**
 * An image first, then a picture, then words: pages of results have one of them. The address of a picture may be typed
 * where words are.
 */
export function readSearchParameters({ searchParams }: URL): SearchParameters {
  const like = searchParams.get('like') ?? ''
  const id = searchParams.get('image')
  const typed = (searchParams.get('q') ?? '').trim()
  const address = searchParams.get('url')?.trim() || (isPictureAddress(typed) ? typed : '')
  if (IMAGE_ID.test(like)) return { kind: 'like', imageId: Number(like) }
  if (id) return { kind: 'picture', id }
  if (address) return { kind: 'address', address }
  // By characters: half of one that is made of two would be no character at all.
  const words = [...typed].slice(0, LONGEST_SEARCH).join('')
  return { kind: 'words', words }
}

/** What cannot be read counts as not said: an old or mistyped link shows everything. */
export function readFilters(values: URLSearchParams): Filters {
  const [style, colour, animated] = ['style', 'colour', 'animated'].map((name) => values.get(name) ?? '')
  const weight = style ? Number(style) : USUAL_STYLE
  return {
    style: weight >= 0 && weight <= 1 ? weight : USUAL_STYLE,
    // Forms without script send what was left empty, too.
    gallery: values.get('gallery')?.slice(0, LONGEST_SEARCH) || null,
    colour: COLOUR.exec(colour ?? '')?.[1] ?? null,
    animated: MOTIONS.get(animated ?? '') ?? null,
    orientation: ORIENTATIONS.find((known) => known === values.get('orientation')) ?? null,
  }
}

export const NO_FILTERS: Filters = {
  style: USUAL_STYLE,
  gallery: null,
  colour: null,
  animated: null,
  orientation: null,
}

/** How many filters are set. What content weighs against style leaves nothing out. */
export function countFilters({ gallery, colour, animated, orientation }: Filters): number {
  return [gallery, colour, animated, orientation].filter((filter) => filter !== null).length
}

/** The search in an address's query, without its filters. */
function toUrlParameter(parameters: SearchParameters): [name: string, value: string] {
  switch (parameters.kind) {
    case 'words':
      return ['q', parameters.words]
    case 'picture':
      return ['image', parameters.id]
    case 'address':
      return ['url', parameters.address]
    case 'like':
      return ['like', String(parameters.imageId)]
  }
}

/** Address of the results; filters as usual are left out. */
export function resultsPath(
  language: Language,
  parameters: SearchParameters,
  filters: Filters = NO_FILTERS,
): string {
  return `${paths.imageSearch(language)}?${resultsQuery(parameters, filters)}`
}

export function resultsQuery(
  parameters: SearchParameters,
  { style, gallery, colour, animated, orientation }: Filters,
): string {
  const query = new URLSearchParams([toUrlParameter(parameters)])
  if (style !== USUAL_STYLE) query.set('style', String(style))
  if (gallery) query.set('gallery', gallery)
  if (colour) query.set('colour', colour)
  if (animated !== null) query.set('animated', animated ? 'yes' : 'no')
  if (orientation) query.set('orientation', orientation)
  return query.toString()
}
