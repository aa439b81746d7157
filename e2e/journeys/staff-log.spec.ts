import { expect, type Page } from '@playwright/test'
import staffTexts from '#messages/staff.de.json' with { type: 'json' }
import { expectAccessible } from '../accessible.ts'
import { show } from '../admin-page.ts'
import { callAdminApi, readRecord } from '../call-admin-api.ts'
import { ownNumber } from '../own-record.ts'
import { test } from '../signed-in.ts'

const { banners } = staffTexts

/** Hides them all at once, as the list of pictures does. */
async function hideTogether(page: Page, ids: readonly number[], hidden: boolean): Promise<number> {
  const body = { ids, changes: { Hidden: hidden } }
  return (await callAdminApi(page, { method: 'POST', path: '/images/bulk', body })).status
}

test('what was done to many records is one line that opens, and each record is named and linked', async ({
  admin: page,
}) => {
  const images = [1421, 1422, 1423].map((number) => ownNumber('images', number))
  const { data } = await readRecord(page, `/images/some?ids=${images.join()}`)
  const names = data.map(({ TitleDe }: { TitleDe: string }) => TitleDe)
  expect(await hideTogether(page, images, true)).toBeLessThan(300)
  try {
    await show(page, '/')
    const last = page.getByRole('region', { name: /geändert/ })
    const line = last.locator('details').filter({ hasText: names[1] }).first()
    await line.getByText(/: 3 Bilder geändert/).press('Enter')
    await line.getByRole('link', { name: names[1] }).click()
    // Hidden from visitors, it is there for staff.
    await expect(page.getByLabel('Titel (Deutsch)')).toHaveValue(names[1])

    await show(page, '/changes')
    const row = page.getByRole('row').filter({ hasText: '3 Bilder' }).filter({ hasText: names[1] }).first()
    await expect(row.getByText('Nein').first()).toBeVisible()
    await row.getByText('3 Bilder').press('Enter')
    await expect(row.getByRole('link', { name: names[1] })).toBeVisible()
    await expectAccessible(page)
  } finally {
    await hideTogether(page, images, false)
  }
})

test('the banner above the newest works asks only for what visitors see of it', async ({ admin: page }) => {
  await show(page, '/banners/home-2020')
  await expect(page.getByText(banners.welcome_hint).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Text/ })).toHaveCount(2)
  await expect(page.getByRole('textbox', { name: /^(Titel|Alternativtext)/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Bild wählen/ })).toHaveCount(0)
})
