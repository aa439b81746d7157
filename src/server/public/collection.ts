import type { Context } from 'hono'
import { z } from 'zod'
import {
  cleanNote,
  cleanTitle,
  LONGEST_NOTE,
  LONGEST_TITLE,
  MOST_COLLECTED,
} from '#domain/collection/collection-model.ts'
import {
  endCollection,
  findSavedCollection,
  SAVED_OF_NETWORK,
  saveCollection,
} from '#domain/collection/saved-collections.server.ts'
import { idList } from '#server/calls/bodies.ts'
import { call } from '#server/calls/call.ts'
import { passOf, refuseLocked, secretOf } from '#server/calls/guards.ts'
import { apiError, notFound } from '#server/edge/refusals.ts'
import { SavedAnswer } from '#site/api-answers.ts'
import { COLLECTION, COLLECTIONS, SOME_IMAGES } from '#site/api-paths.ts'
import { site } from '#site/site.server.ts'
import { ImageEntity, toImage } from './entities.ts'
import { cacheUntilChange, Id, MOST_AT_ONCE } from './requests.ts'

/** Each image comes with its number, twice, and with a note whose letters take three bytes each. */
const LARGEST_COLLECTION_BYTES = MOST_COLLECTED * (LONGEST_NOTE * 3 + 40)
const LONGEST_ID = 100
/** Whatever else is no id of a saved collection is simply not found. */
export const SavedCollectionId = z.object({ id: z.string().max(LONGEST_ID) })

const ImageNumber = z.int().min(1).max(999_999_999)

const Saving = z
  .object({
    images: z.array(ImageNumber).min(1).max(MOST_COLLECTED),
    notes: z.record(z.string().regex(/^[1-9]\d{0,8}$/), z.string().max(LONGEST_NOTE)).default({}),
    lang: z.enum(['de', 'en']),
    title: z.string().max(LONGEST_TITLE).default('').transform(cleanTitle),
  })
  .meta({ id: 'CollectionToSave' })

export const collectionCalls = [
  call({
    method: 'GET',
    path: SOME_IMAGES,
    who: 'public',
    summary: `Images by their ids, up to ${MOST_AT_ONCE}, in the order asked for; what is not to be seen is left out`,
    query: z.object({ ids: idList(Id, MOST_AT_ONCE) }),
    answer: z.array(ImageEntity),
    refusals: [400, 404],
    handler: (context, { readModel }, { query: { ids } }) => {
      cacheUntilChange(context)
      const { imagesById } = readModel.current().catalogue
      return ids.flatMap((id) => imagesById.get(id) ?? []).map(toImage)
    },
  }),
  call({
    method: 'POST',
    path: COLLECTIONS,
    who: 'public',
    limit: { ...SAVED_OF_NETWORK, message: 'Too many collections were saved. Please try again later.' },
    maxBody: LARGEST_COLLECTION_BYTES,
    summary: 'Saves a collection for sharing, under an id that nobody can guess',
    body: Saving,
    answer: SavedAnswer,
    answered: { status: 201, description: 'It is saved' },
    refusals: [400, 413, 429],
    handler: async (context, { readModel, database, clock }, { body: { images, notes, lang, title } }) => {
      const { imagesById } = readModel.current().catalogue
      const known = new Set(images.filter((id) => imagesById.has(id)))
      if (known.size === 0) return apiError(context, 400, 'invalid_request', 'images are not to be seen.')
      const { id, secret, expiresAt } = await saveCollection(database.db, {
        entries: [...known].map((imageId) => ({ imageId, note: cleanNote(notes[imageId] ?? '') })),
        title,
        language: lang,
        now: clock.now(),
        keptDays: site.sharedCollectionDays,
      })
      context.header('Cache-Control', 'no-store')
      return { id, expires: expiresAt.toISOString(), secret }
    },
  }),
  call({
    method: 'GET',
    path: COLLECTION,
    who: 'link-holder',
    summary: 'A collection that was saved for sharing',
    params: SavedCollectionId,
    answer: z.object({
      title: z.string(),
      images: z.array(ImageEntity),
      notes: z.record(z.string(), z.string()),
      withdrawn: z.int(),
      expires: z.iso.datetime(),
    }),
    answered: { description: 'What of it is still to be seen' },
    refusals: [403, 404, 410],
    handler: async (context, { readModel, database, clock }, { params: { id } }) => {
      const { catalogue } = readModel.current()
      const found = await findSavedCollection(database.db, catalogue, id, clock.now(), passOf(context, id))
      context.header('Cache-Control', 'no-store')
      if (found.outcome !== 'found') return refuseCollection(context, found.outcome)
      const { title, images, withdrawn, expiresAt } = found.collection
      const notes = images.flatMap(({ image, note }) => (note ? [[String(image.id), note]] : []))
      return {
        title,
        images: images.map(({ image }) => toImage(image)),
        notes: Object.fromEntries(notes),
        withdrawn,
        expires: expiresAt.toISOString(),
      }
    },
  }),
  // Its maker need not enter the password that others need.
  call({
    method: 'DELETE',
    path: COLLECTION,
    who: 'public',
    readsSecret: true,
    from: 'no-other-site',
    limit: { name: 'decisions', ...site.limits.requests.decisions },
    summary: 'Ends the link of a saved collection, by the secret that was answered when it was saved',
    params: SavedCollectionId,
    answered: { status: 204, description: 'It is gone' },
    refusals: [403, 429],
    handler: async (context, { database }, { params: { id } }) => {
      const ending = await endCollection(database.db, id, secretOf(context) ?? '')
      if (ending === 'forbidden')
        return apiError(context, 403, 'forbidden', 'This secret is of another link.')
      return context.body(null, 204)
    },
  }),
]

export function refuseCollection(context: Context, outcome: 'unknown' | 'expired' | 'locked') {
  if (outcome === 'locked') return refuseLocked(context)
  return outcome === 'unknown'
    ? notFound(context, 'collection')
    : apiError(context, 410, 'expired', 'This collection has expired.')
}
