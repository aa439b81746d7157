import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import type { TestAgency } from '#tests/open-test-agency.ts'
import { aPainting, HEIC_PHOTO } from '#tests/pictures.ts'
import type { SmallVisualSearch } from '#tests/small-visual-search.ts'
import { AS_STAFF } from '#tests/staff.ts'
import { openUploadAgency } from '#tests/upload-agency.ts'
import {
  announce,
  aSheet,
  askOffset,
  type ListedUpload,
  listUploads,
  sendHalfAndBreak,
  sendPart,
  UPLOADS,
  untilState,
  upload,
} from '#tests/uploads.ts'

// Each test draws its works in a colour of its own: the same bytes a second time are a duplicate.
let agency: TestAgency
let visual: SmallVisualSearch
let artist: string

beforeAll(async () => {
  const world = await openUploadAgency()
  ;({ agency, visual, artist } = world)
  return () => world[Symbol.asyncDispose]()
})

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${agency.address}/illusde/api/admin${path}`, {
    method: 'POST',
    headers: { ...AS_STAFF, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function findUpload(id: unknown): Promise<ListedUpload | undefined> {
  return (await listUploads(agency)).find(({ Id }) => Id === id)
}

/** If-Match for a change to the image's current revision. */
async function matching(id: unknown): Promise<{ 'If-Match': string }> {
  const { Revision } = await (await agency.get(`/illusde/api/admin/images/${id}`, AS_STAFF)).json()
  return { 'If-Match': `"${Revision}"` }
}

describe('an uploaded file', () => {
  test('becomes a hidden image of its artist, with variants and vectors, and the log names the uploader', async () => {
    const id = await upload(agency, await aSheet('#d62828'), { filename: 'ein-wal_02.png', artist })
    const { ImageId } = await untilState(agency, id, 'taken')
    await vi.waitFor(
      async () => expect(await findUpload(id)).toMatchObject({ Variants: 'ready', Vectors: 'ready' }),
      { timeout: 60_000 },
    )
    const { db } = agency.services.database
    const [image] = await rowsOf(
      db,
      sql.raw(
        `SELECT i.title_de, i.hidden, i.artist_id, p.thumb_hash, p.original_key FROM images i JOIN pictures p USING (id) WHERE i.id = ${ImageId}`,
      ),
    )
    expect(image).toMatchObject({ title_de: 'Ein wal', hidden: true, artist_id: Number(artist) })
    expect(image).toMatchObject({
      thumb_hash: expect.any(String),
      original_key: expect.stringMatching(/^originals\/\d+\/[0-9a-f]{32}[.]png$/),
    })
    const changes = await rowsOf(
      db,
      sql`SELECT staff_name, action, resource FROM staff_changes WHERE record_id = ${String(ImageId)}`,
    )
    expect(changes).toEqual([{ staff_name: 'Frieda Probe', action: 'create', resource: 'images' }])
  })

  test('resumes after the connection broke', async () => {
    const bytes = await aPainting(900, 600).png().toBuffer()
    const location =
      (await announce(agency, bytes.length, { filename: 'a.png', artist })).headers.get('Location') ?? ''
    await sendHalfAndBreak(agency.address + location, bytes)
    const offset = await vi.waitFor(async () => {
      const arrived = await askOffset(agency, location)
      expect(arrived).toBeGreaterThan(0)
      return arrived ?? 0
    })
    expect(offset).toBeLessThan(bytes.length)
    expect((await sendPart(agency, location, bytes.subarray(offset), offset)).status).toBe(204)
    await untilState(agency, location.split('/').at(-1) ?? '', 'taken')
  })

  test('is complete when a part is sent twice', async () => {
    const bytes = await aSheet('#2563c9')
    const location = (await announce(agency, bytes.length, { artist })).headers.get('Location') ?? ''
    await sendPart(agency, location, bytes.subarray(0, 100), 0)
    expect((await sendPart(agency, location, bytes.subarray(0, 100), 0)).status).toBe(409)
    expect((await sendPart(agency, location, bytes.subarray(300), 300)).status).toBe(409)
    expect(await askOffset(agency, location)).toBe(100)
  })

  test('is never served in its original bytes', async () => {
    const html = Buffer.from('<script>alert(1)</script>')
    const id = await upload(agency, html, { filename: 'a.html', purpose: 'file' })
    expect((await agency.get(`${UPLOADS}/files/${id}`, AS_STAFF)).status).toBe(404)
    await untilState(agency, id, 'refused')
    expect((await agency.get(`${UPLOADS}/${id}/thumb`, AS_STAFF)).status).toBe(404)
  })

  test('keeps only the last part of a name with folders, for display', async () => {
    const id = await upload(agency, await aSheet('#123456'), {
      filename: '../../etc/passwd',
      purpose: 'file',
    })
    expect((await untilState(agency, id, 'ready')).Name).toBe('passwd')
  })
})

describe('a duplicate', () => {
  test('of the same content waits until somebody keeps or drops it', async () => {
    const bytes = await aSheet('#c81e5a')
    const first = await untilState(agency, await upload(agency, bytes, { artist }), 'taken')
    const again = await upload(agency, bytes, { artist })
    const duplicate = await untilState(agency, again, 'duplicate')
    expect(duplicate.Duplicate).toMatchObject({ ImageId: first.ImageId, How: 'same' })
    expect((await agency.get(`${UPLOADS}/${again}/thumb`, AS_STAFF)).headers.get('Content-Type')).toBe(
      'image/webp',
    )
    expect((await post(`/uploads/${again}/keep`, {})).status).toBe(204)
    const taken = await untilState(agency, again, 'taken')
    expect(taken.ImageId).not.toBe(first.ImageId)
  })

  test('that only looks the same is reported as such, also for a hidden work, and not for a deleted one', async () => {
    const first = await untilState(agency, await upload(agency, await aSheet('#31405f'), { artist }), 'taken')
    const hidden = first.ImageId ?? 0
    await visual.add(812, await aSheet('#1ad67c'))
    await visual.add(hidden, await aSheet('#1ad67c'))
    const id = await upload(agency, await aSheet('#1ad67c', 640, 480), { artist })
    expect((await untilState(agency, id, 'duplicate')).Duplicate).toMatchObject({
      ImageId: hidden,
      How: 'alike',
    })
  })

  test('that is kept twice by the same click becomes one image, and later clicks change nothing', async () => {
    const bytes = await aSheet('#28d628')
    await untilState(agency, await upload(agency, bytes, { artist }), 'taken')
    const again = await upload(agency, bytes, { artist })
    await untilState(agency, again, 'duplicate')
    const keep = async () => (await post(`/uploads/${again}/keep`, {})).status
    expect(await Promise.all([keep(), keep()])).toEqual([204, 204])
    const taken = await untilState(agency, again, 'taken')
    expect(await keep()).toBe(204)
    expect((await untilState(agency, again, 'taken')).ImageId).toBe(taken.ImageId)
  })
})

describe('a file that is ready', () => {
  test('becomes a picture that is not a work, once', async () => {
    const id = await upload(agency, await aSheet('#ffcc00'), {
      // macOS names files so.
      filename: 'Żółw übers Meer.png'.normalize('NFD'),
      purpose: 'file',
    })
    await untilState(agency, id, 'ready')
    const added = await post('/pictures', { Upload: id })
    expect(added.status).toBe(201)
    const { Id } = await added.json()
    const [row] = await rowsOf(
      agency.services.database.db,
      sql.raw(`SELECT file_name FROM pictures WHERE id = ${Id}`),
    )
    expect(row).toEqual({ file_name: `zolw-uebers-meer-${Id}.png` })
    expect((await post('/pictures', { Upload: id })).status).toBe(422)
  })

  test("replaces an image's original, keeps the former one, and restores it", async () => {
    const { ImageId } = await untilState(
      agency,
      await upload(agency, await aSheet('#d68a28'), { artist }),
      'taken',
    )
    const { files, database } = agency.services
    const readRow = async () =>
      (
        await rowsOf(
          database.db,
          sql.raw(`SELECT original_key AS key, width FROM pictures WHERE id = ${ImageId}`),
        )
      )[0]
    const before = await readRow()
    const id = await upload(agency, await aSheet('#2563c9', 900, 900), { purpose: 'file' })
    await untilState(agency, id, 'ready')
    const path = `/images/${ImageId}/original`
    const match = await matching(ImageId)
    expect((await post(path, { Upload: id })).status).toBe(428)
    const answer = await post(path, { Upload: id }, match)
    expect([answer.status, (await answer.json()).Id]).toEqual([200, ImageId])
    const after = await readRow()
    expect(after?.width).toBe(900)
    expect(await files.read(String(before?.key))).not.toBeNull()
    expect(await files.read(String(after?.key))).not.toBeNull()

    const third = await upload(agency, await aSheet('#00aa00'), { purpose: 'file' })
    await untilState(agency, third, 'ready')
    const late = await post(path, { Upload: third }, match)
    expect([late.status, (await late.json()).current.Id]).toEqual([409, ImageId])
    expect((await readRow())?.key).toBe(after?.key)
    expect((await findUpload(third))?.State).toBe('ready')
    await post(`/actions/${answer.headers.get('Action-Id')}/undo`, {})
    expect(await readRow()).toEqual(before)
  })

  test('cannot replace the original of an image that does not exist', async () => {
    const id = await upload(agency, await aSheet('#d62828'), { purpose: 'file' })
    await untilState(agency, id, 'ready')
    const match = { 'If-Match': '"x"' }
    for (const image of ['99999', '0', '-1', '99999999999', 'x'])
      expect((await post(`/images/${image}/original`, { Upload: id }, match)).status).toBe(404)
    const work = await untilState(agency, await upload(agency, await aSheet('#7a25c9'), { artist }), 'taken')
    const nothing = await post(`/images/${work.ImageId}/original`, { Upload: 'x' }, match)
    expect(nothing.status).toBe(422)
  })
})

test('an upload that its sender cancels leaves nothing in the list', async () => {
  const bytes = await aSheet('#d62828')
  const begun = await announce(agency, bytes.length, { filename: 'a.png', purpose: 'file' })
  const location = begun.headers.get('Location') ?? ''
  await sendPart(agency, location, bytes.subarray(0, 100), 0)
  const cancelled = await fetch(agency.address + location, {
    method: 'DELETE',
    headers: { ...AS_STAFF, 'Tus-Resumable': '1.0.0' },
  })
  expect(cancelled.status).toBe(204)
  expect(await findUpload(location.split('/').at(-1))).toBeUndefined()
  expect(await askOffset(agency, location)).toBeNull()
})

test('of an uploaded photo of a telephone a JPEG is stored, as a work and as another picture', async () => {
  const { ImageId } = await untilState(agency, await upload(agency, HEIC_PHOTO, { artist }), 'taken')
  const id = await upload(agency, HEIC_PHOTO, { filename: 'IMG_0001.HEIC', purpose: 'file' })
  await untilState(agency, id, 'ready')
  const { Id } = await (await post('/pictures', { Upload: id })).json()
  const rows = await rowsOf(
    agency.services.database.db,
    sql.raw(
      `SELECT format, width, height, file_name, original_key FROM pictures WHERE id IN (${ImageId}, ${Id}) ORDER BY id`,
    ),
  )
  const stored = { format: 'jpeg', width: 300, height: 200 }
  expect(rows).toMatchObject([stored, { ...stored, file_name: `img-0001-${Id}.jpg` }])
  for (const { original_key } of rows) {
    const bytes = await agency.services.files.read(String(original_key))
    expect(bytes?.subarray(0, 3)).toEqual(Buffer.from('\xff\xd8\xff', 'latin1'))
  }
  const duplicate = await upload(agency, HEIC_PHOTO, { artist })
  expect((await untilState(agency, duplicate, 'duplicate')).Duplicate).toEqual({ ImageId, How: 'same' })
})
