import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { coalesce } from '#platform/concurrency.ts'
import { DAY_MS } from '#platform/durations.ts'
import { freeBytes, fsyncDirectory } from '#platform/files/local-files.server.ts'
import { Submission } from './submission-record.ts'

/** The files of a submission that is coming in go into `folder`; nothing counts until it is kept. */
export type Draft = {
  folder: () => Promise<string>
  /**
   * Makes the submission survive the end of the process and a power cut. One that is in the inbox already is kept once.
   */
  commit: (submission: Submission) => Promise<void>
  /** Removes everything of it. */
  discard: () => Promise<void>
}

export type SpoolEntry =
  | {
      outcome: 'found'
      submission: Submission
      failures: Failures | null
      readFile: (name: string) => Promise<Buffer>
    }
  | { outcome: 'broken' }

/** Submissions that wait for the database. Every method rejects with the error of the disk. */
export type Spool = {
  openDraft: () => Draft
  list: () => Promise<string[]>
  read: (id: string) => Promise<SpoolEntry>
  noteFailures: (id: string, failures: Failures) => Promise<void>
  remove: (id: string) => Promise<void>
  setAside: (id: string) => Promise<void>
  tidy: () => Promise<void>
}

/** No upload takes this long: an older draft was left by a process that died. */
const DRAFT_IS_ABANDONED_AFTER_MS = DAY_MS
/** The database needs this room to go on, so a disk with less counts as full. */
const ROOM_LEFT_BYTES = 64 * 1024 * 1024
const IS_THERE = new Set(['ENOTEMPTY', 'EEXIST'])
const HAS_NO_RECORD = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])

/**
 * Drafts are `{random}.part`, whole submissions `{id}`: a rename makes one of the other, so nothing incomplete has an
 * id.
 */
export function openSpool(root: string): Spool {
  // Submissions that are kept at the same time share a flush, and a check of the disk's room.
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
      commit: async (submission) => {
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

async function readEntry(place: string): Promise<SpoolEntry> {
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

/** The folder is renamed first, so that a process that dies on the way leaves nothing that seems whole. */
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

export const SUBMISSION_ID = /^[0-9a-f]{32}$/
const RECORD = 'submission.json'
/** These end the names of submissions that still come in, are in the database, or are for a person to inspect. */
const DRAFT = '.part'
const INGESTED = '.taken'
const BROKEN = '.broken'

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

const FAILURES_FILE = 'failures.json'

const Failures = z.object({
  counts: z.record(z.string(), z.int().positive()),
  lastAt: z.iso.datetime().transform((text) => new Date(text)),
})
export type Failures = z.infer<typeof Failures>

/** An unreadable file counts as none: that costs a few attempts more, and no file. */
async function readFailures(place: string): Promise<Failures | null> {
  const text = await readFile(join(place, FAILURES_FILE), 'utf8').catch(() => '')
  return Failures.safeParse(parseOrNull(text)).data ?? null
}

async function writeFailures(place: string, failures: Failures): Promise<void> {
  const draft = join(place, `${FAILURES_FILE}.part`)
  await writeFile(draft, JSON.stringify(failures), { flush: true })
  await rename(draft, join(place, FAILURES_FILE))
  await fsyncDirectory(place)
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export type SpoolCounts = {
  /** Acknowledged, but not in the database yet. */
  waiting: number
  failing: number
  setAside: number
  oldestAt: Date | null
}

/** Counts the submissions in the inbox, by their state. */
export async function countSpool(folder: string): Promise<SpoolCounts> {
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

function writtenAt(path: string): Promise<number | null> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  )
}

export async function waitingFrom(folder: string, email: string): Promise<Submission[]> {
  const spool = openSpool(folder)
  const found = await Promise.all((await spool.list()).map(spool.read))
  return found.flatMap((entry) =>
    entry.outcome === 'found' && isFrom(entry.submission, email) ? [entry.submission] : [],
  )
}

export async function removeWaiting(folder: string, email: string): Promise<number> {
  const waiting = await waitingFrom(folder, email)
  for (const { id } of waiting) await openSpool(folder).remove(id)
  return waiting.length
}

function isFrom({ fields }: Submission, email: string): boolean {
  return fields.email.toLowerCase() === email.toLowerCase()
}
