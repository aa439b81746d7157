import type { Page } from '@playwright/test'

/** Lets no script of the page arrive, as on a slow network. Returns a function that lets them all come. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
