import { createRoute, z } from '@hono/zod-openapi'
import { LONGEST_QUERY, SearchFilters, type SearchQuery, type SearchResult } from '#domain/search/query.ts'
import type { Api, ApiNeeds } from '#server/api/api-needs.ts'
import { cacheOutside } from '#server/api/cache-headers.ts'
import {
  ArtistEntity,
  GalleryEntity,
  ImageEntity,
  toArtist,
  toGallery,
  toImage,
} from '#server/api/catalogue/entities.ts'
import { Id, refused } from '#server/api/describe.ts'
import { Paging } from '#server/api/paging.ts'
import { apiError, notFound } from '#server/errors/errors.ts'

const LONGEST_ID = 100
const ReferenceId = z.string().max(LONGEST_ID)

const Result = z
  .object({
    items: z.array(ImageEntity),
    artists: z.array(ArtistEntity),
    galleries: z.array(GalleryEntity),
    next: z.string().nullable(),
    count: z.int(),
    near: z.boolean(),
  })
  .openapi('SearchResult')

const SearchParameters = Paging.extend({
  q: z.string().max(LONGEST_QUERY).optional(),
  image: ReferenceId.optional(),
  like: Id.optional(),
})
  .extend(SearchFilters.shape)
  .refine(
    ({ q, image, like }) => [q, image, like].filter((given) => given !== undefined).length === 1,
    'must have one of q, image and like',
  )

const searching = createRoute({
  method: 'get',
  path: '/image-search',
  summary:
    'Images by words (`q`), by a picture that was sent (`image`) or like another (`like`), best first; `style` from 0, what is seen, to 1, how it is made; `count` is of all images found; `near` is false when no image fits the words, or when the images are only what comes nearest to a picture that none is like',
  request: { query: SearchParameters },
  responses: {
    200: { description: 'What was found', content: { 'application/json': { schema: Result } } },
    400: refused(400),
    404: refused(404),
    410: refused(410),
  },
})

const thumbnail = createRoute({
  method: 'get',
  path: '/image-search/{id}/thumbnail',
  summary: 'A small picture of what was sent to search by',
  request: { params: z.object({ id: ReferenceId }) },
  responses: {
    200: {
      description: 'At most 96 pixels wide and high',
      content: { 'image/webp': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    404: refused(404),
    410: refused(410),
  },
})

/** The search for images. Sending a picture to search by is in `reference-api.ts`. */
export function addSearchApi(api: Api, { search }: ApiNeeds): void {
  api.openapi(searching, async (context) => {
    const { q, image, like, cursor, ...options } = context.req.valid('query')
    const query = toQuery(q, image, like)
    const answer = await search.find(query, { ...options, cursor: cursor ?? null })
    if (query.kind === 'reference') context.header('Cache-Control', 'no-store')
    if (answer.outcome === 'unknown') return notFound(context, 'picture')
    if (answer.outcome === 'expired') return apiError(context, 410, 'expired', EXPIRED)
    if (query.kind !== 'reference') cacheOutside(context)
    return context.json(toResult(answer.result), 200)
  })

  api.openapi(thumbnail, async (context) => {
    context.header('Cache-Control', 'no-store')
    const found = await search.findReference(context.req.valid('param').id)
    if (found.outcome === 'unknown') return notFound(context, 'picture')
    if (found.outcome === 'expired') return apiError(context, 410, 'expired', EXPIRED)
    return context.body(Uint8Array.from(found.thumbnail), 200, { 'Content-Type': 'image/webp' })
  })
}

const EXPIRED = 'We keep pictures for one day only, and this one has been deleted.'

function toQuery(q: string | undefined, image: string | undefined, like: number | undefined): SearchQuery {
  if (like !== undefined) return { kind: 'like', imageId: like }
  return image === undefined ? { kind: 'words', words: q ?? '' } : { kind: 'reference', id: image }
}

function toResult({ images, artists, galleries, next, count, near }: SearchResult): z.infer<typeof Result> {
  return {
    items: images.map(toImage),
    artists: artists.map(toArtist),
    galleries: galleries.map(toGallery),
    next,
    count,
    near,
  }
}
