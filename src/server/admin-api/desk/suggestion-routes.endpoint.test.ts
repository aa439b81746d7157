import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { addGallery, addImage } from '#tests/builders.ts'
import { AS_STAFF } from '#tests/staff.ts'
import { openUploadAgency } from '#tests/upload-agency.ts'
import { aSheet, untilState, upload } from '#tests/uploads.ts'

const SUGGESTIONS = '/illusde/api/admin/images/suggestions'

test('styles that most of the similar pictures have are suggested, also for a hidden image', async () => {
  await using world = await openUploadAgency()
  const { agency, visual, artist } = world
  const { db } = agency.services.database
  const [reds, blues] = [await addGallery(db), await addGallery(db, { germanUrl: 'tusche' })]
  const [red, blue] = [await aSheet('#d62828'), await aSheet('#2563c9')]
  const artistId = Number(artist)
  for (const [picture, gallery] of [
    [red, reds],
    [red, reds],
    [blue, blues],
  ] as const) {
    const id = await addImage(db, { artistId })
    await db.execute(sql`INSERT INTO image_galleries VALUES (${id}, ${gallery})`)
    await visual.add(id, picture)
  }
  const hidden = await addImage(db, { artistId, hidden: true })
  await visual.add(hidden, red)
  await agency.services.readModel.reload()
  const answer = await agency.get(`${SUGGESTIONS}?ids=${hidden}`, AS_STAFF)
  expect(await answer.json()).toEqual({ data: [{ Id: hidden, Galleries: [reds] }] })
  expect((await agency.get(`${SUGGESTIONS}?ids=x`, AS_STAFF)).status).toBe(400)
  expect((await agency.get(`${SUGGESTIONS}?ids=1`)).status).toBe(401)
})

test('a new work begins with the styles of its artist that there still are', async () => {
  await using world = await openUploadAgency()
  const { agency, artist } = world
  const { db } = agency.services.database
  const gallery = await addGallery(db, { germanUrl: 'tusche' })
  await db.execute(sql`UPDATE artists SET new_work_styles = '{gone,tusche}' WHERE id = ${Number(artist)}`)
  const id = await upload(agency, await aSheet('#44aa55'), { filename: 'a.png', artist })
  const { ImageId } = await untilState(agency, id, 'taken')
  expect(await rowsOf(db, sql`SELECT image_id, gallery_id FROM image_galleries`)).toEqual([
    { image_id: ImageId, gallery_id: gallery },
  ])
})
