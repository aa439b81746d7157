import { expect, test } from '@playwright/test'
import { storedKeys } from './answers.ts'
import { openPage } from './open-page.ts'

const NAMES = 'main section[aria-labelledby] li a'

test('viewed portfolios are listed, the last one first, until the history is cleared', async ({ page }) => {
  await openPage(page, '/allezeichner')
  const seen: string[] = []
  for (const at of [3, 5]) {
    const artist = page.locator(NAMES).nth(at)
    const name = (await artist.textContent()) ?? 'nobody'
    seen.unshift(name)
    await artist.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/allezeichner')
    // The new page takes the focus: keys that are pressed earlier go to the old page.
    await expect(page.getByRole('heading', { level: 1, name: 'Alle Zeichner' })).toBeFocused()
  }
  await page.getByRole('banner').getByRole('link', { name: 'Auswahl' }).press('Enter')
  await page.getByRole('main').getByRole('link', { name: 'Zuletzt gesehen' }).press('Enter')
  await expect(page).toHaveURL('/gesehen')
  const faces = page.getByRole('main').getByRole('listitem')
  await expect(faces).toHaveText(seen)
  expect(await storedKeys(page)).toEqual(['consent', 'seen'])
  expect(await page.evaluate(() => localStorage.seen)).toBeUndefined()
  await page.getByRole('button', { name: 'Verlauf löschen' }).press('Enter')
  await expect(faces).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('status').first()).toContainText('Hier stehen die Bilder, Mappen und Stile')
  expect(await storedKeys(page)).toEqual(['consent'])
})

test('the list lasts through a reload and a change of language, and ends with the visit', async ({
  page,
  context,
}) => {
  await openPage(page, '/illustrator/deniz-aksungur')
  expect(await storedKeys(page)).toEqual(['consent'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Zuletzt gesehen' }).click()
  const faces = page.getByRole('main').getByRole('listitem')
  await expect(faces).toHaveText(['Deniz Aksungur'])
  await page.reload()
  await expect(faces).toHaveText(['Deniz Aksungur'])
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL('/en/gesehen')
  await expect(faces).toHaveText(['Deniz Aksungur'])
  const otherVisit = await context.newPage()
  await otherVisit.goto('/en/gesehen')
  await expect(otherVisit.getByRole('status').first()).toContainText('appear here')
})

test('images and styles that were viewed in one language are named in the other after a change', async ({
  page,
}) => {
  await openPage(page, '/essen-und-trinken')
  const work = page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'vergrößern' }).first()
  await work.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Zuletzt gesehen' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Essen & Trinken' })).toBeVisible()
  const german = await main.getByRole('img').getAttribute('alt')
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(main.getByRole('link', { name: 'Food & drink' })).toHaveAttribute(
    'href',
    '/en/essen-und-trinken',
  )
  await expect(main.getByRole('img')).not.toHaveAttribute('alt', german ?? '')
  await expect(main.getByRole('img')).toHaveAttribute('alt', /\S/)
})

test('a list that cannot be read counts as none', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.seen = '[{"kind":"film"}]'
  })
  const logged = page.waitForEvent('console', (message) => message.text().includes('"seen" cannot be read'))
  await page.goto('/gesehen')
  await logged
  await expect(page.getByRole('status').first()).toContainText('Hier stehen die Bilder, Mappen und Stile')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page explains where the list is stored, and links to all artists', async ({ page }) => {
    await page.goto('/en/gesehen')
    await expect(page.locator('main noscript p')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'All artists' }).click()
    await expect(page).toHaveURL('/en/allartists')
  })
})
