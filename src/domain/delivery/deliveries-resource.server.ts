import { asc, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { readAddress } from '#domain/enquiries/forms/email-address.ts'
import type { Database } from '#platform/database/database.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { moment } from '#platform/records/kinds.ts'
import { type Fields, numberKey, type Resource } from '#platform/records/resource.ts'
import { lines, requiredLine, toRule } from '#platform/records/rules.ts'
import { DELIVERY_LIMITS } from './model.ts'
import { deliveries, deliveryAcceptances, deliveryDownloads, deliveryFiles } from './tables.server.ts'

const address = z
  .string()
  .refine((text) => readAddress(text).outcome === 'address', 'pattern')
  .transform((text) => {
    const reading = readAddress(text)
    return reading.outcome === 'address' ? reading.address : text
  })

/** Files for clients. Nobody deletes one: it ends, and goes by its age, so that what was accepted stays known. */
export const deliveriesResource: Resource<number> = {
  name: 'deliveries',
  table: deliveries,
  key: numberKey(deliveries.id),
  actions: ['create', 'change'],
  sortedBy: { field: 'MadeAt', order: 'desc' },
  nameOf: ({ Title }) => String(Title),
  fields: {
    Id: { column: deliveries.id },
    Title: { column: deliveries.title, rule: requiredLine(DELIVERY_LIMITS.title), searched: true },
    Language: { column: deliveries.language, rule: z.enum(LANGUAGES), filtered: true },
    RecipientName: {
      column: deliveries.recipientName,
      rule: requiredLine(DELIVERY_LIMITS.name),
      searched: true,
      unlogged: true,
    },
    RecipientEmail: { column: deliveries.recipientEmail, rule: address, searched: true, unlogged: true },
    Message: { column: deliveries.message, rule: lines(DELIVERY_LIMITS.message).default(''), unlogged: true },
    Licence: { column: deliveries.licence, rule: lines(DELIVERY_LIMITS.licence).default('') },
    EndsAt: { column: deliveries.endsAt, rule: toRule(moment) },
    MostDownloads: {
      column: deliveries.mostDownloads,
      rule: z.int().min(1).max(DELIVERY_LIMITS.mostDownloads).nullable().default(null),
    },
    MadeAt: { column: deliveries.madeAt },
    SentAt: { column: deliveries.sentAt },
  },
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
