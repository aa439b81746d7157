import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { rowsOf } from '#platform/database/database.ts'
import { openLog } from '#platform/log.ts'
import { openServices } from '#src/services.server.ts'
import { anEnquiry } from '#tests/form-agency.ts'
import { openForm } from '#tests/open-form.ts'
import { openTestFolder, type RunningSite, startSite } from '#tests/run-program.ts'

const SOON = { timeout: 60_000 }
/** Starts of the real program on a real database, each of many seconds on a busy machine. */
const STARTS_WITHIN_MS = 300_000

type WatchedSite = RunningSite & { enquire: () => Promise<string>; inInbox: () => Promise<string[]> }
type Watched = AsyncDisposable & {
  data: string
  /** The database with each file as of its last flush. */
  flushed: string
  start: () => Promise<WatchedSite>
  /** Actions on files in order: `sync db/pg_wal/...`. */
  actions: () => Promise<string[]>
}

async function openWatched(): Promise<Watched> {
  const testFolder = await openTestFolder()
  const [data, copy, log] = ['data', 'flushed', 'actions'].map((name) => join(testFolder.folder, name))
  if (!data || !copy || !log) throw new Error('No folder.')
  const environment = {
    DATA_DIR: data,
    WATCHED: data,
    FLUSHED_COPY: copy,
    FLUSH_LOG: log,
    NODE_OPTIONS: `--import ${resolve('tests/faults/watch-flushes.mjs')}`,
  }
  return {
    data,
    flushed: join(copy, 'db'),
    start: async () => {
      const site = await startSite(environment)
      return {
        ...site,
        enquire: async () => {
          const sent = await fetch(`${site.address}/illusde/api/contact`, {
            method: 'POST',
            body: anEnquiry({ opened: await openForm(site.address) }),
          })
          const { id }: { id: string } = await sent.json()
          return id
        },
        inInbox: () => readdir(join(data, 'spool')),
      }
    },
    actions: async () => (await readFile(log, 'utf8')).trim().split('\n'),
    [Symbol.asyncDispose]: testFolder[Symbol.asyncDispose],
  }
}

/** Counts the enquiry and its emails in the database, after the inbox was ingested. */
async function openAgain(data: string, ids: readonly string[]): Promise<unknown[]> {
  const services = await openServices({
    config: readConfig({ DATA_DIR: data }),
    log: openLog('silent'),
    concurrency: 1,
  })
  await services.submissions.ingestion.run()
  const counts = await Promise.all(
    ids.map(async (id) => {
      const [row] = await rowsOf(
        services.database.db,
        sql`SELECT (SELECT count(*)::int FROM enquiries WHERE id = ${id}) AS enquiries,
          (SELECT count(*)::int FROM letters WHERE enquiry_id = ${id}) AS letters`,
      )
      return row
    }),
  )
  await services.close()
  return counts
}

test('a record leaves the inbox only after the database log with the enquiry was flushed', {
  timeout: STARTS_WITHIN_MS,
}, async () => {
  await using watched = await openWatched()
  await using site = await watched.start()
  const ids = await Promise.all([site.enquire(), site.enquire(), site.enquire()])
  await expect.poll(site.inInbox, SOON).toEqual([])
  const actions = await watched.actions()
  for (const id of ids) {
    const renamedAt = actions.indexOf(`rename spool/${id}`)
    const removed = actions.indexOf(`rename spool/${id}.taken`)
    const meanwhile = actions.slice(renamedAt, removed)
    const [, log = 'none'] =
      meanwhile.find((action) => action.startsWith('write db/pg_wal/'))?.split(' ') ?? []
    expect(renamedAt).toBeGreaterThan(0)
    expect(meanwhile.lastIndexOf(`sync ${log}`)).toBeGreaterThan(meanwhile.indexOf(`write ${log}`))
    // Its folder, too.
    expect(meanwhile).toContain('sync spool')
  }
})

test('a power cut that leaves only flushed data loses and duplicates no acknowledged enquiry', {
  timeout: STARTS_WITHIN_MS,
}, async () => {
  await using watched = await openWatched()
  const ids: string[] = []
  {
    await using site = await watched.start()
    ids.push(await site.enquire(), await site.enquire())
    await expect.poll(site.inInbox, SOON).toEqual([])
    ids.push(await site.enquire())
    await site.stop('SIGKILL')
  }
  await rm(join(watched.data, 'db'), { recursive: true })
  await cp(watched.flushed, join(watched.data, 'db'), { recursive: true })
  const once = { enquiries: 1, letters: 2 }
  expect(await openAgain(watched.data, ids)).toEqual([once, once, once])
  expect(await readdir(join(watched.data, 'spool'))).toEqual([])
  // Ingested again, as after a power cut between the commit and the removal of a record.
  expect(await openAgain(watched.data, ids)).toEqual([once, once, once])
})

test('a regular stop flushes all files', { timeout: STARTS_WITHIN_MS }, async () => {
  await using watched = await openWatched()
  await using site = await watched.start()
  await site.enquire()
  expect(await site.stop()).toMatchObject({ code: 0 })
  const files = await readdir(join(watched.data, 'db'), { recursive: true, withFileTypes: true })
  const differing: string[] = []
  for (const file of files.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name)
    const flushed = await readFile(path.replace(join(watched.data, 'db'), watched.flushed)).catch(() => null)
    if (!flushed?.equals(await readFile(path))) differing.push(path)
  }
  expect(differing).toEqual([])
})
