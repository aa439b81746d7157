import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openIngestion } from '#domain/enquiries/ingest.server.ts'
import { countSpool, openSpool, type SpoolCounts } from '#domain/enquiries/spool.server.ts'
import type { Submission } from '#domain/enquiries/submission-record.ts'
import type { Database, Engine } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { openFolderStore } from '#platform/files/folder-store.server.ts'
import { openTestLog } from './pictures.ts'
import { openTestFolder } from './run-program.ts'
import { openTestDatabase } from './test-database.ts'

type SentFile = { name: string; content: string }
type Trouble = 'database' | 'removal' | 'files' | 'ENOSPC' | 'ENOMEM'

export type Intake = AsyncDisposable & {
  db: Database
  inboxFolder: string
  /** The clock, to be moved by hand. */
  time: { now: Date }
  /** Contents that no picture can be made of. */
  damaged: Set<string>
  /** What is away at the moment. */
  trouble: { is: Trouble | null }
  named: ReturnType<typeof openTestLog>['named']
  /** Puts a submission into the inbox as the form does. Returns its id. */
  putIntoInbox: (submission: Submission, files: readonly SentFile[]) => Promise<string>
  /** Writes something else into a file of a submission, or takes it away. */
  damage: (id: string, file: string, content: string | 'gone') => Promise<void>
  run: () => Promise<void>
  /** Ends the intake and opens it again on the same disk and database. */
  restart: () => Promise<void>
  counts: () => Promise<SpoolCounts>
}

const INTAKE_START = new Date('2026-03-01T10:00:00Z')

/** An enquiry without files, as the form makes one of what was typed. */
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

/** The way from the inbox into a real database and a real folder of files, with pictures that need no decoding. */
export async function openIntake(engine: Engine): Promise<Intake> {
  const place = await openTestFolder()
  const database = await openTestDatabase(engine)
  const { log, named } = openTestLog()
  const time = { now: INTAKE_START }
  const trouble: Intake['trouble'] = { is: null }
  const damaged = new Set(['damaged'])
  const inboxFolder = join(place.folder, 'spool')
  const files = await openFolderStore(join(place.folder, 'files'))
  const inbox = openSpool(inboxFolder)
  const open = () =>
    openIngestion({
      spool: {
        ...inbox,
        remove: async (id) => {
          if (trouble.is === 'removal') throw Object.assign(new Error('No.'), { code: 'EIO' })
          await inbox.remove(id)
        },
      },
      log,
      clock: { now: () => time.now },
      files: failing(files, () => trouble.is === 'files'),
      db: away(database.db, () => trouble.is === 'database'),
      emails: { run: async () => {}, close: async () => {} },
      rewrite: async (bytes) => {
        if (trouble.is === 'ENOSPC' || trouble.is === 'ENOMEM')
          throw Object.assign(new Error('No.'), { code: trouble.is })
        if (damaged.has(Buffer.from(bytes).toString())) throw new Error('VipsJpeg: premature end')
        return { bytes, contentType: 'image/jpeg', ending: 'jpg' }
      },
      whenIdle: async () => {},
    })
  let intake = open()
  await intake.run()
  return {
    db: database.db,
    inboxFolder,
    time,
    damaged,
    trouble,
    named,
    putIntoInbox: async (submission, sent) => {
      const draft = openSpool(inboxFolder).openDraft()
      const folder = await draft.folder()
      for (const [at, { content }] of sent.entries()) await writeFile(join(folder, String(at)), content)
      const described = sent.map(({ name }, at) => ({ file: String(at), name, kind: 'image' as const }))
      await draft.commit({ ...submission, files: described })
      return submission.id
    },
    damage: (id, file, content) => {
      const path = join(inboxFolder, id, file)
      return content === 'gone' ? rm(path) : writeFile(path, content)
    },
    run: () => intake.run(),
    restart: async () => {
      await intake.close()
      intake = open()
      await intake.run()
    },
    counts: () => countSpool(inboxFolder),
    [Symbol.asyncDispose]: async () => {
      await intake.close()
      await database[Symbol.asyncDispose]()
      await place[Symbol.asyncDispose]()
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

/** The same database, but that nobody gets through to it for a while. */
function away(db: Database, isAway: () => boolean): Database {
  return new Proxy(db, {
    get: (target, name) => {
      if (isAway()) throw new Error('The database does not answer.')
      return Reflect.get(target, name)
    },
  })
}
