import { readFile } from 'node:fs/promises'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { PHONE, show, surplusWidth } from '../admin-page.ts'
import { firstImages } from '../collecting.ts'
import { aBrowserOf, test } from '../signed-in.ts'

const PASSWORD = 'wale und moor'
const LICENCE = 'Nur für den Umschlag der ersten Auflage.'
const PRINT = Buffer.from('%PDF-1.7 Umschlag '.repeat(50_000))

const WORDS = {
  de: {
    prefix: '',
    wrong: 'Dieses Passwort stimmt nicht.',
    name: 'Ihr Name',
    accept: 'Ich habe die Lizenz gelesen und nehme sie an.',
    go: 'Annehmen und weiter',
    download: 'Herunterladen',
    zip: /Alle als ZIP/,
    had: 'Sie haben diese Datei vollständig heruntergeladen.',
    password: 'Passwort',
    locked: 'Geschützte Lieferung',
  },
  en: {
    prefix: '/en',
    wrong: 'This password is not right.',
    name: 'Your name',
    accept: 'I have read the licence and accept it.',
    go: 'Accept and continue',
    download: 'Download',
    zip: /all as ZIP/,
    had: 'You have downloaded this file in full.',
    password: 'Password',
    locked: 'Protected delivery',
  },
} as const

async function createDelivery(page: Page, title: string): Promise<void> {
  await show(page, '/deliveries/create')
  await page.getByLabel('Titel').fill(title)
  await page.getByLabel('Name des Kunden').fill('Katrin Lorenzen')
  await page.getByLabel('E-Mail des Kunden').fill('lorenzen@maler.example')
  await page.getByLabel('Lizenztext').fill(LICENCE)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page).toHaveURL(/\/deliveries\/\d+$/)
}

async function makeDelivery(page: Page): Promise<string> {
  await createDelivery(page, 'Walbuch: Druckdaten')
  await expect(page.getByText(/^Senden geht, sobald mindestens eine Datei/)).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({
    name: 'Umschlag für Grün.pdf',
    mimeType: 'application/pdf',
    buffer: PRINT,
  })
  await expect(page.getByText(/Umschlag für Grün\.pdf, 900 kB/)).toBeVisible()
  await page.getByRole('button', { name: 'Original hinzufügen' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Dieses Bild nehmen/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Entfernen: / })).toHaveCount(2)
  const password = page.getByLabel('Neues Passwort')
  await password.fill('kurz')
  await page.getByRole('button', { name: 'Passwort setzen' }).click()
  await expect(page.getByText('Das Passwort braucht mindestens 6 Zeichen.')).toBeVisible()
  await expect(password).toHaveValue('kurz')
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Passwort setzen' }).click()
  await expect(page.getByText('Das Passwort ist gesetzt.')).toBeVisible()
  await sendDelivery(page)
  const id = /\d+$/.exec(page.url())?.[0] ?? ''
  const link = await page.evaluate(
    async (path) => (await (await fetch(path)).json()).Link,
    `/illusde/api/admin/deliveries/${id}/link`,
  )
  return new URL(link).pathname
}

async function sendDelivery(page: Page): Promise<void> {
  const send = page.getByRole('button', { name: 'Link per E-Mail senden' })
  await expect(send).toBeEnabled()
  await send.click()
  const dialog = page.getByRole('dialog', { name: 'Diese Lieferung senden?' })
  await expect(dialog.getByText('Katrin Lorenzen, lorenzen@maler.example')).toBeVisible()
  await expect(dialog.getByText(/^2 Dateien, zusammen/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Jetzt senden' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/^Zuletzt gesendet am .*, an lorenzen@maler\.example$/)).toBeVisible()
}

async function asClient<Result>(
  browser: Browser,
  width: number,
  use: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await aBrowserOf(browser)
  const page = await context.newPage()
  await page.setViewportSize({ width, height: 844 })
  try {
    return await use(page, context)
  } finally {
    await context.close()
  }
}

async function save(page: Page, click: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}
test('staff deliver files to a client, who says the password, accepts and downloads', async ({
  admin,
  browser,
}) => {
  test.slow()
  const path = await makeDelivery(admin)
  await expectAccessible(admin)
  for (const [language, width] of [
    ['de', PHONE],
    ['en', 1440],
  ] as const) {
    const words = WORDS[language]
    await asClient(browser, width, async (page) => {
      await page.goto(words.prefix + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.locked)
      await expectAccessible(page)
      const field = page.getByLabel(words.password)
      await field.fill('falsch')
      await page.keyboard.press('Enter')
      await expect(page.getByText(words.wrong)).toBeVisible()
      await field.fill(PASSWORD)
      await page.keyboard.press('Enter')
      await expect(page.getByText(LICENCE)).toBeVisible()
      await expect(page.getByText('Umschlag für Grün.pdf')).toBeVisible()
      // The original that was added is a picture, the other file is none.
      const thumbnail = page.locator('main li img')
      await expect(thumbnail).toHaveCount(1)
      const widthOf = () => thumbnail.evaluate((image) => Object(image).naturalWidth)
      await expect.poll(widthOf).toBeGreaterThan(0)
      await expect(page.getByRole('link', { name: new RegExp(`^${words.download}`) })).toHaveCount(0)
      await page.getByLabel(words.name).fill('Katrin Lorenzen')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect(page.getByLabel(words.accept)).toBeChecked()
      await expectAccessible(page)
      expect(await surplusWidth(page)).toBe(0)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      const links = page.getByRole('link', { name: new RegExp(`^${words.download}: `) })
      await expect(links).toHaveCount(2)
      await expectAccessible(page)
      expect(await surplusWidth(page)).toBe(0)
      const print = await save(page, () => links.first().click())
      expect(print.name).toBe('Umschlag für Grün.pdf')
      expect(print.bytes.equals(PRINT)).toBe(true)
      await expect(page.getByText(words.had)).toHaveCount(1)
      expect((await save(page, () => links.nth(1).click())).bytes.length).toBeGreaterThan(0)
      const zip = await save(page, () => page.getByRole('link', { name: words.zip }).click())
      expect(zip.bytes.subarray(0, 2).toString()).toBe('PK')
      expect(zip.bytes.includes(PRINT)).toBe(true)
    })
  }
  await show(admin, '/deliveries')
  await admin.getByRole('link', { name: 'Walbuch: Druckdaten' }).first().click()
  await expect(admin.getByRole('cell', { name: 'Alle als ZIP' })).toHaveCount(2)
  await expect(admin.getByRole('cell', { name: 'Katrin Lorenzen' })).toHaveCount(8)
})

test('an upload whose session ended goes on where it was, past a server that is just starting', async ({
  admin: page,
}) => {
  await createDelivery(page, 'Walfilm')
  const offsets: (string | undefined)[] = []
  const asked: number[] = []
  await page.route('**/illusde/api/admin/deliveries/*/files/*', async (route, request) => {
    if (request.method() === 'PATCH') {
      offsets.push(request.headers()['upload-offset'])
      if (offsets.length === 2) return route.fulfill({ status: 401 })
    }
    if (request.method() === 'HEAD' && asked.push(503) === 1) return route.fulfill({ status: 503 })
    return route.continue()
  })
  await page.locator('input[type=file]').setInputFiles({
    name: 'Wale.mov',
    mimeType: 'video/quicktime',
    buffer: Buffer.alloc(12_000_000, 'wal'),
  })
  await expect(page.getByText('Wale.mov: Ihre Sitzung ist zu Ende.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fortsetzen' }).click()
  await expect(page.getByText(/Wale\.mov, 12 MB, .*heruntergeladen/)).toBeVisible()
  expect(offsets).toEqual(['0', '5242880', '5242880', '10485760'])
  await expect(page.getByRole('button', { name: /^Entfernen: / })).toHaveCount(1)
})

test('a visitor shares a collection with a password, and a reader says it', async ({ browser, request }) => {
  const [Id = 0] = await firstImages(request, 1)
  const link = await asClient(browser, 1440, async (page) => {
    await page.addInitScript((id) => {
      localStorage.lightbox ??= JSON.stringify([{ Id: id, Note: 'Seite 4' }])
    }, Id)
    await page.goto('/auswahl')
    await page.getByRole('button', { name: 'Link mit Passwort oder Enddatum' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Link schützen')
    await expectAccessible(page)
    await page.getByLabel('Passwort').fill(PASSWORD)
    await page.getByRole('button', { name: 'Link erstellen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Link')
    await expect(page.getByText('Er öffnet sich mit Ihrem Passwort, bis zum')).toBeVisible()
    return page.getByLabel('Link zum Weitergeben').inputValue()
  })
  const { pathname, search } = new URL(link)
  for (const [language, width] of [
    ['de', 1440],
    ['en', PHONE],
  ] as const) {
    const { prefix, password, wrong } = WORDS[language]
    await asClient(browser, width, async (page) => {
      await page.goto(prefix + pathname + search)
      await page.getByLabel(password).fill('falsch')
      await page.keyboard.press('Enter')
      await expect(page.getByText(wrong)).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel(password).fill(PASSWORD)
      await page.keyboard.press('Enter')
      await expect(page.getByText('Seite 4')).toBeVisible()
    })
  }
})
