import { z } from 'zod'
import type { Artist, Gallery, Image } from '#domain/catalogue/model.ts'
import { LONGEST_SEARCH, USUAL_STYLE } from './limits.ts'

/** What is searched by: words, a reference picture that was saved, or an image of the catalogue. */
export type SearchQuery =
  | { kind: 'words'; words: string }
  | { kind: 'reference'; id: string }
  | { kind: 'like'; imageId: number }

export const ORIENTATIONS = ['landscape', 'portrait', 'square'] as const
export type Orientation = (typeof ORIENTATIONS)[number]

export type SearchOptions = {
  /** From 0, only what is to be seen counts, to 1, only how it is made. */
  style: number
  /** German address of a style gallery. */
  gallery: string | null
  /** sRGB, `#rrggbb`. */
  colour: string | null
  animated: boolean | null
  orientation: Orientation | null
  /** `next` of the answer before. */
  cursor: string | null
  limit: number
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
   * False when nothing fits the words, or when the images are only what comes nearest to a picture that nothing is like.
   */
  near: boolean
}

export type SearchAnswer =
  | { outcome: 'found'; result: SearchResult }
  /** No such reference picture or image, or none any more. */
  | { outcome: 'unknown' }
  /** The reference picture was deleted after its day. */
  | { outcome: 'expired' }

/** In characters; what somebody pastes by accident is cut here. */
export const LONGEST_QUERY = 200

/** The filters as addresses have them; `colour` with or without its number sign. */
export const SearchFilters = z.object({
  style: z.coerce.number().min(0).max(1).default(USUAL_STYLE),
  gallery: z.string().max(LONGEST_SEARCH).nullable().default(null),
  colour: z
    .string()
    .regex(/^#?[0-9a-f]{6}$/i, 'must be like d2691e')
    .transform((colour) => `#${colour.replace('#', '').toLowerCase()}`)
    .nullable()
    .default(null),
  animated: z
    .enum(['yes', 'no'])
    .transform((word) => word === 'yes')
    .nullable()
    .default(null),
  orientation: z.enum(ORIENTATIONS).nullable().default(null),
})
