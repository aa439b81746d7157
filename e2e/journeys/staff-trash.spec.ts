import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { MOST_KEPT_FILE_GB } from '#domain/trash/model.ts'
import staffTexts from '#messages/staff.de.json' with { type: 'json' }
import staffTextsInEnglish from '#messages/staff.en.json' with { type: 'json' }
import { KEPT_DAYS } from '#platform/kept-rows/kept-days.ts'
import { expectAccessible } from '../accessible.ts'
import { save, show } from '../admin-page.ts'
import { callAdminApi, readRecord } from '../call-admin-api.ts'
import { test } from '../signed-in.ts'
import { speak } from '../staff-language.ts'

const { importExport: importing, trash, undo } = staffTexts
const { history: englishHistory, trash: englishTrash, undo: englishUndo } = staffTextsInEnglish

/** A testimonial of its own for each test. */
async function addTestimonial(page: Page, credit: string): Promise<number> {
  const body = { DeText: 'Gut.', EnText: 'Good.', DeCredit: credit, EnCredit: credit }
  return JSON.parse((await callAdminApi(page, { method: 'POST', path: '/testimonials', body })).text).Id
}

/** For how long and up to which size it holds what was deleted. */
function limitsIn({ limits }: { limits: string }): string {
  return limits.replace('%{days}', String(KEPT_DAYS)).replace('%{gigabytes}', String(MOST_KEPT_FILE_GB))
}

test('what was deleted comes back at once from the toast, and later from the trash', async ({
  admin: page,
}) => {
  const credit = `Ute Weg ${randomUUID()}`
  const id = await addTestimonial(page, credit)
  const deleteIt = async () => {
    await show(page, `/testimonials/${id}`)
    await page.getByRole('button', { name: 'Löschen' }).press('Enter')
    await expect(page.getByRole('dialog')).toContainText(
      trash.goes_there.split(' |||| ')[0]?.replace('%{days}', String(KEPT_DAYS)) ?? '',
    )
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).press('Enter')
    await expect(page).toHaveURL(/\/testimonials$/)
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
  await expect(page.getByText(limitsIn(trash), { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Suchen' }).fill(credit)
  const row = page.getByRole('row').filter({ hasText: credit })
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row).toContainText('Stimme')
  await expectAccessible(page)
  await row.getByRole('button', { name: trash.restore }).press('Enter')
  await expect(page.getByText(trash.restored)).toBeVisible()
  await expect(row).toHaveCount(0)
  expect((await readRecord(page, `/testimonials/${id}`)).DeText).toBe('Gut.')

  await deleteIt()
  await show(page, '/trash')
  await row.getByRole('button', { name: trash.remove }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(trash.ask_remove)
  await dialog.getByRole('button', { name: trash.remove }).click()
  await expect(row).toHaveCount(0)
})

test('what is undone while its list is on its way is in the list', async ({ admin: page }) => {
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
  await show(page, `/testimonials/${id}`)
  await page.getByRole('button', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await page.getByRole('alert').getByRole('button', { name: undo.undo }).click()
  await expect(page.getByText(undo.undone)).toBeVisible()
  end()
  await expect(page.getByText(credit)).toBeVisible()
  await expect.poll(() => isFirst).toBe(false)
})

test('in English, a save is undone from the toast, and an earlier version restored from the history', async ({
  admin: page,
}) => {
  await speak(page, 'English')
  const credit = `Ole Steg ${randomUUID()}`
  const id = await addTestimonial(page, credit)
  await show(page, `/testimonials/${id}`)
  const text = page.getByLabel('Text (German)')
  await text.fill('Besser.')
  await save(page)
  await page.getByRole('alert').getByRole('button', { name: englishUndo.undo }).press('Enter')
  await expect(text).toHaveValue('Gut.')
  await expect(page.getByText(englishUndo.undone)).toBeVisible()
  await show(page, `/testimonials/${id}`)
  await text.fill('Am besten.')
  await save(page)
  await page.getByText(englishHistory.title, { exact: true }).press('Enter')
  const first = page.getByRole('listitem').filter({ hasText: 'Am besten.' })
  await expect(first.locator('del')).toHaveText('Gut.')
  await expectAccessible(page)
  await first.getByRole('button', { name: englishHistory.restore }).press('Enter')
  await expect(text).toHaveValue('Gut.')
  await expect(page.getByText(englishHistory.restored)).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/testimonials$/)
  await page.getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByText(limitsIn(englishTrash), { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Search' }).fill(credit)
  const row = page.getByRole('row').filter({ hasText: credit })
  await row.getByRole('button', { name: englishTrash.restore }).press('Enter')
  await expect(page.getByText(englishTrash.restored)).toBeVisible()
})

test('an import that was taken back whole is said to be, and nothing of it is left', async ({
  admin: page,
}) => {
  await show(page, '/transfer')
  const credit = `Liste ${randomUUID()}`
  // Nothing in its name says which list it is.
  const list = { name: 'Stimmen 2026.csv', mimeType: 'text/csv' }
  const buffer = Buffer.from(`DeText,EnText,DeCredit\nEingelesen.,Imported.,${credit}\n`)
  await page.locator('input[type=file]').setInputFiles({ ...list, buffer })
  await page.getByLabel(importing.which_list.replace('%{file}', list.name)).click()
  await page.getByRole('option', { name: 'Stimmen' }).click()
  await page.getByRole('button', { name: importing.run, exact: true }).click()
  const takeBack = page.getByRole('button', { name: importing.take_back })
  await takeBack.click()
  await expect(page.getByRole('main').getByText(importing.taken_back)).toBeVisible()
  await expect(takeBack).toHaveCount(0)
  expect((await readRecord(page, `/testimonials?q=${encodeURIComponent(credit)}`)).total).toBe(0)
})
