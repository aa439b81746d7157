import { expect, test } from '@playwright/test'
import {
  chooseFirst,
  firstImages,
  framesOf,
  heading,
  keepCollection,
  openSheet,
  savedIn,
} from './collecting.ts'

const SAVING = '**/illusde/api/lightbox'

for (const saved of ['{', '[1]', '{"Id": 1}', '[{"Id": "1"}]', '[{"Id": 1}, {"Id": 1}]'])
  test(`a saved collection that is ${saved} is logged once and counts as empty`, async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await page.addInitScript((text) => {
      localStorage.lightbox = text
    }, saved)
    await page.goto('/auswahl', { waitUntil: 'domcontentloaded' })
    await expect(page.getByText('Noch nichts ausgewählt')).toBeVisible()
    expect(warnings.filter((text) => text.includes('lightbox'))).toHaveLength(1)
  })

test('without storage the collection lasts for the visit, and the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await chooseFirst(page, 1)
  await page.getByRole('banner').getByRole('link', { name: 'Auswahl, 1 Bild' }).click()
  await expect(framesOf(page)).toHaveCount(1)
  await expect(page.getByText('Ihr Browser speichert nichts')).toBeVisible()
})

test('after a network or server error the pictures can be loaded again', async ({ page, request }) => {
  const ids = await firstImages(request, 2)
  await keepCollection(page, ids)
  await page.route('**/illusde/api/images/some*', (route) => route.abort(), { times: 1 })
  await page.goto('/auswahl', { waitUntil: 'domcontentloaded' })
  await expect(page.getByText('Die Bilder lassen sich gerade nicht laden.')).toBeVisible()
  await expect(framesOf(page)).toHaveCount(2)
  await page.route('**/illusde/api/images/some*', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByText('Die Bilder lassen sich gerade nicht laden.')).toBeVisible()
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(framesOf(page).locator('img')).toHaveCount(2)
  expect(await savedIn(page)).toEqual(ids.map((Id) => ({ Id })))
})

test('withdrawn pictures are counted and can be removed', async ({ page, request }) => {
  const ids = await firstImages(request, 2)
  await keepCollection(page, [999_999_998, ...ids, 999_999_999])
  await openSheet(page, 2)
  await expect(heading(page)).toHaveText('Ihre Auswahl 4')
  await expect(page.getByText('2 Bilder sind nicht mehr zu sehen.')).toBeVisible()
  await page.getByRole('button', { name: 'Aus der Liste nehmen' }).click()
  await expect(heading(page)).toHaveText('Ihre Auswahl 2')
  expect((await savedIn(page)).map(({ Id }) => Id)).toEqual(ids)
})

for (const [fault, words] of [
  [0, 'Keine Verbindung.'],
  [500, 'Das hat nicht geklappt.'],
  [413, 'Diese Auswahl ist zu groß zum Teilen.'],
  [429, 'Sie haben in kurzer Zeit oft gespeichert.'],
] as const)
  test(`saving that ends with ${fault || 'no response'} shows a message, and nothing is lost`, async ({
    page,
    request,
  }) => {
    const ids = await firstImages(request, 2)
    await keepCollection(page, ids)
    await openSheet(page, 2)
    await page.route(SAVING, (route) => (fault === 0 ? route.abort() : route.fulfill({ status: fault })))
    for (const name of ['Link kopieren', 'Per E-Mail senden', 'Als PDF speichern', 'Projekt anfragen']) {
      await page.getByRole('main').getByRole('button', { name }).click()
      await expect(
        page.getByRole('complementary').getByRole('status').filter({ hasText: words }),
      ).toBeVisible()
    }
    await expect(page).toHaveURL('/auswahl')
    expect(await savedIn(page)).toEqual(ids.map((Id) => ({ Id })))
  })
