import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test'
import { asOpened } from './admin-page.ts'
import { signInByCall } from './staff-account.ts'
import { aNetwork, REFUSED_COOKIES } from './visitor.ts'

type Session = { room: string; state: Awaited<ReturnType<BrowserContext['storageState']>>; page: Page }

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
 * Tests with a signed-in session. `admin` is the one page of the worker in which the staff's application is open:
 * loading it costs seconds, so tests move in it by links and by `show`. `page` is a page in a browser of its own, for
 * what needs a load. `room` is the address of the application.
 */
export const test = base.extend<{ room: string; admin: Page }, { session: Session }>({
  session: [
    async ({ browser }, use) => {
      const context = await aBrowserOf(browser)
      const { room } = await signInByCall(context)
      await use({ room, state: await context.storageState(), page: await context.newPage() })
      await context.close()
    },
    { scope: 'worker' },
  ],
  admin: async ({ session: { page, room } }, use) => {
    if (page.url() === 'about:blank') await page.goto(room)
    await asOpened(page)
    await use(page)
  },
  storageState: ({ session }, use) => use(session.state),
  extraHTTPHeaders: ({ session: _session }, use) => use(aNetwork()),
  room: ({ session }, use) => use(session.room),
})
