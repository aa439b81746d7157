import { and, eq, gt, isNotNull, lte, or, sql } from 'drizzle-orm'
import {
  decisionComments,
  decisionPeople,
  decisionRounds,
  decisionVotes,
} from '#domain/collection/deciding/tables.server.ts'
import { savedCollections } from '#domain/collection/tables.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { DAY_MS } from '#platform/durations.ts'
import { type BackgroundJob, openBackgroundJob } from '#platform/jobs/background-job.ts'
import type { Log } from '#platform/log.ts'
import { queueEmail } from '#platform/mail/queue/email-queue.server.ts'
import type { EmailSending } from '#platform/mail/queue/send-emails.server.ts'
import { senderDomain } from '#site/site.server.ts'
import { DECIDING_DIGEST } from './owner-email.server.ts'

const CHECKED_EVERY_MS = 10 * 60_000
/** No request takes so long: what is older has been written, and is in this e-mail or an earlier one. */
const WRITTEN_WITHIN_MS = 60_000

type DigestsNeeds = { db: Database; clock: Clock; log: Log; emails: Pick<EmailSending, 'run'> }

/** Queues, at most once a day for each, e-mails to the owners who asked for them and to whom something is new. */
export function openDigests({ db, clock, log, emails }: DigestsNeeds): BackgroundJob {
  const job = openBackgroundJob({
    run: async (signal) => {
      let queued = 0
      while (!signal.aborted && (await queueOne(db, clock.now()))) queued += 1
      if (queued > 0) void emails.run()
    },
    everyMs: CHECKED_EVERY_MS,
    log,
    failureEvent: 'digests.not-queued',
    // A failed query repeats addresses.
    toFacts: (error) => ({ reason: error instanceof Error ? error.name : 'unknown' }),
  })
  job.start()
  return job
}

/** The e-mail and the time up to which it tells are written together, so that no crash sends the same news twice. */
function queueOne(db: Database, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() - WRITTEN_WITHIN_MS)
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ round: decisionRounds, language: savedCollections.language })
      .from(decisionRounds)
      .innerJoin(savedCollections, eq(savedCollections.id, decisionRounds.collectionId))
      .where(
        and(
          isNotNull(decisionRounds.emailConfirmedAt),
          lte(decisionRounds.toldUntil, new Date(until.getTime() - DAY_MS)),
          gt(savedCollections.expiresAt, now),
          or(
            hasNew(decisionVotes, decisionVotes.votedAt, until),
            hasNew(decisionComments, decisionComments.writtenAt, until),
          ),
        ),
      )
      .limit(1)
      .for('update', { of: decisionRounds, skipLocked: true })
    const to = due?.round.ownerEmail
    if (!due || !to) return false
    const { collectionId, toldUntil } = due.round
    await queueEmail(tx, {
      kind: DECIDING_DIGEST,
      payload: {
        collectionId,
        to,
        language: due.language,
        since: toldUntil?.toISOString(),
        until: until.toISOString(),
      },
      domain: senderDomain,
      now,
    })
    await tx
      .update(decisionRounds)
      .set({ toldUntil: until })
      .where(eq(decisionRounds.collectionId, collectionId))
    return true
  })
}

function hasNew(
  table: typeof decisionVotes | typeof decisionComments,
  at: typeof decisionVotes.votedAt | typeof decisionComments.writtenAt,
  until: Date,
) {
  return sql`EXISTS (SELECT 1 FROM ${table} JOIN ${decisionPeople} ON ${decisionPeople.id} = ${table.personId}
    WHERE ${decisionPeople.collectionId} = ${decisionRounds.collectionId} AND NOT ${decisionPeople.hidden}
    AND ${at} >= ${decisionRounds.toldUntil} AND ${at} < ${sql.param(until, at)})`
}
