import { eq, inArray } from 'drizzle-orm'
import { artists, images } from '#domain/catalogue/tables.server.ts'
import { listPictureFacts } from '#domain/imaging/edit-pictures.server.ts'
import { type Database, inBatches } from '#platform/database/database.ts'
import { keyOf, listDistinct } from './distinct-images.server.ts'
import type { DuplicatePair } from './model.ts'

/** What staff see of an image of a pair. */
export type PairedImage = {
  id: number
  titleDe: string
  titleEn: string
  artistId: number
  artistName: string
  hidden: boolean
  thumb: string
}

type ListedPair = { one: PairedImage; other: PairedImage; isMirrored: boolean }

/** Pairs of which both images are still there and that nobody told apart; those of different artists first. */
export async function listPairs(db: Database, pairs: readonly DuplicatePair[]): Promise<ListedPair[]> {
  const distinct = await listDistinct(db)
  const open = pairs.filter((pair) => !distinct.has(keyOf(pair)))
  const shown = await readImages(db, [...new Set(open.flatMap(({ id, otherId }) => [id, otherId]))])
  const listed = open.flatMap(({ id, otherId, isMirrored }): ListedPair[] => {
    const [one, other] = [shown.get(id), shown.get(otherId)]
    return one && other ? [{ one, other, isMirrored }] : []
  })
  const isOfOne = ({ one, other }: ListedPair) => Number(one.artistId === other.artistId)
  return listed.sort((pair, next) => isOfOne(pair) - isOfOne(next))
}

async function readImages(db: Database, ids: readonly number[]): Promise<Map<number, PairedImage>> {
  const { id, titleDe, titleEn, artistId, hidden } = images
  const rows = await inBatches(ids, (batch) =>
    db
      .select({ id, titleDe, titleEn, artistId, hidden, artistName: artists.name })
      .from(images)
      .innerJoin(artists, eq(artists.id, artistId))
      .where(inArray(id, batch)),
  )
  const facts = await listPictureFacts(db, ids)
  return new Map(rows.map((row) => [row.id, { ...row, thumb: facts.get(row.id)?.thumb ?? '' }]))
}
