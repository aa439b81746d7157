import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { coalesce } from '#platform/concurrency.ts'
import { DAY_MS } from '#platform/durations.ts'
import { freeBytes, fsyncDirectory } from '#platform/files/local-files.server.ts'
import { Submission } from './submission-record.ts'

/** A submission that comes in. Its files are written into `folder`; until it is kept, nothing of it counts. */
export type Draft = {
  /** Made with the first question for it. */
  folder: () => Promise<string>
  /** From here on it survives the process and the power. The same one that waits already is kept once. */
  keep: (submission: Submission) => Promise<void>
  /** Nothing of it stays. */
  discard: () => Promise<void>
}

export type InboxEntry =
  | {
      outcome: 'found'
      submission: Submission
      /** What could not be ingested of it so far. */
      failures: Failures | null
      readFile: (name: string) => Promise<Buffer>
    }
  /** The record is not one of ours, or is not there. */
  | { outcome: 'broken' }

/** Where submissions wait for the database. Every method rejects with what the disk says. */
export type Inbox = {
  openDraft: () => Draft
  /** Ids, the ones that came first in front. */
  list: () => Promise<string[]>
  read: (id: string) => Promise<InboxEntry>
  noteFailures: (id: string, failures: Failures) => Promise<void>
  /** The database has it. */
  remove: (id: string) => Promise<void>
  /** Out of the way, for a person to inspect. */
  setAside: (id: string) => Promise<void>
  /** Makes the place at the first start, and takes away what processes that died have left. */
  tidy: () => Promise<void>
}

/** No upload takes this long: an older draft was left by a process that died. */
const DRAFT_IS_ABANDONED_AFTER_MS = DAY_MS
/** What the database needs to go on. A disk with less is as good as full. */
const ROOM_LEFT_BYTES = 64 * 1024 * 1024
/** The folder of that name waits already. */
const IS_THERE = new Set(['ENOTEMPTY', 'EEXIST'])
/** No later attempt finds a record there. */
const HAS_NO_RECORD = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])

/** Drafts are `{random}.part`, whole submissions `{id}`: a rename makes one of the other, so nothing half has an id. */
export function openInbox(root: string): Inbox {
  // Many that are kept at the same time share a flush, and a check of the disk's room.
  const flushRoot = coalesce(() => fsyncDirectory(root), 0)
  const findRoom = coalesce(() => refuseWithoutRoom(root), 0)

  function openDraft(): Draft {
    const place = join(root, `${randomUUID()}${DRAFT}`)
    let made: Promise<string> | null = null
    const folder = () => {
      made ??= mkdir(place, { recursive: true, mode: 0o700 })
        .then(findRoom)
        .then(() => place)
      return made
    }
    const discard = async () => {
      if (made) await rm(place, { recursive: true, force: true })
    }
    return {
      folder,
      keep: async (submission) => {
        await folder()
        await writeFile(join(place, RECORD), JSON.stringify(submission), { flag: 'wx', flush: true })
        await fsyncDirectory(place)
        await rename(place, join(root, submission.id)).then(
          () => {
            made = null
          },
          (error) => {
            if (!IS_THERE.has(codeOf(error))) throw error
          },
        )
        await flushRoot()
      },
      discard,
    }
  }

  return {
    openDraft,
    list: () => listByAge(root),
    read: (id) => readEntry(join(root, id)),
    remove: (id) => removeWhole(root, id),
    noteFailures: (id, failures) => writeFailures(join(root, id), failures),
    // The same submission may be sent again, and break again.
    setAside: (id) => rename(join(root, id), join(root, `${id}.${randomUUID()}${BROKEN}`)),
    tidy: () => removeLeftovers(root),
  }
}

/** Whether the disk has no room for more, or the owner of the files is at the limit. */
export function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(codeOf(error))
}

async function refuseWithoutRoom(root: string): Promise<void> {
  if ((await freeBytes(root)) < ROOM_LEFT_BYTES)
    throw Object.assign(new Error('The disk has no room for enquiries.'), { code: 'ENOSPC' })
}

async function listByAge(root: string): Promise<string[]> {
  const names = (await namesIn(root)).filter((name) => SUBMISSION_ID.test(name))
  const ages = await Promise.all(
    names.map(async (name) => ({ name, since: (await stat(join(root, name))).mtimeMs })),
  )
  return ages.sort((one, other) => one.since - other.since).map(({ name }) => name)
}

async function readEntry(place: string): Promise<InboxEntry> {
  const record = await readFile(join(place, RECORD), 'utf8').catch((error) => {
    if (HAS_NO_RECORD.has(codeOf(error))) return ''
    throw error
  })
  const reading = Submission.safeParse(parseOrNull(record))
  if (!reading.success) return { outcome: 'broken' }
  return {
    outcome: 'found',
    submission: reading.data,
    failures: await readFailures(place),
    readFile: (name) => readFile(join(place, name)),
  }
}

/** Renamed first, so that a process that dies on the way leaves nothing that seems whole. */
async function removeWhole(root: string, id: string): Promise<void> {
  const ingested = join(root, `${id}${INGESTED}`)
  await rm(ingested, { recursive: true, force: true })
  await rename(join(root, id), ingested)
  await rm(ingested, { recursive: true, force: true })
}

async function removeLeftovers(root: string): Promise<void> {
  await mkdir(root, { recursive: true, mode: 0o700 })
  await fsyncDirectory(dirname(root))
  const oldest = Date.now() - DRAFT_IS_ABANDONED_AFTER_MS
  for (const name of await namesIn(root)) {
    const place = join(root, name)
    const isAbandoned = name.endsWith(DRAFT) && (await stat(place)).mtimeMs < oldest
    if (isAbandoned || name.endsWith(INGESTED)) await rm(place, { recursive: true, force: true })
  }
}

/** What the folder of a submission is called; its name with one of the endings below counts as none. */
export const SUBMISSION_ID = /^[0-9a-f]{32}$/
/** In the folder of a submission, beside its files. */
const RECORD = 'submission.json'
/** Still coming in. */
const DRAFT = '.part'
/** In the database, and being removed. */
const INGESTED = '.taken'
/** Unreadable, for a person to inspect. */
const BROKEN = '.broken'

/** None where there is no such folder. */
function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
}

/** `ENOENT` and the like; empty for an error without one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Lies beside the record of a submission of which a file could not be ingested. */
const FAILURES_FILE = 'failures.json'

const Failures = z.object({
  /** How often each file could not be ingested, by its name in the inbox. */
  counts: z.record(z.string(), z.int().positive()),
  lastAt: z.iso.datetime().transform((text) => new Date(text)),
})
export type Failures = z.infer<typeof Failures>

/** Null where nothing failed yet. What cannot be read begins anew: that costs a few attempts more, and no file. */
async function readFailures(place: string): Promise<Failures | null> {
  const text = await readFile(join(place, FAILURES_FILE), 'utf8').catch(() => '')
  return Failures.safeParse(parseOrNull(text)).data ?? null
}

/** Survives the process and the power. */
async function writeFailures(place: string, failures: Failures): Promise<void> {
  const draft = join(place, `${FAILURES_FILE}.part`)
  await writeFile(draft, JSON.stringify(failures), { flush: true })
  await rename(draft, join(place, FAILURES_FILE))
  await fsyncDirectory(place)
}

/** Null for what is no JSON. */
function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export type InboxCounts = {
  /** Acknowledged, and not in the database yet. */
  waiting: number
  /** Of these, the ones with a file that could not be ingested so far. */
  failing: number
  /** Unreadable: only a person can say what they were. */
  setAside: number
  /** When the one that waits longest was acknowledged. */
  oldestAt: Date | null
}

/** How many submissions lie in the inbox, by what becomes of them. */
export async function countInbox(folder: string): Promise<InboxCounts> {
  const names = await namesIn(folder)
  const waiting = names.filter((name) => SUBMISSION_ID.test(name)).map((name) => join(folder, name))
  const failures = await Promise.all(waiting.map((place) => writtenAt(join(place, FAILURES_FILE))))
  const records = await Promise.all(waiting.map((place) => writtenAt(join(place, RECORD))))
  const times = records.filter((time) => time !== null)
  return {
    waiting: waiting.length,
    failing: failures.filter((time) => time !== null).length,
    setAside: names.filter((name) => name.endsWith(BROKEN)).length,
    oldestAt: times.length > 0 ? new Date(Math.min(...times)) : null,
  }
}

/** In milliseconds since 1970; null for what is not there, or not any more. */
function writtenAt(path: string): Promise<number | null> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  )
}

/** What somebody sent that the database does not have yet. */
export async function waitingFrom(folder: string, email: string): Promise<Submission[]> {
  const inbox = openInbox(folder)
  const found = await Promise.all((await inbox.list()).map(inbox.read))
  return found.flatMap((entry) =>
    entry.outcome === 'found' && isFrom(entry.submission, email) ? [entry.submission] : [],
  )
}

/** Returns how many were removed. */
export async function removeWaiting(folder: string, email: string): Promise<number> {
  const waiting = await waitingFrom(folder, email)
  for (const { id } of waiting) await openInbox(folder).remove(id)
  return waiting.length
}

function isFrom({ fields }: Submission, email: string): boolean {
  return fields.email.toLowerCase() === email.toLowerCase()
}
