import { expect, type Page } from '@playwright/test'
import { FORMER_WORDS } from '#admin/messages/former-words.ts'
import { findViolations } from './accessible.ts'
import { watchTraffic } from './open-page.ts'
import { watchPageErrors, watchStrangers } from './page-errors.ts'
import { test } from './signed-in.ts'
import { speak } from './staff-language.ts'

const SCREENS = [
  '',
  '/images',
  '/images/2001',
  '/artists',
  '/artists/1',
  '/artists/create',
  '/galleries',
  '/galleries/1',
  '/heroes',
  '/heroes/create',
  '/news',
  '/news/1',
  '/banners',
  '/banners/hero-rep',
  '/testimonials',
  '/collections',
  '/enquiries',
  '/applications',
  '/reply-templates',
  '/reply-templates/create',
  '/redirects',
  '/redirects/create',
  '/settings',
  '/settings/notice',
  '/changes',
  '/duplicates',
  '/health',
]

/** In a narrow window the menu is only closed if the page was opened in it. */
const VIEWS = [
  { language: 'Deutsch', width: 1440 },
  { language: 'English', width: 390 },
] as const

for (const { language, width } of VIEWS)
  test(`every screen of the admin in ${language}: no error, accessible, as wide as the window`, async ({
    page,
    room,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(room)
    await speak(page, language)
    // Away from the buttons, which show tooltips.
    await page.mouse.move(2, 890)
    for (const screen of SCREENS)
      await test.step(screen || '/', () => expectScreenInOrder(page, `${room}${screen}`, language))
  })

test('the tools above the list of images stay within a phone’s window', async ({ page, room }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  for (const language of ['Deutsch', 'English'] as const) {
    await page.goto(`${room}/images`)
    await speak(page, language)
    const order = page.getByRole('combobox', { name: /^(Reihenfolge der Liste|Order of the list)/ })
    await expect(order).toBeVisible()
    const csv = page.getByRole('main').getByText(/CSV/).first()
    for (const tool of [order, csv]) {
      const box = await tool.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
    }
  }
})

const TABLES = ['artists', 'galleries', 'heroes', 'news', 'banners', 'testimonials', 'settings']

test('every table opens its records by keyboard', async ({ page, room }) => {
  for (const table of TABLES)
    await test.step(table, async () => {
      await page.goto(`${room}/${table}`)
      const first = page.locator('tbody').getByRole('link').first()
      await first.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/admin/${table}/[^/]+$`))
    })
})

/** Soft assertions with the screen's address, so that the others are checked all the same. */
async function expectScreenInOrder(
  page: Page,
  address: string,
  language: 'Deutsch' | 'English',
): Promise<void> {
  const pageErrors = watchPageErrors(page, (url) => url.endsWith('/favicon.ico'))
  const strangers = watchStrangers(page)
  const traffic = watchTraffic(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await traffic()
  expect.soft(await findViolations(page), address).toEqual([])
  const words = language === 'Deutsch' ? FORMER_WORDS.de : FORMER_WORDS.en
  await expect.soft(page.locator('body'), address).not.toContainText(words, { useInnerText: true })
  expect.soft(await surplusWidth(page), address).toBe(0)
  expect.soft({ pageErrors, strangers }, address).toEqual({ pageErrors: [], strangers: [] })
  page.removeAllListeners()
}

function surplusWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
