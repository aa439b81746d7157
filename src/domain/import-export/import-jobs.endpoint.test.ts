import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { checkPicture } from '#tests/pictures.ts'
import { AS_STAFF, openAuth, SOMEBODY } from '#tests/staff.ts'
import { GONE_AFTER_MS, openImportJobs } from './import-jobs.server.ts'
import { staffImports } from './tables.server.ts'

const FAR_FROM_ALL = { isTrial: false, handled: 3, total: 50_000 }

let agency: TestAgency
/** Since the present moment. */
let passedMs = 0
let words = 0

beforeAll(async () => {
  const now = () => new Date(Date.now() + passedMs)
  agency = await openTestAgency({ authService: openAuth, clock: { now } })
  return () => agency[Symbol.asyncDispose]()
})

beforeEach(async () => {
  passedMs = 0
  await agency.services.database.db.delete(staffImports)
})

/** One testimonial that nobody has imported yet. */
function aList(): string {
  words += 1
  return `DeText,EnText\nGut ${words}.,Good ${words}.\n`
}

function send(path: string, name: string, text: string): Promise<Response> {
  const body = new FormData()
  body.append('lists', new File([text], name))
  return fetch(`${agency.address}/illusde/api/admin${path}`, { method: 'POST', headers: AS_STAFF, body })
}

async function readJob(id: string): Promise<Record<string, unknown>> {
  return (await agency.get(`/illusde/api/admin/import/${id}`, AS_STAFF)).json()
}

/** Sends a list and asks until the import is over. */
async function importList(path: string, text = aList()): Promise<Record<string, unknown>> {
  const begun = await send(path, 'testimonials.csv', text)
  expect(begun.status).toBe(202)
  const { Id }: { Id: string } = await begun.json()
  return vi.waitFor(
    async () => {
      const job = await readJob(Id)
      expect(job.State).not.toBe('running')
      return job
    },
    { timeout: 60_000, interval: 50 },
  )
}

test('lists come in by a form, are only checked when asked for, and change nothing the second time', async () => {
  const all = { State: 'done', Handled: 1, Total: 1 }
  const list = aList()
  const checked = await importList('/import?check=yes', list)
  expect(checked).toMatchObject({ ...all, Check: true, Report: { Written: false, Counts: { new: 1 } } })
  const written = await importList('/import', list)
  expect(written).toMatchObject({ ...all, Check: false, Report: { Written: true, Counts: { new: 1 } } })
  expect(await importList('/import', list)).toMatchObject({ Report: { Counts: { same: 1 } } })
})

test('a list that cannot be read, one that is called otherwise, and an import that never was', async () => {
  expect(await importList('/import', 'DeText,EnText\n"Gut,Good\n')).toMatchObject({
    State: 'done',
    Report: { Written: false, Counts: { refused: 1 } },
  })
  expect((await send('/import', '../../etc/passwd', aList())).status).toBe(422)
  const both = new FormData()
  for (const name of ['testimonials.csv', 'Kunden.csv']) both.append('lists', new File([aList()], name))
  const sent = { method: 'POST', headers: AS_STAFF, body: both }
  expect((await fetch(`${agency.address}/illusde/api/admin/import`, sent)).status).toBe(422)
  expect((await agency.get('/illusde/api/admin/import/nothing', AS_STAFF)).status).toBe(404)
})

test('while one import runs, here or at another instance, another one is refused', async () => {
  const now = new Date()
  await agency.services.database.db
    .insert(staffImports)
    .values({ ...FAR_FROM_ALL, id: 'elsewhere', state: 'running', beganAt: now, seenAt: now })
  const refused = await send('/import', 'testimonials.csv', aList())
  expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: 'busy' } }])

  // Its process was killed: it notes nothing any more.
  passedMs = GONE_AFTER_MS
  expect(await readJob('elsewhere')).toMatchObject({
    State: 'interrupted',
    Handled: 3,
    Total: 50_000,
    Report: null,
  })
  expect(await importList('/import')).toMatchObject({ State: 'done' })
})

test('of two that begin at the same moment one is refused', async () => {
  const { imports } = agency.services
  const lists = [{ name: 'testimonials' as const, ending: 'csv' as const, bytes: Buffer.from(aList()) }]
  const begun = await Promise.all([1, 2, 3].map(() => imports.begin(SOMEBODY, lists, true)))
  expect(begun.map(({ outcome }) => outcome).sort()).toEqual(['begun', 'busy', 'busy'])
  const [one] = begun.flatMap((each) => (each.outcome === 'begun' ? [each.id] : []))
  await expect.poll(async () => (await readJob(one ?? '')).State).toBe('done')
})

test('a site that stops ends an import between two artists, and says so', async () => {
  const { database, files, clock, log } = agency.services
  const reading = Promise.withResolvers<void>()
  const stopped = Promise.withResolvers<null>()
  const imports = openImportJobs({
    db: database.db,
    files,
    clock,
    log,
    sourceOf: () => ({
      checkPicture,
      readPicture: () => {
        reading.resolve()
        return stopped.promise
      },
    }),
  })
  const rows = ['ada', 'bea', 'cem'].map((code) => `${code},${code},${code},${code}.png`)
  const bytes = Buffer.from(['Code,Name,SortName,Portrait', ...rows].join('\n'))
  const begun = await imports.begin(SOMEBODY, [{ name: 'artists', ending: 'csv', bytes }], false)
  const id = begun.outcome === 'begun' ? begun.id : ''
  await reading.promise
  const closing = imports.close()
  stopped.resolve(null)
  await closing
  expect(await readJob(id)).toMatchObject({ State: 'interrupted', Handled: 0, Total: 3 })
})
