import { and, count, desc, eq, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { STAFF_ROLES, type StaffRole } from '#domain/staff/roles.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import { staffAccounts } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { Language } from '#platform/i18n/language.ts'
import {
  KINDS_WITH_OWN_EMAIL,
  kindsFor,
  MOST_NOTIFICATIONS,
  type NotificationKind,
} from './notifications-model.ts'
import { notificationChoices, notifications } from './tables.server.ts'

type About = { kind: NotificationKind; resource: string; recordId: string }
type Happened = About & {
  /** It is left out where the record is a visitor's. */
  recordName?: string
  /** Null for a client. Nobody is told of what they did themselves. */
  by: Pick<Staff, 'id' | 'name'> | null
  now: Date
}
type Receivers = { accountId: string } | { email: string } | { artistId: number } | 'all-who-decide'
type Told = { name: string; email: string }

const { accountId, kind, resource, recordId, happenedAt, seenAt } = notifications

/**
 * Call it in the transaction of what happened. The same thing once more is the same line, unseen again. Returns who gets
 * an e-mail of the kind, where its text is the caller's own (`KINDS_WITH_OWN_EMAIL`).
 */
export async function recordNotification(
  tx: Database,
  { recordName = '', by, now, ...about }: Happened,
  receivers: Receivers,
): Promise<Told[]> {
  const { id, name, email, artistId, role } = staffAccounts
  const chosen = and(isOneOf(receivers), mayGet(about.kind), by ? ne(id, by.id) : undefined)
  const found = await tx
    .select({ id, name, email, artistId, role, switchedOff: notificationChoices.switchedOff })
    .from(staffAccounts)
    .leftJoin(notificationChoices, eq(notificationChoices.accountId, id))
    .where(chosen)
    .orderBy(id)
    // An account that is removed meanwhile would refuse the row, and with it all that happened.
    .for('key share', { of: staffAccounts })
  if (found.length === 0) return []
  const hasOwnEmail = (KINDS_WITH_OWN_EMAIL as readonly NotificationKind[]).includes(about.kind)
  const again = { recordName, byName: by?.name ?? '', happenedAt: now, seenAt: null }
  const line = { ...again, toldAt: hasOwnEmail ? now : null }
  const rows = found.map((account) => ({
    ...{ ...about, ...line, accountId: account.id },
    artistId: account.role === 'artist' ? account.artistId : null,
  }))
  await tx
    .insert(notifications)
    .values(rows)
    .onConflictDoUpdate({
      target: [accountId, kind, resource, recordId],
      set: { ...line, artistId: sql`excluded.artist_id` },
    })
  return found.filter(({ switchedOff }) => hasOwnEmail && !switchedOff?.includes(about.kind))
}

type Withdrawn = Omit<About, 'kind'> & { kind?: NotificationKind; artistId?: number }

/** For what is no longer on anybody's desk: somebody else has it, it was taken back, or the record is gone. */
export async function withdrawNotifications(tx: Database, about: Withdrawn): Promise<void> {
  const isAbout = and(
    ...[eq(resource, about.resource), eq(recordId, about.recordId)],
    about.kind && eq(kind, about.kind),
    about.artistId === undefined ? undefined : eq(notifications.artistId, about.artistId),
  )
  await tx.delete(notifications).where(isAbout)
}

type Reader = { id: string; role: StaffRole; artistId?: number | null }

/** Newest first. */
export async function listNotifications(db: Database, reader: Reader) {
  const { id, recordName, byName } = notifications
  return db
    .select({ id, kind, resource, recordId, recordName, byName, happenedAt, seenAt })
    .from(notifications)
    .where(isFor(reader))
    .orderBy(desc(happenedAt), desc(id))
    .limit(MOST_NOTIFICATIONS)
}

export async function countUnseen(db: Database, reader: Reader): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(notifications)
    .where(and(isFor(reader), isNull(seenAt)))
  return row?.number ?? 0
}

/** Lines that came after `until` were not in the list that they saw. */
export async function markSeen(
  db: Database,
  reader: Reader,
  { until, language, now }: { until: Date; language: Language; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const isSeen = and(eq(accountId, reader.id), isNull(seenAt), lte(happenedAt, until))
    await tx.update(notifications).set({ seenAt: now }).where(isSeen)
    await saveChoices(tx, reader.id, { language })
  })
}

export async function findSwitchedOff(db: Database, id: string): Promise<NotificationKind[]> {
  const { switchedOff } = notificationChoices
  const [found] = await db
    .select({ switchedOff })
    .from(notificationChoices)
    .where(eq(notificationChoices.accountId, id))
  return found?.switchedOff ?? []
}

export async function saveChoices(
  db: Database,
  id: string,
  chosen: { switchedOff?: SQL; language?: Language; mailedAt?: Date },
): Promise<void> {
  await db.insert(notificationChoices).values({ accountId: id }).onConflictDoNothing()
  await db.update(notificationChoices).set(chosen).where(eq(notificationChoices.accountId, id))
}

/** Changes that one kind alone, whatever another tab has changed meanwhile. */
export function switchEmails(told: NotificationKind, isOn: boolean): SQL {
  const { switchedOff } = notificationChoices
  return sql`(${switchedOff} - ${told}::text) || ${JSON.stringify(isOn ? [] : [told])}::jsonb`
}

function isOneOf(receivers: Receivers): SQL | undefined {
  if (receivers === 'all-who-decide') return undefined
  if ('accountId' in receivers) return eq(staffAccounts.id, receivers.accountId)
  if ('email' in receivers) return eq(staffAccounts.email, receivers.email.toLowerCase())
  return eq(staffAccounts.artistId, receivers.artistId)
}

function mayGet(told: NotificationKind): SQL | undefined {
  return inArray(
    staffAccounts.role,
    STAFF_ROLES.filter((role) => kindsFor(role).includes(told)),
  )
}

/** Lines end with the role, or the artist, that they came with. */
function isFor({ id, role, artistId }: Reader): SQL | undefined {
  const isTheirs = role === 'artist' ? eq(notifications.artistId, artistId ?? 0) : undefined
  return and(eq(accountId, id), inArray(kind, [...kindsFor(role)]), isTheirs)
}

/** The same for every account at once, where both tables are joined. */
export function isForAccount(): SQL | undefined {
  const ofRole = STAFF_ROLES.map((role) =>
    and(
      eq(staffAccounts.role, role),
      inArray(kind, [...kindsFor(role)]),
      role === 'artist' ? eq(notifications.artistId, staffAccounts.artistId) : undefined,
    ),
  )
  return or(...ofRole)
}
