import { expect, type Page, test } from '@playwright/test'
import { openPage } from '../open-page.ts'

const WIDE = { width: 768, height: 900 }
const NARROW = { width: 320, height: 640 }
/** In a wide window from the first element forwards, in a narrow one from the last one back. */
const TABS = { Tab: 35, 'Shift+Tab': 30 }

test.use({ viewport: WIDE, contextOptions: { reducedMotion: 'reduce' } })

for (const path of ['/kontakt', '/essen-und-trinken', '/illustrator/deniz-aksungur'])
  test(`on ${path} nothing that is fixed covers what has the focus`, async ({ page }) => {
    await openPage(page, path)
    const press = async (key: keyof typeof TABS) => {
      for (let presses = 0; presses < TABS[key]; presses++) {
        await page.keyboard.press(key)
        expect.soft(await whatCovers(page), `${key} ${presses + 1}`).toBe('')
      }
    }
    await press('Tab')
    await page.setViewportSize(NARROW)
    await page.getByRole('contentinfo').getByRole('link').last().focus()
    await press('Shift+Tab')
    if (path === '/kontakt') await expectErrorsFree(page)
  })

/** An error below a field is not covered either. */
async function expectErrorsFree(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Anfrage senden' }).click()
  const errors = page.locator('main [id$="-error"]')
  await expect(errors.first()).toBeVisible()
  for (const name of ['message', 'name', 'email']) {
    await page.locator(`main form [name="${name}"]`).focus()
    expect.soft(await whatCovers(page, `[id$="${name}-error"]`), name).toBe('')
  }
}

/** What is fixed over the focused element, or over another one; empty where it is all free. */
function whatCovers(page: Page, selector = ':focus'): Promise<string> {
  return page.evaluate((wanted) => {
    const element = document.querySelector(wanted)
    const fixed = element?.closest('body > search, body > header, dialog, [popover]')
    if (!element || element === document.body || fixed) return ''
    const { left, top, width, height } = element.getBoundingClientRect()
    // Not in the corners, which are round.
    const points = [0.15, 0.5, 0.85].flatMap((x) =>
      [0.15, 0.5, 0.85].map((y) => document.elementFromPoint(left + x * width, top + y * height)),
    )
    const covering = points.map((hit) => hit?.closest('body > search, body > header, body > button'))
    const found = covering.find((hit) => hit && !hit.contains(element))
    return found ? `${found.outerHTML.slice(0, 80)} over ${element.outerHTML.slice(0, 80)}` : ''
  }, selector)
}
