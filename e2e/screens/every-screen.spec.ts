import { expect, type Page, test } from '@playwright/test'
import { SCREEN_NAMES, SCREENS, type ScreenName } from '#site/site-map.ts'
import { findViolations } from '../accessible.ts'
import { NOBODY_YET } from '../answers.ts'
import { giveSignOfLife, watchTraffic } from '../open-page.ts'
import { watchPageErrors, watchStrangers } from '../page-errors.ts'
import { everyScreen, type Visit } from '../screens.ts'

// Each page is opened as a first visit, without consent.
test.use({ storageState: NOBODY_YET })

/** So long one screen with all its checks may take on a busy machine. */
const SCREEN_WITHIN_MS = 20_000
const WIDEST = 1440
const WIDTHS = [WIDEST, 768, 640, 400, 320]
const NO_SURPLUS = WIDTHS.map((width) => ({ width, surplus: 0 }))
/** Screens whose canonical address is another screen. */
const CANONICAL_ELSEWHERE: readonly ScreenName[] = ['newPortfolio', 'artistGallery']

/** The banner is the last thing to load; the settings page contains the same question. */
async function waitForBanner(page: Page): Promise<void> {
  await giveSignOfLife(page)
  await expect(page.getByRole('button', { name: /^(?:Alle ablehnen|Reject all)$/ })).toHaveCount(1)
}

/** The page's metadata and what it stored, read in one call. */
function factsOf(page: Page) {
  return page.evaluate(() => {
    const link = (selector: string) =>
      [...document.querySelectorAll<HTMLLinkElement>(selector)].map(({ href }) => new URL(href).pathname)
    return {
      title: document.title,
      headings: document.querySelectorAll('h1').length,
      language: document.documentElement.lang,
      canonical: link('link[rel="canonical"]'),
      alternates: [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')].map(
        ({ hreflang, href }) => `${hreflang} ${new URL(href).pathname}`,
      ),
      hidden: document.querySelector('meta[name="robots"]')?.getAttribute('content') === 'noindex',
      stored: localStorage.length + sessionStorage.length,
      foreignControls: [...document.querySelectorAll('select, input[type=checkbox]')].filter(
        (control) => getComputedStyle(control).appearance === 'auto',
      ).length,
    }
  })
}

// One after the other in one browser, so that anything a page stored would be found on the next ones too.
test('every screen: heading, addresses, no errors, no foreign requests, nothing stored, accessible, no overflow', async ({
  page,
}) => {
  test.setTimeout(SCREEN_NAMES.length * SCREEN_WITHIN_MS)
  const visits = (await everyScreen(page.request)).filter(({ language }) => language === 'de')
  for (const visit of visits)
    await test.step(`${visit.screen} at ${visit.path}`, () => expectScreenInOrder(page, visit))
  expect(visits.map(({ screen }) => screen)).toEqual(SCREEN_NAMES)
})

// English differs in words alone, which the server renders.
test.describe('in English', () => {
  test.use({ javaScriptEnabled: false })

  test('every screen has its language and no overflow', async ({ page }) => {
    test.setTimeout(SCREEN_NAMES.length * SCREEN_WITHIN_MS)
    const visits = (await everyScreen(page.request)).filter(({ language }) => language === 'en')
    for (const { screen, path } of visits)
      await test.step(`${screen} at ${path}`, async () => {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        const { title, headings, language, foreignControls } = await factsOf(page)
        expect
          .soft({ title, headings, language, foreignControls }, screen)
          .toEqual({ title: expect.stringMatching(/\S/), headings: 1, language: 'en', foreignControls: 0 })
        expect.soft(await surplusAtEachWidth(page), screen).toEqual(NO_SURPLUS)
      })
    expect(visits.map(({ screen }) => screen)).toEqual(SCREEN_NAMES)
  })
})

/** Soft assertions with the screen's name, so that the others are checked all the same. */
async function expectScreenInOrder(page: Page, { screen, language, path }: Visit): Promise<void> {
  const isMissing = screen === 'notFound'
  await page.setViewportSize({ width: WIDEST, height: 900 })
  const pageErrors = watchPageErrors(page, (url) => isMissing && url.endsWith(path))
  const strangers = watchStrangers(page)
  const traffic = watchTraffic(page)
  const answer = await page.goto(path, { waitUntil: 'load' })
  expect.soft(answer?.status(), screen).toBe(isMissing ? 404 : 200)
  await waitForBanner(page)
  await traffic()
  const { canonical, alternates, hidden, ...facts } = await factsOf(page)
  expect.soft(facts, screen).toEqual({
    title: expect.stringMatching(/\S/),
    headings: 1,
    language,
    stored: 0,
    foreignControls: 0,
  })
  expect.soft(hidden, screen).toBe(!SCREENS[screen].indexed)
  if (!isMissing) {
    const languages = alternates.map((alternate) => alternate.split(' ')[0])
    expect.soft(languages, screen).toEqual(['de', 'en', 'x-default'])
  }
  if (!isMissing && !CANONICAL_ELSEWHERE.includes(screen)) {
    expect.soft(canonical, screen).toEqual([path])
    expect.soft(alternates, screen).toContain(`${language} ${path}`)
  }
  expect.soft(await findViolations(page), screen).toEqual([])
  expect.soft(await surplusAtEachWidth(page), screen).toEqual(NO_SURPLUS)
  expect.soft({ pageErrors, strangers }, screen).toEqual({ pageErrors: [], strangers: [] })
  expect.soft(await page.context().cookies(), screen).toEqual([])
  page.removeAllListeners()
}

/** By how many pixels the page is wider than the window. */
async function surplusAtEachWidth(page: Page): Promise<{ width: number; surplus: number }[]> {
  const measured: { width: number; surplus: number }[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    measured.push({ width, surplus })
  }
  return measured
}
