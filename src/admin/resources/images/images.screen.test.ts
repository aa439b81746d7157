import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import staffTexts from '#messages/staff.de.json' with { type: 'json' }
import { ROW_HISTORY_DAYS } from '#platform/row-history/row-history-days.ts'
import { addArtist, addImage } from '#tests/builders.ts'
import {
  changeElsewhere,
  choose,
  fill,
  findField,
  findLine,
  open,
  press,
  readRecord,
  save,
  show,
  speak,
  theDatabase,
  user,
} from '#tests/dom/admin.ts'
import { hold } from '#tests/dom/network.ts'

const { images, trash, undo } = staffTexts

let artists = 0

/** An artist with as many works as there are titles, the first one the newest. Returns the address of their list. */
async function addWorks(...titles: string[]): Promise<{ artistId: number; ids: number[]; list: string }> {
  artists += 1
  const artistId = await addArtist(theDatabase(), { code: `artist-${artists}`, name: `Ada ${artists}` })
  const ids: number[] = []
  for (const [at, titleDe] of titles.entries())
    ids.push(await addImage(theDatabase(), { artistId, titleDe, addedAt: new Date(2026, 0, 20 - at) }))
  return {
    artistId,
    ids,
    list: `/images?filter=${encodeURIComponent(JSON.stringify({ ArtistId: artistId }))}`,
  }
}

/** The boxes of the tiles, once so many are there. */
async function findTicks(count: number): Promise<HTMLElement[]> {
  const main = await screen.findByRole('main')
  const ticks = () => [...main.querySelectorAll<HTMLElement>('li input[type=checkbox]')]
  await expect.poll(() => ticks().length).toBe(count)
  return ticks()
}

/** Selects tiles from one to another. */
async function selectRange(ticks: readonly HTMLElement[], from: number, to: number): Promise<void> {
  await user.click(ticks[from] ?? document.body)
  await user.keyboard('{Shift>}')
  await user.click(ticks[to] ?? document.body)
  await user.keyboard('{/Shift}')
}

test('what is on its way has its place in the list, and then stands there', async () => {
  const { list } = await addWorks('Eins', 'Zwei')
  await open('/changes')
  const letImages = hold({ path: /\/images\?/ })
  await show(list)
  const places = () => document.querySelectorAll('main li[aria-hidden]').length
  await expect.poll(places).toBe(24)
  letImages()
  await findTicks(2)
  expect(places()).toBe(0)
})

test('a form on its way says so in both languages', async () => {
  const { ids } = await addWorks('Wal')
  const path = `/images/${ids[0]}`
  await open('/changes')
  const letRecord = hold({ path: new RegExp(`${path}$`) })
  await show(path)
  await screen.findByRole('status', { name: 'Wird geladen' })
  await speak('English')
  await screen.findByRole('status', { name: 'Loading' })
  letRecord()
  await findField('Title (German)')
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull()
})

test('the list leads to the page for uploads, where the artist of the list is chosen already', async () => {
  const { list } = await addWorks('Wal')
  await open(list)
  const links = () => screen.queryAllByRole('link', { name: 'Bilder hochladen' })
  // One is in the menu.
  await expect.poll(() => links().length).toBe(2)
  await user.click(links()[1] ?? document.body)
  const artist = () => screen.queryByRole<HTMLInputElement>('combobox', { name: 'Zeichnerin oder Zeichner' })
  await expect.poll(() => artist()?.value).toBe(`Ada ${artists}`)
  expect(screen.getByText('Ziehen Sie Bilder', { exact: false })).toBeTruthy()
})

test('several images are selected with shift, described and hidden together', async () => {
  const { list, artistId } = await addWorks('Eins', 'Zwei', 'Drei')
  await open(list)
  await selectRange(await findTicks(3), 0, 2)
  await screen.findByText('3 ausgewählt')
  await press('Gemeinsam bearbeiten')
  const dialog = await screen.findByRole('dialog', { name: '3 Bilder gemeinsam bearbeiten' })
  await fill('Schlagwörter hinzufügen (Deutsch)', 'gemeinsam, bearbeitet', dialog)
  await user.click(within(dialog).getByRole('radio', { name: 'Nicht mehr veröffentlichen' }))
  await press('Für alle speichern', dialog)
  await screen.findByText('3 Bilder geändert.')
  expect(await readRecord(`/images?q=gemeinsam&ArtistId=${artistId}&Hidden=true`)).toMatchObject({ total: 3 })
})

test('a selection ends with its filter, so that nothing is changed that nobody sees', async () => {
  const { list } = await addWorks('Eins', 'Zwei', 'Drei')
  await open(list)
  await selectRange(await findTicks(3), 0, 2)
  await screen.findByText('3 ausgewählt')
  await user.type(screen.getByPlaceholderText('Suchen'), 'Zwei')
  const [only] = await findTicks(1)
  await expect.poll(() => screen.queryByText(/ausgewählt$/)).toBeNull()
  await user.click(only ?? document.body)
  await screen.findByText('1 ausgewählt')
})

test('of several images that are shown together, the one without alternative text is named, and the others are shown', async () => {
  const { list, ids } = await addWorks('Eins', 'Zwei', 'Drei')
  for (const id of ids)
    await changeElsewhere(`/images/${id}`, { Hidden: true, AltDe: id === ids[1] ? '' : 'Ein Wal' })
  await open(list)
  await selectRange(await findTicks(3), 0, 2)
  await press('Gemeinsam bearbeiten')
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('radio', { name: 'Veröffentlichen' }))
  await press('Für alle speichern', dialog)
  const alert = within(await within(dialog).findByRole('alert'))
  expect(alert.getByRole('link').textContent).toMatch(/^Zwei, /)
  expect(alert.getByRole('listitem').textContent).toContain('Alternativtext')
  await press('Für die anderen 2 Bilder speichern', dialog)
  await expect
    .poll(async () => Promise.all(ids.map(async (id) => (await readRecord(`/images/${id}`)).Hidden)))
    .toEqual([false, true, false])
})

test('selected images go to the trash together and come back together, and nothing stays selected', async () => {
  const { list } = await addWorks('Eins', 'Zwei', 'Drei')
  await open(list)
  const [first, second] = await findTicks(3)
  await user.click(first ?? document.body)
  await user.click(second ?? document.body)
  await press('Löschen')
  const [, title = ''] = images.bulk_delete_title.split(' |||| ')
  const dialog = await screen.findByRole('dialog', { name: title.replace('%{smart_count}', '2') })
  const [, goesThere = ''] = trash.goes_there.split(' |||| ')
  expect(dialog.textContent).toContain(goesThere.replace('%{days}', String(ROW_HISTORY_DAYS)))
  await press('Löschen', dialog)
  await screen.findByText('2 gelöscht.')
  await findTicks(1)
  await press(undo.undo, await screen.findByRole('alert'))
  await findTicks(3)
  expect(screen.queryByText(/ausgewählt$/)).toBeNull()
})

test('a selection ends with the visit', async () => {
  const { list } = await addWorks('Eins', 'Zwei')
  await open(list)
  const [first] = await findTicks(2)
  await user.click(first ?? document.body)
  await screen.findByText('1 ausgewählt')
  await user.click((await findLine('Zwei')).querySelector('a') ?? document.body)
  await findField('Titel (Deutsch)')
  await user.click(screen.getByRole('link', { name: 'Zurück' }))
  await findTicks(2)
  expect(screen.queryByText('1 ausgewählt')).toBeNull()
})

test('the next and the previous record follow the list as it was filtered and sorted, also by keys', async () => {
  const { list, ids } = await addWorks('Bär', 'Affe', 'Chamäleon')
  const [bear, monkey] = ids
  await open(`${list}&sort=TitleDe&order=ASC`)
  await user.click((await findLine('Affe')).querySelector(`a[href$="/images/${monkey}"]`) ?? document.body)
  await screen.findByText('1 von 3')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Voriger Eintrag' }).disabled).toBe(true)
  await user.click(screen.getByRole('link', { name: 'Nächster Eintrag' }))
  await expect.poll(async () => (await findField('Titel (Deutsch)')).value).toBe('Bär')
  expect(location.pathname).toBe(`/admin/images/${bear}`)
  await screen.findByText('2 von 3')
  await user.keyboard('{Alt>}{PageUp}{/Alt}')
  await expect.poll(async () => (await findField('Titel (Deutsch)')).value).toBe('Affe')
})

test('the list is put in another order, which its address and its table have as well', async () => {
  const { list } = await addWorks('Neu', 'Alt')
  await open(list)
  await findTicks(2)
  expect(screen.getByRole('combobox', { name: 'Reihenfolge der Liste' }).textContent).toBe('Neueste zuerst')
  await choose('Reihenfolge der Liste', 'Älteste zuerst')
  await expect.poll(() => location.search).toMatch(/order=ASC.*sort=AddedAt/)
  await expect
    .poll(() => screen.getByRole('link', { name: 'Als CSV laden' }).getAttribute('href'))
    .toMatch(/order=asc/i)
})

test('an image by the Edit link: focus by keyboard, errors beside fields, saved and logged', async () => {
  const { ids } = await addWorks('Wal')
  await open(`/image-edit?image_id=${ids[0]}`)
  await expect.poll(() => location.pathname).toBe(`/admin/images/${ids[0]}`)
  await fill('Alternativtext (Deutsch)', '')
  await press('Speichern')
  await screen.findByText('Das fehlt noch.')
  await fill('Alternativtext (Deutsch)', 'Ein Bild aus dem Test')
  const focus = screen.getByRole('button', { name: /^Fokuspunkt:/ })
  focus.focus()
  for (let step = 0; step < 10; step++) await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(focus.getAttribute('aria-label')).toMatch(/10 % von links/)
  await save()
  await show('/changes')
  // The words that changed are marked.
  await expect.poll(() => screen.getByRole('main').textContent).toContain('NeuEin Bild aus dem Test')
})
