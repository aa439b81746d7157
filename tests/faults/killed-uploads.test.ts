import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addStaff } from '#domain/staff/accounts.server.ts'
import { makeLink } from '#domain/staff/auth/account-links.server.ts'
import { rowsOf } from '#platform/database/database.ts'
import { openPglite } from '#platform/database/pglite/open-pglite.server.ts'
import { addArtist } from '#tests/builders.ts'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { openStaffCalls } from '#tests/delivery-agency.ts'
import { sumOf } from '#tests/delivery-world.ts'
import { type RunningSite, startSite } from '#tests/run-program.ts'
import { FRIEDA, openVisitor, PASSWORD, signIn } from '#tests/staff-visitor.ts'
import { announce, aSheet, askOffset, sendHalfAndBreak, sendPart } from '#tests/uploads.ts'

const FILES = 4
const POLL_EVERY_MS = 100
const POLLS = 600

/** Prepares an artist and an account, whose one-time link is told. */
async function prepare(folder: string): Promise<string> {
  const { db, close } = await openPglite(join(folder, 'db'))
  await addArtist(db)
  const staff = await addStaff(db, FRIEDA, new Date())
  const token = await makeLink(db, staff?.id ?? '', new Date())
  await close()
  return token
}

async function enter({ address }: RunningSite, token?: string): Promise<{ Cookie: string; Origin: string }> {
  const visitor = openVisitor(address, (request) => fetch(request))
  if (token) await visitor.ask('/welcome', { token, password: PASSWORD, name: FRIEDA.name })
  await signIn(visitor)
  return { Cookie: visitor.cookie(), Origin: address }
}

async function statesOf({ address }: RunningSite, headers: Record<string, string>): Promise<string[]> {
  const response = await fetch(`${address}/illusde/api/admin/uploads`, { headers })
  const { data }: { data: { State: string }[] } = await response.json()
  return data.map(({ State }) => State)
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let polls = 0; polls < POLLS; polls += 1) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS))
  }
  throw new Error('It did not come to that.')
}

test('a kill in the middle of uploads leaves whole images, and each of them once', async () => {
  await using testFolder = await openDataFolder()
  const token = await prepare(testFolder.folder)
  const environment = { DATA_DIR: testFolder.folder }
  const site = await startSite(environment)
  const headers = await enter(site, token)
  const hues = Array.from({ length: FILES }, (_, at) => `hsl(${at * 55}, 80%, ${30 + at * 6}%)`)
  for (const [at, hue] of hues.entries()) {
    const bytes = await aSheet(hue, 600 + at * 40)
    const begun = await announce(site, bytes.length, { filename: `${at}.png`, artist: '1' }, headers)
    const location = begun.headers.get('Location') ?? ''
    // The last one is still on its way.
    await sendPart(site, location, at === FILES - 1 ? bytes.subarray(0, 100) : bytes, 0, headers)
  }
  await until(async () => (await statesOf(site, headers)).includes('taken'))
  await site.stop('SIGKILL')

  await using again = await startSite(environment)
  const signedIn = await enter(again)
  // None comes back as a duplicate of itself: a work and the note that its upload became it are one transaction.
  const isChecked = (state: string) => state !== 'arriving' && state !== 'checking'
  await until(async () => (await statesOf(again, signedIn)).filter(isChecked).length === FILES - 1)
  const states = await statesOf(again, signedIn)
  expect(states.toSorted()).toEqual(['arriving', 'taken', 'taken', 'taken'])
  await again.stop('SIGTERM')

  const { db, close } = await openPglite(join(testFolder.folder, 'db'))
  const images = await rowsOf(
    db,
    sql`SELECT i.id, p.content_version AS version, i.hidden FROM images i JOIN pictures p ON p.id = i.id`,
  )
  const logged = await rowsOf(db, sql`SELECT 1 FROM staff_changes WHERE resource = 'images'`)
  await close()
  expect(images.length).toBe(FILES - 1)
  expect(new Set(images.map(({ version }) => version)).size).toBe(images.length)
  expect(images.every(({ hidden }) => hidden === true)).toBe(true)
  expect(logged.length).toBe(images.length)
})

test('a file of a delivery goes on behind a kill from the byte that was stored, and is what was sent', async () => {
  await using testFolder = await openDataFolder()
  const token = await prepare(testFolder.folder)
  const environment = { DATA_DIR: testFolder.folder }
  const film = Buffer.from('Wale und Moor. '.repeat(900_000))
  const site = await startSite(environment)
  const headers = await enter(site, token)
  const { make, begin } = openStaffCalls(site.address, headers)
  const { id } = await make()
  const location = (await begin(id, 'a.mov', film.length)).headers.get('Location') ?? ''
  const sending = sendHalfAndBreak(site.address + location, film, headers)
  await until(async () => ((await askOffset(site, location, headers)) ?? 0) > 0)
  await site.stop('SIGKILL')
  await sending

  await using again = await startSite(environment)
  const signedIn = await enter(again)
  const offset = (await askOffset(again, location, signedIn)) ?? 0
  expect(offset).toBeGreaterThan(0)
  expect(offset).toBeLessThan(film.length)
  expect((await sendPart(again, location, film.subarray(offset), offset, signedIn)).status).toBe(204)
  const { Files } = await openStaffCalls(again.address, signedIn).ready(id)
  expect(Files).toMatchObject([{ Name: 'a.mov', Arrived: film.length, Sha256: sumOf(film) }])
  await again.stop('SIGTERM')
})
