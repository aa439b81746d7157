import { existsSync } from 'node:fs'
import { type Browser, chromium, expect, type Locator, type Page, test } from '@playwright/test'
import { CHROMIUMS } from '../../scripts/chromiums.mjs'
import { openPage, untilHydrated, watchTraffic } from '../open-page.ts'
import { REFUSED_COOKIES } from '../visitor.ts'

/** The headless shell keeps no pages for the way back, */
const WHOLE_CHROMIUM = CHROMIUMS.at(-1) ?? ''
/** nor do the browsers that Playwright starts. */
const RETURN_CACHE_OFF = '--disable-back-forward-cache'

test.skip(!existsSync(WHOLE_CHROMIUM), 'It needs the whole browser.')

/** These have different islands; `addresses.endpoint.test.ts` holds that all pages may be kept. */
const KEPT = ['/', '/kontakt', '/illustrator/deniz-aksungur']

// One after the other in one browser, which takes long to start.
test.describe.configure({ mode: 'default' })

let browser: Browser
let page: Page
let traffic: () => Promise<void>

test.beforeAll(async () => {
  browser = await chromium.launch({
    ...test.info().project.use.launchOptions,
    executablePath: WHOLE_CHROMIUM,
    ignoreDefaultArgs: [RETURN_CACHE_OFF],
  })
})

test.afterAll(() => browser.close())

test.beforeEach(async ({ baseURL, userAgent }) => {
  page = await browser.newPage({
    storageState: REFUSED_COOKIES,
    locale: 'de-DE',
    ...(baseURL ? { baseURL } : {}),
    ...(userAgent ? { userAgent } : {}),
  })
  traffic = watchTraffic(page)
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted)
    }),
  )
})

test.afterEach(() => page.close())

/** A page that is still loading is not kept. */
async function leaveFor(link: Locator, address: string): Promise<void> {
  await traffic()
  await link.dispatchEvent('click')
  await expect(page).toHaveURL(address)
}

async function goBackToKeptPage(): Promise<void> {
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
}

const collectFirst = () => page.locator('main [data-collect]').first().press('Enter')
const counted = (text: string) => page.getByRole('banner').getByRole('link', { name: `Auswahl, ${text}` })

test('a page that the browser kept knows what was collected and viewed on the next ones', async () => {
  await openPage(page, '/illustrator/deniz-aksungur')
  await collectFirst()
  await leaveFor(page.locator('a[href="/essen-und-trinken"]').first(), '/essen-und-trinken')
  await untilHydrated(page)
  await collectFirst()
  await expect(counted('2 Bilder')).toBeVisible()
  await page.waitForFunction(() => sessionStorage.seen?.includes('essen-und-trinken'))

  await goBackToKeptPage()
  await expect(counted('2 Bilder')).toBeVisible()
  await expect(page.getByText('in Ihrer Auswahl.')).toBeHidden()
  await page.locator('main [data-image] > a:has(img)').last().press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Zuletzt gesehen' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Essen & Trinken' })).toBeVisible()
  await expect(main.getByRole('link', { name: /vergrößern/ })).toHaveCount(1)
})

test('what was viewed on other pages stays when the first thing that is done is done on a page that the browser kept', async () => {
  await openPage(page, '/illustrator/deniz-aksungur')
  // Followed by script: nothing is pressed, so this page has stored nothing yet.
  await leaveFor(page.locator('a[href="/essen-und-trinken"]').first(), '/essen-und-trinken')
  await page.waitForFunction(() => sessionStorage.seen?.includes('essen-und-trinken'))
  await goBackToKeptPage()
  await page.locator('main [data-image] > a:has(img)').last().press('Enter')
  await page.waitForFunction(() => sessionStorage.seen?.includes('"image"'))
  expect(await page.evaluate(() => sessionStorage.seen)).toContain('essen-und-trinken')
})

test('a form that the browser kept is as it was left, files and all', async () => {
  await openPage(page, '/kontakt')
  await page.getByLabel('Nachricht').fill('Ein Wal.')
  const file = { name: 'wal.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') }
  await page.locator('main input[type=file]').setInputFiles(file)
  await leaveFor(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }), '/impressum')
  await goBackToKeptPage()
  await expect(page.getByLabel('Nachricht')).toHaveValue('Ein Wal.')
  await expect(page.getByRole('main').getByText('wal.pdf', { exact: true })).toBeVisible()
})

test('the next page is prepared while its link is hovered, and shown by a transition, but without one where motion is reduced', async () => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.moved = String(viewTransition !== null)
    }),
  )
  for (const [reducedMotion, isMoved] of [
    ['no-preference', 'true'],
    ['reduce', 'false'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await openPage(page, '/')
    const prepared = page.waitForRequest(
      (request) =>
        request.url().endsWith('/team') && request.headers()['sec-purpose']?.startsWith('prefetch') === true,
    )
    const link = page.getByRole('banner').getByRole('link', { name: 'Repräsentanz' })
    await link.hover()
    await prepared
    await link.click()
    await expect(page).toHaveURL('/team')
    await expect(page.locator('html')).toHaveAttribute('data-moved', isMoved)
  }
})

test('the browser keeps pages of all kinds', async () => {
  for (const path of KEPT) {
    await openPage(page, path)
    await traffic()
    await page.goto('/robots.txt')
    await goBackToKeptPage()
  }
})
