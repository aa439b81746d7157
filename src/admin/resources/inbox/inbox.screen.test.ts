import { screen, within } from '@testing-library/dom'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import texts from '#messages/staff-inbox.de.json' with { type: 'json' }
import { addArtist, addImage } from '#tests/builders.ts'
import {
  choose,
  fill,
  findField,
  findLine,
  open,
  press,
  readRecord,
  save,
  show,
  theDatabase,
  untilGone,
  user,
} from '#tests/dom/admin.ts'
import { storeEnquiry, TYPED } from '#tests/stored-enquiry.ts'

const filteredBy = (filter: object) => `/enquiries?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** Adds a work and returns the fields of an enquiry about it, with a note on it. */
async function anImage(note: string) {
  const artistId = await addArtist(theDatabase(), { code: `artist-of-${note.length}` })
  const id = await addImage(theDatabase(), { artistId })
  return { image: id, images: [{ id, note }] }
}

/** Opening it is enough. */
const untilRead = () =>
  expect.poll(() => screen.queryByRole<HTMLInputElement>('radio', { name: 'Gelesen' })?.checked).toBe(true)

test('an enquiry stands in the list with how many images it is about, and opening it marks it as read', async () => {
  const { images } = await anImage('So, aber bei Nacht')
  const message = 'Ein Wal für den Umschlag <b>eines Buchs</b>'
  const fields = { ...TYPED, email: 'a@wochenblatt.example', message, images, medium: ['books' as const] }
  const { id, number } = await storeEnquiry(theDatabase(), { fields: { ...fields, territory: 'europe' } })
  await open(filteredBy({ q: number }))
  const row = await findLine(fields.email, 'row')
  for (const text of ['Neu', number, message]) expect(row.textContent).toContain(text)
  expect(within(row).getByRole('img', { name: '1 Bild ausgesucht' })).toBeTruthy()
  await user.click(within(row).getByText(fields.email))
  // Markup in the message is shown escaped.
  await screen.findByText(message)
  const link = await screen.findByRole('link', { name: /^Im E-Mail-Programm antworten/ })
  expect(link.getAttribute('href')).toBe(`mailto:${fields.email}`)
  await findLine('So, aber bei Nacht')
  expect(screen.getByText('Gedacht für Bücher, in ganz Europa.')).toBeTruthy()
  await untilRead()
  expect(await readRecord(`/enquiries/${id}`)).toMatchObject({ State: 'read' })
})

test('an enquiry gets a note and a colleague, is marked as answered, and is found as that', async () => {
  const { id } = await storeEnquiry(theDatabase(), { fields: { email: 'b@wochenblatt.example' } })
  await open(`/enquiries/${id}`)
  await untilRead()
  await fill('Notizen', 'Ruft am Montag an')
  await choose('Zuständige Person', 'Frieda (Ich)')
  await save()
  await user.click(screen.getByRole('radio', { name: 'Beantwortet' }))
  await save()
  expect(await readRecord(`/enquiries/${id}`)).toMatchObject({
    Notes: 'Ruft am Montag an',
    State: 'answered',
  })
  await show(filteredBy({ State: 'answered' }))
  const row = await findLine('b@wochenblatt.example', 'row')
  expect(row.textContent).toContain('Beantwortet')
  expect(row.textContent).toContain('Frieda')
  await show(filteredBy({ State: 'new' }))
  await untilGone(() => screen.queryByText('b@wochenblatt.example'))
})

test('a file that came damaged is named', async () => {
  const { id } = await storeEnquiry(theDatabase())
  await theDatabase().execute(sql`UPDATE enquiries SET broken_files = '["kaputt.jpg"]' WHERE id = ${id}`)
  await open(`/enquiries/${id}`)
  await screen.findByText('„kaputt.jpg“ kam beschädigt an und fehlt.')
})

test('a filter is saved under a name and brought back, and its table has the same filter', async () => {
  await open('/applications')
  await choose('Zuständige Person', 'Niemand')
  await press('Diese Suche speichern')
  const field = await findField('Name der Suche')
  await user.type(field, 'Offene{Enter}')
  const saved = await screen.findByRole('button', { name: 'Offene' })
  await expect.poll(() => saved.getAttribute('aria-pressed')).toBe('true')
  await user.click(saved)
  await expect.poll(() => location.search).not.toContain('nobody')
  await expect.poll(() => saved.getAttribute('aria-pressed')).toBe('false')
  await user.click(saved)
  await expect.poll(() => location.search).toContain('nobody')
  await expect
    .poll(() => screen.getByRole('link', { name: 'Als CSV laden' }).getAttribute('href'))
    .toContain('Assignee=nobody')
  await press('Suche „Offene“ entfernen')
  await untilGone(() => screen.queryByRole('button', { name: 'Offene' }))
})

test('several are marked or deleted at once, which is undone at once, and the list says whose turn it is and whom they ask', async () => {
  const artistId = await addArtist(theDatabase(), { code: 'anna-an', name: 'Anna An' })
  const fields = { company: 'Spamtest', to: artistId }
  const { id } = await storeEnquiry(theDatabase(), { fields: { ...fields, email: 'd@spam.example' } })
  await storeEnquiry(theDatabase(), { fields: { company: 'Spamtest', email: 'e@spam.example' } })
  await open(filteredBy({ q: 'Spamtest' }))
  const row = await findLine('d@spam.example', 'row')
  await findLine('Anna An', 'row')
  expect(row.textContent).toContain(texts.turn_agency)
  expect((await findLine('e@spam.example', 'row')).textContent).toContain(texts.agency)
  const tickAll = async () => {
    for (const box of screen.getAllByRole('checkbox').slice(1)) await user.click(box)
  }
  await tickAll()
  await press(texts.mark_spam)
  await expect.poll(() => readRecord(`/enquiries/${id}`)).toMatchObject({ State: 'spam', Turn: null })
  await press(/Rückgängig/)
  await expect.poll(() => readRecord(`/enquiries/${id}`)).toMatchObject({ State: 'new' })
  await expect.poll(() => screen.getAllByRole<HTMLInputElement>('checkbox')[1]?.checked).toBe(false)
  await tickAll()
  await press('Löschen')
  await untilGone(() => screen.queryByText('d@spam.example'))
  await press(/Rückgängig/)
  await findLine('d@spam.example', 'row')
})

test('a delivery is begun from an enquiry, with a link back', async () => {
  const fields = { name: 'Mia Muster', email: 'mia@maler.example', projectName: 'Walbuch' }
  const { id } = await storeEnquiry(theDatabase(), { fields })
  await open(`/enquiries/${id}`)
  await user.click(await screen.findByRole('link', { name: texts.begin_delivery }))
  const title = await findField('Titel')
  await expect.poll(() => title.value).toBe('Walbuch')
  await press('Speichern')
  await screen.findByRole('link', { name: /^Zur Anfrage/ })
})
