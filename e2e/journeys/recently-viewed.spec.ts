import { expect, type Page, test } from '@playwright/test'
import { storedKeys } from '../answers.ts'
import { openPage } from '../open-page.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const toList = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Zuletzt gesehen' }).click()

test('viewed portfolios are listed, the last one first, until the history is cleared', async ({ page }) => {
  await openPage(page, '/allezeichner')
  const seen: string[] = []
  for (const at of [3, 5]) {
    const artist = page.locator('main section[aria-labelledby] li a').nth(at)
    const name = (await artist.textContent()) ?? 'nobody'
    seen.unshift(name)
    await artist.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    // Whoever has left before has not seen much.
    await page.waitForFunction((artist) => sessionStorage.seen?.includes(artist), name)
    await page.goBack()
    await expect(page).toHaveURL('/allezeichner')
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
  await expect(title(page)).toBeFocused()
  await expect(page.getByRole('status').first()).toContainText('Hier stehen die Bilder, Mappen und Stile')
  expect(await storedKeys(page)).toEqual(['consent'])
})

test('images and styles are named in the other language after a change, last through a reload, and end with the visit', async ({
  page,
  context,
}) => {
  await openPage(page, '/essen-und-trinken')
  const work = page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'vergrößern' }).first()
  await work.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click()
  await toList(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Essen & Trinken' })).toBeVisible()
  const german = await main.getByRole('img').getAttribute('alt')
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL('/en/gesehen')
  const isEnglish = async () => {
    const style = main.getByRole('link', { name: 'Food & drink' })
    await expect(style).toHaveAttribute('href', '/en/essen-und-trinken')
    await expect(main.getByRole('img')).not.toHaveAttribute('alt', german ?? '')
    await expect(main.getByRole('img')).toHaveAttribute('alt', /\S/)
  }
  await isEnglish()
  await page.reload()
  await isEnglish()

  const otherVisit = await context.newPage()
  await test.step('in another visit a list that cannot be read counts as none', async () => {
    await otherVisit.addInitScript(() => {
      sessionStorage.seen = '[{"kind":"film"}]'
    })
    const logged = otherVisit.waitForEvent('console', (message) =>
      message.text().includes('"seen" cannot be read'),
    )
    await otherVisit.goto('/en/gesehen')
    await logged
    await expect(otherVisit.getByRole('status').first()).toContainText('appear here')
  })
})
