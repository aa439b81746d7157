import { expect, type Locator, type Page, test } from '@playwright/test'
import { hold, holdScripts } from '../hold.ts'
import { giveSignOfLife, openPage, untilHydrated } from '../open-page.ts'

const GALLERY = '/essen-und-trinken'
/** Whether React has taken any of the elements for its own. */
function areHydrated(elements: Locator): Promise<boolean> {
  return elements.evaluateAll((all) => {
    if (all.length === 0) throw new Error('There are none of these elements.')
    return all.some((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
  })
}

const guides = (page: Page) => page.getByRole('navigation', { name: 'Leitfäden' }).getByRole('link')
const artists = (page: Page) => page.getByRole('main').locator('section').last().locator('li')
const tileLink = (page: Page) => page.locator('[data-image]').first().getByRole('link').first()
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same', ''))
const isSameDocument = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-same'))

test('React takes over the islands alone, and every link is the browser’s', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  await openPage(page, '/')
  for (const still of [guides(page), artists(page), page.locator('main h1'), page.locator('header > a')])
    expect(await areHydrated(still)).toBe(false)
  expect(await areHydrated(page.locator('[data-image] button'))).toBe(true)

  const guide = guides(page).first()
  for (const modifiers of [['ControlOrMeta'], ['Shift']] as const) {
    const opened = page.context().waitForEvent('page')
    await guide.click({ modifiers: [...modifiers] })
    await (await opened).close()
  }
  await mark(page)
  await guide.click()
  await expect(page.locator('h1')).toHaveText('Illustration beauftragen')
  expect([await isSameDocument(page), warnings]).toEqual([false, []])
})

test('an island whose script is missing, as after an update, stays the server’s HTML; the others live', async ({
  page,
}) => {
  await page.route('**/assets/pages-of-images*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto(GALLERY)
  await untilHydrated(page)
  expect(await areHydrated(page.locator('[data-image] button'))).toBe(false)
  await page.getByRole('button', { name: 'Suche öffnen' }).click()
  await page.keyboard.type('hund')
  await expect(page.getByRole('combobox')).toHaveValue('hund')
  await page.keyboard.press('Escape')
  await tileLink(page).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.unrouteAll()
  await page.reload()
  await untilHydrated(page)
  expect(await areHydrated(page.locator('[data-image] button'))).toBe(true)
})

test('an island that fails stays the server’s HTML, and the others live', async ({ page }) => {
  await page.route(GALLERY, async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    // As props of another version would be.
    const body = html.replace(/(data-island="image-grid[^"]*" data-props=")[^"]*/, '$1{}')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(GALLERY)
  await untilHydrated(page)
  await expect(page.locator('[data-image]')).toHaveCount(30)
  await page.getByRole('button', { name: 'Suche öffnen' }).click()
  await page.keyboard.type('hund')
  await expect(page.getByRole('combobox')).toHaveValue('hund')
  await page.keyboard.press('Escape')
  await page.locator('[data-image] a').nth(1).click()
  await expect(page).toHaveURL(/\/illustrator\//)
})

test('an island that was changed before its script came is rendered anew, and loses nothing', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto(GALLERY, { waitUntil: 'commit' })
  const tiles = page.locator('[data-image]')
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const count = await tiles.count()
  // As a translator does.
  await page.evaluate(() => {
    for (const name of document.querySelectorAll('[data-image] > a:nth-child(2)')) {
      const font = document.createElement('font')
      font.append(...name.childNodes)
      name.append(font)
    }
  })
  release()
  await untilHydrated(page)
  await expect(tiles).toHaveCount(count)
  await page.locator('[data-collect]').first().click()
  await expect(page.getByRole('banner').getByRole('link', { name: '1 Bild' })).toBeVisible()
})

test('a page that the browser prepares asks and stores nothing before it is shown', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.removeItem('consent')
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => true })
  })
  await page.goto(GALLERY)
  await untilHydrated(page)
  const banner = page.getByRole('region', { name: 'Cookies' })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-pictures-below')))
    .toBe(true)
  await expect(banner).toHaveCount(0)
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { get: () => false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect(banner).toBeVisible()
})

test('what is opened while its code is missing opens when that comes, and back leads to the page', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/zoom-dialog-*.js')
  await page.goto(GALLERY)
  await untilHydrated(page)
  await mark(page)
  await tileLink(page).click()
  await expect(page).toHaveURL(/\?bild=\d+$/)
  release()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Nächstes Bild' }).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(GALLERY)
  expect(await isSameDocument(page)).toBe(true)
})

test('without a connection a link, a search and the other language say so, and the page stays', async ({
  page,
  context,
}) => {
  await openPage(page, '/news')
  await page.keyboard.press('/')
  await page.keyboard.type('hund')
  await expect(page.getByRole('dialog').getByRole('link', { name: /Bilder zu/ })).toBeVisible()
  await mark(page)
  await context.setOffline(true)
  const toast = page.getByText('Sie sind gerade offline.')
  for (const leave of [
    () => page.keyboard.press('Enter'),
    () => page.getByRole('banner').getByRole('link', { name: 'Repräsentanz' }).click(),
    () =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /^English/ })
        .first()
        .click(),
  ]) {
    await leave()
    await expect(toast).toBeVisible()
    await page.getByRole('status').getByRole('button', { name: 'Schließen' }).click()
    await expect(toast).toBeHidden()
  }
  await expect(page).toHaveURL('/news')
  expect(await isSameDocument(page)).toBe(true)
  await context.setOffline(false)
  await giveSignOfLife(page)
  await page.getByRole('banner').getByRole('link', { name: 'Repräsentanz' }).click()
  await expect(page).toHaveURL('/team')
})
