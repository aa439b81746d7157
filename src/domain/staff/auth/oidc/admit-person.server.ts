import { createHash } from 'node:crypto'
import { and, asc, eq, or } from 'drizzle-orm'
import { addStaff, asStaff, endAccess } from '#domain/staff/accounts.server.ts'
import { recordChange } from '#domain/staff/changes.server.ts'
import { hasOwnerWhoCanSignIn } from '#domain/staff/colleagues/keep-an-owner.server.ts'
import type { Staff } from '#domain/staff/model.ts'
import { includesRole, type StaffRole } from '#domain/staff/roles.ts'
import { staffAccounts, staffIdentities } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { OidcPerson } from './provider.server.ts'

export type OidcRefusal =
  | 'oidc_no_role'
  | 'oidc_unverified'
  | 'oidc_removed'
  | 'oidc_other_person'
  | 'oidc_second_factor'
export type Admission = { outcome: 'admitted'; staff: Staff } | { outcome: 'refused'; code: OidcRefusal }

/** Under it stand the hashes of removed accounts' e-mail addresses; a trigger writes them. */
const REMOVED = ''

type Arrival = { issuer: string; person: OidcPerson; now: Date }
type Account = Staff & { role: StaffRole; isSecondFactorOn: boolean }

/** The account that a person may use, as one change: found by who they are at the provider, else by a verified address, else made. */
export async function admitPerson(tx: Database, arrival: Arrival): Promise<Admission> {
  const { issuer, person, now } = arrival
  // One after the other, as owners' changes; what one has added the next one reads.
  await tx.select({ id: staffAccounts.id }).from(staffAccounts).orderBy(asc(staffAccounts.id)).for('update')
  const accounts = await tx
    .select({ ...asStaff, role: staffAccounts.role, isSecondFactorOn: staffAccounts.twoFactorEnabled })
    .from(staffAccounts)
  const identities = await listIdentities(tx, arrival)
  const known = identities.filter((one) => one.issuer === REMOVED || one.subject === person.subject)
  const linkedTo = known.find((identity) => identity.issuer === issuer)?.accountId
  const linked = accounts.find(({ id }) => id === linkedTo)
  if (linked) await setRole(tx, linked, person.role ?? withoutRole(linked), now)
  if (!person.role) {
    if (linked) await endAccess(tx, linked, { by: linked, now })
    return refuse('oidc_no_role')
  }
  if (!linked && person.email === '') return refuse('oidc_unverified')
  const account = linked ?? accounts.find(({ email }) => email === person.email)
  if (account?.isSecondFactorOn && !person.hasTwoFactors) return refuse('oidc_second_factor')
  if (linked) return { outcome: 'admitted', staff: linked }
  if (identities.some(({ accountId }) => accountId === account?.id)) return refuse('oidc_other_person')
  if (!account && known.length > 0) return refuse('oidc_removed')
  const staff = account ?? (await addPerson(tx, person, person.role, now))
  if (account) await setRole(tx, account, person.role, now)
  await linkTo(tx, staff, arrival)
  return { outcome: 'admitted', staff }
}

/** An account whose owner the provider gives no role any more changes nothing; nobody sees more by that. */
function withoutRole({ role }: Account): StaffRole {
  return includesRole('reader', role) ? role : 'reader'
}

function refuse(code: OidcRefusal): Admission {
  return { outcome: 'refused', code }
}

/** Of everybody at the provider, and of an account with the person's address that was removed. */
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
    .values({ issuer, subject: person.subject, accountId, createdAt: now })
    .onConflictDoUpdate({ target: [staffIdentities.issuer, staffIdentities.subject], set: { accountId } })
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

/** The last owner who can sign in stays one. */
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
