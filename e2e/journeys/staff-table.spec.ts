import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { messages as texts } from '#admin/messages/de/all.ts'
import { expectAccessible } from '../accessible.ts'
import { PHONE, resizeTo, show, surplusWidth } from '../admin-page.ts'
import { callAdminApi, changeElsewhere, readRecord } from '../call-admin-api.ts'
import { centreOf, dropAt } from '../drop-files.ts'
import { ownNumber } from '../own-record.ts'
import { test } from '../signed-in.ts'

const { conflict, desk, fields, uploads } = texts

/** The site may index its whole catalogue in the meantime. */
const ALL_IN_WITHIN_MS = 240_000
/** How many works the tests of the table need. */
const ROWS = 3

/** A text of the admin with values in its places. */
const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(values[name]))

/** Of a text with its singular and plural. */
const one = (text: string) => fill(text.split(' |||| ')[0] ?? text, { smart_count: 1 })

/** A cell of the table, and the assertion that nothing waits to be saved. */
function openTable(page: Page) {
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

test('selected images are edited in the table by keyboard alone, and each row saves itself', async ({
  admin: page,
}) => {
  const artist = ownNumber('artists', 47)
  const { cell, allSaved } = openTable(page)
  const list = `/images?filter=${encodeURIComponent(JSON.stringify({ ArtistId: artist }))}&sort=AddedAt&order=DESC`
  await show(page, list)
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
    await cell('Year', 1).focus()
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

    await resizeTo(page, PHONE)
    await expect(cell('TitleDe', 1)).toBeVisible()
    expect(await surplusWidth(page)).toBe(0)
    await expectAccessible(page)
  } finally {
    await restore(page, works)
  }
})

test('somebody else’s change of the same cell asks which one counts', async ({ admin: page }) => {
  const artist = ownNumber('artists', 50)
  const { cell, allSaved } = openTable(page)
  await show(page, `/desk?artist=${artist}`)
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

test('a folder dropped on an artist’s page is described in the table, and what is ready is shown', async ({
  admin: page,
}) => {
  const artist = ownNumber('artists', 51)
  const { cell, allSaved } = openTable(page)
  test.slow()
  const folder = await aFolder(2)
  await show(page, `/artists/${artist}`)
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
        { timeout: ALL_IN_WITHIN_MS },
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
