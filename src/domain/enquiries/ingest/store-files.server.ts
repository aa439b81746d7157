import type { EnquiryFile } from '#domain/enquiries/enquiries.server.ts'
import type { Failures } from '#domain/enquiries/inbox/inbox-failures.server.ts'
import { codeOf } from '#domain/enquiries/inbox/inbox-files.server.ts'
import type { Submission, SubmittedFile } from '#domain/enquiries/submission-record.ts'
import type { FileStore } from '#platform/files/file-store.ts'

export type RewrittenPicture = { bytes: Uint8Array; contentType: string; ending: string }

type StoringNeeds = {
  files: FileStore
  /** The same picture in bytes of our own, without whatever else its file held. */
  rewrite: (bytes: Uint8Array) => Promise<RewrittenPicture>
}

type Sent = {
  submission: Submission
  failures: Failures | null
  readFile: (name: string) => Promise<Buffer>
}

export type Storing = {
  stored: EnquiryFile[]
  /** Could not be ingested this time; worth another attempt. */
  failed: { file: SubmittedFile; reason: unknown }[]
  /** Could not be ingested at the last attempt either. */
  givenUp: { file: SubmittedFile; reason: unknown }[]
}

/** A file that is whole is ingested at the first attempt; the others are for what was wrong with the machine unnoticed. */
const MOST_ATTEMPTS = 3
/** What the machine lacks, or that the program ends, is no fault of the file. */
const NOT_ABOUT_THE_FILE = new Set(['ENOMEM', 'EMFILE', 'ENFILE', 'EAGAIN', 'ENOSPC', 'EDQUOT', 'ABORT_ERR'])
/** The disk has lost the file: no later attempt finds it. */
const LOST = new Set(['ENOENT', 'EIO'])

/**
 * Brings the files of a submission into the file store.
 * @throws what has nothing to do with the files: it goes away, and until then nothing is given up.
 */
export async function storeFiles(
  { files, rewrite }: StoringNeeds,
  { submission, failures, readFile }: Sent,
): Promise<Storing> {
  const storing: Storing = { stored: [], failed: [], givenUp: [] }
  for (const file of submission.files) {
    const earlier = failures?.counts[file.file] ?? 0
    const opening = earlier < MOST_ATTEMPTS ? await openFile(file, readFile, rewrite) : null
    if (opening?.outcome === 'opened') {
      // Under a name that is the same at every attempt, so that nothing is stored twice.
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
  rewrite: StoringNeeds['rewrite'],
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
