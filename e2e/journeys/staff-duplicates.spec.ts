import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { PHONE, resizeTo, show, surplusWidth } from '../admin-page.ts'
import { readRecord } from '../call-admin-api.ts'
import { ownNumber } from '../own-record.ts'
import { test } from '../signed-in.ts'
import { speak } from '../staff-language.ts'

const LIST = '**/illusde/api/admin/duplicates'

/** Searching all of the demo takes minutes; what a search answers, an endpoint test holds. */
async function answerWith(page: Page, ids: readonly number[], answer: object): Promise<void> {
  const [one, other] = await Promise.all(ids.map((id) => readRecord(page, `/images/${id}`)))
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

test('a search for duplicates shows how far it is and can be tried again; a pair is told apart by keyboard, and that is undone', async ({
  admin: page,
}) => {
  const ids = [1403, 1404].map((number) => ownNumber('images', number))
  await speak(page, 'English')
  await page.route(LIST, (route) => route.abort())
  await show(page, '/duplicates')
  await expect(page.getByRole('alert')).toContainText('couldn’t be loaded')
  await page.unroute(LIST)
  const running = { State: 'running', Stage: 'comparing', Done: 300, All: 900 }
  await page.route(LIST, (route) => route.fulfill({ json: running }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status')).toHaveText('Comparing similar images: 300 of 900 pairs.')
  await expect(page.getByRole('button', { name: 'Search' })).toBeDisabled()
  await page.unroute(LIST)
  await answerWith(page, ids, FOUND)
  await expect(page.getByRole('status')).toContainText('One pair among 2500 images.')

  await speak(page, 'Deutsch')
  await resizeTo(page, PHONE)
  await expect(page.getByRole('status')).toContainText('Unter 2500 Bildern ist ein Paar doppelt.')
  await expectAccessible(page)
  expect(await surplusWidth(page)).toBe(0)
  const button = page.getByRole('listitem').getByRole('button', { name: /^Nicht dasselbe/ })
  const saved = page.waitForResponse((answer) =>
    answer.url().endsWith(`/duplicates/distinct/${ids.join('/')}`),
  )
  await button.focus()
  await page.keyboard.press('Enter')
  expect((await saved).status()).toBe(204)
  await expect(page.getByText('Dieses Paar kommt nicht wieder.')).toBeVisible()
  const undo = page.getByRole('button', { name: /^Rückgängig/ })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button).toBeVisible()

  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/images/${ids[0]}`))
})
