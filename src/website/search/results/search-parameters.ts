import { LONGEST_SEARCH, USUAL_STYLE } from '#domain/search/limits.ts'
import type { Language } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'

/** What a page of results is asked for. */
export type Asked =
  | { kind: 'words'; words: string }
  /** A reference picture that was looked at before. */
  | { kind: 'picture'; id: string }
  /** The address of a picture elsewhere, which is still to be looked at. */
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

/** An image first, then a picture, then words: pages of results have one of them. */
export function readAsked({ searchParams }: URL): Asked {
  const like = searchParams.get('like') ?? ''
  const id = searchParams.get('image')
  const address = searchParams.get('url')?.trim()
  if (IMAGE_ID.test(like)) return { kind: 'like', imageId: Number(like) }
  if (id) return { kind: 'picture', id }
  if (address) return { kind: 'address', address }
  // By characters: half of one that is made of two would be no character at all.
  const words = [...(searchParams.get('q') ?? '').trim()].slice(0, LONGEST_SEARCH).join('')
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

export function hasFilters({ gallery, colour, animated, orientation }: Filters): boolean {
  return [gallery, colour, animated, orientation].some((filter) => filter !== null)
}

/** What the address says of the question, without its filters. */
export function askedParameters(asked: Asked): [name: string, value: string] {
  switch (asked.kind) {
    case 'words':
      return ['q', asked.words]
    case 'picture':
      return ['image', asked.id]
    case 'address':
      return ['url', asked.address]
    case 'like':
      return ['like', String(asked.imageId)]
  }
}

/** Address of the results; only what differs from the usual is said in it. */
export function resultsAddress(language: Language, asked: Asked, filters: Filters = NO_FILTERS): string {
  return `${paths.imageSearch(language)}?${resultsQuery(asked, filters)}`
}

export function resultsQuery(
  asked: Asked,
  { style, gallery, colour, animated, orientation }: Filters,
): string {
  const parameters = new URLSearchParams([askedParameters(asked)])
  if (style !== USUAL_STYLE) parameters.set('style', String(style))
  if (gallery) parameters.set('gallery', gallery)
  if (colour) parameters.set('colour', colour)
  if (animated !== null) parameters.set('animated', animated ? 'yes' : 'no')
  if (orientation) parameters.set('orientation', orientation)
  return parameters.toString()
}
