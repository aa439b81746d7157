import { addEnquiry, type EnquiryFile } from '#agency/enquiries/enquiries.server.ts'
import { ENQUIRY_LETTERS } from '#agency/enquiries/letters/letter-kinds.ts'
import { queueLetter } from '#agency/enquiries/letters/letters.server.ts'
import type { LetterSending } from '#agency/enquiries/letters/send-letters.server.ts'
import type { Submission } from '#agency/enquiries/submission-record.ts'
import type { Clock } from '#base/clock.ts'
import { coalesce } from '#base/coalesce.ts'
import type { Database } from '#base/database/database.ts'
import type { FileStore } from '#base/files/file-store.ts'
import type { Log } from '#base/log.ts'
import { site } from '#site'
import type { Spool } from './spool.server.ts'

export type RewrittenPicture = { bytes: Uint8Array; contentType: string; ending: string }

export type TakingNeeds = {
  spool: Spool
  db: Database
  files: FileStore
  letters: LetterSending
  clock: Clock
  log: Log
  /** The same picture in bytes of our own, without whatever else its file held. */
  rewrite: (bytes: Uint8Array) => Promise<RewrittenPicture>
  /** Ends when nobody is sending a form, or has been for too long. */
  untilCalm: () => Promise<void>
}

export type TakingIn = {
  /** Takes in what lies in the spool; ends when all is done that lay there at the call. Never rejects. */
  wake: () => Promise<void>
  /** Finishes the one at hand; the others wait for the next start. */
  close: () => Promise<void>
}

/** A new submission wakes its own instance; this finds what a full disk or a database that was away left behind. */
const LOOK_EVERY_MS = 60_000

/** Brings submissions from the spool into the database, in the background, until it is closed. */
export function openTakingIn(needs: TakingNeeds): TakingIn {
  const { spool, log } = needs
  let isClosing = false
  const run = coalesce(() => takeAll(needs, () => isClosing), 0)
  const wake = () => run().catch((error) => log.error({ reason: nameOf(error) }, 'spool.not-looked-through'))
  const looking = setInterval(wake, LOOK_EVERY_MS)
  looking.unref()
  const started = spool.tidy().then(wake, (error) => log.error({ reason: nameOf(error) }, 'spool.not-tidied'))
  return {
    wake,
    close: async () => {
      isClosing = true
      clearInterval(looking)
      await started
      await wake()
    },
  }
}

async function takeAll(needs: TakingNeeds, isClosing: () => boolean): Promise<void> {
  const { spool, letters, log } = needs
  for (const id of await spool.list()) {
    await needs.untilCalm()
    if (isClosing()) return
    try {
      await takeIn(needs, id)
      void letters.wake()
    } catch (error) {
      // It stays where it is, and the others get their turn.
      log.error({ enquiryId: id, reason: nameOf(error) }, 'enquiry.not-taken-in')
    }
  }
}

async function takeIn(needs: TakingNeeds, id: string): Promise<void> {
  const { spool, db, clock, log } = needs
  const found = await spool.read(id)
  if (found.outcome === 'broken') {
    log.error({ enquiryId: id }, 'enquiry.set-aside')
    return spool.setAside(id)
  }
  const { submission, readFile } = found
  const files: EnquiryFile[] = []
  for (const file of submission.files) files.push(await storeFile(needs, id, file, await readFile(file.file)))
  const isNew = await db.transaction(async (tx) => {
    const added = await addEnquiry(tx, submission, files)
    if (added) await queueLetters(tx, submission, clock.now())
    return added
  })
  await spool.remove(id)
  const { kind } = submission
  if (isNew) log.info({ enquiryId: id, kind, files: files.length }, 'enquiry.taken-in')
}

async function queueLetters(db: Database, { id }: Submission, now: Date): Promise<void> {
  const domain = site.mail.sender.slice(site.mail.sender.lastIndexOf('@') + 1)
  for (const kind of ENQUIRY_LETTERS)
    await queueLetter(db, { kind, payload: { enquiryId: id }, enquiryId: id, domain, now })
}

/** Under a name that is the same at every attempt, so that nothing is stored twice; what cannot be made again is in backups. */
async function storeFile(
  { files, rewrite }: TakingNeeds,
  id: string,
  { file, name, kind }: Submission['files'][number],
  bytes: Uint8Array,
): Promise<EnquiryFile> {
  const stored =
    kind === 'pdf' ? { bytes, contentType: 'application/pdf', ending: 'pdf' } : await rewrite(bytes)
  const key = `originals/enquiries/${id}/${file}.${stored.ending}`
  await files.write(key, stored.bytes)
  return { name, contentType: stored.contentType, key, bytes: stored.bytes.length }
}

/** A failed query repeats what it was given: here somebody's address and words, which belong in no log. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause instanceof Error ? error.cause : error
  return 'code' in cause ? String(cause.code) : cause.name
}
