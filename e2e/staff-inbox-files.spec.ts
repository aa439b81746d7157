import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './accessible.ts'
import { openPage } from './open-page.ts'
import { test } from './signed-in.ts'
import { BROWSER_DATA } from './site-under-test.ts'

const PDF = '%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n'

async function sendWithFile(page: Page, email: string): Promise<void> {
  await openPage(page, '/kontakt')
  await page.getByLabel('Nachricht').fill('Im Anhang steht alles.')
  await page.getByLabel('Name', { exact: true }).fill('Katrin Lorenzen')
  await page.getByLabel('E-Mail', { exact: true }).fill(email)
  const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const pictures = ['Skizze', 'Farben'].map((name) => ({
    name: `${name}.png`,
    mimeType: 'image/png',
    buffer,
  }))
  const file = { name: 'Briefing.exe', mimeType: 'application/pdf', buffer: Buffer.from(PDF) }
  await page.locator('input[type=file]').setInputFiles([file, ...pictures])
  await page.getByLabel('Ich akzeptiere die AGB').check()
  await page.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(page.getByRole('heading', { name: 'Vielen Dank, Ihre Anfrage ist da' })).toBeVisible()
}

/** Puts a submission into the inbox whose picture failed twice already; the next submission triggers its ingest. */
async function writeBrokenToInbox(email: string): Promise<string> {
  const id = randomBytes(16).toString('hex')
  const spool = join(BROWSER_DATA, 'spool')
  const draft = join(spool, `${id}.part`)
  const fields = {
    name: 'Katrin Lorenzen',
    email,
    company: '',
    telephone: '',
    project: null,
    to: null,
    usage: '',
    deadline: '',
    budget: null,
    message: 'Hallo',
    collection: null,
  }
  const receivedAt = new Date().toISOString()
  const files = [{ file: '0', name: 'kaputt.jpg', kind: 'image' }]
  const record = { kind: 'enquiry', id, language: 'de', receivedAt, fields, files }
  await mkdir(draft, { recursive: true })
  await writeFile(join(draft, '0'), 'no picture')
  await writeFile(join(draft, 'submission.json'), JSON.stringify(record))
  await writeFile(
    join(draft, 'failures.json'),
    JSON.stringify({ counts: { 0: 2 }, lastAt: '2026-01-01T00:00:00.000Z' }),
  )
  await rename(draft, join(spool, id))
  return id
}

test('a file gets the extension of its type, and a damaged one is marked', async ({ page, room }) => {
  const email = `lorenzen-${randomBytes(4).toString('hex')}@wochenblatt.example`
  const broken = await writeBrokenToInbox(email)
  await sendWithFile(page, email)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(async () => {
    await page.goto(`${room}/enquiries`)
    await expect(row).toHaveCount(2, { timeout: 5_000 })
  }).toPass()

  await page.goto(`${room}/enquiries/${broken}`)
  await expect(page.getByText('„kaputt.jpg“ kam beschädigt an und fehlt.')).toBeVisible()

  await page.goto(`${room}/enquiries`)
  await row.first().getByText(email).click()
  await expect(
    page.getByRole('button', { name: 'Skizze.png groß ansehen' }).locator('img'),
  ).not.toHaveJSProperty('naturalWidth', 0)
  await page.getByRole('button', { name: 'Skizze.png groß ansehen' }).press('Enter')
  const zoom = page.getByRole('dialog', { name: 'Skizze.png' })
  await expect(zoom.getByRole('img', { name: 'Skizze.png' })).not.toHaveJSProperty('naturalWidth', 0)
  await expectAccessible(page, { include: '[role=dialog]' })
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Farben.png' }).getByText('2 von 2')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Skizze.png groß ansehen' })).toBeFocused()
  await expectAccessible(page)

  const file = page.getByRole('link', { name: 'Briefing.pdf herunterladen' })
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
  expect(download.suggestedFilename()).toBe('Briefing.pdf')
})
