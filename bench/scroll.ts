import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openChromium, USER_AGENT } from './chromium.ts'
import { seed, startSite } from './world.ts'

/** Number of tiles that the longest grid must support. */
export const TILES = 5_000
/** Longest frame at 60 frames per second, with the resolution of the clock. */
const FRAME_MS = 1000 / 60 + 1
const SCROLLED_FOR_MS = 20_000
/** Fast scrolling with a wheel. */
const PIXELS_A_FRAME = 120
const WINDOW = { width: 1440, height: 900 }
const PICTURE_SIZE = { width: 640, height: 480 }
/** Enough that the browser does not decode one for all. */
const DIFFERENT_PICTURES = 40
const GIVEN_UP_WITHIN_MS = 3_000
const BYTES_IN_MB = 1024 ** 2
const PAGE_SIZE_BYTES = 4096

export type ScrollResult = {
  /** Milliseconds: the median, and what 95 of 100 frames stay below. */
  medianFrameMs: number
  slowFrameMs: number
  /** From 0 to 1: frames that came in time. */
  inTime: number
  /**
   * Growth of the page's process in MB from its first 30 tiles to the end of the scrolling: in total, and after a low
   * memory signal, at which the browser drops cached decoded pictures.
   */
  grownMb: number
  heldMb: number
}

/**
 * Scrolls a grid of 5,000 tiles in Chromium. The grid, its tiles and their loading are real; the pictures are a few
 * dozen made here, each sent under all addresses, since drawing thousands would measure the drawing.
 */
export async function measureScrolling(folder: string): Promise<ScrollResult> {
  const environment = { DATA_DIR: join(folder, 'scroll'), LOG_LEVEL: 'warn' }
  await seed(environment.DATA_DIR, { artists: 210, images: TILES })
  await using site = await startSite(environment)
  const browser = await openChromium()
  try {
    const page = await browser.newPage({ viewport: WINDOW, userAgent: USER_AGENT })
    await fakePictures(page)
    await page.goto(`${site.address}/en/allartists?order=new`)
    const before = await readRenderer(page)
    await growTo(page, TILES)
    const frames = await scroll(page)
    const grownMb = (await readRenderer(page)) - before
    await signalLowMemory(page)
    const heldMb = (await readRenderer(page)) - before
    const sorted = frames.toSorted((one, other) => one - other)
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
    const inTime = frames.filter((length) => length <= FRAME_MS).length / frames.length
    return { medianFrameMs: at(0.5), slowFrameMs: at(0.95), inTime, grownMb, heldMb }
  } finally {
    await browser.close()
  }
}

/** Sends a few dozen pictures made here under all addresses: drawing the demo's would be measured instead. */
export async function fakePictures(page: Page): Promise<void> {
  const pictures = await Promise.all(
    Array.from({ length: DIFFERENT_PICTURES }, (_, number) =>
      sharp({
        create: {
          ...PICTURE_SIZE,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 90 + number, sigma: 30 },
        },
      })
        .webp({ quality: 60 })
        .toBuffer(),
    ),
  )
  let asked = 0
  await page.route(/\/(dmedia|media)\//, (route) => {
    asked += 1
    return route.fulfill({
      contentType: 'image/webp',
      body: pictures[asked % DIFFERENT_PICTURES] ?? Buffer.alloc(0),
    })
  })
}

/** Loads more as a visitor would, until the grid has so many tiles. */
async function growTo(page: Page, count: number): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await page.evaluate(
    ({ wanted }) =>
      new Promise<void>((resolve) => {
        const step = () => {
          const placed = document.querySelector('#works li[aria-setsize]')?.getAttribute('aria-setsize')
          if (Number(placed) >= wanted) return resolve()
          const more = [...document.querySelectorAll('a')].find((link) => link.textContent === 'Load more')
          if (more && more.getAttribute('aria-busy') === null) more.click()
          setTimeout(step, 20)
        }
        step()
      }),
    { wanted: count - (count % 30) },
  )
}

/** Scrolls down the grid frame by frame. Returns the duration of each frame in milliseconds. */
function scroll(page: Page): Promise<number[]> {
  return page.evaluate(
    ({ forMs, pixels }) =>
      new Promise<number[]>((resolve) => {
        const lengths: number[] = []
        const began = performance.now()
        let last = began
        scrollTo(0, 0)
        const step = (now: number) => {
          lengths.push(now - last)
          last = now
          if (now - began > forMs) return resolve(lengths.slice(2))
          scrollBy(0, pixels)
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
    { forMs: SCROLLED_FOR_MS, pixels: PIXELS_A_FRAME },
  )
}

async function signalLowMemory(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Memory.simulatePressureNotification', { level: 'critical' })
  await page.waitForTimeout(GIVEN_UP_WITHIN_MS)
}

/** Resident memory of the page's own process, in MB. Linux only. */
async function readRenderer(page: Page): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] }
  await session?.detach()
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')[1]))
  return (Math.max(...sizes) * PAGE_SIZE_BYTES) / BYTES_IN_MB
}
