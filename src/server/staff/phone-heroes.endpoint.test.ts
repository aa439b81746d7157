import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { addPicture } from '#tests/builders.ts'
import { fieldErrorsIn, openStaffAgency } from '#tests/staff-agency.ts'

test('without a picture for phones it is cut from the wide one, around its focus; a hero that fails leaves none', async () => {
  await using staff = await openStaffAgency()
  const { files, database } = staff.agency.services
  const { db } = database
  const wide = await sharp({ create: { width: 100, height: 100, channels: 3, background: 'teal' } })
    .extend({ left: 100, background: 'crimson' })
    .png()
    .toBuffer()
  const originalKey = 'originals/wide.png'
  await files.write(originalKey, wide)
  const ImageId = await addPicture(db, { originalKey, format: 'png', focusX: 0.1, focusY: 0.5 })
  const count = async () => (await rowsOf(db, sql`SELECT id FROM pictures`)).length
  const before = await count()

  const hero = { ImageId, Title: 'Ohne Telefon', Link: '/news', Position: 120 }
  const refused = await staff.ask('POST', '/heroes', { ...hero, Link: 'x' })
  expect(fieldErrorsIn(refused)).toEqual({ Link: 'pattern' })
  expect(fieldErrorsIn(await staff.ask('POST', '/heroes', { Title: 'Leer', Link: '/news' }))).toEqual({
    ImageId: 'required',
  })
  expect(await count()).toBe(before)

  const { status, body } = await staff.ask('POST', '/heroes', hero)
  expect(status).toBe(201)
  const cutOf = async (id: unknown) => {
    const [row] = await rowsOf(db, sql`SELECT original_key FROM pictures WHERE id = ${id}`)
    const cut = sharp((await files.read(String(row?.original_key))) ?? undefined)
    const { dominant } = await cut.stats()
    const { width, height } = await cut.metadata()
    return { width, height, isRed: dominant.r > dominant.b }
  }
  const leftOfTheWideOne = { width: 80, height: 100, isRed: true }
  expect(await cutOf(body.PhonePictureId)).toEqual(leftOfTheWideOne)
  expect(await count()).toBe(before + 1)

  const changed = await staff.change(`/heroes/${ImageId}`, { PhonePictureId: null })
  expect(changed.body.PhonePictureId).not.toBe(body.PhonePictureId)
  expect(await cutOf(changed.body.PhonePictureId)).toEqual(leftOfTheWideOne)
})
