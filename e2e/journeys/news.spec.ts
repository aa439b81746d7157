import { expect, type Page, test } from '@playwright/test'
import { hold } from '../hold.ts'
import { openPage, untilHydrated } from '../open-page.ts'

const rows = (page: Page) => page.getByRole('main').getByRole('article')
const openers = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Weiterlesen/ })
const closer = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Einklappen/ })
const opened = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const place = (page: Page) => page.evaluate(() => scrollY)

const address = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    canonical: new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '').pathname,
    english: document.querySelector<HTMLAnchorElement>('a[hreflang="en"]')?.pathname,
  }))

test('a news item opens in its place in the list, at its permalink, and closing it leads back to the list', async ({
  page,
}) => {
  await openPage(page, '/news')
  const list = await address(page)
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  const opener = openers(page).nth(1)
  const permalink = (await opener.getAttribute('href')) ?? 'none'
  const title = (await rows(page).nth(1).getByRole('heading').textContent()) ?? 'none'
  await opener.press('Enter')
  await expect(page).toHaveURL(permalink)
  await expect(opened(page)).toHaveText(title)
  await expect(opened(page)).toBeInViewport()
  await expect(opened(page)).toBeFocused()
  await expect(rows(page).nth(1).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Weitere Bilder' }).getByRole('img')).not.toHaveCount(0)
  await expect(rows(page)).toHaveCount(12)
  const item = await address(page)
  expect(item).toMatchObject({ title: expect.stringContaining(title), canonical: permalink })
  expect(item.english).toMatch(/^\/en\/news\/./)
  await closer(page).press('Enter')
  await expect(page).toHaveURL('/news')
  await expect(opener).toBeFocused()
  expect(await address(page)).toEqual(list)
  await expect(page.locator('body[data-same-page]')).toBeAttached()

  await test.step('of two items that are asked for, on a slow network, the last one opens', async () => {
    const release = await hold(page, /\/news\/[^/]+$/)
    const last = (await openers(page).nth(3).getAttribute('href')) ?? 'none'
    await openers(page).nth(2).press('Enter')
    await openers(page).nth(3).press('Enter')
    await expect(openers(page).nth(3)).toHaveAttribute('aria-busy', 'true')
    await expect(page).toHaveURL('/news')
    release()
    await expect(page).toHaveURL(last)
    await page.goBack()
    await expect(page).toHaveURL('/news')
    await expect(openers(page)).toHaveCount(12)
  })

  await test.step('going back, or closing, restores the scroll position', async () => {
    await openers(page).nth(4).scrollIntoViewIfNeeded()
    const before = await place(page)
    expect(before).toBeGreaterThan(200)
    for (const leave of [() => page.goBack(), () => closer(page).press('Enter')]) {
      await openers(page).nth(4).press('Enter')
      await expect(opened(page)).toBeInViewport()
      // By script, since a wheel would go on scrolling during the restoration.
      await page.evaluate(() => scrollBy(0, 600))
      await leave()
      await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeAttached()
      await expect.poll(() => place(page)).toBe(before)
    }
  })

  await test.step('the next one opens from there', async () => {
    await openers(page).nth(0).press('Enter')
    await expect(opened(page)).toBeFocused()
    const first = await opened(page).textContent()
    const next = (await rows(page).nth(1).getByRole('heading').textContent()) ?? 'none'
    await openers(page).nth(0).press('Enter')
    await expect(opened(page)).toHaveText(next)
    await expect(opened(page)).toBeInViewport()
    await page.goBack()
    await expect(opened(page)).toHaveText(first ?? 'none')
    await page.goForward()
    await expect(opened(page)).toHaveText(next)
  })
  await expect(page.locator('body[data-same-page]')).toBeAttached()

  await test.step('an address that was opened so and is loaded again leads back to the list as well', async () => {
    await page.reload()
    await untilHydrated(page)
    await page.goBack()
    await expect(rows(page).first().getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/news')
    await expect(openers(page)).toHaveCount(12)
  })
})

test('whoever came by the permalink closes the item where it stands in the list', async ({ page }) => {
  await page.goto('/news')
  const permalink = (await openers(page).nth(2).getAttribute('href')) ?? 'none'
  const title = (await rows(page).nth(2).getByRole('heading').textContent()) ?? 'none'
  // As an address that is typed: no page of ours led there.
  await page.goto('about:blank')
  await openPage(page, permalink)
  await openers(page).nth(1).press('Enter')
  await expect(rows(page).nth(2).getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(permalink)
  await expect(opened(page)).toHaveText(title)
  await closer(page).press('Enter')
  await expect(page).toHaveURL(/\/news\?cursor=\d+$/)
  await expect(rows(page).first().getByRole('heading', { level: 2, name: title })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Zu den neuesten Meldungen' }).press('Enter')
  await expect(page).toHaveURL('/news')
})

test('older items are on further pages, and one of them opens, on a phone as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/news')
  const first = rows(page).first()
  await expect(first.getByRole('time')).toBeVisible()
  await expect(first.getByRole('paragraph')).toHaveText(/\p{L}{3}/u)
  await expect(first.getByRole('paragraph')).toBeVisible()
  await expect(rows(page)).toHaveCount(12)
  const last = (await rows(page).last().getByRole('heading').textContent()) ?? 'none'
  const more = page.getByRole('main').getByRole('link', { name: 'Ältere Meldungen' })
  await more.press('Enter')
  await expect(page).toHaveURL(/\/news\?cursor=\d+$/)
  await expect(rows(page)).toHaveCount(12)
  await expect(rows(page).filter({ hasText: last })).toHaveCount(0)
  await expect(more).toHaveCount(0)
  await openers(page).last().press('Enter')
  await expect(opened(page)).toBeInViewport()
  await closer(page).press('Enter')
  await expect(page).toHaveURL(/\/news\?cursor=\d+$/)
  await expect(openers(page).last()).toBeInViewport()
})
