import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import { type Database, inTextOrder } from '#platform/database/database.ts'
import {
  addStaff,
  asStaff,
  changeAsOwner,
  endAccess,
  HAPPENED,
  type Outcome,
  type Refused,
} from './accounts.server.ts'
import { linkEndsAt, resetAccount } from './auth/account-links.server.ts'
import { recordChange, type StaffChange } from './changes.server.ts'
import type { Colleague, ColleagueLink, ColleagueState, LinkEmail } from './colleague-model.ts'
import type { StaffRole } from './roles.ts'
import { SESSION_LONGEST_SECONDS, type Staff } from './staff-model.ts'
import {
  staffAccounts,
  staffIdentities,
  staffLinks,
  staffPasskeys,
  staffPasswords,
  staffSessions,
} from './tables.server.ts'

export type ColleaguesNeeds = {
  db: Database
  clock: Clock
  queueLink: (tx: Database, link: LinkEmail) => Promise<void>
  listProposals: (tx: Database, accountId: string) => Promise<string[]>
  sendEmails: () => void
}

type Granted = { role: StaffRole; artistId: number | null }
type Done = { outcome: 'done' }
type Linked = { outcome: 'linked' } & ColleagueLink

/** Every change is logged, without secrets. */
export type Colleagues = {
  list: () => Promise<Colleague[]>
  invite: (
    owner: Staff,
    invited: { name: string; email: string } & Granted,
  ) => Promise<Outcome<Linked | { outcome: 'taken' }>>
  /** Invites within an action that can be undone; whoever commits it runs the e-mails. */
  inviteWithin: (
    action: { tx: Database; id: string },
    owner: Staff,
    invited: { name: string; email: string } & Granted,
  ) => Promise<Outcome<Linked | { outcome: 'taken' }>>
  changeRole: (owner: Staff, id: string, granted: Granted) => Promise<Outcome<Done>>
  reset: (owner: Staff, id: string) => Promise<Outcome<Linked>>
  /** Makes a link useless; the account stays. */
  withdrawLink: (owner: Staff, id: string) => Promise<Outcome<Done>>
  endAccess: (owner: Staff, id: string) => Promise<Outcome<Done>>
  remove: (owner: Staff, id: string) => Promise<Outcome<Done>>
}

type Line = Pick<StaffChange, 'action' | 'details' | 'actionId'>
type Found = Staff & { role: StaffRole }

export function openColleagues({
  db,
  clock,
  queueLink,
  listProposals,
  sendEmails,
}: ColleaguesNeeds): Colleagues {
  const log = (tx: Database, owner: Staff, id: string, line: Line) =>
    recordChange(tx, owner, { ...line, resource: 'colleagues', recordId: id, changedAt: clock.now() })

  async function change<Result>(
    owner: Staff,
    id: string,
    work: (tx: Database, found: Found) => Promise<Outcome<Result>>,
    line?: (found: Found) => Line,
  ): Promise<Outcome<Result>> {
    return changeAsOwner<Result>(db, owner, async (tx) => {
      const [found] = await tx
        .select({ ...asStaff, role: staffAccounts.role })
        .from(staffAccounts)
        .where(eq(staffAccounts.id, id))
      if (!found) return { outcome: 'unknown' }
      const outcome = await work(tx, found)
      if (line) await log(tx, owner, id, line(found))
      return outcome
    })
  }

  async function giveLink(tx: Database, to: Omit<LinkEmail, 'until' | 'at'>) {
    const at = clock.now()
    const link = { ...to, until: linkEndsAt(at) }
    await queueLink(tx, { ...link, at })
    return { outcome: 'linked', colleague: to.colleague, token: to.token, until: link.until } as const
  }

  function inviteWithin(
    { tx: within, id: actionId }: { tx: Database; id?: string },
    owner: Staff,
    { name, email, ...granted }: { name: string; email: string } & Granted,
  ) {
    return changeAsOwner<Linked | { outcome: 'taken' }>(within, owner, async (tx) => {
      const colleague = await addStaff(tx, { name, email, ...granted }, clock.now())
      if (!colleague) return { outcome: 'taken' }
      const token = await resetAccount(tx, colleague, clock.now())
      const line = { action: 'create', details: { name, role: granted.role }, actionId } as const
      await log(tx, owner, colleague.id, line)
      return giveLink(tx, { colleague, token, by: owner, reason: 'invited' })
    })
  }

  async function sendAfter<Result>(changing: Promise<Result>): Promise<Result> {
    const result = await changing
    sendEmails()
    return result
  }

  const isOwnAccount: Refused = { outcome: 'own' }
  const isDone: Done = { outcome: 'done' }

  return {
    list: () => listColleagues(db, clock.now()),
    invite: (owner, invited) => sendAfter(inviteWithin({ tx: db }, owner, invited)),
    inviteWithin,
    changeRole: (owner, id, granted) =>
      change(
        owner,
        id,
        async (tx) => {
          await tx
            .update(staffAccounts)
            .set({ ...granted, updatedAt: clock.now() })
            .where(eq(staffAccounts.id, id))
          return isDone
        },
        (found) => changed(found, { Role: { from: found.role, to: granted.role } }),
      ),
    reset: async (owner, id) => {
      if (owner.id === id) return isOwnAccount
      return sendAfter(
        change(
          owner,
          id,
          async (tx, colleague) => {
            const reason = (await hasPassword(tx, id)) ? 'reset' : 'invited'
            const token = await resetAccount(tx, colleague, clock.now())
            return giveLink(tx, { colleague, token, by: owner, reason })
          },
          (found) => changed(found, { AccessReset: HAPPENED }),
        ),
      )
    },
    withdrawLink: (owner, id) =>
      change(
        owner,
        id,
        async (tx) => {
          await tx.delete(staffLinks).where(eq(staffLinks.accountId, id))
          return isDone
        },
        (found) => changed(found, { LinkWithdrawn: HAPPENED }),
      ),
    endAccess: (owner, id) =>
      change(owner, id, async (tx, colleague) => {
        await endAccess(tx, colleague, { by: owner, now: clock.now() })
        return isDone
      }),
    remove: async (owner, id) => {
      if (owner.id === id) return isOwnAccount
      let waiting: string[] = []
      return change(
        owner,
        id,
        async (tx) => {
          waiting = await listProposals(tx, id)
          await tx.delete(staffAccounts).where(eq(staffAccounts.id, id))
          return isDone
        },
        ({ name, role }) => ({
          action: 'delete',
          details: { name, role, ...(waiting.length > 0 ? { OpenProposals: waiting.join(', ') } : {}) },
        }),
      )
    },
  }
}

function changed({ name }: Found, details: Record<string, unknown>): Line {
  return { action: 'change', details: { name, ...details } }
}

async function hasPassword(tx: Database, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: staffPasswords.id })
    .from(staffPasswords)
    .where(eq(staffPasswords.userId, id))
  return rows.length > 0
}

async function listColleagues(db: Database, now: Date): Promise<Colleague[]> {
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

/** Both engines return a number. */
function countOf(counting: ReturnType<Database['$count']>) {
  return sql<number>`(${counting})::int`
}

function isValidSession(now: Date) {
  const oldest = new Date(now.getTime() - SESSION_LONGEST_SECONDS * 1_000)
  return and(gt(staffSessions.expiresAt, now), gt(staffSessions.createdAt, oldest))
}
