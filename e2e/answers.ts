import type { Page } from '@playwright/test'

const FLAGS = ['analytics', 'personalization', 'marketing'] as const
type Flag = (typeof FLAGS)[number]

/** A first visit: nothing is stored. */
export const NOBODY_YET = { cookies: [], origins: [] }

/** The stored consent of a visitor who agreed to these flags and nothing else, today. */
export function answered(allowed: readonly Flag[]): string {
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, allowed.includes(flag)]))
  const decidedOn = new Date().toISOString().slice(0, 10)
  return JSON.stringify({ ...flags, showCookieBanner: false, lang: null, decidedOn })
}

/** Sets the consent before the first page is opened. */
export async function agreeTo(page: Page, allowed: readonly Flag[]): Promise<void> {
  await page.addInitScript((consent) => {
    localStorage.consent ??= consent
  }, answered(allowed))
}

export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
}
