import type { Browser, Page } from '@playwright/test'
import { MEMBERSHIP, PAST_HEROES } from '#site/api-paths.ts'
import { openPhone, SLOWED } from './phone.ts'
import { PAGES } from './plan.ts'

/** What comes to the home page by itself: milliseconds after the page's start, null when it does not come. */
export type Untouched = { banner: number | null; heroes: number | null; staff: number | null }

const COMES_WITHIN_MS = 20_000

/** Opens the home page as on a first visit, on a slowed phone, and touches nothing. */
export async function measureUntouched(browser: Browser, address: string): Promise<Untouched> {
  await using phone = await openPhone(browser, address, { slowed: SLOWED, isKnown: false })
  const { page } = phone
  const banner = page.getByRole('button', { name: 'Reject all' }).filter({ visible: true })
  const all = Promise.all([
    timeOf(banner.waitFor({ timeout: COMES_WITHIN_MS })),
    timeOf(waitForRequest(page, PAST_HEROES)),
    timeOf(waitForRequest(page, MEMBERSHIP)),
  ])
  await page.goto(PAGES.home, { waitUntil: 'commit' })
  const times = await all
  const began = await page.evaluate(() => performance.timeOrigin)
  const [shown = null, heroes = null, staff = null] = times.map((at) => at && at - began)
  return { banner: shown, heroes, staff }
}

function waitForRequest(page: Page, path: string): Promise<unknown> {
  return page.waitForRequest((request) => request.url().includes(path), { timeout: COMES_WITHIN_MS })
}

function timeOf(coming: Promise<unknown>): Promise<number | null> {
  return coming.then(
    () => Date.now(),
    () => null,
  )
}
