import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { TYPED } from '#tests/stored-enquiry.ts'

/** Stores so many enquiries, ten minutes apart, of which one in ten is new and one in three from the same sender. */
export async function fillEnquiries(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO enquiries (id, kind, email, language, fields, state, received_at)
    SELECT md5(n::text), 'enquiry', 'absender-' || n % (${count}::int / 3) || '@example.com', 'de',
      ${JSON.stringify(TYPED)}::jsonb || jsonb_build_object('name', 'Absender ' || n),
      CASE WHEN n % 10 = 0 THEN 'new' ELSE 'answered' END,
      timestamptz '2026-11-20' - n * interval '10 minutes'
    FROM generate_series(1, ${count}::int) n
    ON CONFLICT DO NOTHING`)
  // As a site that has been running for a minute has done.
  await db.execute(sql`ANALYZE`)
}
