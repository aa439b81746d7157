import {
  countChosen,
  type Narrowing,
  NO_NARROWING,
  narrowingParameters,
  readNarrowing,
} from '#domain/catalogue/narrowing/narrowing.ts'
import { isPictureAddress, LONGEST_SEARCH, USUAL_STYLE } from '#domain/search/limits.ts'
import { formatRegion, parseRegion, type Region } from '#domain/search/region.ts'
import type { Language } from '#platform/i18n/language.ts'
import { paths } from '#site/paths.ts'

/** Without filters. The words besides a picture may be empty. */
export type SearchParameters =
  | { kind: 'words'; words: string }
  /** A reference picture received before; `region` is the only one that counts, of those searched for. */
  | { kind: 'picture'; id: string; region: Region | null; words: string }
  /** The address of a picture elsewhere, which is still to be fetched. */
  | { kind: 'address'; address: string }
  /** An image of ours; `region` is what counts of it. */
  | { kind: 'like'; imageId: number; region: Region | null; words: string }

export type Filters = {
  /** From 0, what is to be seen, to 1, how it is made. */
  style: number
  /** Counts instead of content and style. */
  by: 'colours' | null
  /** The German address of a style gallery. */
  gallery: string | null
  narrowing: Narrowing
}

const IMAGE_ID = /^[1-9]\d{0,8}$/

/** An image comes first, then a picture, either with further words, then words alone. An invalid part is ignored. */
export function readSearchParameters({ searchParams }: URL): SearchParameters {
  const like = searchParams.get('like') ?? ''
  const id = searchParams.get('image')
  const typed = (searchParams.get('q') ?? '').trim()
  const address = searchParams.get('url')?.trim() || (isPictureAddress(typed) ? typed : '')
  // Counted in characters: half of a surrogate pair is no character.
  const words = [...typed].slice(0, LONGEST_SEARCH).join('')
  const region = parseRegion(searchParams.get('part') ?? '')
  if (IMAGE_ID.test(like)) return { kind: 'like', imageId: Number(like), region, words }
  if (id) return { kind: 'picture', id, region, words }
  if (address) return { kind: 'address', address }
  return { kind: 'words', words }
}

/** Values that cannot be read are ignored: an old or mistyped link shows everything. */
export function readFilters(values: URLSearchParams): Filters {
  const style = values.get('style')
  const weight = style ? Number(style) : USUAL_STYLE
  return {
    style: weight >= 0 && weight <= 1 ? weight : USUAL_STYLE,
    by: values.get('by') === 'colours' ? 'colours' : null,
    // Forms without script send what was left empty, too.
    gallery: values.get('gallery')?.slice(0, LONGEST_SEARCH) || null,
    narrowing: readNarrowing(values).narrowing,
  }
}

export const NO_FILTERS: Filters = {
  style: USUAL_STYLE,
  by: null,
  gallery: null,
  narrowing: NO_NARROWING,
}

/** Each colour counts for itself; the respect in which pictures are compared is no filter. */
export function countFilters({ gallery, narrowing }: Filters): number {
  return countChosen(narrowing) + (gallery === null ? 0 : 1)
}

function toUrlParameters(parameters: SearchParameters): [name: string, value: string][] {
  if (parameters.kind === 'words') return [['q', parameters.words]]
  if (parameters.kind === 'address') return [['url', parameters.address]]
  const words: [string, string][] = parameters.words === '' ? [] : [['q', parameters.words]]
  const region: [string, string][] = parameters.region ? [['part', formatRegion(parameters.region)]] : []
  const picture: [string, string] =
    parameters.kind === 'picture' ? ['image', parameters.id] : ['like', String(parameters.imageId)]
  return [picture, ...region, ...words]
}

/** Filters as usual are left out. */
export function resultsPath(
  language: Language,
  parameters: SearchParameters,
  filters: Filters = NO_FILTERS,
): string {
  return `${paths.imageSearch(language)}?${resultsQuery(parameters, filters)}`
}

export function resultsQuery(
  parameters: SearchParameters,
  { style, by, gallery, narrowing }: Filters,
): string {
  const query = new URLSearchParams(toUrlParameters(parameters))
  if (by) query.set('by', by)
  else if (style !== USUAL_STYLE) query.set('style', String(style))
  if (gallery) query.set('gallery', gallery)
  for (const [name, value] of narrowingParameters(narrowing)) query.append(name, value)
  // A part's commas need no escape.
  return query.toString().replaceAll('%2C', ',')
}
