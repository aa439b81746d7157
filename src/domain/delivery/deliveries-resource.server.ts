import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { enquiries } from '#domain/enquiries/tables.server.ts'
import { findLastChangesOf } from '#domain/staff/changes.server.ts'
import { type Database, rowsOf } from '#platform/database/database.ts'
import { queueFileRemoval } from '#platform/files/removed-file-rows.server.ts'
import { readAddress } from '#platform/mail/email-address.ts'
import { type Fields, numberKey, type Resource, withColumns } from '#platform/records/resource.ts'
import { IS_WHOLE } from './count-download.server.ts'
import { dropEmailsAbout } from './delivery-emails.server.ts'
import type { DeliveryState } from './delivery-model.ts'
import { folderOf } from './find-delivery.server.ts'
import { DELIVERY_RECORD } from './record.ts'
import { deliveries, deliveryAcceptances, deliveryDownloads, deliveryFiles } from './tables.server.ts'

const address = z.string().transform((text, context) => {
  const reading = readAddress(text)
  if (reading.outcome === 'address') return reading.address
  context.addIssue({ code: 'custom', message: 'pattern' })
  return z.NEVER
})

const LONGEST_ENQUIRY_ID = 32

/** One that somebody accepted is deleted by its age alone, since the acceptance is the proof of a licence. */
export const deliveriesResource: Resource<number> = {
  ...withColumns(DELIVERY_RECORD, deliveries, {
    RecipientEmail: { rule: address },
    EnquiryId: { rule: z.string().max(LONGEST_ENQUIRY_ID).nullable().default(null), refersTo: enquiries.id },
  }),
  key: numberKey(deliveries.id),
  actions: ['create', 'change', 'remove'],
  sortedBy: { field: 'MadeAt', order: 'desc' },
  nameOf: ({ Title }) => String(Title),
  related: readSums,
  details: readDetails,
  check: async (tx, { EndsAt }, before) =>
    before === null && (await isOver(tx, new Date(String(EndsAt)))) ? { EndsAt: 'over' } : {},
  checkRemoval: async (tx, { Id }) =>
    (await tx.$count(deliveryAcceptances, eq(deliveryAcceptances.deliveryId, Number(Id)))) > 0
      ? { Id: 'in-use' }
      : {},
  beforeRemove: async (tx, { Id }) => {
    await dropEmailsAbout(tx, [Number(Id)])
    await queueFileRemoval(tx, [folderOf(Number(Id))])
    return async () => undefined
  },
}

/** A delivery whose link was handed over another way counts as sent once somebody accepted. */
async function readSums(db: Database, ids: number[]): Promise<Map<number, Fields>> {
  const { id, sentAt, endsAt } = deliveries
  const ofRow = (table: typeof deliveryFiles | typeof deliveryAcceptances | typeof deliveryDownloads) =>
    sql`FROM ${table} WHERE ${table.deliveryId} = ${id}`
  const files = sql`${ofRow(deliveryFiles)} AND ${deliveryFiles.sha256} IS NOT NULL`
  const rows = await db
    .select({
      id,
      FileCount: sql`(SELECT count(*) ${files})`.mapWith(Number),
      FileBytes: sql`(SELECT coalesce(sum(${deliveryFiles.bytes}), 0) ${files})`.mapWith(Number),
      DownloadCount: sql`(SELECT count(*) ${ofRow(deliveryDownloads)})`.mapWith(Number),
      isOver: sql<boolean>`${endsAt} <= now()`,
      isSent: sql<boolean>`${sentAt} IS NOT NULL OR EXISTS (SELECT 1 ${ofRow(deliveryAcceptances)})`,
    })
    .from(deliveries)
    .where(inArray(id, ids))
  const ended = await listEndedByStaff(db, ids)
  return new Map(
    rows.map(({ id: of, isOver, isSent, ...sums }): [number, Fields] => {
      const over = ended.has(of) ? 'ended' : 'expired'
      const State: DeliveryState = isOver ? over : isSent ? 'sent' : 'draft'
      return [of, { ...sums, State }]
    }),
  )
}

/** Those whose end was last set to a moment that had come by then. */
async function listEndedByStaff(db: Database, ids: number[]): Promise<Set<number>> {
  const changed = { resource: DELIVERY_RECORD.name, field: 'EndsAt', recordIds: ids.map(String) }
  const last = await findLastChangesOf(db, changed)
  const isEnded = (id: number) => {
    const { to, changedAt } = last.get(String(id)) ?? {}
    return to && changedAt ? new Date(to) <= changedAt : false
  }
  return new Set(ids.filter(isEnded))
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
