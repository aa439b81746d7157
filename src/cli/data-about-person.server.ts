import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Stores } from '#domain/backup/back-up.server.ts'
import { findDecisionsOf, removeDecisionsOf } from '#domain/collection/deciding/person.server.ts'
import { findDeliveriesTo, purgeRecipient } from '#domain/delivery/person.server.ts'
import { findPerson, removePerson } from '#domain/enquiries/purge-enquiries.server.ts'
import { removeWaiting, waitingFrom } from '#domain/enquiries/spool.server.ts'
import { type Database, rowsOf } from '#platform/database/database.ts'
import { addErased, listErased, noteErased, openErased } from '#platform/erased-people-rows.server.ts'
import { withStores } from './open-stores.server.ts'

export async function exportPerson(email: string): Promise<void> {
  const stored = await withStores(async ({ database, files }, { dataDirectory }) => {
    const { enquiries, emails, deleted } = await findPerson(database.db, email)
    const waiting = await waitingFrom(join(dataDirectory, 'spool'), email)
    const withFiles = enquiries.map(async ({ submission, files: stored, ...work }) => ({
      ...submission,
      ...work,
      files: await Promise.all(
        stored.map(async ({ key, ...file }) => ({
          ...file,
          content: (await files.read(key))?.toString('base64') ?? null,
        })),
      ),
    }))
    const decisions = await findDecisionsOf(database.db, email)
    const delivered = await findDeliveriesTo(database.db, email)
    return {
      email,
      enquiries: await Promise.all(withFiles),
      waiting,
      letters: emails,
      deleted,
      decisions,
      delivered,
    }
  })
  process.stdout.write(`${JSON.stringify(stored, null, 2)}\n`)
}

export async function deletePerson(email: string): Promise<void> {
  const removed = await withStores(async (stores, { dataDirectory, backupDirectory }) => {
    const folders = [dataDirectory, ...(backupDirectory === null ? [] : [backupDirectory])]
    // Must come first, so that somebody who was erased in part is erased again after a restore.
    await noteErased(stores.database.db, folders, email, new Date())
    return erase(stores, dataDirectory, email)
  })
  process.stdout.write(
    `Removed ${removed.enquiries} enquiries and applications with their files, ${removed.emails} e-mails, ${removed.decisions} entries of rounds on shared collections, and the names in ${removed.delivered} deliveries.\n`,
  )
}

async function erase({ database, files }: Stores, dataDirectory: string, email: string) {
  const waiting = await removeWaiting(join(dataDirectory, 'spool'), email)
  const { enquiries, emails } = await removePerson(database.db, files, email)
  const decisions = await removeDecisionsOf(database.db, email)
  const delivered = await purgeRecipient(database.db, email)
  return { enquiries: enquiries + waiting, emails, decisions, delivered }
}

/** Covers the people whom a restored backup names itself, and those on the lists in `folders`. Returns how many. */
export async function eraseAgain(
  stores: Stores,
  dataDirectory: string,
  folders: readonly string[],
): Promise<number> {
  const { db } = stores.database
  const erased = await listErased(db, folders)
  await addErased(db, erased)
  const isErased = openErased(erased)
  const found = erased.length === 0 ? [] : (await listAddresses(db)).filter(isErased)
  for (const email of found) await erase(stores, dataDirectory, email)
  return found.length
}

async function listAddresses(db: Database): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql`SELECT DISTINCT lower(email) AS email FROM (
      SELECT email FROM enquiries
      UNION ALL SELECT former ->> 'email' FROM kept_rows WHERE table_name = 'enquiries'
      UNION ALL SELECT payload ->> 'to' FROM letters WHERE jsonb_typeof(payload -> 'to') = 'string'
      UNION ALL SELECT payload ->> 'email' FROM letters WHERE jsonb_typeof(payload -> 'email') = 'string'
      UNION ALL SELECT owner_email FROM decision_rounds
      UNION ALL SELECT name FROM decision_people WHERE name LIKE '%@%'
      UNION ALL SELECT recipient_email FROM deliveries
    ) addresses WHERE email IS NOT NULL`,
  )
  return rows.map(({ email }) => String(email))
}
