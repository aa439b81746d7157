import { z } from 'zod'
import type { Artist, Gallery, Image } from '#domain/catalogue/catalogue-model.ts'
import type { ChoiceCounts, WayOut } from '#domain/catalogue/narrowing/narrow.ts'
import { FORMATS, MOST_COLOURS, type Narrowing } from '#domain/catalogue/narrowing/narrowing.ts'
import { LONGEST_SEARCH, USUAL_STYLE } from './limits.ts'
import type { Crop, Region } from './region.ts'

/**
 * The input of a search: words, a saved reference picture, an image of the catalogue, or a part of either. A part of a
 * reference picture must be one of its crops; any other is ignored. With words besides, it finds the images that answer
 * them, the most similar to the picture first.
 */
export type SearchQuery =
  | { kind: 'words'; words: string }
  | { kind: 'reference'; id: string; region?: Region | null; words?: string }
  | { kind: 'like'; imageId: number; region?: Region | null; words?: string }

/** The ways to compare pictures other than by content and style. */
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
  /** Whether to count the further choices. */
  isCounted: boolean
  /** The `next` of the answer before. */
  cursor: string | null
  limit: number
}

/** The choices that could narrow a search further. */
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
  /** The artists whose names fit the words, then those with the best images. They are the same on every page. */
  artists: Artist[]
  /** The galleries whose names fit the words, then those of the best images. They are the same on every page. */
  galleries: Gallery[]
  next: string | null
  /** The number of all images that were found, on all pages. */
  count: number
  /**
   * False when no image fits all of the words, or when nothing is like the picture and the images only come nearest to
   * it.
   */
  isAnswered: boolean
  /** The words that the images fit, where they fit only some of them. */
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
  /** The reference picture or image does not exist, or no longer does. */
  | { outcome: 'unknown' }
  /** The reference picture was deleted after its day. */
  | { outcome: 'expired' }
  /** Many other parts are being embedded: another try in a moment may succeed. */
  | { outcome: 'busy' }
  | { outcome: 'too-many'; retryAfterSeconds: number }

/** In characters; a text that somebody pastes by accident is cut here. */
export const LONGEST_QUERY = 200

const Colour = z
  .string()
  .regex(/^#?[0-9a-f]{6}$/i, 'must be like d2691e')
  .transform((colour) => `#${colour.replace('#', '').toLowerCase()}`)

/** The filters as query parameters; `colour` with or without its number sign, up to four times. */
export const SearchFilters = z.object({
  style: z.coerce.number().min(0).max(1).default(USUAL_STYLE),
  by: z.enum(MANNERS).nullable().default(null),
  gallery: z.string().max(LONGEST_SEARCH).nullable().default(null),
  colour: z
    // A single value arrives as a string, several as an array.
    .preprocess(
      (given) => (given === undefined ? [] : [given].flat()),
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
