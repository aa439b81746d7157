import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import type { Answers, OwnEnquiries } from './own-enquiries-model.ts'
import { enquiries, enquiryAnswers, enquiryShares } from './tables.server.ts'

type Named = { artistId: number; works: readonly number[] }

const ZONE = 'Europe/Berlin'
/** The limit counts the newest; staff can tell the artist about older ones. */
const MOST_SHARED = 100
const line = z.string().catch('')
const Written = z.object({ message: line, name: line, company: line, telephone: line })

export async function readOwnEnquiries(db: Database, named: Named): Promise<Omit<OwnEnquiries, 'Total'>> {
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
  const answers = await listAnswers(
    db,
    rows.map(({ row }) => row.id),
    eq(enquiryAnswers.artistId, named.artistId),
  )
  const Shared = rows.map(
    ({ row: { id: Id, receivedAt: ReceivedAt, fields, email: Email }, withContact }) => {
      const { message: Message, name: Name, company: Company, telephone: Telephone } = Written.parse(fields)
      const Contact = withContact ? { Name, Email, Company, Telephone } : null
      return { Id, ReceivedAt, Message, Contact, Answers: answers.get(Id) ?? [] }
    },
  )
  return { Months, Shared }
}

/** Oldest first, by enquiry. */
export async function listAnswers(
  db: Database,
  enquiryIds: readonly string[],
  which?: SQL,
): Promise<Map<string, Answers>> {
  const { id: Id, enquiryId, text: Text, staffName: By, answeredAt: At } = enquiryAnswers
  const found = await db
    .select({ enquiryId, Id, Text, By, At })
    .from(enquiryAnswers)
    .where(and(inArray(enquiryId, [...enquiryIds]), which))
    .orderBy(asc(At), asc(Id))
  const groups = Map.groupBy(found, (answer) => answer.enquiryId)
  return new Map([...groups].map(([id, all]) => [id, all.map(({ enquiryId: _, ...answer }) => answer)]))
}

function names({ artistId, works }: Named): SQL {
  const list = (name: string) => sql`CASE jsonb_typeof(${enquiries.fields}->${sql.raw(`'${name}'`)})
    WHEN 'array' THEN ${enquiries.fields}->${sql.raw(`'${name}'`)} ELSE '[]'::jsonb END`
  const drawn = sql`EXISTS (SELECT 1 FROM jsonb_array_elements(${list('images')}) AS image
    WHERE (image->>'id')::int IN (SELECT jsonb_array_elements_text(${JSON.stringify(works)}::jsonb)::int))`
  return sql`(${enquiries.fields}->'to' = to_jsonb(${artistId}::int)
    OR ${list('artists')} @> to_jsonb(${artistId}::int) OR ${drawn})`
}
