import { expect, type Page } from '@playwright/test'

export const WIDE = 1280
export const PHONE = 390
const HEIGHT = 844
/** No screen has this address. */
const NO_SCREEN = '/nothing'

/** Shows a screen without loading the application again. What a form holds unsaved is left there unasked. */
export async function show(page: Page, path: string): Promise<void> {
  // A screen of the same kind would keep its elements, with what they hold.
  if (kindOf(new URL(page.url()).pathname) === kindOf(`/admin${path}`)) await goTo(page, NO_SCREEN)
  await goTo(page, path)
}

const kindOf = (path: string) => path.split(/[/?]/)[2] ?? ''

/** As the browser's own "back" does, and waits until the screen before is gone. */
async function goTo(page: Page, path: string): Promise<void> {
  const former = await page.evaluateHandle((address) => {
    const shown = document.querySelector('#main-content > *')
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
    return shown
  }, `/admin${path}`)
  await page.waitForFunction((shown) => !shown?.isConnected, former)
}

/** Changes the window's width. The menu that stands beside a wide page would lie over a narrow one, so it is closed. */
export async function resizeTo(page: Page, width: number): Promise<void> {
  const isNarrow = width < WIDE
  if (isNarrow) await press(page, /^(?:Menü schließen|Close menu)$/)
  await page.setViewportSize({ width, height: HEIGHT })
  if (!isNarrow) await press(page, /^(?:Menü öffnen|Open menu)$/)
  // Away from the button, which shows a tooltip.
  await page.mouse.move(2, HEIGHT - 2)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
}

async function press(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name })
  if (await button.isVisible()) await button.click()
}

/** By how much the page is wider than the window. */
export function surplusWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Saves the form, and waits until that is done and said. */
export async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && !answer.url().includes('/drafts/'),
  )
  await page.getByRole('button', { name: /^(?:Speichern|Save)$/ }).click()
  expect((await saved).status()).toBe(200)
  await expect(page.getByText(/^(?:Gespeichert|Saved)\.$/).last()).toBeVisible()
}
