import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { messages as texts } from '#admin/messages/texts-de.ts'
import { expectAccessible } from '../accessible.ts'
import { show } from '../admin-page.ts'
import { callAdminApi, makeRecord, readRecord } from '../call-admin-api.ts'
import { centreOf, dropAt } from '../drop-files.ts'
import { test } from '../signed-in.ts'

const { desk, fields, uploads } = texts

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

/** What a spreadsheet puts into the clipboard, pasted where the focus is. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const data = new DataTransfer()
    data.setData('text/plain', copied)
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
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

test('a folder dropped on an artist’s page is described in the table, and what is ready is shown', async ({
  admin: page,
}) => {
  const { Id: artist } = await makeRecord(page, 'artists')
  const { cell, allSaved } = openTable(page)
  const folder = await aFolder(2)
  await show(page, `/artists/${artist}`)
  await expect(page.getByRole('region', { name: desk.new_images })).toBeVisible()
  try {
    await dropAt(page, await centreOf(page.getByRole('heading', { level: 1 })), [folder])
    const keep = page.getByRole('button', { name: uploads.keep })
    const hidden = async () =>
      (await readRecord(page, `/images?ArtistId=${artist}&Hidden=true&perPage=100`)).data.length
    await expect
      .poll(async () => {
        if ((await keep.count()) > 0) await keep.first().click()
        return hidden()
      })
      .toBe(2)
    await page.getByRole('link', { name: desk.go_on }).click()
    await expect(cell('TitleDe', 1)).toHaveValue('Sea storm')
    await page
      .getByRole('button', { name: fill(desk.accept_all_of, { count: 2, column: fields.AltEn }) })
      .click()
    await expect(cell('AltEn', 2)).toHaveValue(/^Illustration/)
    await cell('KeywordsDe', 2).focus()
    await page.keyboard.press('Control+Enter')
    await expect(cell('KeywordsDe', 2)).not.toHaveValue('')
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
