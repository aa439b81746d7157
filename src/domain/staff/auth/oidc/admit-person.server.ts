import { createHash } from 'node:crypto'
import { and, asc, eq, isNotNull, or } from 'drizzle-orm'
import { addStaff, asStaff, endAccess, hasOwnerWhoCanSignIn } from '#domain/staff/accounts.server.ts'
import { recordChange } from '#domain/staff/changes.server.ts'
import { includesRole, type StaffRole } from '#domain/staff/roles.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import { staffAccounts, staffIdentities } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { OidcPerson } from './provider.server.ts'

type OidcRefusal =
  | 'oidc_no_role'
  | 'oidc_role_unknown'
  | 'oidc_unverified'
  | 'oidc_removed'
  | 'oidc_other_person'
  | 'oidc_second_factor'
type Admission = { outcome: 'admitted'; staff: Staff } | { outcome: 'refused'; code: OidcRefusal }

/** Rows of this issuer have hashes of removed accounts' e-mail addresses; a trigger writes them. */
const REMOVED = ''

type Arrival = { issuer: string; person: OidcPerson; now: Date }
type Account = Staff & { role: StaffRole; isSecondFactorOn: boolean }

/** Finds an account by who somebody is at the provider, else by a verified address, or else creates one. */
export async function admitPerson(tx: Database, arrival: Arrival): Promise<Admission> {
  const { issuer, person, now } = arrival
  const { role } = person
  // `unknown` does not mean no role: nothing changes until the provider says it.
  if (role === 'unknown') return refuse('oidc_role_unknown')
  // Sign-ins take turns, as owners' changes do; each reads what the one before has added.
  await tx.select({ id: staffAccounts.id }).from(staffAccounts).orderBy(asc(staffAccounts.id)).for('update')
  const accounts = await tx
    .select({ ...asStaff, role: staffAccounts.role, isSecondFactorOn: staffAccounts.twoFactorEnabled })
    .from(staffAccounts)
  const identities = await listIdentities(tx, arrival)
  const known = identities.filter((one) => one.issuer === REMOVED || one.subject === person.subject)
  const identity = known.find((one) => one.issuer === issuer)
  const linked = accounts.find(({ id }) => id === identity?.accountId)
  if (linked) await setRole(tx, linked, role ?? withoutRole(linked), now)
  if (!role) {
    if (linked) await endAccess(tx, linked, { by: linked, now })
    return refuse('oidc_no_role')
  }
  if (!linked && person.email === '') return refuse('oidc_unverified')
  const account = linked ?? accounts.find(({ email }) => email === person.email)
  if (account?.isSecondFactorOn && !person.hasTwoFactors) return refuse('oidc_second_factor')
  if (linked && identity) return { outcome: 'admitted', staff: await follow(tx, linked, identity, arrival) }
  if (identities.some(({ accountId }) => accountId === account?.id)) return refuse('oidc_other_person')
  if (!account && known.length > 0) return refuse('oidc_removed')
  const staff = account ?? (await addPerson(tx, person, role, now))
  if (account) await setRole(tx, account, role, now)
  await linkTo(tx, staff, arrival)
  return { outcome: 'admitted', staff }
}

/** The account of somebody without a role at the provider can change nothing, and sees no more than before. */
function withoutRole({ role }: Account): StaffRole {
  return includesRole('reader', role) ? role : 'reader'
}

function refuse(code: OidcRefusal): Admission {
  return { outcome: 'refused', code }
}

function listIdentities(tx: Database, { issuer, person }: Arrival) {
  const removed = createHash('sha256').update(person.email).digest('hex')
  const isRemoved = and(eq(staffIdentities.issuer, REMOVED), eq(staffIdentities.subject, removed))
  return tx
    .select()
    .from(staffIdentities)
    .where(or(eq(staffIdentities.issuer, issuer), isRemoved))
}

async function linkTo(
  tx: Database,
  { id: accountId }: Staff,
  { issuer, person, now }: Arrival,
): Promise<void> {
  await tx
    .insert(staffIdentities)
    .values({ issuer, subject: person.subject, accountId, ...factsOf(person), createdAt: now })
    .onConflictDoUpdate({
      target: [staffIdentities.issuer, staffIdentities.subject],
      set: { accountId, ...factsOf(person) },
    })
}

async function addPerson(
  tx: Database,
  { name, email }: OidcPerson,
  role: StaffRole,
  now: Date,
): Promise<Staff> {
  const added = await addStaff(tx, { name, email, role }, now)
  if (!added) throw new Error('Another account was added with this address meanwhile.')
  const line = { action: 'create', resource: 'colleagues', recordId: added.id } as const
  await recordChange(tx, added, { ...line, details: { name, role }, changedAt: now })
  return added
}

/** For a provider that changes everybody's subject; people who were removed stay removed. */
export async function unlinkAll(db: Database): Promise<number> {
  const gone = await db
    .delete(staffIdentities)
    .where(isNotNull(staffIdentities.accountId))
    .returning({ id: staffIdentities.accountId })
  return new Set(gone.map(({ id }) => id)).size
}

/** The provider's facts are stored to notice later when they change. */
function factsOf({ name, email }: OidcPerson) {
  return { name, ...(email ? { email } : {}) }
}

type Identity = typeof staffIdentities.$inferSelect

/**
 * A name or a verified address that changed at the provider changes here as well, unless somebody else has the address.
 */
async function follow(
  tx: Database,
  account: Account,
  known: Identity,
  { issuer, person, now }: Arrival,
): Promise<Staff> {
  const isNew = (before: string | null, after: string) => before !== null && after !== '' && before !== after
  const email = isNew(known.email, person.email) ? person.email : account.email
  const isTaken =
    email !== account.email && (await tx.$count(staffAccounts, eq(staffAccounts.email, email))) > 0
  const followed = {
    name: isNew(known.name, person.name) ? person.name : account.name,
    email: isTaken ? account.email : email,
  }
  await tx
    .update(staffIdentities)
    .set(factsOf(person))
    .where(and(eq(staffIdentities.issuer, issuer), eq(staffIdentities.subject, person.subject)))
  const details = {
    ...(followed.name === account.name ? {} : { Name: { from: account.name, to: followed.name } }),
    ...(followed.email === account.email ? {} : { Email: { from: account.email, to: followed.email } }),
  }
  if (Object.keys(details).length > 0) {
    await tx
      .update(staffAccounts)
      .set({ ...followed, updatedAt: now })
      .where(eq(staffAccounts.id, account.id))
    const line = { action: 'change', resource: 'colleagues', recordId: account.id } as const
    await recordChange(tx, account, { ...line, details: { name: followed.name, ...details }, changedAt: now })
  }
  return { ...account, ...followed }
}

/** Sets the role; the last owner who can sign in stays an owner. */
async function setRole(tx: Database, account: Account, role: StaffRole, now: Date): Promise<void> {
  if (account.role === role) return
  const write = (to: StaffRole) =>
    tx.update(staffAccounts).set({ role: to, updatedAt: now }).where(eq(staffAccounts.id, account.id))
  await write(role)
  if (account.role === 'owner' && !(await hasOwnerWhoCanSignIn(tx))) return void (await write('owner'))
  const details = { name: account.name, Role: { from: account.role, to: role } }
  const line = { action: 'change', resource: 'colleagues', recordId: account.id } as const
  await recordChange(tx, account, { ...line, details, changedAt: now })
}
