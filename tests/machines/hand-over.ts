import { deepEqual } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { rowsOf } from '#platform/database/database.ts'
import { licenceIn } from '#tests/delivery-agency.ts'
import { addPerson, openVisitor, PASSWORD, type StaffVisitor, signIn } from '#tests/staff-visitor.ts'
import { type Answered, type Ask, asFetch, ORIGIN } from './ask.ts'
import type { Machines } from './open-machines.ts'
import { readUntil } from './read-until.ts'

const FILE_BYTES = 600_000
/** From one network for one link. */
const TRIES = 10
const CHECKED_WITHIN_MS = 60_000
const TUS = { 'Tus-Resumable': '1.0.0' }
const SECRET_WORD = 'wale und moor'
const DOWNLOAD = /href="(\/lieferung\/[^"]+\?p=[^"]+)"/

type Reply = { status: number; body: Record<string, unknown> }
/** A call of the staff's API at one instance. */
type Call = (at: Ask, method: string, path: string, sent?: object, more?: object) => Promise<Reply>

/**
 * A delivery that is made, opened and downloaded at both instances, and a proposal that is accepted at both at once. `number` tells
 * several of them apart.
 * @throws AssertionError where two instances do not behave as one.
 */
export async function handOver(machines: Machines, number: number): Promise<void> {
  const staff = await signedIn(machines, { email: `staff-${number}@example.com`, name: 'Frieda' })
  await deliver(machines, staff, number)
  await proposeAndAccept(machines, staff, number)
}

async function deliver({ instances }: Machines, call: Call, number: number): Promise<void> {
  const [one, other] = [instances[0].ask, instances[1].ask]
  const recipient = { RecipientName: 'Katrin', RecipientEmail: 'katrin@maler.example' }
  const fields = {
    Title: 'Wal',
    Language: 'de',
    ...recipient,
    EndsAt: '2100-01-01T00:00:00Z',
    MostDownloads: 1,
  }
  const path = `/deliveries/${(await call(one, 'POST', '/deliveries', fields)).body.Id}`
  const bytes = randomBytes(FILE_BYTES)
  const half = FILE_BYTES / 2
  const filename = Buffer.from('a.tif').toString('base64')
  const announced = { ...TUS, 'Upload-Length': String(FILE_BYTES), 'Upload-Metadata': `filename ${filename}` }
  await call(other, 'POST', `${path}/files`, undefined, announced)
  const [{ Id: file }] = Object((await call(one, 'GET', path)).body).Files
  const part = (at: Ask, from: number) => {
    const headers = {
      ...TUS,
      'Upload-Offset': String(from),
      'Content-Type': 'application/offset+octet-stream',
    }
    return call(at, 'PATCH', `${path}/files/${file}`, bytes.subarray(from, from + half), headers)
  }
  await part(one, 0)
  await part(other, half)
  await call(other, 'PUT', `${path}/password`, { Password: SECRET_WORD })
  const files = async (at: Ask) => Object((await call(at, 'GET', path)).body).Files
  await readUntil(
    () => files(one),
    ([first]) => first.Sha256 !== null,
    CHECKED_WITHIN_MS,
  )
  const link = new URL(String((await call(other, 'GET', `${path}/link`)).body.Link)).pathname

  const guesser = `203.0.113.${number}`
  const tried: number[] = []
  for (let time = 0; time <= TRIES; time++) {
    const password = time < TRIES ? 'x' : SECRET_WORD
    tried.push((await post(time % 2 ? one : other, link, { password }, guesser)).status)
  }
  deepEqual(tried, [...Array(TRIES).fill(422), 429], 'wrong passwords are not counted over both')

  const client = `198.51.100.${number}`
  const entered = await post(one, link, { password: SECRET_WORD }, client)
  const shown = await other(link, { headers: { Cookie: cookieOf(entered), 'Accept-Encoding': 'identity' } })
  const form = { name: 'Katrin', accepted: 'on', ...licenceIn(String(shown.body)) }
  const accepted = await post(other, link, form, client, cookieOf(entered))
  const page = await other(link, { headers: { Cookie: cookieOf(accepted), 'Accept-Encoding': 'identity' } })
  const address = (DOWNLOAD.exec(String(page.body))?.[1] ?? '').replaceAll('&amp;', '&')
  const range = (at: Ask, first: number, last: number) =>
    at(address, { headers: { Range: `bytes=${first}-${last}` } })
  const parts = [await range(one, 0, half - 1), await range(other, half, FILE_BYTES - 1)]
  deepEqual(
    parts.map(({ status }) => status),
    [206, 206],
  )
  deepEqual(
    Buffer.concat(parts.map(({ body }) => body)),
    bytes,
    'what was downloaded at both is not the file',
  )
  const again = await Promise.all([one(address), other(address)])
  deepEqual(
    again.map(({ status }) => status),
    [410, 410],
  )
  for (const at of [one, other]) deepEqual((await files(at))[0].Downloads, 1, 'one download counts once')
}

async function proposeAndAccept({ instances, database, ...machines }: Machines, staff: Call, number: number) {
  const [one, other] = [instances[0].ask, instances[1].ask]
  const [found] = await rowsOf(database.db, sql`SELECT min(id)::int AS id FROM artists WHERE NOT hidden`)
  const artistId = Number(found?.id)
  const person = { email: `artist-${number}@example.com`, name: 'Ada', role: 'artist' as const, artistId }
  const artist = await signedIn({ instances, database, ...machines }, person)
  const path = `/artists/${artistId}`
  const { Revision } = (await artist(one, 'GET', path)).body
  const change = { BioDe: `Zeichnet seit Runde ${number}.` }
  const proposed = await artist(other, 'PUT', path, change, { 'If-Match': `"${Revision}"` })
  const accept = `/proposals/${Object(proposed.body.Proposal).Id}/accept`
  const both = await Promise.all([one, other].map((at) => staff(at, 'POST', accept, {})))
  deepEqual(both.map(({ status }) => status).sort(), [204, 409], 'a proposal is not accepted once')
  const written = await rowsOf(
    database.db,
    sql`SELECT details -> 'BioDe' ->> 'to' AS text FROM staff_changes
      WHERE resource = 'artists' AND record_id = ${String(artistId)} AND details ->> 'BioDe' LIKE ${`%${change.BioDe}%`}`,
  )
  deepEqual(
    written.map(({ text }) => text),
    [change.BioDe],
  )
  deepEqual((await staff(other, 'GET', path)).body.BioDe, change.BioDe)
}

/** Signs somebody in through nginx. */
async function signedIn({ ask, database }: Machines, person: Parameters<typeof addPerson>[2]): Promise<Call> {
  const visitor: StaffVisitor = openVisitor(ORIGIN, asFetch(ask))
  await addPerson(database.db, visitor, person)
  const { status } = await signIn(visitor, PASSWORD, person.email)
  deepEqual(status, 200)
  return async (at, method, path, sent, more = {}) => {
    const isBytes = sent instanceof Uint8Array
    const answered = await at(`/illusde/api/admin${path}`, {
      method,
      headers: {
        ...{ Cookie: visitor.cookie(), Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' },
        ...(sent && !isBytes ? { 'Content-Type': 'application/json' } : {}),
        'Accept-Encoding': 'identity',
        ...more,
      },
      ...(sent ? { body: isBytes ? sent : Buffer.from(JSON.stringify(sent)) } : {}),
    })
    const text = String(answered.body)
    return { status: answered.status, body: text ? JSON.parse(text) : {} }
  }
}

function post(at: Ask, link: string, fields: Record<string, string>, network: string, cookie = '') {
  const headers = { Origin: ORIGIN, Cookie: cookie, 'X-Forwarded-For': network }
  const body = Buffer.from(String(new URLSearchParams(fields)))
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return at(link, { method: 'POST', headers: { ...headers, ...type }, body })
}

function cookieOf({ headers }: Answered): string {
  return headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}
