import { z } from 'zod'
import type { Artist, Gallery, Image } from '#domain/catalogue/catalogue-model.ts'
import type { ChoiceCounts, WayOut } from '#domain/catalogue/narrowing/narrow.ts'
import { FORMATS, MOST_COLOURS, type Narrowing } from '#domain/catalogue/narrowing/narrowing.ts'
import { LONGEST_SEARCH, USUAL_STYLE } from './limits.ts'
import type { Crop, Region } from './region.ts'

/** A reference picture's part must be one of its crops. Words besides leave only the images that answer them. */
export type SearchQuery =
  | { kind: 'words'; words: string }
  | { kind: 'reference'; id: string; region?: Region | null; words?: string }
  | { kind: 'like'; imageId: number; region?: Region | null; words?: string }

const MANNERS = ['colours'] as const
export type Manner = (typeof MANNERS)[number]

export type SearchOptions = {
  /** From 0, where only the content counts, to 1, where only the style does. */
  style: number
  /** Another way to compare pictures; with it `style` has no meaning. */
  by: Manner | null
  /** The German slug of a style gallery. */
  gallery: string | null
  narrowing: Narrowing
  isCounted: boolean
  cursor: string | null
  limit: number
}

export type FurtherChoices = ChoiceCounts & {
  /** The choices there are while nothing is chosen. */
  all: ChoiceCounts
  /** For an empty result: the filters to leave out. */
  waysOut: readonly WayOut[]
  /** For an empty result in one gallery: the number of images in all galleries. */
  inAllGalleries: number
}

/** Some of the words that were typed; none where the images only show the meaning of a broader word. */
export type ShownWords = {
  words: string[]
  /** Whether each image shows all of these. */
  together: boolean
}

export type SearchResult = {
  /** Best first. */
  images: Image[]
  /** Both lists begin with names that fit the words, then come those of the best images; every page has the same. */
  artists: Artist[]
  galleries: Gallery[]
  next: string | null
  /** The number of all images that were found, on all pages. */
  count: number
  /** False when no image fits all of the words, or when nothing is like the picture but only nearest to it. */
  isAnswered: boolean
  shown: ShownWords | null
  /** Only for a search by a reference picture. */
  searched?: SearchedPicture
  /** Null where they were not asked for. */
  choices: FurtherChoices | null
}

/** The areas of a reference picture that were compared. */
export type SearchedPicture = {
  /**
   * The pictures that were found in it, or squares of a strip. Empty where only the whole and its middle were compared.
   */
  crops: readonly Crop[]
  /** The only area that counts; null where all do. */
  region: Region | null
  /** The area to which something of the catalogue comes nearest. */
  shown: Region
  /** The thumbnail's pixels. */
  size: { width: number; height: number }
}

export type SearchAnswer =
  | { outcome: 'found'; result: SearchResult }
  | { outcome: 'unknown' }
  | { outcome: 'expired' }
  | { outcome: 'busy' }
  | { outcome: 'too-many'; retryAfterSeconds: number }

/** In characters; a text that somebody pastes by accident is cut here. */
export const LONGEST_QUERY = 200

const Colour = z
  .string()
  .regex(/^#?[0-9a-f]{6}$/i, 'must be like d2691e')
  .transform((colour) => `#${colour.replace('#', '').toLowerCase()}`)

export const SearchFilters = z.object({
  style: z.coerce.number().min(0).max(1).default(USUAL_STYLE),
  by: z.enum(MANNERS).nullable().default(null),
  gallery: z.string().max(LONGEST_SEARCH).nullable().default(null),
  colour: z
    // A single value arrives as a string, several as an array.
    .preprocess(
      (value) => (value === undefined ? [] : [value].flat()),
      z.array(Colour).max(MOST_COLOURS, `may be given ${MOST_COLOURS} times at most`),
    )
    .transform((colours) => [...new Set(colours)]),
  animated: z
    .enum(['yes', 'no'])
    .transform((word) => word === 'yes')
    .nullable()
    .default(null),
  orientation: z.enum(FORMATS).nullable().default(null),
})
