import type { Page } from '@playwright/test'

/** Lets nothing of these addresses arrive, as on a slow network. Returns a function that lets it all come. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/** The same for every script of the page. */
export function holdScripts(page: Page): Promise<() => void> {
  return hold(page, '**/assets/*.js')
}
