import { expect, type Page, type Request } from '@playwright/test'

const POLL_EVERY_MS = 20

/** Opens a page, moves the mouse as visitors do, and waits for its hydration. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await giveSignOfLife(page)
  await untilHydrated(page)
}

/** Waits until the page's scripts have taken over the islands of its first moments. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page), { intervals: [POLL_EVERY_MS] }).toBe(true)
}

export function isHydrated(page: Page): Promise<boolean> {
  return page.locator('html[data-hydrated]').isVisible()
}

/** A mouse movement over nothing that would answer it. */
export function giveSignOfLife(page: Page): Promise<void> {
  return page.mouse.move(2, 2, { steps: 2 })
}

/**
 * Watches the requests of the page from now on. Returns a function that waits until all are finished, rendered, and
 * caused no further requests.
 */
export function watchTraffic(page: Page): () => Promise<void> {
  const inFlight = new Set<Request>()
  page.on('request', (request) => inFlight.add(request))
  page.on('requestfinished', (request) => inFlight.delete(request))
  page.on('requestfailed', (request) => inFlight.delete(request))
  return async () => {
    do {
      await expect.poll(() => inFlight.size, { intervals: [POLL_EVERY_MS] }).toBe(0)
      await drawTwice(page)
    } while (inFlight.size > 0)
  }
}

/** Requests that follow from a response are sent by the second frame at the latest. */
function drawTwice(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((drawn) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => drawn()))),
      ),
  )
}
