import { expect, type Locator, type Page, test } from '@playwright/test'
import { holdScripts } from './hold.ts'
import { giveSignOfLife, openPage } from './open-page.ts'

/** The same variable of the window after a click: no new document was loaded. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  return () => page.evaluate(() => 'isSameDocument' in window)
}

/** Whether React has taken any of the elements for its own. */
function areHydrated(elements: Locator): Promise<boolean> {
  return elements.evaluateAll((all) => {
    if (all.length === 0) throw new Error('There are none of these elements.')
    return all.some((element) => Object.keys(element).some((key) => key.startsWith('__react')))
  })
}

const guides = (page: Page) => page.getByRole('navigation', { name: 'Leitfäden' }).getByRole('link')
const artists = (page: Page) => page.getByRole('main').locator('section').last().locator('li')
const styles = (page: Page) => page.locator('#all-styles li')

test('what never changes stays the HTML of the server, with links that the router follows', async ({
  page,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  await openPage(page, '/')
  const isSameDocument = await markDocument(page)
  expect(await areHydrated(page.locator('header > a').first())).toBe(true)
  for (const still of [guides(page), artists(page), styles(page), page.locator('main h1')])
    expect(await areHydrated(still)).toBe(false)

  await artists(page).first().getByRole('link').click()
  await expect(page.locator('h1')).toBeFocused()
  expect(await areHydrated(guides(page))).toBe(false)
  await guides(page).first().click()
  await expect(page.locator('h1')).toHaveText('Illustration beauftragen')
  // What the browser renders by itself is React's, and complete.
  await page.locator('header > a').first().click()
  await expect(artists(page)).toHaveCount(24)
  expect(await areHydrated(artists(page))).toBe(true)
  await artists(page).last().getByRole('link').click()
  await expect(page).toHaveURL(/illustrator/)
  expect([await isSameDocument(), warnings]).toEqual([true, []])
})

test('the current style is marked in the menu on every page, and its picture is shown first', async ({
  page,
}) => {
  await openPage(page, '/tiere')
  const panel = page.locator('#all-styles')
  const current = panel.locator('[aria-current=page]')
  await expect(current).toHaveAttribute('href', '/tiere')
  await page.getByRole('button', { name: 'Stile' }).click()
  const other = panel.getByRole('link').last()
  const name = (await other.textContent()) ?? 'nothing'
  await other.click()
  await expect(panel).toBeHidden()
  await expect(current).toHaveText(name)
  await page.getByRole('button', { name: 'Stile' }).click()
  await expect(panel.locator('figcaption')).toContainText(name)
  await page.goBack()
  await expect(current).toHaveAttribute('href', '/tiere')
})

test('a link in the HTML that is to open elsewhere, or is no page, is the browser’s', async ({ page }) => {
  await openPage(page, '/')
  const isSameDocument = await markDocument(page)
  const guide = guides(page).first()
  for (const modifiers of [['ControlOrMeta'], ['Shift']] as const) {
    const opened = page.context().waitForEvent('page')
    await guide.click({ modifiers: [...modifiers] })
    await (await opened).close()
  }
  await guide.evaluate((link) => link.setAttribute('target', '_blank'))
  const opened = page.context().waitForEvent('page')
  await guide.click()
  await (await opened).close()
  await guide.evaluate((link) => {
    link.removeAttribute('target')
    link.setAttribute('download', '')
  })
  const download = page.waitForEvent('download')
  await guide.click()
  await (await download).cancel()
  await expect(page).toHaveURL('/')
  expect(await isSameDocument()).toBe(true)

  await guides(page)
    .last()
    .evaluate((link) => {
      link.setAttribute('href', '/news/feed.xml')
      link.removeAttribute('data-discover')
    })
  await guides(page).last().click()
  await page.waitForURL(/feed/)
})

test('what is HTML already is not sent a second time as data, and stays when the page is rendered anew', async ({
  page,
}) => {
  const release = await holdScripts(page)
  const answer = await page.goto('/allezeichner', { waitUntil: 'domcontentloaded' })
  const [, data = ''] = (await answer?.text())?.match(/<script type="text\/plain">(.*?)<\/script>/s) ?? []
  expect([data.includes('"works"'), data.includes('"artists"')]).toEqual([true, false])
  const cards = page.locator('main section[aria-labelledby] li a')
  const count = await cards.count()
  expect(count).toBeGreaterThan(200)

  // As an extension does that translates a page: React then renders all of it by itself.
  const order = page.locator('#works nav a').first()
  await order.evaluate((link) => {
    link.textContent = 'Anders'
  })
  release()
  await giveSignOfLife(page)
  await expect(order).not.toHaveText('Anders')
  await expect(cards).toHaveCount(count)

  const isSameDocument = await markDocument(page)
  await cards.last().click()
  await expect(page).toHaveURL(/illustrator/)
  await page.goBack()
  await expect(cards).toHaveCount(count)
  expect([await areHydrated(cards), await isSameDocument()]).toEqual([true, true])
})
