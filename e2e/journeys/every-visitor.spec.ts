import { expect, type Page, test } from '@playwright/test'
import { NOBODY_YET } from '../answers.ts'
import { hold } from '../hold.ts'
import { countShifts, MOST_SHIFTED, shifted } from '../layout-shifts.ts'
import { isHydrated, openPage, watchTraffic } from '../open-page.ts'
import { noteTimes, STAFF_ASKED_AFTER_MS } from '../page-time.ts'

const AN_IDLE_MOMENT_MS = 50
const MAIN_THREAD_IDLE_WITHIN_MS = 100

test.use({ storageState: NOBODY_YET })

test('who touches nothing is brought past heroes three seconds after the start, and is asked for as staff after four', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1)
  const askedAt = await noteTimes(page, '/illusde/api/')
  await page.goto('/')
  // They begin once the page is painted, which no clock advances.
  await expect(page.locator('link[rel=modulepreload][fetchpriority=low]').first()).toBeAttached()
  await expect(async () => {
    // Each island waits for an idle moment, which the clock brings.
    await page.clock.runFor(AN_IDLE_MOMENT_MS)
    expect(await isHydrated(page)).toBe(true)
  }).toPass({ intervals: [20] })
  await page.clock.runFor(MAIN_THREAD_IDLE_WITHIN_MS)
  await expect(page.getByRole('button', { name: 'Alle ablehnen' })).toBeVisible()
  await page.clock.runFor(STAFF_ASKED_AFTER_MS)
  await expect.poll(async () => (await askedAt()).map(Math.round)).toEqual([3_000, 4_000])
})

test('the layout does not shift while pictures load, what is below the fold is laid out late, and the skip link leads past the menu', async ({
  page,
}) => {
  await countShifts(page)
  const traffic = watchTraffic(page)
  await openPage(page, '/')
  await traffic()
  expect(await shifted(page)).toBeLessThan(MOST_SHIFTED)
  await expectDrawnLate(page)
  await page.keyboard.press('Tab')
  const skip = page.locator(':focus')
  await expect(skip).toHaveText('Zum Inhalt springen')
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('the layout does not shift when the font comes after the page was seen', async ({ page }) => {
  await countShifts(page)
  // Of scripts it is independent.
  await page.route('**/assets/*.js', (route) => route.abort())
  for (const [width, address] of [
    [1440, '/'],
    [412, '/'],
    [1440, '/illustrator/deniz-aksungur'],
    [412, '/illustrator/deniz-aksungur'],
    [412, '/news'],
    [412, '/essen-und-trinken'],
  ] as const)
    await test.step(`${address} at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 823 })
      const bring = await hold(page, '**/*.woff2')
      await page.goto(address, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      bring()
      await page.waitForFunction(() => document.fonts.check('500 16px "Instrument Sans Variable"'))
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
      expect.soft(await shifted(page)).toBeLessThan(MOST_SHIFTED)
      await page.unroute('**/*.woff2')
    })
})

/** What is below the fold is not laid out until somebody scrolls, and then all of it. */
async function expectDrawnLate(page: Page): Promise<void> {
  const isDrawn = () =>
    page
      .getByRole('contentinfo')
      .evaluate((place) => place.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isDrawn()).toBe(false)
  await page.mouse.wheel(0, 100)
  await expect.poll(isDrawn).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-drawn')
}
