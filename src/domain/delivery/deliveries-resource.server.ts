import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { findLastChangesOf } from '#domain/staff/changes.server.ts'
import { type Database, rowsOf } from '#platform/database/database.ts'
import { readAddress } from '#platform/mail/email-address.ts'
import { type Fields, numberKey, type Resource, withColumns } from '#platform/records/resource.ts'
import { IS_WHOLE } from './count-download.server.ts'
import { DELIVERY_RECORD } from './record.ts'
import { deliveries, deliveryAcceptances, deliveryDownloads, deliveryFiles } from './tables.server.ts'

const address = z.string().transform((text, context) => {
  const reading = readAddress(text)
  if (reading.outcome === 'address') return reading.address
  context.addIssue({ code: 'custom', message: 'pattern' })
  return z.NEVER
})

/** Nobody deletes a delivery: it ends, and is deleted by its age, so that acceptances stay known. */
export const deliveriesResource: Resource<number> = {
  ...withColumns(DELIVERY_RECORD, deliveries, { RecipientEmail: { rule: address } }),
  key: numberKey(deliveries.id),
  actions: ['create', 'change'],
  sortedBy: { field: 'MadeAt', order: 'desc' },
  nameOf: ({ Title }) => String(Title),
  details: readDetails,
  check: async (tx, { EndsAt }, before) =>
    before === null && (await isOver(tx, new Date(String(EndsAt)))) ? { EndsAt: 'over' } : {},
}

async function isOver(db: Database, moment: Date): Promise<boolean> {
  const [row] = await rowsOf(db, sql`SELECT ${moment.toISOString()}::timestamptz <= now() AS over`)
  return row?.over === true
}

async function isAddressSince(db: Database, id: number, since: Date): Promise<boolean> {
  const changed = { resource: DELIVERY_RECORD.name, field: 'RecipientEmail', recordIds: [String(id)] }
  const last = (await findLastChangesOf(db, changed)).get(String(id))
  return !last || last.changedAt <= since
}

export async function readDetails(db: Database, id: number): Promise<Fields> {
  const { passwordHash, recipientEmail, sentAt } = deliveries
  const [row] = await db
    .select({ HasPassword: isNotNull(passwordHash), recipientEmail, sentAt })
    .from(deliveries)
    .where(eq(deliveries.id, id))
  const SentTo = row?.sentAt && (await isAddressSince(db, id, row.sentAt)) ? row.recipientEmail : null
  const { name, bytes, arrived, imageId, sha256, downloads: count, removedAt } = deliveryFiles
  const Files = await db
    .select({
      ...{ Id: deliveryFiles.id, Name: name, Bytes: bytes, Arrived: arrived, ImageId: imageId },
      ...{ Sha256: sha256, Downloads: count, Removed: isNotNull(removedAt) },
    })
    .from(deliveryFiles)
    .where(eq(deliveryFiles.deliveryId, id))
    .orderBy(asc(deliveryFiles.id))
  const { acceptedAt, licence } = deliveryAcceptances
  const Acceptances = await db
    .select({ Name: deliveryAcceptances.name, At: acceptedAt, Licence: licence })
    .from(deliveryAcceptances)
    .where(eq(deliveryAcceptances.deliveryId, id))
    .orderBy(desc(acceptedAt))
  const { what, startedAt, size, endedAt, given } = deliveryDownloads
  const Downloads = await db
    .select({
      ...{ Id: deliveryDownloads.id, What: sql`coalesce(${name}, ${what})`, By: deliveryAcceptances.name },
      ...{ At: startedAt, Size: size },
      Bytes:
        sql<number>`(SELECT coalesce(sum(upper(part) - lower(part)), 0) FROM unnest(${given}) part)`.mapWith(
          Number,
        ),
      State: sql`CASE WHEN ${IS_WHOLE} THEN 'whole'
        WHEN ${endedAt} IS NULL THEN 'running' ELSE 'broken' END`,
    })
    .from(deliveryDownloads)
    .innerJoin(deliveryAcceptances, eq(deliveryAcceptances.id, deliveryDownloads.acceptanceId))
    .leftJoin(deliveryFiles, and(eq(deliveryFiles.deliveryId, id), eq(sql`${deliveryFiles.id}::text`, what)))
    .where(eq(deliveryDownloads.deliveryId, id))
    .orderBy(desc(deliveryDownloads.id))
  return { HasPassword: row?.HasPassword ?? false, SentTo, Files, Acceptances, Downloads }
}
