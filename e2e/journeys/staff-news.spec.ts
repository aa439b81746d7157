import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { toLocalTime } from '#platform/i18n/time-zone.ts'
import { site } from '#site/public-site.ts'
import { save, show } from '../admin-page.ts'
import { test } from '../signed-in.ts'
import { ADDRESS } from '../site-under-test.ts'

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
  const blue = { width: 90, height: 60, channels: 3, background: '#2563c9' } as const
  const buffer = await sharp({ create: blue }).png().toBuffer()
  await file.setInputFiles({ name: 'blau.png', mimeType: 'image/png', buffer })
  await expect(dialog).toBeHidden()
}

/** Whether the website's page has these words in its main part. */
async function expectSeen(page: Page, address: string, words: string, isSeen: boolean): Promise<void> {
  const read = async () => (await page.request.get(`${ADDRESS}${address}`)).text()
  await expect
    .poll(async () => /<main.*<\/main>/s.exec(await read())?.[0].includes(words), { timeout: SEEN_WITHIN_MS })
    .toBe(isSeen)
}

test('a news item is written in both languages, previewed, published and withdrawn', async ({
  admin: page,
}) => {
  const mark = `probe-${randomUUID().slice(0, 8)}`
  const titles = { Deutsch: `Neues von ${mark}`, Englisch: `News of ${mark}` } as const
  await show(page, '/news/create')
  for (const language of ['Deutsch', 'Englisch'] as const)
    await write(page, { mark, language, title: titles[language], text: `Fett auf ${language}` })
  for (const language of ['Deutsch', 'Englisch'] as const) {
    await page.getByRole('button', { name: 'Vorschau', exact: true }).first().click()
    await expect(page.locator('strong', { hasText: `Fett auf ${language}` })).toBeVisible()
    await page.getByRole('button', { name: 'Vorschau', exact: true }).first().click()
  }
  await page.getByLabel('Sichtbar ab').fill(toLocalTime(new Date(), site.timeZone))
  await choosePicture(page)
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page).toHaveURL(/\/news\/\d+$/)

  await expectSeen(page, '/news', titles.Deutsch, false)
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.getByRole('button', { name: 'Offline nehmen' })).toBeVisible()
  await expectSeen(page, '/news', titles.Deutsch, true)
  await expectSeen(page, '/en/news', titles.Englisch, true)
  await expectSeen(page, `/en/news/${mark}-englisch`, '<strong>Fett auf Englisch</strong>', true)

  await page.getByLabel('Sichtbar ab').fill('2099-05-01T09:30')
  await save(page)
  await expect(page.getByText('Geplant ab 1. Mai 2099, 09:30 MESZ', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page).toHaveURL(/\/news$/)
  await expectSeen(page, '/news', titles.Deutsch, false)
  await expectSeen(page, '/en/news', titles.Englisch, false)
})
