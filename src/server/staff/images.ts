import { markDistinct, unmarkDistinct } from '#domain/duplicates/distinct-images.server.ts'
import { listPairs, type PairedImage } from '#domain/duplicates/duplicates.server.ts'
import { listSuggestions } from '#domain/uploads/suggestions/list-suggestions.server.ts'
import { call } from '#server/calls/call.ts'
import { apiError, notFound } from '#server/edge/refusals.ts'
import { IdsQuery } from './records.ts'

const PAIR = '/duplicates/distinct/:id{[1-9][0-9]{0,8}}/:otherId{[1-9][0-9]{0,8}}'

export const duplicateCalls = [
  call({
    method: 'POST',
    path: '/duplicates',
    who: 'editor',
    summary: 'Looks for images that show the same picture',
    handler: (context, { duplicates }) => {
      duplicates.begin()
      return context.body(null, 202)
    },
  }),
  call({
    method: 'GET',
    path: '/duplicates',
    who: 'reader',
    summary: 'How far that is, and what it found',
    handler: async (_, { duplicates, database: { db } }) => {
      const now = duplicates.state()
      if (now.state === 'running') {
        const { state: State, stage: Stage, done: Done, all: All } = now
        return { State, Stage, Done, All }
      }
      if (now.state !== 'done') return { State: now.state }
      const pairs = await listPairs(db, now.pairs)
      const data = pairs.map(({ one, other, isMirrored }) => ({
        One: toEntity(one),
        Other: toEntity(other),
        Mirrored: isMirrored,
      }))
      return { State: now.state, Images: now.images, FoundAt: now.foundAt.toISOString(), data }
    },
  }),
  call({
    method: 'PUT',
    path: PAIR,
    who: 'editor',
    summary: 'Remembers that two images are two works',
    refusals: [404],
    handler: async (context, { database: { db }, clock }) => {
      const pair = { id: Number(context.req.param('id')), otherId: Number(context.req.param('otherId')) }
      const change = { staff: context.get('staff'), changedAt: clock.now() }
      const isMarked = pair.id !== pair.otherId && (await markDistinct(db, pair, change))
      return isMarked ? context.body(null, 204) : notFound(context, 'image')
    },
  }),
  call({
    method: 'DELETE',
    path: PAIR,
    who: 'editor',
    summary: 'Forgets that',
    handler: async (context, { database: { db }, clock }) => {
      const pair = { id: Number(context.req.param('id')), otherId: Number(context.req.param('otherId')) }
      await unmarkDistinct(db, pair, { staff: context.get('staff'), changedAt: clock.now() })
      return context.body(null, 204)
    },
  }),
]

function toEntity({ id, titleDe, titleEn, artistId, artistName, hidden, thumb }: PairedImage) {
  return {
    Id: id,
    TitleDe: titleDe,
    TitleEn: titleEn,
    ArtistId: artistId,
    ArtistName: artistName,
    Hidden: hidden,
    Thumb: thumb,
  }
}

/** Each takes a search through all pictures. */
const MOST_AT_ONCE = 25
const NUMBER = /^[1-9]\d{0,8}$/

export const suggestionCalls = [
  call({
    method: 'GET',
    path: '/images/suggestions',
    who: 'reader',
    summary:
      'What may be written of the images of ?ids=, by their files and by similar works; nothing is written',
    query: IdsQuery,
    refusals: [400],
    handler: async (context, { readModel, visual, database }, { query }) => {
      const ids = query.ids.filter((id) => NUMBER.test(id))
      if (ids.length === 0 || ids.length > MOST_AT_ONCE)
        return apiError(context, 400, 'invalid_request', `Name 1 to ${MOST_AT_ONCE} ids, parted by commas.`)
      const { catalogue } = readModel.current()
      const data = await listSuggestions({ db: database.db, catalogue, visual }, ids.map(Number))
      return { data }
    },
  }),
]
