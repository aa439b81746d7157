import type { Page } from '@playwright/test'

/** Opens a page and waits until its scripts have taken over, as they do for whoever moves the mouse. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.mouse.move(2, 2, { steps: 2 })
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}
