import { expect, type Page } from '@playwright/test'
import { errors } from '#admin/messages/de/errors.ts'
import { connection, loading, typed } from '#admin/messages/de/saving.ts'
import { idle } from '#admin/messages/de/screens.ts'
import { expectAccessible } from './accessible.ts'
import { test } from './signed-in.ts'
import { signIn, signInFirst } from './staff-account.ts'
import { speak } from './staff-language.ts'
import { REFUSED_COOKIES } from './visitor.ts'

const TITLE = 'Titel (Deutsch)'
const SAVED = 'Gespeichert.'
/** Each test has a record of its own. */
const recordAt = (room: string, number: number) => `${room}/images/${2010 + number}`

async function changeTitle(page: Page, record: string, title: string): Promise<void> {
  await page.goto(record)
  await speak(page, 'Deutsch')
  await page.getByLabel(TITLE).fill(title)
}

function save(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Speichern' }).click()
}

async function expectStored(page: Page, record: string, title: string): Promise<void> {
  await page.goto(record)
  await expect(page.getByLabel(TITLE)).toHaveValue(title)
}

test.describe('when the session has ended', () => {
  test.use({ storageState: REFUSED_COOKIES })

  test('a change is called saved once the person has signed in again over it', async ({ page, context }) => {
    const { email, room } = await signInFirst(page)
    await changeTitle(page, recordAt(room, 0), 'Ohne Sitzung')
    await context.clearCookies({ name: /session/ })
    await save(page)
    const dialog = page.getByRole('alertdialog', { name: idle.ended_title })
    await expect(dialog).toBeVisible()
    await expect(page.getByText(SAVED)).toHaveCount(0)
    await signIn(page, email)
    await expect(page.getByText(SAVED)).toBeVisible()
    await expect(dialog).toBeHidden()
    await expectStored(page, recordAt(room, 0), 'Ohne Sitzung')
  })

  test('another account does not see what was typed', async ({ page, context, browser }) => {
    const other = await browser.newContext()
    const { email } = await signInFirst(await other.newPage())
    await other.close()
    const { room } = await signInFirst(page)
    await changeTitle(page, recordAt(room, 1), 'Von einer anderen')
    await context.clearCookies({ name: /session/ })
    await save(page)
    const dialog = page.getByRole('alertdialog', { name: idle.ended_title })
    await expect(dialog).toBeVisible()
    await signIn(page, email)
    await expect(dialog.getByText(idle.other_account)).toBeVisible()
    await page.goto(recordAt(room, 1))
    await expect(page.getByLabel(TITLE)).not.toHaveValue('Von einer anderen')
    await expect(page.getByRole('button', { name: typed.take })).toHaveCount(0)
  })
})

test('what was typed is offered again after the window was closed, and forgotten once it is saved', async ({
  page,
  room,
}) => {
  const record = recordAt(room, 2)
  page.on('dialog', (dialog) => dialog.accept())
  await changeTitle(page, record, 'Fast vergessen')
  await page.goto('about:blank')
  await page.goto(record)
  await expect(page.getByText(/etwas geschrieben und nicht gespeichert/)).toBeVisible()
  await expectAccessible(page, { include: 'form' })
  await page.getByRole('button', { name: typed.take }).click()
  await expect(page.getByLabel(TITLE)).toHaveValue('Fast vergessen')
  await save(page)
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.goto(record)
  await expect(page.getByLabel(TITLE)).toHaveValue('Fast vergessen')
  await expect(page.getByRole('button', { name: typed.take })).toHaveCount(0)
})

test('a save that failed is not called saved, and leaving still warns', async ({ page, room }) => {
  const record = recordAt(room, 3)
  await changeTitle(page, record, 'Nicht angekommen')
  await page.route('**/api/admin/images/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await save(page)
  await expect(page.getByText(errors.server)).toBeVisible()
  await expect(page.getByText(SAVED)).toHaveCount(0)
  const warned = page.waitForEvent('dialog')
  const leaving = page.getByRole('link', { name: 'Zurück' }).click()
  await (await warned).dismiss()
  await leaving
  await expect(page.getByLabel(TITLE)).toHaveValue('Nicht angekommen')
})

test('without a connection it is said at once, and the change is sent when it is back', async ({
  page,
  context,
  room,
}) => {
  const record = recordAt(room, 4)
  await changeTitle(page, record, 'Aus dem Tunnel')
  await context.setOffline(true)
  await expect(page.getByText(connection.lost)).toBeVisible()
  await save(page)
  await expect(page.getByText(connection.waiting)).toBeVisible()
  await expect(page.getByText(SAVED)).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByText(SAVED)).toBeVisible()
  await expectStored(page, record, 'Aus dem Tunnel')
})

test('a list and a record that could not be loaded say so, and load at the next try', async ({
  page,
  room,
}) => {
  await page.goto(room)
  await speak(page, 'Deutsch')
  let isBroken = true
  await page.route('**/api/admin/galleries*/**', (route) => answer(route))
  await page.route('**/api/admin/galleries?*', (route) => answer(route))
  function answer(route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> {
    return isBroken ? route.fulfill({ status: 500, json: {} }) : route.fallback()
  }
  await page.goto(`${room}/galleries`)
  await expect(page.getByText(loading.failed)).toBeVisible()
  await expect(page.getByText(/von \d+/)).toHaveCount(0)
  isBroken = false
  await page.getByRole('button', { name: loading.retry }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  isBroken = true
  await page.goto(`${room}/galleries/1`)
  await expect(page.getByText(loading.failed)).toBeVisible()
  expect(page.url()).toBe(`${room}/galleries/1`)
  isBroken = false
  await page.getByRole('button', { name: loading.retry }).click()
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible()
  await page.goto(`${room}/galleries/99999`)
  await expect(page.getByText(loading.missing)).toBeVisible()
})

test('a record that arrives late leaves alone what somebody has typed', async ({ page, room }) => {
  const record = recordAt(room, 5)
  await page.goto(record)
  await speak(page, 'Deutsch')
  await page.getByLabel(TITLE).fill('Früh getippt')
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
