import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'

import { addArtist } from '#tests/builders.ts'
import { fill, findField, getField, open, readRecord, save, theDatabase } from '#tests/dom/admin.ts'

const REDIRECT = 'Von der bisherigen Adresse weiterleiten'

test('an artist whose address changes is forwarded from the former one, unless that is not wanted', async () => {
  const id = await addArtist(theDatabase(), { code: 'ada-alt' })
  await open(`/artists/${id}`)
  await findField('Web-Adresse')
  expect(screen.queryByRole('switch', { name: REDIRECT })).toBeNull()
  await fill('Web-Adresse', 'ada-neu')
  expect((await screen.findByRole<HTMLInputElement>('switch', { name: REDIRECT })).checked).toBe(true)
  await save()
  await expect.poll(() => screen.queryByRole('switch', { name: REDIRECT })).toBeNull()
  const { data } = await readRecord('/redirects?q=ada-alt')
  expect(data).toMatchObject([{ From: '/illustrator/ada-alt', To: '/illustrator/ada-neu' }])
})

test('a new one’s address and sort name follow the name until they are typed', async () => {
  await open('/artists/create')
  const textIn = (label: string) => () => getField(label).value
  await fill('Name', 'Jörg von der Höh')
  await expect.poll(textIn('Sortiert als')).toBe('Höh, Jörg von der')
  await expect.poll(textIn('Web-Adresse')).toBe('joerg-von-der-hoeh')
  await fill('Web-Adresse', 'joerg')
  await fill('Name', 'Jörg Höh')
  await expect.poll(textIn('Sortiert als')).toBe('Höh, Jörg')
  expect(getField('Web-Adresse').value).toBe('joerg')
})

test('when an artist is free is asked to be confirmed', async () => {
  const id = await addArtist(theDatabase(), { code: 'ada-frei' })
  await open(`/artists/${id}`)
  await fill('Frei ab', '2031-03-01')
  await fill('Vorlauf in Wochen', '3')
  await save()
  await findField('Gilt noch')
  expect(await readRecord(`/artists/${id}`)).toMatchObject({ AvailableFrom: '2031-03-01', LeadTimeWeeks: 3 })
})
