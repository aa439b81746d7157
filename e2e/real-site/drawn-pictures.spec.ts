import { expect, type Locator, type Page, test } from '@playwright/test'
import { openTestFolder, startSite } from '#tests/run-program.ts'
import { bring } from '../bring-picture.ts'
import { framesOf } from '../collecting.ts'
import { openPage } from '../open-page.ts'

/** Size at which the areas of a picture are still visible. */
const SAMPLE_SIDE = 24
/** A placeholder has one colour, and a few more after compression. */
const COLOURS_OF_A_DRAWING = 12
const DRAWN_WITHIN_MS = 30_000
/** Narrow, so that few pictures are drawn. */
const WINDOW = { width: 360, height: 640 }
const WIDE_WINDOW = { width: 1024, height: 640 }
const TILES = '#works [data-image]'

// All other tests use plain placeholders: this one starts the real program with its drawing threads.
test('on the real site drawn pictures lead from the home page to an artist, the zoom, the collection, the search and an enquiry', async ({
  browser,
}) => {
  // A site is filled and started for it alone.
  test.slow()
  await using place = await openTestFolder()
  await using site = await startSite({ DATA_DIR: place.folder, DEMO: 'yes', PREPARE: 'no', WORKERS: '1' })
  const visitor = await browser.newContext({ baseURL: site.address, viewport: WINDOW })
  const page = await visitor.newPage()
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Alle ablehnen' }).click()
  const work = page.locator(TILES).first()
  await expectDrawn(work.locator('img').first())

  await work.locator('a[href^="/illustrator/"]').last().press('Enter')
  await expect(page).toHaveURL(/\/illustrator\/[a-z-]+$/)
  const tile = page.locator(TILES).first()
  await expectDrawn(tile.locator('img').first())
  const id = (await tile.getAttribute('data-image')) ?? 'none'

  await tile.locator('a').first().press('Enter')
  const zoom = page.getByRole('dialog', { name: 'Bildansicht' })
  await expectDrawn(zoom.locator(`img[src*="/${id}."]`).first())
  await zoom.getByRole('button', { name: 'Zur Auswahl hinzufügen' }).first().press('Enter')
  await zoom.getByRole('link', { name: 'Ansehen' }).press('Enter')
  await expect(page).toHaveURL('/auswahl')
  await expectDrawn(framesOf(page).locator('img').first())

  await searchBySight(page, id)
  await expect(page.locator('main [data-image]').first()).toHaveAttribute('data-image', id)
  await expectDrawn(page.locator(`main [data-image="${id}"] img`).first())

  await openPage(page, '/kontakt')
  await expect(page.getByLabel('1 Bild mitschicken')).toBeChecked()
  await page.getByLabel('Nachricht').fill('Ein Wal für den Umschlag eines Kinderbuchs.')
  await page.getByLabel('Name', { exact: true }).fill('Katrin Lorenzen')
  await page.getByLabel('E-Mail', { exact: true }).fill('lorenzen@wochenblatt.example')
  await page.getByLabel('Ich akzeptiere die AGB').check()
  await page.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(page.getByRole('heading', { name: 'Vielen Dank, Ihre Anfrage ist da' })).toBeFocused()
  await visitor.close()
})

/** Drops the work onto the page as a visitor may have saved it. */
async function searchBySight(page: Page, id: string): Promise<void> {
  const answer = await page.request.get(`/dmedia/webp/640/${id}.webp`)
  const base64 = (await answer.body()).toString('base64')
  // Dropping works once this is rendered; phones do not have it.
  await page.setViewportSize(WIDE_WINDOW)
  await expect(page.getByRole('button', { name: 'Suche verschieben' })).toBeVisible()
  await bring(page, 'drop', { file: { name: 'found.webp', type: 'image/webp', base64 } })
  await expect(page).toHaveURL(/\/image-search\?image=[\w-]{22}$/)
}

/** The picture has loaded and has more than one colour. */
async function expectDrawn(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate(countColours, SAMPLE_SIDE).catch(String), { timeout: DRAWN_WITHIN_MS })
    .toBeGreaterThan(COLOURS_OF_A_DRAWING)
}

async function countColours(image: Element, side: number): Promise<number> {
  if (!(image instanceof HTMLImageElement)) throw new TypeError('This is no picture.')
  image.scrollIntoView()
  await image.decode()
  const context = new OffscreenCanvas(side, side).getContext('2d')
  if (!context) throw new TypeError('Nothing can be drawn on.')
  context.drawImage(image, 0, 0, side, side)
  return new Set(new Uint32Array(context.getImageData(0, 0, side, side).data.buffer)).size
}
