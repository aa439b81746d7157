import { eq } from 'drizzle-orm'
import { recordNotification, withdrawNotifications } from '#domain/notifications/notifications.server.ts'
import { asStaff } from '#domain/staff/accounts.server.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import { staffAccounts } from '#domain/staff/tables.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { FieldErrors } from '#platform/fields/answers.ts'
import type { Records } from '#platform/records/open-records.server.ts'
import type { Fields } from '#platform/records/resource.ts'
import { type ChangeLog, isEqualValue } from '#platform/records/write-records.server.ts'
import { queueDecided } from './decided-email.server.ts'
import { toDetails, toFields } from './own-records.server.ts'
import { lockProposal, waitingProposal } from './pending-changes.server.ts'
import { type PendingChange, pendingChanges } from './tables.server.ts'

type DecideProposalsNeeds = {
  db: Database
  clock: Clock
  adminRecords: ReadonlyMap<string, Pick<Records, 'forOwner'>>
}
type Decision = {
  id: number
  by: Staff
  /** Names of fields; all others are refused. */
  accepted: readonly string[] | 'all'
  /** The reason why something is refused, as the artist reads it. */
  sentence: string
  /** Also writes over what was changed since. */
  evenIfChanged: boolean
  /** Gives the log of what somebody changes. */
  logAs: (author: Staff, resource: string) => ChangeLog
}

export type Decided =
  | { outcome: 'decided' }
  /** `unknown`: the artist has withdrawn or changed it as well. `changed`: what it changes was changed since. */
  | { outcome: 'unknown' | 'decided-already' | 'changed' | 'gone' }
  | { outcome: 'invalid'; errors: FieldErrors }

/**
 * Writes the accepted fields in the artist's name, as far as they have an account, and tells the artist. Of two who
 * decide at the same time the second is told.
 */
export function decideProposal(
  { db, clock, adminRecords }: DecideProposalsNeeds,
  decision: Decision,
): Promise<Decided> {
  return db.transaction(async (tx) => {
    const proposal = await lockProposal(tx, decision.id)
    if (!proposal) return { outcome: 'unknown' }
    if (proposal.state !== 'new') return { outcome: 'decided-already' }
    const { by, sentence } = decision
    const parts = split(proposal.fields, decision.accepted)
    const errors = refuse(proposal.fields, parts, decision)
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors }
    // In the name of whoever decides where the account was removed since.
    const [author = by] = await tx
      .select(asStaff)
      .from(staffAccounts)
      .where(eq(staffAccounts.id, proposal.accountId ?? ''))
    if (!isEmpty(parts.accepted)) {
      const records = adminRecords.get(proposal.resource)?.forOwner?.(tx, proposal.artistId)
      const log = decision.logAs(author, proposal.resource)
      const part = { ...proposal, fields: parts.accepted, evenIfChanged: decision.evenIfChanged, log }
      const written = await write(records, part)
      if (written.outcome !== 'decided') return written
    }
    const now = clock.now()
    await storeDecision(tx, proposal, { ...parts, sentence, decidedBy: by.name, decidedAt: now })
    const [accepted, refused] = [Object.keys(parts.accepted), Object.keys(parts.refused)]
    const { recordName, resource, recordId, accountId } = proposal
    await withdrawNotifications(tx, waitingProposal(proposal))
    const decided = { kind: 'decided', resource, recordId, recordName, by, now } as const
    // Without an account nobody is left to read it.
    const told = accountId === null ? [] : await recordNotification(tx, decided, { accountId })
    for (const to of told)
      await queueDecided(tx, { to, by: by.name, recordName, accepted, refused, sentence }, now)
    return { outcome: 'decided' }
  })
}

type Parts = { accepted: Fields; refused: Fields }

function split(fields: Fields, accepted: Decision['accepted']): Parts {
  const isAccepted = (name: string) => accepted === 'all' || accepted.includes(name)
  const only = (wanted: boolean) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => isAccepted(name) === wanted))
  return { accepted: only(true), refused: only(false) }
}

function refuse(
  fields: Fields,
  { refused }: Parts,
  { accepted, sentence }: Pick<Decision, 'accepted' | 'sentence'>,
): FieldErrors {
  const isForeign = accepted !== 'all' && accepted.some((name) => !Object.hasOwn(fields, name))
  if (isForeign) return { Fields: 'unknown' }
  return isEmpty(refused) || sentence !== '' ? {} : { Sentence: 'required' }
}

function isEmpty(fields: Fields): boolean {
  return Object.keys(fields).length === 0
}

type AcceptedPart = Pick<PendingChange, 'recordId' | 'fields'> & { evenIfChanged: boolean; log: ChangeLog }

/** Has written nothing unless the outcome is `decided`. */
async function write(
  records: Records | undefined,
  { recordId, fields, evenIfChanged, log }: AcceptedPart,
): Promise<Decided> {
  const record = await records?.find(recordId)
  if (!records || !record) return { outcome: 'gone' }
  const isChanged = Object.entries(toDetails(fields)).some(
    ([name, { from }]) => !isEqualValue(record[name], from),
  )
  if (isChanged && !evenIfChanged) return { outcome: 'changed' }
  const written = await records.change(recordId, String(record.Revision), toFields({ fields }), log)
  if (written.outcome === 'written') return { outcome: 'decided' }
  return written.outcome === 'invalid' ? written : { outcome: 'changed' }
}

type Stored = Parts & { sentence: string; decidedBy: string; decidedAt: Date }

/** Refused fields beside accepted ones become a row of their own, which has the revision of the proposal as well. */
async function storeDecision(
  tx: Database,
  { id, ...proposal }: PendingChange,
  { accepted, refused, sentence, ...decided }: Stored,
): Promise<void> {
  const declined = { ...decided, state: 'declined', fields: refused, sentence } as const
  const yes = { ...decided, state: 'accepted', fields: accepted } as const
  const whole = isEmpty(accepted) ? declined : yes
  await tx.update(pendingChanges).set(whole).where(eq(pendingChanges.id, id))
  if (!isEmpty(accepted) && !isEmpty(refused))
    await tx.insert(pendingChanges).values({ ...proposal, ...declined })
}
