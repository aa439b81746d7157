import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { show } from '../admin-page.ts'
import { test } from '../signed-in.ts'

/** One try. */
const SEEN_WITHIN_MS = 3_000

test('what was searched for in vain is listed, becomes a synonym, and finds', async ({
  admin: page,
  page: visitor,
}) => {
  // Letters only: many digits are not counted.
  const word = `wort${randomUUID().replace(/[^a-f]/g, '')}`
  await visitor.goto(`/image-search?q=${word}`)
  const link = page.getByRole('link', { name: `Synonym anlegen: ${word}` })
  await expect(async () => {
    await show(page, `/unanswered-searches?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`)
    await expect(link).toBeVisible({ timeout: SEEN_WITHIN_MS })
  }).toPass()
  await expectAccessible(page)
  await link.click()
  await expect(page.getByRole('textbox', { name: 'Wort' })).toHaveValue(word)
  await page.getByLabel('Findet auch').fill('Leuchtturm')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page).toHaveURL(/\/synonyms\/\d+$/)
  await expect(async () => {
    // Another address than the one that may still be in the cache.
    await visitor.goto(`/en/image-search?q=${word}`)
    await expect(visitor.getByRole('heading', { name: /images$/ })).toBeVisible({ timeout: SEEN_WITHIN_MS })
  }).toPass()
})
