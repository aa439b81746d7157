import { type OwnAccount, openOwnRecords } from '#domain/proposals/own-records.server.ts'
import type { Records } from '#platform/records/open-records.server.ts'
import type { StaffContext } from '#server/admin-api/staff-route.ts'
import type { Services } from '#src/services.server.ts'

/** What an artist is called with; null for everybody else. Nobody's are the records of an artist who is none. */
export function artistOf(context: StaffContext): OwnAccount | null {
  const { role, artistId, ...staff } = context.get('staff')
  return role === 'artist' ? { ...staff, artistId: artistId ?? 0 } : null
}

/** All records for those who work here; for an artist their own, and what they may see of them. */
export function recordsFor(context: StaffContext, { database, clock }: Services, records: Records): Records {
  const account = artistOf(context)
  if (!account) return records
  // Without it no route lets an artist get here.
  if (!records.own) throw new Error(`Artists have no ${records.name} of their own.`)
  return openOwnRecords({ db: database.db, clock }, records.own, account)
}
