import { z } from 'zod'
import type { Artist, Gallery, Image } from '#domain/catalogue/model.ts'
import type { ChoiceCounts, WayOut } from '#domain/catalogue/narrowing/narrow.ts'
import { FORMATS, MOST_COLOURS, type Narrowing } from '#domain/catalogue/narrowing/narrowing.ts'
import { LONGEST_SEARCH, USUAL_STYLE } from './limits.ts'
import type { Look, Part } from './part.ts'

/**
 * What is searched by: words, a reference picture that was saved, or an image of the catalogue, or a part of either; of a
 * reference picture one that was looked at, and any other counts as not said. With words besides, the images that answer them, the most similar to the picture first.
 */
export type SearchQuery =
  | { kind: 'words'; words: string }
  | { kind: 'reference'; id: string; part?: Part | null; words?: string }
  | { kind: 'like'; imageId: number; part?: Part | null; words?: string }

/** What pictures may be compared by instead of content and style. */
const MANNERS = ['colours'] as const
export type Manner = (typeof MANNERS)[number]

export type SearchOptions = {
  /** From 0, only what is to be seen counts, to 1, only how it is made. */
  style: number
  /** What else pictures are compared by; then `style` has no meaning. */
  by: Manner | null
  /** German address of a style gallery. */
  gallery: string | null
  narrowing: Narrowing
  /** Whether to count what else it could be narrowed by. */
  isCounted: boolean
  /** `next` of the answer before. */
  cursor: string | null
  limit: number
}

/** What else a search could be narrowed by. */
export type FurtherChoices = ChoiceCounts & {
  /** What there is to choose from while nothing is chosen. */
  all: ChoiceCounts
  /** Of an empty result: what to leave out. */
  waysOut: readonly WayOut[]
  /** Of an empty result in one gallery: how many there are in all. */
  inAllGalleries: number
}

/** Some of the words that were typed; none where the images only show what is meant by a broader word. */
export type ShownWords = {
  words: string[]
  /** Whether each image shows all of these. */
  together: boolean
}

export type SearchResult = {
  /** Best first. */
  images: Image[]
  /** Those whose names fit the words, then those with the best images. The same on every page. */
  artists: Artist[]
  /** Those whose names fit the words, then those of the best images. The same on every page. */
  galleries: Gallery[]
  next: string | null
  /** Of all images that were found, on whichever page. */
  count: number
  /**
   * False when no image fits all of the words, or when the images are only what comes nearest to a picture that nothing is
   * like.
   */
  isAnswered: boolean
  /** Where the images fit some of the words only: which. */
  shown: ShownWords | null
  /** Of a search by a reference picture. */
  looked?: Looked
  /** Null where they were not to be counted. */
  choices: FurtherChoices | null
}

/** What was looked at of a reference picture. */
export type Looked = {
  /** Pictures that were found in it, or squares of a strip. Empty where only the whole and its middle were looked at. */
  looks: readonly Look[]
  /** What alone counts; null where all do. */
  part: Part | null
  /** To which of the areas something comes nearest. */
  shown: Part
  /** The thumbnail's pixels. */
  size: { width: number; height: number }
}

export type SearchAnswer =
  | { outcome: 'found'; result: SearchResult }
  /** No such reference picture or image, or none any more. */
  | { outcome: 'unknown' }
  /** The reference picture was deleted after its day. */
  | { outcome: 'expired' }
  /** A part of an image is embedded while many others are: worth another try in a moment. */
  | { outcome: 'busy' }
  | { outcome: 'too-many'; retryAfterSeconds: number }

/** In characters; what somebody pastes by accident is cut here. */
export const LONGEST_QUERY = 200

const Colour = z
  .string()
  .regex(/^#?[0-9a-f]{6}$/i, 'must be like d2691e')
  .transform((colour) => `#${colour.replace('#', '').toLowerCase()}`)

/** The filters as addresses have them; `colour` with or without its number sign, up to four times. */
export const SearchFilters = z.object({
  style: z.coerce.number().min(0).max(1).default(USUAL_STYLE),
  by: z.enum(MANNERS).nullable().default(null),
  gallery: z.string().max(LONGEST_SEARCH).nullable().default(null),
  colour: z
    // One is a text, several are a list.
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
