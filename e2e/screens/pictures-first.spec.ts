import { expect, type Page, test } from '@playwright/test'
import { firstImages, keepCollection } from '../collecting.ts'
import { holdScripts } from '../hold.ts'
import { countShifts, MOST_SHIFTED, shifted } from '../layout-shifts.ts'
import { openPage, untilHydrated } from '../open-page.ts'

const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }
/** A work begins in the upper part of the window. */
const BEGINS_WITHIN = 0.6
/** Of 212 invented names the longest with a hyphen, and the artist with the most styles. */
const PORTFOLIO = 'illustrator/ludwig-achenbach-roth'
/** All that stands between the site's header and the first work of a portfolio on a phone, in pixels. */
const TALLEST_HEAD = 300
const LISTED = 'main section li a img'
const FIRST_WORK = {
  '': 'main section a img',
  [PORTFOLIO]: 'main li[aria-posinset="1"]',
  tiere: 'main li[aria-posinset="1"]',
}

test.use({ viewport: PHONE })

test('home, portfolio, gallery and all artists begin with a work, and nothing moves', async ({ page }) => {
  await countShifts(page)
  for (const [path, work] of Object.entries({ ...FIRST_WORK, allezeichner: LISTED })) {
    await page.setViewportSize(PHONE)
    await page.goto(`/${path}`)
    await expectWorkFirst(page, work, PHONE)
    expect.soft(await shifted(page), path).toBeLessThan(MOST_SHIFTED)
    await page.setViewportSize(WIDE)
    await expectWorkFirst(page, work, WIDE)
    if (path !== PORTFOLIO) continue
    await page.setViewportSize(PHONE)
    expect(await heightAbove(page, work)).toBeLessThanOrEqual(TALLEST_HEAD)
    await page.setViewportSize(WIDE)
    // In a wide window the text stands beside, with nothing to press.
    await expect(page.getByText('Brotlaibe und Erfindungen im Schnitt')).toBeInViewport()
    await expect(page.getByText('Zur Person')).toBeHidden()
  }
})

/** From the beginning of the page's content, in pixels. */
function heightAbove(page: Page, work: string): Promise<number> {
  return page
    .locator(work)
    .first()
    .evaluate(
      (element) =>
        element.getBoundingClientRect().top - (element.closest('main')?.getBoundingClientRect().top ?? 0),
    )
}

/** Scripts other than the first ones. */
const LATER_SCRIPTS = /\/assets\/(?!entry)[^/]*\.js$/
const LATE_BY_MS = 4_000

type Shown = { header: string; dock: string; heading: string }

/** Writes down all that the page says of the number of collected images, each time it changes. */
async function noteCounts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts: Shown[] = []
    Object.assign(window, { counts })
    const textOf = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? ''
    const note = () => {
      const now = {
        header: textOf('header a[href$="/auswahl"] b'),
        dock: textOf('search a[href$="/auswahl"] b'),
        heading: textOf('h1 sup'),
      }
      if (JSON.stringify(now) !== JSON.stringify(counts.at(-1))) counts.push(now)
      requestAnimationFrame(note)
    }
    note()
  })
}

for (const lateBy of [0, LATE_BY_MS])
  test(`with a collection nothing moves and no two numbers differ, with scripts late by ${lateBy} ms`, async ({
    page,
    request,
  }) => {
    test.slow()
    await keepCollection(page, await firstImages(request, 5))
    await countShifts(page)
    await noteCounts(page)
    if (lateBy > 0)
      await page.route(LATER_SCRIPTS, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, lateBy))
        await route.fallback()
      })
    for (const size of [WIDE, PHONE])
      for (const path of ['/impressum', '/auswahl'])
        await test.step(`${path} at ${size.width}`, async () => {
          await page.setViewportSize(size)
          await page.goto(path, { waitUntil: 'domcontentloaded' })
          await untilHydrated(page)
          await expect(page.locator('search a[href$="/auswahl"] b')).toHaveText('5')
          await expect(page.locator('header a[href$="/auswahl"] b')).toHaveText('5')
          if (path === '/auswahl') {
            await expect(page.locator('h1 sup')).toHaveText('5')
            await expect(page.locator('main ol > li')).toHaveCount(5)
          }
          const counts = await page.evaluate((): Shown[] => Object(window).counts)
          const heading = path === '/auswahl' ? '5' : ''
          const isEmpty = { header: '', dock: '', heading: '' }
          const known = { header: '5', dock: '5', heading }
          const others = counts.filter(
            (shown) => ![isEmpty, known].some((one) => JSON.stringify(one) === JSON.stringify(shown)),
          )
          expect.soft(others).toEqual([])
          expect.soft(await shifted(page), path).toBeLessThan(MOST_SHIFTED)
        })
  })

async function expectWorkFirst(page: Page, work: string, size: typeof PHONE): Promise<void> {
  const box = await page.locator(work).first().boundingBox()
  const { y, height } = box ?? { y: Number.POSITIVE_INFINITY, height: 1 }
  const seen = Math.min(y + height, size.height) - y
  const facts = { isHigh: y < size.height * BEGINS_WITHIN, isHalfSeen: seen >= height / 2 }
  expect.soft(facts, `${page.url()} at ${size.width}: ${y}`).toEqual({ isHigh: true, isHalfSeen: true })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('so it is in English, and the text about artist and style is one press away', async ({ page }) => {
    for (const [path, work] of Object.entries({ ...FIRST_WORK, allartists: LISTED })) {
      await page.goto(`/en/${path}`, { waitUntil: 'domcontentloaded' })
      for (const size of [WIDE, PHONE]) {
        await page.setViewportSize(size)
        await expectWorkFirst(page, work, size)
      }
      if (path !== 'tiere') continue
      const rest = page.getByRole('main').getByText('Artists shown here')
      await expect(rest).toBeHidden()
      await page.getByText('More about this').click()
      await expect(rest).toBeVisible()
    }
    await page.goto(`/${PORTFOLIO}`, { waitUntil: 'domcontentloaded' })
    const rest = page.getByRole('main').getByText('Brotlaibe und Erfindungen im Schnitt')
    await expect(rest).toBeHidden()
    await page.getByText('Zur Person').click()
    await expect(rest).toBeVisible()
  })

  test('names of people do not break at their hyphens, and are copied with them', async ({
    page,
    request,
  }) => {
    for (const path of [`/${PORTFOLIO}`, '/allezeichner', '/image-search?q=Achenbach'])
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        const name = page.getByRole('main').getByText('Achenbach-Roth', { exact: true }).first()
        const lines = await name.evaluate((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return range.getClientRects().length
        })
        expect(lines).toBe(1)
        await name.evaluate((element) => getSelection()?.selectAllChildren(element.parentElement ?? element))
        expect(await page.evaluate(() => String(getSelection()))).toBe('Ludwig Achenbach-Roth')
      })

    const artists: { Name: string }[] = await (await request.get('/illusde/api/artists/all')).json()
    const parts = artists.flatMap(({ Name }) => Name.split(' ')).filter((part) => part.includes('-'))
    let seen = 0
    for (const path of ['/news', '/en/news/new-ha-eun-seok', '/illustrator/ha-eun-seok'])
      await test.step(`headings and sentences of ${path}`, async () => {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        const found = await page.getByRole('main').evaluate(findInLines, parts)
        seen += found.length
        expect(found.filter(({ lines }) => lines !== 1)).toEqual([])
      })
    expect(seen).toBeGreaterThan(4)
  })
})

/** Where one of the parts of names stands in the text that is shown, and on how many lines. */
function findInLines(main: Element, parts: string[]) {
  const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const found: { part: string; lines: number }[] = []
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    for (const part of parts) {
      const at = node.nodeValue?.indexOf(part) ?? -1
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + part.length)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (tops.size > 0) found.push({ part, lines: tops.size })
    }
  return found
}

test('what is typed is marked in the name of an artist, which does not break at its hyphen', async ({
  page,
}) => {
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
