import { and, desc, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { SESSION_IDLE_SECONDS, SESSION_LONGEST_SECONDS, type Staff } from '#domain/staff/model.ts'
import { staffAccounts, staffSessions } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { hashToken, nextToken } from './hash-token.server.ts'

/** Whoever copies a cookie has it for no longer than this while its owner works on. */
const RENEWED_EVERY_MS = 3_600_000
/** What a browser sent before it had the new cookie is still on its way. */
const PREVIOUS_GOOD_MS = 60_000

/** A session that is still good. */
export type StaffSession = {
  id: string
  staff: Staff
  hasTwoFactors: boolean
  /** Whether the account asks for a second factor. */
  isSecondFactorOn: boolean
  expiresAt: Date
  /** What the browser should send from now on: not what was asked with when that was renewed a moment ago. */
  token: string
}

/** One line of the list of sessions: nothing that anybody could sign in with. */
export type ListedSession = {
  id: string
  createdAt: Date
  ipAddress: string | null
  userAgent: string | null
}

type Needs = { db: Database; now: Date; key: string }

/** Null when the token leads to no session that is still good. */
export async function findSession({ db, now, key }: Needs, token: string): Promise<StaffSession | null> {
  const hash = hashToken(token)
  const justRenewed = gt(staffSessions.renewedAt, before(now, PREVIOUS_GOOD_MS))
  const [found] = await db
    .select({
      id: staffSessions.id,
      hash: staffSessions.token,
      expiresAt: staffSessions.expiresAt,
      hasTwoFactors: staffSessions.hasTwoFactors,
      isSecondFactorOn: staffAccounts.twoFactorEnabled,
      staff: { id: staffAccounts.id, name: staffAccounts.name, email: staffAccounts.email },
    })
    .from(staffSessions)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffSessions.userId))
    .where(
      and(
        isAlive(now),
        or(eq(staffSessions.token, hash), and(eq(staffSessions.previousToken, hash), justRenewed)),
      ),
    )
  if (!found) return null
  const { hash: kept, ...session } = found
  return { ...session, token: kept === hash ? token : nextToken(token, key) }
}

/**
 * Notes that a person used the session, and renews its token when that is due. Several requests may do so at once: one
 * renews, and the others are given the same new token.
 */
export async function useSession(needs: Needs, token: string): Promise<StaffSession | null> {
  const { db, now, key } = needs
  const { createdAt, renewedAt } = staffSessions
  const due = before(now, RENEWED_EVERY_MS)
  const isDue = or(lte(renewedAt, due), and(isNull(renewedAt), lte(createdAt, due)))
  await db
    .update(staffSessions)
    // The previous one is the column's value before this statement.
    .set({
      token: hashToken(nextToken(token, key)),
      previousToken: sql`${staffSessions.token}`,
      renewedAt: now,
    })
    .where(and(eq(staffSessions.token, hashToken(token)), isAlive(now), isDue))
  const session = await findSession(needs, token)
  if (!session) return null
  const expiresAt = new Date(now.getTime() + SESSION_IDLE_SECONDS * 1_000)
  await db.update(staffSessions).set({ expiresAt, updatedAt: now }).where(eq(staffSessions.id, session.id))
  return { ...session, expiresAt }
}

/** Newest first. */
export function listSessions(db: Database, accountId: string, now: Date): Promise<ListedSession[]> {
  const { id, createdAt, ipAddress, userAgent, userId } = staffSessions
  return db
    .select({ id, createdAt, ipAddress, userAgent })
    .from(staffSessions)
    .where(and(eq(userId, accountId), isAlive(now)))
    .orderBy(desc(createdAt), desc(id))
}

/** Ends one session of this account; that of somebody else stays. */
export async function endSession(db: Database, accountId: string, id: string): Promise<void> {
  await db.delete(staffSessions).where(and(eq(staffSessions.id, id), eq(staffSessions.userId, accountId)))
}

export async function endOtherSessions(db: Database, { staff, id }: StaffSession): Promise<void> {
  await db.delete(staffSessions).where(and(eq(staffSessions.userId, staff.id), ne(staffSessions.id, id)))
}

/** From now on the account asks for two factors, so what was opened with one has to be opened anew. */
export async function endOneFactorSessions(db: Database, accountId: string): Promise<void> {
  await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.userId, accountId), eq(staffSessions.hasTwoFactors, false)))
}

export async function noteFactors(db: Database, token: string, hasTwoFactors: boolean): Promise<void> {
  await db
    .update(staffSessions)
    .set({ hasTwoFactors })
    .where(eq(staffSessions.token, hashToken(token)))
}

/** Removes the sessions that are too old however much they are used. */
export async function removeOldSessions(db: Database, now: Date): Promise<void> {
  await db
    .delete(staffSessions)
    .where(lt(staffSessions.createdAt, before(now, SESSION_LONGEST_SECONDS * 1_000)))
}

function isAlive(now: Date) {
  const oldest = before(now, SESSION_LONGEST_SECONDS * 1_000)
  return and(gt(staffSessions.expiresAt, now), gt(staffSessions.createdAt, oldest))
}

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds)
}
