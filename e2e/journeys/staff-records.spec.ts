import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { save, show } from '../admin-page.ts'
import { changeElsewhere, readRecord } from '../call-admin-api.ts'
import { ownNumber, ownRecord } from '../own-record.ts'
import { test } from '../signed-in.ts'

test('an image by the Edit link: focus by keyboard, errors beside fields, saved and logged', async ({
  admin: page,
}) => {
  const image = ownNumber('images', 1401)
  await show(page, `/image-edit?image_id=${image}`)
  await expect(page).toHaveURL(new RegExp(`/admin/images/${image}$`))
  await page.getByLabel('Alternativtext (Deutsch)').fill('')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Das fehlt noch.')).toBeVisible()
  const words = `Ein Bild aus dem Test ${randomUUID()}`
  await page.getByLabel('Alternativtext (Deutsch)').fill(words)
  const focus = page.getByRole('button', { name: /^Bildmitte:/ })
  // To the edge and back again, wherever it was.
  for (let step = 0; step < 10; step++) await focus.press('Shift+ArrowLeft')
  await focus.press('Shift+ArrowRight')
  await expect(focus).toHaveAccessibleName(/10 % von links/)
  await save(page)
  await show(page, '/changes')
  const logged = page.getByText(words).first()
  await expect(logged).toBeAttached()
  // Another change of these seconds may have been put into one line with it.
  await page.locator('details').evaluateAll((folded) => folded.map((one) => one.setAttribute('open', '')))
  await expect(logged).toBeVisible()
})

test('two people at once: both versions side by side, and only what was chosen is saved', async ({
  admin: page,
}) => {
  const path = ownRecord('images', 1402)
  const mine = `Meiner ${randomUUID()}`
  await show(page, path)
  await page.getByLabel('Titel (Deutsch)').fill(mine)
  await changeElsewhere(page, path, { TitleDe: 'Ihrer', KeywordsDe: 'anderswo' })
  await page.getByRole('button', { name: 'Speichern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Jemand anders hat das inzwischen geändert' })
  await expect(dialog.getByText(mine)).toBeVisible()
  await expect(dialog.getByText('Ihrer')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'So speichern' })).toBeDisabled()
  await expectAccessible(page, { include: '[role="dialog"]' })
  await dialog
    .getByRole('group', { name: /^Titel \(Deutsch\)/ })
    .getByRole('radio')
    .first()
    .press('Space')
  await dialog.getByRole('button', { name: 'So speichern' }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(await readRecord(page, path)).toMatchObject({ TitleDe: mine, KeywordsDe: 'anderswo' })
})

test('changes by somebody else are shown before a deletion', async ({ admin: page }) => {
  const from = `/probe-${randomUUID()}`
  await show(page, '/redirects/create')
  await page.getByLabel('Von').fill(from)
  await page.getByLabel('Nach').fill('/news')
  // The page of what was created reads it once more: read after the change elsewhere, nothing would have changed.
  const read = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && /\/redirects\/\d+$/.test(answer.url()),
  )
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page).toHaveURL(/\/redirects\/\d+$/)
  await read
  await changeElsewhere(page, new URL(page.url()).pathname.replace('/admin', ''), { To: '/kontakt-anderswo' })
  await page.getByLabel('Nach').fill('/noch-nicht-gespeichert')
  await page.getByRole('button', { name: 'Löschen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Löschen' }).click()
  await expect(dialog.getByText('/kontakt-anderswo')).toBeVisible()
  await dialog.getByRole('button', { name: 'Löschen' }).click()
  await expect(page).toHaveURL(/\/redirects$/)
  await expect(page.getByText('Gelöscht.')).toBeVisible()
})

test('an artist’s works are sorted by keyboard alone', async ({ admin: page }) => {
  const path = ownRecord('artists', 54)
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
