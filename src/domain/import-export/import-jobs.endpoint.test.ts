import { expect, test, vi } from 'vitest'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { checkPicture } from '#tests/pictures.ts'
import { AS_STAFF, openAuth, SOMEBODY } from '#tests/staff.ts'
import { GONE_AFTER_MS, openImportJobs } from './import-jobs.server.ts'
import { staffImports } from './tables.server.ts'

const LIST = 'DeText,EnText\nGut.,Good.\n'
const FAR_FROM_ALL = { isTrial: false, handled: 3, total: 50_000 }

function openAgency(now = () => new Date()) {
  return openTestAgency({ authService: openAuth, clock: { now } })
}

function send(agency: TestAgency, path: string, name: string, text: string): Promise<Response> {
  const body = new FormData()
  body.append('lists', new File([text], name))
  return fetch(`${agency.address}/illusde/api/admin${path}`, { method: 'POST', headers: AS_STAFF, body })
}

async function readJob(agency: TestAgency, id: string): Promise<Record<string, unknown>> {
  return (await agency.get(`/illusde/api/admin/import/${id}`, AS_STAFF)).json()
}

/** Sends a list and asks until the import is over. */
async function importList(agency: TestAgency, path: string, text = LIST): Promise<Record<string, unknown>> {
  const begun = await send(agency, path, 'testimonials.csv', text)
  expect(begun.status).toBe(202)
  const { Id }: { Id: string } = await begun.json()
  return vi.waitFor(
    async () => {
      const job = await readJob(agency, Id)
      expect(job.State).not.toBe('running')
      return job
    },
    { timeout: 60_000, interval: 50 },
  )
}

test('lists come in by a form, are only checked when asked for, and change nothing the second time', async () => {
  await using agency = await openAgency()
  const all = { State: 'done', Handled: 1, Total: 1 }
  const checked = await importList(agency, '/import?check=yes')
  expect(checked).toMatchObject({ ...all, Check: true, Report: { Written: false, Counts: { new: 1 } } })
  const written = await importList(agency, '/import')
  expect(written).toMatchObject({ ...all, Check: false, Report: { Written: true, Counts: { new: 1 } } })
  expect(await importList(agency, '/import')).toMatchObject({ Report: { Counts: { same: 1 } } })
})

test('a list that cannot be read, one that is called otherwise, and an import that never was', async () => {
  await using agency = await openAgency()
  expect(await importList(agency, '/import', 'DeText,EnText\n"Gut,Good\n')).toMatchObject({
    State: 'done',
    Report: { Written: false, Counts: { refused: 1 } },
  })
  expect((await send(agency, '/import', '../../etc/passwd', LIST)).status).toBe(422)
  const both = new FormData()
  for (const name of ['testimonials.csv', 'Kunden.csv']) both.append('lists', new File([LIST], name))
  const sent = { method: 'POST', headers: AS_STAFF, body: both }
  expect((await fetch(`${agency.address}/illusde/api/admin/import`, sent)).status).toBe(422)
  expect((await agency.get('/illusde/api/admin/import/nothing', AS_STAFF)).status).toBe(404)
})

test('while one import runs, here or at another instance, another one is refused', async () => {
  const start = Date.now()
  let passed = 0
  await using agency = await openAgency(() => new Date(start + passed))
  const now = new Date(start)
  await agency.services.database.db
    .insert(staffImports)
    .values({ ...FAR_FROM_ALL, id: 'elsewhere', state: 'running', beganAt: now, seenAt: now })
  const refused = await send(agency, '/import', 'testimonials.csv', LIST)
  expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: 'busy' } }])

  // Its process was killed: it notes nothing any more.
  passed = GONE_AFTER_MS
  expect(await readJob(agency, 'elsewhere')).toMatchObject({
    State: 'interrupted',
    Handled: 3,
    Total: 50_000,
    Report: null,
  })
  expect(await importList(agency, '/import')).toMatchObject({ State: 'done' })
})

test('of two that begin at the same moment one is refused', async () => {
  await using agency = await openAgency()
  const { imports } = agency.services
  const lists = [{ name: 'testimonials' as const, ending: 'csv' as const, bytes: Buffer.from(LIST) }]
  const begun = await Promise.all([1, 2, 3].map(() => imports.begin(SOMEBODY, lists, true)))
  expect(begun.map(({ outcome }) => outcome).sort()).toEqual(['begun', 'busy', 'busy'])
})

test('a site that stops ends an import between two artists, and says so', async () => {
  await using agency = await openAgency()
  const { database, files, clock, log } = agency.services
  const asked = Promise.withResolvers<void>()
  const stopped = Promise.withResolvers<null>()
  const imports = openImportJobs({
    db: database.db,
    files,
    clock,
    log,
    sourceOf: () => ({
      checkPicture,
      readPicture: () => {
        asked.resolve()
        return stopped.promise
      },
    }),
  })
  const rows = ['ada', 'bea', 'cem'].map((code) => `${code},${code},${code},${code}.png`)
  const bytes = Buffer.from(['Code,Name,SortName,Portrait', ...rows].join('\n'))
  const begun = await imports.begin(SOMEBODY, [{ name: 'artists', ending: 'csv', bytes }], false)
  const id = begun.outcome === 'begun' ? begun.id : ''
  await asked.promise
  const closing = imports.close()
  stopped.resolve(null)
  await closing
  expect(await readJob(agency, id)).toMatchObject({ State: 'interrupted', Handled: 0, Total: 3 })
})
