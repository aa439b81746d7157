import { expect, type Page } from '@playwright/test'
import { banners } from '#admin/messages/de/screens.ts'
import { expectAccessible } from './accessible.ts'
import { callAdminApi, readRecord } from './call-admin-api.ts'
import { test } from './signed-in.ts'
import { speak } from './staff-language.ts'

/** Works of the demo catalogue that no other test changes. */
const IMAGES = [2101, 2102, 2103]

/** Hides them all at once, as the list of pictures does. */
async function hideTogether(page: Page, ids: readonly number[], hidden: boolean): Promise<number> {
  const body = { ids, changes: { Hidden: hidden } }
  return (await callAdminApi(page, { method: 'POST', path: '/images/bulk', body })).status
}

test('what was done to many records is one line that opens, and each record is named and linked', async ({
  page,
  room,
}) => {
  await page.goto(room)
  await speak(page, 'Deutsch')
  const { data } = await readRecord(page, `/images/some?ids=${IMAGES.join()}`)
  const names = data.map(({ TitleDe }: { TitleDe: string }) => TitleDe)
  expect(await hideTogether(page, IMAGES, true)).toBeLessThan(300)
  try {
    await page.goto(`${room}/changes`)
    const row = page.getByRole('row').filter({ hasText: '3 Bilder' }).first()
    await expect(row.getByText('Nein')).toBeVisible()
    await row.getByText('3 Bilder').press('Enter')
    await expect(page.getByRole('link', { name: names[1] }).first()).toBeVisible()
    await expectAccessible(page)

    await page.goto(room)
    const last = page.getByRole('region', { name: /geändert/ })
    await last
      .getByText(/: 3 Bilder geändert/)
      .first()
      .press('Enter')
    await last.getByRole('link', { name: names[1] }).click()
    // Hidden from visitors, it is there for staff.
    await expect(page.getByLabel('Titel (Deutsch)')).toHaveValue(names[1])
  } finally {
    await hideTogether(page, IMAGES, false)
  }
})

test('the banner above the newest works asks only for what visitors see of it', async ({ page, room }) => {
  await page.goto(`${room}/banners/home-2020`)
  await speak(page, 'Deutsch')
  await expect(page.getByText(banners.welcome_hint).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Text/ })).toHaveCount(2)
  await expect(page.getByRole('textbox', { name: /^(Titel|Alternativtext)/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Bild wählen/ })).toHaveCount(0)
})
