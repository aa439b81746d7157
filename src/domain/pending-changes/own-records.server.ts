import { eq, sql } from 'drizzle-orm'
import { artists, images } from '#domain/catalogue/tables.server.ts'
import { recordNotification, withdrawNotifications } from '#domain/notifications/notifications.server.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import { staffChanges } from '#domain/staff/tables.server.ts'
import type { Clock } from '#platform/clock.ts'
import { type Database, rowsOf } from '#platform/database/database.ts'
import type { Records } from '#platform/records/open-records.server.ts'
import type { Fields } from '#platform/records/resource.ts'
import type { ChangeLog, Written } from '#platform/records/write-records.server.ts'
import {
  type ChangeName,
  findAcceptedPart,
  findChange,
  lockChange,
  replaceChange,
  waitingProposal,
} from './pending-changes.server.ts'
import type { PendingChange } from './tables.server.ts'

type OwnRecordsNeeds = { db: Database; clock: Clock }
export type OwnAccount = Staff & { artistId: number }
type Open = NonNullable<Records['forOwner']>

/** Rolls back a change that was only tried. */
class Waits extends Error {
  readonly record: Fields
  readonly details: Fields
  constructor(record: Fields, details: Fields) {
    super()
    this.record = record
    this.details = details
  }
}

/** Separates the revision of a record from that of its open proposal. */
const THEN = '+'

/**
 * The records of one artist as they see and change them. Where the agency wants to decide first, a change becomes the
 * record's open proposal, and its author sees the record with it. Changes of hidden records need no decision, since
 * staff publish them.
 */
export function openOwnRecords({ db, clock }: OwnRecordsNeeds, open: Open, account: OwnAccount): Records {
  const records = open(db, account.artistId)
  const proposalOf = (recordId: string): ChangeName => ({
    ...{ kind: 'proposal', resource: records.name, recordId, artistId: account.artistId },
  })

  async function find(id: string): Promise<Fields | null> {
    const record = await records.find(id)
    if (!record) return null
    const newest = await findChange(db, proposalOf(id))
    const accepted = newest?.state === 'declined' ? await findAcceptedPart(db, newest) : null
    return layOver(record, newest, Object.keys(accepted?.fields ?? {}))
  }

  async function change(id: string, revision: string, input: Fields, log: ChangeLog): Promise<Written> {
    const errors = await refuse(db, records, account, input)
    if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors }
    const [base = '', proposed = ''] = revision.split(THEN)
    const written = await db.transaction(async (tx): Promise<Written> => {
      // Somebody may have decided it a moment ago.
      const former = await lockChange(tx, proposalOf(id))
      if ((former?.revision ?? '') !== proposed) return staleOr(await open(tx, account.artistId).find(id))
      const all = { ...toFields(former), ...input }
      const trying = await tryChange(tx, open, account.artistId, { id, revision: base, input: all, log })
      if (!(trying instanceof Waits)) {
        if (trying.outcome === 'written') {
          await replaceChange(tx, former, null)
          if (former) await withdrawNotifications(tx, waitingProposal(former))
        }
        return trying
      }
      const fields = toDetails(trying.details)
      const before = Object.entries(fields).map(([name, { from }]) => [name, from])
      const recordName = nameOf({ ...trying.record, ...Object.fromEntries(before) })
      const proposal = { ...proposalOf(id), recordName, fields, accountId: account.id, savedAt: clock.now() }
      const isStored = await replaceChange(tx, former, proposal)
      if (!isStored) return staleOr(trying.record)
      const happened = { ...waitingProposal(proposal), recordName, by: account, now: proposal.savedAt }
      await recordNotification(tx, happened, 'all-who-decide')
      return { outcome: 'written', record: trying.record }
    })
    return withLatest(written, await find(id))
  }

  return { ...records, find, change }
}

function staleOr(current: Fields | null): Written {
  return current ? { outcome: 'stale', current } : { outcome: 'unknown' }
}

/** Returns the record with its proposal, from which the reader of the answer goes on. */
function withLatest(written: Written, latest: Fields | null): Written {
  if (latest && written.outcome === 'written') return { outcome: 'written', record: latest }
  return latest && written.outcome === 'stale' ? { outcome: 'stale', current: latest } : written
}

type Trying = { id: string; revision: string; input: Fields; log: ChangeLog }

/** Makes the change with all its checks, and rolls it back if it needs a decision. */
async function tryChange(
  tx: Database,
  open: Open,
  artistId: number,
  { id, revision, input, log }: Trying,
): Promise<Written | Waits> {
  const { reviewsChanges } = artists
  const [artist] = await tx.select({ reviewsChanges }).from(artists).where(eq(artists.id, artistId))
  // Nothing of theirs is written once they are gone.
  const mustAsk = artist?.reviewsChanges ?? true
  try {
    return await tx.transaction(async (inner) => {
      const noted: Fields = {}
      const noting: ChangeLog = {
        actionId: log.actionId,
        record: async (at, change) => {
          Object.assign(noted, change.details)
          await log.record(at, change)
        },
      }
      const records = open(inner, artistId)
      const written = await records.change(id, revision, input, noting)
      if (written.outcome !== 'written' || Object.keys(noted).length === 0) return written
      if (mustAsk && !isUnpublishedWork(records.name, written.record)) throw new Waits(written.record, noted)
      return written
    })
  } catch (error) {
    if (error instanceof Waits) return error
    throw error
  }
}

/** Runs after the change, which has locked the record: staff cannot have published it meanwhile. */
function isUnpublishedWork(resource: string, { Hidden }: Fields): boolean {
  return resource === 'images' && Hidden === true
}

/** Refuses what the rules of the fields do not know: changes of read-only fields, and pictures of somebody else. */
async function refuse(
  db: Database,
  { fieldNames, schema }: Pick<Records, 'fieldNames' | 'schema'>,
  account: OwnAccount,
  input: Fields,
): Promise<Record<string, string>> {
  const readOnly = fieldNames.filter(
    (name) => Object.hasOwn(input, name) && !Object.hasOwn(schema.shape, name),
  )
  const errors = Object.fromEntries(readOnly.map((name) => [name, 'only-staff']))
  const { PortraitId } = input
  const isForeign = typeof PortraitId === 'number' && !(await ownsPicture(db, account, PortraitId))
  return isForeign ? { ...errors, PortraitId: 'unknown' } : errors
}

/** Whether a picture is a work of the artist, their portrait, or one that this account made of a file. */
export async function ownsPicture(
  db: Database,
  account: { id: string; artistId: number },
  pictureId: number,
): Promise<boolean> {
  const { id: staffId, artistId } = account
  const rows = await rowsOf(
    db,
    sql`SELECT 1 FROM ${images} WHERE ${images.id} = ${pictureId} AND ${images.artistId} = ${artistId}
      UNION ALL SELECT 1 FROM ${artists} WHERE ${artists.id} = ${artistId} AND ${artists.portraitId} = ${pictureId}
      UNION ALL SELECT 1 FROM ${staffChanges} WHERE ${staffChanges.resource} = 'pictures'
        AND ${staffChanges.recordId} = ${String(pictureId)} AND ${staffChanges.staffId} = ${staffId}
        AND ${staffChanges.action} = 'create' LIMIT 1`,
  )
  return rows.length > 0
}

/** Shows the record with its proposal. `Proposal` is an extra field with what the author has to know of it. */
function layOver(record: Fields, proposal: PendingChange | null, accepted: readonly string[]): Fields {
  if (!proposal || proposal.state === 'accepted') return { ...record, Proposal: null }
  const isOpen = proposal.state === 'new'
  return {
    ...record,
    ...(isOpen ? toFields(proposal) : {}),
    Revision: [record.Revision, ...(isOpen ? [proposal.revision] : [])].join(THEN),
    Proposal: {
      Id: proposal.id,
      State: proposal.state,
      Sentence: proposal.sentence,
      ProposedAt: proposal.savedAt,
      DecidedAt: proposal.decidedAt,
      /** Names of fields. */
      Accepted: accepted,
      Declined: isOpen ? [] : Object.keys(proposal.fields),
    },
  }
}

/** The new values. */
export function toFields(proposal: Pick<PendingChange, 'fields'> | null): Fields {
  const details = Object.entries(toDetails(proposal?.fields ?? {}))
  return Object.fromEntries(details.map(([name, { to }]) => [name, to]))
}

/** The fields of a proposal; `from` shows whether somebody changed one since. */
export function toDetails(fields: Fields): Record<string, { from: unknown; to: unknown }> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, change]) => {
      const { from = null, to = null }: { from?: unknown; to?: unknown } = Object(change)
      return [name, { from, to }]
    }),
  )
}

function nameOf({ TitleDe, Name }: Fields): string {
  return String(TitleDe ?? Name ?? '')
}
