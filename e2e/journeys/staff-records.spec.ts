import { expect } from '@playwright/test'
import { save, show } from '../admin-page.ts'
import { readRecord } from '../call-admin-api.ts'
import { test } from '../signed-in.ts'

test('an artist’s works are sorted by keyboard alone', async ({ admin: page }) => {
  const path = '/artists/54'
  await show(page, path)
  const before: { Order: number[] } = await readRecord(page, path)
  const first = page.getByRole('button', { name: /, Platz 1 von / })
  await first.focus()
  await first.press('Space')
  await expect(page.getByText(/aufgenommen, Platz 1\./)).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/steht jetzt auf Platz 2 von/)).toBeAttached()
  await page.keyboard.press('Space')
  await save(page)
  const after: { Order: number[] } = await readRecord(page, path)
  expect(after.Order.slice(0, 2)).toEqual([before.Order[1], before.Order[0]])
})
