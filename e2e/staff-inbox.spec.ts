import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { findViolations } from './accessible.ts'
import { openPage } from './open-page.ts'
import { passTimeUntil } from './page-time.ts'
import { test } from './signed-in.ts'

type Sent = { email: string; message: string; about?: { address: string; note: string } }

/** Returns the number that the thanks give it. */
async function sendEnquiry(page: Page, { email, message, about }: Sent) {
  await openPage(page, about?.address ?? '/kontakt')
  if (about) {
    await page.getByLabel('Notiz').fill(about.note)
    await page.getByText('Wofür genau?').click()
    await page.getByLabel('Bücher').check()
    await page.getByLabel('In welchem Gebiet?').selectOption('europe')
  }
  await page.getByLabel('Nachricht').fill(message)
  await page.getByLabel('Name', { exact: true }).fill('Katrin Lorenzen')
  await page.getByLabel('E-Mail', { exact: true }).fill(email)
  await page.getByLabel('Ich akzeptiere die AGB').check()
  await page.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(page.getByRole('heading', { name: 'Vielen Dank, Ihre Anfrage ist da' })).toBeVisible()
  const thanks = (await page.getByRole('main').textContent()) ?? ''
  return /Ihre Anfrage hat die Nummer ([0-9A-F]{8})\./.exec(thanks)?.[1] ?? 'none'
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  await passTimeUntil(page, () => expect(page.getByText('Gespeichert.')).toBeHidden({ timeout: 500 }))
}

test('an enquiry arrives, is read, gets a note and is marked as answered', async ({ page, room }) => {
  await page.clock.install()
  const email = `lorenzen-${randomUUID().slice(0, 8)}@wochenblatt.example`
  const message = `Ein Wal für den Umschlag <b>eines Buchs</b> ${randomUUID()}`
  const number = await sendEnquiry(page, { email, message })
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(async () => {
    await page.goto(`${room}/enquiries?filter=${encodeURIComponent(JSON.stringify({ q: number }))}`)
    await expect(row).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(row).toContainText('Neu')
  await expect(row).toContainText(number)
  await row.getByText(email).click()

  // As it was written: markup is shown escaped.
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Antworten' })).toHaveAttribute('href', `mailto:${email}`)
  await page.getByRole('radio', { name: 'Gelesen' }).check()
  const note = `Ruft am Montag an ${randomUUID()}`
  await page.getByLabel('Notizen').fill(note)
  await save(page)
  await page.getByRole('radio', { name: 'Beantwortet' }).check()
  await save(page)

  await page.reload()
  await expect(page.getByLabel('Notizen')).toHaveValue(note)
  await expect(page.getByRole('radio', { name: 'Beantwortet' })).toBeChecked()
  const listOf = (State: string) =>
    `${room}/enquiries?filter=${encodeURIComponent(JSON.stringify({ State }))}`
  await page.goto(listOf('answered'))
  await expect(row).toContainText('Beantwortet')
  const listed = page.waitForResponse(/\/admin\/enquiries\?.*new/)
  await page.goto(listOf('new'))
  await listed
  await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0)
  await expect(row).toHaveCount(0)
})

test('the inbox shows the images of an enquiry with their notes, and leads to them', async ({
  page,
  room,
  request,
}) => {
  const [image]: { Id: number }[] = await (await request.get('/illusde/api/images/homepage')).json()
  const email = `bilder-${randomUUID().slice(0, 8)}@wochenblatt.example`
  const about = { address: `/kontakt?motiv=${image?.Id}`, note: 'So, aber bei Nacht' }
  const number = await sendEnquiry(page, { email, message: 'Ein Wal.', about })
  await expect(async () => {
    await page.goto(`${room}/enquiries?filter=${encodeURIComponent(JSON.stringify({ q: number }))}`)
    await page.getByRole('row').filter({ hasText: email }).getByText(email).click({ timeout: 5_000 })
  }).toPass()
  const row = page.getByRole('listitem').filter({ hasText: about.note })
  await expect(row.locator('img')).toHaveJSProperty('complete', true)
  await expect(row.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  await expect(page.getByText('Gedacht für Bücher, in ganz Europa.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await row.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/images/${image?.Id}$`))
})
