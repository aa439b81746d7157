import { createServer } from 'node:http'
import { expect } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { PHONE, resizeTo, show, surplusWidth, WIDE } from '../admin-page.ts'
import { aBrowserOf, test } from '../signed-in.ts'
import { called, STAFF_PASSWORD, signInByCall } from '../staff-account.ts'
import { speak } from '../staff-language.ts'

/** Another program, which answers 204. */
async function openReceiver() {
  const got: string[] = []
  const server = createServer((request, response) => {
    got.push(String(request.headers['webhook-id']))
    request.resume().on('end', () => response.writeHead(204).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    got,
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`,
    close: () => void server.close(),
  }
}

test('a token is made by keyboard once the password was given again, used by a program, and ended', async ({
  browser,
  request,
}) => {
  // With the password the session gets another cookie, so this is not the session that tests share.
  const context = await aBrowserOf(browser)
  const { room } = await signInByCall(context)
  const page = await context.newPage()
  let made = 0
  await page.route('**/illusde/api/admin/tokens', (route) => {
    const isFirst = route.request().method() === 'POST' && made++ === 0
    if (!isFirst) return route.continue()
    return route.fulfill({ status: 403, json: { error: { code: 'sign_in_again', message: '' } } })
  })
  await page.goto(room)
  const name = `Kalender ${Date.now()}`
  await page.getByRole('link', { name: 'Tokens' }).click()
  await page.getByLabel('Name', { exact: false }).first().focus()
  await page.keyboard.type(name)
  const box = page.getByRole('checkbox', { name: 'Bilder: Lesen', exact: true })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Token anlegen' }).focus()
  await page.keyboard.press('Enter')
  const asking = page.getByRole('dialog', { name: called('again_title') })
  await expect(asking.getByLabel(called('password_current'))).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('not this one, surely')
  await page.keyboard.press('Enter')
  await expect(asking.getByText(called('problem_wrong_current'))).toBeVisible()
  await asking.getByLabel(called('password_current')).fill(STAFF_PASSWORD)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Token „${name}“` })
  const token = await dialog.getByLabel('Token').inputValue()
  expect(token).toMatch(/^zeichner_[\w-]{43}$/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Fertig' }).click()

  const call = (path: string) =>
    request.get(`/illusde/api/admin${path}`, { headers: { Authorization: `Bearer ${token}`, Cookie: '' } })
  expect((await call('/images')).status()).toBe(200)
  expect((await call('/news')).status()).toBe(403)

  await show(page, '/tokens')
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('Zuletzt benutzt')
  await expect(row).toContainText('Bilder (Lesen)')
  await row.getByRole('button', { name: `Token „${name}“ beenden` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Beenden' }).click()
  await expect(page.getByText(`Der Token „${name}“ gilt nicht mehr.`)).toBeVisible()
  await expect(row).toHaveCount(0)
  expect((await call('/images')).status()).toBe(401)

  await test.step('it fits a phone, and says in English what is missing', async () => {
    await speak(page, 'English')
    await resizeTo(page, PHONE)
    await page.getByRole('button', { name: 'Make a token' }).click()
    await expect(page.getByText('Something is missing')).toBeVisible()
    expect(await surplusWidth(page)).toBe(0)
    await expectAccessible(page)
  })
  await context.close()
})

test('a webhook is added, tried, found in its log, sent again and removed', async ({ admin: page }) => {
  const receiver = await openReceiver()
  const name = `Büro ${Date.now()}`
  await page.getByRole('link', { name: 'Webhooks' }).click()
  await page.getByRole('button', { name: 'Webhook hinzufügen' }).focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Webhook hinzufügen' })
  await expect(form.getByLabel('Name')).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type('http://n8n.example/hook')
  await form.getByRole('checkbox', { name: 'Anfrage eingegangen' }).check()
  await page.keyboard.press('Enter')
  await expect(form.getByText('Bitte prüfen Sie Name und Adresse')).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Adresse').fill(receiver.url)
  await form.getByRole('button', { name: 'Speichern' }).click()
  const secret = page.getByRole('dialog', { name: `Geheimnis von „${name}“` })
  expect(await secret.getByLabel('Geheimnis').inputValue()).toMatch(/^whsec_/)
  await secret.getByRole('button', { name: 'Fertig' }).click()

  const row = page.getByRole('listitem').filter({ hasText: receiver.url })
  await row.getByRole('button', { name: `Probe senden: ${name}` }).click()
  const log = page.getByRole('list', { name: `Protokoll von ${name}` })
  await expect(log).toContainText('Probe')
  await expect(log).toContainText('angekommen')
  await expect(log).toContainText('Antwort 204')
  await log.getByRole('button', { name: 'Noch einmal senden' }).click()
  await expect.poll(() => receiver.got).toHaveLength(2)
  expect(new Set(receiver.got).size).toBe(1)

  await test.step('in English on a phone', async () => {
    await speak(page, 'English')
    await resizeTo(page, PHONE)
    await row.getByRole('button', { name: `Log: ${name}` }).click()
    await expect(page.getByRole('list', { name: `Log of ${name}` })).toContainText('Answer 204')
    expect(await surplusWidth(page)).toBe(0)
    await expectAccessible(page)
    await resizeTo(page, WIDE)
    await row.getByRole('button', { name: `Remove: ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(row).toHaveCount(0)
  })
  receiver.close()
})

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
