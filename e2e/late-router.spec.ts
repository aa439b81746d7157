import { expect, type Page, test } from '@playwright/test'
import { hold } from './hold.ts'
import { untilHydrated } from './open-page.ts'

const GALLERY = '/essen-und-trinken'
const ROUTER = '**/assets/workaround-whole-router-*.js'

const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same', ''))
const isSameDocument = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-same'))
const tileLink = (page: Page) => page.locator('[data-image]').first().getByRole('link').first()

test('once the router is there, links change the page within the document', async ({ page }) => {
  const come = page.waitForResponse(ROUTER)
  await page.goto('/news')
  await untilHydrated(page)
  await (await come).finished()
  await mark(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL('/impressum')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
  expect(await isSameDocument(page)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/news')
  expect(await isSameDocument(page)).toBe(true)
})

test('before the router is there, a link leads to its page at once', async ({ page }) => {
  await hold(page, ROUTER)
  await page.goto('/news')
  await untilHydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).first().click()
  await expect(page).toHaveURL('/kontakt')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a picture that is opened before the router is there opens when it comes', async ({ page }) => {
  const release = await hold(page, ROUTER)
  await page.goto(GALLERY)
  await untilHydrated(page)
  await mark(page)
  await tileLink(page).click()
  release()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Nächstes Bild' }).first()).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(GALLERY)
})

test('when the router cannot be loaded, links, pictures, the search and the way back still work', async ({
  page,
}) => {
  await page.route(ROUTER, (route) => route.abort())
  await page.goto(GALLERY)
  await untilHydrated(page)
  await tileLink(page).click()
  await expect(page).toHaveURL(/\?bild=\d+$/)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(GALLERY)
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Suche öffnen' }).click()
  await page.keyboard.type('hund')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/image-search?q=hund')
  await page.goBack()
  await expect(page).toHaveURL(GALLERY)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page of which back changes only the address, before the router is there, is loaded anew', async ({
  page,
}) => {
  await page.goto('/news')
  await untilHydrated(page)
  await page.evaluate(() => history.pushState(null, '', '/impressum'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
  await hold(page, ROUTER)
  await page.reload()
  await untilHydrated(page)
  await page.goBack()
  await expect(page).toHaveURL('/news')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
})
