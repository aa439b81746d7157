import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { rowsOf } from '#platform/database/database.ts'
import { openLog } from '#platform/log.ts'
import { openServices } from '#src/services.server.ts'
import { anEnquiry } from '#tests/form-agency.ts'
import { openTestFolder, type RunningSite, startSite } from '#tests/run-program.ts'

const SOON = { timeout: 60_000 }
/** Starts of the real program on a real database, each of many seconds on a busy machine. */
const STARTS_WITHIN_MS = 300_000

type WatchedSite = RunningSite & { enquire: () => Promise<string>; spooled: () => Promise<string[]> }
type Watched = AsyncDisposable & {
  data: string
  /** The database as the last flush of each of its files left it. */
  flushed: string
  start: () => Promise<WatchedSite>
  /** What was done to files, in order: `sync db/pg_wal/...`. */
  deeds: () => Promise<string[]>
}

async function openWatched(): Promise<Watched> {
  const place = await openTestFolder()
  const [data, copy, log] = ['data', 'flushed', 'deeds'].map((name) => join(place.folder, name))
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
            body: anEnquiry(),
          })
          const { id }: { id: string } = await sent.json()
          return id
        },
        spooled: () => readdir(join(data, 'spool')),
      }
    },
    deeds: async () => (await readFile(log, 'utf8')).trim().split('\n'),
    [Symbol.asyncDispose]: place[Symbol.asyncDispose],
  }
}

/** How often the database has each enquiry and its letters, once all is taken in that lies in the spool. */
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

test('a record leaves the spool only after the log of the database was flushed that holds the enquiry', {
  timeout: STARTS_WITHIN_MS,
}, async () => {
  await using watched = await openWatched()
  await using site = await watched.start()
  const ids = await Promise.all([site.enquire(), site.enquire(), site.enquire()])
  await expect.poll(site.spooled, SOON).toEqual([])
  const deeds = await watched.deeds()
  for (const id of ids) {
    const kept = deeds.indexOf(`rename spool/${id}`)
    const removed = deeds.indexOf(`rename spool/${id}.taken`)
    const meanwhile = deeds.slice(kept, removed)
    const [, log = 'none'] = meanwhile.find((deed) => deed.startsWith('write db/pg_wal/'))?.split(' ') ?? []
    expect(kept).toBeGreaterThan(0)
    expect(meanwhile.lastIndexOf(`sync ${log}`)).toBeGreaterThan(meanwhile.indexOf(`write ${log}`))
    // The folder that names it, too.
    expect(meanwhile).toContain('sync spool')
  }
})

test('a power cut that leaves only what was flushed loses no acknowledged enquiry, and none comes twice', {
  timeout: STARTS_WITHIN_MS,
}, async () => {
  await using watched = await openWatched()
  const ids: string[] = []
  {
    await using site = await watched.start()
    ids.push(await site.enquire(), await site.enquire())
    await expect.poll(site.spooled, SOON).toEqual([])
    ids.push(await site.enquire())
    await site.stop('SIGKILL')
  }
  await rm(join(watched.data, 'db'), { recursive: true })
  await cp(watched.flushed, join(watched.data, 'db'), { recursive: true })
  const once = { enquiries: 1, letters: 2 }
  expect(await openAgain(watched.data, ids)).toEqual([once, once, once])
  expect(await readdir(join(watched.data, 'spool'))).toEqual([])
  // Taken in once more, as after a power cut between the commit and the removal of a record.
  expect(await openAgain(watched.data, ids)).toEqual([once, once, once])
})

test('what a stop leaves is flushed to the last file', { timeout: STARTS_WITHIN_MS }, async () => {
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
