import type { Browser, Locator, Page } from '@playwright/test'
import { openPhone, type Phone, SLOWED, sleep } from './phone.ts'
import { PAGES } from './plan.ts'

/** Below it Chromium tells nothing of an event, so that one counts as this much. */
const UNTOLD_MS = 16
/** What a person needs at least to see the answer before touching on. */
const BETWEEN_TAPS_MS = 800

const BUTTON = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const MENU = [BUTTON('Menu'), BUTTON('Close')]
const SEARCH = [BUTTON('Open search'), BUTTON('Close search')]
const ENLARGE = (page: Page) => page.getByRole('link', { name: /^Enlarge image/ })
const COLLECT = (page: Page) => page.getByRole('button', { name: /^Add to collection/ })
const NEXT = BUTTON('Next image')
const ZOOM = [ENLARGE, NEXT, NEXT, NEXT, BUTTON('Close')]

/** One after the other, from the first paint on. */
const TWENTY_TAPS = [...MENU, ...ZOOM, COLLECT, COLLECT, ...SEARCH, ...MENU, ...SEARCH, ...ZOOM]

/** Milliseconds from each of twenty taps in a row to the next paint, as Chromium tells them (INP is the slowest but a few). */
export async function measureSession(browser: Browser, address: string): Promise<number[]> {
  await using phone = await openPhone(browser, address, { slowed: SLOWED, isKnown: true })
  await phone.page.goto(PAGES.gallery, { waitUntil: 'commit' })
  const taps: number[] = []
  for (const find of TWENTY_TAPS) taps.push(await timeTap(phone, find(phone.page)))
  return taps
}

async function timeTap({ told }: Phone, all: Locator): Promise<number> {
  const earlier = told('event').length
  await all.filter({ visible: true }).first().tap()
  await sleep(BETWEEN_TAPS_MS)
  const events = told('event').slice(earlier)
  return Math.max(UNTOLD_MS, ...events.map(({ milliseconds }) => milliseconds))
}
