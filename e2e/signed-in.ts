import { type BrowserContext, test as base } from '@playwright/test'
import { signInFirst } from './staff-account.ts'
import { aNetwork, REFUSED_COOKIES } from './visitor.ts'

type Session = { room: string; state: Awaited<ReturnType<BrowserContext['storageState']>> }

/** Tests with a signed-in session, each in a browser of its own; `room` is the address of the admin. */
export const test = base.extend<{ room: string }, { session: Session }>({
  session: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: 'de-DE',
        storageState: REFUSED_COOKIES,
        extraHTTPHeaders: aNetwork(),
      })
      const { room } = await signInFirst(await context.newPage())
      const state = await context.storageState()
      await context.close()
      await use({ room, state })
    },
    { scope: 'worker' },
  ],
  storageState: ({ session }, use) => use(session.state),
  extraHTTPHeaders: ({ session: _session }, use) => use(aNetwork()),
  room: ({ session }, use) => use(session.room),
})
