import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { desk as german } from '#admin/messages/de/desk/desk.ts'
import { fields as germanFields } from '#admin/messages/de/resources.ts'
import { idle } from '#admin/messages/de/screens.ts'
import { desk as english } from '#admin/messages/en/desk/desk.ts'
import { fields as englishFields } from '#admin/messages/en/resources.ts'
import { expectAccessible } from './accessible.ts'
import { callAdminApi, changeElsewhere, readRecord } from './call-admin-api.ts'
import { centreOf, dropAt } from './drop-files.ts'
import { test } from './signed-in.ts'
import { signIn, signInFirst } from './staff-account.ts'
import { speak } from './staff-language.ts'
import { REFUSED_COOKIES } from './visitor.ts'

/** Each with an artist that no other test changes. */
const GERMAN = { language: 'Deutsch', artist: 43, desk: german, fields: germanFields } as const
const ENGLISH = { language: 'English', artist: 47, desk: english, fields: englishFields } as const
/** How many works the tests of the table need. */
const ROWS = 3

/** A text of the admin with values in its places. */
const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(values[name]))

const cell = (page: Page, label: string, row: number) =>
  page.getByRole('textbox', { name: `${label}, Zeile ${row}`, exact: true })
const allSaved = (page: Page) => expect(page.getByText('Alles ist gespeichert.')).toBeVisible()

async function worksOf(page: Page, artist: number): Promise<Record<string, unknown>[]> {
  const { data } = await readRecord(
    page,
    `/images?ArtistId=${artist}&perPage=${ROWS}&sort=AddedAt&order=desc`,
  )
  return data
}

/** What a spreadsheet puts into the clipboard, pasted where the focus is. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const data = new DataTransfer()
    data.setData('text/plain', copied)
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
}

async function restore(page: Page, works: Record<string, unknown>[]): Promise<void> {
  for (const { Id, TitleDe, TitleEn, AltDe, AltEn, KeywordsDe, KeywordsEn, Galleries } of works)
    await changeElsewhere(page, `/images/${Id}`, {
      ...{ TitleDe, TitleEn, AltDe, AltEn, KeywordsDe, KeywordsEn, Galleries },
    })
}

for (const words of [GERMAN, ENGLISH])
  test(`${words.language}: selected images are edited in the table by keyboard alone, and each row saves itself`, async ({
    page,
    room,
  }) => {
    const { desk, fields } = words
    const cell = (field: keyof typeof fields, row: number) =>
      page.getByRole('textbox', { name: fill(desk.cell, { label: fields[field], row }), exact: true })
    const allSaved = () => expect(page.getByText(desk.all_saved)).toBeVisible()
    const list = `${room}/images?filter=${encodeURIComponent(JSON.stringify({ ArtistId: words.artist }))}&sort=AddedAt&order=DESC`
    await page.goto(list)
    await speak(page, words.language)
    const works = await worksOf(page, words.artist)
    const ticks = page.getByRole('main').getByRole('listitem').getByRole('checkbox')
    await ticks.nth(0).click()
    await ticks.nth(ROWS - 1).click({ modifiers: ['Shift'] })
    await page.getByRole('link', { name: desk.edit_selected }).click()
    await expect(page.getByRole('table', { name: desk.title }).getByRole('row')).toHaveCount(ROWS + 1)
    try {
      await cell('TitleDe', 1).focus()
      await page.keyboard.type('Erste Möwe')
      await page.keyboard.press('Tab')
      await expect(cell('TitleEn', 1)).toBeFocused()
      await page.keyboard.type('First gull')
      await page.keyboard.press('Enter')
      await expect(cell('TitleEn', 2)).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      await expect(cell('TitleDe', 2)).toBeFocused()
      await cell('Galleries', 1).focus()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: fill(desk.open, { row: 2, title: '' }) })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(cell('TitleDe', 2)).toBeFocused()
      await allSaved()
      const first = await readRecord(page, `/images/${works[0]?.Id}`)
      expect([first.TitleDe, first.TitleEn]).toEqual(['Erste Möwe', 'First gull'])
      await expectAccessible(page)

      // A block with a line break and quotation marks, with undo.
      await cell('AltDe', 1).focus()
      await paste(page, '"Eine ""kleine""\nMöwe"\tA small gull\nZwei Möwen\tTwo gulls\n')
      await expect(cell('AltDe', 1)).toHaveValue('Eine "kleine" Möwe')
      await expect(cell('AltEn', 2)).toHaveValue('Two gulls')
      await page.keyboard.press('Control+z')
      await expect(cell('AltEn', 2)).toHaveValue(String(works[1]?.AltEn))
      await allSaved()

      // What cannot be saved is marked at its cell, and stays there.
      await cell('Galleries', 1).fill('Gibt es nicht')
      await page.keyboard.press('Enter')
      await expect(page.getByText(fill(desk.unknown_style, { name: 'Gibt es nicht' }))).toBeVisible()
      await expect(cell('Galleries', 1)).toHaveAttribute('aria-invalid', 'true')
      await cell('AltEn', 1).fill('')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Control+z')
      await page.keyboard.press('Control+z')
      await allSaved()

      await page.setViewportSize({ width: 390, height: 844 })
      // In a narrow window the menu is only closed if the page was opened in it.
      await page.reload()
      await expect(cell('TitleDe', 1)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await expectAccessible(page)
    } finally {
      await restore(page, works)
    }
  })

test('somebody else’s change of the same cell asks which one counts', async ({ page, room }) => {
  await page.goto(`${room}/desk?artist=44`)
  await speak(page, 'Deutsch')
  await expect(cell(page, 'Titel (Deutsch)', 1)).not.toHaveValue('')
  const [work] = await worksOf(page, 44)
  const before = await changeElsewhere(page, `/images/${work?.Id}`, { TitleDe: 'Von anderswo' })
  await cell(page, 'Titel (Deutsch)', 1).fill('Von hier')
  await page.keyboard.press('Tab')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Überall meine' }).click()
  await dialog.getByRole('button', { name: 'So speichern' }).click()
  await allSaved(page)
  expect((await readRecord(page, `/images/${work?.Id}`)).TitleDe).toBe('Von hier')
  await changeElsewhere(page, `/images/${work?.Id}`, { TitleDe: before.TitleDe })
})

async function aFolder(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'staff-table-'))
  for (let number = 1; number <= count; number += 1) {
    const background = `hsl(${number * 110} 90% ${30 + number * 9}%)`
    const picture = sharp({ create: { width: 500 + number, height: 400, channels: 3, background } })
    await writeFile(join(folder, `sea-storm_0${number}.png`), await picture.png().toBuffer())
  }
  return folder
}

test('a folder dropped on an artist’s page is described in the table, and what is ready is shown', async ({
  page,
  room,
}) => {
  test.slow()
  const folder = await aFolder(2)
  await page.goto(`${room}/artists/45`)
  await speak(page, 'Deutsch')
  await expect(page.getByRole('region', { name: 'Neue Bilder' })).toBeVisible()
  try {
    await dropAt(page, await centreOf(page.getByRole('heading', { level: 1 })), [folder])
    const keep = page.getByRole('button', { name: 'Trotzdem aufnehmen' })
    const hidden = async () =>
      (await readRecord(page, '/images?ArtistId=45&Hidden=true&perPage=100')).data.length
    await expect
      .poll(
        async () => {
          if ((await keep.count()) > 0) await keep.first().click()
          return hidden()
        },
        { timeout: 60_000 },
      )
      .toBe(2)
    await page.getByRole('link', { name: 'In der Tabelle beschreiben' }).click()
    await expect(page.getByText('Vorschlag: Sea storm').first()).toBeVisible()
    await expect(cell(page, 'Titel (Deutsch)', 1)).toHaveValue(/sea storm 0/)
    await page.getByRole('button', { name: 'Alle 2 Vorschläge übernehmen: Titel (Deutsch)' }).click()
    await expect(cell(page, 'Titel (Deutsch)', 1)).toHaveValue('Sea storm')
    await cell(page, 'Titel (Englisch)', 2).focus()
    await page.keyboard.press('Control+Enter')
    await expect(cell(page, 'Titel (Englisch)', 2)).toHaveValue('Sea storm')
    await cell(page, 'Alternativtext (Deutsch)', 1).focus()
    await paste(page, 'Sturm über dem Meer\tA storm over the sea')
    await allSaved(page)
    await page.getByRole('button', { name: '1 fertiges Bild zeigen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Was fertig ist, zeigen' })
    await expect(dialog.getByRole('listitem')).toHaveText(
      /^Zeile 2, Sea storm: Es fehlt Alternativtext \(Deutsch\)/,
    )
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '1 fertiges Bild zeigen' }).click()
    await expect(page.getByText('Ein Bild wird gezeigt.')).toBeVisible()
    expect(await hidden()).toBe(1)
  } finally {
    const { data } = await readRecord(page, '/images?ArtistId=45&q=storm&perPage=100')
    for (const { Id, Revision } of data)
      await callAdminApi(page, { method: 'DELETE', path: `/images/${Id}`, revision: Revision })
    await rm(folder, { recursive: true })
  }
})

test.describe('when the session has ended', () => {
  test.use({ storageState: REFUSED_COOKIES })

  test('what was typed in the table is saved after signing in again, or offered on return', async ({
    page,
    context,
  }) => {
    const { email, room } = await signInFirst(page)
    await page.goto(`${room}/desk?artist=46`)
    await speak(page, 'Deutsch')
    const keywords = cell(page, 'Schlagwörter (Deutsch)', 1)
    await expect(cell(page, 'Titel (Deutsch)', 1)).not.toHaveValue('')
    const former = await keywords.inputValue()
    await context.clearCookies({ name: /session/ })
    await keywords.fill('ohne Sitzung')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('alertdialog', { name: idle.ended_title })).toBeVisible()
    await page.goto(`${room}/login`)
    await signIn(page, email)
    await page.waitForURL((url) => !url.pathname.includes('login'))
    await page.goto(`${room}/desk?artist=46`)
    await expect(keywords).toHaveValue(former)
    await page.getByRole('button', { name: 'Wieder einsetzen' }).click()
    await expect(keywords).toHaveValue('ohne Sitzung')
    await allSaved(page)
    await keywords.fill(former)
    await page.keyboard.press('Tab')
    await allSaved(page)
  })
})
