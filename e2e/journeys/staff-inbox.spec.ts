import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../accessible.ts'
import { save, show } from '../admin-page.ts'
import { readRecord } from '../call-admin-api.ts'
import { sendEnquiry } from '../send-enquiry.ts'
import { test } from '../signed-in.ts'
import { ADDRESS, BROWSER_DATA } from '../site-under-test.ts'

type Letter = { State: string }

const anAddress = () => `lorenzen-${randomUUID()}@wochenblatt.example`
const filteredBy = (filter: object) => `/enquiries?filter=${encodeURIComponent(JSON.stringify(filter))}`

test('an enquiry arrives with the images it is about, is read, gets a note and is marked as answered', async ({
  admin: page,
}) => {
  const [image] = await (await page.request.get(`${ADDRESS}/illusde/api/images/homepage`)).json()
  const email = anAddress()
  const message = `Ein Wal für den Umschlag <b>eines Buchs</b> ${randomUUID()}`
  const note = 'So, aber bei Nacht'
  const about = { images: String(image.Id), notes: note, medium: 'books', territory: 'europe' }
  const { id, number } = await sendEnquiry(page, { fields: { email, message, ...about } })
  await show(page, filteredBy({ q: number }))
  const row = page.getByRole('row').filter({ hasText: email })
  for (const text of ['Neu', number, message]) await expect(row).toContainText(text)
  await expect(row.getByRole('img', { name: '1 Bild ausgesucht' })).toBeVisible()
  // The menu counts by itself only now and then.
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await expect(page.getByRole('link', { name: /^Anfragen \d+ neu$/ })).toBeVisible()
  await expectAccessible(page)
  await row.getByText(email).click()

  // As it was written: markup is shown escaped.
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Im E-Mail-Programm antworten' })).toHaveAttribute(
    'href',
    `mailto:${email}`,
  )
  const asked = page.getByRole('listitem').filter({ hasText: note })
  await expect(asked.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  await expect(page.getByText('Gedacht für Bücher, in ganz Europa.')).toBeVisible()
  // The site under test has no mail server.
  const emails = page.getByRole('region', { name: 'E-Mails dazu' })
  await expect
    .poll(async () => (await readRecord(page, `/enquiries/${id}`)).Letters.map(({ State }: Letter) => State))
    .toEqual(['outbox', 'outbox'])
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await expect(emails.getByText('Liegt im Ausgang')).toHaveCount(2)
  await expect(emails.getByText('Gesendet')).toHaveCount(0)
  // Opening it was enough.
  await expect(page.getByRole('radio', { name: 'Gelesen' })).toBeChecked()
  await expectAccessible(page)
  const remark = `Ruft am Montag an ${randomUUID()}`
  await page.getByLabel('Notizen').fill(remark)
  await page.getByRole('combobox', { name: 'Zuständig' }).click()
  await page.getByRole('option', { name: 'Frieda Probe (Ich)' }).click()
  await save(page)
  await page.getByRole('radio', { name: 'Beantwortet' }).check()
  await save(page)
  expect(await readRecord(page, `/enquiries/${id}`)).toMatchObject({ Notes: remark, State: 'answered' })

  await asked.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/images/${image.Id}$`))
  await show(page, filteredBy({ State: 'answered' }))
  await expect(row).toContainText('Beantwortet')
  await expect(row).toContainText('Frieda Probe')
  const listed = page.waitForResponse(/\/admin\/enquiries\?.*new/)
  await show(page, filteredBy({ State: 'new' }))
  await listed
  await expect(row).toHaveCount(0)
})

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

test('a filter is saved under a name and brought back, and what it finds is sent as a table', async ({
  admin: page,
}) => {
  await show(page, '/applications')
  await page.getByRole('combobox', { name: 'Zuständig' }).click()
  await page.getByRole('option', { name: 'Niemand' }).click()
  await page.getByRole('button', { name: 'Diese Suche speichern' }).click()
  const name = `Offen ${randomUUID().slice(0, 8)}`
  await page.getByLabel('Name der Suche').fill(name)
  await page.getByLabel('Name der Suche').press('Enter')
  const saved = page.getByRole('button', { name, exact: true })
  await expect(saved).toHaveAttribute('aria-pressed', 'true')
  await saved.click()
  await expect(page).not.toHaveURL(/nobody/)
  // Only then the list remembers that it has no filter.
  await expect(saved).toHaveAttribute('aria-pressed', 'false')
  await show(page, '/applications')
  await saved.click()
  await expect(page).toHaveURL(/nobody/)
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Als CSV laden' }).click()
  const table = await downloading
  expect(table.suggestedFilename()).toBe('applications.csv')
  expect(table.url()).toContain('Assignee=nobody')
  await page.getByRole('button', { name: `Suche „${name}“ entfernen` }).click()
  await expect(saved).toHaveCount(0)
})
