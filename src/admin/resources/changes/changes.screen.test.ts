import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { addArtist, addImage } from '#tests/builders.ts'
import { findField, findLine, open, theDatabase, theOffice, user } from '#tests/dom/admin.ts'

/** Three works, hidden all at once, as the list of pictures does. */
async function hideThree(title: string): Promise<void> {
  const artistId = await addArtist(theDatabase(), { code: `artist-of-${title.length}` })
  const ids: number[] = []
  for (let at = 1; at <= 3; at++)
    ids.push(await addImage(theDatabase(), { artistId, titleDe: `${title} ${at}` }))
  const bo = await theOffice().add(`Bea${title.length}`, 'editor')
  await bo.ask('POST', '/images/bulk', { ids, changes: { Hidden: true } })
}

test('what was done to many records is one line of the overview that opens, and each record is linked', async () => {
  await hideThree('Möwe')
  await open('/')
  const line = await findLine('Möwe 2')
  await user.click(within(line).getByText(/: 3 Bilder geändert/))
  await user.click(within(line).getByRole('link', { name: 'Möwe 2' }))
  expect((await findField('Titel (Deutsch)')).value).toBe('Möwe 2')
})

test('what was done to many records is one line of the log that opens, and each record is linked', async () => {
  await hideThree('Kormoran')
  await open('/changes')
  const row = await findLine('Kormoran 2', 'row')
  expect(within(row).getAllByText('Nein').length).toBeGreaterThan(0)
  await user.click(within(row).getByText('3 Bilder'))
  expect(within(row).getByRole('link', { name: 'Kormoran 2' })).toBeTruthy()
})
