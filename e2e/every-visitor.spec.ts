import { expect, type Page, test } from '@playwright/test'
import { NOBODY_YET } from './answers.ts'
import { hold } from './hold.ts'
import { openPage, untilHydrated, watchTraffic } from './open-page.ts'
import { noteTimes, STAFF_ASKED_AFTER_MS } from './page-time.ts'

const SCRIPTS_START_WITHIN_MS = 1_500
const MAIN_THREAD_IDLE_WITHIN_MS = 100

test.use({ storageState: NOBODY_YET })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  // Pictures that were not requested before are drawn at their first request, long after the page itself.
  const READY = { waitUntil: 'domcontentloaded' } as const

  test('pictures, artists and styles are all reachable', async ({ page }) => {
    await page.goto('/', READY)
    await expect(page.locator('main img[srcset]').first()).toBeVisible()
    await page.goto('/allezeichner', READY)
    await page.locator('main a[href^="/illustrator/"]').first().click({ noWaitAfter: true })
    await expect(page).toHaveURL(/\/illustrator\/[a-z0-9-]+$/)
    await expect(page.locator('main img[srcset]').first()).toBeVisible()
    await page.getByRole('link', { name: 'English' }).first().click({ noWaitAfter: true })
    await expect(page).toHaveURL(/\/en\/illustrator\/[a-z0-9-]+\?lang=en$/)
  })

  test('a long grid has a link to its next page', async ({ page }) => {
    await page.goto('/allezeichner', READY)
    await page.getByRole('link', { name: 'Mehr laden' }).click({ noWaitAfter: true })
    await expect(page).toHaveURL(/cursor=/)
    await expect(page.locator('main img[srcset]').first()).toBeVisible()
  })
})

test('the skip link leads past the menu, and the focus is visible', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.locator(':focus')
  await expect(skip).toHaveText('Zum Inhalt springen')
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('an English visitor gets the English page and can switch back', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await context.close()
})

test('who touches nothing is brought past heroes three seconds after the start, and is asked for as staff after four', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1)
  const askedAt = await noteTimes(page, '/illusde/api/')
  await page.goto('/')
  // They begin once the page is painted, which no clock advances.
  await expect(page.locator('link[rel=modulepreload][fetchpriority=low]').first()).toBeAttached()
  await page.clock.runFor(SCRIPTS_START_WITHIN_MS)
  await untilHydrated(page)
  await page.clock.runFor(MAIN_THREAD_IDLE_WITHIN_MS)
  await expect(page.getByRole('button', { name: 'Alle ablehnen' })).toBeVisible()
  await page.clock.runFor(STAFF_ASKED_AFTER_MS)
  await expect.poll(async () => (await askedAt()).map(Math.round)).toEqual([3_000, 4_000])
})

test.describe('the layout does not shift', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
  })

  test('while pictures load', async ({ page }) => {
    const traffic = watchTraffic(page)
    await openPage(page, '/')
    await traffic()
    expect(await shifted(page)).toBeLessThan(MOST_SHIFTED)
  })

  for (const width of [1440, 412])
    for (const address of ['/', '/illustrator/deniz-aksungur', '/news', '/essen-und-trinken'])
      test(`when the font loads after ${address} was seen at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 823 })
        const bring = await hold(page, '**/*.woff2')
        await page.goto(address, { waitUntil: 'commit' })
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        bring()
        await page.waitForFunction(() => document.fonts.check('500 16px "Instrument Sans Variable"'))
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
        expect(await shifted(page)).toBeLessThan(MOST_SHIFTED)
      })
})

/** Cumulative layout shift that counts as none. */
const MOST_SHIFTED = 0.01

async function shifted(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => ('shifts' in window ? window.shifts : undefined))
  if (!Array.isArray(shifts)) throw new TypeError('the page did not record how it moved')
  return shifts.reduce((sum: number, value: number) => sum + value, 0)
}
