import type { Browser, Page } from '@playwright/test'

/** After one visit that fills the caches. */
const VISITS = 7
const LINKS = 4
const HOVERED_BEFORE_MS = 200
/** The first page has done what it does at its start. */
const SETTLED_MS = 4_000
const SHOWN_WITHIN_MS = 20_000
const FROM = '/en/allartists'
const CLICKED = 'clicked'

/** `milliseconds` from the click on a link until the largest picture in the window of the next page is painted. */
export type NextPage = { slowed: number; milliseconds: number }

declare global {
  var largestShownAt: number | null
}

/** Follows links of the list of artists that are hovered shortly before, in a desk window with warm caches. */
export async function measureNextPage(
  browser: Browser,
  address: string,
  slowed: number,
): Promise<NextPage[]> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1280, height: 800 } })
  await context.addInitScript(watchLargestPicture, CLICKED)
  const times: NextPage[] = []
  for (let visit = 0; visit <= VISITS; visit++) {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
    const milliseconds = await followLink(page, visit % LINKS)
    if (visit > 0) times.push({ slowed, milliseconds })
    await page.close()
  }
  await context.close()
  return times
}

async function followLink(page: Page, at: number): Promise<number> {
  await page.goto(FROM)
  await page.waitForTimeout(SETTLED_MS)
  const link = page.locator('main a[href*="/illustrator/"]:has(img)').nth(at)
  await link.hover()
  await page.waitForTimeout(HOVERED_BEFORE_MS)
  await link.click({ noWaitAfter: true })
  await page.waitForURL(/illustrator/, { waitUntil: 'commit' })
  const shown = await page.waitForFunction(() => globalThis.largestShownAt, null, {
    timeout: SHOWN_WITHIN_MS,
  })
  const clickedAt = await page.evaluate((name) => Number(sessionStorage.getItem(name)), CLICKED)
  return Number(await shown.jsonValue()) - clickedAt
}

/** Runs in each page: notes when a link is clicked, and when the largest picture in the window of a portfolio is painted. */
function watchLargestPicture(clicked: string): void {
  globalThis.largestShownAt = null
  addEventListener('click', () => sessionStorage.setItem(clicked, String(Date.now())), true)
  const areaOf = (picture: HTMLImageElement) => {
    const { left, top, right, bottom } = picture.getBoundingClientRect()
    const width = Math.min(right, innerWidth) - Math.max(left, 0)
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
    return Math.max(width, 0) * Math.max(height, 0)
  }
  function look(): void {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main [data-image] img')]
    const [largest] = pictures.sort((one, other) => areaOf(other) - areaOf(one))
    const isPainted = largest && areaOf(largest) > 0 && largest.complete && largest.naturalWidth > 0
    if (location.pathname.includes('/illustrator/') && isPainted)
      requestAnimationFrame(() => {
        globalThis.largestShownAt = Date.now()
      })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
