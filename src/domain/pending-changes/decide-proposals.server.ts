import { eq } from 'drizzle-orm'
import { asStaff } from '#domain/staff/accounts.server.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import { staffAccounts } from '#domain/staff/tables.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { FieldErrors } from '#platform/fields/answers.ts'
import type { Records } from '#platform/records/open-records.server.ts'
import { type ChangeLog, isEqualValue } from '#platform/records/write-records.server.ts'
import { queueDeclined } from './declined-email.server.ts'
import { toDetails, toFields } from './own-records.server.ts'
import { lockProposal } from './pending-changes.server.ts'
import { type PendingChange, pendingChanges } from './tables.server.ts'

type DecideProposalsNeeds = {
  db: Database
  clock: Clock
  adminRecords: ReadonlyMap<string, Pick<Records, 'forOwner'>>
}
type Decision = { id: number; by: Staff }

export type Decided =
  | { outcome: 'decided' }
  /** `unknown`: the artist has withdrawn or changed it as well. `changed`: what it changes was changed since. */
  | { outcome: 'unknown' | 'decided-already' | 'changed' | 'gone' }
  | { outcome: 'invalid'; errors: FieldErrors }

/**
 * Writes what the artist wants, in their name, as far as they have an account; `logAs` gives the log of what somebody
 * changes. With `evenIfChanged` also over what was changed since.
 */
export function acceptProposal(
  needs: DecideProposalsNeeds,
  decision: Decision & { evenIfChanged: boolean; logAs: (author: Staff, resource: string) => ChangeLog },
): Promise<Decided> {
  return decide(needs, { ...decision, sentence: '' }, 'accepted', async (tx, proposal, author) => {
    const records = needs.adminRecords.get(proposal.resource)?.forOwner?.(tx, proposal.artistId)
    const record = await records?.find(proposal.recordId)
    if (!records || !record) return { outcome: 'gone' }
    const isChanged = Object.entries(toDetails(proposal.fields)).some(
      ([name, { from }]) => !isEqualValue(record[name], from),
    )
    if (isChanged && !decision.evenIfChanged) return { outcome: 'changed' }
    const log = decision.logAs(author, proposal.resource)
    const written = await records.change(proposal.recordId, String(record.Revision), toFields(proposal), log)
    if (written.outcome === 'written') return { outcome: 'decided' }
    return written.outcome === 'invalid' ? written : { outcome: 'changed' }
  })
}

/** Says no; the artist reads why, here and by e-mail. */
export function declineProposal(
  needs: DecideProposalsNeeds,
  decision: Decision & { sentence: string },
): Promise<Decided> {
  return decide(needs, decision, 'declined', async (tx, proposal, author) => {
    // Nobody is left to read it by e-mail.
    const to = proposal.accountId === null ? null : author
    const { recordName } = proposal
    const content = { by: decision.by.name, recordName, sentence: decision.sentence }
    if (to) await queueDeclined(tx, { ...content, to }, needs.clock.now())
    return { outcome: 'decided' }
  })
}

/** Once: of two who decide at the same time the second is told. Work that does not decide must not have written anything. */
function decide(
  { db, clock }: DecideProposalsNeeds,
  { id, by, sentence }: Decision & { sentence: string },
  state: 'accepted' | 'declined',
  work: (tx: Database, proposal: PendingChange, author: Staff) => Promise<Decided>,
): Promise<Decided> {
  return db.transaction(async (tx) => {
    const proposal = await lockProposal(tx, id)
    if (!proposal) return { outcome: 'unknown' }
    if (proposal.state !== 'new') return { outcome: 'decided-already' }
    // In the name of whoever decides where the account was removed since.
    const [author = by] = await tx
      .select(asStaff)
      .from(staffAccounts)
      .where(eq(staffAccounts.id, proposal.accountId ?? ''))
    const decided = await work(tx, proposal, author)
    const decision = { state, sentence, decidedBy: by.name, decidedAt: clock.now() }
    if (decided.outcome === 'decided')
      await tx.update(pendingChanges).set(decision).where(eq(pendingChanges.id, id))
    return decided
  })
}
