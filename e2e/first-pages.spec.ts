import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const PAGES = [
  { name: 'home', de: '/', en: '/en' },
  { name: 'all artists', de: '/allezeichner', en: '/en/allartists' },
  { name: 'portfolio', de: '/illustrator/', en: '/en/illustrator/' },
  { name: 'style gallery', de: '/', en: '/en/' },
  { name: 'imprint', de: '/impressum', en: '/en/impressum' },
  { name: 'privacy', de: '/datenschutz', en: '/en/datenschutz' },
  { name: 'terms', de: '/agb', en: '/en/agb' },
  { name: 'not found', de: '/nirgends', en: '/en/nowhere' },
] as const
const WIDTHS = [1440, 768, 640, 390, 320]

type PageName = (typeof PAGES)[number]['name']

/** Portfolios and galleries are named by the catalogue: the first of each will do. */
async function addressOf(page: Page, name: PageName, language: 'de' | 'en'): Promise<string> {
  const entry = PAGES.find((one) => one.name === name)
  const base = entry?.[language] ?? '/'
  if (name === 'portfolio') {
    const [artist] = await (await page.request.get('/illusde/api/artists/all')).json()
    return `${base}${artist.PortfolioUrl.split('/').at(-1)}`
  }
  if (name === 'style gallery') {
    const [gallery] = await (await page.request.get(`/illusde/api/galleries/${language}`)).json()
    return `${base}${gallery.GermanUrl}`
  }
  return base
}

/** Everything that the page says wrong while it loads: errors of scripts, refused policies, strangers asked. */
function watch(page: Page): { complaints: string[]; strangers: string[] } {
  const seen = { complaints: [] as string[], strangers: [] as string[] }
  page.on('pageerror', (error) => seen.complaints.push(error.message))
  page.on('console', (message) => {
    const isOwn404 =
      message.text().includes('404') && /\/(nirgends|en\/nowhere)$/.test(message.location().url)
    if (message.type() === 'error' && !isOwn404) seen.complaints.push(message.text())
  })
  page.on('request', (request) => {
    if (!/^(?:http:\/\/127\.0\.0\.1:|data:|blob:)/.test(request.url())) seen.strangers.push(request.url())
  })
  return seen
}

for (const { name } of PAGES) {
  for (const language of ['de', 'en'] as const) {
    test(`${name} in ${language}: heading, language, address, no complaint, no stranger, nobody shut out`, async ({
      page,
    }) => {
      const seen = watch(page)
      const address = await addressOf(page, name, language)
      const answer = await page.goto(address, { waitUntil: 'load' })
      expect(answer?.status()).toBe(name === 'not found' ? 404 : 200)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      if (name !== 'not found') {
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${address}$`))
        await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(3)
      }
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      expect(seen).toEqual({ complaints: [], strangers: [] })
      expect(await page.context().cookies()).toEqual([])
    })
  }

  test(`${name}: nothing sticks out sideways at any width`, async ({ page }) => {
    await page.goto(await addressOf(page, name, 'de'))
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect({ width, surplus }).toEqual({ width, surplus: 0 })
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  // Pictures that nobody asked for yet are drawn at their first request; the page itself is there long before.
  const READY = { waitUntil: 'domcontentloaded' } as const

  test('pictures, artists and styles can all be reached', async ({ page }) => {
    await page.goto('/', READY)
    await expect(page.locator('main img[srcset]').first()).toBeVisible()
    await page.goto('/allezeichner', READY)
    await page.locator('main a[href^="/illustrator/"]').first().click({ noWaitAfter: true })
    await expect(page).toHaveURL(/\/illustrator\/[a-z0-9-]+$/)
    await expect(page.locator('main img[srcset]').first()).toBeVisible()
    await page.getByRole('link', { name: 'English' }).first().click({ noWaitAfter: true })
    await expect(page).toHaveURL(/\/en\/illustrator\/[a-z0-9-]+$/)
  })

  test('a long wall goes on by a link', async ({ page }) => {
    await page.goto('/allezeichner', READY)
    await page.getByRole('link', { name: 'Mehr laden' }).click({ noWaitAfter: true })
    await expect(page).toHaveURL(/cursor=/)
    await expect(page.locator('main img[srcset]').first()).toBeVisible()
  })
})

test('the keyboard reaches the content past the menu, and the focus can be seen', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.locator(':focus')
  await expect(skip).toHaveText('Zum Inhalt springen')
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('an English visitor lands on the English page and finds back', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await context.close()
})

test('pictures keep their places while they load: the page does not jump', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const shifted = await page.evaluate(() => ('shifts' in window ? window.shifts : []))
  const total = Array.isArray(shifted) ? shifted.reduce((sum: number, value: number) => sum + value, 0) : 1
  expect(total).toBeLessThan(0.01)
})
