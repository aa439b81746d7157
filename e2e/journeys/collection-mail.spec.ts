import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { firstImages, share } from '../collecting.ts'
import { openPage } from '../open-page.ts'

test('a collection is sent with the keyboard alone', async ({ page, request }) => {
  const shared = await share(request, await firstImages(request, 3))
  await page.goto(shared.replace('/auswahl?id=', '/en/lightbox-email/'))
  const to = page.getByLabel("Recipient's e-mail")

  await test.step('what is wrong is listed, and leads to its field', async () => {
    await to.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Please check 3 of your entries' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(to).toBeFocused()
  })

  await page.keyboard.type('redaktion@wochenblatt.example')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Your name')).toBeFocused()
  await page.keyboard.type('Katrin Lorenzen')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Your e-mail', { exact: true })).toBeFocused()
  await page.keyboard.type('lorenzen@wochenblatt.example')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Message (optional)')).toBeFocused()
  await page.keyboard.type('I lean towards 1.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Your collection is on its way' })).toBeFocused()
  expect(new URL(page.url()).search).toBe('?sent=1')
  await expectAccessible(page)
})

test('without a connection what was written stays on the page, to be sent later', async ({
  page,
  context,
  request,
}) => {
  const shared = await share(request, await firstImages(request, 1))
  const listens = page.waitForResponse('**/assets/deferred-*.js')
  await openPage(page, shared.replace('/auswahl?id=', '/lightbox-email/'))
  await (await listens).finished()
  await page.getByLabel('E-Mail der Empfängerin oder des Empfängers').fill('redaktion@wochenblatt.example')
  await page.getByLabel('Ihr Name').fill('Katrin Lorenzen')
  await page.getByLabel('Ihre E-Mail', { exact: true }).fill('lorenzen@wochenblatt.example')
  const send = page.getByRole('button', { name: 'Senden', exact: true })
  await context.setOffline(true)
  await send.press('Enter')
  await expect(page.getByText('Sie sind gerade offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(send).toBeEnabled()
  await send.press('Enter')
  await expect(page).toHaveURL(/\?sent=1$/)
})
