import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page } from '@playwright/test'
import { agencyDay } from '#site/dates.ts'
import { expectAccessible } from '../accessible.ts'
import { PHONE, resizeTo, show, WIDE } from '../admin-page.ts'
import { NOBODY_YET } from '../answers.ts'
import { readRecord } from '../call-admin-api.ts'
import { openPage } from '../open-page.ts'
import { test } from '../signed-in.ts'
import { speak } from '../staff-language.ts'
import { aNetwork } from '../visitor.ts'

/** Counts are stored every ten seconds. */
const COUNTED_IN_MS = 60_000
const TILES = 'main [data-image]'
const PAGE_VIEWS = /\/illusde\/api\/page-views$/

type Artist = { Id: number; Name: string; PortfolioUrl: string }

/** Somebody from Austria agrees, looks at a portfolio and enlarges, collects and enquires about a work, whose id is told, and searches for what is not there. */
async function visit(browser: Browser, site: string, artist: Artist, word: string): Promise<number> {
  const context = await browser.newContext({
    locale: 'de-AT',
    storageState: NOBODY_YET,
    // A slideshow would put another work under the pointer.
    reducedMotion: 'reduce',
    extraHTTPHeaders: aNetwork(),
  })
  const page = await context.newPage()
  const sent: unknown[] = []
  page.on('request', (request) => PAGE_VIEWS.test(request.url()) && sent.push(request.postDataJSON()))
  await openPage(page, `${site}${artist.PortfolioUrl}`)
  const tile = page.locator(TILES).first()
  const id = Number(await tile.getAttribute('data-image'))
  await page.locator(TILES).nth(1).locator('a').first().click()
  await closeZoom(page)
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect.poll(() => sent).toHaveLength(1)
  await tile.locator('a').first().click()
  await expect.poll(() => sent).toContainEqual({ kind: 'work', images: [id] })
  await closeZoom(page)
  await tile.getByRole('button', { pressed: false }).click()
  await expect.poll(() => sent).toContainEqual({ kind: 'collected', images: [id] })
  await openPage(page, `${site}/image-search?q=${word}`)
  await expect.poll(() => sent.at(-1)).toMatchObject({ search: { words: word, isAnswered: false } })
  await openPage(page, `${site}/kontakt?gesendet=1&motiv=${id}`)
  await expect.poll(() => sent.at(-1)).toEqual({ kind: 'enquired', images: [id] })
  await context.close()
  return id
}

/** Once all of it is there: what shows the picture before the scripts are loaded closes differently. */
async function closeZoom(page: Page): Promise<void> {
  const zoom = page.getByRole('dialog', { name: 'Bildansicht' })
  await expect(zoom.getByRole('heading').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/bild=/)
  await expect(zoom).toBeHidden()
}

type List = { List: string; Rows: { Subject: string }[] }

async function subjectsIn(page: Page, name: string): Promise<string[]> {
  const { Lists }: { Lists: List[] } = await readRecord(page, '/statistics')
  return Lists.find(({ List }) => List === name)?.Rows.map(({ Subject }) => Subject) ?? []
}

const row = (page: Page, section: string, name: string | RegExp) =>
  page.getByRole('region', { name: section, exact: true }).getByRole('row').filter({ hasText: name })

test('staff see what visitors who agreed looked at, in both languages, as CSV and as a sheet', async ({
  admin: page,
  browser,
  baseURL,
}) => {
  const site = (baseURL ?? '')
    .replace('localhost', 'www.zeichner.example')
    .replace('127.0.0.1', 'www.zeichner.example')
  // Letters only: many digits are not counted.
  const word = `wort${randomUUID().replace(/[^a-f]/g, '')}`
  const [artist]: Artist[] = await (await page.request.get(`${baseURL}/illusde/api/artists/all`)).json()
  if (!artist) throw new Error('There is no artist.')
  const image = await visit(browser, site, artist, word)

  await test.step('the numbers in German', async () => {
    await speak(page, 'Deutsch')
    // What was sent last is stored some seconds later.
    await expect.poll(() => subjectsIn(page, 'unanswered'), { timeout: COUNTED_IN_MS }).toContain(word)
    await expect.poll(() => subjectsIn(page, 'enquired'), { timeout: COUNTED_IN_MS }).toContain(String(image))
    await show(page, '/statistics')
    await expect(row(page, 'Suchen ohne Ergebnis', word)).toContainText('1')
    await expect(row(page, 'Angefragte Bilder', artist.Name).first()).toContainText(/[1-9]/)
    for (const [section, name] of [
      ['Suchen', word],
      ['Mappen', artist.Name],
      ['Länder laut Browsersprache', 'Österreich'],
      ['Herkunft', 'direkt oder unbekannt'],
      ['Sprache der Seiten', 'Deutsch'],
      ['Groß angesehene Bilder', artist.Name],
      ['In eine Auswahl genommen', artist.Name],
      ['Seiten', '/image-search'],
    ] as const)
      await expect(row(page, section, name).first()).toContainText(/[1-9]/)
    await expect(page.getByRole('img', { name: /^Diagramm: Besuche/ })).toBeVisible()
    // Below the head: the latest day.
    await expect(row(page, 'Besuche und Seitenaufrufe', /./).nth(1).getByRole('cell').last()).toHaveText(
      /[1-9]/,
    )
    await expectAccessible(page)
  })

  await test.step('a list as CSV', async () => {
    const loading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'CSV: Suchen ohne Ergebnis' }).click()
    const file = await loading
    expect(file.suggestedFilename()).toMatch(/^unanswered-.*\.csv$/)
    expect(readFileSync(await file.path(), 'utf8')).toContain(`${word},,,1`)
  })

  await test.step('whole months, by keys, and a period that is none', async () => {
    await page.getByRole('combobox', { name: 'Zeitraum' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: '12 Monate' }).click()
    // The head, the months without a visit in one line, and this month.
    await expect(row(page, 'Besuche und Seitenaufrufe', /./)).toHaveCount(3)
    await page.getByRole('combobox', { name: 'Zeitraum' }).click()
    await page.getByRole('option', { name: 'Eigener Zeitraum' }).click()
    // By its attribute: hidden from screen readers at once, it fades a moment longer.
    await expect(page.locator('[role=listbox]')).toHaveCount(0)
    await page.getByLabel('Von').fill('2999-01-01')
    await expect(page.getByText('Der erste Tag liegt nach dem letzten')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Von').fill(agencyDay(new Date()))
    await expect(row(page, 'Besuche und Seitenaufrufe', /./)).toHaveCount(2)
  })

  await test.step('the sheet of an artist, in English and on a phone', async () => {
    await speak(page, 'English')
    const choice = page.getByRole('combobox', { name: 'Artist' })
    await choice.fill(artist.Name)
    await page.getByRole('option', { name: artist.Name, exact: true }).click()
    await expect(page.getByText('Views of the portfolio')).toBeVisible()
    for (const [name, start] of [
      ['PDF in German', 'German'],
      ['PDF in English', 'English'],
    ] as const) {
      const loading = page.waitForEvent('download')
      await page.getByRole('link', { name }).click()
      const file = await loading
      expect([start, file.suggestedFilename()]).toEqual([start, expect.stringMatching(/\.pdf$/)])
      expect(readFileSync(await file.path(), 'latin1')).toMatch(/^%PDF-/)
    }
    await expect(row(page, 'Countries by browser language', 'Austria')).toContainText(/[1-9]/)
    await resizeTo(page, PHONE)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await resizeTo(page, WIDE)
    await speak(page, 'Deutsch')
  })
})
