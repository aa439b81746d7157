import { type Browser, expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { changeElsewhere } from './call-admin-api.ts'
import { test } from './signed-in.ts'
import { signInFirst } from './staff-account.ts'
import { speak } from './staff-language.ts'
import { aNetwork, REFUSED_COOKIES } from './visitor.ts'

/** An artist that no other test opens. */
const ARTIST = 45

async function openColleague(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'de-DE',
    storageState: REFUSED_COOKIES,
    extraHTTPHeaders: aNetwork(),
  })
  const page = await context.newPage()
  await signInFirst(page)
  return page
}

test('who opens a record that a colleague has open is told so, and when it is changed there', async ({
  page,
  room,
  browser,
}) => {
  const colleague = await openColleague(browser)
  await colleague.goto(`${room}/artists/${ARTIST}`)
  await expect(colleague.getByLabel('Web-Adresse')).not.toHaveValue('')
  await page.clock.install()
  await page.goto(`${room}/artists/${ARTIST}`)
  await speak(page, 'Deutsch')
  const notice = page.getByRole('main').getByRole('status')
  await expect(notice.filter({ hasText: 'Auch bei Frieda Probe offen.' })).toBeVisible()
  await expectAccessible(page)
  const before = await changeElsewhere(colleague, `/artists/${ARTIST}`, { TownDe: 'Husum' })
  await page.clock.runFor('00:16')
  await expect(notice.filter({ hasText: 'Frieda Probe hat das geändert' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Neu laden' }).click()
  await expect(page.getByLabel('Ort (Deutsch)')).toHaveValue('Husum')
  await expect(notice.filter({ hasText: 'hat das geändert' })).toHaveCount(0)
  await changeElsewhere(colleague, `/artists/${ARTIST}`, { TownDe: before.TownDe })
  await colleague.context().close()
  await page.clock.runFor('00:31')
  await expect(notice.filter({ hasText: 'Auch bei' })).toHaveCount(0)
})
