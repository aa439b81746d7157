import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { openPglite } from '#platform/database/pglite/open-pglite.server.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { BODY_RULES } from '#server/edge/admit.ts'
import { addArtist, addImage, addPicture } from '#tests/builders.ts'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { aPainting } from '#tests/pictures.ts'
import { startSite } from '#tests/run-program.ts'

/** So large that its widest variant takes more than a second. */
const WIDTH = 6_000
const HEIGHT = 4_000
/** Pictures to search by that one network may send at the same time. */
const AT_ONCE = BODY_RULES.pictures.perNetwork
/** So many that some always wait to be accepted, and no more than one network may ask for at once. */
const CONNECTING_AT_ONCE = 20

async function addLargeImage(folder: string): Promise<number> {
  const key = 'originals/large.jpg'
  const files = await openFileStore({ kind: 'folder' }, join(folder, 'files'))
  await files.write(key, await aPainting(WIDTH, HEIGHT).jpeg().toBuffer())
  const database = await openPglite(join(folder, 'db'))
  const original = { originalKey: key, format: 'jpeg' as const, width: WIDTH, height: HEIGHT }
  const artistId = await addArtist(database.db, { portraitId: await addPicture(database.db, original) })
  const id = await addImage(database.db, { id: await addPicture(database.db, original), artistId })
  await database.close()
  return id
}

test('Ctrl-C while a slow picture is made: the response is complete, the process ends with 0, the database opens', async () => {
  await using testFolder = await openDataFolder()
  const id = await addLargeImage(testFolder.folder)
  await using site = await startSite({ DATA_DIR: testFolder.folder })
  const request = fetch(`${site.address}/dmedia/webp/2400/${id}.webp`)
  await untilInFlight(site.address, request)
  const ending = site.stop('SIGINT')
  const response = await request
  const bytes = await response.arrayBuffer()
  expect([response.status, bytes.byteLength]).toEqual([200, Number(response.headers.get('Content-Length'))])
  expect(await ending).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('Stopping') })
  const database = await openPglite(join(testFolder.folder, 'db'))
  expect(await rowsOf(database.db, sql`SELECT code FROM artists`)).toEqual([{ code: 'ada-moor' }])
  await database.close()
})

test('a stop while pictures are embedded whose senders have hung up ends in order', async () => {
  await using testFolder = await openDataFolder()
  await using site = await startSite({ DATA_DIR: testFolder.folder })
  const picture = new Blob([Uint8Array.from(await aPainting(600, 400).png().toBuffer())])
  const hangingUp = new AbortController()
  const search = (signal: AbortSignal | null) => {
    const body = new FormData()
    body.append('file', picture, 'wal.png')
    return fetch(`${site.address}/illusde/api/image-search`, { method: 'POST', body, signal })
  }
  // The first one has the model loaded.
  expect((await search(null)).status).toBe(201)
  const searches = Array.from({ length: AT_ONCE }, () => search(hangingUp.signal))
  await Promise.race(searches)
  hangingUp.abort()
  await Promise.allSettled(searches)
  expect(await site.stop('SIGTERM')).toMatchObject({ code: 0, stderr: '' })
})

test('behind a proxy nobody who has connected is left without an answer, and /readyz says 503 before the port is closed', async () => {
  await using testFolder = await openDataFolder()
  await using site = await startSite({ DATA_DIR: testFolder.folder, TRUST_PROXY: '1' })
  const ended: string[] = []
  const told: string[] = []
  // Pages that are not cached take as long as real ones: asked for faster, the system itself resets who comes as the port closes.
  const ask = (path: string) => statusOf(site.address + path).catch((error) => error.code)
  const visit = async (path: string, ends: string[], slower?: string) => {
    for (;;) {
      const end = String(await ask(path))
      ends.push(end)
      if (end === 'ECONNREFUSED') return
      if (slower) await ask(slower)
    }
  }
  const visits = Array.from({ length: CONNECTING_AT_ONCE }, (_, number) => visit(`/news?${number}`, ended))
  visits.push(visit('/readyz', told, '/news?readiness'))
  await expect.poll(() => ended.length).toBeGreaterThan(CONNECTING_AT_ONCE)
  expect(await site.stop('SIGTERM')).toMatchObject({ code: 0, stderr: '' })
  await Promise.all(visits)
  expect([...new Set(told)].sort()).toEqual(['200', '503', 'ECONNREFUSED'])
  // A busy machine may ask some to come again.
  expect([...new Set(ended)].filter((end) => end !== '503').sort()).toEqual(['200', 'ECONNREFUSED'])
})

/** Each time by a connection of its own. */
async function statusOf(address: string): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(address, { agent: false }, resolve).on('error', reject)
  const response = await promise
  response.resume()
  await once(response, 'close')
  return response.statusCode
}

/** Polls the metrics, which are a request themselves, until they show another request. */
async function untilInFlight(address: string, request: Promise<unknown>): Promise<void> {
  const state = { settled: false }
  request.finally(() => {
    state.settled = true
  })
  while (!state.settled) {
    const figures = await (await fetch(`${address}/metrics`)).text()
    if (Number(/^zeichner_requests_in_flight (\d+)/m.exec(figures)?.[1]) >= 2) return
  }
  throw new Error('The request was settled before the site could be stopped.')
}
