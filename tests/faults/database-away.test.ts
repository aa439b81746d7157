import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { openPostgres } from '#platform/database/open-postgres.server.ts'
import { openLog } from '#platform/log.ts'
import { openDatabaseProxy } from '#tests/database-proxy.ts'
import { anEnquiry, aStampOf, withStamp } from '#tests/form-agency.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'
import { addFrieda, openVisitor, type StaffVisitor, signIn } from '#tests/staff-visitor.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'

/** People wait a third of it; the machine may be busy. */
const FORM_WITHIN_MS = 10_000
const CONNECTIONS = 4

async function openSetup() {
  const database = await openTestDatabase('postgres')
  const proxy = await openDatabaseProxy(database.url ?? '')
  const agency = await openTestAgency({
    database: await openPostgres(proxy.url, CONNECTIONS, openLog('silent')),
  })
  await fillSmallCatalogue(database.db)
  await agency.services.readModel.reload()
  const staff = openVisitor(agency.address, (request) => fetch(request))
  await addFrieda(database.db, staff)
  await signIn(staff)
  return {
    agency,
    proxy,
    staff,
    db: database.db,
    [Symbol.asyncDispose]: async () => {
      proxy.become('passes')
      await agency[Symbol.asyncDispose]()
      await proxy[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

function send(agency: TestAgency, path: string, body: unknown, headers: Record<string, string> = {}) {
  const json = { 'Content-Type': 'application/json', Origin: agency.address, 'Sec-Fetch-Site': 'same-origin' }
  const init = { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) }
  return fetch(`${agency.address}${path}`, init)
}

/** Only the database knows that there is none. */
const UNKNOWN_COLLECTION = '/illusde/api/lightbox/AAAAAAAAAAAAAAAAAAAAAA'
const WITHOUT_DATABASE = [
  '/',
  '/en',
  '/news',
  '/kontakt',
  '/image-search?q=wal',
  '/illusde/api/image-search?q=wal',
  '/illusde/api/artists/all',
  '/sitemap.xml',
]

/** All requests that need the database, by name. */
function requestEverything(agency: TestAgency, staff: StaffVisitor): Record<string, Promise<Response>> {
  const asStaff = { Cookie: staff.cookie() }
  const [image] = agency.services.readModel.current().catalogue.images
  const address = 'data:image/png;base64,AAAA'
  return {
    'search by a picture': send(agency, '/illusde/api/image-search', { url: address }),
    'saving a collection': send(agency, '/illusde/api/lightbox', { images: [image?.id], lang: 'de' }),
    'a shared collection': agency.get(UNKNOWN_COLLECTION),
    'mailing a collection': send(agency, '/illusde/api/lightbox-email', {
      id: 'AAAAAAAAAAAAAAAAAAAAAA',
      to: 'a@maler.example',
      name: 'A',
      email: 'b@maler.example',
      lang: 'de',
    }),
    'signing in': signIn(openVisitor(agency.address, (request) => fetch(request))),
    'the session of staff': staff.ask('/get-session'),
    'a list of staff': agency.get('/illusde/api/admin/artists', asStaff),
    'a change of staff': send(agency, '/illusde/api/admin/testimonials', {}, asStaff),
    'an upload of staff': send(agency, '/illusde/api/admin/uploads/files', {}, asStaff),
    'an import of staff': send(agency, '/illusde/api/admin/import', {}, asStaff),
    'the page of a shared collection': agency.get('/auswahl?id=AAAAAAAAAAAAAAAAAAAAAA'),
  }
}

describe.runIf(ENGINES.includes('postgres')).each(['refuses', 'freezes'] as const)(
  'while the database %s',
  (way) => {
    test('requests that need it are refused in both languages with Retry-After', async () => {
      await using setup = await openSetup()
      setup.proxy.become(way)
      for (const [what, request] of Object.entries(requestEverything(setup.agency, setup.staff))) {
        const response = await request
        const text = await response.text()
        expect([what, response.status, response.headers.get('Retry-After')]).toEqual([what, 503, '10'])
        expect(text).toContain('Das geht im Moment leider nicht.')
        expect(text).toContain('Sorry, that isn’t possible right now.')
        expect(text).not.toMatch(/ECONN|terminated|Failed query|\.ts:/)
      }
      const faults = setup.agency
        .logged()
        .filter(({ level, msg }) => level === 50 && msg === 'request.failed')
      expect(faults).toEqual([])
    })

    test('pages and API of the catalogue still work', async () => {
      await using setup = await openSetup()
      setup.proxy.become(way)
      for (const path of WITHOUT_DATABASE)
        expect([path, (await setup.agency.get(path)).status]).toEqual([path, 200])
    })

    test('an enquiry is accepted soon, and stored when the database is back', async () => {
      await using setup = await openSetup()
      setup.proxy.become(way)
      for (let time = 0; time < 2; time++) {
        const response = await fetch(`${setup.agency.address}/illusde/api/contact`, {
          method: 'POST',
          body: withStamp(anEnquiry(), aStampOf(setup.agency)),
          signal: AbortSignal.timeout(FORM_WITHIN_MS),
        })
        expect(response.status).toBe(201)
      }
      setup.proxy.become('passes')
      await setup.agency.services.submissions.ingestion.run()
      await setup.agency.services.submissions.ingestion.run()
      expect(await rowsOf(setup.db, sql`SELECT id FROM enquiries`)).toHaveLength(2)
    })

    test('it is used again as soon as it is back, however many requests came meanwhile', async () => {
      await using setup = await openSetup()
      setup.proxy.become(way)
      const requests = Array.from({ length: 2 * CONNECTIONS }, () => setup.agency.get(UNKNOWN_COLLECTION))
      expect(new Set((await Promise.all(requests)).map(({ status }) => status))).toEqual(new Set([503]))
      setup.proxy.become('passes')
      await expect.poll(async () => (await setup.agency.get(UNKNOWN_COLLECTION)).status).toBe(404)
    })
  },
)

test.runIf(ENGINES.includes('postgres'))('a slow statement is not cancelled', async () => {
  await using database = await openTestDatabase('postgres')
  expect(await rowsOf(database.db, sql`SELECT 1 AS done FROM pg_sleep(6)`)).toEqual([{ done: 1 }])
})

test('an embedded database whose thread has ended gives the same response', async () => {
  await using agency = await openTestAgency()
  await agency.services.database.close()
  const response = await agency.get(UNKNOWN_COLLECTION)
  expect([response.status, await response.json()]).toMatchObject([503, { error: { code: 'unavailable' } }])
  expect((await agency.get('/auswahl?id=AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(503)
  expect((await agency.get('/en')).status).toBe(200)
  // The database is closed already.
  agency.services.database.close = async () => {}
})
