import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { HEIC_PHOTO } from '#tests/pictures.ts'
import { AS_STAFF } from '#tests/staff.ts'
import { openUploadAgency } from '#tests/upload-agency.ts'
import { untilState, upload } from '#tests/uploads.ts'

test('of an uploaded photo of a telephone a JPEG is stored, as a work and as another picture', async () => {
  await using world = await openUploadAgency()
  const { agency, artist } = world
  const { ImageId } = await untilState(agency, await upload(agency, HEIC_PHOTO, { artist }), 'taken')
  const id = await upload(agency, HEIC_PHOTO, { filename: 'IMG_0001.HEIC', purpose: 'file' })
  await untilState(agency, id, 'ready')
  const added = await fetch(`${agency.address}/illusde/api/admin/pictures`, {
    method: 'POST',
    headers: { ...AS_STAFF, 'Content-Type': 'application/json' },
    body: JSON.stringify({ Upload: id }),
  })
  const { Id } = await added.json()
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
