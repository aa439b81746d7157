import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { importExport as germanImport } from '#admin/messages/de/import-export.ts'
import { trash, undo } from '#admin/messages/de/undo.ts'
import { importExport as englishImport } from '#admin/messages/en/import-export.ts'
import {
  history as englishHistory,
  trash as englishTrash,
  undo as englishUndo,
} from '#admin/messages/en/undo.ts'
import { MOST_KEPT_FILE_GB } from '#domain/trash/model.ts'
import { KEPT_DAYS } from '#platform/kept-rows/kept-days.ts'
import { expectAccessible } from './accessible.ts'
import { callAdminApi } from './call-admin-api.ts'
import { test } from './signed-in.ts'
import { speak } from './staff-language.ts'

/** A testimonial of its own for each test. */
async function addTestimonial(page: Page, credit: string): Promise<number> {
  const body = { DeText: 'Gut.', EnText: 'Good.', DeCredit: credit, EnCredit: credit }
  return JSON.parse((await callAdminApi(page, { method: 'POST', path: '/testimonials', body })).text).Id
}

test('what was deleted comes back at once from the toast, and later from the trash', async ({
  page,
  room,
}) => {
  await page.goto(room)
  await speak(page, 'Deutsch')
  const credit = `Ute Weg ${randomUUID()}`
  const id = await addTestimonial(page, credit)
  const deleteIt = async () => {
    await page.goto(`${room}/testimonials/${id}`)
    await page.getByRole('button', { name: 'Löschen' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).press('Enter')
  }
  await deleteIt()
  await page.getByRole('alert').getByRole('button', { name: undo.undo }).press('Enter')
  await expect(page.getByText(undo.undone)).toBeVisible()
  await expect(page.getByText(credit)).toBeVisible()

  await deleteIt()
  await expect(page.getByRole('alert')).toContainText('Gelöscht.')
  await page.getByRole('link', { name: 'Papierkorb' }).click()
  // The list before has a search as well.
  await expect(page.getByRole('heading', { level: 1, name: 'Papierkorb' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Suchen' }).fill(credit)
  const row = page.getByRole('row').filter({ hasText: credit })
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row).toContainText('Stimme')
  await expectAccessible(page)
  await row.getByRole('button', { name: trash.restore }).press('Enter')
  await expect(page.getByText(trash.restored)).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.goto(`${room}/testimonials/${id}`)
  await expect(page.getByLabel('Text (Deutsch)')).toHaveValue('Gut.')

  await deleteIt()
  await page.goto(`${room}/trash`)
  await row.getByRole('button', { name: trash.remove }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(trash.ask_remove)
  await dialog.getByRole('button', { name: trash.remove }).click()
  await expect(row).toHaveCount(0)
})

test('what is undone while its list is on its way is in the list', async ({ page, room }) => {
  await page.goto(room)
  await speak(page, 'Deutsch')
  const credit = `Eile Weile ${randomUUID()}`
  const id = await addTestimonial(page, credit)
  const { promise: undone, resolve: end } = Promise.withResolvers<void>()
  let isFirst = true
  await page.route('**/illusde/api/admin/testimonials?*', async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    const before = await route.fetch()
    await undone
    // Whoever asked for it may be gone.
    await route.fulfill({ response: before }).catch(() => undefined)
  })
  await page.goto(`${room}/testimonials/${id}`)
  await page.getByRole('button', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await page.getByRole('alert').getByRole('button', { name: undo.undo }).click()
  await expect(page.getByText(undo.undone)).toBeVisible()
  end()
  await expect(page.getByText(credit)).toBeVisible()
  await expect.poll(() => isFirst).toBe(false)
})

test('a save is undone from the toast, and an earlier version restored from the history', async ({
  page,
  room,
}) => {
  await page.goto(room)
  await speak(page, 'English')
  const id = await addTestimonial(page, 'Ole Steg, Beispielhaus')
  await page.goto(`${room}/testimonials/${id}`)
  const text = page.getByLabel('Text (German)')
  const save = async (words: string) => {
    await text.fill(words)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert')).toContainText('Saved.')
  }
  await save('Besser.')
  await page.getByRole('alert').getByRole('button', { name: englishUndo.undo }).press('Enter')
  await expect(text).toHaveValue('Gut.')
  await page.reload()
  await save('Am besten.')
  await page.getByText(englishHistory.title, { exact: true }).press('Enter')
  const first = page.getByRole('listitem').filter({ hasText: 'Am besten.' })
  await expect(first.locator('del')).toHaveText('Gut.')
  await expectAccessible(page)
  await first.getByRole('button', { name: englishHistory.restore }).press('Enter')
  await expect(text).toHaveValue('Gut.')
  await expect(page.getByText(englishHistory.restored)).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('link', { name: 'Trash' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Ole Steg' })
  await row.getByRole('button', { name: englishTrash.restore }).press('Enter')
  await expect(page.getByText(englishTrash.restored)).toBeVisible()
})

const LANGUAGES = [
  { language: 'Deutsch', importing: germanImport, limits: trash.limits },
  { language: 'English', importing: englishImport, limits: englishTrash.limits },
] as const

for (const { language, importing, limits } of LANGUAGES) {
  test(`${language}: an import that was taken back whole is said to be, and nothing of it is left`, async ({
    page,
    room,
  }) => {
    await page.goto(`${room}/transfer`)
    await speak(page, language)
    const credit = `Liste ${randomUUID()}`
    const list = { name: 'testimonials.csv', mimeType: 'text/csv' }
    const buffer = Buffer.from(`DeText,EnText,DeCredit\nEingelesen.,Imported.,${credit}\n`)
    await page.locator('input[type=file]').setInputFiles({ ...list, buffer })
    await page.getByRole('button', { name: importing.run, exact: true }).click()
    const takeBack = page.getByRole('button', { name: importing.take_back })
    await takeBack.click()
    const notice = page.getByRole('main').getByText(importing.taken_back)
    await expect(notice).toBeVisible()
    await expect(takeBack).toHaveCount(0)
    await page.goto(`${room}/testimonials`)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByText(credit)).toHaveCount(0)
  })

  test(`${language}: the trash says for how long and up to which size it holds what was deleted`, async ({
    page,
    room,
  }) => {
    await page.goto(`${room}/trash`)
    await speak(page, language)
    const sentence = limits
      .replace('%{days}', String(KEPT_DAYS))
      .replace('%{gigabytes}', String(MOST_KEPT_FILE_GB))
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
}
