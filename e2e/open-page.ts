import { expect, type Page, type Request } from '@playwright/test'

const LOOKED_EVERY_MS = 20

/** Opens a page and waits until its scripts have taken over, as they do for whoever moves the mouse. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await giveSignOfLife(page)
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}

/** A mouse that passes over the page starts its scripts and does nothing else. */
export function giveSignOfLife(page: Page): Promise<void> {
  return page.mouse.move(2, 2, { steps: 2 })
}

/**
 * Watches from now on what the page asks for. Returns a function that waits until all of it is there, was drawn, and led
 * to no further question.
 */
export function watchTraffic(page: Page): () => Promise<void> {
  const inFlight = new Set<Request>()
  page.on('request', (request) => inFlight.add(request))
  page.on('requestfinished', (request) => inFlight.delete(request))
  page.on('requestfailed', (request) => inFlight.delete(request))
  return async () => {
    do {
      await expect.poll(() => inFlight.size, { intervals: [LOOKED_EVERY_MS] }).toBe(0)
      await drawTwice(page)
    } while (inFlight.size > 0)
  }
}

/** What an answer leads to is asked for by the second frame at the latest. */
function drawTwice(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((drawn) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => drawn()))),
      ),
  )
}
