import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addStaff } from '#domain/staff/accounts.server.ts'
import { makeLink } from '#domain/staff/auth/account-links.server.ts'
import { type Database, rowsOf } from '#platform/database/database.ts'
import { openPglite } from '#platform/database/pglite/open-pglite.server.ts'
import { SLOW_HASHING } from '#platform/password-hashing.server.ts'
import { addArtist, addImage } from '#tests/builders.ts'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { type RunningSite, startSite } from '#tests/run-program.ts'
import { FRIEDA, openVisitor, PASSWORD, signIn } from '#tests/staff-visitor.ts'

const API = '/illusde/api/admin'
const IMAGES = 120
const ARTISTS = 60
const TESTIMONIALS = 200
const POLL_EVERY_MS = 20
const POLLS = 3_000
/** Three starts of the real program on a real database, each of many seconds on a busy machine. */
const THREE_STARTS_WITHIN_MS = 400_000

/** Adds what the test needs and an account, whose one-time link is told. */
async function prepare(folder: string, fill: (db: Database) => Promise<unknown>): Promise<string> {
  const { db, close } = await openPglite(join(folder, 'db'))
  await fill(db)
  const staff = await addStaff(db, { ...FRIEDA, role: 'owner' }, new Date())
  const token = await makeLink(db, staff?.id ?? '', new Date())
  await close()
  return token
}

type Asking = (method: string, path: string, body?: unknown, revision?: unknown) => Promise<Response>

async function enter({ address }: RunningSite, token?: string): Promise<Asking> {
  const visitor = openVisitor(address, (request) => fetch(request))
  if (token) await visitor.ask('/welcome', { token, password: PASSWORD, name: FRIEDA.name })
  await signIn(visitor)
  return (method, path, body, revision) => {
    const isForm = body instanceof FormData
    return fetch(`${address}${API}${path}`, {
      method,
      headers: {
        ...{ Cookie: visitor.cookie(), Origin: address, 'Sec-Fetch-Site': 'same-origin' },
        ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
        ...(revision ? { 'If-Match': `"${revision}"` } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    })
  }
}

async function query<Row>(folder: string, statement: ReturnType<typeof sql>): Promise<Row[]> {
  const { db, close } = await openPglite(join(folder, 'db'))
  const rows = await rowsOf(db, statement)
  await close()
  return JSON.parse(JSON.stringify(rows))
}

async function removeArtist(ask: Asking): Promise<string> {
  const { Revision } = await (await ask('GET', '/artists/1')).json()
  const removed = await ask('DELETE', '/artists/1', undefined, Revision)
  expect(removed.status).toBe(204)
  return removed.headers.get('Action-Id') ?? ''
}

// One site, killed in the middle of each: a start takes seconds.
test('a kill in the middle of a restore, or of an import, leaves whole records, and either can be undone afterwards', {
  timeout: THREE_STARTS_WITHIN_MS,
}, async () => {
  await using testFolder = await openDataFolder()
  const { folder } = testFolder
  const codes = Array.from({ length: ARTISTS }, (_, number) => `artist-${number}`)
  const token = await prepare(folder, async (db) => {
    const artistId = await addArtist(db, { code: 'ida', name: 'Ida Probe' })
    for (let number = 0; number < IMAGES; number += 1) await addImage(db, { artistId })
    for (const code of codes) await addArtist(db, { code, name: code, townDe: 'Alt', townEn: 'Old' })
  })
  const environment = { DATA_DIR: folder, PREPARE: 'no' }
  const site = await startSite(environment)
  const ask = await enter(site, token)
  // The first restore tells how long the second one takes.
  const first = await removeArtist(ask)
  const before = performance.now()
  expect((await ask('POST', `/actions/${first}/undo`, {})).status).toBe(204)
  const took = performance.now() - before
  const action = await removeArtist(ask)
  const restoring = ask('POST', `/actions/${action}/undo`, {}).then(
    ({ status }) => status,
    () => null,
  )
  await new Promise((resolve) => setTimeout(resolve, took / 2))
  await site.stop('SIGKILL')
  const answered = await restoring

  const whole = sql`SELECT (SELECT count(*)::int FROM artists WHERE code = 'ida') AS artists,
    (SELECT count(*)::int FROM images) AS images,
    (SELECT count(*)::int FROM kept_rows WHERE action_id = ${action}) > 0 AS kept,
    (SELECT password FROM staff_passwords) AS password`
  const [left] = await query<{ artists: number; images: number; kept: boolean; password: string }>(
    folder,
    whole,
  )
  const isBack = left?.artists === 1
  expect(left).toMatchObject(
    isBack ? { artists: 1, images: IMAGES, kept: false } : { artists: 0, images: 0, kept: true },
  )
  if (answered === 204) expect(isBack).toBe(true)
  // What tests make quick, the site itself makes slow.
  expect(await SLOW_HASHING.verify({ hash: left?.password ?? '', password: PASSWORD })).toBe(true)

  const again = await startSite(environment)
  const askAgain = await enter(again)
  expect((await askAgain('POST', `/actions/${action}/undo`, {})).status).toBe(isBack ? 404 : 204)
  const { total } = await (await askAgain('GET', '/images?perPage=1')).json()
  expect(total).toBe(IMAGES)
  const imported = await importLists(askAgain, codes)
  await again.stop('SIGKILL')
  expectWholeRecords((await query<Record<string, number>>(folder, countOf(imported)))[0])

  await using last = await startSite(environment)
  const askLast = await enter(last)
  expect((await askLast('POST', `/actions/${imported}/undo`, {})).status).toBe(204)
  await last.stop('SIGTERM')
  expect(
    await query(
      folder,
      sql`SELECT town_de AS town, count(*)::int AS artists, (SELECT count(*)::int FROM testimonials) AS testimonials
        FROM artists WHERE code <> 'ida' GROUP BY town_de`,
    ),
  ).toEqual([{ town: 'Alt', artists: ARTISTS, testimonials: 0 }])
})

/** Begins an import of new towns and of testimonials. Returns its id when the first artist is changed. */
async function importLists(ask: Asking, codes: readonly string[]): Promise<string> {
  const lists = new FormData()
  const artists = ['Code,TownDe,TownEn', ...codes.map((code) => `${code},Neu,New`)]
  lists.append('lists', new File([artists.join('\n')], 'artists.csv'))
  const testimonials = Array.from({ length: TESTIMONIALS }, (_, number) => `Gut ${number},Good ${number}`)
  lists.append('lists', new File([['DeText,EnText', ...testimonials].join('\n')], 'testimonials.csv'))
  const changed = async () =>
    (await (await ask('GET', '/changes?Resource=artists&perPage=1')).json()).total as number
  const before = await changed()
  const { Id } = await (await ask('POST', '/import', lists)).json()
  for (let polls = 0; (await changed()) === before; polls += 1) {
    if (polls > POLLS) throw new Error('The import did not begin.')
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS))
  }
  return Id
}

const countOf = (action: string) =>
  sql`SELECT (SELECT count(*)::int FROM artists WHERE town_de = 'Neu') AS german,
    (SELECT count(*)::int FROM artists WHERE town_en = 'New') AS english,
    (SELECT count(*)::int FROM staff_changes WHERE resource = 'artists' AND action_id = ${action}) AS logged,
    (SELECT count(*)::int FROM testimonials) AS testimonials`

function expectWholeRecords(left: Record<string, number> = {}): void {
  expect(left.german).toBeGreaterThan(0)
  expect([left.english, left.logged]).toEqual([left.german, left.german])
  expect([0, TESTIMONIALS]).toContain(left.testimonials)
}
