import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { enquiries, enquiryShares } from './tables.server.ts'

type Named = { artistId: number; works: readonly number[] }
type OwnEnquiries = {
  Months: { Month: string; Count: number }[]
  Shared: { Id: string; ReceivedAt: Date; Message: string; Contact: Record<ContactField, string> | null }[]
}
type ContactField = 'Name' | 'Email' | 'Company' | 'Telephone'

const ZONE = 'Europe/Berlin'
/** The limit counts the newest; staff can tell the artist about older ones. */
const MOST_SHARED = 100
const line = z.string().catch('')
const Written = z.object({ message: line, name: line, company: line, telephone: line })

export async function readOwnEnquiries(db: Database, named: Named): Promise<OwnEnquiries> {
  const month = sql<string>`to_char(${enquiries.receivedAt} AT TIME ZONE ${sql.raw(`'${ZONE}'`)}, 'YYYY-MM')`
  const Months = await db
    .select({ Month: month, Count: sql<number>`count(*)::int` })
    .from(enquiries)
    .where(and(eq(enquiries.kind, 'enquiry'), names(named)))
    .groupBy(month)
    .orderBy(desc(month))
  const rows = await db
    .select({ row: enquiries, withContact: enquiryShares.withContact })
    .from(enquiryShares)
    .innerJoin(enquiries, eq(enquiries.id, enquiryShares.enquiryId))
    .where(eq(enquiryShares.artistId, named.artistId))
    .orderBy(desc(enquiries.receivedAt), desc(enquiries.id))
    .limit(MOST_SHARED)
  const Shared = rows.map(
    ({ row: { id: Id, receivedAt: ReceivedAt, fields, email: Email }, withContact }) => {
      const { message: Message, name: Name, company: Company, telephone: Telephone } = Written.parse(fields)
      return { Id, ReceivedAt, Message, Contact: withContact ? { Name, Email, Company, Telephone } : null }
    },
  )
  return { Months, Shared }
}

function names({ artistId, works }: Named): SQL {
  const list = (name: string) => sql`CASE jsonb_typeof(${enquiries.fields}->${sql.raw(`'${name}'`)})
    WHEN 'array' THEN ${enquiries.fields}->${sql.raw(`'${name}'`)} ELSE '[]'::jsonb END`
  const drawn = sql`EXISTS (SELECT 1 FROM jsonb_array_elements(${list('images')}) AS image
    WHERE (image->>'id')::int IN (SELECT jsonb_array_elements_text(${JSON.stringify(works)}::jsonb)::int))`
  return sql`(${enquiries.fields}->'to' = to_jsonb(${artistId}::int)
    OR ${list('artists')} @> to_jsonb(${artistId}::int) OR ${drawn})`
}

export function listShares(
  db: Database,
  enquiryId: string,
): Promise<{ artistId: number; withContact: boolean }[]> {
  const { artistId, withContact } = enquiryShares
  return db
    .select({ artistId, withContact })
    .from(enquiryShares)
    .where(eq(enquiryShares.enquiryId, enquiryId))
}

/** Null ends the sharing. */
export async function shareEnquiry(
  tx: Database,
  { enquiryId, artistId }: { enquiryId: string; artistId: number },
  withContact: boolean | null,
): Promise<void> {
  const { enquiryId: enquiry, artistId: artist } = enquiryShares
  if (withContact === null) {
    await tx.delete(enquiryShares).where(and(eq(enquiry, enquiryId), eq(artist, artistId)))
    return
  }
  await tx
    .insert(enquiryShares)
    .values({ enquiryId, artistId, withContact })
    .onConflictDoUpdate({ target: [enquiry, artist], set: { withContact } })
}
