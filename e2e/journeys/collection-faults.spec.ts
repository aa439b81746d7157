import { expect, test } from '@playwright/test'
import { chooseFirst, firstImages, framesOf, heading, keepCollection, savedIn } from '../collecting.ts'

test('a saved collection that cannot be read is logged once and counts as empty', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.addInitScript(() => {
    localStorage.lightbox = '{'
  })
  await page.goto('/auswahl', { waitUntil: 'domcontentloaded' })
  await expect(page.getByText('Noch nichts ausgewählt')).toBeVisible()
  expect(warnings.filter((text) => text.includes('lightbox'))).toHaveLength(1)
})

test('without storage the collection lasts for the visit, and no page promises to keep anything', async ({
  page,
}) => {
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
  await page.getByRole('contentinfo').getByRole('link', { name: 'Als Zeichner bewerben' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Kim Pinsel')
  await expect(page.getByText(/behält dieser Browser/)).toHaveCount(0)
})

test('whatever fails is said, nothing is lost, and withdrawn pictures can be removed', async ({
  page,
  request,
}) => {
  const ids = await firstImages(request, 2)
  const all = [999_999_998, ...ids, 999_999_999]
  await keepCollection(page, all)

  await test.step('after a network or server error the pictures can be loaded again', async () => {
    await page.route('**/illusde/api/images/some*', (route) => route.abort(), { times: 1 })
    await page.goto('/auswahl', { waitUntil: 'domcontentloaded' })
    await expect(page.getByText('Die Bilder lassen sich gerade nicht laden.')).toBeVisible()
    await expect(framesOf(page)).toHaveCount(4)
    await page.route('**/illusde/api/images/some*', (route) => route.fulfill({ status: 500 }), { times: 1 })
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page.getByText('Die Bilder lassen sich gerade nicht laden.')).toBeVisible()
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(framesOf(page).locator('img')).toHaveCount(2)
    expect((await savedIn(page)).map(({ Id }) => Id)).toEqual(all)
  })

  await test.step('withdrawn pictures are counted and can be removed', async () => {
    await expect(heading(page)).toHaveText('Ihre Auswahl 4')
    await expect(page.getByText('2 Bilder sind nicht mehr zu sehen.')).toBeVisible()
    await page.getByRole('button', { name: 'Aus der Liste nehmen' }).click()
    await expect(heading(page)).toHaveText('Ihre Auswahl 2')
    expect(await savedIn(page)).toEqual(ids.map((Id) => ({ Id })))
  })

  let fault = 0
  await page.route('**/illusde/api/lightbox', (route) =>
    fault === 0 ? route.abort() : route.fulfill({ status: fault }),
  )
  const said = page.getByRole('complementary').getByRole('status')
  for (const [status, words] of [
    [0, 'Keine Verbindung.'],
    [500, 'Das hat nicht geklappt.'],
    [413, 'Diese Auswahl ist zu groß zum Teilen.'],
    [429, 'Sie haben in kurzer Zeit oft gespeichert.'],
  ] as const)
    await test.step(`saving that ends with ${status || 'no response'} shows a message`, async () => {
      fault = status
      for (const name of ['Link kopieren', 'Per E-Mail senden', 'Als PDF speichern', 'Projekt anfragen']) {
        const asked = page.waitForRequest('**/illusde/api/lightbox')
        await page.getByRole('main').getByRole('button', { name }).click()
        await asked
        await expect(said.filter({ hasText: words })).toBeVisible()
      }
    })
  await expect(page).toHaveURL('/auswahl')
  expect(await savedIn(page)).toEqual(ids.map((Id) => ({ Id })))
})
