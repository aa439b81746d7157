import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../accessible.ts'
import { show } from '../admin-page.ts'
import { readRecord } from '../call-admin-api.ts'
import { sendEnquiry } from '../send-enquiry.ts'
import { test } from '../signed-in.ts'
import { BROWSER_DATA } from '../site-under-test.ts'

const anAddress = () => `lorenzen-${randomUUID()}@wochenblatt.example`
const PDF = '%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n'

/** What a browser says about a file is not believed. */
async function someFiles(): Promise<File[]> {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
  const bytes = new Uint8Array(await picture.png().toBuffer())
  const pictures = ['Skizze', 'Farben'].map((name) => new File([bytes], `${name}.png`, { type: 'image/png' }))
  return [new File([PDF], 'Briefing.exe', { type: 'application/pdf' }), ...pictures]
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

test('a file gets the extension of its type, and a damaged one is marked', async ({ admin: page }) => {
  const email = anAddress()
  const broken = await writeBrokenToInbox(email)
  const sent = { fields: { email, message: 'Im Anhang steht alles.' }, files: await someFiles() }
  const { id } = await sendEnquiry(page, sent)
  await expect.poll(async () => (await readRecord(page, `/enquiries/${broken}`)).Email).toBe(email)
  await show(page, `/enquiries/${broken}`)
  await expect(page.getByText('„kaputt.jpg“ kam beschädigt an und fehlt.')).toBeVisible()

  await show(page, `/enquiries/${id}`)
  const sketch = page.getByRole('button', { name: 'Skizze.png groß ansehen' })
  await expect(sketch.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  await sketch.press('Enter')
  const zoom = page.getByRole('dialog', { name: 'Skizze.png' })
  await expect(zoom.getByRole('img', { name: 'Skizze.png' })).not.toHaveJSProperty('naturalWidth', 0)
  await expectAccessible(page, { include: '[role=dialog]' })
  await page.keyboard.press('ArrowRight')
  const other = page.getByRole('dialog', { name: 'Farben.png' })
  await expect(other.getByText('2 von 2')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(sketch).toBeFocused()
  await expectAccessible(page)

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Briefing.pdf herunterladen' }).click()
  expect((await downloading).suggestedFilename()).toBe('Briefing.pdf')
})
