import { expect, type Page, test } from '@playwright/test'
import { giveSignOfLife, openPage } from '../open-page.ts'
import { noteTimes, passTimeUntil } from '../page-time.ts'

const TILES = '#works [data-image]'
/** The first thirty, and three times as many again. */
const LOADED_BY_ITSELF = 120
const END_WATCHED_AFTER_MS = 1_500
const LATE_AFTER_MS = 6_000

function idsOn(page: Page): Promise<string[]> {
  return page
    .locator(TILES)
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-image') ?? ''))
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('footer')?.scrollIntoView())
}

/** The end is watched from a second and a half on, by the page's own clock. */
async function loadMoreAtTheEnd(page: Page): Promise<void> {
  await passTimeUntil(page, async () => {
    await scrollToEnd(page)
    await expect(page.locator(TILES)).toHaveCount(LOADED_BY_ITSELF, { timeout: 2_000 })
  })
}

test.describe('infinite scroll', () => {
  test.beforeEach(({ page }) => page.clock.install())

  test('loads three pages by itself after 1500 ms, and three more at each demand, each image once, in the order of the server', async ({
    page,
  }) => {
    const askedAt = await noteTimes(page, '/images/all?')
    await openPage(page, '/allezeichner?order=new')
    await loadMoreAtTheEnd(page)
    expect((await askedAt())[0]).toBeGreaterThanOrEqual(END_WATCHED_AFTER_MS)
    const more = page.getByRole('link', { name: 'Mehr laden' })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(TILES)).toHaveCount(150)
    const ids = await idsOn(page)
    expect(new Set(ids).size).toBe(150)
    await scrollToEnd(page)
    await expect(page.locator('#works [aria-posinset="210"]')).toBeAttached()
    await expect(page.locator('[aria-setsize="210"]').first()).toBeAttached()
    await expect(more).not.toHaveAttribute('aria-busy')
    const expected = await page.evaluate(async () => {
      const answer = await fetch('/illusde/api/images/all?order=new&limit=100')
      const { items } = await answer.json()
      return items.map(({ Id }: { Id: number }) => String(Id))
    })
    expect(ids.slice(0, 100)).toEqual(expected)
    await expect(page).toHaveURL('/allezeichner?order=new')
  })

  test('going back shows the same images at the same position, and a random order stays as it was', async ({
    page,
  }) => {
    await openPage(page, '/en/allartists')
    await loadMoreAtTheEnd(page)
    const ids = await idsOn(page)
    const tile = page.locator(TILES).nth(50)
    const artist = tile.locator('a').nth(1)
    await artist.focus()
    const place = await page.evaluate(() => scrollY)
    await artist.press('Enter')
    await expect(page).toHaveURL(/\/en\/illustrator\//)
    await page.goBack()
    await expect(page).toHaveURL('/en/allartists')
    await expect.poll(async () => (await idsOn(page)).slice(0, ids.length)).toEqual(ids)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })

  for (const away of ['a visit to another site', 'a reload with a picture open'])
    test(`${away} leads back to the same images at the same position`, async ({ page }) => {
      await openPage(page, '/allezeichner')
      await loadMoreAtTheEnd(page)
      const ids = await idsOn(page)
      const tile = page.locator(TILES).nth(100)
      await tile.scrollIntoViewIfNeeded()
      const place = await page.evaluate(() => scrollY)
      await passTimeUntil(page, async () =>
        expect(await page.evaluate(() => history.state?.grid?.place)).toBe(place),
      )
      if (away.endsWith('open')) await tile.locator('a').first().press('Enter')
      if (away.startsWith('a reload')) await page.reload()
      else await page.goto('/robots.txt')
      if (away === 'a visit to another site') await page.goBack()
      if (away.endsWith('open')) await page.getByRole('button', { name: 'Schließen' }).click()
      await giveSignOfLife(page)
      await expect.poll(async () => (await idsOn(page)).length).toBe(ids.length)
      expect(await idsOn(page)).toEqual(ids)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
      const viewed = away.endsWith('open') ? ['seen'] : []
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(viewed)
    })

  test('a server error shows a message, the images stay, and a retry continues', async ({ page }) => {
    let isBroken = true
    await page.route('**/images/all?**', (route) =>
      isBroken ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    )
    await openPage(page, '/allezeichner')
    await scrollToEnd(page)
    await passTimeUntil(page, () =>
      expect(page.getByRole('alert')).toHaveText('Weitere Bilder lassen sich gerade nicht laden.', {
        timeout: 500,
      }),
    )
    await expect(page.locator(TILES)).toHaveCount(30)
    isBroken = false
    await page.getByRole('button', { name: 'Erneut versuchen' }).press('Enter')
    await expect.poll(() => page.locator(TILES).count()).toBeGreaterThanOrEqual(60)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('a picture that fails to load', () => {
  test('keeps its space, is logged, and loads on retry', async ({ page }) => {
    let isBroken = true
    await page.route('**/dmedia/webp/**', (route) =>
      isBroken && route.request().resourceType() === 'image' ? route.abort() : route.continue(),
    )
    const logged = page.waitForEvent('console', (message) =>
      /The picture of image \d+ has failed/.test(message.text()),
    )
    // Nothing is touched: the note comes by itself.
    await page.goto('/tiere')
    await logged
    const failed = page.locator(TILES).filter({ hasText: 'Dieses Bild ließ sich nicht laden.' }).first()
    const tile = page.locator(`[data-image="${await failed.getAttribute('data-image')}"]`)
    const height = (await tile.boundingBox())?.height ?? 0
    expect(height).toBeGreaterThan(80)
    // The ground of the tile is the picture's own colour, dark or light.
    const retry = tile.getByRole('button', { name: 'Erneut versuchen' })
    await expect(retry).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    isBroken = false
    await retry.click()
    await expect(retry).toHaveCount(0)
    expect((await tile.boundingBox())?.height).toBe(height)
  })

  test('is late after 6 s', async ({ page }) => {
    await page.route('**/dmedia/webp/**', () => {})
    await page.clock.install()
    const lateAt = await noteTimes(page, 'is late.')
    await page.goto('/en/tiere', { waitUntil: 'domcontentloaded' })
    await giveSignOfLife(page)
    const said = page.getByText('This image didn’t load.').first()
    await passTimeUntil(page, () => expect(said).toBeVisible({ timeout: 100 }))
    expect(Math.min(...(await lateAt()))).toBeGreaterThanOrEqual(LATE_AFTER_MS)
    expect(await lateAt()).not.toEqual([])
  })
})

test('an animation is still until it is hovered, and its portfolio is sorted by style, by animation and by order', async ({
  page,
}) => {
  await openPage(page, '/animation')
  const tile = page.locator('[data-image]').filter({ hasText: 'Animation' }).first()
  await tile.scrollIntoViewIfNeeded()
  expect(await tile.locator('img').first().getAttribute('src')).toMatch(/^\/media\/640\/\d+\.jpg/)
  await tile.hover()
  await expect(tile.locator('img[class*="slide"]')).toHaveAttribute('src', /^\/dmedia\/webp\/640\//)
  await page.locator('[data-image]').first().locator('a').nth(1).click()
  await expect(page).toHaveURL(/\/illustrator\/[a-z-]+$/)
  const sorter = page.getByRole('navigation', { name: 'Nach Stil filtern' })
  await sorter.getByRole('link', { name: 'Animiert' }).click()
  await expect(page).toHaveURL(/\/gallery\/animation$/)
  await expect(page.locator(TILES).filter({ hasNotText: 'Animation' })).toHaveCount(0)
  await expect(page.locator(TILES)).not.toHaveCount(0)
  await sorter.getByRole('link', { name: 'Alle' }).click()
  await expect(page).toHaveURL(/\/illustrator\/[a-z-]+$/)
  await page.getByRole('navigation', { name: 'Sortierung' }).getByRole('link', { name: 'A–Z' }).click()
  await expect(page).toHaveURL(/\?order=alpha/)
  // The address changes before the images do.
  await expect(async () => {
    const titles = await page.locator(`${TILES} > span:not(:has(svg))`).allTextContents()
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('de', { numeric: true }).compare))
  }).toPass()
})
