import type { Page } from '@playwright/test'

/** Cumulative layout shift that counts as none. */
export const MOST_SHIFTED = 0.01

/** Writes down how each page moves that is loaded from now on. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of what was written down. */
export async function shifted(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => ('shifts' in window ? window.shifts : undefined))
  if (!Array.isArray(shifts)) throw new TypeError('the page did not record how it moved')
  return shifts.reduce((sum: number, value: number) => sum + value, 0)
}
