import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { openChromium } from '../chromium.ts'
import { seed, startSite } from '../world.ts'
import { openPictures } from './draw-pictures.ts'
import { measureMainThread } from './main-thread.ts'
import { measureNextPage, type NextPage } from './next-page.ts'
import { SLOWED } from './phone.ts'
import { PAGE_NAMES, PAGES, type PageName, planRound } from './plan.ts'
import { measureSession } from './session.ts'
import { measureTap, type Tap } from './taps.ts'
import type { MainThread } from './trace.ts'
import { measureUntouched, type Untouched } from './untouched.ts'

/** `withScript`, `withoutScript` and `untouched` have a visit for each round. */
export type TouchResult = {
  taps: Tap[]
  /** Milliseconds of each tap of the sessions. */
  session: number[]
  pages: Record<PageName, { withScript: MainThread[]; withoutScript: MainThread[] }>
  nextPage: NextPage[]
  untouched: Untouched[]
}

type Site = { browser: Browser; address: string; draw: (path: string) => Promise<void> }

/**
 * Touches the pages of the real program on a phone in Chromium, and reads how long their main thread works. Each tap is the first
 * of a visit with an empty cache, slowed four times on slow 4G; processor time is measured without slowing it.
 */
export async function measureTouch(folder: string, rounds: number): Promise<TouchResult> {
  const environment = { DATA_DIR: join(folder, 'touch'), LOG_LEVEL: 'warn' }
  await seed(environment.DATA_DIR, 'usual')
  await using site = await startSite(environment)
  const browser = await openChromium()
  const { address } = site
  const draw = openPictures(address)
  const result = emptyResult()
  try {
    for (let round = 0; round < rounds; round++) {
      process.stdout.write(`round ${round + 1} of ${rounds} ...\n`)
      await measureRound(round, { browser, address, draw }, result)
    }
  } finally {
    await browser.close()
  }
  return result
}

function emptyResult(): TouchResult {
  const page = () => ({ withScript: [], withoutScript: [] })
  const pages = { home: page(), portfolio: page(), gallery: page(), search: page(), news: page() }
  return { taps: [], session: [], nextPage: [], untouched: [], pages }
}

async function measureRound(round: number, site: Site, result: TouchResult): Promise<void> {
  const { browser, address, draw } = site
  for (const planned of planRound(round)) {
    await draw(planned.address)
    result.taps.push(await measureTap(browser, address, planned))
  }
  for (const name of PAGE_NAMES) {
    const path = PAGES[name]
    const { withScript, withoutScript } = result.pages[name]
    await draw(path)
    withScript.push(await measureMainThread(browser, { address, path, hasScript: true }))
    withoutScript.push(await measureMainThread(browser, { address, path, hasScript: false }))
  }
  result.untouched.push(await measureUntouched(browser, address))
  result.session.push(...(await measureSession(browser, address)))
  for (const slowed of [1, SLOWED]) result.nextPage.push(...(await measureNextPage(browser, address, slowed)))
}
