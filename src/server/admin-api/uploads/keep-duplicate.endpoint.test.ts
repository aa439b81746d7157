import { expect, test } from 'vitest'
import { AS_STAFF } from '#tests/staff.ts'
import { openUploadAgency } from '#tests/upload-agency.ts'
import { aSheet, UPLOADS, untilState, upload } from '#tests/uploads.ts'

test('a duplicate that is kept twice by the same click becomes one image, and later clicks change nothing', async () => {
  await using world = await openUploadAgency()
  const { agency, artist } = world
  const bytes = await aSheet('#d62828')
  await untilState(agency, await upload(agency, bytes, { artist }), 'taken')
  const again = await upload(agency, bytes, { artist })
  await untilState(agency, again, 'duplicate')
  const keep = async () => {
    const address = `${agency.address}${UPLOADS}/${again}/keep`
    return (await fetch(address, { method: 'POST', headers: AS_STAFF })).status
  }
  expect(await Promise.all([keep(), keep()])).toEqual([204, 204])
  const kept = await untilState(agency, again, 'taken')
  expect(await keep()).toBe(204)
  expect((await untilState(agency, again, 'taken')).ImageId).toBe(kept.ImageId)
})
