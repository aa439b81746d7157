import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { hold } from '../hold.ts'
import { openPage } from '../open-page.ts'
import { CONTEXT_OF } from '../ways-of-use.ts'

/** The zoom's own double tap time. */
const DOUBLE_TAP_MS = 300
const TILES = '#works [data-image]'

const zoom = (page: Page) => page.getByRole('dialog', { name: /Bildansicht|Image view/ })

test('opens, pages, keeps the focus inside, is shared by its address, closes and restores the focus', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await openPage(page, '/')
  const tile = page.locator(TILES).nth(2)
  const id = await tile.getAttribute('data-image')
  const picture = tile.locator('img').first()
  await expect(picture).toHaveJSProperty('complete', true)
  const small = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  const release = await hold(page, /\/webp\/(960|1280|2400)\//)

  await test.step('until the large picture has come, it shows what the page has of it', async () => {
    await tile.locator('a').first().focus()
    await page.keyboard.press('Enter')
    await expect(zoom(page).getByText('Bild 3 von 24')).toBeVisible()
    await expect(page).toHaveURL(`/?bild=${id}`)
    await expect(zoom(page).locator(`[style*="${new URL(small).pathname}"]`)).toBeVisible()
    release()
  })

  await test.step('the focus stays inside, and it is accessible', async () => {
    await expect(zoom(page).getByRole('heading')).not.toHaveCount(0)
    await expect(zoom(page).getByRole('region', { name: 'Ähnliche Bilder' }).getByRole('link')).toHaveCount(4)
    await expect(zoom(page).getByRole('link', { name: 'Ähnliche Bilder', exact: true })).toHaveAttribute(
      'href',
      `/image-search?like=${id}`,
    )
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      )
      expect(isInside).toBe(true)
    }
    await expectAccessible(page, { include: 'dialog[open]' })
  })

  await test.step('where the browser cannot share, the address is copied', async () => {
    await zoom(page).getByRole('button', { name: 'Bild teilen' }).click()
    await expect(zoom(page).getByText('Link kopiert.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`/illustrator/[a-z-]+\\?bild=${id}$`),
    )
  })

  await test.step('keys and buttons page, for which no page is requested', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.keyboard.press('ArrowLeft')
    await expect(zoom(page).getByText('Bild 2 von 24')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(zoom(page).getByText('Bild 3 von 24')).toBeVisible()
    await zoom(page).getByRole('button', { name: 'Vorheriges Bild' }).first().click()
    await expect(zoom(page).getByText('Bild 2 von 24')).toBeVisible()
    expect(asked.filter((path) => path === '/')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(zoom(page)).toHaveCount(0)
    expect(new URL(page.url()).search).toBe('')
    await expect(page.locator(TILES).nth(1).locator('a').first()).toBeFocused()
  })

  await test.step('what the browser closes without asking is closed', async () => {
    await page.locator(TILES).nth(1).locator('a').first().press('Enter')
    await expect(zoom(page)).toBeVisible()
    await zoom(page).evaluate((dialog: HTMLDialogElement) => dialog.close())
    await expect(zoom(page)).toHaveCount(0)
    await expect.poll(() => new URL(page.url()).search).toBe('')
  })

  await test.step('back closes it', async () => {
    await page.locator(TILES).nth(5).locator('a').first().press('Enter')
    await expect(zoom(page)).toBeVisible()
    await page.goBack()
    await expect(zoom(page)).toHaveCount(0)
    await expect(page).toHaveURL('/')
  })
})

test('its address opens it on a page without the picture, and says for whom that was made and when', async ({
  page,
}) => {
  const answer = await page.request.get('/illusde/api/artist/2/images?limit=24')
  const { items }: { items: { Id: number; Client: string; Year: number | null }[] } = await answer.json()
  const known = items.find(({ Client, Year }) => Client !== '' && Year !== null)
  if (!known) throw new Error('The demo has no such picture.')
  await openPage(page, `/kontakt?bild=${known.Id}`)
  await expect(zoom(page).getByText(/Bild \d+ von \d+/)).toBeVisible()
  await expect(zoom(page).getByText(`Auftragsarbeit für ${known.Client} · ${known.Year}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/kontakt')
})

test('an unknown image shows a message, another one is collected, with a toast that is reachable', async ({
  page,
}) => {
  await openPage(page, '/en?bild=999999999')
  await expect(zoom(page).getByText('We can’t show this image.')).toBeVisible()
  await zoom(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/en')
  await page.locator(TILES).nth(3).locator('a').first().press('Enter')
  await expect(zoom(page).getByText('Image 4 of 24')).toBeVisible()
  await zoom(page).getByRole('button', { name: 'Add to collection' }).first().press('Enter')
  await expect(zoom(page).getByText('Saved. 1 image in your collection.')).toBeVisible()
  await zoom(page).getByRole('link', { name: 'View' }).press('Enter')
  await expect(page).toHaveURL('/en/auswahl')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Collection, 1 image' })).toBeVisible()
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
  test.use(CONTEXT_OF.touch)

  test('nothing sticks out, a swipe of 50 px shows the next picture, and a shorter one does not', async ({
    page,
  }) => {
    await page.clock.install()
    await openPage(page, '/en')
    await page.locator(TILES).nth(1).locator('a').first().tap()
    await expect(zoom(page).getByText('Image 2 of 24')).toBeVisible()
    await expect(zoom(page).getByRole('button', { name: 'Add to collection' })).toBeInViewport()
    const width = await zoom(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
    expect(width).toBe(0)
    await swipe(page, 49)
    await swipe(page, 51)
    await expect(zoom(page).getByText('Image 3 of 24')).toBeVisible()
    await swipe(page, -60)
    await expect(zoom(page).getByText('Image 2 of 24')).toBeVisible()
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
