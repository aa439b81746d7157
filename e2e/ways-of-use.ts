import type { BrowserContextOptions, Locator } from '@playwright/test'

/** How somebody uses the site. */
export type Way = 'pointer' | 'touch' | 'keyboard'

/** What a browser has for it. */
export const CONTEXT_OF: Record<Way, BrowserContextOptions> = {
  pointer: {},
  keyboard: {},
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

/** Presses a button, follows a link, unfolds: in the given way. */
export async function press(target: Locator, way: Way): Promise<void> {
  if (way === 'touch') await target.tap()
  else if (way === 'pointer') await target.click()
  else await target.press('Enter')
}
