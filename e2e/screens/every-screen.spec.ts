import { expect, type Page, test } from '@playwright/test'
import { SCREEN_NAMES } from '#site/paths.ts'
import { IS_LONG } from '#tests/long-form.ts'
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
/** Where layouts change, and the narrowest window there is. */
const WIDTHS = IS_LONG ? [WIDEST, 768, 640, 400, 320] : [WIDEST, 640, 320]
const NO_SURPLUS = WIDTHS.map((width) => ({ width, surplus: 0 }))

/** The banner is the last thing to load; the settings page contains the same question. */
async function waitForBanner(page: Page): Promise<void> {
  await giveSignOfLife(page)
  await expect(page.getByRole('button', { name: /^(?:Alle ablehnen|Reject all)$/ })).toHaveCount(1)
}

/** What the page stored, and the controls that have the browser's own look. */
function factsOf(page: Page) {
  return page.evaluate(() => ({
    stored: localStorage.length + sessionStorage.length,
    foreignControls: [...document.querySelectorAll('select, input[type=checkbox]')].filter(
      (control) => getComputedStyle(control).appearance === 'auto',
    ).length,
  }))
}

// One after the other in one browser, so that anything a page stored would be found on the next ones too.
test('every screen: no errors, no foreign requests, nothing stored, accessible, no overflow', async ({
  page,
}) => {
  test.setTimeout(SCREEN_NAMES.length * SCREEN_WITHIN_MS * (IS_LONG ? 2 : 1))
  // German words are the longer ones; the long form also looks at the English pages.
  const visits = (await everyScreen(page.request)).filter(({ language }) => IS_LONG || language === 'de')
  for (const visit of visits)
    await test.step(`${visit.screen} at ${visit.path}`, () => expectScreenInOrder(page, visit))
  expect(new Set(visits.map(({ screen }) => screen))).toEqual(new Set(SCREEN_NAMES))
})

/** Soft assertions with the screen's name, so that the others are checked all the same. */
async function expectScreenInOrder(page: Page, { screen, path }: Visit): Promise<void> {
  const isMissing = screen === 'notFound'
  await page.setViewportSize({ width: WIDEST, height: 900 })
  const pageErrors = watchPageErrors(page, (url) => isMissing && url.endsWith(path))
  const strangers = watchStrangers(page)
  const traffic = watchTraffic(page)
  const answer = await page.goto(path, { waitUntil: 'load' })
  expect.soft(answer?.status(), screen).toBe(isMissing ? 404 : 200)
  await waitForBanner(page)
  await traffic()
  expect.soft(await factsOf(page), screen).toEqual({ stored: 0, foreignControls: 0 })
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
