import { expect, type Page, test } from '@playwright/test'
import { openPage } from '../open-page.ts'

const PHONE = { width: 390, height: 844 }
const PORTFOLIO = '/illustrator/deniz-aksungur'
/** Any toast that goes by itself has gone by then. */
const A_MINUTE_MS = 60_000

async function collectFirst(page: Page): Promise<void> {
  const tile = page.locator('main [data-image]').first()
  await tile.hover()
  await tile.getByRole('button', { name: /^Zur Auswahl hinzufügen/ }).click()
}

/** Names of the fixed actions below the toast. */
function hiddenActions(page: Page, text: string, within: string): Promise<string[]> {
  return page
    .locator(within)
    .locator('a:visible, button:visible, [role="button"]:visible')
    .evaluateAll(
      (actions, { said }) => {
        const notices = [...document.querySelectorAll('p')].filter((one) => one.textContent?.includes(said))
        const notice = notices[0]?.parentElement
        if (!notice) return ['no toast']
        const toast = notice.getBoundingClientRect()
        const covered = (box: DOMRect) =>
          box.left < toast.right && toast.left < box.right && box.top < toast.bottom && toast.top < box.bottom
        return actions
          .filter((action) => !notice.contains(action) && covered(action.getBoundingClientRect()))
          .map((action) => action.getAttribute('aria-label') ?? action.textContent ?? '')
      },
      { said: text },
    )
}

test('a toast belongs to its page and goes after some seconds, not while the pointer is on it; an error stays', async ({
  page,
}) => {
  // A tile that is hovered for long shows other images.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await openPage(page, PORTFOLIO)
  await collectFirst(page)
  const toast = page.getByText('in Ihrer Auswahl.')
  await expect(toast).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL('/news')
  await expect(toast).toBeHidden()

  await page.goBack()
  await expect(page).toHaveURL(PORTFOLIO)
  await expect(toast).toBeHidden()
  const tile = page.locator('main [data-image]').first()
  await tile.hover()
  await tile.getByRole('button', { name: /^Aus der Auswahl entfernen/ }).click()
  const removed = page.getByText('Aus der Auswahl entfernt.')
  await removed.hover()
  await page.clock.fastForward(A_MINUTE_MS)
  await expect(removed).toBeVisible()
  await page.mouse.move(2, 2)
  await page.clock.fastForward(6_000)
  await expect(removed).toBeHidden()

  await page.getByRole('link', { name: 'Mappe teilen' }).click()
  const error = page.getByText('ließ sich nicht kopieren')
  await expect(error).toBeVisible()
  await page.clock.fastForward(A_MINUTE_MS)
  await expect(error).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Schließen' }).click()
  await expect(error).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a toast hides no action of the page or the zoom, and is announced once', async ({ page }) => {
    await openPage(page, PORTFOLIO)
    await page.evaluate(() => scrollTo(0, 600))
    await expect(page.getByRole('button', { name: 'Nach oben' })).toBeVisible()
    await collectFirst(page)
    const text = 'in Ihrer Auswahl.'
    await expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1)
    const floating = 'header, [role="search"], body > button, body > div:not(:has(main))'
    expect(await hiddenActions(page, text, floating)).toEqual([])

    await page.locator('main [data-image] a').first().click()
    const zoom = page.getByRole('dialog', { name: 'Bildansicht' })
    await expect(zoom.getByText(text)).toBeVisible()
    await expect(page.getByText(text)).toHaveCount(1)
    await expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(0)
    for (const name of [/^Aus der Auswahl entfernen/, /^Zur Auswahl hinzufügen/])
      await zoom.getByRole('button', { name }).click()
    await expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1)
    expect(await hiddenActions(page, text, 'dialog[open]')).toEqual([])
    await zoom.getByRole('link', { name: 'Projekt anfragen' }).click()
    await expect(page).toHaveURL(/kontakt/)
    await expect(page.getByText(text)).toBeHidden()
  })
})
