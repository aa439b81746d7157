import { artists, galleries } from '#domain/catalogue/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { Names } from './list-kind.ts'

export async function listNames(db: Database): Promise<Names> {
  const codes = await db.select({ id: artists.id, code: artists.code }).from(artists)
  const addresses = await db.select({ address: galleries.germanUrl, id: galleries.id }).from(galleries)
  return {
    codes: new Map(codes.map(({ id, code }) => [id, code])),
    galleryIds: new Map(addresses.map(({ address, id }) => [address, id])),
  }
}
