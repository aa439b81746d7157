import { expect, type Page } from '@playwright/test'
import { openPage } from './open-page.ts'

/** Timers of the page run within a few such steps. */
const STEP_MS = 1_000

/**
 * Advances the page's clock, a second at a time, until the expectation holds. The clock must be installed before the
 * page is opened. The expectation itself should not wait long.
 */
export async function passTimeUntil(page: Page, expectation: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(STEP_MS)
    await expectation()
  }).toPass({ intervals: [50] })
}

/** Counted from the start of the page. */
export const STAFF_ASKED_AFTER_MS = 4_000

/**
 * Opens a page and advances its clock until everything that loads late has loaded: the membership request is the
 * last. The clock must be installed before.
 */
export async function openUntilStaffIsAsked(page: Page, address: string): Promise<void> {
  const asked = page.waitForRequest('**/illusde/api/membership/admin')
  await openPage(page, address)
  await page.clock.fastForward(STAFF_ASKED_AFTER_MS)
  await asked
}

/**
 * Records when the page requests addresses and logs warnings that contain `part`. Returns a function that reads the
 * times, in milliseconds of the page's own clock since its start.
 */
export async function noteTimes(page: Page, part: string): Promise<() => Promise<number[]>> {
  await page.addInitScript((wanted) => {
    const times: number[] = []
    const note = (words: string) => words.includes(wanted) && times.push(performance.now())
    const { fetch } = window
    window.fetch = (input, init) => {
      note(input instanceof Request ? input.url : String(input))
      return fetch(input, init)
    }
    const { warn } = console
    console.warn = (...words) => {
      note(String(words[0]))
      warn(...words)
    }
    Object.assign(window, { notedTimes: times })
  }, part)
  return () =>
    page.evaluate(() =>
      'notedTimes' in window && Array.isArray(window.notedTimes) ? window.notedTimes.map(Number) : [],
    )
}
