import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { show } from '../admin-page.ts'
import { readRecord } from '../call-admin-api.ts'
import { test } from '../signed-in.ts'

test('what was searched for in vain is listed, becomes a synonym, and finds', async ({
  admin: page,
  page: visitor,
}) => {
  // Letters only: many digits are not counted.
  const word = `wort${randomUUID().replace(/[^a-f]/g, '')}`
  await visitor.goto(`/image-search?q=${word}`)
  // Counted a moment after the answer.
  await expect.poll(async () => (await readRecord(page, `/unanswered-searches?q=${word}`)).total).toBe(1)
  await show(page, `/unanswered-searches?filter=${encodeURIComponent(JSON.stringify({ q: word }))}`)
  const link = page.getByRole('link', { name: `Synonym anlegen: ${word}` })
  await expectAccessible(page)
  await link.click()
  await expect(page.getByRole('textbox', { name: 'Wort' })).toHaveValue(word)
  await page.getByLabel('Findet auch').fill('Leuchtturm')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page).toHaveURL(/\/synonyms\/\d+$/)
  const found = async () =>
    (await (await visitor.request.get(`/illusde/api/image-search?q=${word}`)).json()).items.length
  await expect.poll(found).toBeGreaterThan(0)
  await visitor.goto(`/en/image-search?q=${word}`)
  await expect(visitor.getByRole('heading', { name: /images$/ })).toBeVisible()
})
