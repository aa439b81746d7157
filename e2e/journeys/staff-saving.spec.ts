import { expect, type Page, type Route } from '@playwright/test'
import staffTexts from '#messages/staff.de.json' with { type: 'json' }
import { expectAccessible } from '../accessible.ts'
import { save, show } from '../admin-page.ts'
import { readRecord } from '../call-admin-api.ts'
import { ownRecord } from '../own-record.ts'
import { test } from '../signed-in.ts'

const { errors, connection, typed } = staffTexts

const TITLE = 'Titel (Deutsch)'
const SAVED = 'Gespeichert.'
/** No two runs save the same. */
const aTitle = (words: string) => `${words} ${Date.now()}`

async function changeTitle(page: Page, path: string, title: string): Promise<void> {
  await show(page, path)
  await page.getByLabel(TITLE).fill(title)
}

test('what was typed is offered again after the window was closed, and forgotten once it is saved', async ({
  admin: page,
  room,
}) => {
  const path = ownRecord('images', 1412)
  const title = aTitle('Fast vergessen')
  const other = await page.context().newPage()
  await other.goto(`${room}${path}`)
  await other.getByLabel(TITLE).fill(title)
  other.on('dialog', (dialog) => dialog.accept())
  // Closing a window does not wait for what it still stores.
  await other.goto('about:blank')
  await other.close()
  await show(page, path)
  await expect(page.getByText(/etwas geschrieben und nicht gespeichert/)).toBeVisible()
  await expectAccessible(page, { include: 'form' })
  await page.getByRole('button', { name: typed.take }).click()
  await expect(page.getByLabel(TITLE)).toHaveValue(title)
  await save(page)
  await show(page, path)
  await expect(page.getByLabel(TITLE)).toHaveValue(title)
  await expect(page.getByRole('button', { name: typed.take })).toHaveCount(0)
})

test('a save that fails right after one that did not is told at once, until the next attempt; leaving still warns', async ({
  admin: page,
}) => {
  await changeTitle(page, ownRecord('images', 1413), aTitle('Angekommen'))
  // By keyboard, since a click would close what is said.
  await page.keyboard.press('Control+s')
  await expect(page.getByText(SAVED)).toBeVisible()
  const refusal = { status: 422, json: { error: { fields: { TitleDe: 'longest:5' } } } }
  let answer: Parameters<Route['fulfill']>[0] = { status: 500, json: {} }
  await page.route('**/api/admin/images/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill(answer) : route.fallback(),
  )
  const problem = page.getByRole('toolbar').getByRole('alert')
  await page.getByLabel(TITLE).fill('Nicht angekommen')
  await page.keyboard.press('Control+s')
  await expect(problem).toHaveText(`${errors.server} ${errors.kept}`)
  await expect(page.getByText(SAVED)).toHaveCount(0)
  answer = refusal
  await page.keyboard.press('Control+s')
  await expect(problem).toHaveText(errors.invalid)
  await expectAccessible(page, { include: 'form' })
  answer = { status: 500, json: {} }
  await page.keyboard.press('Control+s')
  await expect(problem).toHaveText(`${errors.server} ${errors.kept}`)
  for (const name of ['Zurück', 'Stimmen']) {
    const warned = page.waitForEvent('dialog')
    const leaving = page.getByRole('link', { name, exact: true }).click()
    await (await warned).dismiss()
    await leaving
    await expect(page.getByLabel(TITLE)).toHaveValue('Nicht angekommen')
  }
})

test('without a connection it is said at once, and the change is sent when it is back', async ({
  admin: page,
}) => {
  const path = ownRecord('images', 1414)
  const title = aTitle('Aus dem Tunnel')
  await changeTitle(page, path, title)
  await page.context().setOffline(true)
  await expect(page.getByText(connection.lost)).toBeVisible()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText(connection.waiting)).toBeVisible()
  await expect(page.getByText(SAVED)).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(page.getByText(SAVED)).toBeVisible()
  expect((await readRecord(page, path)).TitleDe).toBe(title)
})

test('a record that arrives late leaves alone what somebody has typed', async ({ admin: page }) => {
  await changeTitle(page, ownRecord('images', 1415), 'Früh getippt')
  await page.route('**/api/admin/images/*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), KeywordsDe: 'spät' } })
  })
  const late = page.waitForResponse(/api\/admin\/images\/\d+$/)
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await late
  await expect(page.getByLabel('Schlagwörter (Deutsch)')).toHaveValue('spät')
  await expect(page.getByLabel(TITLE)).toHaveValue('Früh getippt')
})
