import { markDistinct, unmarkDistinct } from '#domain/duplicates/distinct-images.server.ts'
import { listPairs, type PairedImage } from '#domain/duplicates/list-pairs.server.ts'
import { notFound } from '#server/errors/errors.ts'
import { route } from './staff-route.ts'

const PAIR = '/duplicates/distinct/:id{[1-9][0-9]{0,8}}/:otherId{[1-9][0-9]{0,8}}'

export const duplicateRoutes = [
  route({
    method: 'POST',
    path: '/duplicates',
    role: 'editor',
    summary: 'Looks for images that show the same picture',
    handler: (context, { duplicates }) => {
      duplicates.begin()
      return context.body(null, 202)
    },
  }),
  route({
    method: 'GET',
    path: '/duplicates',
    role: 'reader',
    summary: 'How far that is, and what it found',
    handler: async (context, { duplicates, database: { db } }) => {
      const now = duplicates.state()
      if (now.state === 'running') {
        const { state: State, stage: Stage, done: Done, all: All } = now
        return context.json({ State, Stage, Done, All })
      }
      if (now.state !== 'done') return context.json({ State: now.state })
      const pairs = await listPairs(db, now.pairs)
      const data = pairs.map(({ one, other, isMirrored }) => ({
        One: toEntity(one),
        Other: toEntity(other),
        Mirrored: isMirrored,
      }))
      return context.json({ State: now.state, Images: now.images, FoundAt: now.foundAt.toISOString(), data })
    },
  }),
  route({
    method: 'PUT',
    path: PAIR,
    role: 'editor',
    summary: 'Remembers that two images are two works',
    handler: async (context, { database: { db }, clock }) => {
      const pair = { id: Number(context.req.param('id')), otherId: Number(context.req.param('otherId')) }
      const change = { staff: context.get('staff'), changedAt: clock.now() }
      const isMarked = pair.id !== pair.otherId && (await markDistinct(db, pair, change))
      return isMarked ? context.body(null, 204) : notFound(context, 'image')
    },
  }),
  route({
    method: 'DELETE',
    path: PAIR,
    role: 'editor',
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
