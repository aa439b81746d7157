import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { sendSlowly } from '#tests/slow-sender.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'
import { AS_STAFF, openAuth } from '#tests/staff.ts'

const WARN_LEVEL = 40
const FORM = { 'Content-Type': 'multipart/form-data; boundary=between' }
const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' }

let agency: TestAgency
beforeAll(async () => {
  agency = await openTestAgency({ authService: openAuth })
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

function answered(): number {
  return agency.logged().filter(({ msg }) => msg === 'request.answered').length
}

/** Warnings and errors logged up to the end of the aborted request. */
async function warningsAfter(before: number): Promise<unknown[]> {
  await expect.poll(answered).toBeGreaterThan(before)
  // Once another response has arrived, everything that the aborted request caused has happened.
  await (await agency.get('/healthz')).text()
  return agency.logged().filter(({ level }) => Number(level) >= WARN_LEVEL)
}

test.each([
  ['/illusde/api/image-search', FORM],
  ['/illusde/api/image-search', { 'Content-Type': 'application/json' }],
  ['/illusde/api/contact', FORM],
  ['/illusde/api/contact', { 'Content-Type': 'application/json' }],
  ['/illusde/api/lightbox', { 'Content-Type': 'application/json' }],
  ['/illusde/api/lightbox-email', { 'Content-Type': 'application/json' }],
  ['/illusde/api/admin/testimonials', { 'Content-Type': 'application/json', ...SAME_ORIGIN, ...AS_STAFF }],
  ['/illusde/api/admin/import', { ...FORM, ...SAME_ORIGIN, ...AS_STAFF }],
  ['/kontakt', { ...FORM, ...SAME_ORIGIN }],
])('a client that disconnects while sending to %s causes no warning', async (path, headers) => {
  const before = answered()
  const sender = sendSlowly(agency.address, path, { 'Content-Length': '10000', ...headers })
  await expect
    .poll(async () => /in_flight ([2-9])/.test(await (await agency.get('/metrics')).text()))
    .toBe(true)
  sender.hangUp()
  expect(await warningsAfter(before)).toEqual([])
})

test.each(['/', '/illusde/api/images/all', '/illusde/api/admin/export', '/illusde/api/image-search?q=wal'])(
  'a client that disconnects while receiving %s causes no warning',
  async (path) => {
    const before = answered()
    const { hostname, port } = new URL(agency.address)
    const staff = Object.entries(AS_STAFF).map(([name, value]) => `${name}: ${value}\r\n`)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    await new Promise<void>((sent) =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n${staff.join('')}\r\n`, () => sent()),
    )
    socket.destroy()
    expect(await warningsAfter(before)).toEqual([])
  },
)
