import { expect, type Page, test } from '@playwright/test'
import { openPage } from './open-page.ts'

const rows = (page: Page) => page.getByRole('main').getByRole('article')
const openers = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Weiterlesen/ })

/** The hydrated list: before, a link loads a whole new document. */
async function openNews(page: Page) {
  await openPage(page, '/news')
}

test.describe('a news item', () => {
  test('opens in place at its permalink, loads its images once, and closes by its link', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/news/images/')) asked.push(request.url())
    })
    await openNews(page)
    const row = rows(page).nth(1)
    const opener = row.getByRole('link', { name: /^Weiterlesen/ })
    const permalink = (await opener.getAttribute('href')) ?? 'none'
    const title = (await row.getByRole('heading').textContent()) ?? 'none'
    for (const time of ['first', 'second']) {
      await opener.press('Enter')
      await expect(page, time).toHaveURL(permalink)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
      await expect(row.getByRole('list', { name: 'Weitere Bilder' }).getByRole('img')).not.toHaveCount(0)
      await expect(rows(page)).toHaveCount(12)
      await row.getByRole('link', { name: /^Einklappen/ }).press('Enter')
      await expect(page).toHaveURL('/news')
      await expect(opener).toBeFocused()
    }
    expect(asked).toHaveLength(1)
  })

  test('closes by going back, which restores the scroll position', async ({ page }) => {
    await openNews(page)
    await openers(page).nth(4).scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(200)
    await openers(page).nth(4).press('Enter')
    await expect(rows(page).nth(4).getByRole('heading', { level: 1 })).toBeFocused()
    // By script, since a wheel would go on scrolling during the restoration.
    await page.evaluate(() => scrollBy(0, 600))
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })

  test('stays in view when the one above it closes', async ({ page }) => {
    await openNews(page)
    await openers(page).nth(0).press('Enter')
    await expect(rows(page).nth(0).getByRole('heading', { level: 1 })).toBeFocused()
    // The first is open and has no opener any more.
    await openers(page).nth(0).press('Enter')
    await expect(rows(page).nth(1).getByRole('heading', { level: 1 })).toBeInViewport()
  })

  test('is open at its permalink after a reload, with its images', async ({ page }) => {
    await openNews(page)
    await openers(page).nth(2).press('Enter')
    const images = page.getByRole('list', { name: 'Weitere Bilder' }).getByRole('img')
    await expect(images).not.toHaveCount(0)
    const count = await images.count()
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? 'none'
    await page.reload()
    await expect(rows(page).first().getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(images).toHaveCount(count)
  })

  test('is shown without further images when these fail', async ({ page }) => {
    await page.route('**/news/images/*', (route) => route.fulfill({ status: 500, body: '{}' }))
    const told = page.waitForEvent('console', (message) => message.text().startsWith('News images:'))
    await openNews(page)
    await openers(page).first().press('Enter')
    await told
    await expect(rows(page).first().getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('older items are added below, and one of them opens in place', async ({ page }) => {
  await openNews(page)
  await expect(rows(page)).toHaveCount(12)
  const more = page.getByRole('main').getByRole('link', { name: 'Mehr laden' })
  await more.press('Enter')
  await expect(rows(page)).toHaveCount(24)
  await expect(more).toHaveCount(0)
  await openers(page).last().press('Enter')
  await expect(rows(page).last().getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(rows(page)).toHaveCount(24)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an item is a link to its own page, which shows its images', async ({ page }) => {
    await page.goto('/en/news')
    const opener = page
      .getByRole('main')
      .getByRole('link', { name: /^Read more/ })
      .nth(1)
    const permalink = (await opener.getAttribute('href')) ?? 'none'
    await opener.click()
    await expect(page).toHaveURL(permalink)
    await expect(rows(page).first().getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('list', { name: 'More images' }).getByRole('img')).not.toHaveCount(0)
    await page.getByRole('link', { name: /^Show less/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  })
})
