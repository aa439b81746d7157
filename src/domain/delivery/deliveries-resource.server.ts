import { asc, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { readAddress } from '#domain/enquiries/forms/email-address.ts'
import type { Database } from '#platform/database/database.ts'
import { type Fields, numberKey, type Resource, withColumns } from '#platform/records/resource.ts'
import { DELIVERY_RECORD } from './record.ts'
import { deliveries, deliveryAcceptances, deliveryDownloads, deliveryFiles } from './tables.server.ts'

const address = z.string().transform((text, context) => {
  const reading = readAddress(text)
  if (reading.outcome === 'address') return reading.address
  context.addIssue({ code: 'custom', message: 'pattern' })
  return z.NEVER
})

/** Files for clients. Nobody deletes one: it ends, and goes by its age, so that what was accepted stays known. */
export const deliveriesResource: Resource<number> = {
  ...withColumns(DELIVERY_RECORD, deliveries, { RecipientEmail: { rule: address } }),
  key: numberKey(deliveries.id),
  actions: ['create', 'change'],
  sortedBy: { field: 'MadeAt', order: 'desc' },
  nameOf: ({ Title }) => String(Title),
  details: readDetails,
}

/** What belongs to one delivery: whether it has a password, its files, and the log of what clients did. */
async function readDetails(db: Database, id: number): Promise<Fields> {
  const [row] = await db
    .select({ hash: deliveries.passwordHash })
    .from(deliveries)
    .where(eq(deliveries.id, id))
  const files = await db
    .select()
    .from(deliveryFiles)
    .where(eq(deliveryFiles.deliveryId, id))
    .orderBy(asc(deliveryFiles.id))
  const acceptances = await db
    .select()
    .from(deliveryAcceptances)
    .where(eq(deliveryAcceptances.deliveryId, id))
    .orderBy(desc(deliveryAcceptances.acceptedAt))
  const downloads = await db
    .select()
    .from(deliveryDownloads)
    .where(eq(deliveryDownloads.deliveryId, id))
    .orderBy(desc(deliveryDownloads.id))
  const names = new Map(files.map((file) => [String(file.id), file.name]))
  const people = new Map(acceptances.map((one) => [one.id, one.name]))
  return {
    HasPassword: Boolean(row?.hash),
    Files: files.map((file) => ({
      Id: file.id,
      Name: file.name,
      Bytes: file.bytes,
      Arrived: file.arrived,
      ImageId: file.imageId,
      Sha256: file.sha256,
      Downloads: file.downloads,
      Removed: file.removedAt !== null,
    })),
    Acceptances: acceptances.map(({ name, acceptedAt, licence }) => ({
      Name: name,
      At: acceptedAt,
      Licence: licence,
    })),
    Downloads: downloads.map(({ id: Id, what, startedAt, size, bytes, acceptanceId, endedAt }) => ({
      Id,
      What: names.get(what) ?? what,
      By: people.get(acceptanceId) ?? '',
      At: startedAt,
      Size: size,
      Bytes: bytes,
      State: bytes >= size ? 'whole' : endedAt ? 'broken' : 'running',
    })),
  }
}
