import { expect, type Page, test } from '@playwright/test'
import { NOBODY_YET } from './answers.ts'

test.use({ storageState: NOBODY_YET, javaScriptEnabled: false })

/** Pictures that were not requested before are drawn at their first request, long after the page itself. */
const READY = { waitUntil: 'domcontentloaded' } as const
const NO_WAIT = { noWaitAfter: true } as const

/** Selectors by text leave `<noscript>` out. */
const AS_SEEN = { useInnerText: true } as const
const inNoscript = (page: Page) => page.locator('main noscript').first()
const shown = (page: Page) => page.getByRole('region', { name: /^(?:Bildansicht|Image view)$/ })

for (const [screen, path, previous, next, back] of [
  ['home from A to Z', '/?order=alpha', 'Vorheriges Bild', 'Nächstes Bild', 'Zurück zu allen Bildern'],
  ['portfolio', '/illustrator/deniz-aksungur', 'Vorheriges Bild', 'Nächstes Bild', 'Zurück zu allen Bildern'],
  ['gallery', '/en/essen-und-trinken', 'Previous image', 'Next image', 'Back to all images'],
  ['search', '/en/image-search?q=wal', 'Previous image', 'Next image', 'Back to all images'],
] as const)
  test(`${screen}: a click on a picture shows it, its neighbours and the way back`, async ({ page }) => {
    await page.goto(path, READY)
    const tiles = page.locator('#works [data-image]')
    const ids = await tiles.evaluateAll((found) => found.map((tile) => tile.getAttribute('data-image')))
    const idOnPage = () => new URL(page.url()).searchParams.get('bild')
    await tiles.nth(1).locator('a').first().click(NO_WAIT)
    await expect(page).toHaveURL(new RegExp(`[?&]bild=${ids[1]}$`))
    await expect(shown(page).locator('img').first()).toBeInViewport()
    await expect(shown(page).getByRole('heading').first()).toHaveText(/\S/)
    await expect(shown(page).locator('a[href*="/illustrator/"]').first()).toBeVisible()
    await expect(shown(page)).toHaveCSS('display', 'grid')
    await shown(page).getByRole('link', { name: next }).click(NO_WAIT)
    await expect.poll(idOnPage).toBe(ids[2])
    await shown(page).getByRole('link', { name: previous }).click(NO_WAIT)
    await expect.poll(idOnPage).toBe(ids[1])
    await shown(page).getByRole('link', { name: previous }).click(NO_WAIT)
    await expect.poll(idOnPage).toBe(ids[0])
    await expect(shown(page).getByRole('link', { name: previous })).toHaveCount(0)
    await shown(page).getByRole('link', { name: back }).click(NO_WAIT)
    await expect.poll(idOnPage).toBeNull()
    await expect(shown(page)).toHaveCount(0)
    await expect(tiles.first()).toBeInViewport()
  })

test('home in random order: the neighbours are those of the portfolio, which stay the same', async ({
  page,
}) => {
  await page.goto('/', READY)
  const idOnPage = () => new URL(page.url()).searchParams.get('bild')
  await page.locator('#works [data-image] a').first().click(NO_WAIT)
  await expect(page).toHaveURL(/[?&]bild=\d+$/)
  const [id, address] = [idOnPage(), page.url()]
  const artist = await shown(page).locator('a[href^="/illustrator/"]').first().getAttribute('href')
  await shown(page)
    .getByRole('link', { name: /^(?:Nächstes|Vorheriges) Bild$/ })
    .first()
    .click(NO_WAIT)
  await expect.poll(idOnPage).not.toBe(id)
  await expect(shown(page).locator('a[href^="/illustrator/"]').first()).toHaveAttribute('href', artist ?? '')
  await expect(
    shown(page)
      .locator(`a[href$="${new URL(address).search}"]`)
      .first(),
  ).toBeVisible()
})

test('a picture that the page has no grid for is shown among those of its artist', async ({ page }) => {
  await page.goto('/illustrator/deniz-aksungur', READY)
  const id = await page.locator('#works [data-image]').nth(1).getAttribute('data-image')
  await page.goto(`/kontakt?bild=${id}`, READY)
  await shown(page).getByRole('link', { name: 'Deniz Aksungur' }).click(NO_WAIT)
  await expect(page).toHaveURL(/\/illustrator\/deniz-aksungur$/)
  await page.goto('/kontakt?bild=999999999', READY)
  await expect(inNoscript(page)).toContainText('Dieses Bild ist nicht zu sehen.', AS_SEEN)
})

for (const [path, words] of [
  ['/auswahl', 'Dafür braucht er JavaScript'],
  ['/en/auswahl', 'for that it needs JavaScript'],
] as const)
  test(`${path} says that it needs script, and how else to reach the office`, async ({ page }) => {
    await page.goto(path, READY)
    const content = page.getByRole('main')
    await expect(inNoscript(page)).toContainText(words, AS_SEEN)
    await expect(content.locator('a[href^="mailto:"]')).toBeVisible()
  })
