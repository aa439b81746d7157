import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { countSpooled, type SpoolCounts } from '#domain/enquiries/inbox/count-inbox.server.ts'
import { openSpool } from '#domain/enquiries/inbox/inbox.server.ts'
import { openTakingIn } from '#domain/enquiries/ingest/ingest.server.ts'
import type { Submission } from '#domain/enquiries/submission-record.ts'
import type { Database, Engine } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { openFolderStore } from '#platform/files/folder-store.server.ts'
import { openTestLog } from './pictures.ts'
import { openTestFolder } from './run-program.ts'
import { openTestDatabase } from './test-database.ts'

type SentFile = { name: string; content: string }
type Trouble = 'database' | 'flush' | 'files' | 'ENOSPC' | 'ENOMEM'

export type Intake = AsyncDisposable & {
  db: Database
  spoolFolder: string
  /** The clock, which tests set. */
  time: { now: Date }
  /** Contents that cannot be decoded. */
  damaged: Set<string>
  /** Which dependencies are unavailable. */
  trouble: { is: Trouble | null }
  named: ReturnType<typeof openTestLog>['named']
  /** Puts a submission into the inbox like the form. Returns its id. */
  spoolUp: (submission: Submission, files: readonly SentFile[]) => Promise<string>
  /** Overwrites or deletes a file of a submission. */
  damage: (id: string, file: string, content: string | 'gone') => Promise<void>
  wake: () => Promise<void>
  /** Restarts the ingestion on the same disk and database. */
  restart: () => Promise<void>
  counts: () => Promise<SpoolCounts>
}

const INTAKE_START = new Date('2026-03-01T10:00:00Z')

/** An enquiry without files, as parsed by the form. */
export function aSubmission(differences: Partial<Submission> = {}): Submission {
  const submission = {
    id: 'a'.repeat(32),
    kind: 'enquiry' as const,
    language: 'de' as const,
    receivedAt: INTAKE_START,
    files: [],
    fields: {
      name: 'Katrin Lorenzen',
      email: 'katrin@maler.example',
      company: '',
      telephone: '',
      project: null,
      to: null,
      usage: '',
      deadline: '',
      budget: null,
      message: 'Hallo',
      collection: null,
    },
  }
  return Object.assign(submission, differences)
}

/** Ingestion from the inbox into a real database and file store, with a fake decoder. */
export async function openIntake(engine: Engine): Promise<Intake> {
  const testFolder = await openTestFolder()
  const database = await openTestDatabase(engine)
  const { log, named } = openTestLog()
  const time = { now: INTAKE_START }
  const trouble: Intake['trouble'] = { is: null }
  const damaged = new Set(['damaged'])
  const spoolFolder = join(testFolder.folder, 'spool')
  const files = await openFolderStore(join(testFolder.folder, 'files'))
  const open = () =>
    openTakingIn({
      spool: openSpool(spoolFolder),
      log,
      clock: { now: () => time.now },
      files: failing(files, () => trouble.is === 'files'),
      flush: async () => {
        if (trouble.is === 'flush') throw Object.assign(new Error('No.'), { code: 'EIO' })
        await database.flush()
      },
      db: away(database.db, () => trouble.is === 'database'),
      letters: { wake: async () => {}, close: async () => {} },
      rewrite: async (bytes) => {
        if (trouble.is === 'ENOSPC' || trouble.is === 'ENOMEM')
          throw Object.assign(new Error('No.'), { code: trouble.is })
        if (damaged.has(Buffer.from(bytes).toString())) throw new Error('VipsJpeg: premature end')
        return { bytes, contentType: 'image/jpeg', ending: 'jpg' }
      },
      untilCalm: async () => {},
    })
  let intake = open()
  await intake.wake()
  return {
    db: database.db,
    spoolFolder,
    time,
    damaged,
    trouble,
    named,
    spoolUp: async (submission, sent) => {
      const draft = openSpool(spoolFolder).openDraft()
      const folder = await draft.folder()
      for (const [at, { content }] of sent.entries()) await writeFile(join(folder, String(at)), content)
      const described = sent.map(({ name }, at) => ({ file: String(at), name, kind: 'image' as const }))
      await draft.keep({ ...submission, files: described })
      return submission.id
    },
    damage: (id, file, content) => {
      const path = join(spoolFolder, id, file)
      return content === 'gone' ? rm(path) : writeFile(path, content)
    },
    wake: () => intake.wake(),
    restart: async () => {
      await intake.close()
      intake = open()
      await intake.wake()
    },
    counts: () => countSpooled(spoolFolder),
    [Symbol.asyncDispose]: async () => {
      await intake.close()
      await database[Symbol.asyncDispose]()
      await testFolder[Symbol.asyncDispose]()
    },
  }
}

function failing(files: FileStore, isAway: () => boolean): FileStore {
  return {
    ...files,
    write: async (...parameters) => {
      if (isAway()) throw new Error('The bucket does not answer.')
      await files.write(...parameters)
    },
  }
}

/** The same database, which can be made unavailable. */
function away(db: Database, isAway: () => boolean): Database {
  return new Proxy(db, {
    get: (target, name) => {
      if (isAway()) throw new Error('The database does not answer.')
      return Reflect.get(target, name)
    },
  })
}
