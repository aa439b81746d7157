import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { findViolations } from './accessible.ts'
import { passTimeUntil } from './page-time.ts'
import { findInInbox, sendEnquiry } from './send-enquiry.ts'
import { test } from './signed-in.ts'

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
  const row = await findInInbox(page, room, number)
  await expect(row).toContainText('Neu')
  await expect(row).toContainText(number)
  await expect(row).toContainText(message)
  await expect(page.getByRole('link', { name: /^Anfragen \d+ neu$/ })).toBeVisible()
  await row.getByText(email).click()

  // As it was written: markup is shown escaped.
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Im E-Mail-Programm antworten' })).toHaveAttribute(
    'href',
    `mailto:${email}`,
  )
  // The site under test has no mail server.
  const emails = page.getByRole('region', { name: 'E-Mails dazu' })
  await expect(emails.getByText('Liegt im Ausgang')).toHaveCount(2)
  await expect(emails.getByText('Gesendet')).toHaveCount(0)
  // Opening it was enough.
  await expect(page.getByRole('radio', { name: 'Gelesen' })).toBeChecked()
  const note = `Ruft am Montag an ${randomUUID()}`
  await page.getByLabel('Notizen').fill(note)
  await page.getByRole('combobox', { name: 'Zuständig' }).click()
  await page.getByRole('option', { name: 'Frieda Probe (Ich)' }).click()
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
  await expect(row).toContainText('Frieda Probe')
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
  const line = await findInInbox(page, room, number)
  await expect(line.getByRole('img', { name: '1 Bild ausgesucht' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await line.getByText(email).click()
  const row = page.getByRole('listitem').filter({ hasText: about.note })
  await expect(row.locator('img')).toHaveJSProperty('complete', true)
  await expect(row.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  await expect(page.getByText('Gedacht für Bücher, in ganz Europa.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await row.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/images/${image?.Id}$`))
})
