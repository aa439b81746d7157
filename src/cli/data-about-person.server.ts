import { join } from 'node:path'
import { findDecisionsOf, removeDecisionsOf } from '#domain/collection/deciding/person.server.ts'
import { findDeliveriesTo, forgetRecipient } from '#domain/delivery/person.server.ts'
import { findPerson, removePerson } from '#domain/enquiries/forget-enquiries.server.ts'
import { removeWaiting, waitingFrom } from '#domain/enquiries/inbox/inbox-person.server.ts'
import { withStores } from './open-stores.server.ts'

/** Prints what is stored about a person, as JSON. */
export async function exportPerson(email: string): Promise<void> {
  const stored = await withStores(async ({ database, files }, { dataDirectory }) => {
    const { enquiries, letters, deleted } = await findPerson(database.db, email)
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
    return { email, enquiries: await Promise.all(withFiles), waiting, letters, deleted, decisions, delivered }
  })
  process.stdout.write(`${JSON.stringify(stored, null, 2)}\n`)
}

/** Deletes what is stored about a person, and prints how much it was. */
export async function deletePerson(email: string): Promise<void> {
  const removed = await withStores(async ({ database, files }, { dataDirectory }) => {
    const waiting = await removeWaiting(join(dataDirectory, 'spool'), email)
    const { enquiries, emails } = await removePerson(database.db, files, email)
    const decisions = await removeDecisionsOf(database.db, email)
    const delivered = await forgetRecipient(database.db, email)
    return { enquiries: enquiries + waiting, emails, decisions, delivered }
  })
  process.stdout.write(
    `Removed ${removed.enquiries} enquiries and applications with their files, ${removed.emails} e-mails, ${removed.decisions} entries of rounds on shared collections, and the names in ${removed.delivered} deliveries.\n`,
  )
}
