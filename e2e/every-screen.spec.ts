import { expect, type Page, test } from '@playwright/test'
import { SCREEN_NAMES, SCREENS, type ScreenName } from '../src/site/site-map.ts'
import { findViolations } from './accessible.ts'
import { NOBODY_YET } from './answers.ts'
import { giveSignOfLife, watchTraffic } from './open-page.ts'
import { watchPageErrors, watchStrangers } from './page-errors.ts'
import { everyScreen, htmlOfEveryScreen, type Visit } from './screens.ts'

// Each page is opened as a first visit, without consent.
test.use({ storageState: NOBODY_YET })

/** The linked pages are not parsed. */
const UNCOMPRESSED = { 'Accept-Encoding': 'identity' }
const WIDEST = 1440
const WIDTHS = [WIDEST, 768, 640, 400, 320]
/** Screens whose canonical address is another screen. */
const CANONICAL_ELSEWHERE: readonly ScreenName[] = ['newPortfolio', 'artistGallery', 'teamGuide']

/** The banner is the last thing to load; the settings page contains the same question. */
async function waitForBanner(page: Page): Promise<void> {
  await giveSignOfLife(page)
  await expect(page.getByRole('button', { name: /^(?:Alle ablehnen|Reject all)$/ })).toHaveCount(1)
}

/** The page's metadata and what it stored, read in one call. */
function factsOf(page: Page) {
  return page.evaluate(() => {
    const link = (selector: string) =>
      [...document.querySelectorAll<HTMLLinkElement>(selector)].map(({ href }) => new URL(href).pathname)
    return {
      title: document.title,
      headings: document.querySelectorAll('h1').length,
      language: document.documentElement.lang,
      canonical: link('link[rel="canonical"]'),
      alternates: [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')].map(
        ({ hreflang, href }) => `${hreflang} ${new URL(href).pathname}`,
      ),
      hidden: document.querySelector('meta[name="robots"]')?.getAttribute('content') === 'noindex',
      stored: localStorage.length + sessionStorage.length,
    }
  })
}

// One after the other in one browser, so that anything a page stored would be found on the next ones too.
for (const language of ['de', 'en'] as const)
  test(`every screen in ${language}: heading, addresses, no errors, no foreign requests, nothing stored, accessible, no overflow`, async ({
    page,
  }) => {
    const visits = (await everyScreen(page.request)).filter((visit) => visit.language === language)
    for (const visit of visits)
      await test.step(`${visit.screen} at ${visit.path}`, () => expectScreenInOrder(page, visit))
    expect(visits.map(({ screen }) => screen)).toEqual(SCREEN_NAMES)
  })

/** Soft assertions with the screen's name, so that the others are checked all the same. */
async function expectScreenInOrder(page: Page, { screen, language, path }: Visit): Promise<void> {
  const isMissing = screen === 'notFound'
  await page.setViewportSize({ width: WIDEST, height: 900 })
  const pageErrors = watchPageErrors(page, (url) => isMissing && url.endsWith(path))
  const strangers = watchStrangers(page)
  const traffic = watchTraffic(page)
  const answer = await page.goto(path, { waitUntil: 'load' })
  expect.soft(answer?.status(), screen).toBe(isMissing ? 404 : 200)
  await waitForBanner(page)
  await traffic()
  const { canonical, alternates, hidden, ...facts } = await factsOf(page)
  expect.soft(facts, screen).toEqual({ title: expect.stringMatching(/\S/), headings: 1, language, stored: 0 })
  expect.soft(hidden, screen).toBe(!SCREENS[screen].indexed)
  if (!isMissing) {
    const languages = alternates.map((alternate) => alternate.split(' ')[0])
    expect.soft(languages, screen).toEqual(['de', 'en', 'x-default'])
  }
  if (!isMissing && !CANONICAL_ELSEWHERE.includes(screen)) {
    expect.soft(canonical, screen).toEqual([path])
    expect.soft(alternates, screen).toContain(`${language} ${path}`)
  }
  expect.soft(await findViolations(page), screen).toEqual([])
  const surplus = await surplusAtEachWidth(page)
  expect.soft(surplus, screen).toEqual(WIDTHS.map((width) => ({ width, surplus: 0 })))
  expect.soft({ pageErrors, strangers }, screen).toEqual({ pageErrors: [], strangers: [] })
  expect.soft(await page.context().cookies(), screen).toEqual([])
  page.removeAllListeners()
}

/** By how many pixels the page is wider than the window. */
async function surplusAtEachWidth(page: Page): Promise<{ width: number; surplus: number }[]> {
  const measured: { width: number; surplus: number }[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    measured.push({ width, surplus })
  }
  return measured
}

test('every screen has a unique title, description and heading', async ({ request }) => {
  const visits = (await htmlOfEveryScreen(request)).filter(
    ({ screen }) => !['notFound', 'newPortfolio'].includes(screen),
  )
  const told = visits.map(({ screen, path, html }) => {
    const found = (pattern: RegExp) =>
      pattern.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? `nothing at ${path}`
    return {
      title: found(/<title>(.*?)<\/title>/),
      description: found(/<meta name="description" content="([^"]*)"/),
      heading: screen === 'artistGallery' ? path : found(/<h1[^>]*>(.*?)<\/h1>/s) + path.slice(0, 3),
    }
  })
  for (const field of ['title', 'description', 'heading'] as const) {
    const values = told.map((one) => one[field])
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([])
  }
})

test('every link of every screen works', async ({ request }) => {
  // Hundreds of pages are rendered for it.
  test.slow()
  const addresses = new Set<string>()
  for (const { html } of await htmlOfEveryScreen(request)) {
    for (const [, href = ''] of html.matchAll(/<a[^>]*\shref="(\/[^"#]*)/g))
      addresses.add(href.replaceAll('&amp;', '&'))
  }
  expect(addresses.size).toBeGreaterThan(200)
  // This page is missing in the other language, too.
  const wanted = oneImageOfEachPage([...addresses]).filter((address) => !/\/notfound\b/.test(address))
  const broken: string[] = []
  while (wanted.length > 0) {
    const answers = await Promise.all(
      wanted.splice(0, 8).map((address) => request.get(address, { headers: UNCOMPRESSED })),
    )
    for (const answer of answers) if (!answer.ok()) broken.push(`${answer.status()} ${answer.url()}`)
  }
  expect(broken).toEqual([])
})

/** The zoom links of a grid all lead to the same page, so one of them is enough. */
function oneImageOfEachPage(addresses: string[]): string[] {
  const pageOf = (address: string) => address.replace(/([?&]bild=)\d+/, '$1')
  return [...new Map(addresses.map((address) => [pageOf(address), address])).values()]
}
