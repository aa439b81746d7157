import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { hold } from './hold.ts'
import { openPage } from './open-page.ts'

/** The zoom's own double tap time. */
const DOUBLE_TAP_MS = 300
const TILES = '#works [data-image]'

const zoom = (page: Page) => page.getByRole('dialog', { name: /Bildansicht|Image view/ })

for (const words of [
  {
    address: '/',
    next: 'Nächstes Bild',
    previous: 'Vorheriges Bild',
    third: 'Bild 3 von 24',
    second: 'Bild 2 von 24',
  },
  {
    address: '/en',
    next: 'Next image',
    previous: 'Previous image',
    third: 'Image 3 of 24',
    second: 'Image 2 of 24',
  },
])
  test(`${words.address}: opens, pages by keys and buttons, announces, closes and restores the focus`, async ({
    page,
  }) => {
    await openPage(page, words.address)
    const tile = page.locator(TILES).nth(2)
    const link = tile.locator('a').first()
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(zoom(page).getByText(words.third)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`\\?bild=${await tile.getAttribute('data-image')}$`))
    await page.keyboard.press('ArrowLeft')
    await expect(zoom(page).getByText(words.second)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(zoom(page).getByText(words.third)).toBeVisible()
    await zoom(page).getByRole('button', { name: words.previous }).first().click()
    await expect(zoom(page).getByText(words.second)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(zoom(page)).toHaveCount(0)
    expect(new URL(page.url()).search).toBe('')
    await expect(page.locator(TILES).nth(1).locator('a').first()).toBeFocused()
  })

test('until the large picture has come, the zoom shows what the page has of it', async ({ page }) => {
  await openPage(page, '/')
  const tile = page.locator(TILES).nth(1)
  const picture = tile.locator('img').first()
  await expect(picture).toHaveJSProperty('complete', true)
  const small = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  const release = await hold(page, /\/webp\/(960|1280|2400)\//)
  await tile.locator('a').first().click()
  await expect(zoom(page).locator(`[style*="${new URL(small).pathname}"]`)).toBeVisible()
  release()
})

test('the focus stays inside, and it is accessible', async ({ page }) => {
  await openPage(page, '/')
  await page.locator(TILES).nth(1).locator('a').first().press('Enter')
  await expect(zoom(page).getByRole('heading')).not.toHaveCount(0)
  await expect(zoom(page).getByRole('region', { name: 'Ähnliche Bilder' })).toBeVisible()
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    )
    expect(isInside).toBe(true)
  }
  await expectAccessible(page, { include: 'dialog[open]' })
})

test('its address opens it again, also on a page without the picture, and back closes it', async ({
  page,
}) => {
  await openPage(page, '/')
  const id = await page.locator(TILES).nth(5).getAttribute('data-image')
  await page.locator(TILES).nth(5).locator('a').first().click()
  await expect(zoom(page)).toBeVisible()
  await page.goBack()
  await expect(zoom(page)).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await openPage(page, `/kontakt?bild=${id}`)
  await expect(zoom(page).getByText(/Bild 1 von \d+/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/kontakt')
})

test('paging requests no page data', async ({ page }) => {
  await openPage(page, '/')
  await page.locator(TILES).nth(0).locator('a').first().click()
  await expect(zoom(page).getByText('Bild 1 von 24')).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.keyboard.press('ArrowRight')
  await expect(zoom(page).getByText('Bild 2 von 24')).toBeVisible()
  expect(asked.filter((path) => path.endsWith('.data') || path === '/')).toEqual([])
})

test('an unknown image shows a message', async ({ page }) => {
  await openPage(page, '/?bild=999999999')
  await expect(zoom(page).getByText('Dieses Bild ist nicht zu sehen.')).toBeVisible()
  await zoom(page).getByRole('button', { name: 'Schließen' }).click()
  await expect(page).toHaveURL('/')
})

test('a picture is collected in it, with a toast that is reachable', async ({ page }) => {
  await openPage(page, '/en')
  await page.locator(TILES).nth(3).locator('a').first().press('Enter')
  await zoom(page).getByRole('button', { name: 'Add to collection' }).first().press('Enter')
  await expect(zoom(page).getByText('Saved. 1 image in your collection.')).toBeVisible()
  await zoom(page).getByRole('link', { name: 'View' }).press('Enter')
  await expect(page).toHaveURL('/en/auswahl')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Collection, 1 image' })).toBeVisible()
})

test('the address is copied where the browser cannot share', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await openPage(page, '/')
  const tile = page.locator(TILES).nth(2)
  const id = await tile.getAttribute('data-image')
  await tile.locator('a').first().click()
  await zoom(page).getByRole('button', { name: 'Bild teilen' }).click()
  await expect(zoom(page).getByText('Link kopiert.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/illustrator/[a-z-]+\\?bild=${id}$`),
  )
})

test('a film about a work is loaded on demand', async ({ page }) => {
  const filmed = await findFilmed(page)
  const films: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url())
  })
  await openPage(page, `/kontakt?bild=${filmed}`)
  const play = zoom(page).getByRole('button', { name: 'Film abspielen' })
  await expect(play).toBeVisible()
  expect(films).toEqual([])
  await play.press('Enter')
  await expect(zoom(page).locator('video')).toBeVisible()
  await expect.poll(() => films.length).toBeGreaterThan(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a swipe of 50 px shows the next picture, a shorter one does not', async ({ page }) => {
    await page.clock.install()
    await openPage(page, '/')
    await page.locator(TILES).nth(1).locator('a').first().tap()
    await expect(zoom(page).getByText('Bild 2 von 24')).toBeVisible()
    await swipe(page, 49)
    await swipe(page, 51)
    await expect(zoom(page).getByText('Bild 3 von 24')).toBeVisible()
    await swipe(page, -60)
    await expect(zoom(page).getByText('Bild 2 von 24')).toBeVisible()
  })

  test('no horizontal overflow, and the floating search stays visible', async ({ page }) => {
    await openPage(page, '/en')
    await page.locator(TILES).nth(1).locator('a').first().tap()
    await expect(zoom(page).getByRole('button', { name: 'Add to collection' })).toBeInViewport()
    const width = await zoom(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
    expect(width).toBe(0)
  })

  /** Swipes with one touch, to the left for positive values. */
  async function swipe(page: Page, pixels: number): Promise<void> {
    const [x, y] = [195, 300]
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }],
      })
    await touch('touchStart', x)
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x - pixels * part)
    await touch('touchEnd', x - pixels)
    // Two taps in quicker succession are a double tap.
    await page.clock.fastForward(DOUBLE_TAP_MS)
  }
})

/** The id of a work that has a player. */
async function findFilmed(page: Page): Promise<number> {
  let cursor = ''
  for (;;) {
    const answer = await page.request.get(`/illusde/api/images/all?order=new&limit=100${cursor}`)
    const { items, next } = (await answer.json()) as {
      items: { Id: number; EmbedCode: string | null }[]
      next: string | null
    }
    const found = items.find(({ EmbedCode }) => EmbedCode !== null)
    if (found) return found.Id
    if (next === null) throw new Error('No work has a film.')
    cursor = `&cursor=${next}`
  }
}
