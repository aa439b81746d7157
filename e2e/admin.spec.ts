import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { changeElsewhere, readRecord } from './call-admin-api.ts'
import { test } from './signed-in.ts'
import { speak } from './staff-language.ts'

/** A work of the demo catalogue that no other test changes. */
const IMAGE = 2001

test('an image by the Edit link: focus by keyboard, errors beside fields, saved and logged', async ({
  page,
  room,
}) => {
  await page.goto(`${room}/image-edit?image_id=${IMAGE}`)
  await speak(page, 'Deutsch')
  await expect(page).toHaveURL(new RegExp(`/admin/images/${IMAGE}$`))
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
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  await page.goto(`${room}/changes`)
  const logged = page.getByText(words).first()
  await expect(logged).toBeAttached()
  // Another change of these seconds may have been put into one line with it.
  await page.locator('details').evaluateAll((folded) => folded.map((one) => one.setAttribute('open', '')))
  await expect(logged).toBeVisible()
})

test('two people at once: both versions side by side, and only what was chosen is saved', async ({
  page,
  room,
}) => {
  const path = `/images/${IMAGE + 1}`
  await page.goto(`${room}${path}`)
  await speak(page, 'Deutsch')
  await page.getByLabel('Titel (Deutsch)').fill('Meiner')
  await changeElsewhere(page, path, { TitleDe: 'Ihrer', KeywordsDe: 'anderswo' })
  await page.getByRole('button', { name: 'Speichern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Jemand anders hat das inzwischen geändert' })
  await expect(dialog.getByText('Meiner')).toBeVisible()
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
  const saved = await readRecord(page, path)
  expect(saved).toMatchObject({ TitleDe: 'Meiner', KeywordsDe: 'anderswo' })
})

test('changes by somebody else are shown before a deletion', async ({ page, room }) => {
  const from = `/probe-${randomUUID()}`
  await page.goto(`${room}/redirects/create`)
  await speak(page, 'Deutsch')
  await page.getByLabel('Von').fill(from)
  await page.getByLabel('Nach').fill('/news')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page).toHaveURL(/\/redirects\/\d+$/)
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

test('leaving unsaved changes shows a warning', async ({ page, room }) => {
  await page.goto(`${room}/galleries/1`)
  await speak(page, 'Deutsch')
  await page.getByLabel('Überschrift (Deutsch)').fill('Noch nicht gespeichert')
  page.once('dialog', (dialog) => dialog.dismiss())
  await page.getByRole('link', { name: 'Stimmen' }).click()
  await expect(page).toHaveURL(/\/galleries\/1$/)
  await expect(page.getByLabel('Überschrift (Deutsch)')).toHaveValue('Noch nicht gespeichert')
})

test('several images get a style and a keyword at once', async ({ page, room }) => {
  await page.goto(`${room}/images?filter=${encodeURIComponent(JSON.stringify({ ArtistId: 3 }))}`)
  await speak(page, 'Deutsch')
  const boxes = page.getByRole('checkbox', { name: /auswählen$/ })
  await boxes.nth(1).check()
  await boxes.nth(2).check()
  await page.getByRole('button', { name: 'Gemeinsam bearbeiten' }).click()
  const dialog = page.getByRole('dialog', { name: '2 Bilder gemeinsam bearbeiten' })
  await dialog.getByLabel('Schlagwörter hinzufügen (Deutsch)').fill('gemeinsam, bearbeitet')
  await dialog.getByRole('button', { name: 'Für alle speichern' }).click()
  await expect(page.getByText('2 Bilder geändert.')).toBeVisible()
  const found = await readRecord(page, '/images?q=gemeinsam&ArtistId=3')
  expect(found.total).toBe(2)
})

test('an artist’s works are sorted by keyboard alone', async ({ page, room }) => {
  await page.goto(`${room}/artists/4`)
  await speak(page, 'Deutsch')
  const before: { Order: number[] } = await readRecord(page, '/artists/4')
  const first = page.getByRole('button', { name: /, Platz 1 von / })
  await first.focus()
  await first.press('Space')
  await expect(page.getByText(/aufgenommen, Platz 1\./)).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/steht jetzt auf Platz 2 von/)).toBeAttached()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  const after: { Order: number[] } = await readRecord(page, '/artists/4')
  expect(after.Order.slice(0, 2)).toEqual([before.Order[1], before.Order[0]])
})

test('a news item is edited as rich text and stored as Markdown, without scripts', async ({ page, room }) => {
  await page.goto(`${room}/news/2`)
  await speak(page, 'Deutsch')
  const text = page.getByRole('textbox', { name: /^Text \(Deutsch\)/ })
  await text.click()
  await page.keyboard.press('Control+a')
  const words = `Ganz neu ${randomUUID()}`
  await page.keyboard.type(words)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+b')
  await page.getByRole('button', { name: 'Vorschau', exact: true }).first().click()
  await expect(page.locator('strong', { hasText: words })).toBeVisible()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  const saved = await readRecord(page, '/news/2')
  expect(saved.BodyDe).toBe(`**${words}**`)
})
