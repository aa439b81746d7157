import type { Browser, CDPSession, Page } from '@playwright/test'
import { z } from 'zod'
import { HYDRATED } from '#website/page-start/page-marks.ts'
import { answered } from '../../e2e/answers.ts'
import { USER_AGENT } from '../chromium.ts'
import { BINDING, watchPage } from './in-page.ts'

/** Lighthouse's phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
  userAgent: `${USER_AGENT} Mobile`,
}
const BYTES_A_KILOBIT = 1024 / 8
/** Lighthouse's slow 4G. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * 1024 * BYTES_A_KILOBIT,
  uploadThroughput: 750 * BYTES_A_KILOBIT,
}
/** Lighthouse's: a phone of the middle class beside a desk machine. */
export const SLOWED = 4
const POLL_EVERY_MS = 5

const Told = z.discriminatedUnion('what', [
  z.object({ what: z.literal('painted'), at: z.number(), address: z.string() }),
  z.object({ what: z.literal('found'), image: z.string(), x: z.number(), y: z.number() }),
  z.object({ what: z.literal('event'), at: z.number(), milliseconds: z.number() }),
  z.object({ what: z.enum(['released', 'answered', 'hydrated']), at: z.number() }),
])
type Told = z.infer<typeof Told>
type What = Told['what']
type ToldOf<Kind extends What> = Told & { what: Kind }

export type Phone = AsyncDisposable & {
  page: Page
  session: CDPSession
  /** All that the page told of a kind, in order. Times are milliseconds since 1970. */
  told: <Kind extends What>(what: Kind) => ToldOf<Kind>[]
  /** The last of a kind, from the `count`th on; null when it does not come within the time. */
  waitFor: <Kind extends What>(what: Kind, withinMs: number, count?: number) => Promise<ToldOf<Kind> | null>
}

type Settings = {
  /** How many times the processor is slowed. */
  slowed: number
  /** Whether the question for consent was answered in an earlier visit, so that no banner covers the page. */
  isKnown: boolean
  hasScript?: boolean
}

/** A phone on slow 4G with an empty cache. */
export async function openPhone(
  browser: Browser,
  address: string,
  { slowed, isKnown, hasScript = true }: Settings,
): Promise<Phone> {
  const consent = { name: 'consent', value: answered([]) }
  const origins = isKnown ? [{ origin: address, localStorage: [consent] }] : []
  const context = await browser.newContext({
    ...PHONE,
    baseURL: address,
    javaScriptEnabled: hasScript,
    storageState: { cookies: [], origins },
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  await page.addInitScript(watchPage, { binding: BINDING, hydrated: HYDRATED })
  const told = await listenTo(session)
  const close = async () => {
    // A slowed page is slow to end as well.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await context.close()
  }
  return { page, session, ...told, [Symbol.asyncDispose]: close }
}

async function listenTo(session: CDPSession): Promise<Pick<Phone, 'told' | 'waitFor'>> {
  const facts: Told[] = []
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name === BINDING) facts.push(Told.parse(JSON.parse(payload)))
  })
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: BINDING })
  const told = <Kind extends What>(what: Kind) =>
    facts.filter((fact): fact is ToldOf<Kind> => fact.what === what)
  return {
    told,
    waitFor: async (what, withinMs, count = 1) => {
      const latest = performance.now() + withinMs
      while (told(what).length < count && performance.now() < latest) await sleep(POLL_EVERY_MS)
      return told(what)[count - 1] ?? null
    },
  }
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))
}
