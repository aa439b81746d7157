import { markDistinct, unmarkDistinct } from '#domain/duplicates/distinct-images.server.ts'
import { listPairs, type PairedImage } from '#domain/duplicates/list-pairs.server.ts'
import { notFound } from '#server/errors/errors.ts'
import type { AdminApi, AdminNeeds } from './admin-needs.ts'

const PAIR = '/duplicates/distinct/:id{[1-9][0-9]{0,8}}/:otherId{[1-9][0-9]{0,8}}'

/**
 * `POST /duplicates` looks for images that show the same picture, `GET /duplicates` says how far that is and what it found.
 * `PUT /duplicates/distinct/{id}/{otherId}` remembers that two images are two works, `DELETE` forgets it.
 */
export function addDuplicates(api: AdminApi, { database: { db }, clock, duplicates }: AdminNeeds): void {
  api.post('/duplicates', (context) => {
    duplicates.begin()
    return context.body(null, 202)
  })

  api.get('/duplicates', async (context) => {
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
  })

  const readPair = (id: string, otherId: string) => ({ id: Number(id), otherId: Number(otherId) })

  api.put(PAIR, async (context) => {
    const pair = readPair(context.req.param('id'), context.req.param('otherId'))
    const change = { staff: context.get('staff'), changedAt: clock.now() }
    const isMarked = pair.id !== pair.otherId && (await markDistinct(db, pair, change))
    return isMarked ? context.body(null, 204) : notFound(context, 'image')
  })

  api.delete(PAIR, async (context) => {
    const pair = readPair(context.req.param('id'), context.req.param('otherId'))
    await unmarkDistinct(db, pair, { staff: context.get('staff'), changedAt: clock.now() })
    return context.body(null, 204)
  })
}

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
