import { expect, test } from 'vitest'
import { addImage } from '#tests/builders.ts'
import { openStaffAgency } from '#tests/staff-agency.ts'

test('a search finds images by their artist, together with other words', async () => {
  await using staff = await openStaffAgency('pglite')
  const { catalogue } = staff.agency.services.readModel.current()
  const artistId = catalogue.artistsByCode.get('ada-moor')?.id ?? 0
  const id = await addImage(staff.agency.services.database.db, { artistId })
  const ids = async (words: string) => {
    const { data } = Object(await staff.read(`/images?perPage=200&q=${encodeURIComponent(words)}`))
    return Array.from(data, (image) => Object(image).Id)
  }
  expect(await ids('moor')).toContain(id)
  expect(await ids('Wal Ada')).toContain(id)
  expect(await ids('Ada Quallenfischer')).toEqual([])
})
