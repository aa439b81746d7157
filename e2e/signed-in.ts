import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { resizeTo, WIDE } from './admin-page.ts'
import { signInByCall } from './staff-account.ts'
import { aNetwork, REFUSED_COOKIES } from './visitor.ts'

type Session = { room: string; state: Awaited<ReturnType<BrowserContext['storageState']>> }

/** As in the settings, which do not reach what a worker opens for several tests. */
const ACTION_WITHIN_MS = 30_000

/** A person with a browser of their own, who speaks German. */
export async function aBrowserOf(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'de-DE',
    storageState: REFUSED_COOKIES,
    extraHTTPHeaders: aNetwork(),
  })
  context.setDefaultTimeout(ACTION_WITHIN_MS)
  return context
}

/**
 * Tests with a session that is stored, so that nobody signs in twice, and a browser of their own each. `page` has
 * nothing open yet, in `admin` it shows the overview of the staff's application, and `room` is its address.
 */
export const test = base.extend<{ room: string; admin: Page }, { session: Session }>({
  session: [
    async ({ browser }, use) => {
      const context = await aBrowserOf(browser)
      const { room } = await signInByCall(context)
      const state = await context.storageState()
      await context.close()
      await use({ room, state })
    },
    { scope: 'worker' },
  ],
  admin: async ({ page, room }, use) => {
    await page.goto(room)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await resizeTo(page, WIDE)
    await use(page)
  },
  storageState: ({ session }, use) => use(session.state),
  extraHTTPHeaders: ({ session: _session }, use) => use(aNetwork()),
  room: ({ session }, use) => use(session.room),
})
