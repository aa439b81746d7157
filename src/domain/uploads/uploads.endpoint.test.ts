import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { listUsedOriginals } from '#domain/imaging/pictures.server.ts'
import { rowsOf } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { removeFiles } from '#platform/files/removed-file-rows.server.ts'
import { addArtist } from '#tests/builders.ts'
import { openTestAgency } from '#tests/open-test-agency.ts'
import { openSmallVisualSearch } from '#tests/small-visual-search.ts'
import { AS_STAFF, openAuth, SOMEBODY } from '#tests/staff.ts'
import { announce, aSheet, askOffset, listUploads, sendPart, untilState, upload } from '#tests/uploads.ts'
import { openUploads } from './uploads.server.ts'
import { UPLOAD_KEPT_MS } from './uploads-model.ts'

async function openWorld() {
  const time = { now: new Date('2026-05-01T12:00:00Z') }
  const clock = { now: () => time.now }
  const agency = await openTestAgency({ clock, authService: openAuth, visual: openSmallVisualSearch() })
  const artist = String(await addArtist(agency.services.database.db))
  return { agency, artist, time, [Symbol.asyncDispose]: agency[Symbol.asyncDispose] }
}

async function listOriginals(files: FileStore): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list('originals')) keys.push(key)
  return keys
}

test('an upload goes on at another instance where it was, and becomes one work', async () => {
  await using world = await openWorld()
  const { agency, artist } = world
  const { services } = agency
  const bytes = await aSheet('#d62828')
  const { config, database, decoders, ...others } = services
  // Two processes on one database and one file store.
  const other = await openUploads({
    ...others,
    decoder: decoders.staff,
    db: database.db,
    disk: config.dataDirectory,
    isAlone: false,
  })
  const begun = await announce(agency, bytes.length, { filename: 'wal.png', artist })
  const location = begun.headers.get('Location') ?? ''
  await sendPart(agency, location, bytes.subarray(0, 100), 0)
  const ask = (method: string, offset: number, body?: Buffer<ArrayBuffer>) =>
    other.receive(
      new Request(`${agency.address}${location}`, {
        method,
        headers: {
          ...AS_STAFF,
          'Tus-Resumable': '1.0.0',
          'Upload-Offset': String(offset),
          'Content-Type': 'application/offset+octet-stream',
        },
        ...(body ? { body } : {}),
      }),
      SOMEBODY,
    )
  expect((await ask('HEAD', 0)).headers.get('Upload-Offset')).toBe('100')
  expect((await ask('PATCH', 100, Buffer.from(bytes.subarray(100)))).status).toBe(204)
  const id = location.split('/').at(-1) ?? ''
  await vi.waitFor(async () => expect((await other.find(SOMEBODY, id))?.state).toBe('taken'), {
    timeout: 60_000,
  })
  expect(await rowsOf(database.db, sql`SELECT 1 AS one FROM images`)).toHaveLength(1)
  await other.close()
})

test('what nobody went on with for a day is forgotten, what is younger stays', async () => {
  await using world = await openWorld()
  const { agency, artist, time } = world
  const { retention } = agency.services
  const begin = async () => (await announce(agency, 1_000, { artist })).headers.get('Location') ?? ''
  const old = await begin()
  time.now = new Date(time.now.getTime() + UPLOAD_KEPT_MS / 2)
  const younger = await begin()
  await retention.trigger()
  expect(await listUploads(agency)).toHaveLength(2)
  time.now = new Date(time.now.getTime() + UPLOAD_KEPT_MS / 2 + 1)
  await retention.trigger()
  expect([await askOffset(agency, old), await askOffset(agency, younger)]).toEqual([null, 0])
})

test('an original whose row never came is removed, and the upload is tried again', async () => {
  await using world = await openWorld()
  const { agency, artist } = world
  const { database, files, uploads, retention } = agency.services
  const { db } = database
  await db.execute(sql`ALTER TABLE images ADD CONSTRAINT nothing_comes_in CHECK (false) NOT VALID`)
  const id = await upload(agency, await aSheet('#d62828'), { filename: 'wal.png', artist })
  const [orphan = ''] = await vi.waitFor(
    async () => {
      await uploads.process()
      const keys = await listOriginals(files)
      expect(keys).not.toEqual([])
      return keys
    },
    { timeout: 60_000 },
  )
  await db.execute(sql`ALTER TABLE images DROP CONSTRAINT nothing_comes_in`)
  await uploads.process()
  const { ImageId } = await untilState(agency, id, 'taken')
  // Too early: whoever stores an original needs a while for its row.
  await retention.trigger()
  expect(await files.read(orphan)).not.toBeNull()
  await removeFiles({ db, files, listUsed: listUsedOriginals }, new Date('2100-01-01T00:00:00Z'))
  const [row] = await rowsOf(db, sql`SELECT original_key AS key FROM pictures WHERE id = ${ImageId}`)
  expect(await listOriginals(files)).toEqual([row?.key])
  expect(await rowsOf(db, sql`SELECT 1 FROM removed_files`)).toEqual([])
})
