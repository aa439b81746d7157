import { expect, type Page } from '@playwright/test'
import { openPage } from './open-page.ts'

/** What a page waits for by its own clock is there within a few such steps. */
const STEP_MS = 1_000

/**
 * Lets time pass in the page, a second at a time, until the expectation holds: nobody has to wait for it. The clock of the
 * page was installed before it was opened. The expectation itself should not wait long.
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
 * Opens a page and lets its clock go on until all that comes after the start has come: the question for staff is the last.
 * The clock was installed before.
 */
export async function openUntilStaffIsAsked(page: Page, address: string): Promise<void> {
  const asked = page.waitForRequest('**/illusde/api/membership/admin')
  await openPage(page, address)
  await page.clock.fastForward(STAFF_ASKED_AFTER_MS)
  await asked
}

/**
 * Notes when the page fetches addresses and warns in words that have these in them. Returns a function that reads the
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
