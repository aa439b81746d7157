import { expect, type Page, test } from '@playwright/test'
import { holdScripts } from './hold.ts'
import { openPage } from './open-page.ts'

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
/** A work begins in the upper part of the window. */
const BEGINS_WITHIN = 0.6
/** Of 212 invented names the longest with a hyphen, and the artist with the most styles. */
const PORTFOLIO = 'illustrator/ludwig-achenbach-roth'
const FIRST_WORK: Record<string, string> = {
  '': 'main section a img',
  [PORTFOLIO]: 'main li[aria-posinset="1"]',
  tiere: 'main li[aria-posinset="1"]',
}
const ALL_ARTISTS = { de: 'allezeichner', en: 'allartists' }

for (const language of ['de', 'en'] as const)
  test(`home, portfolio, gallery and all artists in ${language} begin with a work, and nothing moves`, async ({
    page,
  }) => {
    await countShifts(page)
    const screens = { ...FIRST_WORK, [ALL_ARTISTS[language]]: 'main section li a img' }
    for (const [path, work] of Object.entries(screens)) {
      for (const size of WINDOWS) {
        await page.setViewportSize(size)
        await page.goto(language === 'de' ? `/${path}` : `/en/${path}`)
        const box = await page.locator(work).first().boundingBox()
        const { y, height } = box ?? { y: Number.POSITIVE_INFINITY, height: 1 }
        const seen = Math.min(y + height, size.height) - y
        const facts = {
          isHigh: y < size.height * BEGINS_WITHIN,
          isHalfSeen: seen >= height / 2,
          shifts: await page.evaluate(() => document.documentElement.dataset.shifts),
        }
        expect.soft(facts, `${path} at ${size.width}: ${y}`).toEqual({
          isHigh: true,
          isHalfSeen: true,
          shifts: undefined,
        })
      }
    }
  })

/** Writes down what moves in the page by itself. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sum = Number(document.documentElement.dataset.shifts ?? 0)
        const value = 'value' in entry ? Number(entry.value) : 0
        document.documentElement.dataset.shifts = String(sum + value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the text about artist and style is one press away', async ({ page }) => {
    for (const [path, more, text] of [
      [`/${PORTFOLIO}`, 'Mehr über Ludwig Achenbach-Roth', 'hat in Marburg eine alte Werkstatt bezogen'],
      ['/en/tiere', 'More about this style', 'Artists who work in this style'],
    ] as const) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const rest = page.getByRole('main').getByText(text)
      await expect(rest).toBeHidden()
      await page.getByText(more).click()
      await expect(rest).toBeVisible()
    }
  })
})

test('in a wide window the text stands beside, with nothing to press', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/${PORTFOLIO}`)
  await expect(page.getByText('hat in Marburg eine alte Werkstatt bezogen')).toBeInViewport()
  await expect(page.getByText('Mehr über Ludwig Achenbach-Roth')).toBeHidden()
})

test('names of people do not break at their hyphens, and are copied with them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [`/${PORTFOLIO}`, '/allezeichner', '/image-search?q=Achenbach']) {
    await openPage(page, path)
    const name = page.getByRole('main').getByText('Achenbach-Roth', { exact: true }).first()
    const lines = await name.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getClientRects().length
    })
    expect(lines, path).toBe(1)
    await name.evaluate((element) => getSelection()?.selectAllChildren(element.parentElement ?? element))
    expect(await page.evaluate(() => String(getSelection()))).toBe('Ludwig Achenbach-Roth')
  }
})

test('what is typed is marked in the name of an artist, which does not break at its hyphen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/team')
  await page.keyboard.type('/wig achenbach-r')
  const found = page.getByRole('option').first()
  await expect(found).toHaveAccessibleName('Ludwig Achenbach-Roth')
  await expect(found.locator('mark')).toHaveText(['wig', 'Achenbach-R'])
  const heightOf = (text: string) =>
    found.getByText(text).evaluate((element) => element.getBoundingClientRect().height)
  expect(await heightOf('Achenbach-R')).toBe(await heightOf('wig'))
})

test.describe('on a phone the pictures below the first window', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const TENTH = 'main li[aria-posinset="10"] img'
  const isThere = (page: Page) =>
    expect.poll(() =>
      page
        .locator(TENTH)
        .evaluate((picture: HTMLImageElement) => picture.currentSrc !== '' && picture.complete),
    )

  test('come after the scripts, for somebody who touches nothing', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/tiere')
    await isThere(page).toBe(true)
    const address = await page
      .locator(TENTH)
      .evaluate((picture: HTMLImageElement) => new URL(picture.currentSrc).pathname)
    const entry = asked.findIndex((path) => path.startsWith('/assets/entry.client'))
    expect(entry).toBeGreaterThan(0)
    expect(asked.indexOf(address)).toBeGreaterThan(entry)
  })

  test('come when somebody scrolls before the scripts are there', async ({ page }) => {
    await holdScripts(page)
    await page.goto('/tiere', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await expect(page.locator(TENTH)).toHaveCSS('translate', '0px -99999px')
    await page.mouse.wheel(0, 300)
    await isThere(page).toBe(true)
  })

  test('come when the scripts fail', async ({ page }) => {
    await page.route('**/assets/framework-*.js', (route) => route.abort())
    await page.goto('/tiere')
    await isThere(page).toBe(true)
  })
})
