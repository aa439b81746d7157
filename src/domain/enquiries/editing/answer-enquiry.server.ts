import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { LONGEST_ANSWER } from '#domain/enquiries/own-enquiries-model.ts'
import { enquiries, enquiryAnswers, enquiryShares } from '#domain/enquiries/tables.server.ts'
import { recordNotification } from '#domain/notifications/notifications.server.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import type { Database } from '#platform/database/database.ts'
import { requiredLines } from '#platform/fields/rules.ts'

/** A conversation longer than that is better held by telephone. */
const MOST_ANSWERS = 50

/** The browser makes the id, so that sending it twice sends it once. */
export const Answer = z.strictObject({ Id: z.uuid(), Text: requiredLines(LONGEST_ANSWER) })

type Answering = { db: Database; now: Date; artist: Staff & { artistId: number } }

/** Tells whoever is responsible for the enquiry, or else all who might be. The client never reads it. */
export function answerEnquiry(
  { db, now, artist }: Answering,
  enquiryId: string,
  { Id, Text }: z.infer<typeof Answer>,
): Promise<'answered' | 'unknown' | 'too-many'> {
  const { artistId, name: staffName } = artist
  return db.transaction(async (tx) => {
    const isShared = and(eq(enquiryShares.enquiryId, enquiryId), eq(enquiryShares.artistId, artistId))
    const [shared] = await tx
      .select({ assigneeId: enquiries.assigneeId })
      .from(enquiryShares)
      .innerJoin(enquiries, eq(enquiries.id, enquiryShares.enquiryId))
      .where(isShared)
      // Sharing may end, or a second answer come, at the same moment.
      .for('update', { of: enquiryShares })
    if (!shared) return 'unknown'
    const isOwn = and(eq(enquiryAnswers.enquiryId, enquiryId), eq(enquiryAnswers.artistId, artistId))
    if ((await tx.$count(enquiryAnswers, isOwn)) >= MOST_ANSWERS) return 'too-many'
    const answer = { id: Id, enquiryId, artistId, staffName, text: Text, answeredAt: now }
    const added = await tx.insert(enquiryAnswers).values(answer).onConflictDoNothing().returning()
    if (added.length === 0) return 'answered'
    const happened = {
      kind: 'answered',
      resource: 'enquiries',
      recordId: enquiryId,
      by: artist,
      now,
    } as const
    const { assigneeId } = shared
    await recordNotification(tx, happened, assigneeId ? { accountId: assigneeId } : 'all-who-decide')
    return 'answered'
  })
}
