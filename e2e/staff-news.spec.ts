import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { passTimeUntil } from './page-time.ts'
import { test } from './signed-in.ts'

/** Longer than a change needs to reach visitors. */
const SEEN_WITHIN_MS = 10_000

type NewsTexts = { mark: string; language: 'Deutsch' | 'Englisch'; title: string; text: string }

async function write(page: Page, { mark, language, title, text }: NewsTexts): Promise<void> {
  const field = (name: string) => page.getByLabel(`${name} (${language})`)
  await field('Titel').fill(title)
  await field('Web-Adresse').fill(`${mark}-${language.toLowerCase()}`)
  await field('Einleitung').fill(`${title}, kurz gesagt.`)
  await field('Beschreibung für Suchmaschinen').fill(`${title}, für Suchmaschinen.`)
  await field('Alternativtext des Bildes').fill(`${title}, als Bild.`)
  await page.getByRole('textbox', { name: `Text (${language})` }).click()
  await page.keyboard.press('Control+b')
  await page.keyboard.type(text)
}

/** First a file that is not a picture, then a picture of the person's own machine. */
async function choosePicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bild wählen' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Bild wählen' })
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles({ name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('kein Bild') })
  await expect(dialog.getByText('Diese Datei lässt sich nicht als Bild lesen.')).toBeVisible()
  const blue = { width: 900, height: 600, channels: 3, background: '#2563c9' } as const
  const buffer = await sharp({ create: blue }).png().toBuffer()
  await file.setInputFiles({ name: 'blau.png', mimeType: 'image/png', buffer })
  await expect(dialog).toBeHidden()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  await passTimeUntil(page, () => expect(page.getByText('Gespeichert.')).toBeHidden({ timeout: 500 }))
}

async function expectSeen(page: Page, address: string, title: string, count: 0 | 1): Promise<void> {
  await expect(async () => {
    await page.goto(address)
    const timeout = 1_000
    await expect(page.getByRole('main').getByRole('heading', { name: title })).toHaveCount(count, { timeout })
  }).toPass({ timeout: SEEN_WITHIN_MS })
}

test('a news item is written in both languages, previewed, published and withdrawn', async ({
  page,
  context,
  room,
}) => {
  await page.clock.install()
  const mark = `probe-${randomUUID().slice(0, 8)}`
  const titles = { Deutsch: `Neues von ${mark}`, Englisch: `News of ${mark}` } as const
  await page.goto(`${room}/news/create`)
  for (const language of ['Deutsch', 'Englisch'] as const)
    await write(page, { mark, language, title: titles[language], text: `Fett auf ${language}` })
  for (const language of ['Deutsch', 'Englisch'] as const) {
    await page.getByRole('button', { name: 'Vorschau', exact: true }).first().click()
    await expect(page.locator('strong', { hasText: `Fett auf ${language}` })).toBeVisible()
    await page.getByRole('button', { name: 'Vorschau', exact: true }).first().click()
  }
  await page.getByLabel('Erscheint').fill(thisMinute())
  await page.getByLabel('Verborgen').check()
  await choosePicture(page)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page).toHaveURL(/\/news\/\d+$/)

  const visitor = await context.newPage()
  await expectSeen(visitor, '/news', titles.Deutsch, 0)
  await page.getByLabel('Verborgen').uncheck()
  await save(page)
  await expectSeen(visitor, '/news', titles.Deutsch, 1)
  await expectSeen(visitor, '/en/news', titles.Englisch, 1)
  await visitor.getByRole('link', { name: titles.Englisch }).first().click()
  await expect(visitor).toHaveURL(new RegExp(`/en/.*${mark}-englisch$`))
  await expect(visitor.locator('strong', { hasText: 'Fett auf Englisch' })).toBeVisible()

  await page.getByRole('button', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page).toHaveURL(/\/news$/)
  await expectSeen(visitor, '/news', titles.Deutsch, 0)
  await expectSeen(visitor, '/en/news', titles.Englisch, 0)
})

/** The value of a datetime-local field for the current minute. */
function thisMinute(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
