import { expect, type Locator, type Page, test } from '@playwright/test'
import { savedIn } from '../collecting.ts'
import { hold } from '../hold.ts'
import { openPage, watchTraffic } from '../open-page.ts'

const TILES = '#works [data-image]'

const slides = (page: Page) => page.locator('[class*="slide"]')

test('starts 300 ms after the pointer enters, advances every 1.5 s and ends when it leaves', async ({
  page,
}) => {
  const traffic = watchTraffic(page)
  await openPage(page, '/')
  const tile = page.locator(TILES).filter({ hasNotText: 'Animation' }).first()
  await tile.scrollIntoViewIfNeeded()
  await traffic()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const fetched = page.waitForResponse('**/slideshow')
  await tile.hover({ position: { x: 40, y: 40 } })
  await fetched
  await page.clock.runFor(299)
  await expect(slides(page)).toHaveCount(0)
  await page.clock.runFor(2)
  const current = tile.locator('[class*="current"]')
  await expect.poll(() => positionOf(current)).toBe(1)
  await page.clock.runFor(1500)
  await expect.poll(() => positionOf(current)).toBe(2)
  await page.clock.runFor(3000)
  await expect.poll(() => positionOf(current)).toBe(4)
  await page.mouse.move(2, 2)
  await expect(slides(page)).toHaveCount(0)
})

test('does not run with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const tile = page.locator(TILES).first()
  await tile.hover()
  await page.locator(TILES).nth(1).hover()
  expect(asked.filter((url) => url.includes('slideshow'))).toEqual([])
})

/** Index of the current tick, counted from 0. */
function positionOf(current: ReturnType<Page['locator']>): Promise<number> {
  return current.evaluate((tick) => [...(tick.parentElement?.children ?? [])].indexOf(tick))
}

/** The id of the picture that a tile shows instead of its own. */
function shownIn(tile: Locator): Promise<number> {
  return tile
    .locator('img[class*="shown"]')
    .evaluate((slide: HTMLImageElement) => Number(/(\d+)\.webp/.exec(slide.src)?.[1]))
}

/** A tile whose slideshow shows another picture than its own, and what that picture is. */
async function tileShowingAnother(page: Page, approach: (tile: Locator) => Promise<void>) {
  const tile = page.locator(TILES).filter({ hasNotText: 'Animation' }).first()
  await tile.scrollIntoViewIfNeeded()
  const answer = page.waitForResponse('**/slideshow')
  await approach(tile)
  const works: { Id: number; Alt: string }[] = await (await answer).json()
  await expect(tile.locator('img[class*="shown"]')).toBeVisible()
  return { tile, own: Number(await tile.getAttribute('data-image')), works }
}

test('with the pointer, all that is done to a tile is done to the picture that is seen', async ({ page }) => {
  await openPage(page, '/')
  const { tile, own, works } = await tileShowingAnother(page, (first) =>
    first.hover({ position: { x: 40, y: 40 } }),
  )
  await tile.getByRole('button').hover()
  const shown = await shownIn(tile)
  expect(shown).not.toBe(own)
  const alt = works.find(({ Id }) => Id === shown)?.Alt
  await tile.getByRole('button', { name: `Zur Auswahl hinzufügen: ${alt}` }).click()
  expect((await savedIn(page)).map(({ Id }) => Id)).toEqual([shown])
  await expect(tile.getByRole('button', { name: `Aus der Auswahl entfernen: ${alt}` })).toBeVisible()
  await page.mouse.move(2, 2)
  await expect(tile.getByRole('button')).toHaveAccessibleName(/^Zur Auswahl hinzufügen/)
  await expect(tile.locator('[class*="frame"]')).toHaveCount(0)
  await tile.hover({ position: { x: 40, y: 40 } })
  await expect(tile.locator('img[class*="shown"]')).toBeVisible()
  await page.mouse.down()
  const pressed = await shownIn(tile)
  await page.mouse.up()
  await expect(page).toHaveURL(`/?bild=${pressed}`)
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tile.locator('a').first()).toBeFocused()
})

test('with the keyboard too, and nothing changes below a control in focus', async ({ page }) => {
  await openPage(page, '/')
  const { tile, works } = await tileShowingAnother(page, async (first) => {
    await page.keyboard.press('Tab')
    await first.locator('a').first().focus()
  })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const plus = tile.getByRole('button')
  await expect(plus).toBeFocused()
  const shown = await shownIn(tile)
  const alt = works.find(({ Id }) => Id === shown)?.Alt
  await expect(plus).toHaveAccessibleName(`Zur Auswahl hinzufügen: ${alt}`)
  await page.clock.install()
  await page.clock.runFor(4_000)
  expect(await shownIn(tile)).toBe(shown)
  await page.keyboard.press('Enter')
  expect((await savedIn(page)).map(({ Id }) => Id)).toEqual([shown])
  await expect(plus).toHaveAccessibleName(`Aus der Auswahl entfernen: ${alt}`)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  const link = tile.locator('a').first()
  await expect(link).toBeFocused()
  await expect(link).toHaveAccessibleName(`Bild vergrößern: ${alt}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/?bild=${shown}`)
})

const WAYS = {
  'under the pointer': (tile: Locator) => tile.hover({ position: { x: 40, y: 40 } }),
  'in focus': async (tile: Locator) => {
    await tile.page().keyboard.press('Tab')
    await tile.locator('a').first().focus()
  },
}
for (const [way, reach] of Object.entries(WAYS))
  test(`a tile that is ${way} before the slideshow’s script has come gets its slideshow all the same`, async ({
    page,
  }) => {
    const release = await hold(page, '**/grid-behaviour-*.js')
    await openPage(page, '/')
    await tileShowingAnother(page, async (tile) => {
      await reach(tile)
      release()
    })
  })

test('nothing changes below a control that was under the pointer before the slideshow’s script came', async ({
  page,
}) => {
  const release = await hold(page, '**/grid-behaviour-*.js')
  await openPage(page, '/')
  const tile = page.locator(TILES).filter({ hasNotText: 'Animation' }).first()
  await tile.getByRole('button').hover()
  await page.clock.install()
  const answer = page.waitForResponse('**/slideshow')
  release()
  await answer
  await page.clock.runFor(1_500)
  await expect(tile.locator('img[class*="slide"]').first()).toHaveJSProperty('complete', true)
  await page.clock.runFor(1_500)
  expect(await positionOf(tile.locator('[class*="current"]'))).toBe(0)
})

test('while its link has the focus, what it is called stays, the zoom opens on what is seen, with keys, and Escape ends it', async ({
  page,
}) => {
  await openPage(page, '/')
  const release = await hold(page, /\/webp\/(960|1280|2400)\//)
  const { tile, own } = await tileShowingAnother(page, async (first) => {
    await page.keyboard.press('Tab')
    await first.locator('a').first().focus()
  })
  const link = tile.locator('a').first()
  const name = await tile.locator('img').first().getAttribute('alt')
  await expect(link).toHaveAttribute('href', /bild=/)
  expect(await shownIn(tile)).not.toBe(own)
  await expect(link).toHaveAccessibleName(`Bild vergrößern: ${name}`)
  await page.keyboard.press('Enter')
  const zoom = page.getByRole('dialog', { name: 'Bildansicht' })
  await expect(zoom.getByText(/^Bild 1 von (?!1$)/)).toBeVisible()
  // The large one is held back.
  await expect(zoom.locator('[style*="/webp/640/"]').first()).toBeVisible()
  await expect(zoom.getByRole('button', { name: 'Schließen' })).toBeFocused()
  // A key that comes in the frame in which the stage is rendered is not its yet.
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(zoom.getByText(/^Bild [2-9] von/)).toBeVisible({ timeout: 500 })
  }).toPass()
  release()
  // To the tile of the picture that was seen last, where the page has one.
  const last = page
    .locator(`${TILES}[data-image="${new URL(page.url()).searchParams.get('bild')}"] a`)
    .first()
  const opener = (await last.count()) > 0 ? last : link
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(slides(page).first()).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(slides(page)).toHaveCount(0)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('no picture takes the place of a tile’s own, which is collected and opened', async ({ page }) => {
    await openPage(page, '/')
    const tile = page.locator(TILES).first()
    const own = Number(await tile.getAttribute('data-image'))
    await tile.getByRole('button').tap()
    await expect(tile.getByRole('button')).toHaveAccessibleName(/^Aus der Auswahl entfernen/)
    expect((await savedIn(page)).map(({ Id }) => Id)).toEqual([own])
    await tile.locator('a').first().tap()
    await expect(page).toHaveURL(`/?bild=${own}`)
  })
})
