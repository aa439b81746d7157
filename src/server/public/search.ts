import { z } from 'zod'
import { MOST_COLOURS, type Narrowing } from '#domain/catalogue/narrowing/narrowing.ts'
import { toNarrowing } from '#domain/catalogue/narrowing/narrowing-parameters.ts'
import { LONGEST_QUERY, SearchFilters, type SearchQuery, type SearchResult } from '#domain/search/query.ts'
import { formatRegion, LEAST_REGION, parseRegion, WHOLE_CROP } from '#domain/search/region.ts'
import { BUSY_FOR_SECONDS } from '#platform/http/form-fields.ts'
import { call } from '#server/calls/call.ts'
import { apiError, notFound, tooMany } from '#server/edge/refusals.ts'
import { IMAGE_SEARCH, REFERENCE_THUMBNAIL } from '#site/api-paths.ts'
import { ArtistEntity, GalleryEntity, ImageEntity, toArtist, toGallery, toImage } from './entities.ts'
import { COLOURS, cacheOutside, Id, NarrowingQuery, Paging } from './requests.ts'

const LONGEST_ID = 100
const ReferenceId = z.string().max(LONGEST_ID)

const RegionSchema = z
  .string()
  .transform((text, issues) => {
    const part = parseRegion(text)
    if (part) return part
    issues.addIssue({
      code: 'custom',
      message: `must be x,y,width,height in whole percent, within the image and at least ${LEAST_REGION} wide and high`,
    })
    return z.NEVER
  })
  .meta({ type: 'string', example: '10,20,50,40' })

/** Areas as `part` has them. */
export const SearchedPictureSchema = z.object({
  areas: z.array(z.string()).meta({ example: ['0,0,100,100', '1,1,48,48'] }),
  shownArea: z.string().nullable(),
})

const Result = z
  .object({
    items: z.array(ImageEntity),
    artists: z.array(ArtistEntity),
    galleries: z.array(GalleryEntity),
    next: z.string().nullable(),
    count: z.int(),
    near: z.boolean(),
    shown: z
      .object({ words: z.array(z.string()), together: z.boolean() })
      .nullable()
      .meta({
        description:
          'Where the images show some of the words only: which; `together` where each image shows all of these',
      }),
    ...SearchedPictureSchema.shape,
  })
  .meta({ id: 'SearchResult' })

const SearchParameters = Paging.extend({
  q: z.string().max(LONGEST_QUERY).optional(),
  image: ReferenceId.optional(),
  like: Id.optional(),
  part: RegionSchema.optional(),
})
  .extend(NarrowingQuery.shape)
  .extend(SearchFilters.shape)
  .extend({
    colour: SearchFilters.shape.colour.meta({
      ...COLOURS,
      description: 'As `farbe`, by its former name',
    }),
  })
  .refine(({ q, image, like }) => [q, image, like].some((value) => value !== undefined), {
    error: 'must have q, image or like',
  })
  .refine(({ image, like }) => image === undefined || like === undefined, {
    path: ['image'],
    error: 'does not go with like',
  })
  .refine(({ part, image, like }) => part === undefined || image !== undefined || like !== undefined, {
    path: ['part'],
    error: 'goes with image or like only',
  })
  .refine(({ by, image, like }) => by === null || image !== undefined || like !== undefined, {
    path: ['by'],
    error: 'goes with image or like only',
  })

export const searchCalls = [
  call({
    method: 'GET',
    path: IMAGE_SEARCH,
    who: 'public',
    summary:
      'Images by words (`q`), by a picture that was sent (`image`) or like another (`like`), best first; with words besides a picture those that answer the words, the most similar first; `part` is what alone counts of the image in `like`, or one of the `areas` that were looked at of the picture in `image`; `shownArea` is the one that something comes nearest to; `style` from 0, what is seen, to 1, how it is made, or `by` the colours alone; of several `colour`s an image must have all; `count` is of all images found; `near` is false when no image fits all of the words, and `shown` has those that the images fit, or when the images are only what comes nearest to a picture that none is like',
    query: SearchParameters,
    answer: Result,
    answered: { description: 'What was found' },
    refusals: [400, 404, 410, 429, 503],
    handler: async (context, { search }, { query: parameters }) => {
      const { cursor = null, limit, style, by, gallery } = parameters
      const query = toQuery(parameters)
      const narrowing = readNarrowing(parameters)
      const options = { style, by, gallery, cursor, limit, narrowing, isCounted: false }
      const answer = await search.find(query, options, context.get('networkAddress'))
      if (query.kind === 'reference') context.header('Cache-Control', 'no-store')
      if (answer.outcome === 'too-many') return tooMany(context, answer.retryAfterSeconds, TOO_MANY)
      if (answer.outcome === 'busy') {
        context.header('Retry-After', String(BUSY_FOR_SECONDS))
        return apiError(context, 503, 'busy', 'Too many pictures at once. Please try again in a moment.')
      }
      if (answer.outcome === 'unknown') return notFound(context, 'picture')
      if (answer.outcome === 'expired') return apiError(context, 410, 'expired', EXPIRED)
      if (query.kind !== 'reference') cacheOutside(context)
      return toResult(answer.result)
    },
  }),
]

export const thumbnailCalls = [
  call({
    method: 'GET',
    path: REFERENCE_THUMBNAIL,
    who: 'public',
    summary: 'A small picture of what was sent to search by',
    params: z.object({ id: ReferenceId }),
    answered: { type: 'image/webp', description: 'At most 192 pixels wide and high' },
    refusals: [404, 410],
    handler: async (context, { search }, { params }) => {
      context.header('Cache-Control', 'no-store')
      const found = await search.findReference(params.id)
      if (found.outcome === 'unknown') return notFound(context, 'picture')
      if (found.outcome === 'expired') return apiError(context, 410, 'expired', EXPIRED)
      return context.body(Uint8Array.from(found.thumbnail), 200, { 'Content-Type': 'image/webp' })
    },
  }),
]

const EXPIRED = 'We keep pictures for one day only, and this one has been deleted.'

const TOO_MANY = 'Too many parts of images were asked for. Please try again later.'

type Filters = z.infer<typeof NarrowingQuery> & z.infer<typeof SearchFilters>

/** Reads filters by the names of all lists, or by the names that searches had before. */
function readNarrowing(filters: Filters): Narrowing {
  const narrowing = toNarrowing(filters)
  const { colour, animated, orientation } = filters
  const moving = animated === null ? [] : [animated ? 'ja' : 'nein']
  return {
    ...narrowing,
    format: narrowing.format.length > 0 || orientation === null ? narrowing.format : [orientation],
    farbe: [...new Set([...narrowing.farbe, ...colour.map((one) => one.slice(1))])].slice(0, MOST_COLOURS),
    bewegt: narrowing.bewegt.length > 0 ? narrowing.bewegt : moving,
  }
}

type AddressQuery = Pick<z.infer<typeof SearchParameters>, 'q' | 'image' | 'like' | 'part'>

function toQuery({ q: words = '', image, like, part }: AddressQuery): SearchQuery {
  if (like !== undefined) return { kind: 'like', imageId: like, region: part ?? null, words }
  return image === undefined
    ? { kind: 'words', words }
    : { kind: 'reference', id: image, region: part ?? null, words }
}

/** The whole picture first; nothing where no reference picture was searched by. */
export function toSearchedPicture(searched: SearchResult['searched']): z.infer<typeof SearchedPictureSchema> {
  if (!searched) return { areas: [], shownArea: null }
  const areas = [WHOLE_CROP, ...searched.crops].map(({ area }) => formatRegion(area))
  return { areas, shownArea: formatRegion(searched.shown) }
}

function toResult(result: SearchResult): z.infer<typeof Result> {
  const { images, artists, galleries, next, count, isAnswered, shown, searched } = result
  return {
    items: images.map(toImage),
    artists: artists.map(toArtist),
    galleries: galleries.map(toGallery),
    next,
    count,
    near: isAnswered,
    shown,
    ...toSearchedPicture(searched),
  }
}
