import { randomBytes, randomUUID } from 'node:crypto'
import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { MINUTE_MS } from '#platform/durations.ts'
import { recordChange } from './changes.server.ts'
import { includesRole } from './roles.ts'
import { hashToken } from './sessions.server.ts'
import { queueStaffEmail } from './staff-emails.server.ts'
import type { SignedInStaff, Staff } from './staff-model.ts'
import { staffAccounts, staffTokens } from './tables.server.ts'
import { MOST_TOKENS, type NewToken, TOKEN_PREFIX } from './token-model.ts'

const TOKEN_BYTES = 32
const TOKEN = new RegExp(`^${TOKEN_PREFIX}[A-Za-z0-9_-]{43}$`)

/** The token is returned once, as only its hash is stored; null when the account has too many. */
export async function makeToken(
  db: Database,
  staff: Staff,
  { Name: name, Scopes, EndsAt }: NewToken,
  { userAgent, now }: { userAgent: string; now: Date },
): Promise<{ id: string; token: string } | null> {
  const scopes = [...new Set(Scopes)]
  const endsAt = new Date(EndsAt)
  const token = TOKEN_PREFIX + randomBytes(TOKEN_BYTES).toString('base64url')
  const id = randomUUID()
  return db.transaction(async (tx) => {
    // Two requests of one account take turns here.
    await tx
      .select({ id: staffAccounts.id })
      .from(staffAccounts)
      .where(eq(staffAccounts.id, staff.id))
      .for('update')
    const [has] = await tx
      .select({ tokens: count() })
      .from(staffTokens)
      .where(eq(staffTokens.accountId, staff.id))
    if (Number(has?.tokens) >= MOST_TOKENS) return null
    const values = { id, accountId: staff.id, name, hash: hashToken(token), scopes, createdAt: now, endsAt }
    await tx.insert(staffTokens).values(values)
    const details = { name, scopes: scopes.join(' '), endsAt: endsAt.toISOString() }
    await logChange(tx, staff, { action: 'create', recordId: id, details, changedAt: now })
    await queueStaffEmail(tx, { kind: 'token-made', to: staff, at: now, userAgent })
    return { id, token }
  })
}

/** An owner gets the tokens of everybody; the newest come first. */
export function listTokens(db: Database, staff: SignedInStaff) {
  return db
    .select({
      Id: staffTokens.id,
      Name: staffTokens.name,
      Account: staffAccounts.name,
      IsYours: sql<boolean>`${staffTokens.accountId} = ${staff.id}`,
      Scopes: staffTokens.scopes,
      CreatedAt: staffTokens.createdAt,
      EndsAt: staffTokens.endsAt,
      LastUsedOn: staffTokens.lastUsedOn,
    })
    .from(staffTokens)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffTokens.accountId))
    .where(reachOf(staff))
    .orderBy(desc(staffTokens.createdAt))
}

/** An owner may end anybody's token; returns whether there was such a one. */
export function endToken(db: Database, staff: SignedInStaff, id: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(staffTokens)
      .where(and(eq(staffTokens.id, id), reachOf(staff)))
      .returning({ name: staffTokens.name })
    if (!ended) return false
    await logChange(tx, staff, { action: 'delete', recordId: id, details: ended, changedAt: now })
    return true
  })
}

/** After this time, tokens from other instances are known here. */
const LISTED_FOR_MS = MINUTE_MS

export type TokenList = {
  has: (token: string) => Promise<boolean>
  note: (token: string, isRight: boolean) => Promise<void>
}

/** These hashes, a minute old at most, tell right tokens from a flood of wrong ones; only `findToken` decides. */
export function openTokenList(db: Database, clock: Clock): TokenList {
  let readAt = 0
  let reading: Promise<Set<string>> | null = null

  function read(): Promise<Set<string>> {
    const now = clock.now()
    if (reading && Math.abs(now.getTime() - readAt) < LISTED_FOR_MS) return reading
    readAt = now.getTime()
    reading = listHashes(db, now).catch((error) => {
      reading = null
      throw error
    })
    return reading
  }

  return {
    has: async (token) => (await read()).has(hashToken(token)),
    note: async (token, isRight) => {
      const hashes = await read()
      if (isRight) hashes.add(hashToken(token))
      else hashes.delete(hashToken(token))
    },
  }
}

async function listHashes(db: Database, now: Date): Promise<Set<string>> {
  const rows = await db
    .select({ hash: staffTokens.hash })
    .from(staffTokens)
    .where(gt(staffTokens.endsAt, now))
  return new Set(rows.map(({ hash }) => hash))
}

export async function findToken(
  db: Database,
  token: string,
  now: Date,
): Promise<{ id: string; staff: SignedInStaff; scopes: readonly string[] } | null> {
  if (!TOKEN.test(token)) return null
  const { id, name, email, role } = staffAccounts
  const [found] = await db
    .select({
      id: staffTokens.id,
      name: staffTokens.name,
      scopes: staffTokens.scopes,
      lastUsedOn: staffTokens.lastUsedOn,
      staff: { id, name, email, role },
    })
    .from(staffTokens)
    .innerJoin(staffAccounts, eq(id, staffTokens.accountId))
    .where(and(eq(staffTokens.hash, hashToken(token)), gt(staffTokens.endsAt, now)))
  if (!found) return null
  const today = now.toISOString().slice(0, 10)
  if (found.lastUsedOn !== today)
    await db.update(staffTokens).set({ lastUsedOn: today }).where(eq(staffTokens.id, found.id))
  // A token acts as an editor at most: only people may do what needs an owner.
  const atMost = includesRole(found.staff.role, 'editor') ? 'editor' : found.staff.role
  return { id: found.id, scopes: found.scopes, staff: { ...found.staff, role: atMost, through: found.name } }
}

export async function deleteTokens(tx: Database, accountId: string): Promise<string[]> {
  const ended = await tx
    .delete(staffTokens)
    .where(eq(staffTokens.accountId, accountId))
    .returning({ name: staffTokens.name })
  return ended.map(({ name }) => name).sort()
}

function reachOf({ id, role }: SignedInStaff) {
  return role === 'owner' ? undefined : eq(staffTokens.accountId, id)
}

type Line = Omit<Parameters<typeof recordChange>[2], 'resource'>

function logChange(tx: Database, staff: Staff, line: Line): Promise<void> {
  return recordChange(tx, staff, { ...line, resource: 'tokens' })
}
