import { expect } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { PHONE, resizeTo, show, surplusWidth } from '../admin-page.ts'
import { readRecord } from '../call-admin-api.ts'
import { test } from '../signed-in.ts'
import { speak } from '../staff-language.ts'

/** Nobody changes the name of this artist. */
const ARTIST = 44
const HIT = { Resource: 'artists', Id: '1', Title: '', More: '', Thumb: null }

test('by keyboard alone, Ctrl+K finds an artist from any page and opens the record; the list of keys names it', async ({
  admin: page,
}) => {
  await show(page, '/redirects')
  const { Name } = await readRecord(page, `/artists/${ARTIST}`)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Tasten' })).toContainText('Strg + K')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Schnell finden' })
  await expect(field).toBeFocused()
  await expect(page.getByRole('option', { name: 'Bilder hochladen' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type(Name)
  await expect(page.getByRole('option').first()).toContainText(Name)
  await expect(page.getByRole('status').filter({ hasText: 'Treffer' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/artists/${ARTIST}$`))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Web-Adresse')).not.toHaveValue('')
})

test('on a phone the overview leads to what waits, and the button finds commands, pages and settings; the latest words win', async ({
  admin: page,
}) => {
  await speak(page, 'English')
  await resizeTo(page, PHONE)
  const today = page.waitForResponse(/\/today$/)
  await show(page, '/')
  expect((await today).status()).toBe(200)
  await page.getByRole('link', { name: 'Scheduled news' }).click()
  await expect(page.getByRole('switch', { name: 'Scheduled' })).toBeChecked()
  await page.getByRole('button', { name: 'Quick find' }).click()
  const field = page.getByRole('combobox', { name: 'Quick find' })
  // The answer to the first words comes after that to the second.
  const { promise: isSecondThere, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/find\?q=slow/, async (route) => {
    await isSecondThere
    await route.fulfill({ json: { data: [{ ...HIT, Title: 'slow' }] } }).catch(() => {})
  })
  const first = page.waitForRequest(/\/find\?q=slow/)
  await field.fill('slow')
  await first
  const second = page.waitForResponse(/\/find\?q=backup/)
  await field.fill('backup')
  await second
  release()
  await expect(page.getByRole('option')).toHaveText(['Check the backup'])
  await field.fill('xxxxxx')
  await expect(page.getByText('Nothing matches that.')).toBeVisible()
  await field.fill('german')
  await page.getByRole('option', { name: 'Continue in German' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('button', { name: 'Schnell finden' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Schnell finden' })).toBeFocused()
  expect(await surplusWidth(page)).toBe(0)
})
