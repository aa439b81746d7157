import type { Page } from '@playwright/test'

/** Opens a page and waits until its scripts have taken over, as they do for whoever moves the mouse. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await giveSignOfLife(page)
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}

/** A mouse that passes over the page starts its scripts and does nothing else. */
export function giveSignOfLife(page: Page): Promise<void> {
  return page.mouse.move(2, 2, { steps: 2 })
}
