import type { Page } from '@playwright/test'

/** Opens a page and waits until its scripts have taken over. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}
