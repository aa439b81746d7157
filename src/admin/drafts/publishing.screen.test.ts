import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import german from '#messages/staff-publishing.de.json' with { type: 'json' }
import english from '#messages/staff-publishing.en.json' with { type: 'json' }
import staff from '#messages/staff-schedule.de.json' with { type: 'json' }
import { addArtist, addGallery, addImage } from '#tests/builders.ts'
import {
  changeElsewhere,
  fill,
  findButton,
  findLine,
  open,
  press,
  readRecord,
  show,
  speak,
  theDatabase,
} from '#tests/dom/admin.ts'

const { states } = staff
const idOf = (path: string) => Number(path.split('/').at(-1))

/** The path of the record whose form is shown, once it was saved. */
async function savedPath(resource: string): Promise<string> {
  await expect.poll(() => location.pathname).toMatch(new RegExp(`/${resource}/\\d+$`))
  await findButton('Löschen')
  return `/${resource}/${idOf(location.pathname)}`
}

test('a new artist is a draft, and is published by one button, after a question while no image is seen', async () => {
  await open('/artists/create')
  await screen.findByText(states.draft)
  await fill('Name', 'Nora Neu')
  await press('Speichern')
  const path = await savedPath('artists')
  expect(await readRecord(path)).toMatchObject({ Hidden: true, VisibleImages: 0 })
  await press(german.from_draft)
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain(german.nothing)
  expect(await readRecord(path)).toMatchObject({ Hidden: true })
  await press(german.anyway, dialog)
  await screen.findByText(states.on)
  expect(await readRecord(path)).toMatchObject({ Hidden: false })
  await press(german.from_on)
  await screen.findByText(states.draft)
  expect(await readRecord(path)).toMatchObject({ Hidden: true })
})

test('a style is published as it is made, and asks as long as its images are drafts or of a draft', async () => {
  const artistId = await addArtist(theDatabase(), { code: 'stil-von' })
  const galleryId = await addGallery(theDatabase(), { germanUrl: 'stil-mit-bild' })
  const imageId = await addImage(theDatabase(), { artistId, galleryIds: [galleryId] })
  const count = async () => (await readRecord(`/galleries/${galleryId}`)).VisibleImages
  expect(await count()).toBe(1)
  await changeElsewhere(`/artists/${artistId}`, { Hidden: true })
  expect(await count()).toBe(0)
  await changeElsewhere(`/artists/${artistId}`, { Hidden: false })
  await changeElsewhere(`/images/${imageId}`, { Hidden: true })
  expect(await count()).toBe(0)
})

test('a work that lacks what visitors need stays a draft, and is published with what was typed meanwhile', async () => {
  const artistId = await addArtist(theDatabase(), { code: 'entwurf-von' })
  const path = `/images/${await addImage(theDatabase(), { artistId, titleDe: 'Skizze', hidden: true, altDe: '' })}`
  await open(path)
  await screen.findByText(states.draft)
  await press(german.from_draft)
  await screen.findByText('Noch nicht gespeichert: Bitte prüfen Sie die markierten Felder.')
  expect(screen.getByText(states.draft)).toBeTruthy()
  await fill('Alternativtext (Deutsch)', 'Ein Wal')
  await press('Speichern')
  await screen.findByText('Gespeichert.')
  expect(await readRecord(path)).toMatchObject({ Hidden: true, AltDe: 'Ein Wal' })
  await fill('Titel (Deutsch)', 'Wal')
  await press(german.from_draft)
  await screen.findByText(states.on)
  expect(await readRecord(path)).toMatchObject({ Hidden: false, TitleDe: 'Wal' })
  await show(`/artists/${artistId}`)
  await findLine(states.on)
})

test('in English, a scheduled work is published now', async () => {
  const artistId = await addArtist(theDatabase(), { code: 'plan-von' })
  const path = `/images/${await addImage(theDatabase(), { artistId })}`
  await changeElsewhere(path, { PublishedFrom: '2099-03-03T08:00:00.000Z' })
  await open(path)
  await screen.findByText('Geplant ab 3. März 2099, 09:00 MEZ')
  await speak('English')
  await screen.findByText('Scheduled from 3 Mar 2099, 09:00 CET')
  await press(english.from_planned)
  await screen.findByText('Published')
  expect(await readRecord(path)).toMatchObject({ Hidden: false, PublishedFrom: null })
})
