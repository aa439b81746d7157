import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { SESSION_LONGEST_SECONDS } from '#domain/staff/model.ts'
import {
  staffAccounts,
  staffIdentities,
  staffLinks,
  staffPasskeys,
  staffPasswords,
  staffSessions,
} from '#domain/staff/tables.server.ts'
import { type Database, inTextOrder } from '#platform/database/database.ts'
import type { Colleague, ColleagueState } from './model.ts'

/** Everybody who may sign in, sorted by name. */
export async function listColleagues(db: Database, now: Date): Promise<Colleague[]> {
  const { id, name, email, role, artistId, signedInAt, twoFactorEnabled } = staffAccounts
  const rows = await db
    .select({
      ...{ id, name, email, role, artistId, signedInAt },
      hasAuthenticator: twoFactorEnabled,
      passkeys: countOf(db.$count(staffPasskeys, eq(staffPasskeys.userId, id))),
      sessions: countOf(db.$count(staffSessions, and(eq(staffSessions.userId, id), isValidSession(now)))),
      identities: countOf(db.$count(staffIdentities, eq(staffIdentities.accountId, id))),
      password: staffPasswords.id,
      linkUntil: staffLinks.expiresAt,
    })
    .from(staffAccounts)
    .leftJoin(staffPasswords, and(eq(staffPasswords.userId, id), isNotNull(staffPasswords.password)))
    .leftJoin(staffLinks, eq(staffLinks.accountId, id))
    .orderBy(inTextOrder(name), id)
  return rows.map(({ password, identities, linkUntil, ...row }) => {
    const until = linkUntil && linkUntil > now ? linkUntil : null
    const canSignIn = password !== null || row.passkeys + identities > 0
    return { ...row, linkUntil: until, state: stateOf(canSignIn, until) }
  })
}

function stateOf(canSignIn: boolean, linkUntil: Date | null): ColleagueState {
  if (canSignIn) return 'active'
  return linkUntil ? 'invited' : 'link-too-old'
}

/** Both engines answer a number. */
function countOf(counting: ReturnType<Database['$count']>) {
  return sql<number>`(${counting})::int`
}

function isValidSession(now: Date) {
  const oldest = new Date(now.getTime() - SESSION_LONGEST_SECONDS * 1_000)
  return and(gt(staffSessions.expiresAt, now), gt(staffSessions.createdAt, oldest))
}
