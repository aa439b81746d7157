import { fireEvent, screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import german from '#messages/staff-schedule.de.json' with { type: 'json' }
import english from '#messages/staff-schedule.en.json' with { type: 'json' }
import { addArtist, addImage } from '#tests/builders.ts'
import {
  changeElsewhere,
  fill,
  findField,
  findLine,
  getField,
  open,
  press,
  readRecord,
  save,
  show,
  speak,
  theDatabase,
  user,
} from '#tests/dom/admin.ts'

const FROM = german.fields.PublishedFrom
const UNTIL = german.fields.PublishedUntil
const ZONE = 'Uhrzeit der Agentur: Mitteleuropäische Zeit (Europe/Berlin).'

let artists = 0

async function addWork(titleDe: string): Promise<{ path: string; artistId: number; list: string }> {
  artists += 1
  const artistId = await addArtist(theDatabase(), { code: `artist-${artists}` })
  const path = `/images/${await addImage(theDatabase(), { artistId, titleDe })}`
  return {
    path,
    artistId,
    list: `/images?filter=${encodeURIComponent(JSON.stringify({ ArtistId: artistId }))}`,
  }
}

test('an hour that comes twice is said; one that is skipped and an end before the beginning are refused', async () => {
  const { path } = await addWork('Wal')
  await open(path)
  await fill(FROM, '2027-10-31T02:30')
  await screen.findByText(german.schedule.twice.replace('%{when}', '31. Okt. 2027, 02:30 MESZ'), {
    exact: false,
  })
  await fill(UNTIL, '2027-03-28T02:30')
  await press('Speichern')
  await expect.poll(() => getField(UNTIL).getAttribute('aria-invalid')).toBe('true')
  expect(getField(UNTIL).value).toBe('2027-03-28T02:30')
  await fill(UNTIL, '2027-10-31T02:15')
  await press('Speichern')
  await screen.findByText(german.fieldErrors['before-start'])
  expect(await readRecord(path)).toMatchObject({ PublishedFrom: null, PublishedUntil: null })
})

test('a day is said in the words of the interface, whatever the browser’s own input shows', async () => {
  const { artistId } = await addWork('Tag')
  await open(`/artists/${artistId}`)
  const day = await fill('Frei ab', '2027-01-02')
  const description = () => document.getElementById(day.getAttribute('aria-describedby') ?? '')?.textContent
  await expect.poll(description).toContain('02.01.2027. ')
})

test('a work is planned in its form in the agency’s time, and stands so in history, list and calendar', async () => {
  const { path, list } = await addWork('Nachtwal')
  await open(path)
  const from = await fill(FROM, '2031-03-03T09:00')
  expect(document.getElementById(from.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    `3. März 2031, 09:00 MEZ. ${german.schedule.from_hint} ${ZONE}`,
  )
  await save()
  expect(await readRecord(path)).toMatchObject({ PublishedFrom: '2031-03-03T08:00:00.000Z' })
  expect(getField(FROM).value).toBe('2031-03-03T09:00')
  await user.click(screen.getByText('Verlauf'))
  // Below the input, and in the history.
  await expect.poll(() => screen.getAllByText('3. März 2031, 09:00 MEZ', { exact: false }).length).toBe(2)
  await show(list)
  await within(await findLine('Nachtwal')).findByText('Geplant ab 3. März 2031, 09:00 MEZ')
  await show('/calendar')
  const day = await screen.findByRole('region', { name: 'Montag, 3. März 2031' })
  expect(day.textContent).toContain('09:00Nachtwal')
  expect(screen.getByText(ZONE)).toBeTruthy()
})

test('in English, a plan is said in that language’s way', async () => {
  const { path, list } = await addWork('Wal')
  await changeElsewhere(path, { PublishedFrom: '2031-03-03T08:00:00.000Z', TitleEn: 'Night whale' })
  await open(path)
  await speak('English')
  await fill(english.fields.PublishedUntil, '2031-10-26T02:30')
  await screen.findByText(english.schedule.twice.replace('%{when}', '26 Oct 2031, 02:30 CEST'), {
    exact: false,
  })
  fireEvent.focusOut(await fill(english.fields.PublishedUntil, ''))
  await show(list)
  await screen.findByText('Scheduled from 3 Mar 2031, 09:00 CET')
  await show('/calendar')
  const day = await screen.findByRole('region', { name: 'Monday, 3 March 2031' })
  expect(day.textContent).toContain('09:00')
})

test('several images are planned at once, and freed again', async () => {
  const { list, artistId } = await addWork('Eins')
  await addImage(theDatabase(), { artistId, titleDe: 'Zwei' })
  await open(list)
  const plan = async (from: string, until: string) => {
    await findLine('Zwei')
    await user.click(screen.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }))
    await press('Gemeinsam bearbeiten')
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('switch', { name: german.schedule.change }))
    await fill(FROM, from, dialog)
    await fill(UNTIL, until, dialog)
    await press('Für alle speichern', dialog)
    await expect.poll(() => dialog.isConnected).toBe(false)
  }
  await plan('2031-05-01T09:30', '2031-06-01T18:00')
  await expect.poll(() => screen.queryAllByText('Geplant ab 1. Mai 2031, 09:30 MESZ')).toHaveLength(2)
  await plan('', '')
  await expect.poll(() => screen.queryAllByText(/^Geplant ab 1\. Mai 2031/)).toHaveLength(0)
})

test('what disappears stands in the calendar, and what is over is marked in its list', async () => {
  const { artistId } = await addWork('Wal')
  const path = `/artists/${artistId}`
  await changeElsewhere(path, { Name: 'Ida Ende', PublishedUntil: '2031-05-01T07:30:00.000Z' })
  await open('/calendar')
  const day = await screen.findByRole('region', { name: 'Donnerstag, 1. Mai 2031' })
  expect(day.textContent).toContain(`09:30Ida Ende${german.calendar.disappears}`)
  await changeElsewhere(path, { PublishedUntil: '2026-03-29T01:00:00.000Z' })
  await show(`/artists?filter=${encodeURIComponent(JSON.stringify({ Ended: true }))}`)
  const row = await findLine('Ida Ende', 'row')
  expect(row.textContent).toContain('Nicht mehr veröffentlicht seit 29. März 2026, 03:00 MESZ')
  await show(path)
  await expect.poll(async () => (await findField(UNTIL)).value).toBe('2026-03-29T03:00')
  expect(screen.queryByRole('link', { name: 'Auf der Website ansehen' })).toBeNull()
})
