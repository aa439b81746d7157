import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { LARGEST_FILE_BYTES, MOST_FILES, UNFINISHED_KEPT_MS } from '#domain/delivery/delivery-model.ts'
import { type Kept, purgeOld, RETENTION } from '#domain/retention.server.ts'
import { openStaffCalls } from '#tests/delivery-agency.ts'
import { bytesOf, type DeliveryWorld, openDeliveryWorld, sumOf } from '#tests/delivery-world.ts'
import { MAIL_AGENCY_START } from '#tests/mail-agency.ts'
import { type Office, openOffice } from '#tests/office.ts'
import { AS_STAFF } from '#tests/staff.ts'
import { PASSWORD, signIn } from '#tests/staff-visitor.ts'
import { askOffset, sendHalfAndBreak, sendPart } from '#tests/uploads.ts'

const FILM = Buffer.from('Wale und Moor. '.repeat(900_000))

let delivery: DeliveryWorld
let agency: DeliveryWorld['world']['agency']
let staff: DeliveryWorld['staff']

beforeAll(async () => {
  delivery = await openDeliveryWorld()
  ;({ agency } = delivery.world)
  ;({ staff } = delivery)
  return () => delivery[Symbol.asyncDispose]()
})

beforeEach(() => {
  delivery.world.time.now = MAIL_AGENCY_START
})

async function begun(id: number, name: string, bytes: number): Promise<string> {
  return (await staff.begin(id, name, bytes)).headers.get('Location') ?? ''
}

async function filesOf(id: number) {
  return (await staff.ask('GET', `/deliveries/${id}`)).body.Files
}

test('a file goes on where its connection broke, and is what was sent', async () => {
  const { id, secret } = await staff.make()
  const location = await begun(id, 'Film über Wale.mov', FILM.length)
  await sendHalfAndBreak(agency.address + location, FILM)
  const offset = await vi.waitFor(async () => {
    const arrived = await askOffset(agency, location)
    expect(arrived).toBeGreaterThan(0)
    return arrived ?? 0
  })
  expect(offset).toBeLessThan(FILM.length)
  expect(await filesOf(id)).toMatchObject([{ Name: 'Film über Wale.mov', Arrived: offset, Sha256: null }])
  expect((await sendPart(agency, location, FILM.subarray(offset), offset)).status).toBe(204)
  await staff.ready(id)
  expect(await filesOf(id)).toMatchObject([{ Arrived: FILM.length, Sha256: sumOf(FILM) }])
  const [first] = await (await delivery.accepted(secret)).downloads()
  expect((await bytesOf(first)).bytes.equals(FILM)).toBe(true)
  expect((await staff.ask('DELETE', location.replace('/illusde/api/admin', ''))).status).toBe(204)
  expect((await bytesOf(first)).response.status).toBe(404)
})

test('of two tabs that send the same part one goes on, and a wrong offset is refused', async () => {
  const { id } = await staff.make()
  const location = await begun(id, 'a.tif', 10)
  const part = async (start: number, text: string) =>
    (await sendPart(agency, location, Buffer.from(text), start)).status
  expect(await part(3, 'abc')).toBe(409)
  expect((await Promise.all([part(0, 'abcd'), part(0, 'abcd')])).toSorted()).toEqual([204, 409])
  expect(await part(4, 'efghijk')).toBe(413)
  expect(await part(4, 'efghij')).toBe(204)
  await staff.ready(id)
  expect(await filesOf(id)).toMatchObject([{ Bytes: 10, Sha256: sumOf(Buffer.from('abcdefghij')) }])
})

test('what is too large, empty, without a name, or for no delivery is refused before its first byte', async () => {
  const { id } = await staff.make()
  const begin = async (name: string, bytes: number, to = id) => (await staff.begin(to, name, bytes)).status
  expect(await begin('a', LARGEST_FILE_BYTES + 1)).toBe(413)
  expect(await begin('a', 0)).toBe(422)
  expect(await begin('', 1)).toBe(422)
  expect(await begin('a', 1, 99)).toBe(404)
  expect(await filesOf(id)).toEqual([])
  for (let number = 0; number < MOST_FILES; number++) expect(await begin(`${number}`, 1)).toBe(201)
  expect(await begin('a', 1)).toBe(422)
})

test('a disk that becomes full is told as such, and the file goes on when there is room', async () => {
  const { id } = await staff.make()
  const location = await begun(id, 'a.tif', 4)
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' })
  vi.spyOn(agency.services.files, 'write').mockRejectedValueOnce(full)
  const refused = await sendPart(agency, location, Buffer.from('abcd'), 0)
  expect([refused.status, await refused.text()]).toEqual([507, 'The disk has no room for this.'])
  expect(await askOffset(agency, location)).toBe(0)
  expect((await sendPart(agency, location, Buffer.from('abcd'), 0)).status).toBe(204)
})

test('what did not come whole within a week is removed, with its bytes; what is whole stays', async () => {
  const { id } = await staff.make()
  await staff.upload(id, 'whole.tif', FILM.subarray(0, 9))
  const location = await begun(id, 'half.tif', 9)
  await sendPart(agency, location, FILM.subarray(0, 4), 0)
  const folder = `originals/deliveries/${id}/${location.split('/').at(-1)}`
  const { database, files, log, clock } = agency.services
  const kinds: [string, Kept][] = [
    ['unfinishedDeliveryFiles', RETENTION.unfinishedDeliveryFiles],
    ['removedFiles', { ...RETENTION.removedFiles, keptMs: -Date.now() }],
  ]
  const purgeAfter = async (ms: number) => {
    delivery.world.time.now = new Date(MAIL_AGENCY_START.getTime() + ms)
    await purgeOld({ db: database.db, files, log, clock }, kinds)
    let stored = 0
    for await (const _ of files.list(folder)) stored += 1
    return stored
  }
  expect(await purgeAfter(UNFINISHED_KEPT_MS - 1)).toBe(1)
  expect(await filesOf(id)).toHaveLength(2)
  expect(await purgeAfter(UNFINISHED_KEPT_MS + 1)).toBe(0)
  expect(await filesOf(id)).toMatchObject([{ Name: 'whole.tif' }])
  expect(await askOffset(agency, location)).toBeNull()
})

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office[Symbol.asyncDispose]())

test('only editors send, each file by its own delivery, and go on after signing in again', async () => {
  const headersOf = (cookie: string) => ({ ...AS_STAFF, Cookie: cookie, Origin: office.agency.address })
  const editor = await office.add('Edda', 'editor')
  const reader = await office.add('Rosa', 'reader')
  const calls = openStaffCalls(office.agency.address, headersOf(editor.browser.cookie()))
  const [one, other] = [await calls.make(), await calls.make()]
  const location = (await calls.begin(one.id, 'a.tif', 4)).headers.get('Location') ?? ''
  const send = async (cookie: string, to: string, text: string, offset: number) =>
    (await sendPart(office.agency, to, Buffer.from(text), offset, headersOf(cookie))).status
  expect(await send(editor.browser.cookie(), location, 'ab', 0)).toBe(204)
  expect(await send(reader.browser.cookie(), location, 'cd', 2)).toBe(403)
  expect(await send('', location, 'cd', 2)).toBe(401)
  const elsewhere = location.replace(`/${one.id}/files`, `/${other.id}/files`)
  expect(await send(editor.browser.cookie(), elsewhere, 'cd', 2)).toBe(404)
  await editor.browser.ask('/sign-out', {})
  expect(await send(editor.browser.cookie(), location, 'cd', 2)).toBe(401)
  await signIn(editor.browser, PASSWORD, editor.email)
  const signedIn = editor.browser.cookie()
  expect(await askOffset(office.agency, location, headersOf(signedIn))).toBe(2)
  expect(await send(signedIn, location, 'cd', 2)).toBe(204)
})
