import { expect, type Locator, type Page } from '@playwright/test'
import { openPage } from './open-page.ts'

type Sent = { email: string; message: string; about?: { address: string; note: string } }

/** Fills in the form as a visitor does. Returns the number that the thanks give it. */
export async function sendEnquiry(page: Page, { email, message, about }: Sent) {
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

/** The row of the inbox with that number: what was sent arrives there a moment later. */
export async function findInInbox(page: Page, room: string, number: string): Promise<Locator> {
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(async () => {
    await page.goto(`${room}/enquiries?filter=${encodeURIComponent(JSON.stringify({ q: number }))}`)
    await expect(row).toBeVisible({ timeout: 5_000 })
  }).toPass()
  return row
}
