import { expect, type Page } from '@playwright/test'
import { findViolations } from './accessible.ts'
import { test } from './signed-in.ts'
import { speak } from './staff-language.ts'

const LIST = '**/illusde/api/admin/duplicates'

/** Searching all of the demo takes minutes; what a search answers, an endpoint test holds. */
async function answerWith(page: Page, room: string, answer: object): Promise<void> {
  const images = `${new URL(room).origin}/illusde/api/admin/images`
  const [one, other] = await Promise.all(
    [2001, 2002].map(async (id) => (await page.request.get(`${images}/${id}`)).json()),
  )
  const paired = (image: Record<string, unknown>) => ({
    Id: image.Id,
    TitleDe: image.TitleDe,
    TitleEn: image.TitleEn,
    ArtistId: image.ArtistId,
    ArtistName: 'Ada Moor',
    Hidden: false,
    Thumb: image.Thumb,
  })
  const pair = { One: paired(one), Other: paired(other), Mirrored: true }
  await page.route(LIST, (route) => route.fulfill({ json: { ...answer, data: [pair] } }))
}

const FOUND = { State: 'done', Images: 2_500, FoundAt: '2026-05-01T12:00:00Z' }

test('two images that show the same are told apart by keyboard, and that can be undone', async ({
  page,
  room,
}) => {
  await answerWith(page, room, FOUND)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${room}/duplicates`)
  await speak(page, 'Deutsch')
  await expect(page.getByRole('status')).toContainText('Unter 2500 Bildern ist ein Paar doppelt.')
  expect(await findViolations(page)).toEqual([])
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(surplus).toBeLessThanOrEqual(0)

  const button = page.getByRole('listitem').getByRole('button', { name: /^Nicht dasselbe/ })
  const saved = page.waitForResponse((response) => response.url().includes('/duplicates/distinct/2001/2002'))
  await button.focus()
  await page.keyboard.press('Enter')
  expect((await saved).status()).toBe(204)
  await expect(page.getByText('Dieses Paar kommt nicht wieder.')).toBeVisible()
  const undo = page.getByRole('button', { name: /^Rückgängig/ })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button).toBeVisible()

  await page.getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/images\/2001/)
})

test('a search shows how far it is, and one that cannot be reached can be tried again', async ({
  page,
  room,
}) => {
  await page.route(LIST, (route) => route.abort())
  await page.goto(`${room}/duplicates`)
  await speak(page, 'English')
  await expect(page.getByRole('alert')).toContainText('couldn’t be loaded')
  await page.unroute(LIST)
  const running = { State: 'running', Stage: 'comparing', Done: 300, All: 900 }
  await page.route(LIST, (route) => route.fulfill({ json: running }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status')).toHaveText('Comparing similar images: 300 of 900 pairs.')
  await expect(page.getByRole('button', { name: 'Search' })).toBeDisabled()
  await page.unroute(LIST)
  await answerWith(page, room, FOUND)
  await expect(page.getByRole('status')).toContainText('One pair among 2500 images.')
})
