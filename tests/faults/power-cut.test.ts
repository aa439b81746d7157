import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { rowsOf } from '#platform/database/database.ts'
import { openLog } from '#platform/log.ts'
import { readChanges } from '#scripts/power-test/recorded-changes.ts'
import { openUnpluggedDisk } from '#scripts/power-test/unplugged-disk.ts'
import { openServices } from '#src/services.server.ts'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { anEnquiry } from '#tests/form-agency.ts'
import { openForm } from '#tests/open-form.ts'
import { aPainting } from '#tests/pictures.ts'
import { openTestFolder, type RunningSite, startSite } from '#tests/run-program.ts'

const SOON = { timeout: 60_000 }
/** Starts of the real program on a real database, each of many seconds on a busy machine. */
const STARTS_WITHIN_MS = 300_000

type WatchedSite = RunningSite & {
  enquire: (files?: File[]) => Promise<string>
  inInbox: () => Promise<string[]>
}
type Watched = AsyncDisposable & {
  data: string
  /** Writes what a power cut would leave of the database into a new folder. */
  writeFlushed: (folder: string) => void
  start: () => Promise<WatchedSite>
  /** Actions on files in order: `sync db/pg_wal/...`. */
  actions: () => Promise<string[]>
}

async function openWatched(): Promise<Watched> {
  const testFolder = await openTestFolder()
  const [data, record, log] = ['data', 'record', 'actions'].map((name) => join(testFolder.folder, name))
  if (!data || !record || !log) throw new Error('No folder.')
  const preloaded = ['tests/faults/watch-flushes.mjs', 'scripts/power-test/record-writes.mjs']
  const environment = {
    DATA_DIR: data,
    WATCHED: data,
    FLUSH_LOG: log,
    RECORDED_FOLDER: data,
    RECORD_FILE: record,
    NODE_OPTIONS: preloaded.map((file) => `--import ${resolve(file)}`).join(' '),
  }
  return {
    data,
    writeFlushed: (folder) => {
      const disk = openUnpluggedDisk()
      for (const change of readChanges(record)) disk.apply(change)
      disk.writeTo(folder, null)
    },
    start: async () => {
      const site = await startSite(environment)
      return {
        ...site,
        enquire: async (files = []) => {
          const form = anEnquiry({ opened: await openForm(site.address) })
          for (const file of files) form.append('attachment', file)
          return (await send(site.address, form)).id
        },
        inInbox: () => readdir(join(data, 'spool')),
      }
    },
    actions: async () => (await readFile(log, 'utf8')).trim().split('\n'),
    [Symbol.asyncDispose]: testFolder[Symbol.asyncDispose],
  }
}

async function send(address: string, body: FormData): Promise<{ status: number; id: string }> {
  const sent = await fetch(`${address}/illusde/api/contact`, { method: 'POST', body })
  const { id }: { id: string } = await sent.json()
  return { status: sent.status, id }
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

test('a record with a file leaves the inbox only after the database log with the enquiry was flushed, and a regular stop flushes all files', {
  timeout: STARTS_WITHIN_MS,
}, async () => {
  await using watched = await openWatched()
  await using site = await watched.start()
  const picture = new File([Buffer.from(await aPainting(90, 60).png().toBuffer())], 'skizze.png')
  const ids = await Promise.all([1, 2, 3].map(() => site.enquire([picture])))
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
  expect(await site.stop()).toMatchObject({ code: 0 })
  const flushedFolder = `${watched.data}-flushed`
  watched.writeFlushed(flushedFolder)
  const files = await readdir(join(watched.data, 'db'), { recursive: true, withFileTypes: true })
  const differing: string[] = []
  for (const file of files.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name)
    const flushed = await readFile(path.replace(watched.data, flushedFolder)).catch(() => null)
    if (!flushed?.equals(await readFile(path))) differing.push(path)
  }
  expect(differing).toEqual([])
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
  watched.writeFlushed(watched.data)
  const once = { enquiries: 1, letters: 2 }
  expect(await openAgain(watched.data, ids)).toEqual([once, once, once])
  expect(await readdir(join(watched.data, 'spool'))).toEqual([])
  // Ingested again, as after a power cut between the commit and the removal of a record.
  expect(await openAgain(watched.data, ids)).toEqual([once, once, once])
})

test('when the disk fails, nothing is acknowledged that it may have dropped, and enquiries wait in the inbox', {
  timeout: STARTS_WITHIN_MS,
}, async () => {
  await using place = await openDataFolder()
  const sign = join(place.folder, 'fails')
  const inInbox = () => readdir(join(place.folder, 'spool'))
  const ids: string[] = []
  {
    await using site = await startSite({
      DATA_DIR: place.folder,
      DISK_FAILS_WHEN: sign,
      NODE_OPTIONS: `--import ${resolve('tests/faults/failing-fsync.mjs')}`,
    })
    // What the form is sent with is written before.
    const form = anEnquiry({ opened: await openForm(site.address) })
    await writeFile(sign, '')
    const { status, id } = await send(site.address, form)
    if (status === 201) ids.push(id)
    const ready = () => fetch(`${site.address}/readyz`).then(async (answer) => answer.json())
    await expect.poll(ready, SOON).toMatchObject({ ready: false, database: false })
    // Pages do not need the database.
    expect((await fetch(`${site.address}/en`)).status).toBe(200)
    expect((await site.stop('SIGKILL')).signal).toBe('SIGKILL')
  }
  expect((await inInbox()).filter((name) => ids.includes(name))).toEqual(ids)
  await rm(sign)
  expect(await openAgain(place.folder, ids)).toEqual(ids.map(() => ({ enquiries: 1, letters: 2 })))
})
