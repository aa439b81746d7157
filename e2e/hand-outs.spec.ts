import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { readPdf } from '#tests/read-pdf.ts'
import { expectAccessible } from './accessible.ts'
import { firstImages, keepCollection, openSheet, share } from './collecting.ts'
import { CONTEXT_OF, press, type Way } from './ways-of-use.ts'

/** Returns a function that reads the PDFs saved since, also those of windows that the page opened. */
function downloadsOf(page: Page) {
  const paths: Promise<string>[] = []
  const watch = (one: Page) => one.on('download', (download) => paths.push(download.path()))
  watch(page)
  page.context().on('page', watch)
  return () => Promise.all(paths.map(async (path) => readPdf(await readFile(await path))))
}

const WAYS: Record<'german' | 'english', ['own' | 'shared', Way][]> = {
  german: [
    ['own', 'pointer'],
    ['shared', 'keyboard'],
  ],
  english: [
    ['own', 'touch'],
    ['shared', 'pointer'],
  ],
}

for (const { place, ways, words } of [
  {
    place: '/auswahl',
    ways: WAYS.german,
    words: {
      fold: 'PDF gestalten',
      layout: 'Anordnung',
      two: 'Zwei Bilder je Seite',
      title: 'Titel auf dem Deckblatt',
      note: 'Text auf dem Deckblatt',
      save: 'Als PDF speichern',
      done: 'Das PDF ist da.',
      table: 'Als Tabelle (CSV)',
      file: 'zeichner-auswahl',
    },
  },
  {
    place: '/en/auswahl',
    ways: WAYS.english,
    words: {
      fold: 'PDF layout and cover',
      layout: 'Layout',
      two: 'Two images per page',
      title: 'Title on the cover',
      note: 'Text on the cover',
      save: 'Save as PDF',
      done: 'Your PDF is ready.',
      table: 'Save as table (CSV)',
      file: 'zeichner-collection',
    },
  },
])
  for (const [kind, way] of ways)
    test.describe(`by ${way}`, () => {
      test.use(CONTEXT_OF[way])

      test(`the ${kind} collection at ${place} is taken along as PDF in the layout and with the words asked for, and as a table`, async ({
        page,
        request,
      }) => {
        const ids = await firstImages(request, 3)
        await keepCollection(page, ids)
        const shared = (await share(request, ids)).replace('/auswahl', place)
        await openSheet(page, 3, kind === 'own' ? place : shared)
        const address = page.url()
        await press(page.getByText(words.fold), way)
        await page.getByLabel(words.layout).selectOption(words.two)
        await page.getByLabel(words.title).fill('Kochbuch, Frühling')
        await page.getByLabel(words.note).fill('Für Freitag')
        await expectAccessible(page)
        const downloading = page.waitForEvent('download')
        await press(page.getByRole('button', { name: words.save }), way)
        const download = await downloading
        expect(download.suggestedFilename()).toBe(`${words.file}.pdf`)
        const { pages, title } = await readPdf(await readFile(await download.path()))
        expect(title).toContain('Kochbuch, Frühling')
        expect(pages.map(({ pictures }) => pictures)).toEqual([0, 2, 1])
        expect(pages[0]?.text).toContain('Für Freitag')
        await expect(page.getByText(words.done)).toBeVisible()
        const fetching = page.waitForEvent('download')
        const role = kind === 'own' ? 'button' : 'link'
        await press(page.getByRole(role, { name: words.table }), way)
        const table = await fetching
        expect(table.suggestedFilename()).toBe(`${words.file}.csv`)
        expect((await readFile(await table.path(), 'utf8')).split('\r\n')).toHaveLength(5)
        expect(page.url()).toBe(address)
      })
    })

test('a PDF that cannot be made is a sentence on the page, and what was typed stays', async ({
  page,
  request,
}) => {
  const path = await share(request, await firstImages(request, 1))
  await openSheet(page, 1, path)
  await page.getByText('PDF gestalten').click()
  const title = page.getByLabel('Titel auf dem Deckblatt')
  await title.fill('Kochbuch')
  const save = page.getByRole('button', { name: 'Als PDF speichern' })
  for (const [fault, words] of [
    [0, 'Keine Verbindung.'],
    [503, 'Gerade werden viele PDFs erstellt.'],
    [410, 'Diese Auswahl ist abgelaufen'],
    [500, 'Das PDF ließ sich nicht erstellen.'],
  ] as const) {
    await page.route('**/pdf', (route) => (fault ? route.fulfill({ status: fault }) : route.abort()), {
      times: 1,
    })
    await save.click()
    await expect(page.getByText(words)).toBeVisible()
  }
  await expect(title).toHaveValue('Kochbuch')
  await expect(page).toHaveURL(path)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a shared collection is taken along as PDF with a cover, and the page stays', async ({
    page,
    request,
  }) => {
    const path = await share(request, await firstImages(request, 2))
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const readPdfs = downloadsOf(page)
    await page.getByText('PDF gestalten').click()
    await page.getByLabel('Anordnung').selectOption('Ein Bild je Seite')
    await page.getByLabel('Titel auf dem Deckblatt').fill('Ohne Skript')
    await page.getByRole('button', { name: 'Als PDF speichern' }).click()
    await expect
      .poll(async () => (await readPdfs()).map(({ title, pages }) => [title, pages.length]))
      .toEqual([['Ohne Skript · Die Zeichner', 3]])
    await expect(page).toHaveURL(path)
  })
})

test('a portfolio is saved as PDF, and the page stays', async ({ page }) => {
  await page.goto('/en/illustrator/deniz-aksungur')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'As PDF' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('deniz-aksungur.pdf')
  const { pages, language } = await readPdf(await readFile(await download.path()))
  expect(language).toBe('en-GB')
  expect(pages[0]?.text).toContain('Deniz Aksungur')
  expect(pages[1]?.pictures).toBe(2)
  await expect(page).toHaveURL('/en/illustrator/deniz-aksungur')
})
