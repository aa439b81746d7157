import { expect } from '@playwright/test'
import { surplusWidth } from '../admin-page.ts'
import { test } from '../signed-in.ts'

for (const { language, width, staff, search } of [
  { language: 'de-DE', width: 1440, staff: 'API der Redaktion', search: 'Öffentliche API' },
  { language: 'en-GB', width: 390, staff: 'Staff API', search: 'Public API' },
])
  test(`the APIs are read and tried at ${width} pixels in ${language}, with nothing from elsewhere`, async ({
    browser,
    storageState,
    room,
  }) => {
    const context = await browser.newContext({
      locale: language,
      ...(storageState ? { storageState } : {}),
      viewport: { width, height: 900 },
    })
    const page = await context.newPage()
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    const hosts = new Set<string>()
    page.on('request', (sent) => !sent.url().startsWith('data:') && hosts.add(new URL(sent.url()).origin))
    const origin = new URL(room).origin
    await page.goto(`${origin}/illusde/api/docs`)
    await expect(page.getByRole('button', { name: search })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('/artists/all').first()).toBeVisible()
    await page.getByRole('button', { name: staff }).focus()
    await page.keyboard.press('Enter')
    const call = page.locator('#operations-today-get_today')
    await call.locator('.opblock-summary-control').focus()
    await page.keyboard.press('Enter')
    await call.getByRole('button', { name: 'Try it out' }).click()
    await call.getByRole('button', { name: 'Execute' }).click()
    await expect(call.locator('.live-responses-table tbody .response-col_status').first()).toContainText(
      '200',
    )
    expect(await surplusWidth(page)).toBe(0)
    expect([...hosts]).toEqual([origin])
    expect(problems).toEqual([])
    await context.close()
  })

test('strangers read the public API there, and get the staff’s by a sign-in or a token alone', async ({
  browser,
  room,
}) => {
  const context = await browser.newContext({ locale: 'de-DE', storageState: { cookies: [], origins: [] } })
  const page = await context.newPage()
  await page.goto(`${new URL(room).origin}/illusde/api/docs`)
  await page.getByRole('button', { name: 'API der Redaktion' }).click()
  await expect(page.getByRole('status')).toContainText('Bitte melden Sie sich im Redaktionsbereich an')
  await page.getByLabel('Token').fill('zeichner_falsch')
  await page.getByRole('button', { name: 'Laden' }).click()
  await expect(page.getByRole('status')).toContainText('ein Token ein, das noch gilt')
  await context.close()
})
