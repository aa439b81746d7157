import { type Decoders, orThrow } from '#domain/imaging/decoding/decoder.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { openBackgroundJob } from '#platform/jobs/background-job.ts'
import type { Log } from '#platform/log.ts'
import { queueEmail } from '#platform/mail/queue/email-queue.server.ts'
import type { EmailSending } from '#platform/mail/queue/send-emails.server.ts'
import { senderDomain } from '#site/site.server.ts'
import { ENQUIRY_EMAILS } from './emails/email-messages.ts'
import { addEnquiry, type EnquiryFile } from './enquiries.server.ts'
import { codeOf, type Failures, type Spool, type SpoolEntry } from './spool.server.ts'
import type { Submission, SubmittedFile } from './submission-record.ts'

export type IngestNeeds = {
  spool: Spool
  db: Database
  files: FileStore
  emails: EmailSending
  clock: Clock
  log: Log
  /** Returns the same picture in bytes of our own, without whatever else its file held. */
  rewrite: (bytes: Uint8Array) => Promise<RewrittenPicture>
  onAdded?: (tx: Database, submission: Submission) => Promise<void>
  /** Ends when nobody is sending a form, or somebody has been for too long. */
  whenIdle: () => Promise<void>
}

export type Ingestion = {
  /** Only for a submission without files, since pictures are rewritten first; a repeated call adds nothing. */
  commit: (submission: Submission) => Promise<void>
  /** Never rejects, and ends when all is done that was there at the call. */
  run: () => Promise<void>
  close: () => Promise<void>
}

/**
 * A new submission is ingested by its own instance at once; this finds what a full disk or an unreachable database
 * left.
 */
const RUN_EVERY_MS = 60_000
/** Immediate attempts would all meet the same problem: under load there are many in a second. */
const NEXT_ATTEMPT_AFTER_MS = 30_000

export function openIngestion(needs: IngestNeeds): Ingestion {
  const { spool, log } = needs
  const committed = new Set<string>()
  const job = openBackgroundJob({
    run: (signal) => ingestAll(needs, committed, signal),
    everyMs: RUN_EVERY_MS,
    log,
    failureEvent: 'inbox.not-ingested',
    toFacts: (error) => ({ reason: nameOf(error) }),
  })
  job.start()
  const started = spool
    .tidy()
    .then(job.trigger, (error) => log.error({ reason: nameOf(error) }, 'inbox.not-tidied'))
  return {
    commit: async (submission) => {
      await commit(needs, submission, [], [])
      void needs.emails.run()
    },
    run: job.trigger,
    close: async () => {
      const ended = job.close()
      await started
      await ended
    },
  }
}

/** `committed` are those that the database has and whose records could not be removed so far. */
async function ingestAll(needs: IngestNeeds, committed: Set<string>, signal: AbortSignal): Promise<void> {
  const { spool, log } = needs
  for (const id of await spool.list()) {
    await needs.whenIdle()
    if (signal.aborted) break
    try {
      const isIngested = committed.has(id) || (await ingestOne(needs, id))
      if (isIngested) await removeCommitted(needs, committed, id)
    } catch (error) {
      // It stays in the inbox, and the others get their turn.
      log.error({ enquiryId: id, reason: nameOf(error) }, 'enquiry.not-ingested')
    }
  }
}

/** A commit survives a power cut, so the record may go; one that stays is ingested once more by the next start. */
async function removeCommitted(
  { spool, emails, log }: IngestNeeds,
  committed: Set<string>,
  id: string,
): Promise<void> {
  committed.add(id)
  try {
    await spool.remove(id)
    committed.delete(id)
  } catch (error) {
    log.error({ enquiryId: id, reason: nameOf(error) }, 'enquiry.not-removed')
  }
  void emails.run()
}

async function ingestOne(needs: IngestNeeds, id: string): Promise<boolean> {
  const { spool, clock, log } = needs
  const found = await spool.read(id)
  if (found.outcome === 'broken') {
    log.error({ enquiryId: id }, 'enquiry.set-aside')
    await spool.setAside(id)
    return false
  }
  if (!isDue(found.failures, clock.now())) return false
  const { submission } = found
  const { stored, failed, givenUp } = await storeFiles(needs, found)
  if (failed.length > 0) {
    await noteFailures(needs, found, [...failed, ...givenUp])
    return false
  }
  const broken = givenUp.map(({ file }) => file.name)
  await commit(needs, submission, stored, broken)
  return true
}

async function commit(
  { db, clock, log, onAdded }: IngestNeeds,
  submission: Submission,
  stored: readonly EnquiryFile[],
  broken: string[],
): Promise<void> {
  const { id: enquiryId, kind } = submission
  const isNew = await db.transaction(async (tx) => {
    const added = await addEnquiry(tx, submission, stored, broken)
    if (!added) return false
    await queueEmails(tx, submission, clock.now())
    await onAdded?.(tx, submission)
    return true
  })
  if (!isNew) return
  log.info({ enquiryId, kind, files: stored.length }, 'enquiry.ingested')
  if (broken.length > 0) log.error({ enquiryId, files: broken.length }, 'enquiry.without-files')
}

/** A clock that was set back meanwhile delays nothing. */
function isDue(failures: Failures | null, now: Date): boolean {
  const since = failures ? now.getTime() - failures.lastAt.getTime() : NEXT_ATTEMPT_AFTER_MS
  return since < 0 || since >= NEXT_ATTEMPT_AFTER_MS
}

async function noteFailures(
  { spool, clock, log }: IngestNeeds,
  { submission, failures }: Extract<SpoolEntry, { outcome: 'found' }>,
  failed: Storing['failed'],
): Promise<void> {
  const counts = { ...failures?.counts }
  for (const { file, reason } of failed) {
    counts[file.file] = (counts[file.file] ?? 0) + 1
    const facts = { enquiryId: submission.id, file: file.file, attempt: counts[file.file] }
    log.warn({ ...facts, reason: nameOf(reason) }, 'enquiry.file-not-ingested')
  }
  await spool.noteFailures(submission.id, { counts, lastAt: clock.now() })
}

async function queueEmails(db: Database, { id }: Submission, now: Date): Promise<void> {
  for (const kind of ENQUIRY_EMAILS)
    await queueEmail(db, { kind, payload: { enquiryId: id }, recordId: id, domain: senderDomain, now })
}

/** The error of a failed query contains its parameters: an address and words that belong in no log. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause instanceof Error ? error.cause : error
  return 'code' in cause ? String(cause.code) : cause.name
}

/** Visitors wait for the check of their pictures; accepted ones are rewritten later. */
export function submittedPictures({ visitors, staff }: Decoders) {
  return {
    isPicture: async (bytes: Uint8Array) => {
      const { outcome } = await visitors.check(bytes)
      return outcome === 'busy' ? null : outcome === 'ok'
    },
    rewrite: async (bytes: Uint8Array) => {
      const rewritten = await orThrow(staff.rewrite(bytes))
      if (rewritten.outcome === 'broken') throw new Error('The picture is broken.')
      return rewritten.value
    },
  }
}

type RewrittenPicture = { bytes: Uint8Array; contentType: string; ending: string }

type Sent = {
  submission: Submission
  failures: Failures | null
  readFile: (name: string) => Promise<Buffer>
}

type Storing = {
  stored: EnquiryFile[]
  failed: { file: SubmittedFile; reason: unknown }[]
  givenUp: { file: SubmittedFile; reason: unknown }[]
}

/** A good file is ingested at the first attempt; the others are for faults of the machine that nobody noticed. */
const MOST_ATTEMPTS = 3
/** These are errors of the machine, or the end of the program: the file is not to blame. */
const NOT_ABOUT_THE_FILE = new Set(['ENOMEM', 'EMFILE', 'ENFILE', 'EAGAIN', 'ENOSPC', 'EDQUOT', 'ABORT_ERR'])
/** The disk has lost the file: no later attempt finds it. */
const LOST = new Set(['ENOENT', 'EIO'])

/** Throws an error that has nothing to do with the files: it passes, and until then nothing is given up. */
async function storeFiles(
  { files, rewrite }: IngestNeeds,
  { submission, failures, readFile }: Sent,
): Promise<Storing> {
  const storing: Storing = { stored: [], failed: [], givenUp: [] }
  for (const file of submission.files) {
    const earlier = failures?.counts[file.file] ?? 0
    const opening = earlier < MOST_ATTEMPTS ? await openFile(file, readFile, rewrite) : null
    if (opening?.outcome === 'opened') {
      // The name is the same at every attempt, so that nothing is stored twice.
      const { bytes, contentType, ending } = opening.picture
      const key = `originals/enquiries/${submission.id}/${file.file}.${ending}`
      await files.write(key, bytes)
      storing.stored.push({ name: file.name, contentType, key, bytes: bytes.length })
    } else if (opening && earlier + 1 < MOST_ATTEMPTS) storing.failed.push({ file, reason: opening.reason })
    else storing.givenUp.push({ file, reason: opening?.reason })
  }
  return storing
}

type Opening = { outcome: 'opened'; picture: RewrittenPicture } | { outcome: 'broken'; reason: unknown }

async function openFile(
  { file, kind }: SubmittedFile,
  readFile: Sent['readFile'],
  rewrite: IngestNeeds['rewrite'],
): Promise<Opening> {
  const bytes = await readFile(file).catch((error) => {
    if (LOST.has(codeOf(error))) return null
    throw error
  })
  if (!bytes) return { outcome: 'broken', reason: 'lost' }
  if (kind === 'pdf')
    return { outcome: 'opened', picture: { bytes, contentType: 'application/pdf', ending: 'pdf' } }
  try {
    return { outcome: 'opened', picture: await rewrite(bytes) }
  } catch (error) {
    if (NOT_ABOUT_THE_FILE.has(codeOf(error))) throw error
    return { outcome: 'broken', reason: error }
  }
}
