import { expect, type Page, test } from '@playwright/test'
import { firstImages, share } from '../collecting.ts'

test.use({ javaScriptEnabled: false })

/** Pictures that were not requested before are drawn at their first request, long after the page itself. */
const READY = { waitUntil: 'domcontentloaded' } as const
const NO_WAIT = { noWaitAfter: true } as const

/** Selectors by text leave `<noscript>` out. */
const AS_SEEN = { useInnerText: true } as const
const inNoscript = (page: Page) => page.locator('main noscript').first()
const shown = (page: Page) => page.getByRole('region', { name: /^(?:Bildansicht|Image view)$/ })
const tiles = (page: Page) => page.locator('#works [data-image]')
const idOnPage = (page: Page) => new URL(page.url()).searchParams.get('bild')

for (const [screen, path, previous, next, back] of [
  ['home from A to Z', '/?order=alpha', 'Vorheriges Bild', 'Nächstes Bild', 'Zurück zu allen Bildern'],
  ['search', '/en/image-search?q=wal', 'Previous image', 'Next image', 'Back to all images'],
] as const)
  test(`${screen}: a click on a picture shows it, its neighbours and the way back`, async ({ page }) => {
    await page.goto(path, READY)
    // What needs script is hidden.
    await expect(tiles(page).locator('button').first()).toBeHidden()
    const ids = await tiles(page).evaluateAll((found) => found.map((tile) => tile.getAttribute('data-image')))
    await tiles(page).nth(1).locator('a').first().click(NO_WAIT)
    await expect(page).toHaveURL(new RegExp(`[?&]bild=${ids[1]}$`))
    await expect(shown(page).locator('img').first()).toBeInViewport()
    await expect(shown(page).getByRole('heading').first()).toHaveText(/\S/)
    await expect(shown(page).locator('a[href*="/illustrator/"]').first()).toBeVisible()
    await expect(shown(page)).toHaveCSS('display', 'grid')
    await expect(shown(page).getByRole('link', { name: next })).toHaveAttribute(
      'href',
      new RegExp(`bild=${ids[2]}$`),
    )
    await shown(page).getByRole('link', { name: previous }).click(NO_WAIT)
    await expect.poll(() => idOnPage(page)).toBe(ids[0])
    await expect(shown(page).getByRole('link', { name: previous })).toHaveCount(0)
    await shown(page).getByRole('link', { name: back }).click(NO_WAIT)
    await expect.poll(() => idOnPage(page)).toBeNull()
    await expect(shown(page)).toHaveCount(0)
    await expect(tiles(page).first()).toBeInViewport()
  })

test('a picture of a random order, and one that the page has no grid for, is shown among those of its artist', async ({
  page,
}) => {
  await page.goto('/', READY)
  await tiles(page).locator('a').first().click(NO_WAIT)
  await expect(page).toHaveURL(/[?&]bild=\d+$/)
  const id = idOnPage(page)
  const artist = shown(page).locator('a[href^="/illustrator/"]').first()
  const address = (await artist.getAttribute('href')) ?? 'none'
  await shown(page)
    .getByRole('link', { name: /^(?:Nächstes|Vorheriges) Bild$/ })
    .first()
    .click(NO_WAIT)
  await expect.poll(() => idOnPage(page)).not.toBe(id)
  await expect(artist).toHaveAttribute('href', address)
  await expect(shown(page).locator(`a[href$="?bild=${id}"]`).first()).toBeVisible()

  await page.goto(`/kontakt?bild=${id}`, READY)
  await expect(artist).toHaveAttribute('href', address)
  await page.goto('/kontakt?bild=999999999', READY)
  await expect(inNoscript(page)).toContainText('Dieses Bild ist nicht zu sehen.', AS_SEEN)
})

test('styles, phone menu, filters and the search open and lead on', async ({ page }) => {
  await test.step('styles and phone menu open and close', async () => {
    await page.goto('/impressum', READY)
    const styles = page.locator('#all-styles')
    await page.getByRole('button', { name: 'Stile' }).click()
    await expect(styles.getByRole('link').first()).toBeVisible()
    await styles.getByRole('button', { name: 'Schließen' }).click()
    await expect(styles).toBeHidden()
    await page.setViewportSize({ width: 390, height: 844 })
    const menu = page.locator('#menu')
    await page.getByRole('button', { name: 'Menü' }).click()
    await expect(menu.getByRole('link', { name: 'Kontakt' })).toBeVisible()
    await menu.getByRole('button', { name: 'Schließen' }).click()
    await expect(menu).toBeHidden()
  })

  await test.step('the filters narrow, on a phone and elsewhere', async () => {
    await page.goto('/tiere?order=new', READY)
    await expect(page.locator('#all-styles [aria-current=page]')).toHaveAttribute('href', '/tiere')
    const technique = page.getByLabel('Technik', { exact: true })
    const open = () => page.getByRole('main').getByRole('button', { name: 'Filtern', exact: true }).click()
    await open()
    await expect(technique).toBeInViewport()
    await page.setViewportSize({ width: 1280, height: 720 })
    await expect(technique).toBeInViewport()
    await technique.selectOption('aquarell')
    await page.getByRole('form', { name: 'Bilder filtern' }).locator('button[type=submit]').click(NO_WAIT)
    await expect(page).toHaveURL(/\?order=new&technik=aquarell/)
    await page.getByRole('link', { name: 'Filter entfernen: Aquarell' }).click(NO_WAIT)
    await expect(page).toHaveURL(/\/tiere\?order=new$/)
  })

  await test.step('the floating search is a plain form that leads to the results', async () => {
    await page.getByRole('button', { name: 'Suche öffnen' }).click()
    await page.keyboard.type('aquarell')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/image-search\?q=aquarell$/)
    await expect(page.getByRole('main').getByRole('link', { name: 'Aquarell' }).first()).toBeVisible()
  })
})

test('a shared collection can be taken along as PDF, and offers nothing that needs script', async ({
  page,
  request,
}) => {
  await page.goto(await share(request, await firstImages(request, 2)), READY)
  await expect(page.getByRole('button', { name: 'In meine Auswahl übernehmen' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Als PDF speichern' })).toBeVisible()
})

test('there is no question about cookies, and the settings page has no switches', async ({ page }) => {
  await page.goto('/consent', READY)
  await expect(page.getByRole('region', { name: 'Cookies', exact: true })).toHaveCount(0)
  await expect(page.locator('main noscript p')).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(0)
})

test('a picture of one’s own is searched by', async ({ page, request }) => {
  const [{ Id }] = await (await request.get('/illusde/api/images/homepage/new')).json()
  const buffer = await (await request.get(`/dmedia/webp/640/${Id}.webp`)).body()
  await page.goto('/en/image-search', READY)
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await page.getByRole('button', { name: 'Search with this image' }).click()
  await expect(page.getByText('We can’t search by this file.')).toBeVisible()
  await file.setInputFiles({ name: 'found.webp', mimeType: 'image/webp', buffer })
  await page.getByRole('button', { name: 'Search with this image' }).click()
  await expect(page).toHaveURL(/\/en\/image-search\?image=/)
  await expect(page.locator('main [data-image]').first()).toBeVisible()
})
