import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import staff from '#messages/staff.de.json' with { type: 'json' }
import staffInEnglish from '#messages/staff.en.json' with { type: 'json' }
import redirects from '#messages/staff-redirects.de.json' with { type: 'json' }
import { addArtist, addGallery, addImage } from '#tests/builders.ts'
import {
  fill,
  findButton,
  findField,
  getField,
  make,
  open,
  press,
  readRecord,
  speak,
  theDatabase,
  user,
} from '#tests/dom/admin.ts'

const { screens: german } = staff

test('the texts of a new style follow its name until they are typed, and their characters are counted', async () => {
  await open('/galleries/create')
  const textIn = (label: string) => () => getField(label).value
  const { fields } = staff
  await fill(fields.GermanDescription, 'Tusche')
  await fill(fields.Description, 'Ink')
  for (const [label, text] of [
    [fields.GermanUrl, 'tusche'],
    [fields.HeadingDe, 'Tusche'],
    [fields.TitleDe, 'Tusche'],
    [fields.MetaDe, 'Tusche'],
    [fields.HeadingEn, 'Ink'],
    [fields.MetaEn, 'Ink'],
  ] as const)
    await expect.poll(textIn(label)).toBe(text)
  await fill(fields.TitleDe, 'Illustrationen in Tusche')
  await fill(fields.GermanDescription, 'Tuschezeichnung')
  await expect.poll(textIn(fields.HeadingDe)).toBe('Tuschezeichnung')
  expect(getField(fields.TitleDe).value).toBe('Illustrationen in Tusche')
  expect(document.body.textContent).not.toContain('von 200 Zeichen.')
  await fill(fields.TitleDe, 'T'.repeat(160))
  await screen.findByText(/160 von 200 Zeichen\./)
})

test('a style is duplicated as a draft with an address of its own', async () => {
  const words = {
    germanDescription: 'Kreide',
    description: 'Chalk',
    germanUrl: 'kreide',
    headingDe: 'In Kreide',
  }
  await open(`/galleries/${await addGallery(theDatabase(), words)}`)
  await user.click(await screen.findByRole('link', { name: german.duplicate }))
  await expect.poll(() => location.pathname).toBe('/admin/galleries/create')
  await expect.poll(() => getField(staff.fields.GermanUrl).value).toBe('kreide-kopie')
  await press('Speichern')
  await expect.poll(() => location.pathname).toMatch(/galleries\/\d+$/)
  await findButton('Löschen')
  expect(await readRecord(location.pathname.replace('/admin', ''))).toMatchObject({
    ...{
      GermanUrl: 'kreide-kopie',
      GermanDescription: 'Kreide (Kopie)',
      HeadingDe: 'In Kreide',
      Hidden: true,
    },
  })
})

test('in English, a work is saved and the next of its list is opened; the last one has no such button', async () => {
  const artistId = await addArtist(theDatabase(), { code: 'reihe' })
  const [first, last] = [
    await addImage(theDatabase(), { artistId, titleDe: 'Erstes' }),
    await addImage(theDatabase(), { artistId, titleDe: 'Letztes' }),
  ]
  await open(`/images?filter=${encodeURIComponent(JSON.stringify({ ArtistId: artistId }))}&sort=Id&order=ASC`)
  await speak('English')
  const link = await screen.findByRole('link', { name: /^Erstes/ })
  link.click()
  await fill('Title (German)', 'Anfang')
  await press(staffInEnglish.screens.save_and_next)
  await expect.poll(() => location.pathname).toBe(`/admin/images/${last}`)
  expect(await readRecord(`/images/${first}`)).toMatchObject({ TitleDe: 'Anfang' })
  await expect.poll(async () => (await findField('Title (German)')).value).toBe('Letztes')
  expect(screen.queryByRole('button', { name: staffInEnglish.screens.save_and_next })).toBeNull()
})

test('a redirect takes a whole address of the site, says its format, and that there is one already', async () => {
  const path = await make('redirects', { From: '/schon-da', To: '/team', Permanent: true })
  await open('/redirects/create')
  await fill(staff.fields.From, `${location.origin}/schon-da/?x=1`)
  expect((await findField(staff.fields.From)).value).toBe('/schon-da')
  await screen.findByText(redirects.there.replace('{to}', '/team'), { exact: false })
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: redirects.open }).href).toContain(path)
  await fill(staff.fields.From, 'anderswo')
  await fill(staff.fields.To, 'team')
  await press('Speichern')
  await screen.findByText(redirects.from_wrong)
  await screen.findByText(redirects.to_wrong)
})
