import type { Browser } from '@playwright/test'
import { HYDRATED } from '#website/page-start/page-marks.ts'
import { openPhone, sleep } from './phone.ts'
import { type MainThread, parseTrace, readMainThread, type TraceEvent } from './trace.ts'

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
  'blink.user_timing',
]
const HYDRATED_WITHIN_MS = 30_000
/** What follows hydration: pieces below the first window, scripts that are loaded when the page is idle, the banner. */
const QUIET_AFTER_MS = 2_000

/** As long as the other takes on slow 4G. Its load event waits for all pictures: without script none is lazy. */
const WITHOUT_SCRIPT_MS = 4_000
/** A busy machine loses parts of a trace. */
const TRIES = 3

export type Visited = { address: string; path: string; hasScript: boolean }

/** Opens a page on a phone that is not slowed, touches nothing, and reads a trace of it. */
export async function measureMainThread(browser: Browser, visited: Visited): Promise<MainThread> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const trace = await recordTrace(browser, visited)
    const read = readMainThread(trace, `${visited.address}${visited.path}`, HYDRATED)
    if (read && (read.untilHydratedMs !== null) === visited.hasScript) return read
  }
  throw new Error(`No trace of ${visited.path} was whole.`)
}

async function recordTrace(browser: Browser, { address, path, hasScript }: Visited): Promise<TraceEvent[]> {
  await using phone = await openPhone(browser, address, { slowed: 1, isKnown: false, hasScript })
  await browser.startTracing(phone.page, { categories: CATEGORIES })
  await phone.page.goto(path, { waitUntil: 'domcontentloaded' })
  if (hasScript) await phone.waitFor('hydrated', HYDRATED_WITHIN_MS)
  await sleep(hasScript ? QUIET_AFTER_MS : WITHOUT_SCRIPT_MS)
  return parseTrace((await browser.stopTracing()).toString('utf8'))
}
