import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { openPglite } from '#platform/database/pglite/open-pglite.server.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { addArtist, addImage, addPicture } from '#tests/builders.ts'
import { openDataFolder } from '#tests/databases/data-folder.ts'
import { aPainting } from '#tests/pictures.ts'
import { startSite } from '#tests/run-program.ts'

/** So large that its widest variant takes a good second. */
const WIDTH = 6_000
const HEIGHT = 4_000

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

test('Ctrl-C while a slow picture is made: it is answered whole, the process ends with 0, the database opens clean', async () => {
  await using place = await openDataFolder()
  const id = await addLargeImage(place.folder)
  await using site = await startSite({ DATA_DIR: place.folder })
  const answering = fetch(`${site.address}/dmedia/webp/2400/${id}.webp`)
  await untilInFlight(site.address, answering)
  const ending = site.stop('SIGINT')
  const answer = await answering
  const bytes = await answer.arrayBuffer()
  expect([answer.status, bytes.byteLength]).toEqual([200, Number(answer.headers.get('Content-Length'))])
  expect(await ending).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('Stopping') })
  const database = await openPglite(join(place.folder, 'db'))
  expect(await rowsOf(database.db, sql`SELECT code FROM artists`)).toEqual([{ code: 'ada-moor' }])
  await database.close()
})

test('an idle site ends at once, also when a browser keeps its connection open', async () => {
  await using place = await openDataFolder()
  await using site = await startSite({ DATA_DIR: place.folder })
  await (await fetch(`${site.address}/healthz`)).text()
  expect(await site.stop('SIGTERM')).toMatchObject({ code: 0, stderr: '' })
})

/** Asks for the figures, which are a request themselves, until they show another one. */
async function untilInFlight(address: string, answering: Promise<unknown>): Promise<void> {
  const state = { answered: false }
  answering.finally(() => {
    state.answered = true
  })
  while (!state.answered) {
    const figures = await (await fetch(`${address}/metrics`)).text()
    if (Number(/^zeichner_requests_in_flight (\d+)/m.exec(figures)?.[1]) >= 2) return
  }
  throw new Error('The picture was answered before anybody could stop the site.')
}
