import { expect, type Page } from '@playwright/test'
import { AVOIDED_WORDS } from '#admin/messages/avoided-words.ts'
import { IS_LONG } from '#tests/long-form.ts'
import { findViolations } from '../accessible.ts'
import { PHONE, resizeTo, show, surplusWidth, WIDE } from '../admin-page.ts'
import { watchTraffic } from '../open-page.ts'
import { watchPageErrors, watchStrangers } from '../page-errors.ts'
import { test } from '../signed-in.ts'
import { speak } from '../staff-language.ts'

const SCREENS = [
  '',
  '/images',
  '/images/1401',
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
  '/unanswered-searches',
  '/synonyms',
  '/synonyms/create',
  '/redirects',
  '/redirects/create',
  '/settings',
  '/settings/notice',
  '/changes',
  '/duplicates',
  '/health',
  '/trash',
  '/desk?artist=55',
]

/** Each is shown and looked at as a whole. */
const SCREEN_WITHIN_MS = 10_000

/** German words are the longer ones; the long form also looks at all of it in English. */
const LANGUAGES = IS_LONG ? (['Deutsch', 'English'] as const) : (['Deutsch'] as const)

for (const language of LANGUAGES)
  test(`every screen of the admin in ${language}: no error, accessible, as wide as the window, also on a phone`, async ({
    admin: page,
  }) => {
    test.setTimeout(SCREENS.length * SCREEN_WITHIN_MS)
    await speak(page, language)
    for (const screen of SCREENS)
      await test.step(screen || '/', () => expectScreenInOrder(page, screen, language))
  })

test('the tools above the list of images stay within a phone’s window', async ({ admin: page }) => {
  await resizeTo(page, PHONE)
  await show(page, '/images')
  for (const language of ['Deutsch', 'English'] as const) {
    await speak(page, language)
    const order = page.getByRole('combobox', { name: /^(Reihenfolge der Liste|Order of the list)/ })
    const csv = page.getByRole('main').getByText(/CSV/).first()
    for (const tool of [order, csv]) await expect(tool).toBeInViewport({ ratio: 1 })
  }
})

const TABLES = ['artists', 'galleries', 'heroes', 'news', 'banners', 'testimonials', 'settings']

test('every table opens its records by keyboard', async ({ admin: page }) => {
  for (const table of TABLES)
    await test.step(table, async () => {
      await show(page, `/${table}`)
      const first = page.locator('tbody').getByRole('link').first()
      await first.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/admin/${table}/[^/]+$`))
    })
})

const softly = expect.configure({ soft: true })

/** Soft assertions with the screen's address, so that the others are checked all the same. */
async function expectScreenInOrder(
  page: Page,
  screen: string,
  language: 'Deutsch' | 'English',
): Promise<void> {
  const pageErrors = watchPageErrors(page, (url) => url.endsWith('/favicon.ico'))
  const strangers = watchStrangers(page)
  const traffic = watchTraffic(page)
  await show(page, screen)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await traffic()
  expect.soft(await findViolations(page), screen).toEqual([])
  const words = language === 'Deutsch' ? AVOIDED_WORDS.de : AVOIDED_WORDS.en
  await expect.soft(page.locator('body'), screen).not.toContainText(words, { useInnerText: true })
  for (const width of [PHONE, WIDE]) {
    await resizeTo(page, width)
    // What follows the window is rendered in the next frames.
    await softly.poll(() => surplusWidth(page), `${screen} at ${width}`).toBe(0)
  }
  expect.soft({ pageErrors, strangers }, screen).toEqual({ pageErrors: [], strangers: [] })
  page.removeAllListeners()
}
