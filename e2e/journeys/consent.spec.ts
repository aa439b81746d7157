import { expect, type Page, test } from '@playwright/test'
import { DAY_MS } from '#platform/durations.ts'
import { expectAccessible } from '../accessible.ts'
import { NOBODY_YET, storedKeys } from '../answers.ts'
import { giveSignOfLife, openPage, watchTraffic } from '../open-page.ts'
import { openSettings } from '../open-settings.ts'

test.use({ storageState: NOBODY_YET })

const TEXTS = {
  de: {
    path: '/impressum',
    accept: 'Alle akzeptieren',
    reject: 'Alle ablehnen',
    settings: 'Einstellungen',
    dialog: 'Cookie-Einstellungen',
    save: 'Auswahl speichern',
    switches: ['Analyse', 'Personalisierung', 'Marketing'],
  },
  en: {
    path: '/en/impressum',
    accept: 'Accept all',
    reject: 'Reject all',
    settings: 'Settings',
    dialog: 'Cookie settings',
    save: 'Save choices',
    switches: ['Analytics', 'Personalization', 'Marketing'],
  },
} as const
const { de } = TEXTS

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies', exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const footerLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: de.dialog })

function flags(page: Page) {
  return page.evaluate(() => {
    const { marketing, analytics, personalization, showCookieBanner } = JSON.parse(localStorage.consent)
    return { marketing, analytics, personalization, showCookieBanner }
  })
}

const ALL_OFF = { marketing: false, analytics: false, personalization: false, showCookieBanner: false }

for (const words of Object.values(TEXTS))
  test(`${words.path}: accepting and rejecting have the same weight, and the settings start with all off and return the focus`, async ({
    page,
  }) => {
    await openPage(page, words.path)
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const buttons = [words.reject, words.accept].map((name) => banner(page).getByRole('button', { name }))
      const faces = await Promise.all(buttons.map((button) => button.evaluate(styleOf)))
      expect(faces[0]).toEqual(faces[1])
    }
    await expectAccessible(page)
    const opener = banner(page).getByRole('button', { name: words.settings })
    await opener.press('Enter')
    await expect(dialog(page)).toHaveAccessibleName(words.dialog)
    for (const name of words.switches) await expect(toggle(page, name)).not.toBeChecked()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    expect(await storedKeys(page)).toEqual([])

    if (words === de) return
    await test.step('they take effect at once, and saving them closes the banner', async () => {
      await opener.press('Enter')
      await toggle(page, words.switches[2]).press('Space')
      await expect(toggle(page, words.switches[2])).toBeChecked()
      expect(await flags(page)).toEqual({ ...ALL_OFF, marketing: true })
      await dialog(page).getByRole('button', { name: words.save }).press('Enter')
      await expect(dialog(page)).toHaveCount(0)
      await expect(banner(page)).toHaveCount(0)
      await expect(page.locator('main')).toBeFocused()
    })
  })

function toggle(page: Page, name: string) {
  return page.getByRole('switch', { name })
}

/** The styles that give a button its weight. */
function styleOf(button: Element) {
  const { width, height, top } = button.getBoundingClientRect()
  const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(button)
  return { width, height, top, backgroundColor, color, borderColor, fontSize, fontWeight }
}

test('an answer closes the banner in every window, holds for 90 days, and is then asked for again', async ({
  page,
  context,
}) => {
  const start = Date.parse('2026-11-21T09:00:00Z')
  const other = await context.newPage()
  for (const one of [page, other]) {
    await one.clock.setFixedTime(start)
    // Background windows are throttled.
    await one.bringToFront()
    await openPage(one, de.path)
    await expect(banner(one)).toBeVisible()
  }
  await page.bringToFront()
  await banner(page).getByRole('button', { name: de.reject }).click()
  for (const one of [page, other]) await expect(banner(one)).toHaveCount(0)
  await expect(page.getByText('Ihre Entscheidung ist gespeichert.')).toBeVisible()
  await expect(page.locator('main')).toBeFocused()
  await other.close()

  await test.step('it is found again in the settings, and can be changed', async () => {
    await openSettings(page, de.dialog)
    for (const name of de.switches) await expect(toggle(page, name)).not.toBeChecked()
    await dialog(page).getByRole('button', { name: de.accept }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(footerLink(page)).toBeFocused()
  })

  await test.step('it holds for 90 days', async () => {
    await page.clock.setFixedTime(start + 89 * DAY_MS)
    await openPage(page, '/consent')
    for (const name of de.switches) await expect(toggle(page, name)).toBeChecked()
    await expect(banner(page)).toHaveCount(0)
    await page.clock.setFixedTime(start + 90 * DAY_MS)
    await page.reload()
    await expect(page.getByText('Sie haben noch nicht entschieden.')).toBeVisible()
    for (const name of de.switches) await expect(toggle(page, name)).not.toBeChecked()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
    await expect(banner(page)).toBeVisible()
  })
})

test('an answer in the storage that cannot be read is logged once and ignored', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.addInitScript(() => {
    localStorage.consent = '{"marketing":"yes"}'
  })
  await openPage(page, de.path)
  await expect(banner(page)).toBeVisible()
  await banner(page).getByRole('button', { name: de.settings }).click()
  for (const name of de.switches) await expect(toggle(page, name)).not.toBeChecked()
  expect(warnings.filter((text) => text.includes('"consent"'))).toHaveLength(1)
})

test('the settings page has the switches itself', async ({ page }) => {
  await openPage(page, '/en/consent')
  await expect(page.getByRole('main').getByText('You haven’t chosen yet.')).toBeVisible()
  // Before hydration a switch does nothing.
  await expect(async () => {
    await toggle(page, 'Analytics').click()
    await expect(toggle(page, 'Analytics')).toBeChecked({ timeout: 1000 })
  }).toPass()
  await expect(page.getByText(/^You chose on /)).toBeVisible()
  expect(await flags(page)).toEqual({ ...ALL_OFF, analytics: true })
  await page.getByRole('main').getByRole('button', { name: 'Reject all' }).click()
  await expect(toggle(page, 'Analytics')).not.toBeChecked()
})

test('the banner neither moves the page nor is its largest contentful paint', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const isInBanner = (entry: PerformanceEntry) =>
      'element' in entry &&
      entry.element instanceof Element &&
      entry.element.closest('[aria-label="Cookies"]')
    const watch = (type: string, counts: (entry: PerformanceEntry) => unknown) =>
      new PerformanceObserver((list) =>
        seen.push(
          ...list
            .getEntries()
            .filter(counts)
            .map(() => type),
        ),
      ).observe({
        type,
        buffered: true,
      })
    watch('layout-shift', () => true)
    watch('largest-contentful-paint', isInBanner)
  })
  await page.setViewportSize({ width: 390, height: 844 })
  const traffic = watchTraffic(page)
  await page.goto('/kontakt')
  await traffic()
  // Layout shifts up to here came from the font, not from the banner.
  await page.evaluate(() => 'seen' in window && Array.isArray(window.seen) && window.seen.splice(0))
  await giveSignOfLife(page)
  await expect(banner(page)).toBeVisible()
  await traffic()
  expect(await page.evaluate(() => ('seen' in window ? window.seen : null))).toEqual([])
})
