import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { messages as german } from '#admin/messages/de/all.ts'
import { messages as english } from '#admin/messages/en/all.ts'
import { expectAccessible } from './accessible.ts'
import { callAdminApi, changeElsewhere, readRecord } from './call-admin-api.ts'
import { centreOf, dropAt } from './drop-files.ts'
import { test } from './signed-in.ts'
import { signIn, signInFirst } from './staff-account.ts'
import { speak } from './staff-language.ts'
import { REFUSED_COOKIES } from './visitor.ts'

/** No other test changes these artists, and each test has one for each language. */
const GERMAN = {
  language: 'Deutsch' as const,
  texts: german,
  artists: { keys: 43, twice: 44, folder: 45, ended: 46 },
}
const ENGLISH = {
  language: 'English' as const,
  texts: english,
  artists: { keys: 47, twice: 50, folder: 51, ended: 52 },
}
const LANGUAGES = [GERMAN, ENGLISH] as const
/** How many works the tests of the table need. */
const ROWS = 3

/** A text of the admin with values in its places. */
const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(values[name]))

/** Of a text with its singular and plural. */
const one = (text: string) => fill(text.split(' |||| ')[0] ?? text, { smart_count: 1 })

type Words = (typeof LANGUAGES)[number]

/** A cell of the table in the language, and the assertion that nothing waits to be saved. */
function openTable(page: Page, { texts: { desk, fields } }: Words) {
  const cell = (field: keyof typeof fields, row: number) =>
    page.getByRole('textbox', { name: fill(desk.cell, { label: fields[field], row }), exact: true })
  const allSaved = () => expect(page.getByText(desk.all_saved)).toBeVisible()
  return { cell, allSaved }
}

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

async function aFolder(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'staff-table-'))
  for (let number = 1; number <= count; number += 1) {
    const background = `hsl(${number * 110} 90% ${30 + number * 9}%)`
    const picture = sharp({ create: { width: 500 + number, height: 400, channels: 3, background } })
    await writeFile(join(folder, `sea-storm_0${number}.png`), await picture.png().toBuffer())
  }
  return folder
}

for (const words of LANGUAGES) {
  test(`${words.language}: selected images are edited in the table by keyboard alone, and each row saves itself`, async ({
    page,
    room,
  }) => {
    const { desk } = words.texts
    const artist = words.artists.keys
    const { cell, allSaved } = openTable(page, words)
    const list = `${room}/images?filter=${encodeURIComponent(JSON.stringify({ ArtistId: artist }))}&sort=AddedAt&order=DESC`
    await page.goto(list)
    await speak(page, words.language)
    const works = await worksOf(page, artist)
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

  test(`${words.language}: somebody else’s change of the same cell asks which one counts`, async ({
    page,
    room,
  }) => {
    const { conflict } = words.texts
    const artist = words.artists.twice
    const { cell, allSaved } = openTable(page, words)
    await page.goto(`${room}/desk?artist=${artist}`)
    await speak(page, words.language)
    await expect(cell('TitleDe', 1)).not.toHaveValue('')
    const [work] = await worksOf(page, artist)
    const before = await changeElsewhere(page, `/images/${work?.Id}`, { TitleDe: 'Von anderswo' })
    await cell('TitleDe', 1).fill('Von hier')
    await page.keyboard.press('Tab')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: conflict.all_mine }).click()
    await dialog.getByRole('button', { name: conflict.save }).click()
    await allSaved()
    expect((await readRecord(page, `/images/${work?.Id}`)).TitleDe).toBe('Von hier')
    await changeElsewhere(page, `/images/${work?.Id}`, { TitleDe: before.TitleDe })
  })

  test(`${words.language}: a folder dropped on an artist’s page is described in the table, and what is ready is shown`, async ({
    page,
    room,
  }) => {
    const { desk, fields, uploads } = words.texts
    const artist = words.artists.folder
    const { cell, allSaved } = openTable(page, words)
    test.slow()
    const folder = await aFolder(2)
    await page.goto(`${room}/artists/${artist}`)
    await speak(page, words.language)
    await expect(page.getByRole('region', { name: desk.new_images })).toBeVisible()
    try {
      await dropAt(page, await centreOf(page.getByRole('heading', { level: 1 })), [folder])
      const keep = page.getByRole('button', { name: uploads.keep })
      const hidden = async () =>
        (await readRecord(page, `/images?ArtistId=${artist}&Hidden=true&perPage=100`)).data.length
      await expect
        .poll(
          async () => {
            if ((await keep.count()) > 0) await keep.first().click()
            return hidden()
          },
          { timeout: 60_000 },
        )
        .toBe(2)
      await page.getByRole('link', { name: desk.go_on }).click()
      await expect(page.getByText(fill(desk.suggestion, { text: 'Sea storm' })).first()).toBeVisible()
      await expect(cell('TitleDe', 1)).toHaveValue(/sea storm 0/)
      await page
        .getByRole('button', { name: fill(desk.accept_all_of, { count: 2, column: fields.TitleDe }) })
        .click()
      await expect(cell('TitleDe', 1)).toHaveValue('Sea storm')
      await cell('TitleEn', 2).focus()
      await page.keyboard.press('Control+Enter')
      await expect(cell('TitleEn', 2)).toHaveValue('Sea storm')
      await cell('AltDe', 1).focus()
      await paste(page, 'Sturm über dem Meer\tA storm over the sea')
      await allSaved()
      await page.getByRole('button', { name: one(desk.publish) }).click()
      const dialog = page.getByRole('dialog', { name: desk.publish_title })
      const reason = dialog.getByRole('listitem')
      await expect(reason).toContainText(fill(desk.why, { row: 2, title: 'Sea storm', reason: '' }))
      await expect(reason).toContainText(fields.AltDe)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: one(desk.publish) }).click()
      await expect(page.getByText(one(desk.published))).toBeVisible()
      expect(await hidden()).toBe(1)
    } finally {
      const { data } = await readRecord(page, `/images?ArtistId=${artist}&q=storm&perPage=100`)
      for (const { Id, Revision } of data)
        await callAdminApi(page, { method: 'DELETE', path: `/images/${Id}`, revision: Revision })
      await rm(folder, { recursive: true })
    }
  })

  test.describe(`${words.language}: when the session has ended`, () => {
    test.use({ storageState: REFUSED_COOKIES })

    test(`what was typed in the table is saved after signing in again, or offered on return`, async ({
      page,
      context,
    }) => {
      const { idle, typed } = words.texts
      const artist = words.artists.ended
      const { cell, allSaved } = openTable(page, words)
      const { email, room } = await signInFirst(page)
      await page.goto(`${room}/desk?artist=${artist}`)
      await speak(page, words.language)
      const keywords = cell('KeywordsDe', 1)
      await expect(cell('TitleDe', 1)).not.toHaveValue('')
      const former = await keywords.inputValue()
      await context.clearCookies({ name: /session/ })
      await keywords.fill('ohne Sitzung')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('alertdialog', { name: idle.ended_title })).toBeVisible()
      await page.goto(`${room}/login`)
      await signIn(page, email)
      await page.waitForURL((url) => !url.pathname.includes('login'))
      await page.goto(`${room}/desk?artist=${artist}`)
      await expect(keywords).toHaveValue(former)
      await page.getByRole('button', { name: typed.take }).click()
      await expect(keywords).toHaveValue('ohne Sitzung')
      await allSaved()
      await keywords.fill(former)
      await page.keyboard.press('Tab')
      await allSaved()
    })
  })
}
