import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { cleanNote, LONGEST_NOTE, MOST_COLLECTED } from '#domain/collection/model.ts'
import {
  findSavedCollection,
  SAVED_OF_NETWORK,
  saveCollection,
} from '#domain/collection/saved-collections.server.ts'
import { cleanTitle, LONGEST_TITLE } from '#domain/collection/title.ts'
import { cacheUntilChange } from '#server/api/cache-headers.ts'
import { ImageEntity, toImage } from '#server/api/catalogue/entities.ts'
import { documentGet, Id, nothing, refused } from '#server/api/describe.ts'
import { MOST_AT_ONCE } from '#server/api/paging.ts'
import { type Api, route } from '#server/api/route.ts'
import { apiError, notFound } from '#server/errors/errors.ts'
import { SavedAnswer } from '#site/api-answers.ts'
import { COLLECTIONS, SOME_IMAGES } from '#site/api-paths.ts'
import { site } from '#site/site.server.ts'
import type { Services } from '#src/services.server.ts'
import { guardLocked, passOf, refuseLocked } from './guard-locked.ts'

/** Each image comes with its number, twice, and with a note whose letters take three bytes each. */
const LARGEST_COLLECTION_BYTES = MOST_COLLECTED * (LONGEST_NOTE * 3 + 40)
const LONGEST_ID = 100
/** Whatever else is no id of a saved collection is simply not found. */
export const SavedCollectionId = z.object({ id: z.string().max(LONGEST_ID) })

const ImageNumber = z.int().min(1).max(999_999_999)

const someImages = documentGet({
  path: SOME_IMAGES,
  summary: `Images by their ids, up to ${MOST_AT_ONCE}, in the order asked for; what is not to be seen is left out`,
  answer: z.array(ImageEntity),
  params: nothing,
  query: z.object({
    ids: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(Id).min(1).max(MOST_AT_ONCE)),
  }),
})

const Saving = z
  .object({
    images: z.array(ImageNumber).min(1).max(MOST_COLLECTED),
    notes: z.record(z.string().regex(/^[1-9]\d{0,8}$/), z.string().max(LONGEST_NOTE)).default({}),
    lang: z.enum(['de', 'en']),
    /** The project's name. */
    title: z.string().max(LONGEST_TITLE).default('').transform(cleanTitle),
  })
  .openapi('CollectionToSave')

const saving = route(
  {
    role: 'public',
    maxBody: LARGEST_COLLECTION_BYTES,
    limit: {
      ...SAVED_OF_NETWORK,
      message: 'Too many collections were saved. Please try again later.',
    },
  },
  {
    method: 'post',
    path: COLLECTIONS,
    summary: 'Saves a collection for sharing, under an id that nobody can guess',
    request: { body: { required: true, content: { 'application/json': { schema: Saving } } } },
    responses: {
      201: {
        description: 'It is saved',
        content: { 'application/json': { schema: SavedAnswer } },
      },
      400: refused(400),
      413: refused(413),
      429: refused(429),
    },
  },
)

const saved = route(
  { role: 'public' },
  {
    method: 'get',
    path: '/lightbox/{id}',
    summary: 'A collection that was saved for sharing',
    request: { params: SavedCollectionId },
    responses: {
      200: {
        description: 'What of it is still to be seen',
        content: {
          'application/json': {
            schema: z.object({
              title: z.string(),
              images: z.array(ImageEntity),
              notes: z.record(z.string(), z.string()),
              withdrawn: z.int(),
              expires: z.iso.datetime(),
            }),
          },
        },
      },
      403: refused(403),
      404: refused(404),
      410: refused(410),
    },
  },
)

/** Collections: the images of one in the browser, and those that were saved for sharing. */
export function addCollectionApi(api: Api, { readModel, database, clock }: Services): void {
  // All of one collection: its rounds and files as well.
  api.use('/lightbox/:id/*', guardLocked({ database, clock }))
  const catalogue = () => readModel.current().catalogue

  api.openapi(someImages, (context) => {
    cacheUntilChange(context)
    const { ids } = context.req.valid('query')
    return context.json(ids.flatMap((id) => catalogue().imagesById.get(id) ?? []).map(toImage), 200)
  })

  api.openapi(saving, async (context) => {
    const { images, notes, lang, title } = context.req.valid('json')
    const known = new Set(images.filter((id) => catalogue().imagesById.has(id)))
    if (known.size === 0) return apiError(context, 400, 'invalid_request', 'images are not to be seen.')
    const { id, expiresAt } = await saveCollection(database.db, {
      entries: [...known].map((imageId) => ({ imageId, note: cleanNote(notes[imageId] ?? '') })),
      title,
      language: lang,
      now: clock.now(),
      keptDays: site.sharedCollectionDays,
    })
    context.header('Cache-Control', 'no-store')
    return context.json({ id, expires: expiresAt.toISOString() }, 201)
  })

  api.openapi(saved, async (context) => {
    const { id } = context.req.valid('param')
    const found = await findSavedCollection(database.db, catalogue(), id, clock.now(), passOf(context, id))
    context.header('Cache-Control', 'no-store')
    if (found.outcome !== 'found') return refuseCollection(context, found.outcome)
    const { title, images, withdrawn, expiresAt } = found.collection
    const notes = images.flatMap(({ image, note }) => (note ? [[String(image.id), note]] : []))
    return context.json(
      {
        title,
        images: images.map(({ image }) => toImage(image)),
        notes: Object.fromEntries(notes),
        withdrawn,
        expires: expiresAt.toISOString(),
      },
      200,
    )
  })
}

/** The same answer wherever a saved collection is asked for. */
export function refuseCollection(context: Context, outcome: 'unknown' | 'expired' | 'locked') {
  if (outcome === 'locked') return refuseLocked(context)
  return outcome === 'unknown'
    ? notFound(context, 'collection')
    : apiError(context, 410, 'expired', 'This collection has expired.')
}
